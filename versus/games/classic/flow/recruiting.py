"""Recruiting: what it costs, and how a card gets onto the chain (CL-REC)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.classic.flow import chain, clauses, loyalty, resources
from versus.games.classic.language.changes import HasBoost
from versus.games.classic.language.effects.arriving import ComesIntoPlay
from versus.games.classic.language.effects.equipment import AttachesTo, CanBearThis
from versus.games.classic.language.selectors import Characters
from versus.games.classic.printed.definition import Play
from versus.games.classic.table import equipment, moving
from versus.games.classic.table.stats import keywords
from versus.games.classic.words import (
    CHARACTER,
    EQUIPMENT,
    HAND,
    P_BOOST,
    P_REVEAL,
    P_STAND_IN,
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
from versus.kernel.nodes import Procedure
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
    if recruit_cost(contest, seat, card) > contest.resource_points:
        return clauses.TOO_EXPENSIVE
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
    contest.push(RECRUITING, seat, card, contest.stamp[card]).numbers = [place]


STAND_IN: Final = 0
BOOST: Final = 1
REVEAL: Final = 2
PAY: Final = 3


@dataclass(frozen=True)
class Recruiting(Procedure):
    """A recruit is announced: a reservist's stand-in, then the costs, chosen and paid at one time.

    `numbers` has the place that a reservist left in the row, or -1, and what the boost costs if it is paid;
    `cards` what is revealed.
    """

    def step(self, contest: Contest, frame: Frame) -> None:
        seat, card = frame.seat, frame.source
        if frame.pc == STAND_IN:
            hand = contest.pile(seat, HAND)
            if frame.numbers[0] >= 0 and hand:
                options = [*[Option(CHOOSE, other) for other in hand], Option(DONE)]
                contest.ask = Ask(seat, PICK, P_STAND_IN, options, card)
                return
            frame.pc = BOOST
        if frame.pc == BOOST:
            boost = contest.definition[card].facts.boost
            if boost and recruit_cost(contest, seat, card) + boost <= contest.resource_points:
                contest.ask = Ask(seat, YES_NO, P_BOOST, [Option(YES), Option(NO)], card)
                return
            frame.pc = REVEAL
        if frame.pc == REVEAL:
            if loyalty.must_reveal(contest, seat, card):
                options = [Option(CHOOSE, other) for other in loyalty.revealable(contest, seat, card)]
                contest.ask = Ask(seat, PICK, P_REVEAL, options, card)
                return
            frame.pc = PAY
        contest.stack.pop()
        pay(contest, frame)

    def answered(self, contest: Contest, frame: Frame, option: Option) -> None:
        if option.verb == YES:
            frame.numbers.append(contest.definition[frame.source].facts.boost)
        elif option.verb == CHOOSE and frame.pc == STAND_IN:
            resources.lay_down(contest, frame.seat, option.card, frame.numbers[0])
        elif option.verb == CHOOSE:
            frame.cards.append(option.card)
        frame.pc += 1


def pay(contest: Contest, frame: Frame) -> None:
    """Pay everything at one time; from now on the card counts as recruited (CL-PWR-20, CL-REC-06)."""
    seat, card = frame.seat, frame.source
    boost = sum(frame.numbers[1:])
    cost = recruit_cost(contest, seat, card) + boost
    contest.resource_points -= cost
    for other in frame.cards:
        moving.reveal(contest, other, seat)
    if boost:
        contest.modify(HasBoost(), card, seat, card, THIS_TURN)
    contest.happens(Event(RECRUITED, card, seat, amount=cost))


RECRUITING: Final = Recruiting()
