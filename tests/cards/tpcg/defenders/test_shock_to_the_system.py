"""Shock to the System (DEF-054)."""

from versus.cards.tpcg.defenders.underworld import shock_to_the_system
from versus.testing.tpcg import duel, rule, side


def test_an_attacker_has_three_atk_less_for_the_combat():
    table = duel(p1=side(front="5/5"), p2=side(front="1/3 h2", hand=shock_to_the_system))
    table.p1.attacks("5/5", "1/3")
    table.p1.passes()
    table.p2.plays("Shock to the System")
    assert table.p1["5/5"].stats == (2, 5)
    table.passes()
    assert table.p2["1/3"].face_up
    assert table.p1["5/5"].stats == (5, 5)


@rule("2P-CMB-54", "2P-MOD-09")
def test_whoever_has_none_left_does_not_strike():
    table = duel(p1=side(front="2/5"), p2=side(front="1/1 h2", hand=shock_to_the_system))
    table.p1.attacks("2/5", "1/1")
    table.p1.passes()
    table.p2.plays("Shock to the System")
    table.passes()
    assert table.p2["1/1"].face_up
    assert table.happened("strikes", "1/1") == 0


def test_a_defender_feels_no_shock_and_no_team_is_needed():
    table = duel(p1=side(front="5/5", hand=shock_to_the_system), p2=side(front="9/9"))
    table.p1.attacks("5/5", "9/9")
    table.p1.plays("Shock to the System")
    assert table.p2["9/9"].stats == (9, 9)
    table.passes()
