"""Dr. Strange (MNB-019)."""

from versus.cards.tpcg.marvel_battles.avengers import dr_strange
from versus.testing.tpcg import duel, side


def test_transmute_turns_counters_over_either_way():
    for state, plus, minus in (("+2", 0, 2), ("-2", 2, 0)):
        table = duel(p1=side(front=dr_strange, resources="Academy"), p2=side(front=f"Foe 5/5, {state}"))
        table.p1.uses("Dr. Strange", "Transmute", on="Foe")
        assert (table.p2["Foe"].plus, table.p2["Foe"].minus) == (plus, minus)


def test_transmuted_counters_may_bring_somebody_down():
    table = duel(p1=side(front=dr_strange, resources="Academy"), p2=side(front="Foe 1/1, +2"))
    table.p1.uses("Dr. Strange", "Transmute", on="Foe")
    assert table.p2["Foe"].stunned
