"""Mystique (MNB-088)."""

from versus.cards.tpcg.marvel_battles.villains import mystique
from versus.testing.tpcg import duel, lying, rule, side


@rule("2P-CRD-02", "2P-MOD-02")
def test_impersonate_sets_her_base_numbers_and_her_counters_stay():
    table = duel(
        p1=side(front=lying(mystique, "+1"), resources="Training Ground"),
        p2=side(front=["Foe 7/3, +2", "Fox 1/1 h2, stunned"]),
    )
    assert "Fox" not in table.p1.could_choose("use", "Mystique", power="Impersonate")
    table.p1.uses("Mystique", "Impersonate", on="Foe")
    assert table.p1["Mystique"].base == (9, 5)
    assert table.p1["Mystique"].stats == (10, 6)
    table.p1.ends_turn()
    assert table.p1["Mystique"].stats == (3, 5)
