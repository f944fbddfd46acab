"""Hellboy: what is known of The Essential Collection, one module per side, and cards of our own to fill up.

No card number of this set is known: these are ours. On each card `known` lists the fields that a source
states; what is neither known nor inferred we filled in, and every face shows so.
"""

from versus.cards.classic.hellboy import bprd, fillers, thule
from versus.games.classic.printed.definition import Card

CARDS: tuple[Card, ...] = (*bprd.CARDS, *thule.CARDS, *fillers.CARDS)
