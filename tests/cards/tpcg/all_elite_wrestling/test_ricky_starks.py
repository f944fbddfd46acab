"""Ricky Starks (AEW-047)."""

from versus.cards.tpcg.all_elite_wrestling.heels import ricky_starks
from versus.testing.tpcg import duel, lying, rule, side


@rule("2P-KEY-11")
def test_he_leaps_on_his_turn():
    table = duel(p1=side(front=ricky_starks), p2=side(front="Wall 1/9", back="Sage 1/9"))
    assert table.p1.may("attack", "Ricky Starks", "Sage")


def test_absolute_adds_each_number_to_the_other_at_once():
    """The card's own example: 3/6 becomes 9/9."""
    table = duel(p1=side(front=ricky_starks, resources="Training Ground"), p2=side(front="Foe 0/99"))
    table.p1.attacks("Ricky Starks", "Foe")
    table.p1.uses("Ricky Starks", "Absolute")
    assert table.p1["Ricky Starks"].stats == (9, 9)
    table.passes()
    assert table.p1["Ricky Starks"].stats == (3, 6)


def test_his_current_numbers_count():
    p1 = side(front=lying(ricky_starks, "+2"), resources="Training Ground")
    table = duel(p1=p1, p2=side(front="Foe 0/99"))
    table.p1.attacks("Ricky Starks", "Foe")
    table.p1.uses("Ricky Starks", "Absolute")
    assert table.p1["Ricky Starks"].stats == (13, 13)
    table.passes()


@rule("2P-PWR-26")
def test_once_a_turn_on_any_turn():
    p2 = side(front=ricky_starks, resources=["Training Ground"] * 2)
    table = duel(p1=side(front="Foe 0/99"), p2=p2)
    table.p1.attacks("Foe", "Ricky Starks")
    table.p1.passes()
    table.p2.uses("Ricky Starks", "Absolute")
    table.p1.passes()
    assert table.p2.why_not("use", "Ricky Starks", power="Absolute") == "2P-PWR-26"
    table.passes()
