"""All Elite Wrestling: the main characters of the Heels."""

from versus.games.tpcg.printed.definition import Card

CARDS: tuple[Card, ...] = ()
