"""How an effect is played: X, then targets, then costs, and it waits on the chain (CL-PRI-09)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.classic.flow import chain
from versus.games.classic.language.conditions import X
from versus.games.classic.language.costs import CardCost, PayEndurance, PlainCost
from versus.games.classic.printed.definition import Payment
from versus.games.classic.words import P_TARGET, P_X
from versus.kernel.ask import NUMBER, PICK, Ask, Option
from versus.kernel.events import Event
from versus.kernel.nodes import Effect, Procedure, Selector
from versus.kernel.types import NOTHING, CardId, Seat
from versus.kernel.verbs import CHOOSE, SAY_NUMBER

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame

CHOOSING_X: Final = 0
CHOOSING_TARGETS: Final = 1
PAYING: Final = 2
"""From here on `pc` counts the costs that are paid."""


@dataclass(frozen=True)
class Announce(Procedure):
    """Nobody can respond until all of it is done.

    The groups bound on its frame are the targets, then whatever was chosen to pay with.
    """

    payment: Payment
    stands: bool = False
    """The card itself stands for the effect: a plot twist from hand."""

    def step(self, contest: Contest, frame: Frame) -> None:
        payment = self.payment
        if frame.pc == CHOOSING_X:
            if has_x(payment):
                options = [Option(SAY_NUMBER, number=x) for x in possible_x(contest, frame, payment)]
                contest.ask = Ask(frame.seat, NUMBER, P_X, options, frame.source)
            else:
                frame.pc = CHOOSING_TARGETS
        elif frame.pc == CHOOSING_TARGETS:
            self.choose_target(contest, frame)
        elif frame.pc - PAYING < len(payment.costs):
            frame.pc += 1
            contest.call(in_order(payment.costs)[frame.pc - PAYING - 1], frame)
        else:
            contest.stack.pop()
            card = frame.source if self.stands else NOTHING
            targets = tuple(frame.cards[: len(payment.play.targets)])
            chain.announce(
                contest, payment.play, frame.seat, frame.source, card, targets, frame.number, frame.event
            )

    def choose_target(self, contest: Contest, frame: Frame) -> None:
        targets = self.payment.play.targets
        place = len(frame.numbers)
        if place == len(targets):
            frame.pc = PAYING
            return
        candidates = [
            card
            for card in targetable(contest, frame, targets[place], frame.cards)
            if has_targets(contest, frame, targets[place + 1 :], [*frame.cards, card])
        ]
        if len(candidates) == 1 and targets[place].public():
            contest.bind(frame, candidates)
        else:
            options = [Option(CHOOSE, card) for card in candidates]
            contest.ask = Ask(frame.seat, PICK, P_TARGET, options, frame.source)

    def answered(self, contest: Contest, frame: Frame, option: Option) -> None:
        if option.verb == SAY_NUMBER:
            frame.number = option.number
            frame.pc = CHOOSING_TARGETS
        else:
            contest.bind(frame, [option.card])


def has_x(payment: Payment) -> bool:
    """Whether its player chooses how much to pay."""
    for cost in payment.costs:
        if isinstance(cost, PayEndurance) and isinstance(cost.amount, X):
            return True
    return False


def possible_x(contest: Contest, frame: Frame, payment: Payment) -> list[int]:
    """Every X for which there are targets and endurance (CL-PWR-08)."""
    lens = contest.lens(frame.seat, frame.source)
    found: list[int] = []
    for x in range(max(contest.endurance[frame.seat], 0) + 1):
        lens.number = x
        if is_payable(contest, lens, payment) and has_targets(contest, lens, payment.play.targets, []):
            found.append(x)
    return found


def targetable(contest: Contest, lens: Frame, selector: Selector, taken: list[CardId]) -> list[CardId]:
    """What may be chosen as a target, besides those that are taken."""
    return [
        card
        for card in selector.candidates(contest, lens)
        if card not in taken and chain.may_target(contest, lens.seat, card)
    ]


def has_targets(contest: Contest, lens: Frame, targets: tuple[Selector, ...], taken: list[CardId]) -> bool:
    """Whether a legal choice can be made for each target (CL-TGT-04)."""
    if not targets:
        return True
    for card in targetable(contest, lens, targets[0], taken):
        if has_targets(contest, lens, targets[1:], [*taken, card]):
            return True
    return False


def is_payable(contest: Contest, lens: Frame, payment: Payment) -> bool:
    """Whether every cost can be paid in full, one with what another leaves (CL-GEN-14)."""
    costs = in_order(payment.costs)
    for cost in costs:
        if not cost.possible(contest, lens):
            return False
    if len(costs) > 1 and isinstance(costs[-1], CardCost):
        after = contest.fork()
        for cost in costs[:-1]:
            if isinstance(cost, PlainCost):
                cost.pay(after, lens)
        return costs[-1].possible(after, lens)
    return True


def in_order(costs: tuple[Effect, ...]) -> list[Effect]:
    """Costs without a choice are paid first; of those with one a power has no more than one."""
    plain = [cost for cost in costs if isinstance(cost, PlainCost)]
    return [*plain, *[cost for cost in costs if not isinstance(cost, PlainCost)]]


def eyes(contest: Contest, seat: Seat, card: CardId, payment: Payment, event: Event | None = None) -> Frame:
    """A frame to judge a payment through before it is announced; X is not chosen yet."""
    lens = contest.lens(seat, card, event)
    lens.number = NOTHING if has_x(payment) else 0
    return lens
