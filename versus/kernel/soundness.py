"""What is true of every position, whatever was played: random games are held to it, and so is every save.

An invariant is a function that yields a sentence for each fault; whoever checks stops at the first one. The
machine's own stand here, in an order in which each may rely on those before it; a game adds its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeAlias

from versus.kernel.events import Event
from versus.kernel.game import FUSE, TAKE_BACKS, Game
from versus.kernel.modifiers import DURATIONS, Modifier
from versus.kernel.rng import MASK
from versus.kernel.types import INFINITE, NOTHING

Invariant: TypeAlias = Callable[[Any], Iterator[str]]

MOST_CARDS: Final = 5_000
MOST_ROWS: Final = 50_000
"""Of anything else: effects in force, events of a turn, work to be done."""
LATEST: Final = 1 << 40
"""No game has so many timestamps."""


def fault_of(game: Game, own: Iterable[Invariant]) -> str:
    """The first thing that cannot be, in a sentence; empty where the position is sound."""
    for invariant in (*MACHINE, *own):
        for fault in invariant(game):
            return fault
    return ""


def within(numbers: Iterable[int], least: int, most: int) -> bool:
    """Whether all of these are numbers of something."""
    return all(least <= number <= most for number in numbers)


def sizes_are_possible(game: Game) -> Iterator[str]:
    if len(game.definition) > MOST_CARDS:
        yield "it has more cards than any game"
    rows = (game.modifiers, game.pending, game.stack, game.history)
    if any(len(found) > MOST_ROWS for found in rows):
        yield "more happens at once than in any game"
    if not within((game.clock,), 0, LATEST) or not within((game.rng,), 0, MASK):
        yield "its time or its chance is out of bounds"
    if not within((game.fuse,), -1, FUSE) or not within((game.taken_back,), 0, TAKE_BACKS):
        yield "more follows from one action than may"


def cards_are_somewhere(game: Game) -> Iterator[str]:
    """Every card lies in one pile, the one it says."""
    where = game.where
    lying = 0
    for place, pile in enumerate(game.piles):
        lying += len(pile)
        for card in pile:
            if not 0 <= card < len(where) or where[card] != place:
                yield f"a card lies in the pile {place} and says another"
        if len(pile) != len(set(pile)):
            yield "a card lies twice in one pile"
    if lying != len(where):
        yield f"{len(where)} cards exist, {lying} lie in piles"


def columns_are_in_bounds(game: Game) -> Iterator[str]:
    cards, seats = len(game.definition), game.seats
    if not within(game.owner, 0, seats - 1):
        yield "a card belongs to nobody at the table"
    if not within(game.stamp, 0, game.clock) or len(set(game.stamp)) != cards:
        yield "two cards have one timestamp, or a card one that is yet to come"
    if not within(game.exhausted, 0, 1):
        yield "a card is neither ready nor exhausted"
    if not within(game.bearer, NOTHING, cards - 1):
        yield "a card is on something that is no card"
    if not within(game.known, 0, (1 << seats) - 1):
        yield "somebody who is not there knows a card"
    for column in game.counters:
        if not within(column, 0, INFINITE):
            yield "a card has fewer counters than none, or more than any number"


def bearers_bear_nothing_themselves(game: Game) -> Iterator[str]:
    """Nothing is on itself, nor on something that is on something else: there is no circle."""
    for card, bearer in enumerate(game.bearer):
        if bearer != NOTHING and game.bearer[bearer] != NOTHING:
            yield f"{game.definition[card].name} is on something that is on something else"


def lasting_is_in_bounds(game: Game) -> Iterator[str]:
    for modifier in game.modifiers:
        yield from modifier_faults(game, modifier)


def modifier_faults(game: Game, modifier: Modifier) -> Iterator[str]:
    cards = len(game.definition)
    if not within((modifier.card, modifier.source), NOTHING, cards - 1):
        yield "something lasts on a card that does not exist"
    if not within((modifier.seat, modifier.until_seat), NOTHING, game.seats - 1):
        yield "something lasts for nobody at the table"
    if not within((modifier.stamp, modifier.made), NOTHING, game.clock):
        yield "something lasts since a time that is yet to come"
    if not within((modifier.until,), 0, len(DURATIONS) - 1):
        yield "something lasts for no known time"


def past_is_in_bounds(game: Game) -> Iterator[str]:
    """Events that are remembered, waited for or worked on."""
    seen: set[int] = set()
    for event in remembered(game):
        if id(event) not in seen:
            seen.add(id(event))
            yield from event_faults(game, event)


def remembered(game: Game) -> Iterator[Event]:
    yield from game.history
    for waiting in game.pending:
        yield waiting.event
    for frame in game.stack:
        yield from frame.events
        if frame.event is not None:
            yield frame.event


def event_faults(game: Game, event: Event) -> Iterator[str]:
    cards = len(game.definition)
    if not within((event.card, *event.by), NOTHING, cards - 1):
        yield "something happened to a card that does not exist"
    if not within((event.seat,), NOTHING, game.seats - 1) or not within((event.seen,), NOTHING, MASK):
        yield "something happened to nobody at the table"
    if not within((event.stamp,), NOTHING, game.clock):
        yield "something happened that is yet to come"
    if not within((event.amount, event.other, event.detail, event.manner), -INFINITE, INFINITE):
        yield "something happened to no possible amount"
    last = event.last
    if last is not None:
        if not within((last.card,), 0, cards - 1) or not within((last.stamp,), NOTHING, game.clock):
            yield "a card is remembered that never was there"
        if not within((last.owner, last.controller), 0, game.seats - 1):
            yield "a card is remembered as nobody's"
        if len(last.counters) != len(game.counters):
            yield "a card is remembered with other counters than there are"
        if not within((last.atk, last.defense, *last.counters), -INFINITE, INFINITE):
            yield "a card is remembered with impossible numbers"
    if event.given is not None:
        yield from modifier_faults(game, event.given)


def work_is_in_bounds(game: Game) -> Iterator[str]:
    """What waits and what is being done is somebody's, about cards that exist."""
    cards, seats = len(game.definition), game.seats
    for waiting in game.pending:
        if not within((waiting.source,), NOTHING, cards - 1) or not within((waiting.seat,), 0, seats - 1):
            yield "a power waits that is nobody's"
        if not within((waiting.stamp,), NOTHING, game.clock):
            yield "a power waits since a time that is yet to come"
    for place, frame in enumerate(game.stack):
        if not within((frame.base,), 0, place):
            yield "something is done as a part of nothing"
        if not within((frame.seat,), NOTHING, seats - 1):
            yield "something is done by nobody at the table"
        if not within((frame.source,), NOTHING, cards - 1) or not within(frame.cards, NOTHING, cards - 1):
            yield "something is done with a card that does not exist"
        if not within((frame.stamp,), NOTHING, game.clock) or frame.pc < 0:
            yield "something is done before or after its time"
        if not within((frame.pc, frame.number, *frame.numbers), -LATEST, LATEST):
            yield "something is done for no possible number"


def the_end_has_winners(game: Game) -> Iterator[str]:
    if not within(game.winners, 0, game.seats - 1) or len(set(game.winners)) != len(game.winners):
        yield "somebody has won who is not there, or twice"
    if game.over and (game.stack or not game.winners):
        yield "the game is over and has work left, or nobody has won"
    if not game.over and (game.winners or not game.stack):
        yield "the game goes on with nothing to do, or with winners"


MACHINE: Final[tuple[Invariant, ...]] = (
    sizes_are_possible,
    cards_are_somewhere,
    columns_are_in_bounds,
    bearers_bear_nothing_themselves,
    lasting_is_in_bounds,
    past_is_in_bounds,
    work_is_in_bounds,
    the_end_has_winners,
)
