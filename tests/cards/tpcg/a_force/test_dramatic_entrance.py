"""Dramatic Entrance (AFF-050)."""

from versus.cards.tpcg.a_force.femme_fatales import dramatic_entrance, spiral
from versus.testing.tpcg import duel, side


def ambush(*hand, back=()):
    p2 = side(front=["Foe 1/1"], back=[spiral, *back], hand=[dramatic_entrance, *hand])
    table = duel(p1=side(front="Ann 3/3"), p2=p2)
    table.p1.attacks("Ann", "Foe")
    table.p1.passes()
    return table


def test_a_character_from_hand_takes_the_defenders_place_and_is_koed_as_the_combat_ends():
    table = ambush("Hero 9/9")
    table.p2.plays("Dramatic Entrance", on=["yes", "Hero"])
    assert table.p2["Hero"].row == "front"
    assert table.p2["Hero"].defending
    table.passes()
    assert table.p1["Ann"].koed or table.p1["Ann"].stunned
    assert table.p2["Foe"].face_up
    assert table.p2["Hero"].koed


def test_it_may_be_declined_and_the_attacking_player_gains_nothing_by_it():
    table = ambush("Hero 9/9")
    table.p2.plays("Dramatic Entrance", on="no")
    assert table.p2["Foe"].defending
    table.passes()
    p1 = side(front=["Ann 3/3", spiral], hand=[dramatic_entrance, "Hero 9/9"])
    table = duel(p1=p1, p2=side(front="Foe 1/9"))
    table.p1.attacks("Ann", "Foe")
    table.p1.plays("Dramatic Entrance")
    assert table.p1.hand == ["Hero"]
    table.passes()
