"""How players are called at the table, and who may know which card an event was about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from versus.kernel.phrasing import Piece
from versus.kernel.types import Seat

if TYPE_CHECKING:
    from versus.kernel.events import Event
    from versus.kernel.game import Game

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


def filled(words: str, giver: Seat, until: Seat, names: Sequence[str]) -> str:
    """The words of something that lasts, with the names in the places of those who gave and who end it."""
    for name, own, seat in (("{giver}", "{giver's}", giver), ("{player}", "{owner}", until)):
        player = player_name(seat, names)
        words = words.replace(own, players_own(seat, names))
        words = words.replace(name, YOU.lower() if player.plural else player.text)
    return words


def reader(names: Sequence[str]) -> Seat | None:
    """Whoever is spoken to by these names."""
    return names.index(YOU) if YOU in names else None


def knows(game: Game, event: Event, seat: Seat | None) -> bool:
    """Whether a seat may know which card an event was about; spectators know what everybody does."""
    everyone = (1 << game.seats) - 1
    if event.seen < 0 or event.seen & everyone == everyone:
        return True
    return seat is not None and bool(event.seen >> seat & 1)


def event_card(game: Game, event: Event, seat: Seat | None) -> str:
    """The card that an event is about, as it was then."""
    if event.definition is None or not knows(game, event, seat):
        return UNKNOWN
    return event.definition.name
