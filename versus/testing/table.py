"""The table: players speak, cards answer.

    table = duel(p1=side(front="Daken 3/3 h2"), p2=side(front=["Blob 1/3 h2", "Toad 3/3 h1"]))
    table.p1.attacks("Daken", "Blob")
    table.passes()
    assert table.p2["Blob"].stunned

Every answer is given five ways (see `five_ways`), and a test that ends inside an effect fails.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from versus.games.tpcg import attacks
from versus.games.tpcg.battle import Battle
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.words import (
    ADD_ATTACKER,
    ATTACK,
    CHOOSE_DEFENDER,
    EVENT_NAMES,
    P_ATTACK,
    P_COMBAT,
    PASS,
    PHASE_NAMES,
    STEP_NAMES,
)
from versus.kernel.ask import ACT, ASK_KINDS, Option
from versus.kernel.events import Event
from versus.kernel.types import CardId, Seat
from versus.testing import five_ways
from versus.testing.player import Player
from versus.testing.position import LaidOut, Layout, Position, Side

side = Side


class Refused(AssertionError):
    """Something a player may not do; `rule` is the ledger id behind it, if the game names one."""

    def __init__(self, words: str, rule: str | None) -> None:
        super().__init__(f"{words} ({rule})" if rule else words)
        self.rule = rule


class Table:
    """A game and its players."""

    def __init__(self, battle: Battle, said: dict[str, list[CardId]] | None = None) -> None:
        self.battle = battle
        self.said = said if said is not None else {}
        self.log: list[Event] = list(battle.events)
        """Everything that has happened since the table was laid."""
        self.players = [Player(self, seat) for seat in range(battle.seats)]
        self.closed = False
        OPEN_TABLES.append(self)

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

    @property
    def over(self) -> bool:
        return self.battle.over

    @property
    def winners(self) -> list[int]:
        """The numbers of the players who have won, from 1."""
        return [seat + 1 for seat in self.battle.winners]

    def happened(self, event: str, name: str | None = None) -> int:
        """How often something has happened, to a card if one is named: `happened("stunned", "Blob")`."""
        return len(self.moments(event, name))

    def moments(self, event: str, name: str | None = None) -> list[int]:
        """When something has happened, as places in the log; earlier is smaller."""
        kind = EVENT_NAMES.index(event)
        return [
            place
            for place, entry in enumerate(self.log)
            if entry.kind == kind
            and (name is None or (entry.definition is not None and entry.definition.name.startswith(name)))
        ]

    def situation(self) -> str:
        ask = self.battle.ask
        if ask is None:
            return "the game is over"
        return f"player {ask.seat + 1} is asked ({ASK_KINDS[ask.kind]}, prompt {ask.prompt}): {ask.options}"

    # Moving on

    def passes(self) -> None:
        """Everybody passes until the combat is over or asks for something else."""
        while self.battle.ask is not None and self.battle.ask.prompt == P_COMBAT:
            self.players[self.battle.ask.seat].take(PASS)

    def next_turn(self) -> None:
        """The player whose turn it is does nothing more."""
        self.active.ends_turn()

    def give(self, option: Option) -> None:
        """Give an answer, five ways."""
        ask = self.battle.ask
        assert ask is not None
        self.log += five_ways.answer(self.battle, ask.options.index(option))

    def refuse(self, words: str, rule: str | None) -> NoReturn:
        raise Refused(words, rule)

    def finish(self) -> None:
        """The end of a test: replay it all, and no question may be left but a free choice of action."""
        if self.closed:
            return
        self.closed = True
        ask = self.battle.ask
        if ask is not None and (ask.kind != ACT or ask.prompt == P_ATTACK):
            raise AssertionError(f"the test ends inside an effect: {self.situation()}")
        five_ways.replays(self.battle)

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

    # Finding cards

    def matching(self, name: str, cards: Sequence[CardId]) -> list[CardId]:
        """Those of some cards that a name means: laid with these words, so called, or beginning so."""
        known = [card for card in cards if card >= 0]
        laid = [card for card in known if card in self.said.get(name, ())]
        definition = self.battle.definition
        titled = [card for card in known if name in definition[card].names]
        if titled and not any(card in laid for card in titled):
            # A card laid with this name has become another one.
            return titled
        return laid or titled or [card for card in known if definition[card].name.startswith(name)]

    def anywhere(self, name: str, seat: Seat, enemies_first: bool = False) -> CardId:
        """A card by name: of one player first, then of the others."""
        others = [s for s in range(self.battle.seats) if s != seat]
        for owner in [*others, seat] if enemies_first else [seat, *others]:
            try:
                return self.players[owner].find(name)
            except AssertionError:
                continue
        raise AssertionError(f'there is no card called "{name}" on this table')


OPEN_TABLES: list[Table] = []
"""Tables laid by the running test; the pytest plugin finishes them."""


def duel(p1: Side | None = None, p2: Side | None = None, **position: Any) -> Table:
    """A table for two: `duel(p1=side(...), p2=side(...), at="main", active=1, turn=3, rules=Rules(...))`."""
    return lay(p1, p2, **position)


def lay(*sides: Side | None, **position: Any) -> Table:
    """A table for two to four players. `position` is as in `Position`; `teams=True` plays 2 vs 2."""
    if position.pop("teams", False):
        position["rules"] = Rules(teams=True)
    return set_table(Position(tuple(s if s is not None else Side() for s in sides), **position))


def set_table(position: Position) -> Table:
    """A table in a given position."""
    layout = Layout(position)
    battle = layout.battle()
    battle.origin = LaidOut(position)
    return Table(battle, layout.said)
