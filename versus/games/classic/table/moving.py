"""Cards from zone to zone: drawing, discarding, coming into play and leaving it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.classic.table import counters
from versus.games.classic.table.stats import keywords
from versus.games.classic.words import (
    CAME_INTO_PLAY,
    COSMIC,
    COSMIC_COUNTER,
    DECK,
    DISCARDED,
    DOWN,
    DRAWS,
    DREW,
    HAND,
    KO,
    KOD,
    LEFT_ATTACK,
    LEFT_PLAY,
    PUT_INTO_KOD_PILE,
    REMOVED,
    REMOVED_FROM_GAME,
    REVEALED,
    STUNNED,
    TO_DECK,
    TO_HAND,
    UP,
)
from versus.kernel import drawing
from versus.kernel.events import Event
from versus.kernel.types import NOTHING, CardId, Seat, Zone

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest


# Hands and decks


def draw_event(seat: Seat, amount: int) -> Event:
    return Event(DRAWS, seat=seat, amount=amount)


def draw(contest: Contest, events: list[Event]) -> None:
    drawing.draw(contest, events, DECK, HAND, DREW)


def discard_event(card: CardId, seat: Seat) -> Event:
    return Event(DISCARDED, card, seat)


def discard(contest: Contest, events: list[Event]) -> None:
    """From hand to the owner's KO'd pile (CL-GEN-24)."""
    for event in events:
        contest.put(event.card, contest.owner[event.card], KO)
        contest.happens(event)


def reveal(contest: Contest, card: CardId, seat: Seat) -> None:
    """Show a card to everybody; then it lies as before (CL-GEN-23)."""
    event = Event(REVEALED, card, seat)
    openly(contest, event)
    contest.happens(event)


def lies_open(contest: Contest, card: CardId) -> bool:
    """Whether everybody sees which card it is, where it lies."""
    return contest.zone(card) not in (HAND, DECK) and contest.face[card] != DOWN


def openly(contest: Contest, event: Event) -> None:
    """Let everybody know which card an event is about, though it lies face down."""
    event.definition = contest.definition[event.card]
    event.stamp = contest.stamp[event.card]


def to_bottom(contest: Contest, card: CardId) -> None:
    """Put a card from hand under its owner's deck."""
    owner = contest.owner[card]
    contest.put(card, owner, DECK)
    deck = contest.pile(owner, DECK)
    deck.insert(0, deck.pop())
    contest.happens(Event(TO_DECK, card, owner, seen=1 << owner))


# Play


def enter(contest: Contest, card: CardId, seat: Seat, zone: Zone, column: int, stunned: bool = False) -> None:
    """A character comes into play, face up and ready if nothing else is said (CL-GEN-20, CL-ZON-20).

    A cosmic one brings its counter, but not when stunned; one with surge has to wait (CL-KEY-12, CL-KEY-17).
    """
    contest.put(card, seat, zone)
    contest.column[card] = column
    contest.face[card] = STUNNED if stunned else UP
    contest.exhausted[card] = int(stunned)
    if keywords(contest, card) & COSMIC:
        contest.counters[COSMIC_COUNTER][card] = 1
    contest.happens(Event(CAME_INTO_PLAY, card, seat, amount=column, detail=zone))


def ko_event(card: CardId, by: tuple[CardId, ...] = ()) -> Event:
    return Event(KOD, card, by=by)


def ko(contest: Contest, events: list[Event]) -> None:
    """From play to the owner's KO'd pile (CL-GEN-25)."""
    going = [event for event in events if contest.in_play(event.card)]
    for event in going:
        # Those who go at one moment see each other go (OP-15).
        event.seat = contest.controller(event.card)
        openly(contest, event)
        contest.happens(event)
    for event in going:
        leave(contest, event.card, contest.owner[event.card], KO)


def drop(contest: Contest, card: CardId) -> None:
    """Put a card into its owner's KO'd pile by a rule that does not KO it (OP-07)."""
    contest.happens(Event(PUT_INTO_KOD_PILE, card, contest.controller(card)))
    owner = contest.owner[card]
    if contest.in_play(card):
        leave(contest, card, owner, KO)
    else:
        contest.shed(card)
        contest.put(card, owner, KO)


def return_to_hand(contest: Contest, card: CardId) -> None:
    """From play to the owner's hand."""
    contest.happens(Event(TO_HAND, card, contest.owner[card]))
    leave(contest, card, contest.owner[card], HAND)


def remove_from_game(contest: Contest, card: CardId) -> None:
    """Set a card aside for good, face up; the zone is shared (CL-GEN-26, CL-ZON-18)."""
    event = Event(REMOVED_FROM_GAME, card, contest.controller(card))
    openly(contest, event)
    contest.happens(event)
    if contest.in_play(card):
        leave(contest, card, 0, REMOVED)
    else:
        contest.put(card, 0, REMOVED)


def leave(contest: Contest, card: CardId, seat: Seat, zone: Zone) -> None:
    """A card leaves play and becomes a new object; what it bore goes along (CL-ZON-23)."""
    borne = contest.equipment_on(card) if contest.in_row(card) else []
    contest.happens(Event(LEFT_PLAY, card, contest.controller(card), detail=zone))
    leave_attack(contest, card)
    contest.shed(card)
    counters.clear(contest, card)
    contest.put(card, seat, zone)
    contest.face[card] = UP
    contest.exhausted[card] = 0
    contest.bearer[card] = NOTHING
    contest.column[card] = 0
    contest.stir()
    for equipment in borne:
        drop(contest, equipment)


def leave_attack(contest: Contest, card: CardId) -> None:
    """Whoever is stunned, leaves play or changes sides is no attacker or defender any more (CL-ATK-15)."""
    attack = contest.attack
    if attack is not None and attack.involves(card):
        attack.leave(card)
        contest.happens(Event(LEFT_ATTACK, card))
