"""Instructions that let chance decide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from versus.games.tpcg.words import COIN_FLIPPED
from versus.kernel.choosing import OnCards
from versus.kernel.events import Event
from versus.kernel.nodes import Effect
from versus.kernel.types import CardId

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class FlipCoins(OnCards):
    """Flip a coin for each of some cards; those that lose the flip are "it" in `lost`."""

    lost: Effect

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        losers: list[CardId] = []
        for card in cards:
            won = game.random(2)
            if not won:
                losers.append(card)
            game.happens(Event(COIN_FLIPPED, card, frame.seat, amount=won, by=(frame.source,)))
        if losers:
            game.bind(frame, losers)
            game.call(self.lost, frame)


@dataclass(frozen=True)
class FlipCoin(Effect):
    """Flip a coin, and do one thing or another as you win or lose the flip."""

    won: Effect
    lost: Effect

    def step(self, game: Battle, frame: Frame) -> None:
        if frame.pc:
            game.stack.pop()
            return
        frame.pc = 1
        won = game.random(2)
        game.happens(Event(COIN_FLIPPED, seat=frame.seat, amount=won, by=(frame.source,)))
        game.call(self.won if won else self.lost, frame)
