"""All Elite Wrestling: its equipment."""

from versus.games.tpcg.printed.definition import Card

CARDS: tuple[Card, ...] = ()
