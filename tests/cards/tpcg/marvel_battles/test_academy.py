"""Academy (MNB-111)."""

from versus.cards.tpcg.marvel_battles.locations import academy
from versus.games.tpcg.language.vocabulary import draw, super_power, supporting
from versus.games.tpcg.words import ENERGY, INTELLECT, MAIN, MIGHT, SKILL
from versus.testing.tpcg import duel, side


def test_it_pays_its_symbol_and_no_other():
    for symbol in (ENERGY, INTELLECT, MIGHT, SKILL):
        power = super_power("Think", MAIN, symbol, draw())
        thinker = supporting("T-1", "Thinker", cost=1, atk=1, defense=1, powers=[power])
        table = duel(p1=side(front=thinker, resources=academy))
        assert table.p1.may("use", "Thinker", power="Think") is (symbol == INTELLECT)
