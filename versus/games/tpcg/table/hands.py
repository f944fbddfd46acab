"""Cards that are not in play: drawing, discarding, revealing, searching, shuffling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.tpcg.words import (
    DECK,
    DISCARDED,
    DOWN,
    DRAWS,
    DREW,
    HAND,
    KO,
    RETURNED,
    REVEALED,
    SHUFFLED,
    TO_DECK,
)
from versus.kernel import drawing
from versus.kernel.events import Event
from versus.kernel.types import CardId, Seat

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle


def lies_open(battle: Battle, card: CardId) -> bool:
    """Whether everybody sees which card it is, where it lies; a resource face down is hidden, too."""
    return battle.zone(card) not in (HAND, DECK) and battle.face[card] != DOWN


def draw_event(seat: Seat, amount: int) -> Event:
    return Event(DRAWS, seat=seat, amount=amount)


def draw(battle: Battle, events: list[Event]) -> None:
    drawing.draw(battle, events, DECK, HAND, DREW)


def discard_event(card: CardId, seat: Seat) -> Event:
    return Event(DISCARDED, card, seat)


def discard(battle: Battle, events: list[Event]) -> None:
    """From hand to the owner's KO pile, and from nowhere else (2P-GEN-18)."""
    for event in events:
        if battle.zone(event.card) == HAND:
            battle.put(event.card, battle.owner[event.card], KO)
            battle.known[event.card] = 0
            battle.happens(event)


def shuffle(battle: Battle, seat: Seat) -> None:
    battle.shuffle(seat, DECK)
    battle.happens(Event(SHUFFLED, seat=seat))


def reveal(battle: Battle, cards: list[CardId], seat: Seat) -> None:
    """Show cards to every player (2P-GEN-24)."""
    for card in cards:
        battle.known[card] = (1 << battle.seats) - 1
        battle.happens(Event(REVEALED, card, seat))


def to_hand(battle: Battle, card: CardId) -> None:
    """Put a card that is not in play into its owner's hand (2P-ZON-03)."""
    owner = battle.owner[card]
    seen = who_sees(battle, card)
    battle.shed(card)
    battle.put(card, owner, HAND)
    battle.happens(Event(RETURNED, card, owner, seen=seen | 1 << owner))


def to_deck(battle: Battle, card: CardId, bottom: bool) -> None:
    """Put a card on the top or the bottom of its owner's deck."""
    owner = battle.owner[card]
    seen = who_sees(battle, card)
    battle.shed(card)
    battle.put(card, owner, DECK)
    if bottom:
        deck = battle.pile(owner, DECK)
        deck.insert(0, deck.pop())
    battle.known[card] = 0
    battle.happens(Event(TO_DECK, card, owner, seen=seen))


def who_sees(battle: Battle, card: CardId) -> int:
    """A bit per seat that may look at a card now."""
    from versus.games.tpcg.seen.sight import sees

    return sum(1 << seat for seat in range(battle.seats) if sees(battle, seat, card))
