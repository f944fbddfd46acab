"""What the laboratory must know of the 2PCG: its decks, and what counts as played, a round, an end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from versus.games.tpcg.flow.setup import start
from versus.games.tpcg.printed.deck import Deck, faults
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.table.saving import NAME, DeckList, deck_list, read_deck
from versus.games.tpcg.words import DECK as DECK_ZONE
from versus.games.tpcg.words import DOWN, DREW, ELIMINATED, GAME_STARTED, MULLIGANED, PLAYED
from versus.kernel.codec import Catalogue, Reader
from versus.kernel.definition import Definition
from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.types import Seat
from versus.lab.game import DeckRow, LabGame, Witness, words_of

MAIN_LOST: Final = "main character lost"
OUT_OF_CARDS: Final = "out of cards"


class TpcgWitness(Witness):
    """Watches a 2PCG game."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        self.main_lost = False
        super().__init__(battle, DECK_ZONE)

    def note(self, event: Event) -> None:
        kind = event.kind
        if kind == DREW:
            self.draws(event)
        elif kind == PLAYED:
            self.counts(self.laid if event.amount == DOWN else self.played, event)
        elif kind == MULLIGANED:
            self.takes_mulligan(event.seat)
        elif kind == GAME_STARTED:
            self.begins()
        elif kind == ELIMINATED:
            self.main_lost = True

    @property
    def first(self) -> Seat:
        return self.battle.first

    @property
    def turns(self) -> int:
        return self.battle.turn

    @property
    def rounds(self) -> int:
        return max(self.battle.turns_taken)

    @property
    def end(self) -> str:
        return MAIN_LOST if self.main_lost else OUT_OF_CARDS


class TpcgLab(LabGame):
    """The 2PCG."""

    name = NAME
    deck = Deck

    def row(self, deck: Deck) -> DeckRow:
        found = deck_list(deck)
        return DeckRow(found.main, found.cards, found.levels, found.pile, found.name)

    def read(self, row: DeckRow, reader: Reader) -> Deck:
        return read_deck(DeckList(row.main, row.cards, row.levels, row.pile, row.name), reader)

    def cards(self, deck: Deck) -> Iterable[Definition]:
        return (deck.main, *deck.levels, *deck.cards, *deck.pile)

    def faults(self, deck: Deck) -> list[str]:
        return words_of(faults(deck))

    def catalogue(self, files: Catalogue) -> Catalogue:
        return files

    def start(self, decks: list[Any], seed: int) -> Battle:
        return start(decks, seed)

    def witness(self, game: Game) -> TpcgWitness:
        assert isinstance(game, Battle)
        return TpcgWitness(game)
