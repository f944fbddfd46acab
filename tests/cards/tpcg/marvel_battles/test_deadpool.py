"""Deadpool, the main character (MNB-031, MNB-032) and the supporting one (MNB-039)."""

from tests.cards.tpcg.marvel_battles.levels import at_both_levels
from versus.cards.tpcg.marvel_battles.main_characters import deadpool_1, deadpool_2
from versus.cards.tpcg.marvel_battles.plot_twists import find_cover
from versus.cards.tpcg.marvel_battles.x_men import deadpool
from versus.testing.tpcg import duel, lay, lying, rule, side


@rule("2P-KEY-12")
@at_both_levels(deadpool_1, deadpool_2)
def test_merc_with_a_mouth_makes_your_side_lethal_this_turn(main):
    table = duel(
        p1=side(main=main, front=["Ann 3/3", "Bob 3/3"], resources="Training Ground"),
        p2=side(front="Foe 1/3"),
    )
    table.p1.uses("Deadpool", "Merc with a Mouth")
    table.p1.attacks("Ann", "Foe")
    table.passes()
    assert table.p2["Foe"].koed
    table.p1.ends_turn()
    assert table.p1["Bob"].keywords == []


def no_one_left(*enemies):
    table = lay(side(main=deadpool_1, levels=deadpool_2, front="Ann 1/1"), *enemies)
    table.p1.ends_turn()
    return table.p1.xp


def test_he_gains_xp_when_all_characters_of_one_enemy_are_stunned():
    beaten = side(main="Boss 1/5, stunned", front="Foe 1/1, stunned")
    assert no_one_left(beaten) == 1
    assert no_one_left(side(), beaten) == 1
    assert no_one_left(side(main="Boss 1/5, stunned", front="Foe 1/1")) == 0
    assert no_one_left(side(main="Boss 1/5", front="Foe 1/1, stunned")) == 0


def facing(**theirs):
    enemy = side(main="Boss 1/5, stunned", front="Foe 1/1, stunned", **theirs)
    table = duel(p1=side(main=deadpool_2, main_row="front", resources="Academy"), p2=enemy)
    table.p1.uses("Deadpool", "Oh, there's someone! Hi there!")
    return table


def test_from_then_on_he_attacks_a_player_without_anybody_left():
    table = facing()
    table.p1.uses("Deadpool", "Attack a Player")
    assert table.p1.main.attacking
    table.passes()
    assert table.over
    assert table.winners == [1]


def test_a_player_may_be_defended_with_plot_twists_and_is_then_as_before():
    table = facing(hand=[find_cover, find_cover])
    table.p1.uses("Deadpool", "Attack a Player")
    table.p1.passes()
    table.p2.plays("Find Cover")
    table.p1.passes()
    table.p2.plays("Find Cover")
    table.passes()
    assert not table.over
    assert table.p2.front == ["Foe"]
    assert table.p1.main.exhausted
    assert table.p1.why_not("use", "Deadpool", power="Attack a Player") is not None


def test_a_player_with_an_unstunned_character_is_not_attacked():
    table = duel(
        p1=side(main=deadpool_2, main_row="front", resources="Academy"),
        p2=side(main="Boss 1/5, stunned", front="Foe 1/1"),
    )
    table.p1.uses("Deadpool", "Oh, there's someone! Hi there!")
    assert table.p1.why_not("use", "Deadpool", power="Attack a Player") == "2P-GEN-01"


def test_a_bad_man_comes_back_from_the_ko_pile():
    table = duel(p1=side(ko=deadpool, resources="Fortress"), at="build")
    table.p1.uses("Deadpool", "Can't Keep a Bad Man Down", on="back")
    assert table.p1["Deadpool"].row == "back"
    table = duel(p1=side(front=lying(deadpool, "w0"), resources="Fortress"), at="build")
    assert table.p1.why_not("use", "Deadpool", power="Can't Keep a Bad Man Down") == "2P-GEN-01"


@rule("2P-KEYC-34")
def test_the_mercenary_joins_a_main_character_of_any_team():
    table = duel(
        p1=side(main="Hero 3/3 Avengers", main_row="front", front=[deadpool, "Ann 1/1 Avengers"]),
        p2=side(front="Foe 1/9"),
    )
    table.p1.attacks(["Hero", "Deadpool"], "Foe")
    table.passes()
    table.p2.strikes("Hero")
