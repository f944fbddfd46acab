"""Luke Cage (MNB-018)."""

from versus.cards.tpcg.marvel_battles.avengers import luke_cage
from versus.games.tpcg.language.vocabulary import main_character
from versus.testing.tpcg import duel, rule, side


@rule("2P-CRD-08")
def test_impervious_skin_keeps_a_defending_cage_from_the_wound_of_a_stun():
    table = duel(p1=side(front="Foe 9/9"), p2=side(front=luke_cage, resources="Fortress"))
    table.p1.attacks("Foe", "Luke Cage")
    table.p1.passes()
    table.p2.uses("Luke Cage", "Impervious Skin")
    table.passes()
    assert table.p2["Luke Cage"].stunned
    assert table.p2["Luke Cage"].wounds == 0


@rule("2P-CRD-08")
def test_impervious_skin_is_not_for_combats_of_others():
    table = duel(p1=side(front="Foe 9/9"), p2=side(front=[luke_cage, "Ann 1/1"], resources="Fortress"))
    table.p1.attacks("Foe", "Ann")
    table.p1.passes()
    assert table.p2.why_not("use", "Luke Cage", power="Impervious Skin") == "2P-PWR-13"
    table.passes()


def test_in_the_next_combat_he_is_wounded_as_others_are():
    table = duel(p1=side(front=["Foe 1/9", "Fox 9/9"]), p2=side(front=luke_cage, resources="Fortress"))
    table.p1.attacks("Foe", "Luke Cage")
    table.p1.passes()
    table.p2.uses("Luke Cage", "Impervious Skin")
    table.passes()
    table.p1.attacks("Fox", "Luke Cage")
    table.passes()
    assert table.p2["Luke Cage"].koed


@rule("2P-CRD-09")
def test_a_main_luke_cage_is_powered_up_by_this_one():
    boss = main_character("T-2", "Luke Cage", atk=3, defense=5)
    table = duel(p1=side(main=boss, main_row="front", hand=luke_cage), p2=side(front="Foe 1/9"))
    table.p1.attacks("Luke Cage", "Foe")
    table.p1.powers_up(table.p1.main.name)
    assert table.p1.main.plus == 1
    table.passes()
