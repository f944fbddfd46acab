"""School for Gifted Youngsters (HOX-059)."""

import pytest

from tests.cards.tpcg.house_of_x.readers import reader
from versus.cards.tpcg.house_of_x.oddities import school
from versus.games.tpcg.words import ENERGY, INTELLECT, MIGHT, SKILL
from versus.testing.tpcg import duel, side


@pytest.mark.parametrize("symbol", [ENERGY, INTELLECT, MIGHT, SKILL])
def test_the_school_pays_any_of_four_symbols_for_an_x_man(symbol):
    for team, pays in (("X-Men", True), ("Brotherhood", False)):
        table = duel(p1=side(front=reader(symbol, team=team), resources=[school]))
        assert table.p1.may("use", "Reader", power="Read") is pays


def test_the_school_pays_one_symbol_and_not_two():
    table = duel(p1=side(front=reader(ENERGY, MIGHT, team="X-Men"), resources=[school]))
    assert table.p1.why_not("use", "Reader", power="Read") == "2P-PWR-17"
