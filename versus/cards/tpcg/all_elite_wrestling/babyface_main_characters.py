"""All Elite Wrestling: the main characters of the Babyfaces."""

from versus.games.tpcg.printed.definition import Card

CARDS: tuple[Card, ...] = ()
