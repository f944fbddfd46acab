"""The classic game, for the server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from versus.cards.classic.catalogue import classic_house
from versus.decks.classic.reading import read_classic_deck
from versus.decks.shelf import classic_starter, classic_starters
from versus.games.classic import text as phrases
from versus.games.classic import words
from versus.games.classic.printed.deck import faults
from versus.games.classic.printed.definition import Card
from versus.games.classic.rules import Rules
from versus.games.classic.seen.sight import sees
from versus.games.classic.seen.wishes import wishes
from versus.games.classic.table.contest import Contest
from versus.games.classic.table.saving import card_list
from versus.games.classic.text.asks import RULES
from versus.games.classic.text.log import result
from versus.kernel.ask import Ask, Option
from versus.kernel.codec import Catalogue
from versus.kernel.errors import VersusError
from versus.kernel.events import Event
from versus.kernel.refusal import Wish
from versus.kernel.types import NOTHING, CardId, Seat
from versus.players.classic import stops as stopping
from versus.server import bodies
from versus.server.errors import Declined
from versus.server.games.base import TableGame

ORDERS: Final = {
    "something": stopping.until_something_happens,
    "step": stopping.rest_of_step,
    "turn": stopping.rest_of_turn,
    "turn regardless": stopping.rest_of_turn_regardless,
}
BETWEEN_CARDS: Final = (words.POWERED_UP, words.ATTACHED, words.TRANSFERRED)
"""Events whose `other` is a card."""


class Classic(TableGame):
    """The classic game."""

    name = "classic"
    title = "Classic Vs. System"
    seats = (2,)
    rules = Rules()
    ledger = "classic.toml"
    asking_rules = RULES
    verbs = words.VERB_NAMES
    events = words.EVENT_NAMES
    stops = stopping.STOPS
    usual_stops = tuple(stop for stop in stopping.STOPS if stop in stopping.USUAL)

    def catalogue(self) -> Catalogue:
        return cards()

    def faces(self) -> dict[str, bodies.Face]:
        return faces()

    def shelf(self) -> list[bodies.Deck]:
        return [
            bodies.Deck(name=deck.name, leader=None, cards=dict(Counter(card.key for card in deck.cards)))
            for deck in classic_starters()
        ]

    def deck_from(self, name: str | None, listing: str | None) -> tuple[dict[str, Any], str]:
        try:
            deck = (
                classic_starter(name or "")
                if listing is None
                else read_classic_deck(listing.encode(), cards())
            )
        except VersusError as error:
            raise Declined("bad-deck", str(error)) from error
        found = faults(deck)
        if found:
            said = "; ".join(f"{fault.card}: {fault.words} ({fault.rule})".lstrip(": ") for fault in found)
            raise Declined("bad-deck", f"The deck is not legal. {said}")
        data: dict[str, Any] = msgspec.to_builtins(card_list(deck))
        return data, deck.name or "A deck of one's own"

    def sees(self, game: Contest, seat: Seat | None, card: CardId) -> bool:
        return sees(game, seat, card)

    def prompt(self, game: Contest, ask: Ask, names: Sequence[str]) -> str:
        return phrases.prompt(game, ask, names)

    def option(self, game: Contest, ask: Ask, option: Option, names: Sequence[str]) -> str:
        return phrases.option(game, ask, option, names)

    def log_line(self, game: Contest, event: Event, seat: Seat | None, names: Sequence[str]) -> str | None:
        return phrases.log_line(game, event, seat, names)

    def result(self, game: Contest, names: Sequence[str]) -> str:
        return result(game, names)

    def tries(self, game: Contest, seat: Seat, card: CardId) -> list[Wish]:
        return wishes(game, seat, card)

    def lays_open(self, game: Contest, card: CardId) -> bool:
        return game.zone(card) in (words.DECK, words.HAND)

    def other_card(self, event: Event) -> CardId:
        return event.other if event.kind in BETWEEN_CARDS else NOTHING

    def order(self, game: Contest, seat: Seat, until: str) -> stopping.Order:
        return ORDERS[until](game.view(seat))

    def taken_for_granted(self, game: Contest, seat: Seat, stops: frozenset[str], order: Any) -> int:
        """Others see whether this seat is asked: what it could do must make no difference."""
        return stopping.answer(game.view(seat), stops, order, watched=True)


@cache
def cards() -> dict[str, Card]:
    return classic_house()


@cache
def faces() -> dict[str, bodies.Face]:
    return {key: face_of(card) for key, card in cards().items()}


def face_of(card: Card) -> bodies.Face:
    facts = card.facts
    fights = card.type == words.CHARACTER
    return bodies.Face(
        key=card.key,
        name=card.name,
        card_set=card.key.partition("-")[0],
        type=words.TYPE_NAMES[card.type],
        cost=card.cost,
        teams=list(facts.teams),
        atk=card.atk if fights else None,
        def_=card.def_ if fights else None,
        keywords=words.bit_names(card.keywords, words.KEYWORD_NAMES),
        versions=list(facts.versions),
        identity=facts.identity or None,
        unique=card.unique,
        text=phrases.face(card),
        filled=list(facts.filled),
        inferred=list(facts.inferred),
    )
