"""A deck of a game that nobody has drawn: its cards, counted."""

from __future__ import annotations

from rich.text import Text

from versus.decks.counting import counted
from versus.kernel.deck import Deck


def page(deck: Deck) -> Text:
    """The whole list."""
    lines = [f"{copies.count} {copies.card.name}" for copies in counted(deck.cards)]
    return Text("\n".join([deck.name, *lines]))


def shelf(decks: tuple[Deck, ...]) -> Text:
    """Every deck that comes with the game, a line each."""
    return Text("\n".join(f"{deck.name}: {len(deck.cards)} cards" for deck in decks))
