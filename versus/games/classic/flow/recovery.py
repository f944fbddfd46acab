"""The wrap-up: comparing endurance, recovering, KO'ing, readying, passing the initiative (CL-RCV, CL-WIN)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.classic.table import harm, moving
from versus.games.classic.words import (
    GAME_OVER,
    INITIATIVE_PASSED,
    P_RECOVER,
    RECOVER,
    STUNNED,
)
from versus.kernel.ask import PICK, Ask, Option
from versus.kernel.events import Event
from versus.kernel.nodes import Procedure
from versus.kernel.types import CardId, Seat
from versus.kernel.verbs import DONE

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class WrapUp(Procedure):
    """Nobody gets priority in it (CL-TRN-17). `pc` counts the players who have chosen whom to recover."""

    def step(self, contest: Contest, frame: Frame) -> None:
        if not frame.numbers:
            frame.numbers = [1]
            winner = leader(contest)
            if winner is not None:
                finish(contest, (winner,))
                return
        while frame.pc < contest.seats:
            seat = contest.from_seat(contest.initiative)[frame.pc]
            fallen = stunned(contest, seat)
            if fallen:
                options = [Option(RECOVER, card) for card in fallen]
                options.append(Option(DONE))
                contest.ask = Ask(seat, PICK, P_RECOVER, options)
                return
            frame.pc += 1
        order = contest.from_seat(contest.initiative)
        if frame.pc == contest.seats:
            frame.pc += 1
            harm.recover(contest, frame.cards)
            fallen = [card for seat in order for card in stunned(contest, seat)]
            contest.cause_together([moving.ko_event(card) for card in fallen])
            return
        contest.stack.pop()
        for seat in order:
            harm.ready(contest, contest.side(seat))
        contest.initiative = order[1]
        contest.happens(Event(INITIATIVE_PASSED, seat=contest.initiative))

    def answered(self, contest: Contest, frame: Frame, option: Option) -> None:
        """Choosing is optional (OP-14)."""
        frame.pc += 1
        if option.verb == RECOVER:
            frame.cards.append(option.card)


def stunned(contest: Contest, seat: Seat) -> list[CardId]:
    return [card for card in contest.characters(seat) if contest.face[card] == STUNNED]


def leader(contest: Contest) -> Seat | None:
    """Who wins by endurance: somebody has none left, and one player has more than all others (CL-WIN-02)."""
    if min(contest.endurance) > 0:
        return None
    best = highest(contest)
    return best[0] if len(best) == 1 else None


def highest(contest: Contest) -> tuple[Seat, ...]:
    """Who has the most endurance."""
    most = max(contest.endurance)
    return tuple([seat for seat in range(contest.seats) if contest.endurance[seat] == most])


def finish(contest: Contest, winners: tuple[Seat, ...]) -> None:
    """The game is over."""
    contest.over = True
    contest.winners = winners
    contest.stack.clear()
    contest.pending.clear()
    contest.happens(Event(GAME_OVER, seat=winners[0]))


WRAP_UP: Final = WrapUp()
