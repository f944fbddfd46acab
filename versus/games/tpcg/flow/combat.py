"""One attack from its declaration to its end (2P-CMB)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.flow import actions, attacks, limits
from versus.games.tpcg.flow.at_once import at_rest
from versus.games.tpcg.flow.strikes import RESOLVE_COMBAT
from versus.games.tpcg.table import hands
from versus.games.tpcg.table.combat_state import Combat
from versus.games.tpcg.words import (
    ADD_ATTACKER,
    ATTACKED,
    ATTACKS,
    CHOOSE_DEFENDER,
    COMBAT_ENDED,
    ENTERED_COMBAT,
    EXHAUSTED,
    FLIES_OVER,
    HAND,
    P_ATTACK,
    P_COMBAT,
    PASS,
    PASSED,
    SURVIVED,
    TEAM_ATTACKS,
    WON,
)
from versus.kernel.ask import ACT, Ask, Option
from versus.kernel.events import Event
from versus.kernel.frames import Frame
from versus.kernel.happen import SETTLE
from versus.kernel.modifiers import THIS_COMBAT
from versus.kernel.nodes import Procedure
from versus.kernel.types import NOTHING, CardId, Seat
from versus.kernel.verbs import TAKE_BACK

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle


NO_ACTION: Final = Option(PASS)


@dataclass(frozen=True)
class DeclareAttack(Procedure):
    """The first attacker is named; add others that share a team, or choose the defender."""

    def step(self, battle: Battle, frame: Frame) -> None:
        attackers = frame.cards
        targets = attacks.defenders(battle, attackers)
        options: list[Option] = []
        if attacks.left_out(battle, frame.seat, attackers) == NOTHING:
            options = [
                Option(CHOOSE_DEFENDER, card)
                for card in targets
                if attacks.strong_enough(battle, attackers, card)
            ]
        for card in battle.characters(frame.seat):
            if not attacks.join_fault(battle, frame.seat, attackers, card, targets):
                options.append(Option(ADD_ATTACKER, card))
        battle.offer_to_take_back(options)
        battle.ask = Ask(frame.seat, ACT, P_ATTACK, options, attackers[0])

    def answered(self, battle: Battle, frame: Frame, option: Option) -> None:
        if option.verb == ADD_ATTACKER:
            frame.cards.append(option.card)
        elif option.verb == TAKE_BACK:
            battle.take_back()
        else:
            battle.stack.pop()
            attack(battle, frame.seat, frame.cards, option.card)


def declare(battle: Battle, seat: Seat, attacker: CardId) -> None:
    frame = battle.push(DECLARE_ATTACK, seat, attacker, battle.stamp[attacker])
    frame.cards = [attacker]


def attack(
    battle: Battle, seat: Seat, attackers: list[CardId], defender: CardId, close: bool = False
) -> None:
    """Start the combat: attackers exhaust at once, then "when attacks" powers see it (2P-CMB-32)."""
    if battle.zone(defender) == HAND:
        attack_watcher(battle, seat, attackers, defender)
        return
    battle.combat = Combat(seat, attackers, defender)
    battle.combat.close = close
    battle.push(FIGHT, seat)
    begin_attack(battle, seat, attackers, defender)
    if not close:
        fly_over(battle, seat, attackers, defender)
    battle.happens(Event(ATTACKED, defender, battle.controller(defender), by=tuple(attackers)))
    for card in (*attackers, defender):
        battle.happens(Event(ENTERED_COMBAT, card, battle.controller(card)))


def begin_attack(battle: Battle, seat: Seat, attackers: list[CardId], defender: CardId) -> None:
    for card in attackers:
        battle.exhausted[card] = 1
        battle.happens(Event(EXHAUSTED, card, seat))
    for card in attackers:
        battle.happens(Event(ATTACKS, card, seat, other=defender, amount=len(attackers)))
    if len(attackers) > 1:
        battle.happens(Event(TEAM_ATTACKS, seat=seat, other=defender, by=tuple(attackers)))


def fly_over(battle: Battle, seat: Seat, attackers: list[CardId], defender: CardId) -> None:
    """Tell of those who fly over a front row to get at the defender."""
    for card in attackers:
        number = attacks.flown_over(battle, card, defender)
        if number:
            battle.happens(Event(FLIES_OVER, card, seat, other=defender, amount=number))


def attack_watcher(battle: Battle, seat: Seat, attackers: list[CardId], card: CardId) -> None:
    """A card that watches the game is discarded as it is attacked; there is no combat (2P-CRD-20)."""
    battle.push(NO_FIGHT, seat)
    begin_attack(battle, seat, attackers, card)
    battle.cause(hands.discard_event(card, battle.controller(card)))


@dataclass(frozen=True)
class NoFight(Procedure):
    """An attack without a combat: what attacking has set off comes, and "this combat" is over with it."""

    def step(self, battle: Battle, frame: Frame) -> None:
        if not at_rest(battle):
            battle.push(SETTLE)
            return
        battle.stack.pop()
        battle.expire(THIS_COMBAT)


@dataclass(frozen=True)
class Fight(Procedure):
    """Actions in turn until all players have passed in a row, then strikes (2P-CMB-35 to 2P-CMB-37).

    `pc` is 1 once it is decided: what asks who survived and who won is settled while the combat still goes
    on, and only then what waits for its end (2P-CMB-91). `number` is how many had passed before the action
    under way.
    """

    def step(self, battle: Battle, frame: Frame) -> None:
        combat = battle.combat
        assert combat is not None
        frame.number = 0
        if not at_rest(battle):
            battle.push(SETTLE)
        elif frame.pc:
            end_combat(battle)
        elif combat.over() or combat.resolved:
            frame.pc = 1
            decide_combat(battle, combat)
        elif combat.hurry or combat.passes >= len(battle.from_seat(0)):
            battle.push(RESOLVE_COMBAT, combat.seat)
        else:
            if not battle.alive[combat.acting]:
                combat.acting = battle.next_seat(combat.acting)
            options = actions.combat_options(battle, combat.acting)
            options.append(NO_ACTION)
            battle.ask = Ask(combat.acting, ACT, P_COMBAT, options)

    def answered(self, battle: Battle, frame: Frame, option: Option) -> None:
        combat = battle.combat
        assert combat is not None
        seat = combat.acting
        if option.verb == PASS:
            combat.passes += 1
            battle.happens(Event(PASSED, seat=seat))
        else:
            frame.number = combat.passes
            combat.passes = 0
            actions.do(battle, seat, option)
        combat.acting = battle.next_seat(seat)

    def taken_back(self, battle: Battle, frame: Frame, seat: Seat) -> None:
        """It is still the same player's action, and who passed before has passed."""
        combat = battle.combat
        assert combat is not None
        combat.passes = frame.number
        combat.acting = seat


def decide_combat(battle: Battle, combat: Combat) -> None:
    """Say who survived and who won."""
    for card in survivors(combat):
        battle.happens(Event(SURVIVED, card, battle.controller(card)))
    for card in winners(combat):
        battle.happens(Event(WON, card, battle.controller(card)))


def end_combat(battle: Battle) -> None:
    """Let what holds for the combat end."""
    combat = battle.combat
    assert combat is not None
    battle.stack.pop()
    battle.happens(Event(COMBAT_ENDED, seat=combat.seat))
    battle.combat = None
    limits.forget_combat(battle)
    # What holds only in a combat ends, though no modifier need have.
    battle.stir()
    battle.expire(THIS_COMBAT)
    if combat.following:
        attacker, defender, close = combat.following
        if attacks.can_attack_at_once(battle, attacker, defender, bool(close)):
            attack(battle, battle.controller(attacker), [attacker], defender, bool(close))


def attack_next(battle: Battle, attacker: CardId, defender: CardId, close: bool) -> None:
    """An attack by an effect: at once, or as soon as the combat that has just been decided is over."""
    if battle.combat is None:
        attack(battle, battle.controller(attacker), [attacker], defender, close)
    else:
        battle.combat.following = [attacker, defender, int(close)]


def leaves_room(battle: Battle) -> bool:
    """Whether another attack can begin: no combat goes on, or one that is decided and has no successor."""
    if battle.combat is None:
        return True
    for frame in battle.stack:
        if isinstance(frame.node, Fight):
            return frame.pc == 1 and not battle.combat.following
    return False


def survivors(combat: Combat) -> list[CardId]:
    """In a combat that resolved naturally, whoever is still in it and unstunned (2P-KEY-34)."""
    if not combat.resolved or combat.cancelled:
        return []
    return combat.fighters()


def winners(combat: Combat) -> list[CardId]:
    """Unstunned, with an enemy of that combat stunned; also by a stun in mid-combat (2P-KEY-36 to 40)."""
    if combat.cancelled:
        return []
    return [
        card
        for card in combat.fighters()
        if any(other in combat.stunned for other in combat.enemies_of(card))
    ]


DECLARE_ATTACK: Final = DeclareAttack()
FIGHT: Final = Fight()
NO_FIGHT: Final = NoFight()
