"""Watches one game of any kind and counts: what was drawn, played, laid down, and who began."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.plug import Plug
from versus.kernel.types import CardId, Seat
from versus.lab.results import CardRow


class Witness:
    """Only the cards a deck began with are told of; tokens are not."""

    def __init__(self, game: Game, plug: Plug) -> None:
        self.counting = plug.counting
        self.cards = [game.pile(seat, self.counting.deck).copy() for seat in range(game.seats)]
        self.owner: dict[CardId, Seat] = {card: seat for seat, pile in enumerate(self.cards) for card in pile}
        self.keys = [definition.key for definition in game.definition]
        self.drawn: list[set[CardId]] = [set() for _ in self.cards]
        self.opening: list[set[CardId]] = [set() for _ in self.cards]
        self.played: Counter[CardId] = Counter()
        self.laid: Counter[CardId] = Counter()
        self.mulligans = [0] * game.seats
        self.first: Seat = 0
        """Who went first."""
        self.sees(game.events)

    def sees(self, events: Iterable[Event]) -> None:
        counting = self.counting
        for event in events:
            if event.kind == counting.drew:
                if self.owner.get(event.card) == event.seat:
                    self.drawn[event.seat].add(event.card)
            elif event.kind == counting.mulligan:
                # What went back was never there: only the hand that is kept counts as drawn.
                self.mulligans[event.seat] += 1
                self.drawn[event.seat].clear()
            elif event.kind == counting.started:
                self.first = event.seat
                self.opening = [cards.copy() for cards in self.drawn]
            elif self.owner.get(event.card) == event.seat:
                # A card is played, or laid down, by the player whose deck it is from.
                if counting.played(event):
                    self.played[event.card] += 1
                elif counting.laid(event):
                    self.laid[event.card] += 1

    def card_rows(self, seats: Iterable[Seat], side: str) -> list[CardRow]:
        """Each different card of a side's decks, in the order of the keys."""
        copies: dict[str, list[CardId]] = {}
        drawn: set[CardId] = set()
        opening: set[CardId] = set()
        for seat in seats:
            drawn |= self.drawn[seat]
            opening |= self.opening[seat]
            for card in self.cards[seat]:
                copies.setdefault(self.keys[card], []).append(card)
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
