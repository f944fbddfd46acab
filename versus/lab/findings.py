"""Reading a summary: what a card does for its deck, and which cards do the most.

A card is judged by the opening hand. Cards drawn or played at any time are drawn in long games, and say more
about who wins long games than about themselves.
"""

from __future__ import annotations

from versus.lab.intervals import Difference, Rate, difference
from versus.lab.summary import CardFinding, Share, SideFinding

ENOUGH = 20
"""Fewer games than this, with or without a card, tell nothing about it."""
BEST, WORST = 6, 4


def impact(card: CardFinding) -> Difference:
    """By how much more often a deck wins with a card in its opening hand."""
    return difference(rate_of(card.opening), rate_of(card.not_opening))


def rate_of(share: Share) -> Rate:
    return Rate(share.games, share.rate * share.games, share.rate, share.low, share.high)


def telling_cards(side: SideFinding) -> list[CardFinding]:
    """Cards with enough games both ways, the one that helps most first."""
    found = [card for card in side.cards if min(card.opening.games, card.not_opening.games) >= ENOUGH]
    return sorted(found, key=lambda card: (-impact(card).value, card.name, card.card))


def most_telling(side: SideFinding) -> tuple[list[CardFinding], list[CardFinding]]:
    """The first few and the last few."""
    found = telling_cards(side)
    best = found[:BEST]
    return best, found[len(best) :][-WORST:]
