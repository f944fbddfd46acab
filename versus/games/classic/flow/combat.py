"""One attack from its proposal to its end (CL-ATK)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.classic.flow import attacks, clauses
from versus.games.classic.flow.conclusion import CONCLUSION
from versus.games.classic.flow.priority import OPENS, WINDOW, Window
from versus.games.classic.language.changes import THIS_ATTACK
from versus.games.classic.table import harm
from versus.games.classic.table.attack_state import Attack
from versus.games.classic.words import (
    ADD_ATTACKER,
    ATTACK_OVER,
    ATTACK_PLAYER,
    ATTACKS,
    CHOOSE_DEFENDER,
    DEFENDS,
    P_PROPOSAL,
    PROPOSAL_FAILED,
    PROPOSED,
)
from versus.kernel.ask import ACT, Ask, Option
from versus.kernel.events import Event
from versus.kernel.nodes import Procedure
from versus.kernel.types import NOTHING, CardId, Seat
from versus.kernel.verbs import TAKE_BACK

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame

BETWEEN_ATTACKS: Final = 1
"""Where the attack step gives priority, before its player proposes the next attack."""
PROPOSAL_WINDOW: Final = 0
CHECK: Final = 1
CONCLUDES: Final = 2
ENDS: Final = 3


def propose(contest: Contest, seat: Seat, card: CardId) -> None:
    """Begin to propose an attack with a first attacker."""
    contest.push(PROPOSE_ATTACK, seat).cards = [card]


@dataclass(frozen=True)
class ProposeAttack(Procedure):
    """The first attacker is named; add others, or choose a character or a player to attack."""

    def step(self, contest: Contest, frame: Frame) -> None:
        seat, attackers = frame.seat, frame.cards
        options = [Option(CHOOSE_DEFENDER, card) for card in attacks.defenders(contest, seat, attackers)]
        for target in attacks.open_players(contest, seat, attackers):
            options.append(Option(ATTACK_PLAYER, seat=target))
        for card in contest.characters(seat):
            if attacks.join_fault(contest, seat, attackers, card) == clauses.OK:
                options.append(Option(ADD_ATTACKER, card))
        contest.offer_to_take_back(options)
        contest.ask = Ask(seat, ACT, P_PROPOSAL, options, attackers[0])

    def answered(self, contest: Contest, frame: Frame, option: Option) -> None:
        if option.verb == ADD_ATTACKER:
            frame.cards.append(option.card)
            return
        if option.verb == TAKE_BACK:
            contest.take_back()
            return
        contest.stack.pop()
        priority_starts_anew(contest)
        stamps = [contest.stamp[card] for card in frame.cards]
        defender, defender_stamp, target = NOTHING, NOTHING, option.seat
        if option.verb == CHOOSE_DEFENDER:
            defender, target = option.card, contest.controller(option.card)
            defender_stamp = contest.stamp[defender]
        contest.proposal = Attack(frame.seat, frame.cards, stamps, defender, defender_stamp, target)
        contest.happens(
            Event(PROPOSED, defender, frame.seat, amount=target, by=tuple(frame.cards)),
        )
        contest.push(UNDER_WAY, frame.seat)


def priority_starts_anew(contest: Contest) -> None:
    """After an attack there is priority again: in the window it was proposed in, or in one of the step."""
    contest.passes = 0
    opener = contest.stack[-1]
    opener.pc = OPENS if isinstance(opener.node, Window) else BETWEEN_ATTACKS


@dataclass(frozen=True)
class AttackUnderWay(Procedure):
    """Priority on the proposal, the legality check, priority on the attack, its conclusion (CL-ATK-08)."""

    def step(self, contest: Contest, frame: Frame) -> None:
        if frame.pc == PROPOSAL_WINDOW:
            frame.pc = CHECK
            contest.push(WINDOW)
        elif frame.pc == CHECK:
            if begins(contest):
                frame.pc = CONCLUDES
                contest.push(WINDOW)
            else:
                contest.stack.pop()
        elif frame.pc == CONCLUDES:
            frame.pc = ENDS
            contest.push(CONCLUSION)
        else:
            contest.stack.pop()
            contest.attack = None
            contest.expire(THIS_ATTACK)
            contest.happens(Event(ATTACK_OVER, seat=frame.seat))


def begins(contest: Contest) -> bool:
    """The legality check: all proposed attackers exhaust and become attackers, or nothing happens."""
    attack = contest.proposal
    assert attack is not None
    contest.proposal = None
    if attacks.proposal_fault(contest, attack):
        contest.happens(Event(PROPOSAL_FAILED, seat=attack.seat, by=tuple(attack.attackers)))
        contest.expire(THIS_ATTACK)
        return False
    harm.exhaust(contest, attack.attackers)
    contest.attack = attack
    contest.stir()
    for card in attack.attackers.copy():
        contest.happens(Event(ATTACKS, card, attack.seat, other=attack.defender, amount=attack.target))
    if not attack.direct:
        contest.happens(Event(DEFENDS, attack.defender, attack.target, by=tuple(attack.attackers)))
    return True


PROPOSE_ATTACK: Final = ProposeAttack()
UNDER_WAY: Final = AttackUnderWay()
