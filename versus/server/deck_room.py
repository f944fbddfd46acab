"""Decks that people bring: read from their cards or from a list, checked, mended, written in every format."""

from __future__ import annotations

from typing import Final

from versus.cards.catalogue import Catalogue, house
from versus.decks import BadDeckList, read_deck, write_deck
from versus.decks.files import COD, O8D, TXT
from versus.decks.listing import LONGEST_TITLE, MOST_CARDS, MOST_COPIES, MOST_ENTRIES, one_line
from versus.decks.mending import mended
from versus.kernel.deck import Deck
from versus.server import card_bodies as bodies
from versus.server.errors import Declined
from versus.server.library import game_called, on_shelf

SHOWN: Final = 40
"""Letters of an unknown card that are said again."""


def checked(wish: bodies.DeckWish) -> bodies.DeckChecked:
    """A deck as it was read, with its faults and their ways out."""
    catalogue = house(game_called(wish.game).name)
    try:
        deck = deck_of(wish, catalogue)
    except BadDeckList as error:
        problems = [
            bodies.DeckProblem(line=problem.line, words=problem.words()) for problem in error.problems
        ]
        return bodies.DeckChecked(deck=None, problems=problems, faults=[])
    return bodies.DeckChecked(
        deck=on_shelf(deck),
        problems=[],
        faults=[
            bodies.DeckFault(
                rule=found.fault.rule,
                card=found.fault.card,
                words=found.fault.words,
                fix=found.words,
                fixed=on_shelf(found.deck) if found.deck is not None else None,
            )
            for found in mended(deck, catalogue)
        ],
    )


def texts(wish: bodies.DeckWish) -> bodies.DeckTexts:
    """A deck in every format."""
    catalogue = house(game_called(wish.game).name)
    try:
        deck = deck_of(wish, catalogue)
    except BadDeckList as error:
        raise Declined("bad-deck", str(error)) from error
    return bodies.DeckTexts(
        plain=write_deck(deck, catalogue, TXT),
        octgn=write_deck(deck, catalogue, O8D),
        cockatrice=write_deck(deck, catalogue, COD),
    )


def legal(wish: bodies.DeckWish) -> Deck:
    """A deck to play with."""
    catalogue = house(game_called(wish.game).name)
    try:
        deck = deck_of(wish, catalogue)
    except BadDeckList as error:
        raise Declined("bad-deck", str(error)) from error
    found = catalogue.plug.faults(deck)
    if found:
        raise Declined("bad-deck", f"The deck is not legal. {'; '.join(map(str, found))}")
    return deck


def deck_of(wish: bodies.DeckWish, catalogue: Catalogue) -> Deck:
    if wish.deck_list is not None:
        return read_deck(wish.deck_list.encode(), catalogue)
    if wish.deck is None:
        raise Declined("bad-deck", "Bring a deck, by its cards or as a list.")
    return brought(wish.deck, catalogue)


def brought(deck: bodies.BroughtDeck, catalogue: Catalogue) -> Deck:
    """A deck by keys, within the bounds that a list has."""
    if len(deck.cards) + len(deck.levels) + len(deck.pile) > MOST_ENTRIES:
        raise Declined("bad-deck", f"A deck has at most {MOST_ENTRIES} different cards.")
    if not all(1 <= copies <= MOST_COPIES for copies in deck.cards.values()):
        raise Declined("bad-deck", f"Of a card there are between 1 and {MOST_COPIES} copies.")
    if sum(deck.cards.values()) + len(deck.levels) + len(deck.pile) > MOST_CARDS:
        raise Declined("bad-deck", f"A deck has at most {MOST_CARDS} cards, its pile included.")
    if len(deck.name) > LONGEST_TITLE:
        raise Declined("bad-deck", f"The name of a deck has at most {LONGEST_TITLE} letters.")
    led = [] if deck.leader is None else [deck.leader]
    for key in (*led, *deck.levels, *deck.cards, *deck.pile):
        if key not in catalogue:
            raise Declined("no-such-card", f'There is no card "{key[:SHOWN]}" here. Take it out of the deck.')
    return Deck(
        tuple(catalogue[key] for key, copies in deck.cards.items() for _ in range(copies)),
        catalogue[deck.leader] if deck.leader is not None else None,
        tuple(catalogue[key] for key in deck.levels),
        tuple(catalogue[key] for key in deck.pile),
        one_line(deck.name),
    )
