"""A classic table laid out by hand: who has what where, who has the initiative, which step of whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from versus.games.classic.flow.phases import PHASES
from versus.games.classic.flow.turn import TURN
from versus.games.classic.positions.spoken import Lying, lying, spoken
from versus.games.classic.printed.definition import Card
from versus.games.classic.rules import OPTIONS, Rules
from versus.games.classic.table.contest import START_ENDURANCE, Contest
from versus.games.classic.words import (
    BUILD_PHASE,
    COMBAT_PHASE,
    DECK,
    DOWN,
    DRAW_PHASE,
    EQUIPPED,
    FRONT,
    HAND,
    HIDDEN_FRONT,
    HIDDEN_SUPPORT,
    KO,
    RECOVERY_PHASE,
    REMOVED,
    RESOURCE,
    SETUP,
    SUPPORT,
)
from versus.kernel.laying import from_toml, moment, position_from
from versus.kernel.origin import Origin

if TYPE_CHECKING:
    from versus.kernel.types import CardId, Phase, Seat

Entry = str | Card | Lying
Entries = Entry | int | Sequence[Entry]
"""One card, several, or so many cards that do not matter."""

FILLER: Final = "Nobody {number} 1/1 c9"
MOMENTS: Final = {
    # The phase, which of its steps, and of how many.
    "start": (SETUP, 0, 0),
    "draw": (DRAW_PHASE, 0, 0),
    "build": (BUILD_PHASE, 0, 0),
    "resource": (BUILD_PHASE, 1, 3),
    "recruit": (BUILD_PHASE, 2, 3),
    "formation": (BUILD_PHASE, 3, 3),
    "combat": (COMBAT_PHASE, 0, 0),
    "attack": (COMBAT_PHASE, 1, 1),
    "recovery": (RECOVERY_PHASE, 0, 0),
    "wrap-up": (RECOVERY_PHASE, 1, 0),
}
"""Where a position may start: before the turn, as a phase begins, or as a step of some player does."""


@dataclass(frozen=True)
class Side:
    """What one player has. Only what matters needs to be said. Rows are filled from column 1 on."""

    front: Entries = ()
    support: Entries = ()
    hidden_front: Entries = ()
    hidden_support: Entries = ()
    resources: Entries = ()
    hand: Entries = ()
    deck: Entries = 20
    equipment: Mapping[str, Entries] = field(default_factory=dict)
    """What characters bear, by their names."""
    ko: Entries = ()
    removed: Entries = ()
    endurance: int = START_ENDURANCE
    owners: Mapping[str, int] = field(default_factory=dict)
    """Cards on this side that another player (1 or 2) owns."""


@dataclass(frozen=True)
class Position:
    """A table as a phase or a step begins."""

    sides: tuple[Side, ...]
    at: str = "attack"
    whose: int = 1
    """The player whose step it is; counted from 1."""
    initiative: int = 1
    turn: int = 3
    seed: int = 1
    rules: Rules = field(default_factory=Rules)


class LaidOut(Origin):
    """A game that starts from a position."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def rebuild(self) -> Contest:
        return Layout(self.position).contest()


class Layout:
    """Turns a position into a game; `said` finds the cards that an entry became."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.made = Contest(len(position.sides), position.rules, position.seed)
        self.definitions: dict[str, Card] = {}
        self.fillers = 0
        self.said: dict[str, list[CardId]] = {}

    def contest(self) -> Contest:
        contest, position = self.made, self.position
        for seat, side in enumerate(position.sides):
            self.lay_side(seat, side)
        contest.origin = LaidOut(position)
        contest.initiative = position.initiative - 1
        contest.turn = position.turn
        self.go_to(*moment(position.at, MOMENTS))
        contest.run()
        return contest

    def go_to(self, phase: Phase, step: int, steps: int) -> None:
        """Stand at a moment of the turn."""
        contest, position = self.made, self.position
        turn = contest.push(TURN)
        if phase == SETUP:
            contest.turn -= 1
            return
        turn.pc = phase + 1
        contest.phase = phase
        frame = contest.push(PHASES[phase])
        if step:
            place = contest.from_seat(contest.initiative).index(position.whose - 1)
            frame.pc = step + place * steps

    def lay_side(self, seat: Seat, side: Side) -> None:
        self.made.endurance[seat] = side.endurance
        for zone, entries in (
            (FRONT, side.front),
            (SUPPORT, side.support),
            (HIDDEN_FRONT, side.hidden_front),
            (HIDDEN_SUPPORT, side.hidden_support),
            (RESOURCE, side.resources),
            (HAND, side.hand),
            (KO, side.ko),
            (REMOVED, side.removed),
        ):
            for number, entry in enumerate(self.entries(entries), 1):
                self.lay(seat, entry, zone, side, number)
        for bearer, entries in side.equipment.items():
            for entry in self.entries(entries):
                card = self.lay(seat, entry, EQUIPPED, side, 0)
                self.made.bearer[card] = next(c for c in self.said[bearer] if self.made.controller(c) == seat)
        for entry in self.entries(side.deck):
            self.lay(seat, entry, DECK, side, 0)
        # The first card named is the top of the deck.
        self.made.pile(seat, DECK).reverse()

    def entries(self, entries: Entries) -> list[Lying]:
        if isinstance(entries, int):
            return [self.filler() for _ in range(entries)]
        if isinstance(entries, (str, Card, Lying)):
            return [self.entry(entries)]
        return [self.entry(entry) for entry in entries]

    def entry(self, entry: Entry) -> Lying:
        """A card; the same words mean the same card, and words of one name with other facts another."""
        if isinstance(entry, str):
            found = spoken(entry)
        elif isinstance(entry, Card):
            found = Lying(entry, said=entry.name)
        else:
            found = entry
        card = found.card
        number = 1
        key = card.key
        while key in self.definitions and self.definitions[key].content()[1:] != card.content()[1:]:
            number += 1
            key = f"{card.key} ({number})"
        if key not in self.definitions:
            self.definitions[key] = card if number == 1 else Card(key, card.name, card.facts, card.powers)
        return replace(found, card=self.definitions[key])

    def filler(self) -> Lying:
        self.fillers += 1
        return self.entry(FILLER.format(number=self.fillers))

    def lay(self, seat: Seat, lying: Lying, zone: int, side: Side, number: int) -> CardId:
        contest = self.made
        owner = side.owners.get(lying.said, side.owners.get(lying.card.name, seat + 1)) - 1
        card = contest.add_card(lying.card, owner, zone)
        place = 0 if zone == REMOVED else seat
        if owner != place:
            contest.shift(card, place, zone)
        contest.face[card] = DOWN if zone == RESOURCE and not lying.flipped else lying.face
        contest.exhausted[card] = int(lying.exhausted)
        if contest.in_row(card):
            contest.column[card] = lying.column if lying.column is not None else number
        for name in {lying.said, lying.card.name}:
            self.said.setdefault(name, []).append(card)
        for kind, amount in lying.counters:
            contest.counters[kind][card] = amount
        return card


def position_of(data: Mapping[str, Any], cards: Mapping[str, Card] | None = None) -> Position:
    """A position from plain data, such as a file holds."""
    found: Position = position_from(data, Position, Side, OPTIONS, lying, cards or {})
    return found


def load_position(text: str, cards: Mapping[str, Card] | None = None) -> Position:
    """Read a position file (TOML). Names of `cards` may stand where plain words would."""
    return position_of(from_toml(text), cards)


def lay(data: Mapping[str, Any], cards: Mapping[str, Card]) -> Contest:
    """The game in a position, at its first question."""
    return Layout(position_of(data, cards)).contest()
