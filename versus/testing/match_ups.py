"""Every pairing to be soaked: the ten main characters of House of X, and the decks of the classic game.

A main character plays the starter list of its team, made to fit.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from versus.cards.catalogue import house
from versus.decks import classic_starter, classic_starters, starter, starters
from versus.games.classic.flow.setup import start as start_classic
from versus.games.tpcg.flow.setup import start
from versus.games.tpcg.printed.deck import Deck
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import MAIN_CHARACTER, SUPPORTING_CHARACTER
from versus.kernel.game import Game

SET: Final = "HOX"
LISTS: Final = {"X-Men": "Professor X", "Brotherhood": "Magneto"}
"""The starter deck of each team."""
VERSUS: Final = " against "


@dataclass(frozen=True)
class Pairing:
    """Two main characters, the one of seat 1 first."""

    first: str
    second: str

    def __str__(self) -> str:
        return f"{self.first}{VERSUS}{self.second}"

    def decks(self) -> list[Deck]:
        return [deck_led_by(self.first), deck_led_by(self.second)]

    def start(self, seed: int) -> Game:
        """A game of the two."""
        return start(self.decks(), seed)


@dataclass(frozen=True)
class ClassicPairing(Pairing):
    """Two classic decks by name, the one of seat 1 first."""

    def start(self, seed: int) -> Game:
        return start_classic([classic_starter(self.first), classic_starter(self.second)], seed)


@cache
def pairings() -> tuple[Pairing, ...]:
    """Both seatings of any two main characters, and each against itself."""
    names = list(leaders())
    return tuple(Pairing(first, second) for first in names for second in names)


@cache
def classic_pairings() -> tuple[Pairing, ...]:
    """Both seatings of any two classic decks, and each against itself."""
    names = [deck.name for deck in classic_starters()]
    return tuple(ClassicPairing(first, second) for first in names for second in names)


@cache
def all_pairings() -> tuple[Pairing, ...]:
    """Those of both games."""
    return pairings() + classic_pairings()


def pairing_called(words: str) -> Pairing:
    """ "Storm against Toad"."""
    for pairing in all_pairings():
        if str(pairing).casefold() == words.strip().casefold():
            return pairing
    known = ", ".join([*leaders(), *[deck.name for deck in classic_starters()]])
    raise ValueError(f'"{words}" is no pairing. Write A{VERSUS}B with two of: {known}.')


@cache
def leaders() -> dict[str, Card]:
    """The main characters of the set at Level 1, by name."""
    cards = house().sets[SET].cards
    return {card.name: card for card in cards if card.type == MAIN_CHARACTER and card.facts.level == 1}


@cache
def deck_led_by(name: str) -> Deck:
    """The starter list of a main character's team, with cards exchanged as the rulebook advises."""
    main = leaders()[name]
    deck = starter(LISTS[main.facts.teams[0]])
    if deck.main is main:
        return deck
    cards = house()
    levels = [card for card in cards.named(name) if card.type == MAIN_CHARACTER and card.facts.level > 1]
    return Deck(main, with_unlisted(namesakes_exchanged(deck, main), main), tuple(levels), name=name)


def namesakes_exchanged(deck: Deck, main: Card) -> tuple[Card, ...]:
    """Namesakes of the new main character give way to those of the old one (2P-DCK-30)."""
    old = next(card for card in house().named(deck.main.name) if card.type == SUPPORTING_CHARACTER)
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
    listed = {card for deck in starters() for card in deck.cards}
    return tuple(
        card
        for card in house()
        if card.type != MAIN_CHARACTER
        and card not in listed
        and card.name not in LISTS.values()
        and set(card.facts.teams) & set(LISTS)
    )
