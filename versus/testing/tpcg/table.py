"""The table: players speak, cards answer.

    table = duel(p1=side(front="Daken 3/3 h2"), p2=side(front=["Blob 1/3 h2", "Toad 3/3 h1"]))
    table.p1.attacks("Daken", "Blob")
    table.passes()
    assert table.p2["Blob"].stunned

Every answer is given five ways (see `five_ways`), and a test that ends inside an effect fails.
"""

from __future__ import annotations

from typing import Any

from versus.games.tpcg.flow import attacks
from versus.games.tpcg.positions.position import LaidOut, Layout, Position, Side
from versus.games.tpcg.rules import TWO_AGAINST_TWO, TWO_HEADED, Rules
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.words import GO_ON, P_COMBAT, PASS
from versus.kernel.ask import Ask, Option
from versus.kernel.types import CardId
from versus.testing.table import SharedTable
from versus.testing.tpcg.player import Player

side = Side


class Table(SharedTable[Player]):
    """A 2PCG and its players."""

    seated = Player

    def __init__(self, battle: Battle, said: dict[str, list[CardId]] | None = None) -> None:
        super().__init__(battle, said)
        self.battle = battle

    def names_of(self, card: CardId) -> tuple[str, ...]:
        return self.battle.definition[card].names

    def idle(self, ask: Ask) -> Option | None:
        return next((option for option in ask.options if option.verb == GO_ON), None)

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.battle.active]

    @property
    def in_combat(self) -> bool:
        return self.battle.combat is not None

    @property
    def melee(self) -> bool:
        """Whether the combat that is going on is fought from the front row."""
        return self.battle.combat is not None and attacks.is_melee(self.battle, self.battle.combat)

    @property
    def ranged(self) -> bool:
        """Whether it is fought from the back row."""
        return self.battle.combat is not None and attacks.is_ranged(self.battle, self.battle.combat)

    # Moving on

    def passes(self) -> None:
        """Everybody passes until the combat is over or asks for something else."""
        while self.battle.ask is not None and self.battle.ask.prompt == P_COMBAT:
            self.players[self.battle.ask.seat].take(PASS)


def duel(p1: Side | None = None, p2: Side | None = None, **position: Any) -> Table:
    """A table for two: `duel(p1=side(...), p2=side(...), at="main", active=1, turn=3, rules=Rules(...))`."""
    return lay(p1, p2, **position)


def lay(*sides: Side | None, **position: Any) -> Table:
    """A table for two to four players. `position` is as in `Position`.

    `teams=True` plays 2 vs 2, `two_headed=True` with teammates who share their rows.
    """
    if position.pop("teams", False):
        position["rules"] = Rules(mode=TWO_AGAINST_TWO)
    if position.pop("two_headed", False):
        position["rules"] = Rules(mode=TWO_HEADED)
    return set_table(Position(tuple(s if s is not None else Side() for s in sides), **position))


def set_table(position: Position) -> Table:
    """A table in a given position."""
    layout = Layout(position)
    battle = layout.battle()
    battle.origin = LaidOut(position)
    return Table(battle, layout.said)
