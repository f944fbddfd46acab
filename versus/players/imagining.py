"""The honest boundary: games that a seat may believe it is in, made only from what it can see.

Everything hidden from the seat is dealt anew: hands, decks and face-down cards of others, the order of its
own deck, and chance. Nothing that comes out depends on the cards that really lie there.
"""

from __future__ import annotations

from versus.kernel.definition import Definition
from versus.kernel.events import Event
from versus.kernel.rng import GAMMA, MASK, mix
from versus.kernel.types import CardId, Seat
from versus.players.craft import AnyGame, Craft


class Imagination:
    """Deals samples of one position for one seat. The work that is common to all is done once."""

    def __init__(self, game: AnyGame, seat: Seat, craft: Craft) -> None:
        self.craft = craft
        self.seat = seat
        self.hidden: list[list[CardId]] = craft.hidden(game, seat)
        self.noted = craft.noted(game, self.hidden)
        self.guesses: list[list[list[Definition]]] = craft.guesses(game, seat, self.hidden)
        self.base: AnyGame = game.fork()
        """The position to fork. Each sample deals its hidden cards anew."""
        out_of_sight: set[CardId] = set()
        for cards in self.hidden:
            out_of_sight.update(cards)
        self.past: list[int] = [
            place for place, event in enumerate(game.history) if event.card in out_of_sight
        ]
        """Which events of this turn were about cards that are hidden."""
        possible = [definition for card, definition in enumerate(game.definition) if card not in out_of_sight]
        for lists in self.guesses:
            for guess in lists:
                possible += guess
        base = self.base
        base.origin = None
        base.answers = []
        base.marks = []
        base.events = []
        for owner, cards in enumerate(self.hidden):
            for card in cards:
                base.definition[card] = self.guesses[owner][0][0]
        craft.learn_anew(base, possible)

    def sample(self, seed: int) -> AnyGame:
        """A game that may be the true one. The same seed deals the same."""
        twin: AnyGame = self.base.fork()
        definition = twin.definition
        for owner, cards in enumerate(self.hidden):
            if not cards:
                continue
            lists = self.guesses[owner]
            pool = lists[0]
            if len(lists) > 1:
                seed = (seed + GAMMA) & MASK
                pool = lists[(mix(seed) * len(lists)) >> 64]
            pool = pool.copy()
            left = len(pool)
            for card in cards:
                seed = (seed + GAMMA) & MASK
                place = (mix(seed) * left) >> 64
                left -= 1
                definition[card] = pool[place]
                pool[place] = pool[left]
        if self.noted:
            self.craft.learn_dealt(twin, self.noted)
        for place in self.past:
            twin.history[place] = retold(twin, twin.history[place])
        seed = (seed + GAMMA) & MASK
        twin.rng = mix(seed)
        ask = twin.ask
        if ask is not None and ask.seat != self.seat:
            # What somebody else is offered depends on the cards dealt to them.
            twin.ask = None
            twin.run()
        return twin


def retold(game: AnyGame, event: Event) -> Event:
    """The same event about the card as it was dealt in this sample."""
    twin = event.copy()
    if twin.definition is not None:
        twin.definition = game.definition[event.card]
    return twin


def imagined(game: AnyGame, seat: Seat, craft: Craft, seed: int) -> AnyGame:
    """One sample of what a seat may believe; whoever wants many makes an `Imagination`."""
    return Imagination(game, seat, craft).sample(seed)
