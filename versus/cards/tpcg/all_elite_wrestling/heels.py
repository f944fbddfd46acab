"""All Elite Wrestling: the Heels' supporting characters and plot twists."""

from versus.games.tpcg.printed.definition import Card

CARDS: tuple[Card, ...] = ()
