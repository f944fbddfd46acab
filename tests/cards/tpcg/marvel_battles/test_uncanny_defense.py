"""Uncanny Defense (MNB-051)."""

from versus.cards.tpcg.marvel_battles.x_men import uncanny_defense
from versus.testing.tpcg import duel, rule, side


def defending(**mine):
    table = duel(
        p1=side(front="Foe 3/3"),
        p2=side(front="Ann 1/1 X-Men", back=["Bob 9/9", "Cat 1/1"], hand=uncanny_defense, **mine),
    )
    table.p1.attacks("Foe", "Ann")
    table.p1.passes()
    return table


def test_another_character_of_yours_defends_in_the_others_place():
    table = defending()
    table.p2.plays("Uncanny Defense", on="Bob")
    assert table.p2["Bob"].defending
    assert (table.p2["Bob"].row, table.p2["Ann"].row) == ("front", "back")
    table.passes()
    assert table.p1["Foe"].stunned
    assert table.p2["Ann"].face_up


@rule("2P-PLT-08")
def test_it_may_be_anybody_face_up_on_your_side():
    table = defending()
    assert sorted(table.p2.could_choose("play", "Uncanny Defense")) == sorted(
        ["Bob", "Cat", table.p2.main.name]
    )
    table.passes()


def test_an_attacker_who_plays_it_changes_nothing():
    table = duel(p1=side(front=["Ann 2/2 X-Men", "Bob 9/9"], hand=uncanny_defense), p2=side(front="Foe 1/1"))
    table.p1.attacks("Ann", "Foe")
    table.p1.plays("Uncanny Defense")
    assert table.p1["Ann"].attacking
    assert table.p2["Foe"].defending
    table.passes()
