"""Super Powers and plot twists: when they may be used, and using them (2P-PWR, 2P-PLT)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from versus.games.tpcg import clauses
from versus.games.tpcg.definition import ONCE_A_GAME, ONCE_A_TURN, SuperPower
from versus.games.tpcg.paying import PayCost, can_pay
from versus.games.tpcg.stats import powerless, teams
from versus.games.tpcg.teams import team_bit
from versus.games.tpcg.words import (
    ANY_COMBAT,
    BUILD,
    BUILD_PHASE,
    COMBAT,
    DRAW,
    DRAW_PHASE,
    HAND,
    KO,
    MAIN,
    MAIN_PHASE,
    PLAYED,
    PLAYING,
    PLOT_TWIST,
    POWER_RESOLVES,
    POWER_USED,
    RECOVERY,
    RECOVERY_PHASE,
    TO_PLAY_TWISTS,
    TO_USE_POWERS,
    TWIST_RESOLVES,
    UP,
    USE,
    ZONES,
)
from versus.kernel.ask import PICK, Ask, Option
from versus.kernel.events import Event
from versus.kernel.frames import Frame
from versus.kernel.nodes import Procedure
from versus.kernel.types import NOTHING, CardId, Seat
from versus.kernel.verbs import DONE, REACT_PROMPT

if TYPE_CHECKING:
    from versus.games.tpcg.battle import Battle

PHASE_TIMINGS: Final = {DRAW_PHASE: DRAW, RECOVERY_PHASE: RECOVERY, BUILD_PHASE: BUILD, MAIN_PHASE: MAIN}


def timing_fault(battle: Battle, seat: Seat, timing: int, any_turn: bool) -> int:
    """Why these timing words do not allow anything now (2P-PWR-11 to 2P-PWR-15, 2P-PLT-03 to 2P-PLT-06)."""
    combat = battle.combat
    if combat is not None:
        if not timing & (COMBAT | ANY_COMBAT):
            return clauses.IN_COMBAT
        if battle.active != seat and not any_turn:
            return clauses.NEEDS_ANY_TURN
        if combat.acting != seat:
            return clauses.NOT_YOUR_ACTION
        return clauses.OK
    if battle.active != seat:
        return clauses.NOT_YOUR_TURN
    if not timing & PHASE_TIMINGS.get(battle.phase, 0):
        return clauses.NO_COMBAT if timing & (COMBAT | ANY_COMBAT) else clauses.WRONG_TIMING
    return clauses.OK


# Super Powers


def powers_of(battle: Battle, card: CardId) -> list[tuple[CardId, int, SuperPower]]:
    """Every Super Power a character has the use of: where it is printed, its number, the power."""
    found = [(NOTHING, index, power) for index, power in enumerate(battle.definition[card].super_powers)]
    for equipment in battle.equipment_on(card):
        for index, power in enumerate(battle.definition[equipment].super_powers):
            found.append((equipment, index, power))
    return found


def power_at(battle: Battle, card: CardId, equipment: CardId, index: int) -> SuperPower | None:
    printed = battle.definition[equipment if equipment >= 0 else card].super_powers
    return printed[index] if 0 <= index < len(printed) else None


def power_fault(battle: Battle, seat: Seat, card: CardId, power: SuperPower) -> int:
    """Why a character cannot use a Super Power now."""
    if power.reacts_to != NOTHING:
        return clauses.IS_REACTION
    fault = timing_fault(battle, seat, power.timing, power.any_turn)
    if fault:
        return fault
    combat = battle.combat
    if combat is not None and not power.timing & ANY_COMBAT and not combat.involves(card):
        return clauses.NOT_IN_COMBAT
    return use_fault(battle, seat, card, power)


def use_fault(battle: Battle, seat: Seat, card: CardId, power: SuperPower) -> int:
    """What stops a power at any time: whose it is, whether it is on, used already, payable."""
    fault = open_use_fault(battle, seat, card, power)
    if fault:
        return fault
    if not can_pay(battle, seat, card, power.cost):
        return clauses.CANT_PAY
    return clauses.OK


def open_use_fault(battle: Battle, seat: Seat, card: CardId, power: SuperPower) -> int:
    """The part of `use_fault` that everybody at the table can see."""
    if not battle.in_row(card) or battle.controller(card) != seat:
        return clauses.NOT_YOURS
    if powerless(battle, card):
        return clauses.POWERS_OFF
    if power.limit == ONCE_A_TURN and was_used(battle, card, power):
        return clauses.ALREADY_USED
    if power.limit == ONCE_A_GAME and (card, power.name) in battle.used_up:
        return clauses.USED_UP
    if battle.forbidden(TO_USE_POWERS, card):
        return clauses.CANT_USE_POWERS
    if power.given is not None and not power.given.holds(battle, battle.lens(seat, card)):
        return clauses.CONDITION_FAILS
    return clauses.OK


def was_used(battle: Battle, card: CardId, power: SuperPower) -> bool:
    """Once a turn by name: for each character, or for all together (2P-PWR-26, ED-ONCE)."""
    for user, stamp, name in battle.used:
        if name == power.name and (
            battle.rules.once == "power" or (user == card and stamp == battle.stamp[card])
        ):
            return True
    return False


def usable_powers(battle: Battle, seat: Seat) -> list[Option]:
    """Every Super Power that a player may use now."""
    options: list[Option] = []
    for card in battle.characters(seat):
        if not battle.definition[card].super_powers and not battle.equipment_on(card):
            continue
        for equipment, index, power in powers_of(battle, card):
            if power_fault(battle, seat, card, power) == clauses.OK:
                options.append(Option(USE, card, equipment, index, power.name))
    return options


@dataclass(frozen=True)
class UsePower(Procedure["Battle"]):
    """Pay, note the use, and let the power resolve. Cancelled or not, it was used (2P-PWR-34)."""

    power: SuperPower

    def step(self, battle: Battle, frame: Frame) -> None:
        card, seat = frame.source, frame.seat
        if frame.pc == 0:
            frame.pc = 1
            if self.power.cost:
                battle.call(PayCost(self.power.cost), frame)
        elif frame.pc == 1:
            frame.pc = 2
            battle.used.append((card, battle.stamp[card], self.power.name))
            if self.power.limit == ONCE_A_GAME:
                battle.used_up.append((card, self.power.name))
            battle.happens(Event(POWER_USED, card, seat, by=(card,), word=self.power.name))
        elif frame.pc == 2:
            frame.pc = 3
            battle.cause(Event(POWER_RESOLVES, card, seat, by=(card,), word=self.power.name))
        else:
            battle.stack.pop()


def use_power(battle: Battle, seat: Seat, card: CardId, power: SuperPower) -> Frame:
    return battle.push(UsePower(power), seat, card, battle.stamp[card])


def resolve_power(battle: Battle, event: Event) -> None:
    """Start the effect of the power that is being used."""
    battle.emit(event)
    frame = battle.stack[-1]
    node = frame.node
    assert isinstance(node, UsePower)
    battle.resolve(node.power.effect, frame.seat, frame.source, frame.event)


# Reactions (2P-PWR-35 to 2P-PWR-42)


def reaction_question(battle: Battle, event: Event, declined: list[Seat]) -> Ask | None:
    """Ask the next player who may react: the turn player first, then clockwise (OP-13).

    A player with a Reaction on the table is asked even if it cannot be paid, as long as cards in hand
    might pay it: not asking would tell the others what that hand lacks.
    """
    for seat in battle.from_seat(battle.active):
        if seat in declined:
            continue
        options: list[Option] = []
        possible = False
        for card in battle.characters(seat):
            for equipment, index, power in powers_of(battle, card):
                if power.reacts_to != event.kind or not answers(battle, seat, card, power, event):
                    continue
                if can_pay(battle, seat, card, power.cost):
                    options.append(Option(USE, card, equipment, index, power.name))
                elif battle.pile(seat, HAND):
                    possible = True
        if options or possible:
            options.append(Option(DONE, number=seat))
            return Ask(seat, PICK, REACT_PROMPT, options, event.card)
    return None


def answers(battle: Battle, seat: Seat, card: CardId, power: SuperPower, event: Event) -> bool:
    """Whether an event is what a Reaction waits for, and the Reaction may be used."""
    if powerless(battle, card) or (power.limit == ONCE_A_TURN and was_used(battle, card, power)):
        return False
    lens = battle.lens(seat, card, event)
    if power.subject is not None and not power.subject.matches(battle, lens, event.card):
        return False
    if power.by is not None and not any(power.by.matches(battle, lens, by) for by in event.by):
        return False
    if power.limit == ONCE_A_GAME and (card, power.name) in battle.used_up:
        return False
    if battle.forbidden(TO_USE_POWERS, card):
        return False
    return power.given is None or power.given.holds(battle, lens)


def react(battle: Battle, event: Event, option: Option) -> None:
    """Use a Reaction; it resolves before what it reacts to (2P-PWR-38)."""
    power = power_at(battle, option.card, option.other, option.number)
    assert power is not None
    frame = use_power(battle, battle.controller(option.card), option.card, power)
    frame.event = event


# Plot twists


def twist_fault(battle: Battle, seat: Seat, card: CardId) -> int:
    """Why a plot twist cannot be played now."""
    printed = battle.definition[card]
    if printed.type != PLOT_TWIST:
        return clauses.NOT_PLAYED
    if battle.where[card] != seat * ZONES + HAND:
        return clauses.NOT_IN_HAND
    fault = timing_fault(battle, seat, printed.timing, printed.any_turn)
    if fault:
        return fault
    if not has_team_member(battle, seat, card):
        return clauses.NO_TEAM_MEMBER
    for main in battle.characters(seat):
        if battle.forbidden(TO_PLAY_TWISTS, main):
            return clauses.CANT_PLAY_TWISTS
    return clauses.OK


def has_team_member(battle: Battle, seat: Seat, card: CardId) -> bool:
    """A team card needs a face-up member of one of its teams, as many as it shows that symbol."""
    wanted = battle.definition[card].facts.teams
    if not wanted:
        return True
    for team in wanted:
        bit = team_bit(team)
        members = 0
        for character in battle.characters(seat):
            if battle.face[character] == UP and teams(battle, character) & bit:
                members += 1
        if members >= wanted.count(team):
            return True
    return False


@dataclass(frozen=True)
class PlayTwist(Procedure["Battle"]):
    """Do what it says, then put it into the KO pile (2P-PLT-01)."""

    def step(self, battle: Battle, frame: Frame) -> None:
        card, seat = frame.source, frame.seat
        if frame.pc == 0:
            frame.pc = 1
            battle.put(card, seat, PLAYING)
            frame.stamp = battle.stamp[card]
            battle.happens(Event(PLAYED, card, seat))
        elif frame.pc == 1:
            frame.pc = 2
            battle.cause(Event(TWIST_RESOLVES, card, seat, by=(card,)))
        else:
            battle.stack.pop()
            if battle.zone(card) == PLAYING:
                battle.put(card, battle.owner[card], KO)
                battle.version += 1


def play_twist(battle: Battle, seat: Seat, card: CardId) -> None:
    battle.push(PLAY_TWIST, seat, card, battle.stamp[card])


def resolve_twist(battle: Battle, event: Event) -> None:
    battle.emit(event)
    effect: Any = battle.definition[event.card].powers.twist
    if effect is not None:
        battle.resolve(effect, event.seat, event.card)


PLAY_TWIST: Final = PlayTwist()
