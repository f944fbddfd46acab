"""Tombstone (DHK-052): nothing but his name is stated; after SFO-011, without what it says of Freeze."""

import pytest

from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import tombstone
from versus.testing.tpcg import duel, side


@pytest.mark.parametrize("uses", [True, False])
def test_hard_as_marble_he_is_not_struck_by_the_one_he_chooses(uses):
    table = duel(p1=side(front="9/9"), p2=side(front=tombstone, resources="Fortress"))
    table.p1.attacks("9/9", "Tombstone")
    table.p1.passes()
    if uses:
        table.p2.uses("Tombstone", "Hard as Marble")
    table.passes()
    assert table.p2["Tombstone"].in_play is uses


def test_of_two_attackers_the_other_one_strikes():
    table = duel(p1=side(front=["3/9 X-Men", "5/8 X-Men"]), p2=side(front=tombstone, resources="Fortress"))
    table.p1.attacks(["3/9", "5/8"], "Tombstone")
    table.p1.passes()
    table.p2.uses("Tombstone", "Hard as Marble", on="3/9")
    table.passes()
    table.p2.strikes("3/9")
    assert table.p2["Tombstone"].in_play, "5 of 6"
