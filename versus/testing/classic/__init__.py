"""A table to test the classic rules and cards on, in the voice of a player."""

from versus.testing.classic.position import Position, Side
from versus.testing.classic.spoken import lying, powered, spoken
from versus.testing.classic.table import Table, duel, side
from versus.testing.marks import rule
from versus.testing.seated import Refused

__all__ = ["Position", "Refused", "Side", "Table", "duel", "lying", "powered", "rule", "side", "spoken"]
