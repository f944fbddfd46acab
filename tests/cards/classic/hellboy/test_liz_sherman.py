"""Liz Sherman (HEL-003, HEL-006)."""

import pytest

from versus.cards.classic.hellboy.bprd import pyrokinesis, uncontrolled_power
from versus.cards.classic.hellboy.thule import damn_nazis, ilsa_haupstein, kroenen
from versus.testing.classic import duel, lying, rule, side

# Pyrokinesis


@pytest.mark.parametrize(("victim", "may"), [(damn_nazis, True), (kroenen, True), (ilsa_haupstein, False)])
def test_pyrokinesis_stuns_a_character_of_cost_two_or_less(victim, may):
    table = duel(p1=side(front=[pyrokinesis]), p2=side(front=[victim]))
    assert table.p1.may("use", "Liz") is may
    if may:
        table.p1.uses("Liz")
        assert table.p1["Liz"].exhausted
        table.passes()
        assert table.p2[victim.name].stunned
        assert table.p2.endurance == 50 - victim.cost


def test_pyrokinesis_does_nothing_while_exhausted():
    table = duel(p1=side(front=[lying(pyrokinesis, "exhausted")]), p2=side(front=[damn_nazis]))
    assert table.p1.why_not("use", "Liz") == "CL-GEN-14"


@pytest.mark.parametrize("liz", [pyrokinesis, uncontrolled_power], ids=lambda card: card.key)
def test_liz_attacks_from_behind_but_no_protected_character(liz):
    table = duel(p1=side(support=[liz]), p2=side(front=[damn_nazis], support=[kroenen]))
    assert table.p1.why_not("propose", "Liz", "Karl") == "CL-FRM-12"
    table.p1.attacks("Liz", "Damn Nazis")
    table.passes()
    assert table.p2["Damn Nazis"].stunned
    assert not table.p1["Liz"].stunned


# Uncontrolled Power


@rule("CL-CRD-01")
def test_uncontrolled_power_costs_each_player_eight_also_below_zero():
    table = duel(p1=side(front=[uncontrolled_power]), p2=side(endurance=5))
    table.p1.uses("Liz")
    table.passes()
    assert (table.p1.endurance, table.p2.endurance) == (42, -3)
    assert table.p1.why_not("use", "Liz") == "CL-GEN-14"
