"""Instructions about combats and about what others are doing: strike, cancel, resolve now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from versus.games.tpcg.strikes import strike_outside_resolution
from versus.games.tpcg.words import CANCELLED
from versus.kernel.choosing import OnCards, Who
from versus.kernel.events import Event
from versus.kernel.nodes import Effect
from versus.kernel.types import CardId

if TYPE_CHECKING:
    from versus.games.tpcg.battle import Battle
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class StrikeThem(OnCards):
    """A character strikes others, outside combat resolution; nobody strikes back (2P-CMB-63).

    Each is struck at full ATK (2P-CMB-67); `times` strikes on one at the same time add up.
    """

    striker: Who
    who: Who
    times: int = 1

    def whom(self) -> Who:
        return self.who

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        strikers = self.striker.found(game, frame)
        if not strikers:
            return
        stuns = [strike_outside_resolution(game, strikers[0], card, self.times) for card in cards]
        game.cause_together([stun for stun in stuns if stun is not None])


@dataclass(frozen=True)
class CancelCombat(Effect["Battle"]):
    """Nobody is stunned by it, everyone stays as they are (2P-CMB-48)."""

    def step(self, game: Battle, frame: Frame) -> None:
        game.stack.pop()
        if game.combat is not None:
            game.combat.cancelled = True
            game.happens(Event(CANCELLED, frame.source, frame.seat, word="combat"))


@dataclass(frozen=True)
class ResolveCombatNow(Effect["Battle"]):
    """Jump to the strikes: nobody gets a further action (2P-CMB-43)."""

    def step(self, game: Battle, frame: Frame) -> None:
        game.stack.pop()
        if game.combat is not None:
            game.combat.hurry = True


@dataclass(frozen=True)
class LeaveCombat(OnCards):
    """Take characters out of the combat they are in."""

    who: Who

    def whom(self) -> Who:
        return self.who

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        for card in cards:
            if game.combat is not None:
                game.combat.leave(card)


@dataclass(frozen=True)
class CancelIt(Effect["Battle"]):
    """What this reacts to does not happen (2P-PWR-39)."""

    def step(self, game: Battle, frame: Frame) -> None:
        game.stack.pop()
        event = frame.event
        for below in reversed(game.stack):
            if event is not None and event in below.events:
                below.events.remove(event)
                game.happens(Event(CANCELLED, event.card, frame.seat, word=event.word))
                return
