"""Instructions about combats and about what others are doing: strike, cancel, resolve now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from versus.games.tpcg.flow.attacks import is_barred
from versus.games.tpcg.flow.strikes import strike_outside_resolution
from versus.games.tpcg.words import CANCELLED, ENTERED_COMBAT, UP
from versus.kernel.choosing import AboutCards, OnCards, Who
from versus.kernel.events import Event
from versus.kernel.nodes import Effect
from versus.kernel.types import NOTHING, CardId

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class Defender(Who):
    """The defender of this combat."""

    def found(self, game: Any, frame: Frame) -> list[CardId]:
        combat = game.combat
        return [combat.defender] if combat is not None and combat.defender != NOTHING else []


@dataclass(frozen=True)
class StrikeThem(AboutCards):
    """A character strikes others, outside combat resolution; nobody strikes back (2P-CMB-63).

    Each is struck at full ATK (2P-CMB-67); `times` strikes on one at the same time add up, and so do those
    of several strikers.
    """

    striker: Who
    who: Who
    times: int = 1

    def whom(self) -> Who:
        return self.who

    def partner(self) -> Who:
        return self.striker

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        stuns = [strike_outside_resolution(game, frame.cards, card, self.times) for card in cards]
        game.cause_together([stun for stun in stuns if stun is not None])


@dataclass(frozen=True)
class CancelCombat(Effect):
    """Nobody is stunned by it, everyone stays as they are (2P-CMB-48)."""

    def idle(self, game: Battle, frame: Frame) -> bool:
        return game.combat is None or game.combat.cancelled

    def step(self, game: Battle, frame: Frame) -> None:
        game.stack.pop()
        if game.combat is not None:
            game.combat.cancelled = True
            game.happens(Event(CANCELLED, frame.source, frame.seat, word="combat"))


@dataclass(frozen=True)
class ResolveCombatNow(Effect):
    """Jump to the strikes: nobody gets a further action (2P-CMB-43)."""

    def step(self, game: Battle, frame: Frame) -> None:
        game.stack.pop()
        if game.combat is not None:
            game.combat.hurry = True


@dataclass(frozen=True)
class LeaveCombat(OnCards):
    """Take characters out of the combat they are in."""

    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        return game.combat is not None and game.combat.involves(card)

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        for card in cards:
            if game.combat is not None:
                game.combat.leave(card)
                game.stir()


@dataclass(frozen=True)
class BecomeDefender(OnCards):
    """A character defends in place of the defender, which leaves the combat (2P-CMB-22).

    Whether the attackers could have attacked it is not asked: the attack is under way.
    """

    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        combat = game.combat
        return (
            combat is not None and can_enter(game, card) and game.enemies(combat.seat, game.controller(card))
        )

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        combat = game.combat
        if combat is not None and cards and self.works_on(game, frame, cards[0]):
            combat.defend(cards[0])
            game.stir()
            game.happens(Event(ENTERED_COMBAT, cards[0], game.controller(cards[0])))


@dataclass(frozen=True)
class JoinAttack(OnCards):
    """Characters of the attacking player attack as well (2P-CMB-22)."""

    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        combat = game.combat
        return (
            combat is not None
            and can_enter(game, card)
            and game.controls(combat.seat, card)
            and not is_barred(game, combat.attackers, card)
        )

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        combat = game.combat
        for card in cards:
            if combat is not None and self.works_on(game, frame, card):
                combat.join(card)
                game.stir()
                game.happens(Event(ENTERED_COMBAT, card, combat.seat))


def can_enter(game: Battle, card: CardId) -> bool:
    """Face up in a row and not in the combat, nor removed from it before (2P-CMB-50)."""
    combat = game.combat
    return (
        combat is not None
        and game.in_row(card)
        and game.face[card] == UP
        and card not in combat.attacked
        and card not in combat.defended
    )


@dataclass(frozen=True)
class CancelIt(Effect):
    """What this reacts to does not happen (2P-PWR-39)."""

    def step(self, game: Battle, frame: Frame) -> None:
        game.stack.pop()
        event = frame.event
        for below in reversed(game.stack):
            if event is not None and event in below.events:
                below.events.remove(event)
                # Whoever declined to react to this one is asked again about the next.
                below.cards.clear()
                game.happens(Event(CANCELLED, event.card, frame.seat, word=event.word))
                return
