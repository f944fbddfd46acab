"""The four phases of a turn and the steps in them (CL-TRN-07 to CL-TRN-17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.classic.flow import actions, chain, combat, resources
from versus.games.classic.flow.clauses import OK
from versus.games.classic.flow.priority import WINDOW
from versus.games.classic.flow.recovery import WRAP_UP
from versus.games.classic.language.effects.players import EACH_PLAYER, DrawCards
from versus.games.classic.printed.definition import Play
from versus.games.classic.table import formation
from versus.games.classic.words import (
    ATTACK_STEP,
    BUILD,
    BUILD_PHASE,
    COMBAT_PHASE,
    DRAW_PHASE,
    FORMATION_STEP,
    GO_ON,
    HAND,
    MOVE,
    NO_STEP,
    P_BUILD,
    P_FORMATION,
    P_POSITION,
    P_PROPOSE,
    PHASE_STARTED,
    PLACE,
    RECOVERY_PHASE,
    RECRUIT_STEP,
    RESOURCE,
    RESOURCE_STEP,
    STEP_STARTED,
)
from versus.kernel.ask import ACT, PICK, Ask, Option
from versus.kernel.effects import Number
from versus.kernel.events import Event
from versus.kernel.nodes import Procedure
from versus.kernel.types import NOTHING, Phase, Step
from versus.kernel.verbs import TAKE_BACK

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame

TURNS_DRAW: Final = Play(DrawCards(EACH_PLAYER, Number(2)))
"""The draw of every turn: one effect without source or controller (CL-TRN-09, OP-03)."""

THAT_IS_ALL: Final = Option(GO_ON)


@dataclass(frozen=True)
class DrawingPhase(Procedure):
    """The turn's draw waits on the chain while players may respond."""

    def step(self, contest: Contest, frame: Frame) -> None:
        if frame.pc == 0:
            frame.pc = 1
            start_phase(contest)
            chain.announce(contest, TURNS_DRAW, NOTHING)
            contest.push(WINDOW)
        else:
            contest.stack.pop()


@dataclass(frozen=True)
class SteppedPhase(Procedure):
    """A phase of steps: a window of its own (OP-04), then every step of one player after another's."""

    steps: tuple[Procedure, ...]

    def step(self, contest: Contest, frame: Frame) -> None:
        if frame.pc == 0:
            frame.pc = 1
            start_phase(contest)
            contest.push(WINDOW)
            return
        done = frame.pc - 1
        contest.step = NO_STEP
        contest.stepper = NOTHING
        if done == len(self.steps) * contest.seats:
            contest.stack.pop()
            return
        frame.pc += 1
        seat = contest.from_seat(contest.initiative)[done // len(self.steps)]
        contest.push(self.steps[done % len(self.steps)], seat)


@dataclass(frozen=True)
class RecoveringPhase(Procedure):
    """The last window of the turn, then the wrap-up (CL-RCV-01)."""

    def step(self, contest: Contest, frame: Frame) -> None:
        if frame.pc == 0:
            frame.pc = 1
            start_phase(contest)
            contest.push(WINDOW)
        elif frame.pc == 1:
            frame.pc = 2
            contest.push(WRAP_UP)
        else:
            contest.stack.pop()


def start_phase(contest: Contest) -> None:
    contest.happens(Event(PHASE_STARTED, seat=contest.initiative, amount=contest.phase))


def start_step(contest: Contest, frame: Frame, step: Step) -> None:
    contest.step = step
    contest.stepper = frame.seat
    contest.happens(Event(STEP_STARTED, seat=frame.seat, amount=step))


@dataclass(frozen=True)
class ResourceStep(Procedure):
    """As it starts its player may build a resource, before anyone has priority (CL-TRN-10)."""

    def step(self, contest: Contest, frame: Frame) -> None:
        if frame.pc == 0:
            frame.pc = 1
            start_step(contest, frame, RESOURCE_STEP)
        elif frame.pc == 1 and contest.pile(frame.seat, HAND):
            options = [
                Option(BUILD, card, row=RESOURCE)
                for card in contest.pile(frame.seat, HAND)
                if resources.build_fault(contest, frame.seat, card) == OK
            ]
            options.append(THAT_IS_ALL)
            contest.ask = Ask(frame.seat, ACT, P_BUILD, options)
        elif frame.pc <= 2:
            frame.pc = 3
            contest.push(WINDOW)
        else:
            contest.stack.pop()

    def answered(self, contest: Contest, frame: Frame, option: Option) -> None:
        frame.pc = 2
        if option.verb == BUILD:
            resources.build(contest, frame.seat, option.card)


@dataclass(frozen=True)
class RecruitStep(Procedure):
    """Resource points come as it starts and go as it ends (CL-TRN-11)."""

    def step(self, contest: Contest, frame: Frame) -> None:
        if frame.pc == 0:
            frame.pc = 1
            start_step(contest, frame, RECRUIT_STEP)
            resources.gain_points(contest, frame.seat)
            contest.push(WINDOW)
        else:
            contest.stack.pop()
            contest.resource_points = 0


@dataclass(frozen=True)
class FormationStep(Procedure):
    """As it starts its player may reposition characters, before anyone has priority (CL-TRN-12).

    `cards` are the characters that have been given their place; the last of them still waits for its own
    while `numbers` is not empty.
    """

    def step(self, contest: Contest, frame: Frame) -> None:
        if frame.pc == 0:
            frame.pc = 1
            start_step(contest, frame, FORMATION_STEP)
        elif frame.numbers:
            card = frame.cards[-1]
            options = [
                Option(
                    PLACE,
                    card,
                    formation.at(contest, frame.seat, zone, column),
                    seat=frame.seat,
                    row=zone,
                    column=column,
                )
                for zone, column in formation.new_places(contest, card, frame.cards)
            ]
            contest.offer_to_take_back(options)
            contest.ask = Ask(frame.seat, PICK, P_POSITION, options, card)
        elif frame.pc == 1 and self.movable(contest, frame):
            options = self.movable(contest, frame)
            options.append(THAT_IS_ALL)
            contest.ask = Ask(frame.seat, ACT, P_FORMATION, options)
        elif frame.pc <= 2:
            frame.pc = 3
            contest.push(WINDOW)
        else:
            contest.stack.pop()

    def answered(self, contest: Contest, frame: Frame, option: Option) -> None:
        if option.verb == MOVE:
            frame.cards.append(option.card)
            frame.numbers = [1]
        elif option.verb == TAKE_BACK:
            contest.take_back(0)
            frame.cards.pop()
            frame.numbers = []
        elif option.verb == PLACE:
            frame.numbers = []
            formation.rearrange(contest, option.card, option.row, option.column)
        else:
            frame.pc = 2

    def movable(self, contest: Contest, frame: Frame) -> list[Option]:
        return [
            Option(MOVE, card)
            for card in contest.characters(frame.seat)
            if actions.move_fault(contest, frame.seat, card) == OK
        ]


@dataclass(frozen=True)
class AttackStep(Procedure):
    """Its player attacks as often as wanted. Both passing leads to "propose or done", once (OP-01)."""

    def step(self, contest: Contest, frame: Frame) -> None:
        if frame.pc == 0:
            frame.pc = combat.BETWEEN_ATTACKS
            start_step(contest, frame, ATTACK_STEP)
        elif frame.pc == combat.BETWEEN_ATTACKS:
            frame.pc += 1
            contest.push(WINDOW)
        else:
            options = actions.proposals(contest, frame.seat)
            if not options:
                contest.stack.pop()
                return
            options.append(THAT_IS_ALL)
            contest.ask = Ask(frame.seat, ACT, P_PROPOSE, options)

    def answered(self, contest: Contest, frame: Frame, option: Option) -> None:
        if option.verb == GO_ON:
            contest.stack.pop()
        else:
            combat.propose(contest, frame.seat, option.card)


BUILD_STEPS: Final = (ResourceStep(), RecruitStep(), FormationStep())
PHASES: Final[dict[Phase, Procedure]] = {
    DRAW_PHASE: DrawingPhase(),
    BUILD_PHASE: SteppedPhase(BUILD_STEPS),
    COMBAT_PHASE: SteppedPhase((AttackStep(),)),
    RECOVERY_PHASE: RecoveringPhase(),
}
