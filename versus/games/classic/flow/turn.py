"""A turn, which all players share: draw, build, combat, recovery (CL-TRN)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from versus.games.classic.flow import recovery
from versus.games.classic.flow.phases import PHASES
from versus.games.classic.words import DRAW_PHASE, NO_STEP, RECOVERY_PHASE, TURN_ENDED, TURN_STARTED
from versus.kernel.events import Event
from versus.kernel.nodes import Procedure
from versus.kernel.types import Phase

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame

BEGIN: Final = 0
"""The frame counts phases: `pc` is the phase to come, 0 before the first one."""


@dataclass(frozen=True)
class SharedTurn(Procedure):
    """The frame at the bottom of the stack: turn after turn (CL-TRN-19)."""

    def step(self, contest: Contest, frame: Frame) -> None:
        if frame.pc == BEGIN:
            frame.pc = DRAW_PHASE
            contest.turn += 1
            contest.history = []
            contest.used = []
            contest.happens(Event(TURN_STARTED, seat=contest.initiative, amount=contest.turn))
        elif frame.pc <= RECOVERY_PHASE:
            contest.phase = cast(Phase, frame.pc)
            contest.step = NO_STEP
            contest.push(PHASES[contest.phase])
            frame.pc += 1
        else:
            frame.pc = BEGIN
            contest.end_turn_modifiers()
            contest.happens(Event(TURN_ENDED, amount=contest.turn))
            if contest.turn >= contest.rules.turn_limit:
                recovery.finish(contest, recovery.highest(contest))


TURN: Final = SharedTurn()
