"""How an effect is played: X, then targets, then costs, and it waits on the chain (CL-PRI-09)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.classic.flow import chain
from versus.games.classic.flow.chain import Aim
from versus.games.classic.language.conditions import X
from versus.games.classic.language.costs import Activate, PayEndurance, PayPoints, PlainCost
from versus.games.classic.language.selectors import EffectsOnChain, Targetable
from versus.games.classic.printed.definition import Payment
from versus.games.classic.words import P_TARGET, P_X
from versus.kernel.ask import NUMBER, PICK, Ask, Option
from versus.kernel.events import Event
from versus.kernel.nodes import Effect, Procedure
from versus.kernel.types import NOTHING, CardId, Seat
from versus.kernel.verbs import CHOOSE, SAY_NUMBER

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame

ANNOUNCING: Final = 0
CHOOSING_X: Final = 1
CHOOSING_TARGETS: Final = 2
PAYING: Final = 3
PAID: Final = 4


@dataclass(frozen=True)
class Announce(Procedure):
    """The effect is on the chain from the start, and notes there what is chosen for it.

    Nobody can respond until all of it is done.
    """

    payment: Payment
    stands: bool = False
    """The card itself stands for the effect: a plot twist from hand."""

    def step(self, contest: Contest, frame: Frame) -> None:
        payment = self.payment
        if frame.pc == ANNOUNCING:
            frame.pc = CHOOSING_X
            card = frame.source if self.stands else NOTHING
            chain.announce(contest, payment.play, frame.seat, frame.source, card, event=frame.event)
        elif frame.pc == CHOOSING_X:
            if has_x(payment):
                options = [Option(SAY_NUMBER, number=x) for x in possible_x(contest, frame, payment)]
                contest.ask = Ask(frame.seat, NUMBER, P_X, options, frame.source)
            else:
                frame.pc = CHOOSING_TARGETS
        elif frame.pc == CHOOSING_TARGETS:
            self.choose_target(contest, frame)
        elif frame.pc == PAYING:
            frame.pc = PAID
            paying = contest.push(PayCosts(payment.costs), frame.seat, frame.source, frame.stamp)
            paying.number = frame.number
        else:
            contest.stack.pop()

    def choose_target(self, contest: Contest, frame: Frame) -> None:
        targets = self.payment.play.targets
        link = contest.chain[-1]
        place = len(link.targets)
        if place == len(targets):
            frame.pc = PAYING
            return
        taken = [*itself(contest, frame), *link.targets]
        found = [
            aim
            for aim in chain.aims(contest, frame, targets[place])
            if aim not in taken and has_targets(contest, frame, targets[place + 1 :], [*taken, aim])
        ]
        if len(found) == 1 and is_public(targets[place]):
            chain.choose(contest, found[0])
        else:
            contest.ask = Ask(frame.seat, PICK, P_TARGET, [offer(aim) for aim in found], frame.source)

    def answered(self, contest: Contest, frame: Frame, option: Option) -> None:
        if option.verb == SAY_NUMBER:
            frame.number = option.number
            frame.pc = CHOOSING_TARGETS
            chain.choose_x(contest, option.number)
        elif option.card != NOTHING:
            chain.choose(contest, chain.aim_at(contest, option.card))
        else:
            chain.choose(contest, Aim(NOTHING, option.link))


@dataclass(frozen=True)
class PayCosts(Procedure):
    """Costs are paid in full at one time; `pc` are those that are (CL-PWR-20)."""

    costs: tuple[Effect, ...]

    def step(self, contest: Contest, frame: Frame) -> None:
        if frame.pc == len(self.costs):
            contest.stack.pop()
            return
        frame.pc += 1
        contest.call(in_order(self.costs)[frame.pc - 1], frame)


def offer(aim: Aim) -> Option:
    """A target as an answer: a card, or an effect by its stamp."""
    return Option(CHOOSE, aim.card) if aim.card != NOTHING else Option(CHOOSE, link=aim.stamp)


def is_public(wanted: Targetable) -> bool:
    """Whether everyone can see how many such targets there are."""
    return isinstance(wanted, EffectsOnChain) or wanted.public()


def has_x(payment: Payment) -> bool:
    """Whether its player chooses how much to pay."""
    for cost in payment.costs:
        if isinstance(cost, (PayEndurance, PayPoints)) and isinstance(cost.amount, X):
            return True
    return False


def possible_x(contest: Contest, frame: Frame, payment: Payment) -> list[int]:
    """Every X for which there are targets and what it takes to pay (CL-PWR-08)."""
    lens = contest.lens(frame.seat, frame.source)
    taken = itself(contest, frame)
    found: list[int] = []
    for x in range(max(contest.endurance[frame.seat], contest.resource_points) + 1):
        lens.number = x
        if is_payable(contest, lens, payment.costs) and has_targets(
            contest, lens, payment.play.targets, taken
        ):
            found.append(x)
    return found


def itself(contest: Contest, frame: Frame) -> list[Aim]:
    """The effect that a frame announces, which is no target of its own; nothing for a mere lens."""
    return [Aim(NOTHING, contest.chain[-1].stamp)] if frame.base >= 0 else []


def has_targets(contest: Contest, lens: Frame, targets: tuple[Targetable, ...], taken: list[Aim]) -> bool:
    """Whether a legal choice can be made for each target, besides those that are taken (CL-TGT-04)."""
    if not targets:
        return True
    for aim in chain.aims(contest, lens, targets[0]):
        if aim not in taken and has_targets(contest, lens, targets[1:], [*taken, aim]):
            return True
    return False


def is_payable(contest: Contest, lens: Frame, costs: tuple[Effect, ...]) -> bool:
    """Whether every cost can be paid in full, each with what those before it leave (CL-GEN-14)."""
    after = contest
    last = len(costs) - 1
    for place, cost in enumerate(in_order(costs)):
        if not cost.possible(after, lens):
            return False
        if place < last and isinstance(cost, PlainCost):
            if after is contest:
                after = contest.fork()
            cost.pay(after, lens)
    return True


def in_order(costs: tuple[Effect, ...]) -> list[Effect]:
    """Costs without a choice are paid first, activating before all; of those with one there is but one."""
    found: list[Effect] = [cost for cost in costs if isinstance(cost, Activate)]
    found += [cost for cost in costs if isinstance(cost, PlainCost) and not isinstance(cost, Activate)]
    return [*found, *[cost for cost in costs if not isinstance(cost, PlainCost)]]


def eyes(contest: Contest, seat: Seat, card: CardId, payment: Payment, event: Event | None = None) -> Frame:
    """A frame to judge a payment through before it is announced; X is not chosen yet."""
    lens = contest.lens(seat, card, event)
    lens.number = NOTHING if has_x(payment) else 0
    return lens
