"""What the laboratory must know of a game: its decks as rows, and what counts as drawn, played, an end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from versus.games.classic.printed.deck import Deck as ClassicDeck
from versus.games.tpcg.printed.deck import Deck
from versus.kernel.codec import Catalogue, Reader
from versus.kernel.definition import Definition
from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.types import CardId, Seat, Zone
from versus.lab.results import CardRow

AnyDeck: TypeAlias = Deck | ClassicDeck


class DeckRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck of any game by keys. The order of the cards matters: runs of one card are counted.

    A classic deck has nobody who leads it.
    """

    main: str
    cards: list[tuple[str, int]]
    levels: list[str] = []
    pile: list[str] = []
    name: str = ""


class Witness:
    """Watches one game and counts. Only the cards a deck began with are told of; tokens are not."""

    def __init__(self, game: Game, deck: Zone) -> None:
        self.cards = [game.pile(seat, deck).copy() for seat in range(game.seats)]
        self.owner: dict[CardId, Seat] = {card: seat for seat, pile in enumerate(self.cards) for card in pile}
        self.keys = [definition.key for definition in game.definition]
        self.drawn: list[set[CardId]] = [set() for _ in self.cards]
        self.opening: list[set[CardId]] = [set() for _ in self.cards]
        self.played: Counter[CardId] = Counter()
        self.laid: Counter[CardId] = Counter()
        self.mulligans = [0] * game.seats
        self.sees(game.events)

    def sees(self, events: Iterable[Event]) -> None:
        for event in events:
            self.note(event)

    # What each game must say

    def note(self, event: Event) -> None:
        """Tell by the methods below what an event means."""
        raise AssertionError

    @property
    def first(self) -> Seat:
        """Who went first."""
        raise AssertionError

    @property
    def turns(self) -> int:
        raise AssertionError

    @property
    def rounds(self) -> int:
        """How often the player with the most turns has had one."""
        raise AssertionError

    @property
    def end(self) -> str:
        """In which way the game has ended."""
        raise AssertionError

    # What happens in every game

    def draws(self, event: Event) -> None:
        if self.owner.get(event.card) == event.seat:
            self.drawn[event.seat].add(event.card)

    def counts(self, counter: Counter[CardId], event: Event) -> None:
        """A card is played, or laid down, by the player whose deck it is from."""
        if self.owner.get(event.card) == event.seat:
            counter[event.card] += 1

    def takes_mulligan(self, seat: Seat) -> None:
        """What went back was never there: only the hand that is kept counts as drawn."""
        self.mulligans[seat] += 1
        self.drawn[seat].clear()

    def begins(self) -> None:
        """All hands are kept."""
        self.opening = [cards.copy() for cards in self.drawn]

    def card_rows(self, seat: Seat, side: str) -> list[CardRow]:
        """Each different card of a seat's deck, in the order of the keys."""
        copies: dict[str, list[CardId]] = {}
        for card in self.cards[seat]:
            copies.setdefault(self.keys[card], []).append(card)
        drawn, opening = self.drawn[seat], self.opening[seat]
        return [
            CardRow(
                side,
                key,
                len(cards),
                sum(card in opening for card in cards),
                sum(card in drawn for card in cards),
                sum(self.played[card] for card in cards),
                sum(self.laid[card] for card in cards),
            )
            for key, cards in sorted(copies.items())
        ]


class LabGame:
    """One game's answers. Each game of the house has its own."""

    name: str
    deck: type[AnyDeck]

    def row(self, deck: Any) -> DeckRow:
        """A deck as plain data."""
        raise AssertionError

    def read(self, row: DeckRow, reader: Reader) -> AnyDeck:
        """The deck of a row."""
        raise AssertionError

    def cards(self, deck: Any) -> Iterable[Definition]:
        """Every card that a deck brings, in whatever order."""
        raise AssertionError

    def faults(self, deck: Any) -> list[str]:
        """Why a deck may not be played, in words."""
        raise AssertionError

    def catalogue(self, files: Catalogue) -> Catalogue:
        """Where the game's cards are found; `files` are the 2PCG's, those of other people among them."""
        raise AssertionError

    def start(self, decks: list[Any], seed: int) -> Game:
        raise AssertionError

    def witness(self, game: Game) -> Witness:
        raise AssertionError


def words_of(faults: Iterable[Any]) -> list[str]:
    return [f"{fault.card + ': ' if fault.card else ''}{fault.words} ({fault.rule})" for fault in faults]
