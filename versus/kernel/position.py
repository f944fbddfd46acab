"""The machine's part of a position as typed rows of plain data, and back into a game.

An event that several frames speak of must still be one event afterwards: rows name it by its place in one
table. Everything else is equal by value.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from versus.kernel.codec import Reader, tree
from versus.kernel.errors import BadSave
from versus.kernel.events import Event, Pending, Snapshot
from versus.kernel.frames import Frame
from versus.kernel.game import Game
from versus.kernel.modifiers import Modifier
from versus.kernel.nodes import Change, Filter, Procedure, Trigger
from versus.kernel.types import NOTHING, CardId, EventKind, Seat, Stamp

MACHINE_ROWS: Final = ("definition", "modifiers", "pending", "stack", "history")
"""Fields that hold objects of the machine; the other saved fields are plain data as they stand."""


class Row(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """One object, its fields in order."""


class SnapshotRow(Row):
    """Last-known information."""

    card: CardId
    stamp: Stamp
    definition: str
    owner: Seat
    controller: Seat
    atk: int
    defense: int
    main: bool
    counters: tuple[int, ...]
    went: Stamp = NOTHING


class ModifierRow(Row):
    """A change in force."""

    change: Any
    card: CardId
    stamp: Stamp
    seat: Seat
    source: CardId
    made: Stamp
    until: int
    until_seat: Seat
    scope: Any
    made_by: str | None


class EventRow(Row):
    """An event."""

    kind: EventKind
    card: CardId
    seat: Seat
    amount: int
    other: int
    by: tuple[CardId, ...]
    word: str
    seen: int
    stamp: Stamp
    definition: str | None
    last: SnapshotRow | None
    manner: int = 0
    detail: int = NOTHING
    given: ModifierRow | None = None


class PendingRow(Row):
    """A waiting power; `event` is a place in the table of events."""

    trigger: Any
    source: CardId
    stamp: Stamp
    seat: Seat
    event: int


class FrameRow(Row):
    """A node at work; `event` and `events` are places in the table of events."""

    node: Any
    pc: int
    base: int
    seat: Seat
    source: CardId
    stamp: Stamp
    event: int
    events: list[int]
    cards: list[CardId]
    numbers: list[int]
    word: str
    number: int = 0


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The fields of `SAVED_BY_MACHINE` and the table of events. A game adds its own fields."""

    seats: int
    definition: list[str]
    owner: list[Seat]
    where: list[int]
    stamp: list[Stamp]
    face: list[int]
    exhausted: list[int]
    bearer: list[CardId]
    known: list[int]
    counters: list[list[int]]
    piles: list[list[CardId]]
    modifiers: list[ModifierRow]
    pending: list[PendingRow]
    stack: list[FrameRow]
    history: list[int]
    clock: Stamp
    rng: int
    over: bool
    winners: tuple[Seat, ...]
    unsettled: bool
    fuse: int
    taken_back: int
    events: list[EventRow]


# Writing


class EventList:
    """Events in the order in which they are first spoken of."""

    def __init__(self) -> None:
        self.places: dict[int, int] = {}
        self.rows: list[EventRow] = []

    def place(self, event: Event) -> int:
        found = self.places.get(id(event))
        if found is None:
            found = self.places[id(event)] = len(self.rows)
            self.rows.append(event_row(event))
        return found


def machine_rows(game: Game, table: EventList) -> dict[str, Any]:
    """The fields of `MACHINE_ROWS` as rows; their events go into the table."""
    return {
        "definition": [definition.key for definition in game.definition],
        "modifiers": [modifier_row(modifier) for modifier in game.modifiers],
        "history": [table.place(event) for event in game.history],
        "pending": [pending_row(waiting, table) for waiting in game.pending],
        "stack": [frame_row(frame, table) for frame in game.stack],
    }


def event_row(event: Event) -> EventRow:
    return EventRow(
        event.kind,
        event.card,
        event.seat,
        event.amount,
        event.other,
        event.by,
        event.word,
        event.seen,
        event.stamp,
        event.definition.key if event.definition is not None else None,
        snapshot_row(event.last) if event.last is not None else None,
        event.manner,
        event.detail,
        modifier_row(event.given) if event.given is not None else None,
    )


def snapshot_row(last: Snapshot) -> SnapshotRow:
    return SnapshotRow(
        last.card,
        last.stamp,
        last.definition.key,
        last.owner,
        last.controller,
        last.atk,
        last.defense,
        last.main,
        last.counters,
        last.went,
    )


def pending_row(waiting: Pending, table: EventList) -> PendingRow:
    return PendingRow(
        tree(waiting.trigger), waiting.source, waiting.stamp, waiting.seat, table.place(waiting.event)
    )


def frame_row(frame: Frame, table: EventList) -> FrameRow:
    return FrameRow(
        tree(frame.node),
        frame.pc,
        frame.base,
        frame.seat,
        frame.source,
        frame.stamp,
        table.place(frame.event) if frame.event is not None else NOTHING,
        [table.place(event) for event in frame.events],
        frame.cards,
        frame.numbers,
        frame.word,
        frame.number,
    )


def modifier_row(modifier: Modifier) -> ModifierRow:
    return ModifierRow(
        tree(modifier.change),
        modifier.card,
        modifier.stamp,
        modifier.seat,
        modifier.source,
        modifier.made,
        modifier.until,
        modifier.until_seat,
        tree(modifier.scope),
        modifier.made_by.key if modifier.made_by is not None else None,
    )


# Reading


def restore_machine(game: Game, position: Position, reader: Reader) -> list[Event]:
    """Fill the fields of `MACHINE_ROWS` of a game whose plain fields are restored; the table of events."""
    check_cards(game, position)
    events = [read_event(row, reader) for row in position.events]
    game.definition = [reader.card(key) for key in position.definition]
    game.modifiers = [read_modifier(row, reader) for row in position.modifiers]
    game.history = [event_at(events, place) for place in position.history]
    game.pending = [
        Pending(
            reader.word(row.trigger, Trigger), row.source, row.stamp, row.seat, event_at(events, row.event)
        )
        for row in position.pending
    ]
    game.stack = [read_frame(row, events, reader) for row in position.stack]
    for modifier in game.modifiers:
        game.learn_change(modifier.change, modifier.scope)
    return events


def check_cards(game: Game, position: Position) -> None:
    """Every card has all its columns and lies in one place, the one it says."""
    size = len(position.definition)
    columns = [
        position.owner,
        position.where,
        position.stamp,
        position.face,
        position.exhausted,
        position.bearer,
        position.known,
        *position.counters,
    ]
    if any(len(column) != size for column in columns):
        raise BadSave("The save does not say everything about every card. Use an undamaged copy of it.")
    if len(position.piles) != position.seats * game.width:
        raise BadSave("The save has other piles than its players have. Use an undamaged copy of it.")
    places = {card: place for place, pile in enumerate(position.piles) for card in pile}
    lying = sum(len(pile) for pile in position.piles)
    if lying != size or any(places.get(card) != position.where[card] for card in range(size)):
        raise BadSave("In the save a card lies in two places or in none. Use an undamaged copy of it.")


def event_at(events: list[Event], place: int) -> Event:
    if not 0 <= place < len(events):
        raise BadSave("The save speaks of an event that it does not describe. Use an undamaged copy of it.")
    return events[place]


def read_event(row: EventRow, reader: Reader) -> Event:
    event = Event(row.kind, row.card, row.seat, row.amount, row.other, row.by, row.word, row.seen, row.detail)
    event.manner = row.manner
    event.stamp = row.stamp
    event.definition = reader.card(row.definition) if row.definition is not None else None
    last = row.last
    if last is not None:
        event.last = Snapshot(
            last.card,
            last.stamp,
            reader.card(last.definition),
            last.owner,
            last.controller,
            last.atk,
            last.defense,
            last.main,
            last.counters,
        )
        event.last.went = last.went
    event.given = read_modifier(row.given, reader) if row.given is not None else None
    return event


def read_frame(row: FrameRow, events: list[Event], reader: Reader) -> Frame:
    event = event_at(events, row.event) if row.event != NOTHING else None
    frame = Frame(reader.word(row.node, Procedure), row.base, row.seat, row.source, row.stamp, event)
    frame.pc = row.pc
    frame.events = [event_at(events, place) for place in row.events]
    frame.cards = row.cards
    frame.numbers = row.numbers
    frame.word = row.word
    frame.number = row.number
    return frame


def read_modifier(row: ModifierRow, reader: Reader) -> Modifier:
    return Modifier(
        reader.word(row.change, Change),
        row.card,
        row.stamp,
        row.seat,
        row.source,
        row.made,
        row.until,
        row.until_seat,
        reader.word(row.scope, Filter) if row.scope is not None else None,
        reader.card(row.made_by) if row.made_by is not None else None,
    )
