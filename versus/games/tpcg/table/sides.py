"""Coming into play, leaving it, and moving about in it (2P-ZON, 2P-CTL)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.tpcg.table import counters
from versus.games.tpcg.table.learning import learn
from versus.games.tpcg.words import (
    APPEARED,
    BACK,
    CHANGED_SIDES,
    DECK,
    DOWN,
    EQUIPPED,
    EQUIPS,
    FLIPPED,
    FRONT,
    HAND,
    KO,
    KOD,
    LEFT_PLAY,
    LOCATION,
    MOVED,
    NOWHERE,
    OUT_OF_GAME,
    REMOVED,
    RESOURCE,
    RETURNED,
    STUNNED,
    TO_APPEAR,
    TO_DECK,
    TO_MOVE,
    TO_TRANSFORM,
    TRANSFORMED,
    UP,
)
from versus.kernel.events import Event
from versus.kernel.types import NOTHING, CardId, Seat, Stamp, Zone

if TYPE_CHECKING:
    from versus.games.tpcg.printed.definition import Card
    from versus.games.tpcg.table.battle import Battle


def appear_event(card: CardId, seat: Seat, zone: Zone, face: int = UP) -> Event:
    """A card about to enter play; `other` is the zone, `amount` how it will lie."""
    return Event(APPEARED, card, seat, amount=face, detail=zone)


def appear(battle: Battle, events: list[Event]) -> None:
    """Let cards enter play together: all are there before any power looks (2P-TRG-14).

    A namesake of the main character stays where it is (2P-UNQ-07); a card that cannot appear is removed
    from the game (2P-ZON-25).
    """
    arrived: list[Event] = []
    for event in events:
        card, seat = event.card, event.seat
        if event.detail in (FRONT, BACK) and bears_main_name(battle, card, seat):
            continue
        kept = counters.kept(battle, card) if battle.modifiers else ()
        # What else sat on it outside play does not follow it here.
        battle.shed(card)
        if battle.forbidden(TO_APPEAR, card) or not battle.alive[seat]:
            remove_from_game(battle, card)
            continue
        battle.put(card, seat, event.detail)
        battle.face[card] = event.amount
        battle.exhausted[card] = 0
        arrival = battle.definition[card].arrival
        if arrival is not None and event.detail != RESOURCE:
            battle.face[card] = arrival.face
            battle.exhausted[card] = int(arrival.exhausted or arrival.face == STUNNED)
        battle.known[card] = 0
        for kind, number in enumerate(kept):
            battle.counters[kind][card] = number
        event.seen = 1 << seat if event.amount == DOWN else -1
        if event.detail != RESOURCE:
            battle.arrivals.append(card)
            battle.unsettled = True
        arrived.append(event)
    for event in arrived:
        battle.happens(event)


def join(battle: Battle, card: CardId) -> None:
    """A character comes to a side, or to another name there, and stays the same object."""
    battle.arrivals.append(card)
    battle.joined = [joined for joined in battle.joined if joined[0] != card]
    battle.joined.append((card, battle.stamp[card], battle.tick()))


def there_since(battle: Battle, card: CardId) -> Stamp:
    """Since when a card is on its side under its name: who came first is told by this (2P-UNQ-20)."""
    stamp = battle.stamp[card]
    for other, of_object, since in battle.joined:
        if other == card and of_object == stamp:
            return since
    return stamp


def bears_main_name(battle: Battle, card: CardId, seat: Seat) -> bool:
    """You can never control another character with your main character's name (2P-UNQ-07)."""
    definition = battle.definition[card]
    for other in battle.characters(seat):
        if other != card and battle.is_main(other) and battle.definition[other].shares_name(definition):
            return True
    return False


def leave_play(battle: Battle, card: CardId, zone: Zone, bottom: bool = False) -> None:
    """Take a card out of play into a zone of its owner. It is a new object from now on (2P-ZON-24)."""
    if battle.in_row(card):
        battle.happens(Event(LEFT_PLAY, card, battle.controller(card), detail=battle.zone(card)))
        for equipment in battle.equipment_on(card):
            drop(battle, equipment)
        if battle.combat is not None:
            battle.combat.leave(card)
        if battle.is_main(card):
            battle.lost_main |= 1 << battle.controller(card) | 1 << battle.owner[card]
        elif card in battle.first_main:
            # Your original main character, demoted, is gone for good (2P-CTL-14).
            zone = REMOVED
    owner = battle.owner[card]
    if battle.definition[card].facts.token:
        zone = NOWHERE
    battle.shed(card)
    counters.clear(battle, card)
    battle.put(card, 0 if zone == REMOVED else owner, zone)
    if bottom:
        deck = battle.pile(owner, DECK)
        deck.insert(0, deck.pop())
    battle.bearer[card] = NOTHING
    battle.face[card] = UP
    battle.exhausted[card] = 0
    battle.known[card] = 0
    battle.version += 1
    battle.unsettled = True


def drop(battle: Battle, equipment: CardId) -> None:
    """KO equipment whose bearer turns face down or leaves play; nothing can keep it there (2P-EQP-08)."""
    battle.apply([Event(KOD, equipment)])
    if battle.zone(equipment) == EQUIPPED:
        leave_play(battle, equipment, KO)


def remove_from_game(battle: Battle, card: CardId) -> None:
    """Lay a card aside, face up, in the one common zone (2P-ZON-02, 2P-ZON-11)."""
    if battle.in_play(card):
        leave_play(battle, card, REMOVED)
    else:
        counters.clear(battle, card)
        battle.put(card, 0, NOWHERE if battle.definition[card].facts.token else REMOVED)
        battle.known[card] = 0
    battle.happens(Event(OUT_OF_GAME, card, battle.owner[card]))


def return_to_hand(battle: Battle, card: CardId) -> None:
    """From play to its owner's hand; a token ceases to exist instead (2P-TOK-02)."""
    event = Event(RETURNED, card, battle.owner[card], seen=battle.seen_by(card))
    event.definition = battle.definition[card]
    event.stamp = battle.stamp[card]
    leave_play(battle, card, HAND)
    battle.happens(event)


def put_into_deck(battle: Battle, card: CardId, bottom: bool) -> None:
    event = Event(TO_DECK, card, battle.owner[card], seen=battle.seen_by(card))
    leave_play(battle, card, DECK, bottom)
    battle.happens(event)


def move(battle: Battle, card: CardId, row: Zone) -> bool:
    """Move a character to a row of its side; it stays what it was in every way (2P-BLD-21)."""
    if not can_move(battle, card, row):
        return False
    battle.shift(card, battle.controller(card), row)
    battle.happens(Event(MOVED, card, battle.controller(card), detail=row))
    return True


def can_move(battle: Battle, card: CardId, row: Zone) -> bool:
    return battle.in_row(card) and battle.zone(card) != row and not battle.forbidden(TO_MOVE, card)


def change_sides(battle: Battle, card: CardId, seat: Seat, row: Zone) -> bool:
    """Move a character to another side; not appearing (2P-GEN-16). It keeps all it has (2P-CTL-04)."""
    if not can_change_sides(battle, card, seat):
        return False
    equipment = battle.equipment_on(card)
    if battle.combat is not None:
        # A character cannot fight its own side (OP-06).
        battle.combat.leave(card)
    battle.shift(card, seat, row)
    for item in equipment:
        battle.shift(item, seat, EQUIPPED)
    join(battle, card)
    battle.happens(Event(CHANGED_SIDES, card, seat, detail=row))
    battle.unsettled = True
    return True


def can_change_sides(battle: Battle, card: CardId, seat: Seat) -> bool:
    return (
        battle.in_row(card)
        and battle.alive[seat]
        and not battle.controls(seat, card)
        and not battle.forbidden(TO_MOVE, card)
        and not bears_main_name(battle, card, seat)
    )


def switch_places(battle: Battle, one: CardId, other: CardId) -> None:
    """Both move at once into each other's place; if one cannot, neither does (2P-MOD-19)."""
    if battle.forbidden(TO_MOVE, one) or battle.forbidden(TO_MOVE, other):
        return
    place, target = battle.zone(one), battle.zone(other)
    seats = battle.controller(one), battle.controller(other)
    together = battle.controls(seats[0], other)
    if (together and place == target) or not battle.in_row(one) or not battle.in_row(other):
        return
    if together:
        battle.shift(one, seats[0], target)
        battle.shift(other, seats[1], place)
        for card, seat in zip((one, other), seats, strict=True):
            battle.happens(Event(MOVED, card, seat, detail=battle.zone(card)))
    elif not bears_main_name(battle, one, seats[1]) and not bears_main_name(battle, other, seats[0]):
        change_sides(battle, one, seats[1], target)
        change_sides(battle, other, seats[0], place)


def equip(battle: Battle, equipment: CardId, bearer: CardId) -> bool:
    """Put equipment onto a face-up character; the one it had is KO'd (2P-EQP-07, 2P-EQP-12)."""
    if not can_bear(battle, bearer, equipment):
        return False
    old = [item for item in battle.equipment_on(bearer) if item != equipment]
    seat = battle.controller(bearer)
    if battle.zone(equipment) == EQUIPPED:
        battle.shift(equipment, seat, EQUIPPED)
        battle.bearer[equipment] = bearer
    else:
        battle.bearer[equipment] = bearer
        battle.apply([appear_event(equipment, seat, EQUIPPED)])
        if battle.zone(equipment) != EQUIPPED:
            battle.bearer[equipment] = NOTHING
            return False
    for item in old:
        drop(battle, item)
    battle.happens(Event(EQUIPS, equipment, seat, other=bearer))
    battle.unsettled = True
    return True


def can_bear(battle: Battle, card: CardId, equipment: CardId) -> bool:
    """Only a face-up character can be equipped, and only one that the equipment does not rule out."""
    return battle.in_row(card) and battle.face[card] == UP and suits(battle, card, equipment)


def suits(battle: Battle, card: CardId, equipment: CardId) -> bool:
    """Whether a character is one of those whom equipment can be put onto (2P-CRD-70)."""
    bearers = battle.definition[equipment].bearers
    return bearers is None or bearers.matches(battle, battle.lens(battle.controller(card), equipment), card)


def rearrange(battle: Battle, items: list[CardId], bearers: list[CardId]) -> None:
    """Put equipment in play onto new bearers, all at once; what those bore and keep no longer is KO'd."""
    for item, bearer in zip(items, bearers, strict=True):
        battle.shift(item, battle.controller(bearer), EQUIPPED)
        battle.bearer[item] = bearer
    battle.version += 1
    for bearer in bearers:
        for old in battle.equipment_on(bearer):
            if old not in items:
                drop(battle, old)
    for item, bearer in zip(items, bearers, strict=True):
        battle.happens(Event(EQUIPS, item, battle.controller(bearer), other=bearer))
        battle.unsettled = True


def flip(battle: Battle, card: CardId, face: int, seat: Seat) -> bool:
    """Turn a location in a resource row; that is not appearing (2P-LOC-12)."""
    if battle.zone(card) != RESOURCE or battle.face[card] == face:
        return False
    if face == UP and battle.definition[card].type != LOCATION:
        return False
    event = Event(FLIPPED, card, seat, amount=face)
    # Everybody sees which one it is, turned up or down.
    event.definition = battle.definition[card]
    event.stamp = battle.stamp[card]
    battle.face[card] = face
    battle.known[card] = 0
    battle.happens(event)
    return True


def exchange(battle: Battle, card: CardId, other: CardId) -> None:
    """Two cards change places: the card in play takes the other's definition and stays the same object."""
    definition: list[Card] = battle.definition
    definition[card], definition[other] = definition[other], definition[card]
    battle.owner[card], battle.owner[other] = battle.owner[other], battle.owner[card]
    # What was used once in the game stays used on either card, wherever they go (2P-PWR-30).
    for user, spent in battle.used_up.copy():
        twin = other if user == card else card if user == other else NOTHING
        if twin >= 0 and (twin, spent) not in battle.used_up:
            battle.used_up.append((twin, spent))
    learn(battle, definition[card])
    battle.arrives(definition[card])
    if definition[card].shares_name(definition[other]):
        battle.arrivals.append(card)
    else:
        # Coming to a name that is there already counts as the second one arriving (2P-UNQ-19).
        join(battle, card)
    battle.version += 1
    battle.unsettled = True


def transform(battle: Battle, card: CardId, into: CardId, old_goes_to: Zone) -> None:
    """Exchange a card in play for another, in the same place and orientation (2P-KEY-41)."""
    if not can_transform(battle, card, into):
        return
    exchange(battle, card, into)
    battle.happens(Event(TRANSFORMED, card, battle.controller(card), other=into))
    if battle.definition[into].facts.token:
        old_goes_to = NOWHERE
    owner = 0 if old_goes_to == REMOVED else battle.owner[into]
    battle.shed(into)
    battle.put(into, owner, old_goes_to)
    battle.known[into] = 0


def can_transform(battle: Battle, card: CardId, into: CardId) -> bool:
    """Whether a character in play can become a card that is a character, too, and not in play."""
    return (
        battle.in_row(card)
        and not battle.in_play(into)
        and battle.definition[into].is_character
        and not battle.forbidden(TO_TRANSFORM, card)
        and not takes_main_name(battle, card, into)
    )


def takes_main_name(battle: Battle, card: CardId, into: CardId) -> bool:
    """Whether a character would take the name of another, main one on its side (2P-UNQ-07, 2P-UNQ-19)."""
    name = battle.definition[into]
    for other in battle.characters(battle.controller(card)):
        if other != card and battle.is_main(other) and battle.definition[other].shares_name(name):
            return True
    return False
