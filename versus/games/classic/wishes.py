"""What a person might try with a card, each with the clause that forbids it, if any, and its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.classic.attacks import named
from versus.games.classic.sight import sees
from versus.games.classic.words import (
    ADD_ATTACKER,
    BUILD,
    CHARACTER,
    CHOOSE_DEFENDER,
    EQUIPMENT,
    HAND,
    MOVE,
    POWER_UP,
    PROPOSE,
    RECRUIT,
    REINFORCE,
    RESERVIST,
    RESOURCE,
)
from versus.kernel.refusal import Wish
from versus.kernel.types import NOTHING, CardId, Seat, Verb

if TYPE_CHECKING:
    from versus.games.classic.contest import Contest


def wishes(contest: Contest, seat: Seat, card: CardId) -> list[Wish]:
    """Everything one might try with a card that this seat sees."""
    if not sees(contest, seat, card):
        return []
    mine = contest.controller(card) == seat
    if contest.in_row(card):
        return own_character(contest, seat, card) if mine else enemy_character(contest, seat, card)
    zone = contest.zone(card)
    if zone == HAND and mine:
        return in_hand(contest, seat, card)
    if zone == RESOURCE and mine:
        return own_resource(contest, seat, card)
    return []


def wish(contest: Contest, seat: Seat, words: str, card: CardId, verb: Verb, other: CardId = NOTHING) -> Wish:
    return Wish(words, verb, contest.why_not(seat, card, verb, other))


def in_hand(contest: Contest, seat: Seat, card: CardId) -> list[Wish]:
    """Recruit it, build it, power a namesake up with it."""
    printed = contest.definition[card]
    found: list[Wish] = []
    if printed.type in (CHARACTER, EQUIPMENT):
        found.append(wish(contest, seat, "Recruit it", card, RECRUIT))
    found.append(wish(contest, seat, "Build it as a resource", card, BUILD))
    if printed.type == CHARACTER:
        for character in contest.characters(seat):
            if contest.definition[character].name == printed.name:
                found.append(wish(contest, seat, f"Power up {printed.name}", card, POWER_UP, character))
    return found


def own_resource(contest: Contest, seat: Seat, card: CardId) -> list[Wish]:
    """Recruit a reservist from the row."""
    if contest.definition[card].keywords & RESERVIST:
        return [wish(contest, seat, "Recruit it from here", card, RECRUIT)]
    return []


def own_character(contest: Contest, seat: Seat, card: CardId) -> list[Wish]:
    """Attack or join an attack, reinforce, move."""
    if named(contest):
        found = [wish(contest, seat, "Add it to the attack", card, ADD_ATTACKER)]
    else:
        found = [wish(contest, seat, "Attack with it", card, PROPOSE)]
    found.append(wish(contest, seat, "Reinforce the defender with it", card, REINFORCE))
    found.append(wish(contest, seat, "Move it", card, MOVE))
    return found


def enemy_character(contest: Contest, seat: Seat, card: CardId) -> list[Wish]:
    """Attack it with each of one's characters."""
    if named(contest):
        return [wish(contest, seat, "Attack it", card, CHOOSE_DEFENDER)]
    return [
        wish(contest, seat, f"Attack it with {contest.definition[mine].name}", mine, PROPOSE, card)
        for mine in contest.characters(seat)
    ]
