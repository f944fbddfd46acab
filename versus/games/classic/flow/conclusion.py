"""How an attack concludes: who is stunned, breakthrough, nobody left (CL-CON)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.classic.table import harm
from versus.games.classic.table.stats import atk, defense, has_reinforcement
from versus.games.classic.words import ATTACK_CONCLUDES, BREAKTHROUGH, P_STRIKE_BACK, STRIKE_BACK
from versus.kernel.ask import PICK, Ask, Option
from versus.kernel.events import Event
from versus.kernel.nodes import Procedure
from versus.kernel.types import NOTHING, CardId, Seat

if TYPE_CHECKING:
    from versus.games.classic.table.attack_state import Attack
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class Conclusion(Procedure):
    """Everything happens at one moment; a team's defender first chooses whom it strikes (CL-CON-14)."""

    def step(self, contest: Contest, frame: Frame) -> None:
        attack = contest.attack
        assert attack is not None
        if frame.pc == 0 and len(attack.attackers) > 1 and attack.defender != NOTHING:
            options = [Option(STRIKE_BACK, card) for card in attack.attackers]
            contest.ask = Ask(attack.target, PICK, P_STRIKE_BACK, options, attack.defender)
            return
        contest.stack.pop()
        contest.happens(Event(ATTACK_CONCLUDES, seat=attack.seat))
        if not attack.attackers:
            return
        if attack.direct:
            break_through(contest, attack.target, combined_atk(contest, attack.attackers))
        elif attack.defender == NOTHING:
            # The defender is gone: everybody who came is ready again (CL-CON-03).
            harm.ready(contest, attack.attackers)
        else:
            struck = frame.cards[0] if frame.cards else attack.attackers[0]
            compare(contest, attack, struck)

    def answered(self, contest: Contest, frame: Frame, option: Option) -> None:
        frame.pc = 1
        frame.cards = [option.card]


def compare(contest: Contest, attack: Attack, struck: CardId) -> None:
    """ATK against DEF, both ways: whoever's DEF does not exceed the other's ATK is stunned (CL-CON-05)."""
    defender = attack.defender
    attackers = tuple(attack.attackers)
    if attack.team:
        strength = combined_atk(contest, attack.attackers)
        excess = 0
    else:
        strength = atk(contest, struck)
        excess = strength - max(0, defense(contest, defender))
    stuns: list[Event] = []
    if defense(contest, defender) <= strength:
        stuns.append(harm.stun_event(defender, attackers))
    if defense(contest, struck) <= atk(contest, defender):
        stuns.append(harm.stun_event(struck, (defender,)))
    if has_reinforcement(contest, defender):
        excess = 0
    contest.cause_together(stuns)
    break_through(contest, attack.target, excess)


def combined_atk(contest: Contest, attackers: list[CardId]) -> int:
    """Together; a negative ATK adds nothing (OP-10)."""
    total = 0
    for attacker in attackers:
        total += max(0, atk(contest, attacker))
    return total


def break_through(contest: Contest, seat: Seat, amount: int) -> None:
    """Endurance that an attack costs the attacked player beyond stuns (CL-CON-07, CL-CON-18)."""
    if amount > 0:
        contest.happens(Event(BREAKTHROUGH, seat=seat, amount=amount))
        contest.cause(harm.endurance_event(seat, amount))


CONCLUSION: Final = Conclusion()
