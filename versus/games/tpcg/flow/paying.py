"""Paying the symbols of a Super Power with locations (2P-PWR-17 to 2P-PWR-25)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

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


WITH_ITS_ACTION: Final = 2
"""The payment, and the power or recruit that it is for."""


@dataclass(frozen=True)
class PayCost(Procedure):
    """Choose a location for each symbol; then all are paid together (2P-PWR-18).

    What is `firm` cannot be taken back: more has happened than a declaration. What is paid `from_hand` is
    paid by discarding only.
    """

    cost: tuple[Symbol, ...]
    firm: bool = False
    from_hand: bool = False

    def step(self, battle: Battle, frame: Frame) -> None:
        paid = frame.cards
        if len(paid) == len(self.cost):
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

    def choices(self, battle: Battle, frame: Frame) -> list[Option]:
        """One option for each kind of location and place, if the rest can still be paid after it."""
        paid = frame.cards
        rest = self.cost[len(paid) + 1 :]
        options: list[Option] = []
        seen: list[tuple[str, int]] = []
        symbols = self.cost[len(paid)]
        for card in paying_locations(battle, frame.seat, frame.source, symbols, self.from_hand):
            alike = (battle.definition[card].key, battle.zone(card))
            if card in paid or alike in seen:
                continue
            if can_pay(battle, frame.seat, frame.source, rest, [*paid, card], self.from_hand):
                options.append(Option(PAY, card, taken_from=battle.zone(card)))
                seen.append(alike)
        return options

    def spend(self, battle: Battle, frame: Frame, card: CardId) -> None:
        """From the resource row it is turned face down, from hand it is discarded."""
        battle.happens(Event(PAID, card, frame.seat, other=frame.source))
        if battle.zone(card) == HAND:
            battle.cause(hands.discard_event(card, frame.seat))
        else:
            sides.flip(battle, card, DOWN, frame.seat)
