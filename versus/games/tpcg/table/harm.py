"""What befalls a character: stun, daze, wound, KO, hide, freeze; and recovering from it (2P-STN)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.flow.attacks import manner
from versus.games.tpcg.language.changes import IsFrozen, KeepsEquipment, WoundsMore
from versus.games.tpcg.table import counters, sides
from versus.games.tpcg.table.stats import keywords
from versus.games.tpcg.words import (
    BY_EFFECT,
    EXHAUSTED,
    FROZE,
    HID,
    HIDDEN,
    KO,
    KOD,
    LETHAL,
    READIED,
    RECOVERED,
    STUN,
    STUNNED,
    TO_BE_KOD,
    TO_BE_STUNNED,
    TO_BE_WOUNDED,
    TO_BE_WOUNDED_BY_STUNS,
    TO_READY,
    TO_RECOVER,
    TO_TURN_UP,
    TURNED_DOWN,
    TURNED_UP,
    UP,
    VITALITY,
    WOUND,
    WOUNDED,
)
from versus.kernel.events import Event
from versus.kernel.frames import Frame
from versus.kernel.modifiers import ITS_NEXT_TURN, THIS_TURN
from versus.kernel.nodes import Procedure
from versus.kernel.types import CardId, Seat

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle


def stun_event(card: CardId, by: tuple[CardId, ...] = (), daze: bool = False, way: int = BY_EFFECT) -> Event:
    """A stun about to happen; `amount` is the wound it brings, `detail` the way it came about."""
    return Event(STUN, card, amount=0 if daze else 1, by=by, word="dazed" if daze else "", detail=way)


def stun(battle: Battle, events: list[Event]) -> None:
    """Stun characters at one moment. Powers that watch see the position just before (2P-TRG-11).

    A stun and its wound are one event (2P-TRG-12), so both are seen before either is carried out.
    """
    victims = [event for event in events if can_be_stunned(battle, event.card)]
    wounds: list[Event] = []
    turned: list[Event] = []
    for event in victims:
        if battle.combat is not None:
            event.manner = manner(battle, battle.combat)
        battle.happens(event)
        lethal = is_lethal(battle, event)
        if lethal and battle.rules.lethal == "stun":
            battle.doomed.append(event.card)
            battle.wounders.append((event.card, event.by))
        if event.amount and not battle.forbidden(TO_BE_WOUNDED_BY_STUNS, event.card):
            wounded = Event(WOUNDED, event.card, amount=event.amount, by=event.by, detail=event.detail)
            wounded.word = "lethal" if lethal else ""
            wounds.append(wounded)
        if battle.face[event.card] == UP:
            turned.append(Event(TURNED_DOWN, event.card, by=event.by))
    for event in turned:
        battle.happens(event)
    if wounds and battle.heeded >> WOUNDED & 1:
        # What may prevent a wound is asked for while all those stunned still have their powers.
        battle.push(FALL).events = victims
        battle.announce(wounds)
        return
    wounds = see_wounds(battle, wounds)
    fall(battle, victims)
    add_wounds(battle, wounds)


@dataclass(frozen=True)
class Fall(Procedure):
    """The frame's stuns are carried out once it is settled which wounds they bring."""

    def step(self, battle: Battle, frame: Frame) -> None:
        battle.stack.pop()
        fall(battle, frame.events)


def fall(battle: Battle, stuns: list[Event]) -> None:
    """Turn the stunned face down and exhaust them."""
    for event in stuns:
        if battle.in_row(event.card) and event.stamp == battle.stamp[event.card]:
            lay_down(battle, event.card, STUNNED)
            battle.exhausted[event.card] = 1
    battle.unsettled = True
    battle.version += 1


def can_be_stunned(battle: Battle, card: CardId) -> bool:
    """A stunned character cannot be stunned again (2P-STN-14); a hidden one can (2P-STN-40)."""
    return (
        battle.in_row(card)
        and battle.face[card] != STUNNED
        and not is_falling(battle, card)
        and not battle.forbidden(TO_BE_STUNNED, card)
    )


def is_falling(battle: Battle, card: CardId) -> bool:
    """Whether a character is being stunned right now, while somebody reacts to the wound."""
    if not battle.heeded >> WOUNDED & 1:
        return False
    for frame in battle.stack:
        if isinstance(frame.node, Fall) and any(event.card == card for event in frame.events):
            return True
    return False


def lay_down(battle: Battle, card: CardId, face: int) -> None:
    """Turn a character face down: counters and equipment go, and it leaves the combat."""
    kept = kept_equipment(battle, card) if face == STUNNED else []
    combat = battle.combat
    if combat is not None and combat.involves(card):
        if face == STUNNED:
            combat.fall(card)
        else:
            combat.leave(card)
    battle.face[card] = face
    if face == STUNNED and battle.modifiers:
        battle.modifiers = [m for m in battle.modifiers if not m.ends_with(card, stunned=True)]
    counters.strip(battle, card)
    for equipment in battle.equipment_on(card):
        if equipment not in kept:
            sides.drop(battle, equipment)


def kept_equipment(battle: Battle, card: CardId) -> list[CardId]:
    """What stays on a character that is being stunned, by powers that are on until then (2P-CRD-44)."""
    worn = battle.equipment_on(card)
    if not worn or battle.is_ordinary():
        return []
    kept: list[CardId] = []
    for change, lens in battle.changes_of(card):
        if isinstance(change, KeepsEquipment):
            kept += [item for item in worn if change.equipment.matches(battle, lens, item)]
    return kept


def is_lethal(battle: Battle, event: Event) -> bool:
    """Lethal works for an attacker against a defending supporting character (2P-KEY-12, 2P-KEY-13)."""
    combat = battle.combat
    if combat is None or combat.defender != event.card or battle.is_main(event.card):
        return False
    for card in event.by:
        if card in combat.attackers and keywords(battle, card) & LETHAL:
            return True
    return False


def wound(battle: Battle, events: list[Event]) -> None:
    """Wound characters at one moment, without a stun (2P-STN-18)."""
    for event in events:
        if is_lethal(battle, event):
            event.word = "lethal"
    add_wounds(battle, see_wounds(battle, events))


def see_wounds(battle: Battle, events: list[Event]) -> list[Event]:
    """Put the wounds that will happen on record, before they are put on."""
    wounds = [
        event
        for event in events
        if event.amount > 0 and battle.in_row(event.card) and not battle.forbidden(TO_BE_WOUNDED, event.card)
    ]
    for event in wounds:
        event.amount += further_wounds(battle, event)
        battle.happens(event)
    return wounds


def further_wounds(battle: Battle, event: Event) -> int:
    """How many wounds more come of who wounds somebody in combat."""
    more = 0
    if battle.combat is not None and not battle.is_ordinary():
        for card in event.by:
            for change, lens in battle.changes_of(card):
                if isinstance(change, WoundsMore) and battle.concerns(change.against, lens, event.card):
                    more += change.amount
    return max(0, more)


def add_wounds(battle: Battle, wounds: list[Event]) -> None:
    for event in wounds:
        battle.counters[WOUND][event.card] += event.amount
        if event.by:
            battle.wounders.append((event.card, event.by))
        if battle.counters[VITALITY][event.card]:
            counters.cancel(battle, event.card)
        if event.word == "lethal" and battle.rules.lethal == "wound":
            battle.doomed.append(event.card)
        battle.unsettled = True


def ko_event(card: CardId, by: tuple[CardId, ...] = ()) -> Event:
    return Event(KOD, card, by=by)


def ko(battle: Battle, events: list[Event]) -> None:
    """Move cards from play to their owners' KO piles at one moment (2P-ZON-14)."""
    leaving = [e for e in events if battle.in_play(e.card) and not battle.forbidden(TO_BE_KOD, e.card)]
    for event in leaving:
        event.last = battle.snapshot(event.card)
        event.seat = battle.controller(event.card)
        battle.happens(event)
    for event in leaving:
        if battle.in_play(event.card):
            sides.leave_play(battle, event.card, KO)
            if event.last is not None:
                event.last.went = battle.stamp[event.card]


def hide(battle: Battle, cards: list[CardId]) -> None:
    """Turn characters face down but ready (2P-STN-34). On its frozen turn one hides exhausted (OP-20)."""
    for card in cards:
        if battle.in_row(card) and battle.face[card] == UP:
            battle.happens(Event(HID, card))
            battle.happens(Event(TURNED_DOWN, card))
            lay_down(battle, card, HIDDEN)
            if not cannot_ready(battle, card):
                battle.exhausted[card] = 0
            battle.version += 1
            battle.unsettled = True


def recover(battle: Battle, cards: list[CardId]) -> None:
    """Turn stunned characters face up; they stay exhausted (2P-STN-29)."""
    up = [card for card in cards if can_recover(battle, card)]
    for card in up:
        battle.face[card] = UP
    for card in up:
        battle.happens(Event(RECOVERED, card))
        battle.happens(Event(TURNED_UP, card))
        battle.unsettled = True


def can_recover(battle: Battle, card: CardId) -> bool:
    """A hidden character is not recovered (2P-STN-39)."""
    return (
        battle.face[card] == STUNNED
        and battle.in_row(card)
        and not battle.forbidden(TO_RECOVER, card)
        and not battle.forbidden(TO_TURN_UP, card)
    )


def turn_up(battle: Battle, cards: list[CardId]) -> None:
    """End the hiding of characters; that is no recovering (2P-STN-39)."""
    up = [
        card
        for card in cards
        if battle.face[card] == HIDDEN and battle.in_row(card) and not battle.forbidden(TO_TURN_UP, card)
    ]
    for card in up:
        battle.face[card] = UP
    for card in up:
        battle.happens(Event(TURNED_UP, card))
        battle.unsettled = True


def ready(battle: Battle, cards: list[CardId]) -> None:
    """Turn cards upright."""
    for card in cards:
        if battle.exhausted[card] and can_ready(battle, card):
            battle.exhausted[card] = 0
            battle.happens(Event(READIED, card))


def can_ready(battle: Battle, card: CardId) -> bool:
    """Not a stunned card (2P-STN-17), nor a frozen one on its turn (2P-STN-47)."""
    return bool(battle.exhausted[card]) and battle.face[card] != STUNNED and not cannot_ready(battle, card)


def cannot_ready(battle: Battle, card: CardId) -> bool:
    """Frozen, and this is the turn on which that holds; or forbidden."""
    for modifier in battle.modifiers:
        if (
            modifier.card == card
            and modifier.until == THIS_TURN
            and isinstance(modifier.change, IsFrozen)
            and modifier.stamp == battle.stamp[card]
        ):
            return True
    return battle.forbidden(TO_READY, card)


def exhaust(battle: Battle, cards: list[CardId]) -> None:
    for card in cards:
        if battle.in_play(card) and not battle.exhausted[card]:
            battle.exhausted[card] = 1
            battle.happens(Event(EXHAUSTED, card))


def freeze(battle: Battle, cards: list[CardId], seat: Seat, source: CardId) -> None:
    """Exhaust, and keep from readying on the next turn of whoever controls it (2P-STN-43).

    Nothing happens to one that is frozen already (2P-STN-56).
    """
    frozen = [card for card in cards if can_be_frozen(battle, card)]
    exhaust(battle, frozen)
    for card in frozen:
        battle.modify(IsFrozen(), card, seat, source, ITS_NEXT_TURN)
        battle.happens(Event(FROZE, card))


def can_be_frozen(battle: Battle, card: CardId) -> bool:
    return battle.in_play(card) and not battle.is_frozen(card)


FALL: Final = Fall()
