"""What a player might try: every attempt, and for a person those with one card, in words and explained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from versus.games.tpcg.flow.actions import is_for
from versus.games.tpcg.flow.attacks import declared
from versus.games.tpcg.flow.powers import may_use_from_there, powers_of
from versus.games.tpcg.seen.sight import sees
from versus.games.tpcg.words import (
    ADD_ATTACKER,
    ATTACK,
    CHOOSE_DEFENDER,
    EQUIP,
    EQUIPMENT,
    FRONT,
    HAND,
    KO,
    LOCATION,
    MOVE,
    PLACE_DOWN,
    PLACE_UP,
    PLAY,
    PLOT_TWIST,
    POWER_UP,
    RECRUIT,
    SCENE,
    SUPPORTING_CHARACTER,
    TO_BE_POWERED_UP,
    USE,
)
from versus.kernel.refusal import Attempt, Wish, wish
from versus.kernel.types import CardId, Seat

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle


def attempts(battle: Battle, seat: Seat) -> Iterator[Attempt]:
    """Everything a player might think of doing with the own cards at a free choice."""
    own = battle.characters(seat)
    if declared(battle):
        for card in own:
            yield Attempt(ADD_ATTACKER, card)
        for card in battle.all_characters():
            yield Attempt(CHOOSE_DEFENDER, card)
        return
    for card in battle.pile(seat, HAND):
        printed = battle.definition[card]
        yield Attempt(PLACE_UP, card)
        yield Attempt(PLACE_DOWN, card)
        yield Attempt(PLAY, card)
        if printed.is_character:
            yield Attempt(RECRUIT, card)
            for character in own:
                yield Attempt(POWER_UP, card, character)
        elif printed.type == EQUIPMENT:
            for character in own:
                yield Attempt(EQUIP, card, character)
    for card in own:
        yield Attempt(ATTACK, card)
        yield Attempt(MOVE, card)
        for equipment, number, _ in powers_of(battle, card):
            yield Attempt(USE, card, equipment, number)
    for card in (*battle.pile(seat, KO), *battle.pile(seat, HAND), *battle.pile(0, SCENE)):
        if may_use_from_there(battle, card):
            for equipment, number, _ in powers_of(battle, card):
                yield Attempt(USE, card, equipment, number)


def wishes(battle: Battle, seat: Seat, card: CardId) -> list[Wish]:
    """Everything one might try with a card that this seat sees."""
    if not sees(battle, seat, card):
        return []
    if battle.in_row(card):
        mine = battle.controls(seat, card)
        return own_character(battle, seat, card) if mine else enemy_character(battle, seat, card)
    if battle.zone(card) == HAND and battle.controller(card) == seat:
        return in_hand(battle, seat, card)
    if is_for(battle, seat, card) and may_use_from_there(battle, card):
        return uses(battle, seat, card)
    return []


def in_hand(battle: Battle, seat: Seat, card: CardId) -> list[Wish]:
    """Play or recruit it, place it as a resource, power a namesake up with it."""
    printed = battle.definition[card]
    found: list[Wish] = []
    if printed.type == SUPPORTING_CHARACTER:
        found.append(wish(battle, seat, "Recruit it", card, RECRUIT))
    elif printed.type == EQUIPMENT:
        found.append(wish(battle, seat, "Equip a character with it", card, EQUIP))
    elif printed.type == PLOT_TWIST:
        found.append(wish(battle, seat, "Play it", card, PLAY))
    if printed.type == LOCATION:
        found.append(wish(battle, seat, "Place it face up", card, PLACE_UP))
    found.append(wish(battle, seat, "Place it face down", card, PLACE_DOWN))
    if printed.is_character:
        for character in battle.characters(seat):
            if printed.shares_name(battle.definition[character]) or battle.permitted(
                TO_BE_POWERED_UP, character, card
            ):
                words = f"Power up {battle.definition[character].name}"
                found.append(wish(battle, seat, words, card, POWER_UP, character))
    if may_use_from_there(battle, card):
        found += uses(battle, seat, card)
    return found


def own_character(battle: Battle, seat: Seat, card: CardId) -> list[Wish]:
    """Attack or join an attack, use each power, change rows."""
    if declared(battle):
        found = [wish(battle, seat, "Add it to the attack", card, ADD_ATTACKER)]
    else:
        found = [wish(battle, seat, "Attack with it", card, ATTACK)]
    found += uses(battle, seat, card)
    row = "back" if battle.zone(card) == FRONT else "front"
    found.append(wish(battle, seat, f"Move it to the {row} row", card, MOVE))
    return found


def uses(battle: Battle, seat: Seat, card: CardId) -> list[Wish]:
    """Use each of its powers."""
    return [
        wish(battle, seat, f"Use {power.name}", card, USE, equipment, number)
        for equipment, number, power in powers_of(battle, card)
    ]


def enemy_character(battle: Battle, seat: Seat, card: CardId) -> list[Wish]:
    """Attack it with each of one's characters."""
    if declared(battle):
        return [wish(battle, seat, "Choose it as the defender", card, CHOOSE_DEFENDER)]
    return [
        wish(battle, seat, f"Attack it with {battle.definition[mine].name}", mine, ATTACK, card)
        for mine in battle.characters(seat)
    ]
