"""The moments around an event: prevented, replaced, reacted to before it; rules and triggers after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.kernel.ask import ORDER, Ask, Option
from versus.kernel.frames import Frame
from versus.kernel.nodes import Procedure
from versus.kernel.types import NOTHING
from versus.kernel.verbs import CHOOSE, DONE, ORDER_PROMPT

if TYPE_CHECKING:
    from versus.kernel.game import Game


@dataclass(frozen=True)
class AboutToHappen(Procedure):
    """Events that would happen now. Reactions resolve before what they react to (2P-PWR-38).

    The frame's `events` are what is still to happen; a reaction may take one out.
    `cards` notes who has declined to react to the event in front, `numbers` which event that is, and who is
    asked about it.
    """

    def step(self, game: Game, frame: Frame) -> None:
        if frame.pc == 0:
            frame.events = [event for event in frame.events if not game.prevented(event)]
            frame.numbers = [0, NOTHING]
            frame.pc = 1
            return
        while frame.numbers[0] < len(frame.events):
            ask = game.reactions(frame.events[frame.numbers[0]], frame.cards)
            if ask is not None:
                game.ask = ask
                frame.numbers[1] = ask.seat
                return
            frame.numbers[0] += 1
            frame.cards.clear()
        game.stack.pop()
        if frame.events:
            # Copies, because what happens is noted on the event, and a fork may still wait for its own.
            game.apply([event.copy() for event in frame.events])

    def answered(self, game: Game, frame: Frame, option: Option) -> None:
        event = frame.events[frame.numbers[0]]
        if option.verb == DONE:
            frame.cards.append(frame.numbers[1])
        else:
            game.react(frame.numbers[1], event, option)


@dataclass(frozen=True)
class Check(Procedure):
    """What the rules demand at once, until nothing is left to do; nobody can answer it (2P-TRG-17)."""

    def step(self, game: Game, frame: Frame) -> None:
        if not game.check():
            game.stack.pop()


@dataclass(frozen=True)
class Settle(Procedure):
    """After an action: the rules, then every waiting power, ordered by the player whose turn it is."""

    def step(self, game: Game, frame: Frame) -> None:
        if game.unsettled and game.check():
            return
        pending = game.pending
        if not pending:
            game.stack.pop()
            return
        if game.fuse == 0:
            pending.clear()
            return
        first = pending[0]
        for other in pending:
            if other.trigger != first.trigger or other.source != first.source:
                options = [
                    Option(CHOOSE, waiting.source, waiting.event.card, index)
                    for index, waiting in enumerate(pending)
                ]
                game.ask = Ask(game.turn_seat(), ORDER, ORDER_PROMPT, options)
                return
        self.resolve_next(game, 0)

    def answered(self, game: Game, frame: Frame, option: Option) -> None:
        self.resolve_next(game, option.number)

    def resolve_next(self, game: Game, index: int) -> None:
        waiting = game.pending.pop(index)
        game.fuse -= 1
        trigger = waiting.trigger
        base = game.push(RESOLUTION, waiting.seat, waiting.source, waiting.stamp, waiting.event)
        if trigger.given is None or trigger.given.holds(game, base):
            game.call(trigger.effect, base)


@dataclass(frozen=True)
class Resolution(Procedure):
    """The base of a resolving effect: it holds what was chosen, and ends with what the rules demand."""

    def step(self, game: Game, frame: Frame) -> None:
        if not game.looks_in() or not game.check():
            game.stack.pop()


RESOLUTION: Final = Resolution()
ABOUT_TO_HAPPEN: Final = AboutToHappen()
CHECK: Final = Check()
SETTLE: Final = Settle()
