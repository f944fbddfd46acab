"""The 2PCG decks that meet each other in random games: one for each main character of House of X.

A main character plays the starter list of its team, made to fit.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from versus.cards.catalogue import house
from versus.decks import starter, starters
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import MAIN_CHARACTER, NAME, SUPPORTING_CHARACTER
from versus.kernel.deck import Deck

SET: Final = "HOX"
BESIDE: Final = "XFC"
"""Its cards go with those of the set."""
LISTS: Final = {"X-Men": "Professor X", "Brotherhood": "Magneto"}
"""The starter deck of each team."""


def decks() -> dict[str, Deck]:
    """A deck for each main character, by name."""
    return {name: deck_led_by(name) for name in leaders()}


@cache
def printed() -> tuple[Card, ...]:
    """The cards that these decks are made of."""
    sets = house(NAME).sets
    return (*sets[SET].cards, *sets[BESIDE].cards)


@cache
def leaders() -> dict[str, Card]:
    """The main characters of the set at Level 1, by name."""
    return {card.name: card for card in printed() if card.type == MAIN_CHARACTER and card.facts.level == 1}


@cache
def deck_led_by(name: str) -> Deck:
    """The starter list of a main character's team, with cards exchanged as the rulebook advises."""
    main = leaders()[name]
    deck = starter(LISTS[main.facts.teams[0]])
    if deck.leader is main:
        return deck
    levels = [
        card
        for card in printed()
        if card.name == name and card.type == MAIN_CHARACTER and card.facts.level > 1
    ]
    return Deck(with_unlisted(namesakes_exchanged(deck, main), main), main, tuple(levels), name=name)


def namesakes_exchanged(deck: Deck, main: Card) -> tuple[Card, ...]:
    """Namesakes of the new main character give way to those of the old one (2P-DCK-30)."""
    leader = deck.leader.name
    old = next(card for card in printed() if card.name == leader and card.type == SUPPORTING_CHARACTER)
    return tuple(
        old if card.type == SUPPORTING_CHARACTER and card.shares_name(main) else card for card in deck.cards
    )


def with_unlisted(cards: tuple[Card, ...], main: Card) -> tuple[Card, ...]:
    """Two copies of each card of the team that no starter list has, in place of the most common cards."""
    deck = list(cards)
    for unlisted in unlisted_cards():
        if set(unlisted.facts.teams) & set(main.facts.teams):
            for _ in range(2):
                deck[deck.index(max(deck, key=deck.count))] = unlisted
    return tuple(deck)


@cache
def unlisted_cards() -> tuple[Card, ...]:
    """Cards for these teams, main characters and namesakes of the starter decks' own aside."""
    listed = {card for deck in starters(NAME) for card in deck.cards}
    return tuple(
        card
        for card in printed()
        if card.type != MAIN_CHARACTER
        and card not in listed
        and card.name not in LISTS.values()
        and set(card.facts.teams) & set(LISTS)
    )
