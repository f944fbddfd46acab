"""Attacks that an effect makes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from versus.games.tpcg.flow.attacks import can_attack_at_once
from versus.games.tpcg.flow.combat import attack_next, leaves_room
from versus.kernel.ask import YES_NO, Ask, Option
from versus.kernel.choosing import OnCards
from versus.kernel.effects import REPEAT_LIMIT
from versus.kernel.nodes import Effect
from versus.kernel.types import CardId
from versus.kernel.verbs import MAY_PROMPT, NO, YES

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class AttackNow(OnCards):
    """This character attacks somebody at once, ready or not, whoever protects.

    With `melee` it is a melee attack from either row. An attack that follows from who won a combat begins as
    soon as that combat is over.
    """

    melee: bool = True

    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        me = frame.source
        return (
            leaves_room(game)
            and game.stamp[me] == frame.stamp
            and can_attack_at_once(game, me, card, self.melee)
        )

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        for card in cards[:1]:
            if self.works_on(game, frame, card):
                attack_next(game, frame.source, card, self.melee)


@dataclass(frozen=True)
class AsOftenAsYouLike(Effect):
    """An instruction again and again, until its player has had enough or it would change nothing."""

    effect: Effect

    def idle(self, game: Battle, frame: Frame) -> bool:
        return self.effect.idle(game, frame)

    def step(self, game: Battle, frame: Frame) -> None:
        if frame.pc >= REPEAT_LIMIT or self.effect.idle(game, frame):
            game.stack.pop()
        else:
            game.ask = Ask(frame.seat, YES_NO, MAY_PROMPT, [Option(YES), Option(NO)], frame.source)

    def answered(self, game: Battle, frame: Frame, option: Option) -> None:
        if option.verb == YES:
            frame.pc += 1
            game.call(self.effect, frame)
        else:
            game.stack.pop()
