"""Fisk Tower (DHK-062)."""

import pytest

from tests.cards.tpcg.house_of_x.readers import reader
from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import fisk_tower
from versus.cards.tpcg.defenders_of_hells_kitchen.underworld_main_characters import kingpin_1
from versus.games.tpcg.words import ENERGY, INTELLECT, MIGHT, SKILL
from versus.testing.tpcg import duel, rule, side


@rule("2P-LOC-14")
@pytest.mark.parametrize("symbol", [ENERGY, INTELLECT, MIGHT, SKILL])
def test_it_pays_any_of_four_symbols_for_its_team(symbol):
    for team, pays in (("Underworld", True), ("Defenders", False)):
        table = duel(p1=side(front=reader(symbol, team=team), resources=[fisk_tower]))
        assert table.p1.may("use", "Reader", power="Read") is pays


def test_it_pays_one_symbol_and_not_two():
    table = duel(p1=side(front=reader(ENERGY, MIGHT, team="Underworld"), resources=[fisk_tower]))
    assert table.p1.why_not("use", "Reader", power="Read") == "2P-PWR-17"


@rule("2P-PWR-21")
def test_kingpin_pays_for_criminal_mastermind_with_it():
    table = duel(p1=side(main=kingpin_1, hand=[fisk_tower]), p2=side(front="3/3, +1"))
    table.p1.uses("Kingpin", "Criminal Mastermind", on=["3/3", "yes"])
    assert table.p2["3/3"].plus == 0
    assert table.p1.ko_pile == ["Fisk Tower"]
