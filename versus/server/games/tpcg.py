"""The 2PCG, for the server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from versus.cards.catalogue import Catalogue, house
from versus.decks import read_deck, starter, starters
from versus.games.tpcg import text as phrases
from versus.games.tpcg import words
from versus.games.tpcg.printed.deck import Deck, faults
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.seen.sight import sees
from versus.games.tpcg.seen.wishes import wishes
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.table.saving import deck_list
from versus.games.tpcg.text.asks import RULES
from versus.games.tpcg.text.log import result
from versus.kernel.ask import Ask, Option
from versus.kernel.errors import VersusError
from versus.kernel.events import Event
from versus.kernel.refusal import Wish
from versus.kernel.types import NOTHING, CardId, Seat
from versus.server import bodies
from versus.server.errors import Declined
from versus.server.games.base import TableGame

BETWEEN_CARDS: Final = (words.ATTACKS, words.POWERED_UP, words.EQUIPS, words.TRANSFORMED, words.PAID)
"""Events whose `other` is a card."""
COSTLY: Final = (words.SUPPORTING_CHARACTER, words.EQUIPMENT)


class Tpcg(TableGame):
    """The 2PCG."""

    name = "2pcg"
    title = "Vs. System 2PCG"
    seats = (2, 3, 4)
    rules = Rules()
    ledger = "2pcg.toml"
    asking_rules = RULES
    verbs = words.VERB_NAMES
    events = words.EVENT_NAMES

    def catalogue(self) -> Catalogue:
        return cards()

    def faces(self) -> dict[str, bodies.Face]:
        return faces()

    def shelf(self) -> list[bodies.Deck]:
        return [
            bodies.Deck(
                name=deck.name, leader=deck.main.key, cards=dict(Counter(card.key for card in deck.cards))
            )
            for deck in starters()
        ]

    def deck_from(self, name: str | None, listing: str | None) -> tuple[dict[str, Any], str]:
        try:
            deck = starter(name or "") if listing is None else read_deck(listing.encode(), cards())
        except VersusError as error:
            raise Declined("bad-deck", str(error)) from error
        found = faults(deck)
        if found:
            said = "; ".join(f"{fault.card}: {fault.words} ({fault.rule})".lstrip(": ") for fault in found)
            raise Declined("bad-deck", f"The deck is not legal. {said}")
        return as_data(deck), deck.name or "A deck of one's own"

    def sees(self, game: Battle, seat: Seat | None, card: CardId) -> bool:
        return sees(game, seat, card)

    def prompt(self, game: Battle, ask: Ask, names: Sequence[str]) -> str:
        return phrases.prompt(game, ask, names)

    def option(self, game: Battle, ask: Ask, option: Option, names: Sequence[str]) -> str:
        return phrases.option(game, ask, option, names)

    def log_line(self, game: Battle, event: Event, seat: Seat | None, names: Sequence[str]) -> str | None:
        return phrases.log_line(game, event, seat, names)

    def result(self, game: Battle, names: Sequence[str]) -> str:
        return result(game, names)

    def tries(self, game: Battle, seat: Seat, card: CardId) -> list[Wish]:
        return wishes(game, seat, card)

    def side_of(self, option: Option) -> Seat:
        return option.other if option.verb == words.RECRUIT else NOTHING

    def lays_open(self, game: Battle, card: CardId) -> bool:
        return game.zone(card) in (words.DECK, words.HAND)

    def other_card(self, event: Event) -> CardId:
        return event.other if event.kind in BETWEEN_CARDS else NOTHING


@cache
def cards() -> Catalogue:
    return house()


@cache
def faces() -> dict[str, bodies.Face]:
    """Every card's face, in the order of the sets."""
    catalogue = cards()
    return {
        card.key: face_of(card, card_set.name)
        for card_set in catalogue.sets.values()
        for card in card_set.cards
    }


def face_of(card: Card, card_set: str) -> bodies.Face:
    facts = card.facts
    fights = card.is_character
    return bodies.Face(
        key=card.key,
        name=card.name,
        card_set=card_set,
        type=words.TYPE_NAMES[card.type],
        cost=card.cost if card.type in COSTLY else None,
        teams=list(facts.teams),
        atk=card.atk if fights else None,
        def_=card.def_ if fights else None,
        health=card.health if fights else None,
        level=facts.level or None,
        keywords=words.bit_names(card.keywords, words.KEYWORD_NAMES),
        symbols=words.bit_names(card.symbols, words.SYMBOL_NAMES),
        unique=facts.unique,
        text=phrases.face(card),
        filled=list(facts.filled),
    )


def as_data(deck: Deck) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(deck_list(deck))
    return found
