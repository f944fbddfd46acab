"""A table as what follows from its journal: who sits there, where the game stands, who asks for what.

Nothing is stored here that the entries do not tell. A table is dropped when nobody needs it, and read again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, Literal, assert_never

from versus.kernel.english import listed
from versus.kernel.errors import AnswerError, CardFailed, VersusError
from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.naming import YOU
from versus.kernel.pinning import Pinned
from versus.kernel.save import digest
from versus.kernel.types import NOTHING, Seat
from versus.server import journal, library
from versus.server.budgets import Spent, spend
from versus.server.chairs import Chair, default_name, is_complete, owes, void_nonces
from versus.server.clocks import Clocks
from versus.server.course import Course
from versus.server.errors import Declined
from versus.server.fairness import commitment, shuffled_with
from versus.server.journal import AnyEntry, Plan
from versus.server.pinned import CHANGED, Changed, Definitions, catalogue_with, changed_cards, nowhere
from versus.server.protocol import Line, Rematch, Result, SeatState, UndoAsked

NOBODY: Final[Mapping[Seat, int]] = MappingProxyType({})
CLOSED: Final = {
    "full": "So much has happened at this table that it is closed; nobody wins.",
    "left": "Nobody has moved for so long that this table is closed; nobody wins.",
    "changed": CHANGED,
}


@dataclass
class Change:
    """What an entry has brought about."""

    number: int
    """The entry, counted as everybody is told."""
    moved: bool = False
    """Whether the game stands elsewhere than before."""
    events: list[Event] = field(default_factory=list)
    line: Line | None = None
    presence: bool = False
    courtesy: bool = False
    vacated: str = ""
    """What is said to whoever sat on a seat that was taken or given back."""
    note: str = ""
    """A sentence for the log, with {player}, {be}, {own}, {have} to be filled in for each reader."""
    about: Seat = NOTHING


class Table:
    """One match."""

    def __init__(
        self, match: str, plan: Plan, definitions: Definitions = nowhere, playable: bool = True
    ) -> None:
        self.match = match
        self.definitions = definitions
        """Where cards are that have changed since a game with them began."""
        self.playable = playable
        """False where the game cannot be played here any more: then the journal is only written out."""
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
        """Entries of the journal, all of them."""
        self.told = 0
        """Those that more than one seat may know of. By this count everybody is told of everything."""
        self.question = 0
        """The entry since which the open question stands, by that count: answers name it."""
        self.created = 0.0
        self.updated = 0.0
        self.ahead = 0.0
        """Seconds by which the journal is ahead of this server: its clock was set back meanwhile."""
        self.start: journal.Start | None = None
        """What the game is played with."""
        self.changed: dict[str, bytes] = {}
        """Those of its cards, as data, that are others elsewhere by now."""
        self.course: Course | None = None
        self.dealt = False
        """Whether the game has begun, where it cannot be played here."""
        self.given: list[int] = []
        """The answers that stand, there."""
        self.marks: list[tuple[int, str]] = []
        """After how many answers the journal gives which digest."""
        self.hands: list[tuple[Seat, bool]] = []
        """Who gave each answer that stands, and whether by hand."""
        self.chat: list[Line] = []
        self.spent: Spent = {}
        self.undo: UndoAsked | None = None
        self.rematch = Rematch(wanted_by=[])
        self.next_promises: dict[Seat, str] = {}
        """What those who want to play again add to the next shuffle."""
        self.result: Result | None = None

    # How it stands

    @property
    def game(self) -> Game | None:
        """The game, once it has begun."""
        return self.course.game if self.course is not None else None

    @game.setter
    def game(self, game: Game) -> None:
        self.course = Course(game)

    @property
    def begun(self) -> bool:
        return self.course is not None or self.dealt

    @property
    def state(self) -> Literal["waiting", "running", "over"]:
        if self.result is not None:
            return "over"
        return "running" if self.begun else "waiting"

    def time(self, now: float) -> float:
        """The time at this table, which goes on from its last entry whatever the machine says."""
        return now + self.ahead

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

    def sitting(self) -> list[Seat]:
        """The people who sit here now."""
        return [seat for seat in self.people() if self.chairs[seat].seated]

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

    def seats(self, windows: Mapping[Seat, int] = NOBODY) -> list[SeatState]:
        return [
            SeatState(
                seat=seat,
                name=chair.name,
                kind=chair.kind,
                ready=chair.seated,
                level=chair.level,
                deck=chair.deck_name if self.begun else None,
                connected=windows.get(seat, 0) > 0 or chair.kind == "computer",
                windows=windows.get(seat, 0),
                conceded=chair.conceded,
                promise=chair.promise,
                owes=owes(self.chairs, seat) if self.state == "waiting" else None,
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
        if not isinstance(entry, journal.PRIVATE):
            self.told += 1
            self.updated = entry.at
        spend(self.spent, entry)
        if entry.start is not None:
            self.start = entry.start
        change = Change(self.told)
        match entry:
            case journal.Seated():
                self.sit(entry, change)
            case journal.Invited():
                self.offer(entry, change)
            case journal.Left():
                self.leave(entry, change)
            case journal.Revealed():
                self.chairs[entry.seat].reveal(entry.nonce)
                change.presence = True
                self.start_if_complete(entry.at, change)
            case journal.Answered():
                self.answer(entry, change)
            case journal.Chatted():
                name = self.chairs[entry.seat].name
                change.line = Line(number=self.told, seat=entry.seat, name=name, text=entry.text)
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
                self.next_promises[entry.seat] = entry.promise
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
        change.presence = True
        chair = self.chairs[entry.seat]
        if self.begun:
            chair.take_over(entry)
            self.say(entry.seat, "{player} {take} the empty seat.", change)
            return
        chair.sit(entry)
        void_nonces(self.chairs)
        self.start_if_complete(entry.at, change)

    def start_if_complete(self, at: float, change: Change) -> None:
        decks = [chair.deck for chair in self.chairs if chair.deck is not None]
        if self.state != "waiting" or len(decks) < len(self.chairs) or not is_complete(self.chairs):
            return
        if self.playable:
            game = self.first_position(decks)
            self.course = Course(game)
            change.events = list(game.history or game.events)
        else:
            self.dealt = True
        self.moved(at, change)

    def decks_with(self, entry: AnyEntry) -> list[dict[str, Any]] | None:
        """Everybody's deck, if all have one as soon as this entry is written and the game may begin."""
        if self.begun or not isinstance(entry, (journal.Seated, journal.Revealed)):
            return None
        decks = [chair.deck for chair in self.chairs]
        if isinstance(entry, journal.Seated):
            decks[entry.seat] = entry.deck
        whole = [deck for deck in decks if deck is not None]
        return whole if len(whole) == len(decks) else None

    def first_position(self, decks: list[dict[str, Any]]) -> Game:
        """The game with the cards that it was once begun with."""
        try:
            return library.start(self.plug, decks, self.seed(), self.plan.options, self.catalogue())
        except VersusError as error:
            raise Changed(str(error)) from error

    def seed(self) -> int:
        """What the cards are shuffled with."""
        nonces = {seat: chair.nonce for seat, chair in enumerate(self.chairs) if chair.nonce}
        return shuffled_with(self.plan.salt, self.plan.seed, nonces)

    def catalogue(self) -> Pinned | None:
        """The cards that the game is played with, where some of them have changed since."""
        if self.start is not None:
            self.changed = changed_cards(self.plug, self.start, self.definitions)
        return catalogue_with(self.plug, self.changed) if self.changed else None

    def offer(self, entry: journal.Invited, change: Change) -> None:
        """A seat is offered anew: before the start, whoever sits there must go."""
        change.vacated = "Whoever laid this table has offered your seat to somebody else."
        self.vacate(entry.seat, change)

    def leave(self, entry: journal.Left, change: Change) -> None:
        change.vacated = "You have given this seat back."
        self.chairs[entry.seat].left_by = self.chairs[entry.seat].holder
        self.vacate(entry.seat, change)
        if self.begun:
            self.say(entry.seat, "{player} {give} {own} seat back. The game waits for somebody new.", change)
        if self.undo is not None and self.undo.by == entry.seat:
            self.undo = None
            change.courtesy = True

    def vacate(self, seat: Seat, change: Change) -> None:
        chair = self.chairs[seat]
        change.presence = True
        chair.stand_up()
        if not self.begun:
            chair.clear(default_name(seat, self.plan.seats[seat]), self.plug.stops.usual)
            void_nonces(self.chairs)

    def say(self, seat: Seat, note: str, change: Change) -> None:
        """Put a sentence about a seat into the log of a running game, which stands where it stood."""
        change.note = note
        change.about = seat
        change.moved = self.game is not None

    def answer(self, entry: journal.Answered, change: Change) -> None:
        by_hand = entry.by == "hand"
        if by_hand:
            self.chairs[entry.seat].order = None
        self.clocks.answered(entry.seat, entry.at, entry.lag)
        if entry.digest:
            self.mark(entry.digest)
        if self.course is None:
            self.given.append(entry.option)
            self.hands.append((entry.seat, by_hand))
            return
        if entry.digest and digest(self.course.game) != entry.digest:
            raise Changed(f"entry {self.number} answers another position")
        try:
            change.events = self.course.answer(entry.option, entry.seat)
        except CardFailed:
            # The game stands where it stood, and would at every replay: the entry means nothing.
            change.note = "A card failed, and the answer came to nothing. Please report it with the record."
        except AnswerError as error:
            # It was possible when it was written.
            raise Changed(f"entry {self.number}: {error}") from error
        else:
            self.hands.append((entry.seat, by_hand))
        self.moved(entry.at, change)

    def mark(self, found: str) -> None:
        """Note what the journal says of the position before an answer."""
        here = (len(self.hands), found)
        if self.marks[-1:] != [here]:
            self.marks.append(here)

    def take_back(self, entry: journal.Undone, change: Change) -> None:
        if self.course is not None:
            self.course.back_to(entry.kept)
        del self.given[entry.kept :]
        del self.hands[entry.kept :]
        self.marks = [(given, found) for given, found in self.marks if given <= entry.kept]
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
        self.moved(entry.at, change)

    def order(self, entry: journal.PassOrdered) -> None:
        order = None
        if self.game is not None and entry.until is not None and entry.until in self.plug.stops.orders:
            order = ordered(self, entry.seat, entry.until)
        self.chairs[entry.seat].order = order

    def moved(self, at: float, change: Change) -> None:
        """The game stands at another question, or at its end."""
        self.question = change.number
        self.undo = None
        game = self.game
        change.moved = game is not None
        if game is not None and game.over and self.result is None:
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
        if chair.kind == "computer" or not chair.seated:
            return None
        # Others see whether this seat is asked: what it could do must make no difference.
        option = self.plug.stops.granted(game.view(seat), chair.stops, chair.order, True)
        return (seat, option, "stops") if option != NOTHING else None


def ordered(table: Table, seat: Seat, until: str) -> Any:
    """An order to pass for a while, as the game understands it."""
    order = table.plug.stops.orders.get(until)
    if order is None or table.game is None:
        raise Declined("not-allowed", "In this game nobody is asked only to pass.")
    return order(table.game.view(seat))


def running(table: Table) -> Game:
    """The game of a table where one is being played."""
    if table.result is not None:
        raise Declined("over", "The game is over. Ask for a rematch to play again.")
    if table.game is None:
        raise Declined("not-started", "The game starts when everybody has taken a seat.")
    return table.game
