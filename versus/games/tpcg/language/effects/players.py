"""Instructions for certain players: done for each of them, or carried out by them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from versus.games.tpcg.language.players import CHOSEN, players, speaking_of
from versus.kernel.ask import PICK, Ask, Option
from versus.kernel.happen import CHECK
from versus.kernel.nodes import Effect
from versus.kernel.types import Seat
from versus.kernel.verbs import CHOOSE, CHOOSE_PROMPT

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class ForPlayers(Effect):
    """Carry out an instruction once for each of some players: in it "that player" is that one.

    With `they`, that player carries it out: "you" in it is that player. `numbers` are the players, `pc` is
    one more than how many are done.
    """

    whose: int
    effect: Effect
    they: bool = False

    def possible(self, game: Battle, frame: Frame) -> bool:
        could = [self.effect.possible(game, seen) for seen in self.lenses(game, frame)]
        return any(could) if self.whose in CHOSEN else bool(could) and all(could)

    def public(self) -> bool:
        return self.effect.public()

    def idle(self, game: Battle, frame: Frame) -> bool:
        return all(self.effect.idle(game, seen) for seen in self.lenses(game, frame))

    def lenses(self, game: Battle, frame: Frame) -> list[Frame]:
        return [speaking_of(frame, seat, self.they) for seat in players(game, frame, self.whose)]

    def step(self, game: Battle, frame: Frame) -> None:
        if frame.pc == 0:
            seats = players(game, frame, self.whose)
            if self.whose in CHOSEN and len(seats) > 1:
                options = [Option(CHOOSE, seat=seat) for seat in seats]
                game.ask = Ask(frame.seat, PICK, CHOOSE_PROMPT, options, frame.source)
                return
            self.begin(frame, seats)
        if frame.pc > 1 and game.unsettled:
            # The rules look in after each (2P-TRG-17).
            game.push(CHECK)
            return
        if frame.pc > len(frame.numbers):
            game.stack.pop()
            return
        seat = frame.numbers[frame.pc - 1]
        frame.pc += 1
        if game.alive[seat]:
            game.call(self.effect, speaking_of(frame, seat, self.they))

    def answered(self, game: Battle, frame: Frame, option: Option) -> None:
        self.begin(frame, [option.seat])

    def begin(self, frame: Frame, seats: list[Seat]) -> None:
        frame.numbers = seats
        frame.pc = 1
