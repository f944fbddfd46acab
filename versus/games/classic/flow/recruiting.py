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
from versus.kernel.ask import PICK, YES_NO, Ask, AskKind, Option
from versus.kernel.choosing import Chosen
from versus.kernel.events import Event
from versus.kernel.modifiers import THIS_TURN
from versus.kernel.nodes import Effect, Procedure
from versus.kernel.types import NOTHING, CardId, Seat
from versus.kernel.verbs import CHOOSE, DONE, NO, TAKE_BACK, YES

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


# How it goes


def recruit(contest: Contest, seat: Seat, card: CardId, bearer: CardId = NOTHING) -> None:
    """Begin to recruit; equipment is aimed at its bearer, who must still fit on resolution (CL-EQP-03)."""
    frame = contest.push(CHOOSING_COSTS, seat, card, contest.stamp[card])
    frame.numbers = [BY_POINTS, 0]
    frame.cards = [bearer, NOTHING, NOTHING]


WAY_CHOSEN: Final = 0
BOOST_CHOSEN: Final = 1
"""Places in the `numbers` of a recruit: the way it is paid for, and what its boost costs if that is paid."""

BEARER: Final = 0
STAND_IN: Final = 1
REVEALED_CARD: Final = 2
"""Places in its `cards`: who bears it, what is put where a reservist lay, what is revealed for loyalty."""

ASKS_STAND_IN: Final = 0
ASKS_WAY: Final = 1
ASKS_BOOST: Final = 2
ASKS_REVEAL: Final = 3


@dataclass(frozen=True)
class ChooseCosts(Procedure):
    """All that announcing and paying leave to the player is chosen before anything is shown.

    Nobody could respond in between anyway (CL-PRI-10); and so it can be taken back until the last choice.
    """

    def step(self, contest: Contest, frame: Frame) -> None:
        seat, card = frame.seat, frame.source
        if frame.pc == ASKS_STAND_IN:
            if stand_in_cards(contest, seat, card):
                choose(contest, frame, PICK, P_STAND_IN, stand_ins(contest, seat, card))
                return
            frame.pc = ASKS_WAY
        after = foreseen(contest, frame)
        if frame.pc == ASKS_WAY:
            found = ways(after, seat, card)
            if len(found) > 1:
                choose(contest, frame, PICK, P_WAY, [Option(CHOOSE, number=way) for way in found])
                return
            frame.numbers[WAY_CHOSEN] = found[0]
            frame.pc = ASKS_BOOST
        if frame.pc == ASKS_BOOST:
            boost = contest.definition[card].facts.boost
            if boost and is_way(after, seat, card, frame.numbers[WAY_CHOSEN], boost):
                choose(contest, frame, YES_NO, P_BOOST, [Option(YES), Option(NO)])
                return
            frame.pc = ASKS_REVEAL
        if frame.pc == ASKS_REVEAL and loyalty.must_reveal(after, seat, card):
            options = [Option(CHOOSE, other) for other in loyalty.revealable(after, seat, card)]
            choose(contest, frame, PICK, P_REVEAL, options)
            return
        contest.stack.pop()
        announce(contest, frame)

    def answered(self, contest: Contest, frame: Frame, option: Option) -> None:
        if option.verb == TAKE_BACK:
            contest.take_back()
            return
        if option.verb == YES:
            frame.numbers[BOOST_CHOSEN] = contest.definition[frame.source].facts.boost
        elif option.verb == CHOOSE and frame.pc == ASKS_STAND_IN:
            frame.cards[STAND_IN] = option.card
        elif option.verb == CHOOSE and frame.pc == ASKS_WAY:
            frame.numbers[WAY_CHOSEN] = option.number
        elif option.verb == CHOOSE:
            frame.cards[REVEALED_CARD] = option.card
        frame.pc += 1


def choose(contest: Contest, frame: Frame, kind: AskKind, prompt: int, options: list[Option]) -> None:
    contest.offer_to_take_back(options)
    contest.ask = Ask(frame.seat, kind, prompt, options, frame.source)


def foreseen(contest: Contest, frame: Frame) -> Contest:
    """The game in which the costs will be paid, where that makes a difference to them."""
    card = frame.source
    if contest.definition[card].powers.recruiting or contest.zone(card) == RESOURCE:
        return announced(contest, frame.seat, card, frame.cards[STAND_IN])
    return contest


def announce(contest: Contest, frame: Frame) -> None:
    """Put the card on the chain; what was chosen is paid next (CL-PRI-09).

    A reservist from the row is revealed, and its stand-in laid down, before costs are paid (CL-REC-27).
    """
    seat, card = frame.seat, frame.source
    bearer, stand_in = frame.cards[BEARER], frame.cards[STAND_IN]
    contest.passes = 0
    place = contest.pile(seat, RESOURCE).index(card) if contest.zone(card) == RESOURCE else NOTHING
    if place != NOTHING:
        moving.reveal(contest, card, seat)
    if bearer == NOTHING:
        chain.announce(contest, RECRUIT_PLAY, seat, card, card)
    else:
        chain.announce(contest, EQUIP_PLAY, seat, card, card, (chain.aim_at(contest, bearer),))
    if stand_in != NOTHING:
        resources.lay_down(contest, seat, stand_in, place)
    paying = contest.push(PAYING, seat, card, contest.stamp[card])
    paying.numbers = frame.numbers
    paying.cards = frame.cards


@dataclass(frozen=True)
class Paying(Procedure):
    """A recruit is announced, and everything chosen for it is paid at one time (CL-PWR-20)."""

    def step(self, contest: Contest, frame: Frame) -> None:
        if frame.pc == 0:
            frame.pc = 1
            pay(contest, frame)
            return
        contest.stack.pop()
        # From now on the card counts as recruited (CL-REC-06).
        contest.happens(Event(RECRUITED, frame.source, frame.seat, amount=points(contest, frame)))


def pay(contest: Contest, frame: Frame) -> None:
    seat, card = frame.seat, frame.source
    contest.resource_points -= points(contest, frame)
    if frame.cards[REVEALED_CARD] != NOTHING:
        moving.reveal(contest, frame.cards[REVEALED_CARD], seat)
    if frame.numbers[BOOST_CHOSEN]:
        contest.modify(HasBoost(), card, seat, card, THIS_TURN)
    costs = costs_of(contest, card, frame.numbers[WAY_CHOSEN])
    if costs:
        contest.push(PayCosts(costs), seat, card, frame.stamp)


def points(contest: Contest, frame: Frame) -> int:
    """How many resource points a recruit takes, paid for as its player has chosen."""
    way, boost = frame.numbers[WAY_CHOSEN], frame.numbers[BOOST_CHOSEN]
    return boost + (recruit_cost(contest, frame.seat, frame.source) if way == BY_POINTS else 0)


CHOOSING_COSTS: Final = ChooseCosts()
PAYING: Final = Paying()
