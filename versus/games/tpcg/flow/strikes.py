"""Combat resolution: who strikes whom, in which step, and what it does (2P-CMB-51 to 2P-CMB-89)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.flow.at_once import at_rest
from versus.games.tpcg.flow.attacks import is_melee, is_ranged
from versus.games.tpcg.language.changes import DirectsStrikes, StrikesHarder, StrikesItself, StrikesMore
from versus.games.tpcg.table import harm
from versus.games.tpcg.table.combat_state import Combat
from versus.games.tpcg.table.stats import atk, defense, keywords
from versus.games.tpcg.words import (
    AIR_SUPERIORITY,
    BY_EFFECT,
    BY_STRIKE,
    COMBAT_RESOLVES,
    FAST_TRIGGER,
    FEROCIOUS,
    FLIGHT,
    MONSTROUS,
    P_STRIKE,
    RANGED,
    STRIKE,
    STRIKES,
    STRIKES_FIRST,
    TO_BE_STRUCK,
    TO_STRIKE,
    VIOLENT,
)
from versus.kernel.ask import PICK, Ask, Option
from versus.kernel.events import Event
from versus.kernel.frames import Frame
from versus.kernel.happen import SETTLE
from versus.kernel.nodes import Procedure
from versus.kernel.types import NOTHING, CardId, Seat, clamp

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle

BEFORE_ALL: Final = 0
QUICK: Final = 1
NORMAL: Final = 2


def strike_step(battle: Battle, combat: Combat, card: CardId) -> int:
    """The step in which a character strikes: Ferocious works in melee, Fast Trigger at range."""
    bits = keywords(battle, card)
    if bits & STRIKES_FIRST:
        return BEFORE_ALL
    if bits & FEROCIOUS and is_melee(battle, combat):
        return QUICK
    if bits & FAST_TRIGGER and is_ranged(battle, combat):
        return QUICK
    return NORMAL


def can_strike(battle: Battle, card: CardId, target: CardId) -> bool:
    """It needs at least 1 ATK (2P-CMB-54), and nothing may forbid it."""
    if atk(battle, card) < 1 or battle.forbidden(TO_STRIKE, card, target):
        return False
    # Air Superiority: flyers cannot strike it (2P-KEY-03).
    if not battle.forbidden(TO_BE_STRUCK, target, card) and not (
        keywords(battle, target) & AIR_SUPERIORITY and keywords(battle, card) & FLIGHT
    ):
        return True
    # Who strikes whatever forbids it strikes an enemy that says it can't be struck, too (2P-CRD-81).
    return battle.enemies(battle.controller(card), battle.controller(target)) and battle.defied(
        TO_STRIKE, card, target
    )


def strike_value(battle: Battle, card: CardId, target: CardId) -> int:
    """What is compared with DEF: the ATK, multiplied at most once, as far as anything does (2P-CMB-68)."""
    times = 1
    combat = battle.combat
    if (
        keywords(battle, card) & VIOLENT
        and combat is not None
        and card in combat.attackers
        and target == combat.defender
        and not battle.is_main(target)
    ):
        times = 2
    if not battle.is_ordinary():
        for change, lens in battle.changes_of(card):
            if (
                isinstance(change, StrikesHarder)
                and change.times > times
                and battle.concerns(change.against, lens, target)
                and battle.concerns(change.being, lens, card)
            ):
                times = change.times
    return clamp(atk(battle, card) * times)


def strikes_of(battle: Battle, card: CardId) -> int:
    """How often a character strikes as the combat resolves."""
    times = 1
    if not battle.is_ordinary():
        for change, _ in battle.changes_of(card):
            if isinstance(change, StrikesMore):
                times += change.times
    return times


def strikes_itself(battle: Battle, card: CardId, target: CardId) -> bool:
    """Whether a character that would strike another strikes itself instead (2P-CRD-14)."""
    if battle.is_ordinary():
        return False
    for change, lens in battle.changes_of(card):
        if isinstance(change, StrikesItself) and battle.concerns(change.against, lens, target):
            return True
    return False


def strikes_back(battle: Battle, combat: Combat) -> bool:
    """A ranged attack is answered only by a ranged defender (2P-CMB-55)."""
    return is_melee(battle, combat) or bool(keywords(battle, combat.defender) & RANGED)


def targets_of_defender(battle: Battle, combat: Combat) -> list[CardId]:
    """Attackers that the defender could strike."""
    if not strikes_back(battle, combat):
        return []
    return [card for card in combat.attackers if can_strike(battle, combat.defender, card)]


def director(battle: Battle, combat: Combat) -> Seat:
    """Who chooses whom the defender strikes: its own player, unless an attacker has a say (2P-KEYC-29)."""
    if not battle.is_ordinary():
        for attacker in combat.attackers:
            if any(isinstance(change, DirectsStrikes) for change, _ in battle.changes_of(attacker)):
                return battle.controller(attacker)
    return battle.controller(combat.defender)


def would_strike(battle: Battle, combat: Combat, card: CardId) -> bool:
    """Whether a character would strike somebody if the combat resolved as things stand."""
    if card == combat.defender:
        return bool(targets_of_defender(battle, combat))
    return card in combat.attackers and can_strike(battle, card, combat.defender)


@dataclass(frozen=True)
class ResolveCombat(Procedure):
    """Step after step: the defender's pick, strikes compared together, stuns, then powers (2P-TRG-16).

    `numbers` holds the steps still to come; `cards` the attackers picked so far for the defender's strikes.
    """

    def step(self, battle: Battle, frame: Frame) -> None:
        combat = battle.combat
        assert combat is not None
        if frame.pc == 0:
            frame.pc = 1
            battle.happens(Event(COMBAT_RESOLVES, seat=combat.seat))
        elif not at_rest(battle):
            battle.push(SETTLE)
        elif combat.over():
            battle.stack.pop()
        elif frame.pc == 1:
            frame.pc = 2
            frame.numbers = sorted({strike_step(battle, combat, card) for card in combat.fighters()})
        elif not frame.numbers:
            battle.stack.pop()
        else:
            self.strike(battle, frame, combat)

    def strike(self, battle: Battle, frame: Frame, combat: Combat) -> None:
        now = frame.numbers[0]
        last = len(frame.numbers) == 1
        targets: list[CardId] = []
        if self.strikes_now(battle, combat, combat.defender, now, last):
            targets = targets_of_defender(battle, combat)
            strikes = strikes_of(battle, combat.defender)
            if targets and strikes_itself(battle, combat.defender, targets[0]):
                targets = [card for card in (combat.defender,) if can_strike(battle, card, card)]
            elif len(targets) > 1 and not self.strikes_all(battle, combat):
                if len(frame.cards) < strikes:
                    options = [Option(STRIKE, card) for card in targets]
                    seat = director(battle, combat)
                    battle.ask = Ask(seat, PICK, P_STRIKE, options, combat.defender)
                    return
                targets = frame.cards
            else:
                targets *= strikes
        frame.numbers.pop(0)
        frame.cards = []
        frame.pc = 2
        combat.resolved = True
        at_defender, at_themselves = self.attackers_now(battle, combat, now, last)
        if combat.defender in targets:
            at_defender.append(combat.defender)
            targets = []
        combat.struck += at_themselves
        stuns = self.strike_defender(battle, combat, at_defender)
        stuns += self.strike_attackers(battle, combat, targets, at_themselves)
        battle.cause_together(stuns)

    def answered(self, battle: Battle, frame: Frame, option: Option) -> None:
        frame.cards.append(option.card)

    def strikes_now(self, battle: Battle, combat: Combat, card: CardId, now: int, last: bool) -> bool:
        """Once each: in its own step, or in the last one if it has not struck yet (2P-CMB-82)."""
        if card in combat.struck:
            return False
        return last or strike_step(battle, combat, card) <= now

    def strikes_all(self, battle: Battle, combat: Combat) -> bool:
        """Monstrous strikes every attacker of a melee team attack (2P-KEY-17)."""
        return bool(keywords(battle, combat.defender) & MONSTROUS) and is_melee(battle, combat)

    def attackers_now(
        self, battle: Battle, combat: Combat, now: int, last: bool
    ) -> tuple[list[CardId], list[CardId]]:
        """Attackers that strike in this step: the defender, or themselves instead."""
        at_defender: list[CardId] = []
        at_themselves: list[CardId] = []
        for card in combat.attackers:
            if not self.strikes_now(battle, combat, card, now, last):
                continue
            if not can_strike(battle, card, combat.defender):
                continue
            if not strikes_itself(battle, card, combat.defender):
                at_defender.append(card)
            elif can_strike(battle, card, card):
                at_themselves.append(card)
        return at_defender, at_themselves

    def strike_defender(self, battle: Battle, combat: Combat, strikers: list[CardId]) -> list[Event]:
        """Add up those who strike now and those who struck before, and compare once (2P-CMB-83).

        Where the defender strikes itself, it is one of them (2P-CRD-14).
        """
        defender = combat.defender
        if not strikers:
            return []
        for card in strikers:
            combat.struck_value += strike_value(battle, card, defender) * strikes_of(battle, card)
        combat.struck += strikers
        total = clamp(combat.struck_value)
        battle.happens(Event(STRIKES, defender, combat.seat, amount=total, by=tuple(strikers)))
        if total < defense(battle, defender):
            return []
        by = tuple(combat.attackers) if strikers != [defender] else ()
        return [harm.stun_event(defender, (*by, defender) if defender in strikers else by, way=BY_STRIKE)]

    def strike_attackers(
        self, battle: Battle, combat: Combat, targets: list[CardId], at_themselves: list[CardId]
    ) -> list[Event]:
        """Strikes on one attacker add up (2P-CMB-65), its own among them (2P-CRD-15).

        `targets` names an attacker as often as the defender strikes it.
        """
        stuns: list[Event] = []
        defender = combat.defender
        for target in dict.fromkeys([*targets, *at_themselves]):
            value = strike_value(battle, defender, target) * targets.count(target)
            by: tuple[CardId, ...] = (defender,) if target in targets else ()
            if target in combat.struck and strikes_itself(battle, target, defender):
                value += strike_value(battle, target, target) * strikes_of(battle, target)
                by = (*by, target)
            value = clamp(value)
            seat = battle.controller(by[0])
            battle.happens(Event(STRIKES, target, seat, amount=value, by=by))
            if value >= defense(battle, target):
                stuns.append(harm.stun_event(target, by, way=BY_STRIKE))
        if targets:
            combat.struck.append(defender)
        return stuns


def strike_outside_resolution(
    battle: Battle, strikers: list[CardId], target: CardId, times: int
) -> Event | None:
    """A strike by an effect: nobody strikes back, and it uses up nothing (2P-CMB-63, 2P-CMB-64).

    Several strikes on one enemy at the same time add up (2P-CMB-65).
    """
    by = tuple(card for card in strikers if card != NOTHING and can_strike(battle, card, target))
    if not by:
        return None
    value = clamp(sum(strike_value(battle, card, target) for card in by) * times)
    seat = battle.controller(by[0])
    battle.happens(Event(STRIKES, target, seat, amount=value, by=by))
    if value < defense(battle, target):
        return None
    fighting = battle.combat is not None and battle.combat.involves(target)
    return harm.stun_event(target, by, way=BY_STRIKE if fighting else BY_EFFECT)


RESOLVE_COMBAT: Final = ResolveCombat()
