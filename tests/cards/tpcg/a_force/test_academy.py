"""Academy (AFF-055)."""

from versus.cards.tpcg.a_force.locations import academy
from versus.games.tpcg.language.vocabulary import draw, super_power, supporting
from versus.games.tpcg.words import ENERGY, INTELLECT, MAIN, MIGHT, SKILL
from versus.testing.tpcg import duel, side

SYMBOLS = (ENERGY, INTELLECT, MIGHT, SKILL)
USER = supporting(
    "T-U", "User", cost=1, atk=1, defense=1,
    powers=[super_power(f"Power {symbol}", MAIN, symbol, draw()) for symbol in SYMBOLS],
)  # fmt: skip


def test_it_pays_its_one_symbol_for_anybody():
    table = duel(p1=side(front=USER, resources=academy, deck=3))
    able = [s for s in SYMBOLS if table.p1.may("use", "User", power=f"Power {s}")]
    assert able == [INTELLECT]
    table.p1.uses("User", f"Power {INTELLECT}")
    assert not table.p1["Academy"].face_up
