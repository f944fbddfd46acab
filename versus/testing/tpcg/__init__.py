"""A table to test 2PCG rules and cards on, in the voice of a player."""

from versus.games.tpcg.positions.position import Position, Side, dump_position, load_position
from versus.games.tpcg.positions.spoken import lying, spoken
from versus.testing.marks import rule
from versus.testing.table import Refused
from versus.testing.tpcg.table import Table, duel, lay, side

__all__ = [
    "Position",
    "Refused",
    "Side",
    "Table",
    "duel",
    "dump_position",
    "lay",
    "load_position",
    "lying",
    "rule",
    "side",
    "spoken",
]
