"""A table to test the classic rules and cards on, in the voice of a player."""

from versus.games.classic.positions.position import Position, Side
from versus.games.classic.positions.spoken import lying, powered, spoken
from versus.testing.classic.table import Table, duel, side
from versus.testing.marks import rule
from versus.testing.table import Refused

__all__ = ["Position", "Refused", "Side", "Table", "duel", "lying", "powered", "rule", "side", "spoken"]
