"""Avengers Mansion (MNB-026)."""

import pytest

from versus.cards.tpcg.marvel_battles.avengers import avengers_mansion
from versus.games.tpcg.language.vocabulary import draw, super_power, supporting
from versus.games.tpcg.words import ENERGY, INTELLECT, MAIN, MIGHT, SKILL
from versus.testing.tpcg import duel, rule, side


@rule("2P-PWR-24")
@pytest.mark.parametrize("symbol", [ENERGY, INTELLECT, MIGHT, SKILL])
def test_it_pays_any_of_the_four_symbols_for_a_character_of_its_team(symbol):
    for team, may in (("Avengers", True), ("X-Men", False)):
        thinker = supporting(
            "T-1", "Thinker", cost=1, atk=1, defense=1, teams=(team,),
            powers=[super_power("Think", MAIN, symbol, draw())],
        )  # fmt: skip
        table = duel(p1=side(front=thinker, resources=avengers_mansion))
        assert table.p1.may("use", "Thinker", power="Think") is may
