"""What the laboratory must know of the 2PCG: what counts as drawn, played, a mulligan, a round, an end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from versus.games.tpcg.battle import Battle
from versus.games.tpcg.setup import start
from versus.games.tpcg.words import DECK as DECK_ZONE
from versus.games.tpcg.words import DOWN, DREW, ELIMINATED, GAME_STARTED, MULLIGANED, PLAYED, ZONES
from versus.kernel.events import Event
from versus.kernel.types import CardId, Seat
from versus.lab.results import CardRow

__all__ = ["MAIN_LOST", "OUT_OF_CARDS", "Witness", "start"]

MAIN_LOST = "main character lost"
OUT_OF_CARDS = "out of cards"


class Witness:
    """Watches one game and counts. Only the cards a deck began with are told of; tokens are not."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        self.cards = [battle.piles[seat * ZONES + DECK_ZONE].copy() for seat in range(battle.seats)]
        self.owner: dict[CardId, Seat] = {card: seat for seat, pile in enumerate(self.cards) for card in pile}
        self.keys = [definition.key for definition in battle.definition]
        self.drawn: list[set[CardId]] = [set() for _ in self.cards]
        self.opening: list[set[CardId]] = [set() for _ in self.cards]
        self.played: Counter[CardId] = Counter()
        self.laid: Counter[CardId] = Counter()
        self.mulligans = [0] * battle.seats
        self.end = OUT_OF_CARDS
        self.sees(battle.events)

    def sees(self, events: Iterable[Event]) -> None:
        for event in events:
            kind = event.kind
            if kind == DREW:
                if self.owner.get(event.card) == event.seat:
                    self.drawn[event.seat].add(event.card)
            elif kind == PLAYED:
                if self.owner.get(event.card) == event.seat:
                    (self.laid if event.amount == DOWN else self.played)[event.card] += 1
            elif kind == MULLIGANED:
                # What went back was never there: only the hand that is kept counts as drawn.
                self.mulligans[event.seat] += 1
                self.drawn[event.seat].clear()
            elif kind == GAME_STARTED:
                self.opening = [cards.copy() for cards in self.drawn]
            elif kind == ELIMINATED:
                self.end = MAIN_LOST

    @property
    def first(self) -> Seat:
        return self.battle.first

    @property
    def turns(self) -> int:
        return self.battle.turn

    @property
    def rounds(self) -> int:
        """How often the player with the most turns has had one."""
        return max(self.battle.turns_taken)

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
