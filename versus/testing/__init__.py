"""A table to test rules and cards on, in the voice of a player; for this project and for card authors."""

from versus.testing.marks import rule
from versus.testing.position import Position, Side, dump_position, load_position
from versus.testing.seated import Refused
from versus.testing.spoken import lying, spoken
from versus.testing.table import Table, duel, lay, side

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
