"""Instructions with named options, each of which a power may take once in a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from versus.kernel.ask import PICK, Ask, Option
from versus.kernel.nodes import Effect
from versus.kernel.verbs import CHOOSE, CHOOSE_PROMPT

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class Called(Effect):
    """An instruction that has a name of its own, as an option of a power."""

    name: str
    effect: Effect

    def possible(self, game: Battle, frame: Frame) -> bool:
        return self.effect.possible(game, frame)

    def idle(self, game: Battle, frame: Frame) -> bool:
        return self.effect.idle(game, frame)

    def step(self, game: Battle, frame: Frame) -> None:
        game.stack.pop()
        game.call(self.effect, frame)


@dataclass(frozen=True)
class OneNotYetChosen(Effect):
    """Choose an option that this card has not chosen before in the game (2P-CRD-28).

    What was chosen stands with the powers that can be used once per game.
    """

    parts: tuple[Effect, ...]

    def possible(self, game: Battle, frame: Frame) -> bool:
        return bool(self.left(game, frame))

    def idle(self, game: Battle, frame: Frame) -> bool:
        return not self.left(game, frame)

    def step(self, game: Battle, frame: Frame) -> None:
        left = self.left(game, frame)
        if frame.pc or not left:
            game.stack.pop()
        elif len(left) == 1:
            self.take(game, frame, left[0])
        else:
            options = [Option(CHOOSE, number=index, word=self.name_of(index)) for index in left]
            game.ask = Ask(frame.seat, PICK, CHOOSE_PROMPT, options, frame.source)

    def answered(self, game: Battle, frame: Frame, option: Option) -> None:
        self.take(game, frame, option.number)

    def take(self, game: Battle, frame: Frame, index: int) -> None:
        frame.pc = 1
        game.used_up.append((frame.source, self.parts[index]))
        game.call(self.parts[index], frame)

    def left(self, game: Battle, frame: Frame) -> list[int]:
        """The options that are still to be had."""
        return [index for index, part in enumerate(self.parts) if (frame.source, part) not in game.used_up]

    def name_of(self, index: int) -> str:
        part = self.parts[index]
        return part.name if isinstance(part, Called) else f"option {index + 1}"
