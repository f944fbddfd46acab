"""Powering a character up with a card of its name (2P-PUP)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.flow import clauses
from versus.games.tpcg.table import counters, hands
from versus.games.tpcg.table.stats import keywords
from versus.games.tpcg.words import (
    HAND,
    MAIN_PHASE,
    PLUS,
    POWER_UP,
    POWERED_UP,
    TAG_TEAM,
    TO_BE_POWERED_UP,
    UP,
    ZONES,
)
from versus.kernel.ask import Option
from versus.kernel.events import Event
from versus.kernel.frames import Frame
from versus.kernel.nodes import Procedure
from versus.kernel.types import CardId, Seat

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle


def power_up_fault(battle: Battle, seat: Seat, card: CardId, character: CardId) -> int:
    """Why a card in hand cannot power a character up now."""
    if battle.where[card] != seat * ZONES + HAND:
        return clauses.NOT_IN_HAND
    if not battle.in_row(character) or not battle.controls(seat, character):
        return clauses.NOT_YOURS
    fault = moment_fault(battle, seat)
    if fault:
        return fault
    if battle.combat is not None and not battle.combat.involves(character):
        return clauses.POWER_UP_OUTSIDE
    if battle.rules.power_up == "face-up" and battle.face[character] != UP:
        return clauses.POWER_UP_FACE_DOWN
    return name_fault(battle, card, character)


def name_fault(battle: Battle, card: CardId, character: CardId) -> int:
    """Why a card is not one that powers this character up."""
    same = battle.definition[card].shares_name(battle.definition[character])
    if not same and not is_tag_partner(battle, card, character):
        if not battle.permitted(TO_BE_POWERED_UP, character, card):
            return clauses.NAME_DIFFERS
    return clauses.OK


def moment_fault(battle: Battle, seat: Seat) -> int:
    """A Main action, or an action in any combat (2P-PUP-03)."""
    combat = battle.combat
    if combat is not None:
        return clauses.OK if combat.acting == seat else clauses.NOT_YOUR_ACTION
    if battle.active != seat and not battle.has_turn(seat):
        return clauses.NOT_YOUR_TURN
    return clauses.OK if battle.phase == MAIN_PHASE else clauses.POWER_UP_MOMENT


def is_tag_partner(battle: Battle, card: CardId, character: CardId) -> bool:
    """In combat the named partner powers it up too, while it has Tag Team (2P-PUP-14, 2P-PUP-16)."""
    tag = battle.definition[character].tag_team
    return (
        tag is not None
        and battle.combat is not None
        and bool(keywords(battle, character) & TAG_TEAM)
        and tag.partner in battle.definition[card].names
    )


def power_up_options(battle: Battle, seat: Seat) -> list[Option]:
    """Every power-up a player may do now."""
    hand = battle.piles[seat * ZONES + HAND]
    if not hand or moment_fault(battle, seat):
        return []
    combat = battle.combat
    characters = battle.characters(seat)
    if combat is not None:
        characters = [card for card in characters if combat.involves(card)]
    if battle.rules.power_up == "face-up":
        characters = [card for card in characters if battle.face[card] == UP]
    wanted: set[str] = set()
    for character in characters:
        printed = battle.definition[character]
        wanted.update(printed.names)
        tag = printed.tag_team
        if tag is not None:
            wanted.add(tag.partner)
    anything = battle.permitted_acts >> TO_BE_POWERED_UP & 1
    options: list[Option] = []
    for card in hand:
        if anything or not wanted.isdisjoint(battle.definition[card].names):
            for character in characters:
                if name_fault(battle, card, character) == clauses.OK:
                    options.append(Option(POWER_UP, card, character))
    return options


@dataclass(frozen=True)
class PowerUp(Procedure):
    """Discard the card, put the counter on; a partner's card brings the Tag Team effect as well."""

    def step(self, battle: Battle, frame: Frame) -> None:
        card, character = frame.source, frame.cards[0]
        if frame.pc == 0:
            frame.pc = 1
            same = battle.definition[card].shares_name(battle.definition[character])
            frame.numbers = [int(not same and is_tag_partner(battle, card, character))]
            battle.happens(Event(POWERED_UP, character, frame.seat, other=card))
            battle.cause(hands.discard_event(card, frame.seat))
        elif frame.pc == 1:
            frame.pc = 2
            battle.cause(counters.counters_event(character, PLUS, 1))
        elif frame.pc == 2:
            frame.pc = 3
            tag = battle.definition[character].tag_team
            if frame.numbers[0] and tag is not None:
                battle.resolve(tag.effect, frame.seat, character)
        else:
            battle.stack.pop()


def power_up(battle: Battle, seat: Seat, card: CardId, character: CardId) -> None:
    frame = battle.push(POWER_UP_ACTION, seat, card, battle.stamp[card])
    frame.cards = [character]


POWER_UP_ACTION: Final = PowerUp()
