"""Professor X, the main character (MNB-033, MNB-034) and the supporting one (MNB-048)."""

from tests.cards.tpcg.marvel_battles.levels import at_both_levels
from versus.cards.tpcg.marvel_battles.main_characters import professor_x_1, professor_x_2
from versus.cards.tpcg.marvel_battles.x_men import professor_x
from versus.testing.tpcg import duel, side


@at_both_levels(professor_x_1, professor_x_2)
def test_cerebro_finds_a_character_among_five_and_lays_the_rest_below(main):
    deck = ["Academy", "Ann 1/1", "Fortress", "Bob 1/1", "Laboratory", "Cat 1/1"]
    table = duel(p1=side(main=main, resources="Laboratory", deck=deck), at="build")
    table.p1.uses("Professor X", "Cerebro", on=["Bob", "Laboratory", "Ann", "Academy"])
    assert table.p1.hand == ["Bob"]
    assert table.p1.deck == ["Cat", "Laboratory", "Ann", "Academy", "Fortress"]


def test_a_dream_of_peace_wants_a_turn_without_an_attack():
    mine = side(main=professor_x_1, levels=professor_x_2, front="Ann 1/1")
    table = duel(p1=mine, p2=side(front="Foe 1/9"))
    table.p1.ends_turn()
    assert table.p1.xp == 1
    table.p2.goes_to("main")
    table.p2.attacks("Foe", "Ann")
    table.passes()
    table.p2.ends_turn()
    assert table.p1.xp == 1
    table = duel(p1=mine, p2=side(front="Foe 1/9"))
    table.p1.attacks("Ann", "Foe")
    table.passes()
    table.p1.ends_turn()
    assert table.p1.xp == 0


def test_mental_domination_borrows_even_a_main_character_for_the_turn():
    table = duel(
        p1=side(main=professor_x_2, resources="Academy"), p2=side(main="Boss 5/5, exhausted", front="Foe 2/2")
    )
    table.p1.uses("Professor X", "Mental Domination", on=["Boss", "front"])
    assert table.p2.main.controller == 1
    assert table.p2.main.ready
    table.p1.attacks("Boss", "Foe")
    table.passes()
    assert table.p2["Foe"].stunned
    table.p1.ends_turn(on="back")
    assert table.p2.main.controller == 2


def test_mind_control_borrows_a_supporting_character():
    table = duel(
        p1=side(front=professor_x, resources="Academy"),
        p2=side(front=["Foe 2/2, exhausted", "Fox 1/1 h2, stunned", "Bud 1/1"]),
    )
    assert sorted(table.p1.could_choose("use", "Professor X", power="Mind Control")) == ["Bud", "Foe"]
    table.p1.uses("Professor X", "Mind Control", on=["Foe", "front"])
    assert table.p2["Foe"].controller == 1
    assert table.p2["Foe"].ready
    table.p1.ends_turn(on="front")
    assert table.p2["Foe"].controller == 2
    table.p2.ends_turn()
    table.p1.ends_turn()
    assert table.p2["Foe"].controller == 2
