"""Recruiting: what it costs, and how a card gets onto the chain (CL-REC)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.classic.flow import chain, clauses, loyalty, resources
from versus.games.classic.flow.playing import PayCosts, is_payable
from versus.games.classic.language.changes import HasBoost
from versus.games.classic.language.effects.arriving import ComesIntoPlay
from versus.games.classic.language.effects.equipment import AttachesTo, CanBearThis
from versus.games.classic.language.selectors import Characters
from versus.games.classic.printed.definition import Play
from versus.games.classic.table import equipment, moving
from versus.games.classic.table.stats import keywords
from versus.games.classic.words import (
    CHAIN,
    CHARACTER,
    EQUIPMENT,
    HAND,
    P_BOOST,
    P_REVEAL,
    P_STAND_IN,
    P_WAY,
    PRESS,
    RECRUIT_STEP,
    RECRUITED,
    RESERVIST,
    RESOURCE,
    ZONES,
)
from versus.kernel.ask import PICK, YES_NO, Ask, Option
from versus.kernel.choosing import Chosen
from versus.kernel.events import Event
from versus.kernel.modifiers import THIS_TURN
from versus.kernel.nodes import Effect, Procedure
from versus.kernel.types import NOTHING, CardId, Seat
from versus.kernel.verbs import CHOOSE, DONE, NO, YES

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame

RECRUIT_PLAY: Final = Play(ComesIntoPlay())
EQUIP_PLAY: Final = Play(AttachesTo(Chosen(0)), (Characters(CanBearThis()),))


def recruit_fault(contest: Contest, seat: Seat, card: CardId, bearer: CardId = NOTHING) -> int:
    """Why a card cannot be recruited now, equipment onto that bearer (CL-REC-01, CL-EQP-01).

    A reservist may come from the resource row (CL-REC-27).
    """
    if contest.step != RECRUIT_STEP or contest.stepper != seat:
        return clauses.RECRUIT_MOMENT
    place = contest.where[card]
    if place == seat * ZONES + RESOURCE:
        if contest.definition[card].type != CHARACTER or not keywords(contest, card) & RESERVIST:
            return clauses.NO_RESERVIST
    elif place != seat * ZONES + HAND:
        return clauses.NOT_IN_HAND
    type = contest.definition[card].type
    if type != CHARACTER and type != EQUIPMENT:
        return clauses.NOT_RECRUITED
    fault = cost_fault(contest, seat, card)
    if fault:
        return fault
    if type == EQUIPMENT:
        fault = equip_fault(contest, seat, card, bearer)
        if fault:
            return fault
    return loyalty.loyalty_fault(contest, seat, card)


def equip_fault(contest: Contest, seat: Seat, card: CardId, bearer: CardId) -> int:
    """Why an equipment cannot be recruited onto a character, or without one named onto any (CL-EQP-02)."""
    if bearer != NOTHING:
        return equipment.bear_fault(contest, seat, card, bearer)
    return clauses.OK if equipment.bearers(contest, seat, card) else clauses.NO_BEARER


def recruit_cost(contest: Contest, seat: Seat, card: CardId) -> int:
    """The printed cost, less what press cards take off a character; never so less than 1 (CL-REC-26)."""
    printed = contest.definition[card]
    if printed.type != CHARACTER or printed.cost <= 1:
        return printed.cost
    return max(1, printed.cost - discount(contest, seat))


def discount(contest: Contest, seat: Seat) -> int:
    """The number of press cards recruited this turn, if the last character recruited is one (CL-REC-24).

    It holds once the press card is paid for, whatever becomes of it, and serves one character (OP-22).
    """
    pressing = 0
    for event in reversed(contest.history):
        if event.kind != RECRUITED or event.seat != seat:
            continue
        recruited = contest.definition[event.card]
        if recruited.type != CHARACTER:
            continue
        if recruited.keywords & PRESS:
            pressing += 1
        elif not pressing:
            return 0
    return pressing


# What it takes besides points, and what may be paid instead of them

BY_POINTS: Final = 0
"""The ways to pay for a card are numbered: with points first, then each of its alternate costs."""


def cost_fault(contest: Contest, seat: Seat, card: CardId) -> int:
    """Why a card cannot be paid for in any way (CL-GEN-14)."""
    powers = contest.definition[card].powers
    if not powers.recruiting:
        dear = recruit_cost(contest, seat, card) > contest.resource_points
        return clauses.TOO_EXPENSIVE if dear else clauses.OK
    for stand_in in (NOTHING, *stand_in_cards(contest, seat, card)):
        if ways(announced(contest, seat, card, stand_in), seat, card):
            return clauses.OK
    return clauses.CANNOT_PAY


def ways(contest: Contest, seat: Seat, card: CardId) -> list[int]:
    """In which ways a card that is announced may be paid for."""
    alternates = [cost for cost in contest.definition[card].powers.recruiting if cost.instead]
    return [way for way in range(len(alternates) + 1) if is_way(contest, seat, card, way)]


def is_way(contest: Contest, seat: Seat, card: CardId, way: int, boost: int = 0) -> bool:
    """Whether a card that is announced may be paid for in this way, with its boost if that is wanted."""
    needed = boost + (recruit_cost(contest, seat, card) if way == BY_POINTS else 0)
    if needed > contest.resource_points:
        return False
    costs = costs_of(contest, card, way)
    if not costs:
        return True
    after = contest.fork()
    after.resource_points -= needed
    return is_payable(after, after.lens(seat, card), costs)


def costs_of(contest: Contest, card: CardId, way: int) -> tuple[Effect, ...]:
    """What is paid besides points: additional costs always, an alternate one if it is chosen (CL-REC-28)."""
    printed = contest.definition[card].powers.recruiting
    found = [effect for cost in printed if not cost.instead for effect in cost.costs]
    if way != BY_POINTS:
        found += [cost for cost in printed if cost.instead][way - 1].costs
    return tuple(found)


def announced(contest: Contest, seat: Seat, card: CardId, stand_in: CardId) -> Contest:
    """The game as it would be when a card's costs are paid: it is on the chain, a stand-in in its place."""
    after = contest.fork()
    after.put(card, seat, CHAIN)
    if stand_in != NOTHING:
        resources.lay_down(after, seat, stand_in)
    return after


def stand_in_cards(contest: Contest, seat: Seat, card: CardId) -> list[CardId]:
    """The cards that may be put in the place of a reservist from the row (CL-REC-27)."""
    return contest.pile(seat, HAND).copy() if contest.zone(card) == RESOURCE else []


def stand_ins(contest: Contest, seat: Seat, card: CardId) -> list[Option]:
    """Every card in hand, or none, as long as the reservist can be paid for then."""
    found = [*[Option(CHOOSE, other) for other in contest.pile(seat, HAND)], Option(DONE)]
    if not contest.definition[card].powers.recruiting:
        return found
    return [option for option in found if ways(announced(contest, seat, card, option.card), seat, card)]


def recruit(contest: Contest, seat: Seat, card: CardId, bearer: CardId = NOTHING) -> None:
    """Put the card on the chain; what it costs is chosen and paid next (CL-PRI-09).

    Equipment is aimed at its bearer, who must still fit on resolution (CL-EQP-03).
    """
    place = contest.pile(seat, RESOURCE).index(card) if contest.zone(card) == RESOURCE else -1
    if place >= 0:
        moving.reveal(contest, card, seat)
    if bearer == NOTHING:
        chain.announce(contest, RECRUIT_PLAY, seat, card, card)
    else:
        chain.announce(contest, EQUIP_PLAY, seat, card, card, (chain.aim_at(contest, bearer),))
    contest.push(RECRUITING, seat, card, contest.stamp[card]).numbers = [place, BY_POINTS, 0]


STAND_IN: Final = 0
WAY: Final = 1
BOOST: Final = 2
REVEAL: Final = 3
PAY: Final = 4
PAID: Final = 5


@dataclass(frozen=True)
class Recruiting(Procedure):
    """A recruit is announced: a reservist's stand-in, then the costs, chosen and paid at one time.

    `numbers` has the place that a reservist left in the row, or -1, the way in which the card is paid for,
    and what its boost costs if it is paid; `cards` what is revealed.
    """

    def step(self, contest: Contest, frame: Frame) -> None:
        seat, card = frame.seat, frame.source
        if frame.pc == STAND_IN:
            if frame.numbers[0] >= 0 and contest.pile(seat, HAND):
                contest.ask = Ask(seat, PICK, P_STAND_IN, stand_ins(contest, seat, card), card)
                return
            frame.pc = WAY
        if frame.pc == WAY:
            found = ways(contest, seat, card)
            if len(found) > 1:
                options = [Option(CHOOSE, number=way) for way in found]
                contest.ask = Ask(seat, PICK, P_WAY, options, card)
                return
            frame.numbers[1] = found[0]
            frame.pc = BOOST
        if frame.pc == BOOST:
            boost = contest.definition[card].facts.boost
            if boost and is_way(contest, seat, card, frame.numbers[1], boost):
                contest.ask = Ask(seat, YES_NO, P_BOOST, [Option(YES), Option(NO)], card)
                return
            frame.pc = REVEAL
        if frame.pc == REVEAL:
            if loyalty.must_reveal(contest, seat, card):
                options = [Option(CHOOSE, other) for other in loyalty.revealable(contest, seat, card)]
                contest.ask = Ask(seat, PICK, P_REVEAL, options, card)
                return
            frame.pc = PAY
        if frame.pc == PAY:
            frame.pc = PAID
            pay(contest, frame)
            return
        contest.stack.pop()
        # From now on the card counts as recruited (CL-REC-06).
        contest.happens(Event(RECRUITED, card, seat, amount=points(contest, frame)))

    def answered(self, contest: Contest, frame: Frame, option: Option) -> None:
        if option.verb == YES:
            frame.numbers[2] = contest.definition[frame.source].facts.boost
        elif option.verb == CHOOSE and frame.pc == STAND_IN:
            resources.lay_down(contest, frame.seat, option.card, frame.numbers[0])
        elif option.verb == CHOOSE and frame.pc == WAY:
            frame.numbers[1] = option.number
        elif option.verb == CHOOSE:
            frame.cards.append(option.card)
        frame.pc += 1


def pay(contest: Contest, frame: Frame) -> None:
    """Pay everything at one time (CL-PWR-20)."""
    seat, card = frame.seat, frame.source
    contest.resource_points -= points(contest, frame)
    for other in frame.cards:
        moving.reveal(contest, other, seat)
    if frame.numbers[2]:
        contest.modify(HasBoost(), card, seat, card, THIS_TURN)
    costs = costs_of(contest, card, frame.numbers[1])
    if costs:
        contest.push(PayCosts(costs), seat, card, frame.stamp)


def points(contest: Contest, frame: Frame) -> int:
    """How many resource points a recruit takes, paid for as its player has chosen."""
    way, boost = frame.numbers[1], frame.numbers[2]
    return boost + (recruit_cost(contest, frame.seat, frame.source) if way == BY_POINTS else 0)


RECRUITING: Final = Recruiting()
