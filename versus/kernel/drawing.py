"""Cards from deck to hand, in whatever zones a game has for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.kernel.events import Event
from versus.kernel.types import EventKind, Zone

if TYPE_CHECKING:
    from versus.kernel.game import Game


def draw(game: Game, events: list[Event], deck: Zone, hand: Zone, drew: EventKind) -> None:
    """Take cards from the top; whatever an empty deck cannot give is skipped (2P-END-06, CL-ZON-04).

    A draw is noticed as such if it brings a card or more.
    """
    for event in events:
        seat = event.seat
        pile = game.pile(seat, deck)
        game.happens(event, noticed=bool(pile) and event.amount > 0)
        for _ in range(min(event.amount, len(pile))):
            card = pile[-1]
            game.put(card, seat, hand)
            game.happens(Event(drew, card, seat, seen=1 << seat))
