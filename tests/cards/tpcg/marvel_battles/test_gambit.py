"""Gambit (MNB-041)."""

from versus.cards.tpcg.marvel_battles.x_men import gambit
from versus.testing.tpcg import duel, side

HAND = ["Ann 1/1 c4", "Bob 1/1 c5", "Cat 1/1 c3", "Academy"]


def throwing(*hand):
    return duel(
        p1=side(front=gambit, resources="Laboratory", hand=list(hand)),
        p2=side(front=["Foe 3/3 c4", "Fox 1/1 c9 h2, stunned"]),
    )


def test_a_card_that_costs_enough_stuns():
    table = throwing(*HAND)
    table.p1.uses("Gambit", "Kinetic Card Throw", on=["Foe", "yes"], paying="Laboratory")
    assert table.p1.choices == ["Ann", "Bob"]
    table.p1.chooses("Ann")
    assert table.p2["Foe"].stunned
    assert "Ann" in table.p1.ko_pile


def test_without_such_a_card_or_will_nothing_happens():
    for hand, says in ((["Cat 1/1 c3"], "yes"), (HAND, "no")):
        table = throwing(*hand)
        table.p1.uses("Gambit", "Kinetic Card Throw", on=["Foe", says], paying="Laboratory")
        assert table.p2["Foe"].face_up
        assert len(table.p1.hand) == len(hand)
