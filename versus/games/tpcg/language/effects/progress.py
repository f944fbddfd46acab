"""Instructions about XP, levels, phases and recruit points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from versus.games.tpcg.flow import levels
from versus.games.tpcg.words import BUILD_PHASE, FORMATION_STEP, RECRUIT_POINTS
from versus.kernel.choosing import THIS, AboutCards, OnCards, Who
from versus.kernel.effects import Number
from versus.kernel.events import Event
from versus.kernel.nodes import Amount, Effect
from versus.kernel.types import NOTHING, CardId

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame

ONE: Final = Number(1)


@dataclass(frozen=True)
class GainXP(AboutCards):
    """A main character gains XP."""

    amount: Amount = ONE
    who: Who = THIS

    def whom(self) -> Who:
        return self.who

    def possible(self, game: Any, frame: Frame) -> bool:
        """Without a next level, or with all the XP for it, nobody gains any (2P-LVL-17)."""
        return any(levels.can_gain_xp(game, card) for card in self.who.meant(game, frame))

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        amount = self.amount.value(game, frame)
        game.cause_together([levels.xp_event(card, amount) for card in cards if amount > 0])


@dataclass(frozen=True)
class ChangeLevel(OnCards):
    """Go up or down a level, by effect; without such a version it stays what it is (2P-LVL-15)."""

    by: int

    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        return self.goal(game, card) != NOTHING

    def goal(self, game: Battle, card: CardId) -> CardId:
        return levels.version(game, card, levels.level(game, card) + self.by)

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        for card in cards:
            into = self.goal(game, card)
            if into != NOTHING:
                levels.change_level(game, card, into)


@dataclass(frozen=True)
class GainRecruitPoints(Effect):
    """Recruit points gained before or in the Recruit Step; later ones are lost at once (OP-28)."""

    amount: Amount

    def step(self, game: Battle, frame: Frame) -> None:
        amount = self.amount.value(game, frame)
        game.stack.pop()
        if game.phase == BUILD_PHASE and game.step < FORMATION_STEP and game.has_turn(frame.seat):
            points = max(0, game.recruit_points[frame.seat] + amount)
            game.recruit_points[frame.seat] = points
            game.happens(Event(RECRUIT_POINTS, seat=frame.seat, amount=points))
