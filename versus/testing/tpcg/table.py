"""The table: players speak, cards answer.

    table = duel(p1=side(front="Daken 3/3 h2"), p2=side(front=["Blob 1/3 h2", "Toad 3/3 h1"]))
    table.p1.attacks("Daken", "Blob")
    table.passes()
    assert table.p2["Blob"].stunned

Every answer is given five ways (see `five_ways`), and a test that ends inside an effect fails.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from versus.games.tpcg.flow import attacks
from versus.games.tpcg.positions.position import LaidOut, Layout, Position, Side
from versus.games.tpcg.rules import TWO_AGAINST_TWO, Rules
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.words import (
    ADD_ATTACKER,
    ATTACK,
    CHOOSE_DEFENDER,
    EVENT_NAMES,
    P_COMBAT,
    PASS,
    PHASE_NAMES,
    STEP_NAMES,
)
from versus.kernel.types import CardId, Seat
from versus.testing.seated import SharedTable
from versus.testing.tpcg.player import Player

side = Side


class Table(SharedTable):
    """A game and its players."""

    event_names = EVENT_NAMES

    def __init__(self, battle: Battle, said: dict[str, list[CardId]] | None = None) -> None:
        super().__init__(battle, said)
        self.battle = battle
        self.players = [Player(self, seat) for seat in range(battle.seats)]

    def seated(self) -> Sequence[Player]:
        return self.players

    def names_of(self, card: CardId) -> tuple[str, ...]:
        return self.battle.definition[card].names

    @property
    def p1(self) -> Player:
        return self.players[0]

    @property
    def p2(self) -> Player:
        return self.players[1]

    @property
    def p3(self) -> Player:
        return self.players[2]

    @property
    def p4(self) -> Player:
        return self.players[3]

    # Where the game stands

    @property
    def turn(self) -> int:
        return self.battle.turn

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.battle.active]

    @property
    def phase(self) -> str:
        return PHASE_NAMES[self.battle.phase]

    @property
    def at(self) -> str:
        """The step of Build, or the phase."""
        return STEP_NAMES[self.battle.step] or self.phase

    @property
    def asked(self) -> Player | None:
        """Who must answer now."""
        return self.players[self.battle.ask.seat] if self.battle.ask is not None else None

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

    def next_turn(self) -> None:
        """The player whose turn it is does nothing more."""
        self.active.ends_turn()

    def why_not_together(self, seat: Seat, attackers: Sequence[str], defender: str | None) -> str | None:
        """Declare a team attack on a fork of the game, up to where a rule forbids it."""
        battle = self.battle.fork()
        cards = [self.anywhere(name, seat) for name in attackers]
        steps = [(ATTACK, cards[0]), *((ADD_ATTACKER, card) for card in cards[1:])]
        if defender is not None:
            steps.append((CHOOSE_DEFENDER, self.anywhere(defender, seat, enemies_first=True)))
        for verb, card in steps:
            refusal = battle.why_not(seat, card, verb)
            if refusal is not None:
                return refusal.rule
            ask = battle.ask
            assert ask is not None
            battle.answer([(option.verb, option.card) for option in ask.options].index((verb, card)))
        return None


def duel(p1: Side | None = None, p2: Side | None = None, **position: Any) -> Table:
    """A table for two: `duel(p1=side(...), p2=side(...), at="main", active=1, turn=3, rules=Rules(...))`."""
    return lay(p1, p2, **position)


def lay(*sides: Side | None, **position: Any) -> Table:
    """A table for two to four players. `position` is as in `Position`; `teams=True` plays 2 vs 2."""
    if position.pop("teams", False):
        position["rules"] = Rules(mode=TWO_AGAINST_TWO)
    return set_table(Position(tuple(s if s is not None else Side() for s in sides), **position))


def set_table(position: Position) -> Table:
    """A table in a given position."""
    layout = Layout(position)
    battle = layout.battle()
    battle.origin = LaidOut(position)
    return Table(battle, layout.said)
