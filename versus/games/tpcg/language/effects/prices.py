"""Prices inside effects: recruit points, symbols, and what an enemy pays to end something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.flow.paying import PayCost, can_pay
from versus.games.tpcg.language.changes import EndsFor
from versus.games.tpcg.words import HAND, RECRUIT_POINTS, Symbol
from versus.kernel.ask import NUMBER, Ask, Option
from versus.kernel.effects import REPEAT_LIMIT, Number
from versus.kernel.events import Event
from versus.kernel.modifiers import FOREVER
from versus.kernel.nodes import Amount, Effect
from versus.kernel.types import NOTHING
from versus.kernel.verbs import NUMBER_PROMPT, SAY_NUMBER

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame

ONE: Final = Number(1)


@dataclass(frozen=True)
class PayRecruitPoints(Effect):
    """Pay recruit points, on your own turn while you have them (2P-BLD-11)."""

    amount: Amount = ONE

    def possible(self, game: Battle, frame: Frame) -> bool:
        due = self.amount.value(game, frame)
        return game.has_turn(frame.seat) and game.recruit_points[frame.seat] >= due

    def idle(self, game: Battle, frame: Frame) -> bool:
        return not self.possible(game, frame)

    def step(self, game: Battle, frame: Frame) -> None:
        paid = max(0, self.amount.value(game, frame)) if self.possible(game, frame) else 0
        game.stack.pop()
        if paid:
            game.recruit_points[frame.seat] -= paid
            game.happens(Event(RECRUIT_POINTS, seat=frame.seat, amount=game.recruit_points[frame.seat]))


@dataclass(frozen=True)
class PayAsYouLike(Effect):
    """Pay as many recruit points as you like; the rest of the effect may ask how many (`JustDone`)."""

    def step(self, game: Battle, frame: Frame) -> None:
        most = min(game.recruit_points[frame.seat], REPEAT_LIMIT) if game.has_turn(frame.seat) else 0
        if most > 0:
            options = [Option(SAY_NUMBER, number=number) for number in range(most + 1)]
            game.ask = Ask(frame.seat, NUMBER, NUMBER_PROMPT, options, frame.source)
        else:
            self.pay(game, frame, 0)

    def answered(self, game: Battle, frame: Frame, option: Option) -> None:
        self.pay(game, frame, option.number)

    def pay(self, game: Battle, frame: Frame, number: int) -> None:
        game.stack.pop()
        game.stack[frame.base].number = number
        if number:
            game.recruit_points[frame.seat] -= number
            game.happens(Event(RECRUIT_POINTS, seat=frame.seat, amount=game.recruit_points[frame.seat]))


@dataclass(frozen=True)
class PaySymbol(Effect):
    """Pay a power symbol; any character on your side may be the one that pays (2P-PWR-24)."""

    symbol: Symbol

    def possible(self, game: Battle, frame: Frame) -> bool:
        return can_pay(game, frame.seat, NOTHING, (self.symbol,))

    def public(self) -> bool:
        """What a hand could pay is not for everyone to see."""
        return False

    def hides(self, game: Battle, frame: Frame) -> bool:
        return bool(game.pile(frame.seat, HAND))

    def step(self, game: Battle, frame: Frame) -> None:
        if frame.pc or not self.possible(game, frame):
            game.stack.pop()
            return
        frame.pc = 1
        payment = game.call(PayCost((self.symbol,), firm=True), frame)
        payment.source = NOTHING


@dataclass(frozen=True)
class UntilPaid(Effect):
    """What `effect` makes last, an enemy player may end by paying a symbol in a Main Phase of theirs."""

    effect: Effect
    symbol: Symbol

    def step(self, game: Battle, frame: Frame) -> None:
        if frame.pc == 0:
            frame.pc = 1
            frame.numbers = [game.tick()]
            game.call(self.effect, frame)
            return
        since = frame.numbers[0]
        game.stack.pop()
        if any(modifier.made > since for modifier in game.modifiers):
            game.modify(EndsFor(self.symbol, since), NOTHING, frame.seat, frame.source, FOREVER)
