"""All Elite Wrestling: its Challenge Matches."""

from versus.games.tpcg.printed.definition import Card

CARDS: tuple[Card, ...] = ()
