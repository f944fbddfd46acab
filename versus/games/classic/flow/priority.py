"""Priority: who may act, passing, and what a double pass brings (CL-PRI)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.classic.flow import actions
from versus.games.classic.flow.chain import RESOLVE
from versus.games.classic.flow.triggers import JOIN_CHAIN
from versus.games.classic.words import P_PRIORITY, PASS, PASSED, PROPOSE, RECRUIT
from versus.kernel.ask import ACT, Ask, Option
from versus.kernel.events import Event
from versus.kernel.nodes import Procedure
from versus.kernel.types import NOTHING

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame

OPENS: Final = 0
"""The primary player gets priority: as a window opens and after each effect (CL-TRN-06, CL-PRI-05)."""
OPEN: Final = 1


@dataclass(frozen=True)
class Window(Procedure):
    """Players act in turn until all pass in succession on an empty chain (CL-TRN-22).

    Everybody is asked, also with nothing to do: to skip somebody would tell of hidden cards.
    """

    def step(self, contest: Contest, frame: Frame) -> None:
        if frame.pc == OPENS:
            frame.pc = OPEN
            contest.priority = contest.primary()
        if contest.pending:
            contest.push(JOIN_CHAIN)
            return
        options = actions.priority_options(contest, contest.priority)
        options.append(Option(PASS))
        contest.ask = Ask(contest.priority, ACT, P_PRIORITY, options)

    def answered(self, contest: Contest, frame: Frame, option: Option) -> None:
        if option.verb != PASS:
            # Whoever does something has priority again at once (CL-PRI-02). Who begins to propose an attack
            # or to recruit has done nothing yet.
            if option.verb not in (PROPOSE, RECRUIT):
                contest.passes = 0
            actions.do(contest, contest.priority, option)
            return
        contest.emit(Event(PASSED, seat=contest.priority))
        contest.passes += 1
        if contest.passes < contest.seats:
            contest.priority = (contest.priority + 1) % contest.seats
            return
        contest.priority = NOTHING
        contest.passes = 0
        if contest.chain:
            frame.pc = OPENS
            contest.push(RESOLVE)
        else:
            contest.stack.pop()


WINDOW: Final = Window()
