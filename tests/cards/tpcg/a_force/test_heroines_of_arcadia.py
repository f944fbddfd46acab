"""Heroines of Arcadia (AFF-023)."""

from versus.cards.tpcg.a_force.heroines import heroines_of_arcadia
from versus.testing.tpcg import duel, side


def fight(*attackers):
    p1 = side(front=["Ann 1/9 A-Force", "Bob 2/9 A-Force"], hand=heroines_of_arcadia)
    table = duel(p1=p1, p2=side(front="Wall 0/99"))
    table.p1.attacks(list(attackers), "Wall")
    table.p1.plays("Heroines of Arcadia")
    return table


def test_each_team_attacker_gets_three_atk_this_combat():
    table = fight("Ann", "Bob")
    assert (table.p1["Ann"].stats, table.p1["Bob"].stats) == ((4, 9), (5, 9))
    table.passes()
    assert table.p1["Ann"].stats == (1, 9)


def test_a_solo_attacker_gets_nothing():
    table = fight("Ann")
    assert table.p1["Ann"].stats == (1, 9)
    table.passes()


def test_it_needs_somebody_of_a_force():
    p1 = side(front=["Ann 1/9 X-Men", "Bob 1/9 X-Men"], hand=heroines_of_arcadia)
    table = duel(p1=p1, p2=side(front="Wall 0/99"))
    table.p1.attacks(["Ann", "Bob"], "Wall")
    assert table.p1.why_not("play", "Heroines of Arcadia") == "2P-PLT-09"
    table.passes()
