"""Sanctum Sanctorum, in the place of a location whose name no source tells (DHK-033)."""

import pytest

from tests.cards.tpcg.house_of_x.readers import reader
from versus.cards.tpcg.defenders_of_hells_kitchen.defenders import sanctum_sanctorum
from versus.games.tpcg.words import ENERGY, INTELLECT, MIGHT, SKILL
from versus.testing.tpcg import duel, rule, side


@rule("2P-LOC-14")
@pytest.mark.parametrize("symbol", [ENERGY, INTELLECT, MIGHT, SKILL])
def test_it_pays_any_of_four_symbols_for_its_team(symbol):
    for team, pays in (("Defenders", True), ("Underworld", False)):
        table = duel(p1=side(front=reader(symbol, team=team), resources=[sanctum_sanctorum]))
        assert table.p1.may("use", "Reader", power="Read") is pays


def test_it_pays_one_symbol_and_not_two():
    table = duel(p1=side(front=reader(ENERGY, MIGHT, team="Defenders"), resources=[sanctum_sanctorum]))
    assert table.p1.why_not("use", "Reader", power="Read") == "2P-PWR-17"
