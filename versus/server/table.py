"""A table as what follows from its journal: who sits there, where the game stands, who asks for what.

Nothing is stored here that the entries do not tell. A table is dropped when nobody needs it, and read again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal, assert_never

from versus.kernel.english import listed
from versus.kernel.errors import AnswerError, CardFailed
from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.naming import YOU
from versus.kernel.types import NOTHING, Seat
from versus.server import journal, library
from versus.server.budgets import Spent, spend
from versus.server.clocks import Clocks
from versus.server.errors import Declined
from versus.server.fairness import commitment
from versus.server.journal import AnyEntry, Plan
from versus.server.protocol import Line, Rematch, Result, SeatState, UndoAsked

CHANGED: Final = "This game was begun with cards or rules that have changed since; it cannot go on here."

CLOSED: Final = {
    "full": "So much has happened at this table that it is closed; nobody wins.",
    "left": "Nobody has moved for so long that this table is closed; nobody wins.",
}


@dataclass
class Chair:
    """A seat at the table."""

    kind: Literal["person", "computer"]
    level: str | None
    name: str
    deck: dict[str, Any] | None = None
    deck_name: str = ""
    conceded: bool = False
    stops: frozenset[str] = frozenset()
    order: Any = None
    """An order to pass for a while, as the game understands it."""


@dataclass
class Change:
    """What an entry has brought about."""

    number: int
    moved: bool = False
    """Whether the game stands elsewhere than before."""
    events: list[Event] = field(default_factory=list)
    line: Line | None = None
    presence: bool = False
    courtesy: bool = False
    note: str = ""
    """A sentence for the log, with {player}, {be}, {own}, {have} to be filled in for each reader."""
    about: Seat = NOTHING


class Table:
    """One match."""

    def __init__(self, match: str, plan: Plan) -> None:
        self.match = match
        self.plan = plan
        self.plug = library.game_called(plan.game)
        self.rules = self.plug.options.read(plan.options)
        self.commitment = commitment(plan.salt, plan.seed)
        self.chairs = [
            Chair(seat.kind, seat.level, default_name(place, seat), stops=self.plug.stops.usual)
            for place, seat in enumerate(plan.seats)
        ]
        self.clocks = Clocks(plan.clock, [seat.kind == "person" for seat in plan.seats])
        self.number = 0
        self.question = 0
        """The entry since which the open question stands: answers name it."""
        self.created = 0.0
        self.updated = 0.0
        self.game: Game | None = None
        self.hands: list[tuple[Seat, bool]] = []
        """Who gave each answer that stands, and whether by hand."""
        self.chat: list[Line] = []
        self.spent: Spent = {}
        self.undo: UndoAsked | None = None
        self.rematch = Rematch(wanted_by=[])
        self.result: Result | None = None

    # How it stands

    @property
    def state(self) -> Literal["waiting", "running", "over"]:
        if self.result is not None:
            return "over"
        return "waiting" if self.game is None else "running"

    def asked(self) -> Seat | None:
        """Whose answer is awaited."""
        if self.game is None or self.result is not None or self.game.ask is None:
            return None
        return self.game.ask.seat

    def agreed(self) -> list[str]:
        """What this table agreed on that is not as usual."""
        return self.plug.options.agreed(self.rules)

    def people(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    def playing(self) -> list[Seat]:
        """Those who have neither conceded nor lost."""
        game = self.game
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if not chair.conceded and (game is None or game.takes_part(seat))
        ]

    def names(self, seat: Seat | None = None) -> list[str]:
        """The players' names for a reader, who is called "You"."""
        return [YOU if place == seat else chair.name for place, chair in enumerate(self.chairs)]

    def seats(self, connected: frozenset[Seat] = frozenset()) -> list[SeatState]:
        return [
            SeatState(
                seat=seat,
                name=chair.name,
                kind=chair.kind,
                ready=chair.deck is not None,
                level=chair.level,
                deck=chair.deck_name if self.game is not None else None,
                connected=seat in connected or chair.kind == "computer",
                conceded=chair.conceded,
            )
            for seat, chair in enumerate(self.chairs)
        ]

    def last_by_hand(self, seat: Seat) -> int:
        """How many answers stood before the last one that a seat gave by hand; NOTHING if there is none."""
        for place in range(len(self.hands) - 1, -1, -1):
            if self.hands[place] == (seat, True):
                return place
        return NOTHING

    # What an entry does

    def apply(self, number: int, entry: AnyEntry) -> Change:
        """Take the next entry of the journal. It has been checked before it was written."""
        assert number == self.number + 1, "an entry is missing"
        self.number = number
        if number == 1:
            self.created = entry.at
        self.updated = entry.at
        spend(self.spent, entry)
        change = Change(number)
        match entry:
            case journal.Seated():
                self.sit(entry, change)
            case journal.Answered():
                self.answer(entry, change)
            case journal.Chatted():
                name = self.chairs[entry.seat].name
                change.line = Line(number=number, seat=entry.seat, name=name, text=entry.text)
                self.chat.append(change.line)
            case journal.UndoAsked():
                self.undo = UndoAsked(by=entry.seat, waits_for=entry.others)
                change.courtesy = True
            case journal.UndoAgreed():
                if self.undo is not None:
                    self.undo.waits_for = [seat for seat in self.undo.waits_for if seat != entry.seat]
                change.courtesy = True
            case journal.UndoRefused():
                self.undo = None
                change.courtesy = True
            case journal.Undone():
                self.take_back(entry, change)
            case journal.Conceded():
                self.concede(entry, change)
            case journal.RematchAsked():
                self.rematch.wanted_by = sorted({*self.rematch.wanted_by, entry.seat})
                change.courtesy = True
            case journal.RematchLaid():
                self.rematch.match = entry.match
                change.courtesy = True
            case journal.StopsSet():
                self.chairs[entry.seat].stops = frozenset(entry.stops)
            case journal.PassOrdered():
                self.order(entry)
            case journal.Reopened():
                self.clocks.go_on_from(entry.at, entry.away)
            case journal.Closed():
                self.close(entry, change)
            case _:
                assert_never(entry)
        return change

    def sit(self, entry: journal.Seated, change: Change) -> None:
        if entry.pin and entry.pin != library.pin(self.plug, entry.deck):
            raise Declined("cards-changed", CHANGED)
        chair = self.chairs[entry.seat]
        chair.name = entry.name
        chair.deck = entry.deck
        chair.deck_name = entry.deck_name
        change.presence = True
        decks = [chair.deck for chair in self.chairs if chair.deck is not None]
        if len(decks) == len(self.chairs):
            self.game = library.start(self.plug, decks, self.plan.seed, self.plan.options)
            change.events = list(self.game.history or self.game.events)
            self.moved(entry.at, change)

    def answer(self, entry: journal.Answered, change: Change) -> None:
        game = self.game
        assert game is not None
        by_hand = entry.by == "hand"
        if by_hand:
            self.chairs[entry.seat].order = None
        self.clocks.answered(entry.seat, entry.at)
        try:
            change.events = game.answer(entry.option, entry.seat)
        except CardFailed:
            # The game stands where it stood, and would at every replay: the entry means nothing.
            change.note = "A card failed, and the answer came to nothing. Please report it with the record."
        except AnswerError as error:
            # It was possible when it was written.
            raise Declined("cards-changed", CHANGED) from error
        else:
            self.hands.append((entry.seat, by_hand))
        self.moved(entry.at, change)

    def take_back(self, entry: journal.Undone, change: Change) -> None:
        game = self.game
        assert game is not None
        assert game.origin is not None
        answers = game.answers[: entry.kept]
        again = game.origin.rebuild()
        for option in answers:
            again.answer(option)
        again.events = []
        self.game = again
        del self.hands[entry.kept :]
        for chair in self.chairs:
            chair.order = None
        change.note = "{player} {take} back {own} last answer."
        change.about = entry.seat
        change.courtesy = True
        self.moved(entry.at, change)

    def concede(self, entry: journal.Conceded, change: Change) -> None:
        self.chairs[entry.seat].conceded = True
        out_of_time = entry.reason == "time"
        change.note = "{player} {be} out of time." if out_of_time else "{player} {concede}."
        change.about = entry.seat
        change.presence = True
        left = self.playing()
        people = [seat for seat in left if self.chairs[seat].kind == "person"]
        if self.result is None and (self.is_one_side(left) or not people):
            names = [self.chairs[seat].name for seat in left]
            words = f"{listed(names)} {'wins' if len(left) == 1 else 'win'} the game"
            self.result = Result(winners=left, reason=entry.reason, words=words)
        self.moved(entry.at, change)

    def is_one_side(self, seats: list[Seat]) -> bool:
        """Whether only one is left, or only those who play together."""
        return len(seats) == 1 or any(set(seats) <= set(side) for side in self.plug.sides(self.rules))

    def close(self, entry: journal.Closed, change: Change) -> None:
        """End a game that nobody ends, or a table at which none began."""
        change.note = CLOSED[entry.reason]
        change.presence = True
        if self.result is None:
            self.result = Result(winners=[], reason=entry.reason, words=CLOSED[entry.reason])
        if self.game is not None:
            self.moved(entry.at, change)

    def order(self, entry: journal.PassOrdered) -> None:
        order = None
        if entry.until is not None and self.game is not None:
            order = ordered(self, entry.seat, entry.until)
        self.chairs[entry.seat].order = order

    def moved(self, at: float, change: Change) -> None:
        """The game stands at another question, or at its end."""
        change.moved = True
        self.question = change.number
        self.undo = None
        game = self.game
        assert game is not None
        if game.over and self.result is None:
            winners = [seat for seat in game.winners if not self.chairs[seat].conceded]
            words = self.plug.words.result(game, self.names())
            self.result = Result(winners=winners or list(game.winners), reason="game", words=words)
        self.clocks.turn_to(self.asked(), at)

    # What nobody need be asked

    def taken_for_granted(self) -> tuple[Seat, int, Literal["stops", "absent"]] | None:
        """An answer that follows from a seat's standing wishes: it has left, or passes by its stops."""
        seat = self.asked()
        if seat is None:
            return None
        game = self.game
        assert game is not None
        assert game.ask is not None
        chair = self.chairs[seat]
        if chair.conceded:
            return seat, game.ask.choices - 1, "absent"
        if chair.kind == "computer":
            return None
        # Others see whether this seat is asked: what it could do must make no difference.
        option = self.plug.stops.granted(game.view(seat), chair.stops, chair.order, True)
        return (seat, option, "stops") if option != NOTHING else None


def default_name(seat: Seat, plan: journal.SeatPlan) -> str:
    return f"Player {seat + 1}" if plan.kind == "person" else f"Computer {seat + 1}"


def ordered(table: Table, seat: Seat, until: str) -> Any:
    """An order to pass for a while, as the game understands it."""
    order = table.plug.stops.orders.get(until)
    if order is None or table.game is None:
        raise Declined("not-allowed", "In this game nobody is asked only to pass.")
    return order(table.game.view(seat))


def laid(match: str, plan: Plan, entries: list[tuple[int, AnyEntry]]) -> Table:
    """The table that a journal leads to."""
    table = Table(match, plan)
    for number, entry in entries:
        table.apply(number, entry)
    return table


def running(table: Table) -> Game:
    """The game of a table where one is being played."""
    if table.game is None:
        raise Declined("not-started", "The game starts when everybody has taken a seat.")
    if table.result is not None:
        raise Declined("over", "The game is over. Ask for a rematch to play again.")
    return table.game
