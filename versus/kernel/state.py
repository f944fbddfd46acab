"""The whole position as one value: cards by integer id in parallel columns, piles of ids, frames, chance.

Nothing derived is stored here. Columns instead of card objects make a fork a handful of list copies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from versus.kernel.definition import Definition
from versus.kernel.events import Event, Pending
from versus.kernel.frames import Frame
from versus.kernel.modifiers import Modifier
from versus.kernel.rng import advance, mix, shuffled
from versus.kernel.types import NOTHING, CardId, Seat, Stamp, Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Fields of a position. `width` is the number of zones each seat has."""

    def __init__(self, seats: int, width: int, counter_kinds: int, seed: int) -> None:
        self.seats = seats
        self.width = width
        self.definition: list[Any] = []
        """What is printed on each card: a `Definition` of the game that is played."""
        self.owner: list[Seat] = []
        self.where: list[int] = []
        self.stamp: list[Stamp] = []
        self.face: list[int] = []
        self.exhausted: list[int] = []
        self.bearer: list[CardId] = []
        self.known: list[int] = []
        self.counters: list[list[int]] = [[] for _ in range(counter_kinds)]
        self.piles: list[list[CardId]] = [[] for _ in range(seats * width)]
        self.modifiers: list[Modifier] = []
        self.pending: list[Pending] = []
        self.stack: list[Frame] = []
        self.history: list[Event] = []
        self.clock: Stamp = 0
        self.rng = seed & ((1 << 64) - 1)
        self.over = False
        self.winners: tuple[Seat, ...] = ()
        self.side_of: list[int] = list(range(seats))
        """Which seats play together have the same number here; it follows from what the table agreed on."""

    def copy_into(self, twin: State) -> None:
        """Give `twin` an independent copy of every field; what never changes is shared."""
        twin.seats = self.seats
        twin.width = self.width
        twin.definition = self.definition.copy()
        twin.owner = self.owner.copy()
        twin.where = self.where.copy()
        twin.stamp = self.stamp.copy()
        twin.face = self.face.copy()
        twin.exhausted = self.exhausted.copy()
        twin.bearer = self.bearer.copy()
        twin.known = self.known.copy()
        twin.counters = [column.copy() for column in self.counters]
        twin.piles = [pile.copy() for pile in self.piles]
        twin.modifiers = self.modifiers.copy()
        twin.pending = self.pending.copy()
        twin.stack = [frame.copy() for frame in self.stack]
        twin.history = self.history.copy()
        twin.clock = self.clock
        twin.rng = self.rng
        twin.over = self.over
        twin.winners = self.winners
        twin.side_of = self.side_of

    # Seats

    def play_together(self, sides: tuple[tuple[Seat, ...], ...]) -> None:
        """Let the seats of each side play as one."""
        for seats in sides:
            for seat in seats:
                self.side_of[seat] = seats[0]

    # Cards and piles

    def add_card(self, definition: Definition, owner: Seat, zone: Zone) -> CardId:
        """Bring a card into the game, at the end of one of its owner's piles."""
        card = len(self.definition)
        self.definition.append(definition)
        self.owner.append(owner)
        self.where.append(owner * self.width + zone)
        self.stamp.append(self.tick())
        self.face.append(0)
        self.exhausted.append(0)
        self.bearer.append(NOTHING)
        self.known.append(0)
        for column in self.counters:
            column.append(0)
        self.piles[owner * self.width + zone].append(card)
        return card

    def add_cards(self, definitions: Sequence[Definition], owner: Seat, zone: Zone) -> None:
        """The same for many cards at once, as a game is laid out."""
        count = len(definitions)
        first = len(self.definition)
        place = owner * self.width + zone
        self.definition += definitions
        self.owner += [owner] * count
        self.where += [place] * count
        self.stamp += range(self.clock + 1, self.clock + count + 1)
        self.clock += count
        self.face += [0] * count
        self.exhausted += [0] * count
        self.bearer += [NOTHING] * count
        self.known += [0] * count
        for column in self.counters:
            column += [0] * count
        self.piles[place] += range(first, first + count)

    def tick(self) -> Stamp:
        """A new timestamp, later than all others."""
        self.clock += 1
        return self.clock

    def zone(self, card: CardId) -> Zone:
        return self.where[card] % self.width

    def controller(self, card: CardId) -> Seat:
        """Whose side or pile the card is in."""
        return self.where[card] // self.width

    def pile(self, seat: Seat, zone: Zone) -> list[CardId]:
        return self.piles[seat * self.width + zone]

    def put(self, card: CardId, seat: Seat, zone: Zone) -> None:
        """Lay a card at the end of a pile. A new timestamp makes it a new object everywhere."""
        self.piles[self.where[card]].remove(card)
        place = seat * self.width + zone
        self.piles[place].append(card)
        self.where[card] = place
        self.clock += 1
        self.stamp[card] = self.clock

    def shift(self, card: CardId, seat: Seat, zone: Zone) -> None:
        """Lay a card elsewhere while it stays the same object."""
        self.piles[self.where[card]].remove(card)
        place = seat * self.width + zone
        self.piles[place].append(card)
        self.where[card] = place

    # Chance

    def random(self, bound: int) -> int:
        """A number from 0 to bound-1."""
        self.rng = advance(self.rng)
        return (mix(self.rng) * bound) >> 64

    def shuffle(self, seat: Seat, zone: Zone) -> None:
        """Shuffle a pile; whoever knew a card in it knows it no longer."""
        pile = self.pile(seat, zone)
        self.rng = shuffled(pile, self.rng)
        for card in pile:
            self.known[card] = 0
