"""Decks of mutants around a few cards, to see what is wrong with them."""

from __future__ import annotations

from versus.games.tpcg.printed.deck import faults
from versus.games.tpcg.printed.definition import Card
from versus.kernel.deck import Deck
from versus.testing.tpcg import spoken


def faults_with(*cards: Card | str) -> list[tuple[str, str]]:
    """The rule and the card of each fault in a deck of these cards, filled up with X-Men to sixty."""
    given = [card if isinstance(card, Card) else spoken(card).card for card in cards]
    fill = [spoken(f"Extra{number} 1/1 X-Men").card for number in range(60 - len(given))]
    main = spoken("Boss 3/5 h5 Brotherhood", main=True).card
    return [(fault.rule, fault.card) for fault in faults(Deck((*given, *fill), main))]
