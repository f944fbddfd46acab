"""Asteroid M (HOX-028)."""

import pytest

from tests.cards.tpcg.house_of_x.readers import reader
from versus.cards.tpcg.house_of_x.brotherhood import asteroid_m, blob
from versus.games.tpcg.text import card_text
from versus.games.tpcg.words import ENERGY, INTELLECT, MIGHT, SKILL
from versus.testing.tpcg import duel, rule, side


@rule("2P-CRD-36")
def test_asteroid_m_pays_any_of_four_symbols_for_a_brotherhood_character():
    table = duel(p1=side(front=blob, resources=asteroid_m))
    table.p1.uses("Blob", "Pain Immunity")
    assert not table.p1["Asteroid M"].face_up
    assert card_text(asteroid_m) == [
        "Special location. Pays [Energy], [Intellect], [Might] or [Skill] for a [Brotherhood] character."
    ]


@rule("2P-CRD-36")
@pytest.mark.parametrize("symbol", [ENERGY, INTELLECT, MIGHT, SKILL])
def test_asteroid_m_pays_for_nobody_else(symbol):
    for team, pays in (("Brotherhood", True), ("X-Men", False), ("", False)):
        table = duel(p1=side(front=reader(symbol, team=team), resources=asteroid_m))
        assert table.p1.why_not("use", "Reader", power="Read") == (None if pays else "2P-PWR-17")


def test_asteroid_m_pays_one_symbol_and_not_two():
    table = duel(p1=side(front=reader(ENERGY, MIGHT, team="Brotherhood"), resources=asteroid_m))
    assert table.p1.why_not("use", "Reader", power="Read") == "2P-PWR-17"
