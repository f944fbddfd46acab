"""Hellcat (DEF-010)."""

import pytest

from versus.cards.tpcg.defenders.defenders import hellcat
from versus.testing.tpcg import duel, rule, side


@rule("2P-KEYC-38")
@pytest.mark.parametrize(("state", "wounds"), [(", exhausted", 0), ("", 1)])
def test_an_exhausted_defender_does_not_strike_hellcat(state, wounds):
    table = duel(p1=side(front=hellcat), p2=side(front=f"9/9{state}"))
    table.p1.attacks("Hellcat", "9/9")
    table.passes()
    assert table.p1["Hellcat"].wounds == wounds


@rule("2P-KEYC-38")
def test_in_a_team_attack_the_exhausted_defender_strikes_her_fellow():
    table = duel(p1=side(front=[hellcat, "2/2 h2 Defenders"]), p2=side(front="9/9, exhausted"))
    table.p1.attacks(["Hellcat", "2/2"], "9/9")
    table.passes()
    assert table.p1["2/2"].stunned
    assert table.p1["Hellcat"].face_up


def test_who_attacks_hellcat_strikes_her_though_attackers_are_exhausted():
    table = duel(p1=side(front="9/9"), p2=side(front=hellcat))
    table.p1.attacks("9/9", "Hellcat")
    table.passes()
    assert table.p2["Hellcat"].stunned
