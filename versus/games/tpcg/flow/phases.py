"""The four phases of a turn (2P-TRN-03 to 2P-TRN-18, 2P-BLD)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.flow import actions, combat, recruiting
from versus.games.tpcg.flow.at_once import at_rest
from versus.games.tpcg.table import hands, harm
from versus.games.tpcg.words import (
    ADVANCED,
    ATTACK,
    BRING_BACK,
    DOWN,
    EQUIP,
    FORMATION_STEP,
    GO_ON,
    HAND,
    MOVE,
    P_DRAW,
    P_FORMATION,
    P_MAIN,
    P_RECOVERY,
    P_RECRUIT,
    P_RESOURCE,
    PLACE_DOWN,
    PLACE_UP,
    RECRUIT,
    RECRUIT_STEP,
    RESOURCE_STEP,
    UP,
    ZONES,
)
from versus.games.tpcg.words import BUILD as BUILD_TIMING
from versus.games.tpcg.words import DRAW as DRAW_TIMING
from versus.games.tpcg.words import RECOVERY as RECOVERY_TIMING
from versus.kernel.ask import ACT, Ask, Option
from versus.kernel.events import Event
from versus.kernel.frames import Frame
from versus.kernel.happen import SETTLE
from versus.kernel.nodes import Procedure
from versus.kernel.types import Seat, Step

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle


THAT_IS_ALL: Final = Option(GO_ON)


class CommonPhase(Procedure):
    """A phase of everybody whose turn it is. The frame's seat is at work, and is asked until it has no more
    to do; then its teammates are. A moment is over once all of them say so in a row (2P-MOD3-19).

    `number` is how many have said so, `numbers` how many had before the action under way.
    """

    def ask(self, battle: Battle, frame: Frame, prompt: int, options: list[Option]) -> None:
        going_on = THAT_IS_ALL
        mates = battle.mates[frame.seat]
        if mates:
            frame.numbers.clear()
            if frame.number < len(mates):
                going_on = Option(GO_ON, seat=mates[0])
        options.append(going_on)
        battle.ask = Ask(frame.seat, ACT, prompt, options)

    def is_over(self, battle: Battle, frame: Frame) -> bool:
        """Whoever is at work has no more to do: whether that ends the moment, or a teammate goes on."""
        mates = battle.mates[frame.seat]
        if not mates:
            return True
        over = frame.number >= len(mates)
        frame.number = 0 if over else frame.number + 1
        frame.seat = battle.active = battle.lead[frame.seat] if over else mates[0]
        return over

    def acts(self, frame: Frame) -> None:
        """Whoever is at work does something, after which all the others may again."""
        if frame.number:
            frame.numbers = [frame.number]
            frame.number = 0

    def taken_back(self, battle: Battle, frame: Frame, seat: Seat) -> None:
        """Nothing was done, and who had no more to do before has no more to do."""
        if frame.numbers:
            frame.number = frame.numbers[0]


class AutomaticPhase(CommonPhase):
    """A phase whose parts happen by themselves, with a moment for timed cards around each of them.

    `pc` counts parts and moments alternately: 0 a moment, 1 the first part, 2 a moment, and so on. The
    moments are opened only in matches that hold a card with the phase's timing word.
    """

    def timing(self) -> int:
        raise AssertionError

    def prompt(self) -> int:
        raise AssertionError

    def part(self, battle: Battle, seat: Seat, number: int) -> bool:
        """Carry out a part for everybody whose turn it is; False when there is none left."""
        raise AssertionError

    def step(self, battle: Battle, frame: Frame) -> None:
        while at_rest(battle):
            if frame.pc % 2 == 0:
                if battle.timings & self.timing():
                    self.ask(battle, frame, self.prompt(), actions.timed_options(battle, frame.seat))
                    return
                frame.pc += 1
            if not self.part(battle, frame.seat, frame.pc // 2):
                battle.stack.pop()
                return
            frame.pc += 1
            if battle.stack[-1] is not frame:
                return
        battle.push(SETTLE)

    def answered(self, battle: Battle, frame: Frame, option: Option) -> None:
        if option.verb == GO_ON:
            if self.is_over(battle, frame):
                frame.pc += 1
        else:
            self.acts(frame)
            actions.do(battle, frame.seat, option)


@dataclass(frozen=True)
class DrawPhase(AutomaticPhase):
    """Draw two cards (2P-TRN-04)."""

    def timing(self) -> int:
        return DRAW_TIMING

    def prompt(self) -> int:
        return P_DRAW

    def part(self, battle: Battle, seat: Seat, number: int) -> bool:
        if number > 0:
            return False
        amount = cards_to_draw(battle)
        if amount:
            battle.cause_together([hands.draw_event(drawer, amount) for drawer in battle.camp(seat)])
        return True


def cards_to_draw(battle: Battle) -> int:
    """Two; none on the first turn, and one on the second of a longer round (2P-MOD3-03, 2P-MOD3-24)."""
    if battle.turn == 1:
        return 0
    if battle.turn == 2 and len(set(battle.lead)) > 2:
        return 1
    return 2


@dataclass(frozen=True)
class RecoveryPhase(AutomaticPhase):
    """The stunned recover, the hidden turn up, everything readies (2P-TRN-08 to 2P-TRN-10)."""

    def timing(self) -> int:
        return RECOVERY_TIMING

    def prompt(self) -> int:
        return P_RECOVERY

    def part(self, battle: Battle, seat: Seat, number: int) -> bool:
        if number == 0:
            harm.recover(battle, battle.characters(seat))
        elif number == 1:
            harm.turn_up(battle, battle.characters(seat))
        elif number == 2:
            cards = battle.side(seat)
            for mate in battle.mates[seat]:
                cards += battle.side(mate)
            harm.ready(battle, cards)
        else:
            return False
        return True


@dataclass(frozen=True)
class BuildPhase(CommonPhase):
    """Resource, Recruit and Formation Step, once each, in order; Build cards at any time (2P-TRN-14)."""

    def step(self, battle: Battle, frame: Frame) -> None:
        if not at_rest(battle):
            battle.push(SETTLE)
            return
        seat = frame.seat
        if frame.pc == 0:
            advance(battle, frame, RESOURCE_STEP)
        elif battle.step == RESOURCE_STEP:
            timed = battle.timings & BUILD_TIMING
            placed = battle.resource_placed >> seat & 1
            if timed or (battle.piles[seat * ZONES + HAND] and not placed):
                self.ask_in_step(battle, frame, P_RESOURCE, recruiting.resource_options(battle, seat))
            elif self.is_over(battle, frame):
                advance(battle, frame, RECRUIT_STEP)
        elif battle.step == RECRUIT_STEP:
            self.ask_in_step(battle, frame, P_RECRUIT, recruiting.recruit_options(battle, seat))
        else:
            self.ask_in_step(battle, frame, P_FORMATION, actions.formation_options(battle, seat))

    def ask_in_step(self, battle: Battle, frame: Frame, prompt: int, options: list[Option]) -> None:
        if battle.timings & BUILD_TIMING:
            options += actions.timed_options(battle, frame.seat)
        self.ask(battle, frame, prompt, options)

    def answered(self, battle: Battle, frame: Frame, option: Option) -> None:
        seat = frame.seat
        verb = option.verb
        if verb == GO_ON:
            if not self.is_over(battle, frame):
                return
            if battle.step == FORMATION_STEP:
                battle.stack.pop()
            else:
                advance(battle, frame, NEXT[battle.step])
            return
        self.acts(frame)
        if verb == PLACE_UP or verb == PLACE_DOWN:
            recruiting.place_resource(battle, seat, option.card, UP if verb == PLACE_UP else DOWN)
        elif verb == RECRUIT:
            recruiting.recruit(battle, seat, option.card, option.seat, option.row, option.word)
        elif verb == EQUIP:
            recruiting.play_equipment(battle, seat, option.card, option.other)
        elif verb == BRING_BACK:
            recruiting.bring_back(battle, seat, option.card, option.row)
        elif verb == MOVE:
            actions.change_row(battle, option.card)
        else:
            actions.do(battle, seat, option)


NEXT: Final = (RESOURCE_STEP, RECRUIT_STEP, FORMATION_STEP)
"""The step of Build that follows each, and the first."""


def advance(battle: Battle, frame: Frame, step: Step) -> None:
    """Go to a step of Build. Recruit points come with the Recruit Step and go with it (2P-BLD-11)."""
    frame.pc = step
    battle.step = step
    battle.happens(Event(ADVANCED, seat=frame.seat, amount=step))
    if step == RECRUIT_STEP:
        for seat in battle.camp(frame.seat):
            recruiting.gain_recruit_points(battle, seat)
    elif step == FORMATION_STEP:
        battle.recruit_points = [0] * battle.seats


@dataclass(frozen=True)
class MainPhase(CommonPhase):
    """Attacks, one after another, with Main cards before, between and after them (2P-TRN-16)."""

    def step(self, battle: Battle, frame: Frame) -> None:
        if not at_rest(battle):
            battle.push(SETTLE)
            return
        self.ask(battle, frame, P_MAIN, actions.main_options(battle, frame.seat))

    def answered(self, battle: Battle, frame: Frame, option: Option) -> None:
        if option.verb == GO_ON:
            if self.is_over(battle, frame):
                battle.stack.pop()
            return
        self.acts(frame)
        if option.verb == ATTACK:
            combat.declare(battle, frame.seat, option.card)
        else:
            actions.do(battle, frame.seat, option)


DRAW: Final = DrawPhase()
RECOVERY: Final = RecoveryPhase()
BUILD: Final = BuildPhase()
MAIN: Final = MainPhase()
