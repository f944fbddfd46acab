"""A turn: Draw, Recovery, Build, Main, and what lies at its two ends (2P-TRN)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.flow import ending
from versus.games.tpcg.flow.at_once import at_rest
from versus.games.tpcg.flow.matches import CHOOSE_MATCHES
from versus.games.tpcg.flow.phases import BUILD, DRAW, MAIN, RECOVERY
from versus.games.tpcg.language.changes import PhasesCome, SkipsPhase
from versus.games.tpcg.language.lately import remember
from versus.games.tpcg.table import harm
from versus.games.tpcg.words import (
    ATTACKS,
    BUILD_PHASE,
    DRAW_PHASE,
    MAIN_PHASE,
    NO_STEP,
    P_KEEP_MAIN,
    PHASE_STARTED,
    RECOVERY_PHASE,
    SETUP,
    SKIPPED,
    TURN_END,
    TURN_ENDS,
    TURN_STARTED,
    WOUNDED,
)
from versus.kernel.ask import PICK, Ask, Option
from versus.kernel.events import Event
from versus.kernel.frames import Frame
from versus.kernel.happen import SETTLE
from versus.kernel.modifiers import (
    FROM_YOUR_NEXT_TURN,
    ITS_NEXT_TURN,
    NEXT_TURN,
    THIS_COMBAT,
    UNTIL_YOUR_NEXT_TURN,
    UNTIL_YOUR_NEXT_TURN_ENDS,
    UNTIL_YOUR_RECOVERY_ENDS,
)
from versus.kernel.nodes import Procedure
from versus.kernel.types import CardId, EventKind, Phase
from versus.kernel.verbs import CHOOSE

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle

BEGIN: Final = 0
END: Final = 5
IN_ORDER: Final = (DRAW_PHASE, RECOVERY_PHASE, BUILD_PHASE, MAIN_PHASE)
"""A turn's frame counts its phases: `pc` is the place of the phase to come, from 1."""
OVER: Final = END + 1
WOKEN: Final = (NEXT_TURN, FROM_YOUR_NEXT_TURN, UNTIL_YOUR_NEXT_TURN_ENDS)
"""What begins, or has its last turn, as a player's turn begins."""


@dataclass(frozen=True)
class Turn(Procedure):
    """The frame at the bottom of the stack: turn after turn.

    `numbers[0]` tells whether the start-of-turn effects have happened: they come at the start of the
    first phase that exists (2P-TRN-23).
    """

    def step(self, battle: Battle, frame: Frame) -> None:
        if frame.pc == BEGIN:
            begin_turn(battle)
            frame.pc = 1
            frame.numbers = [0]
            if battle.unsettled:
                battle.push(SETTLE)
        elif frame.pc < END:
            self.next_phase(battle, frame)
        elif frame.pc == END:
            self.end(battle, frame)
        else:
            # "This turn" ends after the end-of-turn effects; what it held up falls on this turn (2P-TRN-25).
            battle.end_turn_modifiers()
            if battle.alive[battle.active] and not at_rest(battle):
                battle.push(SETTLE)
            else:
                frame.pc = BEGIN
                pass_turn(battle)

    def next_phase(self, battle: Battle, frame: Frame) -> None:
        order = phases_in_order(battle)
        phase = order[frame.pc - 1]
        recovered = frame.pc > 1 and order[frame.pc - 2] == RECOVERY_PHASE
        if recovered and battle.phase != phase and battle.modifiers:
            for seat in battle.camp(battle.active):
                battle.expire(UNTIL_YOUR_RECOVERY_ENDS, seat)
        if skips(battle, phase):
            frame.pc += 1
            tell(battle, SKIPPED, phase)
            return
        if battle.phase != phase:
            battle.phase = phase
            battle.step = NO_STEP
            tell(battle, PHASE_STARTED, phase)
            if not frame.numbers[0]:
                # What the rules demand lies on top of the triggers, so it comes first (2P-TRG-17).
                frame.numbers[0] = 1
                battle.push(SETTLE)
                start_of_turn(battle)
                return
            if not at_rest(battle):
                battle.push(SETTLE)
                return
        frame.pc += 1
        battle.push(PHASES[phase], battle.active)

    def end(self, battle: Battle, frame: Frame) -> None:
        """ "At the end of your turn" powers; a turn without any phase has its start here too (2P-TRN-23)."""
        if not frame.numbers[0]:
            frame.numbers[0] = 1
            battle.push(SETTLE)
            start_of_turn(battle)
            return
        frame.pc = OVER
        battle.phase = TURN_END
        battle.step = NO_STEP
        tell(battle, PHASE_STARTED, TURN_END)
        tell(battle, TURN_ENDS)
        if not at_rest(battle):
            battle.push(SETTLE)


PHASES: Final = {DRAW_PHASE: DRAW, RECOVERY_PHASE: RECOVERY, BUILD_PHASE: BUILD, MAIN_PHASE: MAIN}


def tell(battle: Battle, kind: EventKind, phase: Phase = SETUP) -> None:
    """Something of a turn happens for each player whose turn it is: "your turn" is each one's own."""
    battle.happens(Event(kind, seat=battle.active, amount=phase))
    for seat in battle.mates[battle.active]:
        battle.happens(Event(kind, seat=seat, amount=phase))


def begin_turn(battle: Battle) -> None:
    """A new turn: what lasted until it ends, what slept until it wakes, "this turn" starts at nothing."""
    battle.turn += 1
    camp = battle.camp(battle.active)
    for seat in camp:
        battle.turns_taken[seat] += 1
    battle.phase = SETUP
    battle.history = []
    battle.used = []
    battle.recruit_points = [0] * battle.seats
    battle.resource_placed = 0
    battle.moved = []
    battle.version += 1
    if battle.modifiers:
        for seat in camp:
            battle.expire(UNTIL_YOUR_NEXT_TURN, seat)
        battle.modifiers = [
            modifier.woken()
            if (modifier.until in WOKEN and modifier.until_seat in camp)
            or (modifier.until == ITS_NEXT_TURN and battle.controller(modifier.card) in camp)
            else modifier
            for modifier in battle.modifiers
        ]


def start_of_turn(battle: Battle) -> None:
    """Rules of the turn's first moment, then "at the start of your turn" powers (2P-TRN-03)."""
    camp = battle.camp(battle.active)
    tell(battle, TURN_STARTED)
    mains = ending.main_characters(battle, camp)
    mine = [card for card in mains if battle.controller(card) in camp]
    if not mine and mains and battle.rules.stolen_main == "lose":
        battle.pending.clear()
        ending.eliminate(battle, list(camp))
        return
    if battle.rules.two_mains == "keep one":
        for seat in reversed(camp):
            kept = [card for card in mine if battle.controller(card) == seat]
            if len(kept) > 1 and not keeps_several(battle, kept):
                battle.push(KEEP_ONE_MAIN, seat)
    if battle.turn == 1 and battle.rules.challenge != "none":
        battle.push(CHOOSE_MATCHES)


def keeps_several(battle: Battle, mains: list[CardId]) -> bool:
    """Whoever started with several main characters keeps them (2P-CTL-10)."""
    return all(battle.owner[card] == battle.controller(card) for card in mains)


@dataclass(frozen=True)
class KeepOneMain(Procedure):
    """You control several main characters: keep one, the others are KO'd (2P-CTL-09)."""

    def step(self, battle: Battle, frame: Frame) -> None:
        options = [Option(CHOOSE, card) for card in self.mains(battle, frame)]
        battle.ask = Ask(frame.seat, PICK, P_KEEP_MAIN, options)

    def answered(self, battle: Battle, frame: Frame, option: Option) -> None:
        battle.stack.pop()
        others = [card for card in self.mains(battle, frame) if card != option.card]
        battle.cause_together([harm.ko_event(card) for card in others])

    def mains(self, battle: Battle, frame: Frame) -> list[CardId]:
        return [card for card in battle.side(frame.seat) if battle.in_row(card) and battle.is_main(card)]


def phases_in_order(battle: Battle) -> tuple[Phase, ...]:
    """The phases of a turn, as usual or as something says (2P-TRN-01, 2P-MOD4-12)."""
    for modifier in battle.modifiers:
        if isinstance(modifier.change, PhasesCome):
            return modifier.change.order
    return IN_ORDER


def skips(battle: Battle, phase: Phase) -> bool:
    """A skipped phase is treated as not existing on that turn (2P-TRN-20)."""
    for modifier in battle.modifiers:
        change = modifier.change
        if isinstance(change, SkipsPhase) and change.phase == phase and not modifier.sleeps():
            return True
    return False


def pass_turn(battle: Battle) -> None:
    """The next player's turn, unless the cards have run out."""
    count_quiet_turns(battle)
    if battle.recalled:
        for seat in battle.camp(battle.active):
            remember(battle, seat)
    if ending.decks_are_empty(battle) and ending.out_of_cards(battle):
        ending.finish(battle, ending.fewest_wounds(battle))
        return
    battle.active = battle.next_camp(battle.active)
    if battle.unsettled:
        battle.push(SETTLE)


def count_quiet_turns(battle: Battle) -> None:
    """Count turns in which nobody would, or could, attack to wound a main character (OP-24)."""
    if not ending.decks_are_empty(battle):
        battle.quiet_turns = 0
        battle.quiet_rounds = 0
        return
    attacked = wounded = False
    for event in battle.history:
        attacked = attacked or event.kind == ATTACKS
        wounded = wounded or (event.kind == WOUNDED and battle.is_main(event.card))
    battle.quiet_turns = 0 if attacked else battle.quiet_turns + 1
    battle.quiet_rounds = 0 if wounded else battle.quiet_rounds + 1


def abandon_turn(battle: Battle) -> None:
    """End the turn at once, without end-of-turn effects: its player is out of the game."""
    del battle.stack[1:]
    turn = battle.stack[0]
    turn.pc = OVER
    battle.combat = None
    battle.expire(THIS_COMBAT)
    battle.unsettled = True


TURN: Final = Turn()
KEEP_ONE_MAIN: Final = KeepOneMain()
