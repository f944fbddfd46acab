"""Laboratory (DHK-069): its symbol is stated."""

import pytest

from tests.cards.tpcg.house_of_x.readers import reader
from versus.cards.tpcg.defenders_of_hells_kitchen.locations import laboratory
from versus.games.tpcg.words import ENERGY, INTELLECT, MIGHT, SKILL
from versus.testing.tpcg import duel, rule, side


@rule("2P-LOC-14")
@pytest.mark.parametrize("symbol", [ENERGY, INTELLECT, MIGHT, SKILL])
def test_laboratory_pays_energy_for_anybody_and_nothing_else(symbol):
    table = duel(p1=side(front=reader(symbol), resources=[laboratory]))
    assert table.p1.may("use", "Reader", power="Read") is (symbol == ENERGY)
