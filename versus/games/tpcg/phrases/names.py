"""How players and cards are called at the table, as far as a seat may know them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.sight import sees
from versus.games.tpcg.words import DECK, HAND, ZONE_NAMES
from versus.kernel.english import listed, ordinal
from versus.kernel.phrasing import Piece
from versus.kernel.types import CardId, Seat

if TYPE_CHECKING:
    from versus.games.tpcg.battle import Battle
    from versus.kernel.events import Event

UNKNOWN: Final = "a card"
YOU: Final = "You"
"""Whoever is given this name is spoken to: "You draw", "your deck"."""


def player_name(seat: Seat, names: Sequence[str]) -> Piece:
    """ "Player 1", or the name given to that seat."""
    if seat < 0:
        return Piece("nobody")
    name = names[seat] if seat < len(names) else f"Player {seat + 1}"
    return Piece(name, name == YOU)


def players_own(seat: Seat, names: Sequence[str]) -> str:
    """ "Player 1's", "your"."""
    name = player_name(seat, names).text
    return "your" if name == YOU else f"{name}'s"


def card_name(battle: Battle, seat: Seat | None, card: CardId) -> str:
    """A card's name, if the seat may look at it now."""
    if card < 0 or not sees(battle, seat, card):
        return UNKNOWN
    return battle.definition[card].name


def offered_name(battle: Battle, seat: Seat, card: CardId) -> str:
    """A card's name in a question: whoever chooses from a deck or another's hand looks at it."""
    if card >= 0 and battle.zone(card) in (DECK, HAND):
        return battle.definition[card].name
    return card_name(battle, seat, card)


def exact_name(battle: Battle, seat: Seat, card: CardId, names: Sequence[str]) -> str:
    """A card's name and what tells it from its namesakes: its place in play, elsewhere its key."""
    name = offered_name(battle, seat, card)
    if card < 0:
        return name
    controller = battle.controller(card)
    whose = "" if controller == seat else f"{players_own(controller, names)} "
    if battle.in_play(card):
        zone = battle.zone(card)
        place = ordinal(battle.pile(controller, zone).index(card))
        return f"{name} ({place} in {whose or 'your '}{ZONE_NAMES[zone]})"
    return f"{name} ({whose}{battle.definition[card].key})"


def knows(battle: Battle, event: Event, seat: Seat | None) -> bool:
    """Whether a seat may know which card an event was about; spectators know what everybody does."""
    everyone = (1 << battle.seats) - 1
    if event.seen < 0 or event.seen & everyone == everyone:
        return True
    return seat is not None and bool(event.seen >> seat & 1)


def event_card(battle: Battle, event: Event, seat: Seat | None) -> str:
    """The card that an event is about, as it was then."""
    if event.definition is None or not knows(battle, event, seat):
        return UNKNOWN
    return event.definition.name


def causes(battle: Battle, event: Event) -> str:
    """The other cards that get the credit: they acted in the open."""
    return listed([battle.definition[card].name for card in event.by if card >= 0 and card != event.card])
