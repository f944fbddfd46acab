"""Doctor Strange (DHK-025): nothing but his name is stated; after MNB-019."""

from versus.cards.tpcg.defenders_of_hells_kitchen.defenders import doctor_strange
from versus.testing.tpcg import duel, side


def test_he_transmutes_counters_either_way():
    table = duel(p1=side(front=[doctor_strange, "9/9, -2"], resources=["Academy"]), p2=side(front="5/5, +2"))
    thought = table.imagined()
    table.p1.uses("Doctor Strange", "Transmute", on="5/5")
    assert (table.p2["5/5"].plus, table.p2["5/5"].minus) == (0, 2)
    thought.p1.uses("Doctor Strange", "Transmute", on="9/9")
    assert (thought.p1["9/9"].plus, thought.p1["9/9"].minus) == (2, 0)


def test_once_a_turn():
    table = duel(p1=side(front=doctor_strange, resources=["Academy", "Academy"]), p2=side(front="5/5, +2"))
    table.p1.uses("Doctor Strange", "Transmute", on="5/5")
    assert table.p1.why_not("use", "Doctor Strange", power="Transmute") == "2P-PWR-26"


def test_he_flies():
    table = duel(p1=side(front=doctor_strange), p2=side(front="1/1", back="2/2"))
    assert table.p1.may("attack", "Doctor Strange", "2/2")
