"""What the laboratory must know of the classic game: its decks, and what counts as played, an end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from versus.cards.classic.catalogue import classic_house
from versus.games.classic.flow.setup import start
from versus.games.classic.printed.deck import Deck, faults
from versus.games.classic.table.contest import Contest
from versus.games.classic.table.saving import NAME, CardList, card_list, read_deck
from versus.games.classic.words import BUILT, DREW, FLIPPED, GAME_STARTED, MULLIGANED, PLAYED, RECRUITED
from versus.games.classic.words import DECK as DECK_ZONE
from versus.kernel.codec import Catalogue, Reader
from versus.kernel.definition import Definition
from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.types import Seat
from versus.lab.game import DeckRow, LabGame, Witness, words_of

ENDURANCE: Final = "endurance"
TURN_LIMIT: Final = "turn limit"
CARD: Final = "a card"
"""A card's own way to win (CL-WIN-08)."""


class ClassicWitness(Witness):
    """Watches a classic game. Turns are shared, so each is a round."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.starter: Seat = contest.initiative
        super().__init__(contest, DECK_ZONE)

    def note(self, event: Event) -> None:
        kind = event.kind
        if kind == DREW:
            self.draws(event)
        elif kind == RECRUITED or kind == PLAYED or kind == FLIPPED:
            self.counts(self.played, event)
        elif kind == BUILT:
            self.counts(self.laid, event)
        elif kind == MULLIGANED:
            self.takes_mulligan(event.seat)
        elif kind == GAME_STARTED:
            self.starter = event.seat
            self.begins()

    @property
    def end(self) -> str:
        contest = self.contest
        if min(contest.endurance) <= 0:
            return ENDURANCE
        return TURN_LIMIT if contest.turn >= contest.rules.turn_limit else CARD

    @property
    def first(self) -> Seat:
        return self.starter

    @property
    def turns(self) -> int:
        return self.contest.turn

    @property
    def rounds(self) -> int:
        return self.contest.turn


class ClassicLab(LabGame):
    """The classic game."""

    name = NAME
    deck = Deck

    def row(self, deck: Deck) -> DeckRow:
        found = card_list(deck)
        return DeckRow("", found.cards, name=found.name)

    def read(self, row: DeckRow, reader: Reader) -> Deck:
        return read_deck(CardList(row.cards, row.name), reader)

    def cards(self, deck: Deck) -> Iterable[Definition]:
        return deck.cards

    def faults(self, deck: Deck) -> list[str]:
        return words_of(faults(deck))

    def catalogue(self, files: Catalogue) -> Catalogue:
        return classic_house()

    def start(self, decks: list[Any], seed: int) -> Contest:
        return start(decks, seed)

    def witness(self, game: Game) -> ClassicWitness:
        assert isinstance(game, Contest)
        return ClassicWitness(game)
