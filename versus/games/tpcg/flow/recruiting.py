"""Placing resources and recruiting with them (2P-BLD-01 to 2P-BLD-16, 2P-EQP)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.flow import clauses
from versus.games.tpcg.flow.paying import PayCost, can_pay
from versus.games.tpcg.flow.powers import has_team_member
from versus.games.tpcg.language.changes import ComesBack, PaysLess, RecruitPoints
from versus.games.tpcg.rules import ON
from versus.games.tpcg.table import hands, sides
from versus.games.tpcg.words import (
    BACK,
    BRING_BACK,
    BUILD_PHASE,
    DECK,
    EQUIP,
    EQUIPMENT,
    FRONT,
    HAND,
    KO,
    LOCATION,
    PLACE_DOWN,
    PLACE_UP,
    PLAYED,
    RECRUIT,
    RECRUIT_POINTS,
    RECRUIT_STEP,
    RECRUITED,
    REMOVED,
    RESOURCE,
    RESOURCE_STEP,
    SUPPORTING_CHARACTER,
    TO_BE_RECRUITED,
    UP,
    ZONES,
)
from versus.kernel.ask import Offers, Option
from versus.kernel.events import Event
from versus.kernel.frames import Frame
from versus.kernel.nodes import Procedure
from versus.kernel.types import NOTHING, CardId, Seat, Zone

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle

FOR_SYMBOLS: Final = "for symbols"
"""The word of an option to recruit for the card's other price."""

# Resources


def resource_fault(battle: Battle, seat: Seat, card: CardId, face: int) -> int:
    """Why a card cannot be placed as the resource of this turn."""
    if battle.where[card] != seat * ZONES + HAND:
        return clauses.NOT_IN_HAND
    if not battle.has_turn(seat):
        return clauses.NOT_YOUR_TURN
    if battle.phase != BUILD_PHASE or battle.step != RESOURCE_STEP:
        return clauses.PHASE_OVER
    if battle.resource_placed >> seat & 1:
        return clauses.RESOURCE_PLACED
    if face == UP and battle.definition[card].type != LOCATION:
        return clauses.ONLY_LOCATIONS_UP
    return clauses.OK


TO_PLACE_UP: Final = Offers(PLACE_UP, row=RESOURCE)
TO_PLACE_DOWN: Final = Offers(PLACE_DOWN, row=RESOURCE)
TO_RECRUIT: Final = [(Offers(RECRUIT, seat, FRONT), Offers(RECRUIT, seat, BACK)) for seat in range(4)]


def resource_options(battle: Battle, seat: Seat) -> list[Option]:
    options: list[Option] = []
    if battle.resource_placed >> seat & 1:
        return options
    definition = battle.definition
    up, down = TO_PLACE_UP.for_cards(len(definition)), TO_PLACE_DOWN.for_cards(len(definition))
    for card in battle.piles[seat * ZONES + HAND]:
        if definition[card].type == LOCATION:
            options.append(up[card])
        options.append(down[card])
    return options


@dataclass(frozen=True)
class Place(Procedure):
    """Lay a card into the resource row; it counts as played (2P-GEN-32). `numbers`: how it will lie.

    It is played once it lies there, so that powers that watch cannot tell what it is if it is face down.
    """

    def step(self, battle: Battle, frame: Frame) -> None:
        card, seat, face = frame.source, frame.seat, frame.numbers[0]
        if frame.pc == 0:
            frame.pc = 1
            battle.cause(sides.appear_event(card, seat, RESOURCE, face))
        else:
            battle.stack.pop()
            battle.happens(Event(PLAYED, card, seat, amount=face, seen=-1 if face == UP else 1 << seat))


def place_resource(battle: Battle, seat: Seat, card: CardId, face: int) -> None:
    battle.resource_placed |= 1 << seat
    frame = battle.push(PLACE_ACTION, seat, card, battle.stamp[card])
    frame.numbers = [face]


def recruit_points_due(battle: Battle, seat: Seat) -> int:
    """One for each resource, face up or down; an exhausted one gives none (2P-BLD-05, OP-19).

    What a teammate gets besides is the teammate's (2P-MOD3-20).
    """
    points = 0
    for card in battle.pile(seat, RESOURCE):
        if not battle.exhausted[card]:
            points += 1
    for modifier in battle.modifiers:
        if (
            isinstance(modifier.change, RecruitPoints)
            and not modifier.sleeps()
            and modifier.until_seat in (NOTHING, seat)
            and modifier.seat not in battle.mates[seat]
        ):
            points += modifier.change.amount
    return max(0, points)


def gain_recruit_points(battle: Battle, seat: Seat) -> None:
    battle.recruit_points[seat] += recruit_points_due(battle, seat)
    battle.happens(Event(RECRUIT_POINTS, seat=seat, amount=battle.recruit_points[seat]))


# Recruiting


def recruit_fault(battle: Battle, seat: Seat, card: CardId, bearer: CardId = NOTHING) -> int:
    """Why a card cannot be recruited now; for equipment, onto this character."""
    printed = battle.definition[card]
    place = battle.where[card]
    if place != seat * ZONES + printed.facts.recruit_from:
        if place != seat * ZONES + KO or not battle.permitted(TO_BE_RECRUITED, card):
            return clauses.NOT_IN_HAND
    if printed.type != SUPPORTING_CHARACTER and printed.type != EQUIPMENT:
        return clauses.NOT_RECRUITED
    if not battle.has_turn(seat):
        return clauses.NOT_YOUR_TURN
    if battle.phase != BUILD_PHASE or battle.step != RECRUIT_STEP:
        return clauses.RECRUIT_STEP_ONLY
    points = battle.recruit_points[seat]
    if price(battle, seat, card, bearer) > points and not pays_symbols(battle, seat, card):
        return clauses.TOO_EXPENSIVE if printed.other_price is None else clauses.NEITHER_PRICE
    if printed.type == EQUIPMENT:
        if not has_team_member(battle, seat, card):
            return clauses.NO_MEMBER_FOR_EQUIPMENT
        return bearer_fault(battle, seat, card, bearer)
    if sides.bears_main_name(battle, card, seat):
        return clauses.MAIN_NAME
    return clauses.OK


def bearer_fault(battle: Battle, seat: Seat, card: CardId, bearer: CardId) -> int:
    """Why equipment cannot be played onto this character; without one, onto anybody."""
    if bearer == NOTHING:
        for candidate in battle.characters(seat):
            if bearer_fault(battle, seat, card, candidate) == clauses.OK:
                return clauses.OK
        return clauses.NO_BEARER
    if not battle.in_row(bearer) or not battle.controls(seat, bearer):
        return clauses.BEARER_NOT_YOURS
    if battle.face[bearer] != UP:
        return clauses.BEARER_FACE_DOWN
    if not sides.suits(battle, bearer, card):
        return clauses.UNSUITED
    return clauses.OK


def price(battle: Battle, seat: Seat, card: CardId, bearer: CardId = NOTHING) -> int:
    """What is paid: the cost, less what makes it cheaper; the cost itself stays (2P-BLD-15)."""
    printed = battle.definition[card]
    total = printed.cost
    for discount in printed.discounts:
        change = discount.change
        assert isinstance(change, PaysLess)
        if battle.concerns(change.onto, battle.lens(seat, card), bearer):
            total -= change.amount
    if not battle.is_ordinary():
        for change, view in battle.changes_of(card):
            if isinstance(change, PaysLess) and battle.concerns(change.onto, view, bearer):
                total -= change.amount
    return max(0, total)


def use_up(battle: Battle, card: CardId, bearer: CardId = NOTHING) -> None:
    """A card is recruited: what made only the next such card cheaper is used up."""
    if battle.is_ordinary():
        return
    kept = []
    for modifier in battle.modifiers:
        change = modifier.change
        lens = battle.lens(modifier.seat, modifier.source)
        spent = (
            isinstance(change, PaysLess)
            and change.once
            and not modifier.sleeps()
            and battle.reaches(modifier, lens, card)
            and battle.concerns(change.onto, lens, bearer)
        )
        if not spent:
            kept.append(modifier)
    battle.modifiers = kept


def pays_symbols(battle: Battle, seat: Seat, card: CardId) -> bool:
    """Whether the symbols of its other price can be paid now instead of recruit points (2P-BLD-16)."""
    other = battle.definition[card].other_price
    return (
        other is not None
        and (other.given is None or other.given.holds(battle, battle.lens(seat, card)))
        and can_pay(battle, seat, card, other.symbols)
    )


def recruit_options(battle: Battle, seat: Seat) -> list[Option]:
    """Every character into either row, every equipment onto every fitting character."""
    options: list[Option] = []
    points = battle.recruit_points[seat]
    for card in recruitable(battle, seat):
        printed = battle.definition[card]
        if printed.type == SUPPORTING_CHARACTER:
            other_price = printed.other_price is not None
            if printed.cost > points and not other_price and battle.is_ordinary():
                continue
            if recruit_fault(battle, seat, card) == clauses.OK:
                if not other_price or price(battle, seat, card) <= points:
                    options += row_options(battle, seat, card)
                if other_price and pays_symbols(battle, seat, card):
                    options += row_options(battle, seat, card, FOR_SYMBOLS)
        elif printed.type == EQUIPMENT:
            for bearer in battle.characters(seat):
                if recruit_fault(battle, seat, card, bearer) == clauses.OK:
                    options.append(Option(EQUIP, card, bearer))
    return options + return_options(battle, seat)


def row_options(battle: Battle, seat: Seat, card: CardId, word: str = "") -> list[Option]:
    """Every row a character may be recruited into; the word says which price is paid."""
    if not word and not battle.rules.sides:
        cards = len(battle.definition)
        return [offers.for_cards(cards)[card] for offers in TO_RECRUIT[seat]]
    options: list[Option] = []
    for side in (seat, *teammates(battle, seat)):
        if side == seat or not sides.bears_main_name(battle, card, side):
            options.append(Option(RECRUIT, card, word=word, seat=side, row=FRONT))
            options.append(Option(RECRUIT, card, word=word, seat=side, row=BACK))
    return options


def recruitable(battle: Battle, seat: Seat) -> list[CardId]:
    """Cards in the zones they may be recruited from: the hand, unless a text says otherwise."""
    hand = battle.piles[seat * ZONES + HAND]
    called_back = battle.permitted_acts >> TO_BE_RECRUITED & 1
    if battle.recruit_zones == 1 << HAND and not called_back:
        return hand
    found = hand.copy()
    if called_back:
        found += [card for card in battle.pile(seat, KO) if battle.permitted(TO_BE_RECRUITED, card)]
    names: list[str] = []
    for card in battle.pile(seat, DECK):
        printed = battle.definition[card]
        if printed.facts.recruit_from == DECK and printed.key not in names:
            names.append(printed.key)
            found.append(card)
    return found


def teammates(battle: Battle, seat: Seat) -> list[Seat]:
    """In whose rows you may recruit besides your own, shared or not (ED-TEAMRECRUIT)."""
    if battle.rules.team_recruit != ON or not battle.rules.sides:
        return []
    mine = battle.camp(seat)
    return [o for o in battle.from_seat(seat) if o not in mine and not battle.enemies(seat, o)]


# Coming back from outside the game


def return_options(battle: Battle, seat: Seat) -> list[Option]:
    """Every removed card that an effect lets this player put onto their side now, into either row."""
    options: list[Option] = []
    for modifier in battle.modifiers:
        card = modifier.card
        if isinstance(modifier.change, ComesBack) and return_fault(battle, seat, card) == clauses.OK:
            options += [Option(BRING_BACK, card, row=FRONT), Option(BRING_BACK, card, row=BACK)]
    return options


def return_fault(battle: Battle, seat: Seat, card: CardId) -> int:
    """Why a removed card cannot be put onto a player's side now."""
    if not comes_back(battle, seat, card):
        return clauses.NOT_SET_ASIDE
    if not battle.has_turn(seat):
        return clauses.NOT_YOUR_TURN
    if battle.phase != BUILD_PHASE or battle.step != RECRUIT_STEP:
        return clauses.RECRUIT_STEP_ONLY
    if sides.bears_main_name(battle, card, seat):
        return clauses.MAIN_NAME
    return clauses.OK


def comes_back(battle: Battle, seat: Seat, card: CardId) -> bool:
    for modifier in battle.modifiers:
        if (
            modifier.card == card
            and isinstance(modifier.change, ComesBack)
            and not modifier.sleeps()
            and modifier.seat == seat
            and modifier.stamp == battle.stamp[card]
            and battle.zone(card) == REMOVED
        ):
            return True
    return False


def bring_back(battle: Battle, seat: Seat, card: CardId, row: Zone) -> None:
    """Put it onto the player's side; that is neither recruiting nor playing (2P-GEN-32)."""
    battle.cause(sides.appear_event(card, seat, row))


@dataclass(frozen=True)
class Recruit(Procedure):
    """Put a paid-for card into play: a character into a row, equipment onto a character."""

    def step(self, battle: Battle, frame: Frame) -> None:
        card, seat = frame.source, frame.seat
        if frame.pc == 0:
            frame.pc = 1
            from_deck = battle.zone(card) == DECK
            if battle.definition[card].type == EQUIPMENT:
                sides.equip(battle, card, frame.cards[0])
            else:
                battle.cause(sides.appear_event(card, frame.numbers[0], frame.numbers[1]))
            if from_deck:
                hands.shuffle(battle, seat)
        else:
            battle.stack.pop()
            battle.happens(Event(PLAYED, card, seat))
            battle.happens(Event(RECRUITED, card, seat))


def recruit(battle: Battle, seat: Seat, card: CardId, side: Seat, row: Zone, word: str) -> None:
    frame = battle.push(RECRUIT_ACTION, seat, card, battle.stamp[card])
    frame.numbers = [side, row]
    other = battle.definition[card].other_price
    if word == FOR_SYMBOLS and other is not None:
        battle.call(PayCost(other.symbols), frame)
    else:
        battle.recruit_points[seat] -= price(battle, seat, card)
    use_up(battle, card)


def play_equipment(battle: Battle, seat: Seat, card: CardId, bearer: CardId) -> None:
    battle.recruit_points[seat] -= price(battle, seat, card, bearer)
    use_up(battle, card, bearer)
    frame = battle.push(RECRUIT_ACTION, seat, card, battle.stamp[card])
    frame.cards = [bearer]


PLACE_ACTION: Final = Place()
RECRUIT_ACTION: Final = Recruit()
