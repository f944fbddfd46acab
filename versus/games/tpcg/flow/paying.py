"""Paying the symbols of a Super Power with locations (2P-PWR-17 to 2P-PWR-25)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.flow.limits import has_used
from versus.games.tpcg.language.changes import PaysFewerSymbols
from versus.games.tpcg.table import hands, sides
from versus.games.tpcg.table.stats import teams
from versus.games.tpcg.words import DOWN, HAND, LOCATION, P_PAY, PAID, PAY, RESOURCE, UP, ZONES, Symbol
from versus.kernel.ask import PICK, Ask, Option
from versus.kernel.events import Event
from versus.kernel.frames import Frame
from versus.kernel.nodes import Procedure
from versus.kernel.types import CardId, Seat
from versus.kernel.verbs import TAKE_BACK

if TYPE_CHECKING:
    from versus.games.tpcg.printed.definition import SuperPower
    from versus.games.tpcg.table.battle import Battle


def paying_locations(
    battle: Battle, seat: Seat, payer: CardId, symbols: Symbol, from_hand: bool = False
) -> list[CardId]:
    """Locations that can pay one of these symbols for this character: face up, or in hand; or only there.

    A team location pays only for a character of its team (2P-PWR-24). Without a payer, any character of the
    player's may pay.
    """
    found: list[CardId] = []
    start = seat * ZONES
    payer_teams = -1
    for zone in (HAND,) if from_hand else (RESOURCE, HAND):
        for card in battle.piles[start + zone]:
            printed = battle.definition[card]
            if printed.type != LOCATION or not printed.symbols & symbols or battle.face[card] != UP:
                continue
            if printed.team_bits:
                if payer_teams < 0:
                    payer_teams = teams_of_payer(battle, seat, payer)
                if not printed.team_bits & payer_teams:
                    continue
            found.append(card)
    return found


def teams_of_payer(battle: Battle, seat: Seat, payer: CardId) -> int:
    if payer >= 0:
        return teams(battle, payer)
    found = 0
    for card in battle.characters(seat):
        found |= teams(battle, card)
    return found


def payable_symbols(battle: Battle, seat: Seat) -> int:
    """The symbols for which a player has some location; whom it pays for is another question."""
    found = 0
    definition, face = battle.definition, battle.face
    for card in battle.piles[seat * ZONES + RESOURCE]:
        if face[card] == UP:
            found |= definition[card].symbols
    for card in battle.piles[seat * ZONES + HAND]:
        found |= definition[card].symbols
    return found


def can_pay(
    battle: Battle,
    seat: Seat,
    payer: CardId,
    cost: tuple[Symbol, ...],
    spent: list[CardId] | None = None,
    from_hand: bool = False,
) -> bool:
    """Whether every symbol finds a location of its own: one card, one symbol (2P-PWR-22)."""
    if not cost:
        return True
    used = spent if spent is not None else []
    for card in paying_locations(battle, seat, payer, cost[0], from_hand):
        if card not in used:
            if len(cost) == 1 or can_pay(battle, seat, payer, cost[1:], [*used, card], from_hand):
                return True
    return False


def spared_symbols(battle: Battle, card: CardId, power: SuperPower) -> int:
    """How many symbols a character need not pay for a Super Power that it has not used this turn."""
    if not power.cost or not (battle.odd_auras or something_spares(battle)):
        return 0
    spared = 0
    for change, _ in battle.changes_of(card):
        if isinstance(change, PaysFewerSymbols):
            spared += change.amount
    if spared and has_used(battle, card, power):
        return 0
    return max(0, min(spared, len(power.cost)))


def something_spares(battle: Battle) -> bool:
    for modifier in battle.modifiers:
        if isinstance(modifier.change, PaysFewerSymbols):
            return True
    return False


def can_pay_for(battle: Battle, seat: Seat, card: CardId, power: SuperPower) -> bool:
    """Whether a character can pay for a Super Power, with the symbols that it is spared."""
    spared = spared_symbols(battle, card, power)
    if not spared:
        return can_pay(battle, seat, card, power.cost, from_hand=power.from_hand)
    return can_go_on(battle, seat, card, power.cost, spared, [], [], power.from_hand)


def can_go_on(
    battle: Battle,
    seat: Seat,
    payer: CardId,
    cost: tuple[Symbol, ...],
    spared: int,
    chosen: list[CardId],
    spent: list[CardId],
    from_hand: bool,
) -> bool:
    """Whether each location chosen pays one of these symbols, and the others but the spared can be paid."""
    if chosen:
        gives = battle.definition[chosen[0]].symbols
        for place, symbols in enumerate(cost):
            rest = cost[:place] + cost[place + 1 :]
            if gives & symbols and can_go_on(battle, seat, payer, rest, spared, chosen[1:], spent, from_hand):
                return True
        return False
    for part in combinations(cost, len(cost) - spared):
        if can_pay(battle, seat, payer, part, spent, from_hand):
            return True
    return False


WITH_ITS_ACTION: Final = 2
"""The payment, and the power or recruit that it is for."""


@dataclass(frozen=True)
class PayCost(Procedure):
    """Choose a location for each symbol; then all are paid together (2P-PWR-18).

    What is `firm` cannot be taken back: more has happened than a declaration. What is paid `from_hand` is
    paid by discarding only. So many symbols are `spared`: whoever pays chooses which, by choosing what the
    others are paid with.
    """

    cost: tuple[Symbol, ...]
    firm: bool = False
    from_hand: bool = False
    spared: int = 0

    def step(self, battle: Battle, frame: Frame) -> None:
        paid = frame.cards
        if len(paid) == len(self.cost) - self.spared:
            battle.stack.pop()
            for card in paid:
                self.spend(battle, frame, card)
            return
        options = self.choices(battle, frame)
        if len(options) == 1 and not battle.pile(frame.seat, HAND):
            paid.append(options[0].card)
            return
        if not self.firm:
            battle.offer_to_take_back(options)
        battle.ask = Ask(frame.seat, PICK, P_PAY, options, frame.source)

    def answered(self, battle: Battle, frame: Frame, option: Option) -> None:
        """Nothing is paid before everything is chosen: until then what is paid for can be taken back."""
        if option.verb == TAKE_BACK:
            battle.take_back(WITH_ITS_ACTION)
        else:
            frame.cards.append(option.card)

    def due(self, paid: int) -> Symbol:
        """The symbols of which one is paid next: each in its turn, or any where some are spared."""
        if not self.spared:
            return self.cost[paid]
        found = 0
        for symbols in self.cost:
            found |= symbols
        return Symbol(found)

    def choices(self, battle: Battle, frame: Frame) -> list[Option]:
        """One option for each kind of location and place, if the rest can still be paid after it."""
        paid = frame.cards
        options: list[Option] = []
        seen: list[tuple[str, int]] = []
        for card in paying_locations(battle, frame.seat, frame.source, self.due(len(paid)), self.from_hand):
            alike = (battle.definition[card].key, battle.zone(card))
            if card in paid or alike in seen:
                continue
            if self.leaves_enough(battle, frame, [*paid, card]):
                options.append(Option(PAY, card, taken_from=battle.zone(card)))
                seen.append(alike)
        return options

    def leaves_enough(self, battle: Battle, frame: Frame, paid: list[CardId]) -> bool:
        """Whether the rest can be paid after these."""
        seat, payer = frame.seat, frame.source
        if self.spared:
            return can_go_on(battle, seat, payer, self.cost, self.spared, paid, paid, self.from_hand)
        return can_pay(battle, seat, payer, self.cost[len(paid) :], paid, self.from_hand)

    def spend(self, battle: Battle, frame: Frame, card: CardId) -> None:
        """From the resource row it is turned face down, from hand it is discarded."""
        battle.happens(Event(PAID, card, frame.seat, other=frame.source))
        if battle.zone(card) == HAND:
            battle.cause(hands.discard_event(card, frame.seat))
        else:
            sides.flip(battle, card, DOWN, frame.seat)
