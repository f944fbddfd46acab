"""The machine: it runs frames until somebody must be asked, takes the answer, and runs on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from versus.kernel.ask import ACT, TAKEN_BACK, Ask, Option
from versus.kernel.errors import CardFailed, GameOver, NoSuchOption, WrongSeat
from versus.kernel.events import Event, Pending
from versus.kernel.frames import Frame
from versus.kernel.happen import ABOUT_TO_HAPPEN, RESOLUTION
from versus.kernel.modifiers import THIS_TURN, Duration, Modifier
from versus.kernel.state import State
from versus.kernel.types import ALL_LOUD, NOTHING, CardId, EventKind, Seat, Stamp, Verb

if TYPE_CHECKING:
    from versus.kernel.definition import Definition
    from versus.kernel.keywords import Lexicon
    from versus.kernel.nodes import Aura, Change, Effect, Filter, Procedure, Trigger
    from versus.kernel.origin import Origin
    from versus.kernel.record import Record
    from versus.kernel.refusal import Refusal
    from versus.kernel.views import View

FUSE: Final = 200
"""How much may follow from one action, triggers and what the rules demand, before an endless loop is cut."""

DEPTH: Final = 2_000
"""How many frames may wait for one another: an effect that begins itself anew, which no fuse sees, fails."""

TAKE_BACKS: Final = 20
"""How often in a row something begun may be taken back: a game never hangs, not even for want of resolve."""

SAVED_BY_MACHINE: Final = (
    "seats",
    "definition",
    "owner",
    "where",
    "stamp",
    "face",
    "exhausted",
    "bearer",
    "known",
    "counters",
    "piles",
    "modifiers",
    "pending",
    "stack",
    "history",
    "clock",
    "rng",
    "over",
    "winners",
    "unsettled",
    "fuse",
    "taken_back",
)
"""The fields that make a position, in the order of a save file. A game adds its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(State):
    """A position that can be asked, answered, forked and saved. Games of the house extend it."""

    def __init__(self, seats: int, width: int, counter_kinds: int, seed: int) -> None:
        super().__init__(seats, width, counter_kinds, seed)
        self.unsettled = False
        """Whether something changed that the rules may have to react to at once."""
        self.fuse = FUSE
        self.taken_back = 0
        """How often something was begun and taken back since anything has happened."""
        # What follows is no part of the position: answers given, caches, and what the last answer caused.
        self.ask: Ask | None = None
        self.origin: Origin | None = None
        self.answers: list[int] = []
        self.marks: list[tuple[int, str]] = []
        self.pinned: Mapping[str, Definition] = {}
        """Cards that are made in this game as they were when it began, where they have changed since."""
        self.events: list[Event] = []
        self.version = 0
        """Moves on as the table changes: cards in play, who fights whom, whose turn it is."""
        self.quiet_events = ALL_LOUD
        """By kind, whether an event leaves the table, and so everybody's numbers, as they are."""
        self.altered = False
        """Whether something might alter numbers when all was last settled."""
        self.restless = False
        """Whether something stayed the rules' hand when all was last settled: any event makes them look."""
        self.listening = 0
        """A bit per kind of event that some power in this match waits for."""
        self.heeded = 0
        """A bit per kind of event that some power in this match may prevent, replace or react to."""
        self.shining = 0
        """The keywords with continuous powers that cards of this match have printed, or were given."""
        self.any_auras = False
        """Whether some power in this match changes cards continuously, so that any event may matter."""
        self.found: list[CardId] = []
        """The cards that the frame just popped has chosen."""
        self.agreed = False
        """What the frame just popped has decided."""

    # The five functions

    def answer(self, index: int, seat: Seat | None = None) -> list[Event]:
        """Take the answer to the question asked, run to the next one, and return what happened."""
        ask = self.ask
        if ask is None:
            raise GameOver("The game is over; it asks nothing any more. Start another one.")
        if seat is not None and seat != ask.seat:
            raise WrongSeat(f"Seat {ask.seat + 1} has been asked, not seat {seat + 1}. Wait for your turn.")
        if index < 0 or index >= len(ask.options):
            raise NoSuchOption(
                f"There is no option {index}; choose a number from 0 to {len(ask.options) - 1}."
            )
        self.events = []
        if ask.kind == ACT:
            self.fuse = FUSE
        try:
            frame = self.stack[-1]
            self.ask = None
            frame.node.answered(self, frame, ask.options[index])
            self.run()
        except Exception as error:
            self.rewind()
            failure = CardFailed(
                f"A card failed while answer {index} was carried out ({error!r}); "
                "the game stands at its last question. Please report it with the saved game."
            )
            failure.__cause__ = error  # Compiled, `raise from` leaves it out.
            raise failure from error
        if self.events:
            self.taken_back = 0
        self.answers.append(index)
        return self.events

    def fork(self) -> Game:
        """An independent copy."""
        raise AssertionError("every game forks itself")

    def copy_game_into(self, twin: Game) -> None:
        self.copy_into(twin)
        twin.unsettled = self.unsettled
        twin.ask = self.ask
        twin.origin = self.origin
        twin.answers = self.answers.copy()
        twin.marks = self.marks
        twin.pinned = self.pinned
        # What is only tried on a fork did not happen.
        twin.events = self.events.copy()
        twin.version = self.version
        twin.quiet_events = self.quiet_events
        twin.altered = self.altered
        twin.restless = self.restless
        twin.fuse = self.fuse
        twin.taken_back = self.taken_back
        twin.listening = self.listening
        twin.heeded = self.heeded
        twin.shining = self.shining
        twin.any_auras = self.any_auras
        twin.found = []
        twin.agreed = False

    @property
    def record(self) -> Record:
        """Where the game came from, every answer since, and digests: enough to play it again."""
        from versus.kernel.record import record_of

        return record_of(self)

    def rewind(self) -> None:
        """Rebuild the position before the answer that failed, from where the game came."""
        if self.origin is None:
            raise AssertionError("a game without an origin cannot be rebuilt")
        twin = self.origin.rebuild()
        for index in self.answers:
            twin.answer(index)
        self.become(twin)

    def become(self, twin: Game) -> None:
        """Take over everything from a twin that is not used any more."""
        raise AssertionError("every game knows its own fields")

    # Frames

    def run(self) -> None:
        """Work until a question stands or nothing is left to do."""
        stack = self.stack
        while stack:
            frame = stack[-1]
            frame.node.step(self, frame)
            ask = self.ask
            if ask is not None:
                if self.takes_part(ask.seat):
                    return
                self.answer_for_absent(ask)

    def answer_for_absent(self, ask: Ask) -> None:
        """Take the last option for a seat that has left the game."""
        self.ask = None
        frame = self.stack[-1]
        frame.node.answered(self, frame, ask.options[-1])

    def push(
        self,
        node: Procedure,
        seat: Seat = NOTHING,
        source: CardId = NOTHING,
        stamp: Stamp = NOTHING,
        event: Event | None = None,
    ) -> Frame:
        """Start a piece of work of its own: bindings made in it end with it."""
        stack = self.stack
        frame = Frame(node, len(stack), seat, source, stamp, event)
        stack.append(frame)
        if frame.base > DEPTH:
            raise RuntimeError(f"more than {DEPTH:,} effects wait for one another")
        return frame

    def call(self, node: Procedure, parent: Frame) -> Frame:
        """Start a part of a piece of work, which shares its bindings."""
        frame = Frame(node, parent.base, parent.seat, parent.source, parent.stamp, parent.event)
        stack = self.stack
        stack.append(frame)
        if len(stack) > DEPTH:
            raise RuntimeError(f"more than {DEPTH:,} effects wait for one another")
        return frame

    def resolve(self, effect: Effect, seat: Seat, source: CardId, event: Event | None = None) -> Frame:
        """Start an effect of a card on a base frame of its own, which holds what is chosen in it."""
        stamp = self.stamp[source] if source >= 0 else NOTHING
        base = self.push(RESOLUTION, seat, source, stamp, event)
        return self.call(effect, base)

    def lens(self, seat: Seat, source: CardId, event: Event | None = None) -> Frame:
        """A frame to judge filters and conditions through, outside any resolution."""
        return Frame(RESOLUTION, -1, seat, source, self.stamp[source] if source >= 0 else NOTHING, event)

    def bind(self, frame: Frame, cards: list[CardId]) -> None:
        """Note a group of chosen cards where the rest of the effect finds it."""
        base = self.stack[frame.base]
        base.cards.extend(cards)
        base.numbers.append(len(base.cards))

    def bound(self, frame: Frame, group: int) -> list[CardId]:
        """A group of chosen cards: 0 the first, -1 the last."""
        if frame.base < 0:
            return []
        base = self.stack[frame.base]
        ends = base.numbers
        if group < 0:
            group += len(ends)
        if group < 0 or group >= len(ends):
            return []
        return base.cards[ends[group - 1] if group else 0 : ends[group]]

    # Events

    def happens(self, event: Event, noticed: bool = True) -> None:
        """Put a change on record and let waiting powers see it."""
        card = event.card
        if card >= 0 and event.definition is None:
            event.definition = self.definition[card]
            event.stamp = self.stamp[card]
            if self.face[card] and event.seen < 0:
                event.seen = self.seen_by(card)
        self.events.append(event)
        self.history.append(event)
        if self.quiet_events[event.kind]:
            if self.restless and self.any_auras:
                self.unsettled = True
        else:
            self.version += 1
            if not self.unsettled and (self.modifiers or (self.any_auras and self.is_stirred(event))):
                self.unsettled = True
        if noticed and self.listening >> event.kind & 1:
            self.notice(event)

    def stir(self) -> None:
        """The table has changed, whether or not an event tells of it."""
        self.version += 1
        if self.modifiers or self.altered or (self.restless and self.any_auras):
            self.unsettled = True

    def emit(self, event: Event) -> None:
        """Put a change on record that no power waits for."""
        self.happens(event, False)

    def cause(self, event: Event) -> None:
        """Make something happen, unless it is prevented, replaced or reacted to first."""
        if self.heeded >> event.kind & 1:
            self.announce([event])
        else:
            self.apply([event])

    def cause_together(self, events: list[Event]) -> None:
        """Make several things happen at one moment."""
        for event in events:
            if self.heeded >> event.kind & 1:
                self.announce(events)
                return
        if events:
            self.apply(events)

    def announce(self, events: list[Event]) -> None:
        """Open the moment before events happen."""
        for event in events:
            if event.card >= 0:
                event.stamp = self.stamp[event.card]
        frame = self.push(ABOUT_TO_HAPPEN)
        frame.events = events

    def wait(self, trigger: Trigger, source: CardId, seat: Seat, event: Event) -> None:
        """Let a power wait that has triggered."""
        stamp = self.stamp[source] if source >= 0 else NOTHING
        self.pending.append(Pending(trigger, source, stamp, seat, event))

    def is_first_time(self, trigger: Trigger, card: CardId) -> bool:
        """Whether a power that works once a turn has not done so on this turn; it is noted that it does."""
        raise AssertionError("a game with such powers notes when they work")

    # Declarations

    def offer_to_take_back(self, options: list[Option]) -> None:
        """Let what was begun be taken back; always the last option."""
        if self.taken_back < TAKE_BACKS:
            options.append(TAKEN_BACK)

    def take_back(self, frames: int = 1) -> None:
        """Leave a declaration as if it had not been begun; `frames` are those that it has opened."""
        self.taken_back += 1
        for _ in range(frames):
            seat = self.stack.pop().seat
            below = self.stack[-1]
            below.node.taken_back(self, below, seat)

    # Modifiers

    def modify(
        self,
        change: Change,
        card: CardId,
        seat: Seat,
        source: CardId,
        until: Duration,
        until_seat: Seat = NOTHING,
        scope: Filter | None = None,
    ) -> Modifier:
        """Put a lasting change into force, and tell of it."""
        stamp = self.stamp[card] if card >= 0 else NOTHING
        made_by = self.definition[source] if source >= 0 else None
        modifier = Modifier(change, card, stamp, seat, source, self.tick(), until, until_seat, scope, made_by)
        self.modifiers.append(modifier)
        self.learn_change(change, scope)
        self.version += 1
        self.unsettled = True
        change.begins(self, modifier)
        event = Event(self.given_kind(), card, seat, by=(source,) if source >= 0 else ())
        event.given = modifier
        self.happens(event)
        return modifier

    def given_kind(self) -> EventKind:
        """The kind of event that something lasts from now on."""
        raise AssertionError("a game in which something lasts says how it is told")

    def learn_change(self, change: Change, scope: Filter | None = None) -> None:
        """Note what a change that is, or may come, into force asks the machine to look out for."""
        self.listening |= change.listens()

    def learn_aura(self, aura: Aura) -> None:
        """Note a continuous power of a card that is, or may come, into play."""
        self.any_auras = True
        for change in aura.changes:
            self.learn_change(change, aura.affects)

    def learn_keywords(self, lexicon: Lexicon, keywords: int) -> None:
        """Note what keywords replace and change that a card of this match has printed or was given."""
        for replacement in lexicon.replacements_of(keywords):
            self.heeded |= 1 << replacement.of
        fresh = keywords & lexicon.shining & ~self.shining
        if fresh:
            self.shining |= fresh
            for aura in lexicon.auras_of(fresh):
                self.learn_aura(aura)

    def expire(self, until: Duration, until_seat: Seat = NOTHING) -> None:
        """End the modifiers of one duration."""
        kept = [m for m in self.modifiers if m.until != until or m.until_seat != until_seat]
        if len(kept) != len(self.modifiers):
            self.modifiers = kept
            self.version += 1
            self.unsettled = True

    def use_up(self, modifier: Modifier) -> None:
        """End a modifier that has done what it was for."""
        self.modifiers = [other for other in self.modifiers if other is not modifier]
        self.version += 1

    def end_turn_modifiers(self) -> None:
        self.expire(THIS_TURN)

    def shed(self, card: CardId) -> None:
        """Drop the modifiers of a card that has become another object, and those that it kept up."""
        if self.modifiers:
            self.modifiers = [
                m for m in self.modifiers if (m.card != card or self.keeps(m)) and not m.ends_with(card)
            ]

    def keeps(self, modifier: Modifier) -> bool:
        """Whether a modifier follows its card through every zone."""
        return False

    # What each game must say

    def seen_by(self, card: CardId) -> int:
        """Who may know which card in play this is: a bit per seat, or -1 for everybody."""
        return -1

    def why_not(
        self, seat: Seat, card: CardId, verb: Verb, other: CardId = NOTHING, number: int = NOTHING
    ) -> Refusal | None:
        """The named clause that forbids a player to do something with a card; None where it is allowed."""
        raise AssertionError

    def view(self, seat: Seat | None) -> View:
        """What a seat may see, built from nothing by permission; None for a spectator."""
        raise AssertionError

    def is_stirred(self, event: Event) -> bool:
        """Whether an event may set continuous powers to work so that the rules demand something."""
        return True

    def looks_in(self) -> bool:
        """Whether the rules look in as an effect ends."""
        return self.unsettled

    def takes_part(self, seat: Seat) -> bool:
        """Whether a seat still answers."""
        return True

    def turn_seat(self) -> Seat:
        """Who orders what happens at one moment."""
        raise AssertionError

    def apply(self, events: list[Event]) -> None:
        """Carry out events that nothing stopped, all at one moment."""
        raise AssertionError

    def check(self) -> bool:
        """Apply what the rules demand at once; whether there was anything to do."""
        raise AssertionError

    def notice(self, event: Event) -> None:
        """Let every power that waits for this event trigger."""
        raise AssertionError

    def prevented(self, event: Event) -> bool:
        """Whether something stops or replaces the event before it happens."""
        raise AssertionError

    def reactions(self, event: Event, declined: list[int]) -> Ask | None:
        """Ask the next seat that may react to an event about to happen, or nobody."""
        raise AssertionError

    def react(self, seat: Seat, event: Event, option: Option) -> None:
        """Start the reaction that a seat has chosen."""
        raise AssertionError
