"""Instructions that only arrange other instructions: one after another, if, may, unless, for each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from versus.kernel.ask import PICK, YES_NO, Ask, Option
from versus.kernel.choosing import AboutCards, Who, look_for
from versus.kernel.happen import CHECK
from versus.kernel.nodes import Amount, Condition, Effect
from versus.kernel.types import CardId
from versus.kernel.verbs import CHOOSE, CHOOSE_PROMPT, MAY_PROMPT, NO, YES

if TYPE_CHECKING:
    from versus.kernel.frames import Frame
    from versus.kernel.game import Game


@dataclass(frozen=True)
class Sequence(Effect):
    """Instructions in the order of the text; the rules look in after each (2P-TRG-08, 2P-TRG-17)."""

    parts: tuple[Effect, ...]

    def possible(self, game: Game, frame: Frame) -> bool:
        return all(part.possible(game, frame) for part in self.parts)

    def as_price(self) -> Effect:
        return Sequence(tuple(part.as_price() for part in self.parts))

    def public(self) -> bool:
        return all(part.public() for part in self.parts)

    def idle(self, game: Game, frame: Frame) -> bool:
        """What is chosen on the way may be spoken of later: then that is not known yet."""
        last = len(self.parts) - 1
        for number, part in enumerate(self.parts):
            if not part.idle(game, frame) or (number < last and settles_somebody(game, frame, part)):
                return False
        return True

    def step(self, game: Game, frame: Frame) -> None:
        if frame.pc and game.unsettled:
            game.push(CHECK)
            return
        if frame.pc == len(self.parts):
            game.stack.pop()
            return
        part = self.parts[frame.pc]
        frame.pc += 1
        game.call(part, frame)


def settles_somebody(game: Game, frame: Frame, effect: Effect) -> bool:
    """Whether "it" means cards from an instruction on."""
    if not isinstance(effect, AboutCards):
        return True
    who = effect.whom()
    return who.settles() and bool(who.meant(game, frame))


@dataclass(frozen=True)
class Gate(Effect):
    """May, if, if you do, unless: one node, always in this order: condition, choice, price, effect.

    `given` is judged first. With `may`, the player is asked next. `price` is then carried out; if it is
    impossible the gate stays shut. An open gate leads to `then`, a shut one to `otherwise`. Nobody is asked
    for what is impossible or idle.
    """

    then: Effect
    given: Condition | None = None
    may: bool = False
    price: Effect | None = None
    otherwise: Effect | None = None

    def step(self, game: Game, frame: Frame) -> None:
        if frame.pc == 0:
            if self.given is not None and not self.given.holds(game, frame):
                self.lead(game, frame, self.otherwise)
            elif self.is_shut(game, frame):
                self.lead(game, frame, self.otherwise)
            elif self.may:
                game.ask = Ask(frame.seat, YES_NO, MAY_PROMPT, [Option(YES), Option(NO)], frame.source)
            else:
                self.enter(game, frame)
        elif frame.pc == 1:
            if self.price is not None and game.unsettled:
                # The price is an instruction of its own: the rules look in after it (2P-TRG-17).
                game.push(CHECK)
            else:
                self.lead(game, frame, self.then)
        else:
            game.stack.pop()

    def answered(self, game: Game, frame: Frame, option: Option) -> None:
        if option.verb == YES and (self.price is None or self.price.possible(game, frame)):
            self.enter(game, frame)
        else:
            self.lead(game, frame, self.otherwise)

    def is_shut(self, game: Game, frame: Frame) -> bool:
        """Whether there is nothing to ask; where hidden cards decide it, not asking would tell of them."""
        if self.price is None:
            return self.may and self.then.idle(game, frame)
        if self.price.possible(game, frame):
            return False
        return not self.may or not self.price.hides(game, frame)

    def idle(self, game: Game, frame: Frame) -> bool:
        if self.given is not None or not self.is_shut(game, frame):
            return False
        return self.otherwise is None or self.otherwise.idle(game, frame)

    def enter(self, game: Game, frame: Frame) -> None:
        frame.pc = 1
        if self.price is not None:
            game.call(self.price.as_price(), frame)

    def lead(self, game: Game, frame: Frame, effect: Effect | None) -> None:
        frame.pc = 2
        if effect is not None:
            game.call(effect, frame)


@dataclass(frozen=True)
class ForEach(Effect):
    """Carry out an instruction once for each of some cards; in it, "it" is that card.

    `pc` is 0 while the cards are looked for, then one more than how many are done.
    """

    who: Who
    effect: Effect

    def idle(self, game: Game, frame: Frame) -> bool:
        return self.who.public() and not self.who.meant(game, frame)

    def step(self, game: Game, frame: Frame) -> None:
        if frame.pc == 0:
            frame.pc = 1
            if not look_for(game, frame, self.who):
                return
        if frame.pc == 1 and not frame.numbers:
            frame.cards = list(game.found)
            frame.numbers = [len(frame.cards)]
        if frame.pc > frame.numbers[0]:
            game.stack.pop()
            return
        game.bind(frame, [frame.cards[frame.pc - 1]])
        frame.pc += 1
        game.call(self.effect, frame)


@dataclass(frozen=True)
class Repeat(Effect):
    """Carry out an instruction a number of times, counted once."""

    times: Amount
    effect: Effect

    def step(self, game: Game, frame: Frame) -> None:
        if frame.pc == 0:
            frame.numbers = [max(0, min(self.times.value(game, frame), REPEAT_LIMIT))]
        if frame.pc == frame.numbers[0]:
            game.stack.pop()
            return
        frame.pc += 1
        game.call(self.effect, frame)


@dataclass(frozen=True)
class Either(Effect):
    """Choose one of several instructions, or let chance choose."""

    parts: tuple[Effect, ...]
    at_random: bool = False

    def idle(self, game: Game, frame: Frame) -> bool:
        return all(part.idle(game, frame) for part in self.parts)

    def step(self, game: Game, frame: Frame) -> None:
        if frame.pc:
            game.stack.pop()
        elif self.at_random:
            self.take(game, frame, game.random(len(self.parts)))
        else:
            options = [Option(CHOOSE, number=index) for index in range(len(self.parts))]
            game.ask = Ask(frame.seat, PICK, CHOOSE_PROMPT, options, frame.source)

    def answered(self, game: Game, frame: Frame, option: Option) -> None:
        self.take(game, frame, option.number)

    def take(self, game: Game, frame: Frame, index: int) -> None:
        frame.pc = 1
        game.call(self.parts[index], frame)


@dataclass(frozen=True)
class Nothing(Effect):
    """Do nothing."""

    def step(self, game: Game, frame: Frame) -> None:
        game.stack.pop()


HatchFunction: TypeAlias = "Callable[[Game, Frame, list[int]], Ask | None]"
HATCHES: Final[dict[str, HatchFunction]] = {}
"""Functions for cards that no vocabulary fits, by name."""


@dataclass(frozen=True)
class Hatch(Effect):
    """The escape hatch: a registered function, run again from its start after each answer.

    It gets the answers given so far, returns the next question or None when it is done, and may change
    the game only in the call that returns None. `text` says what it does.
    """

    name: str
    text: str
    args: tuple[int, ...] = ()

    def step(self, game: Game, frame: Frame) -> None:
        ask = HATCHES[self.name](game, frame, frame.numbers)
        if ask is None:
            game.stack.remove(frame)
        else:
            game.ask = ask

    def answered(self, game: Game, frame: Frame, option: Option) -> None:
        asked = HATCHES[self.name](game, frame, frame.numbers)
        assert asked is not None
        keys = [known.key() for known in asked.options]
        frame.numbers.append(keys.index(option.key()))


REPEAT_LIMIT: Final = 1000
"""No instruction is repeated more often, whatever a card computes: a game never hangs."""


@dataclass(frozen=True)
class Number(Amount):
    """A plain number."""

    number: int

    def value(self, game: Game, frame: Frame) -> int:
        return self.number

    def steady(self) -> bool:
        return True


@dataclass(frozen=True)
class Times(Amount):
    """One amount multiplied by a number."""

    amount: Amount
    factor: int

    def value(self, game: Game, frame: Frame) -> int:
        return self.amount.value(game, frame) * self.factor

    def steady(self) -> bool:
        return self.amount.steady()


@dataclass(frozen=True)
class CountOf(Amount):
    """How many cards there are."""

    who: Who

    def value(self, game: Game, frame: Frame) -> int:
        return len(self.who.found(game, frame) or [])

    def steady(self) -> bool:
        return self.who.steady()


@dataclass(frozen=True)
class AtLeast(Condition):
    """An amount reaches another."""

    amount: Amount
    least: Amount

    def holds(self, game: Game, frame: Frame) -> bool:
        return self.amount.value(game, frame) >= self.least.value(game, frame)

    def steady(self) -> bool:
        return self.amount.steady() and self.least.steady()


@dataclass(frozen=True)
class Fits(Condition):
    """There is a card, and it fits."""

    who: Who
    filter: Any

    def holds(self, game: Game, frame: Frame) -> bool:
        found: list[CardId] = self.who.found(game, frame) or []
        return any(self.filter.matches(game, frame, card) for card in found)

    def steady(self) -> bool:
        return self.who.steady() and bool(self.filter.steady())


@dataclass(frozen=True)
class Unless(Condition):
    """Holds where its part does not."""

    part: Condition

    def holds(self, game: Game, frame: Frame) -> bool:
        return not self.part.holds(game, frame)

    def steady(self) -> bool:
        return self.part.steady()


@dataclass(frozen=True)
class Both(Condition):
    """Holds where every part does."""

    parts: tuple[Condition, ...]

    def holds(self, game: Game, frame: Frame) -> bool:
        return all(part.holds(game, frame) for part in self.parts)

    def steady(self) -> bool:
        return all(part.steady() for part in self.parts)
