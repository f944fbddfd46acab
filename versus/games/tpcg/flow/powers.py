"""Super Powers and plot twists: when they may be used, and using them (2P-PWR, 2P-PLT)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from versus.games.tpcg.flow import clauses
from versus.games.tpcg.flow.limits import note_use, noted_for, spent_fault
from versus.games.tpcg.flow.paying import PayCost, can_pay_for, payable_symbols, spared_symbols
from versus.games.tpcg.language.level_up import gains_xp
from versus.games.tpcg.printed.definition import IN_HAND, IN_KO_PILE, WATCHING, WHILE_STUNNED, SuperPower
from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.games.tpcg.table import hands
from versus.games.tpcg.table.stats import (
    keywordless,
    keywords,
    lent_to,
    powerless,
    stats_of,
    superless,
    teams,
)
from versus.games.tpcg.table.watching import is_watching, watcher
from versus.games.tpcg.words import (
    ANY_COMBAT,
    BUILD,
    BUILD_PHASE,
    COMBAT,
    DRAW,
    DRAW_PHASE,
    EQUIPPED,
    HAND,
    KEYWORD_USED,
    KO,
    MAIN,
    MAIN_PHASE,
    PLAYED,
    PLAYING,
    PLOT_TWIST,
    POWER_RESOLVES,
    POWER_USED,
    RECOVERY,
    RECOVERY_PHASE,
    SCENE,
    STUNNED,
    TO_PLAY_TWISTS,
    TO_USE_POWERS,
    TWIST_RESOLVES,
    UP,
    USE,
    ZONES,
    Timing,
)
from versus.kernel.ask import Option
from versus.kernel.events import Event
from versus.kernel.frames import Frame
from versus.kernel.happen import RESOLUTION
from versus.kernel.nodes import Procedure
from versus.kernel.teams import team_bit
from versus.kernel.types import NOTHING, CardId, Seat

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle

BY_KEYWORD: Final = 100
"""Powers of keywords are numbered from here on, so that each card's printed ones keep their numbers."""
LENT: Final = 1000
"""Powers of other cards are numbered from here on."""
PHASE_TIMINGS: Final = {DRAW_PHASE: DRAW, RECOVERY_PHASE: RECOVERY, BUILD_PHASE: BUILD, MAIN_PHASE: MAIN}


def timing_fault(battle: Battle, seat: Seat, timing: Timing, any_turn: bool) -> int:
    """Why these timing words do not allow anything now (2P-PWR-11 to 2P-PWR-15, 2P-PLT-03 to 2P-PLT-06)."""
    combat = battle.combat
    if combat is not None:
        if not timing & (COMBAT | ANY_COMBAT):
            return clauses.IN_COMBAT
        if battle.active != seat and not any_turn and not battle.has_turn(seat):
            return clauses.NEEDS_ANY_TURN
        if combat.acting != seat:
            return clauses.NOT_YOUR_ACTION
        return clauses.OK
    if battle.active != seat and not battle.has_turn(seat):
        return clauses.NOT_YOUR_TURN
    if not timing & PHASE_TIMINGS.get(battle.phase, 0):
        return clauses.NO_COMBAT if timing & (COMBAT | ANY_COMBAT) else clauses.WRONG_TIMING
    return clauses.OK


def timings_now(battle: Battle, seat: Seat) -> int:
    """The timing words of which one allows a player something now, if any does."""
    combat = battle.combat
    if combat is not None:
        return COMBAT | ANY_COMBAT if combat.acting == seat else 0
    return PHASE_TIMINGS.get(battle.phase, 0) if battle.active == seat or battle.has_turn(seat) else 0


# Super Powers


def powers_of(battle: Battle, card: CardId) -> list[tuple[CardId, int, SuperPower]]:
    """Every Super Power a character has the use of: where it is printed, its number, the power."""
    found = [(NOTHING, index, power) for index, power in enumerate(battle.definition[card].super_powers)]
    found += [(NOTHING, index, power) for index, power in keyword_powers(battle, card)]
    found += [(NOTHING, index, power) for index, power in lent_powers(battle, card)]
    for equipment in battle.equipment_on(card):
        for index, power in enumerate(battle.definition[equipment].super_powers):
            found.append((equipment, index, power))
    return found


def keyword_powers(battle: Battle, card: CardId) -> list[tuple[int, SuperPower]]:
    """The powers that a character may use because of keywords it has now, with their numbers."""
    if not battle.handy:
        return []
    bits = keywords(battle, card) & battle.handy
    return [
        (BY_KEYWORD + place, power)
        for place, (keyword, power) in enumerate(KEYWORDS.others)
        if bits & keyword and isinstance(power, SuperPower)
    ]


def lent_powers(battle: Battle, card: CardId) -> list[tuple[int, SuperPower]]:
    """The powers of other cards that a character has the use of, with their numbers."""
    if not battle.lending:
        return []
    return [
        (LENT + place, power)
        for place, power in enumerate(lent_to(battle, card))
        if isinstance(power, SuperPower)
    ]


def power_at(battle: Battle, card: CardId, equipment: CardId, index: int) -> SuperPower | None:
    if index >= LENT:
        return dict(lent_powers(battle, card)).get(index)
    if index >= BY_KEYWORD:
        return dict(keyword_powers(battle, card)).get(index)
    printed = battle.definition[equipment if equipment >= 0 else card].super_powers
    return printed[index] if 0 <= index < len(printed) else None


def power_fault(
    battle: Battle, seat: Seat, card: CardId, power: SuperPower, equipment: CardId = NOTHING
) -> int:
    """Why a character cannot use a Super Power now, its own or that of its equipment."""
    if power.reacts_to != NOTHING:
        return clauses.IS_REACTION
    fault = timing_fault(battle, seat, power.timing, power.any_turn)
    if fault == clauses.NO_COMBAT:
        return clauses.POWER_NEEDS_COMBAT
    if fault == clauses.WRONG_TIMING:
        return clauses.POWER_TIMING
    if fault:
        return fault
    combat = battle.combat
    if combat is not None and not power.timing & ANY_COMBAT and not combat.involves(card):
        return clauses.NOT_IN_COMBAT
    lens = battle.lens(seat, equipment if equipment >= 0 else card)
    fault = use_fault(battle, card, power, lens)
    if fault:
        return fault
    if not can_pay_for(battle, seat, card, power):
        return clauses.PAID_FROM_HAND if power.from_hand else clauses.CANT_PAY
    if power.keyword and not power.effect.possible(battle, lens):
        return clauses.NOTHING_TO_DO
    return clauses.OK


def use_fault(battle: Battle, card: CardId, power: SuperPower, lens: Frame) -> int:
    """What stops a character's power at any time, as everybody can see: it is off, was used, is forbidden.

    The power is read through `lens`, whose source is the card it is printed on.
    """
    fault = place_fault(battle, lens.seat, card, power)
    if fault:
        return fault
    spent = spent_fault(battle, noted_for(battle, lens.seat, card), power)
    if spent:
        return spent
    if not power.keyword and battle.forbidden(TO_USE_POWERS, card):
        return clauses.CANT_USE_POWERS
    if power.given is not None and not power.given.holds(battle, lens):
        return clauses.CONDITION_FAILS
    return clauses.OK


def may_use_from_there(battle: Battle, card: CardId) -> bool:
    """Whether a card is where any of its powers might be used."""
    if battle.zone(card) == KO:
        return any(power.place == IN_KO_PILE for power in battle.definition[card].super_powers)
    if battle.zone(card) == HAND and any(
        power.place == IN_HAND for power in battle.definition[card].super_powers
    ):
        return True
    return battle.in_row(card) or battle.zone(card) == SCENE or is_watching(battle, card)


def place_fault(battle: Battle, seat: Seat, card: CardId, power: SuperPower) -> int:
    """Why a power cannot be used from where its card is, or as it lies there."""
    if battle.zone(card) == SCENE:
        # The arena is nobody's: its powers are for all (2P-MOD4-11).
        return clauses.OK
    place = power.place
    if place == WATCHING and not is_watching(battle, card):
        return clauses.NOT_WATCHING
    if place == IN_KO_PILE and battle.zone(card) != KO:
        return clauses.NOT_IN_KO_PILE
    if place == IN_HAND and battle.zone(card) != HAND:
        return clauses.NOT_FROM_HAND
    outside = place in (WATCHING, IN_KO_PILE, IN_HAND)
    if not (outside or battle.in_row(card)) or not battle.controls(seat, card):
        return clauses.NOT_YOURS
    if place == WHILE_STUNNED:
        if battle.face[card] != STUNNED:
            return clauses.NOT_STUNNED
        # What is stunned has this power all the same, unless something has taken it.
        return clauses.POWERS_OFF if stats_of(battle, card).powerless else clauses.OK
    if powerless(battle, card):
        return clauses.POWERS_OFF
    if power.keyword and keywordless(battle, card) and not gains_xp(battle.definition[card], power):
        # "Loses its keyword powers" leaves Level Up (2P-PWR-47).
        return clauses.POWERS_OFF
    if not power.keyword and superless(battle, card):
        return clauses.POWERS_OFF
    return clauses.OK


def usable_powers(battle: Battle, seat: Seat, now: int) -> list[Option]:
    """Every Super Power that a player may use now; `now` are the timing words that may allow it."""
    options: list[Option] = []
    definition = battle.definition
    holders = [card for card in battle.characters(seat) if definition[card].power_timing & now]
    equipped = battle.row(seat, EQUIPPED)
    if equipped:
        holders += [card for card in equipped if definition[card].power_timing & now]
    if battle.watching[seat][0] != NOTHING:
        watching = watcher(battle, seat)
        if watching != NOTHING:
            holders.append(watching)
    holders += [card for card in battle.piles[SCENE] if definition[card].power_timing & now]
    if battle.power_places >> IN_KO_PILE & 1:
        pile = battle.piles[seat * ZONES + KO]
        holders += [card for card in pile if definition[card].power_timing & now]
    if battle.power_places >> IN_HAND & 1:
        hand = battle.piles[seat * ZONES + HAND]
        holders += [card for card in hand if definition[card].power_timing & now and card not in holders]
    if not holders and not battle.handy and not battle.lending:
        return options
    symbols = payable_symbols(battle, seat)
    for holder in holders:
        # A power of equipment is its bearer's to use.
        equipment = holder if battle.bearer[holder] >= 0 else NOTHING
        card = battle.bearer[holder] if equipment >= 0 else holder
        for index, power in enumerate(definition[holder].super_powers):
            if not power.timing & now:
                continue
            if not power.cost or power.cost[0] & symbols or spared_symbols(battle, card, power):
                if power_fault(battle, seat, card, power, equipment) == clauses.OK:
                    options.append(Option(USE, card, equipment, index, power.name))
    if battle.handy:
        options += usable_by_keyword(battle, seat)
    if battle.lending:
        options += usable_if_lent(battle, seat)
    return options


def usable_by_keyword(battle: Battle, seat: Seat) -> list[Option]:
    """The same of powers that keywords stand for."""
    return [
        Option(USE, card, NOTHING, index, power.name)
        for card in battle.characters(seat)
        for index, power in keyword_powers(battle, card)
        if power_fault(battle, seat, card, power) == clauses.OK
    ]


def usable_if_lent(battle: Battle, seat: Seat) -> list[Option]:
    """The same of powers that characters have of other cards."""
    return [
        Option(USE, card, NOTHING, index, power.name)
        for card in battle.characters(seat)
        for index, power in lent_powers(battle, card)
        if power_fault(battle, seat, card, power) == clauses.OK
    ]


@dataclass(frozen=True)
class UsePower(Procedure):
    """Pay, note the use, and let the power resolve. Cancelled or not, it was used (2P-PWR-34).

    The frame's source is the character that pays; `cards` and `numbers` are the card on which the power is
    printed and its timestamp: "this" in the power's text is that card.
    """

    power: SuperPower

    def step(self, battle: Battle, frame: Frame) -> None:
        card, seat = frame.source, frame.seat
        if frame.pc == 0:
            frame.pc = 1
            if self.power.cost:
                spared = spared_symbols(battle, card, self.power)
                battle.call(PayCost(self.power.cost, from_hand=self.power.from_hand, spared=spared), frame)
        elif frame.pc == 1:
            frame.pc = 2
            if self.power.place == IN_HAND:
                # Whoever uses a power from the hand shows the card that has it.
                hands.reveal(battle, [card], seat)
            note_use(battle, seat, card, frame.stamp, self.power)
            used = KEYWORD_USED if self.power.keyword else POWER_USED
            battle.happens(Event(used, card, seat, by=(card,), word=self.power.name))
        elif frame.pc == 2:
            frame.pc = 3
            if self.power.keyword:
                self.resolve(battle, frame)
            else:
                battle.cause(Event(POWER_RESOLVES, card, seat, by=(card,), word=self.power.name))
        else:
            battle.stack.pop()

    def resolve(self, battle: Battle, frame: Frame) -> None:
        """Start the effect, even if the power's card has left play since."""
        base = battle.push(RESOLUTION, frame.seat, frame.cards[0], frame.numbers[0], frame.event)
        battle.call(self.power.effect, base)


def use_power(
    battle: Battle,
    seat: Seat,
    card: CardId,
    power: SuperPower,
    equipment: CardId = NOTHING,
    event: Event | None = None,
) -> None:
    """Let a character use its Super Power or that of its equipment, here and now."""
    frame = battle.push(UsePower(power), seat, card, battle.stamp[card], event)
    source = equipment if equipment >= 0 else card
    frame.cards = [source]
    frame.numbers = [battle.stamp[source]]


def resolve_power(battle: Battle, event: Event) -> None:
    """Nothing has cancelled the power that is being used."""
    battle.emit(event)
    frame = battle.stack[-1]
    node = frame.node
    assert isinstance(node, UsePower)
    node.resolve(battle, frame)


# Plot twists


def twist_fault(battle: Battle, seat: Seat, card: CardId) -> int:
    """Why a plot twist cannot be played now."""
    printed = battle.definition[card]
    if printed.type != PLOT_TWIST:
        return clauses.NOT_PLAYED
    if battle.where[card] != seat * ZONES + HAND:
        return clauses.NOT_IN_HAND
    fault = timing_fault(battle, seat, printed.timing, printed.any_turn)
    if fault:
        return clauses.TWIST_NEEDS_ANY_TURN if fault == clauses.NEEDS_ANY_TURN else fault
    return play_fault(battle, seat, card)


def play_fault(battle: Battle, seat: Seat, card: CardId) -> int:
    """Why a plot twist cannot be played, whenever it is: neither from the hand nor by an effect."""
    if battle.definition[card].type != PLOT_TWIST:
        return clauses.NOT_PLAYED
    if not has_team_member(battle, seat, card):
        return clauses.NO_TEAM_MEMBER
    for main in battle.characters(seat):
        if battle.forbidden(TO_PLAY_TWISTS, main):
            return clauses.CANT_PLAY_TWISTS
    return clauses.OK


def has_team_member(battle: Battle, seat: Seat, card: CardId) -> bool:
    """A team card needs a face-up member of one of its teams, as many as it shows that symbol."""
    wanted = battle.definition[card].facts.teams
    if not wanted:
        return True
    for team in wanted:
        bit = team_bit(team)
        members = 0
        for character in battle.characters(seat):
            if battle.face[character] == UP and teams(battle, character) & bit:
                members += 1
        if members >= wanted.count(team):
            return True
    return False


@dataclass(frozen=True)
class PlayTwist(Procedure):
    """Do what it says, then put it into the KO pile (2P-PLT-01)."""

    def step(self, battle: Battle, frame: Frame) -> None:
        card, seat = frame.source, frame.seat
        if frame.pc == 0:
            frame.pc = 1
            # From out of the game it may be played too; what waited to bring it back does so no longer.
            battle.shed(card)
            battle.put(card, seat, PLAYING)
            battle.happens(Event(PLAYED, card, seat))
        elif frame.pc == 1:
            frame.pc = 2
            battle.cause(Event(TWIST_RESOLVES, card, seat, by=(card,)))
        else:
            battle.stack.pop()
            if battle.zone(card) == PLAYING:
                battle.put(card, battle.owner[card], KO)
                battle.version += 1


def play_twist(battle: Battle, seat: Seat, card: CardId) -> None:
    battle.push(PLAY_TWIST, seat, card, battle.stamp[card])


def resolve_twist(battle: Battle, event: Event) -> None:
    battle.emit(event)
    effect: Any = battle.definition[event.card].powers.twist
    if effect is not None:
        battle.resolve(effect, event.seat, event.card)


PLAY_TWIST: Final = PlayTwist()
