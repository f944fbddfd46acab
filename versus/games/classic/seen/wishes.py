"""What a player might try: every attempt, and for a person those with one card, in words and explained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from versus.games.classic.flow.attacks import named
from versus.games.classic.flow.power_ups import fighters
from versus.games.classic.flow.powers import payments_of
from versus.games.classic.seen.sight import sees
from versus.games.classic.words import (
    ADD_ATTACKER,
    BUILD,
    CHARACTER,
    CHOOSE_DEFENDER,
    EQUIPMENT,
    FLIP,
    HAND,
    LOCATION,
    MOVE,
    PLAY_TWIST,
    PLOT_TWIST,
    POWER_UP,
    PROPOSE,
    RECRUIT,
    REINFORCE,
    RESERVIST,
    RESOURCE,
    USE,
)
from versus.kernel.refusal import Attempt, Wish, wish
from versus.kernel.types import CardId, Seat

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest


IN_PLAY: Final = (BUILD, RECRUIT, USE, PLAY_TWIST, FLIP, MOVE, PROPOSE, REINFORCE)


def attempts(contest: Contest, seat: Seat) -> Iterator[Attempt]:
    """Everything a player might think of doing with the own cards at a free choice."""
    if named(contest):
        for card in contest.characters(seat):
            yield Attempt(ADD_ATTACKER, card)
        for card in contest.all_characters():
            yield Attempt(CHOOSE_DEFENDER, card)
        return
    for card in contest.pile(seat, HAND):
        yield Attempt(BUILD, card)
        yield Attempt(USE, card)
        if contest.definition[card].type == EQUIPMENT:
            for character in contest.all_characters():
                yield Attempt(RECRUIT, card, character)
        else:
            yield Attempt(RECRUIT, card)
        for fighter in fighters(contest, seat):
            yield Attempt(POWER_UP, card, fighter)
    for card in contest.side(seat):
        for verb in IN_PLAY:
            yield Attempt(verb, card)


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
    return uses(contest, seat, card) if mine and contest.in_play(card) else []


def uses(contest: Contest, seat: Seat, card: CardId) -> list[Wish]:
    """Use each of its payment powers."""
    from versus.games.classic.text import power_text

    printed = contest.definition[card]
    return [
        wish(contest, seat, f"Use: {power_text(printed, payment)}", card, USE, number=number)
        for number, payment in payments_of(contest, card)
    ]


def in_hand(contest: Contest, seat: Seat, card: CardId) -> list[Wish]:
    """Recruit or play it, build it, power a namesake up with it."""
    printed = contest.definition[card]
    found: list[Wish] = []
    if printed.type == PLOT_TWIST:
        found.append(wish(contest, seat, "Play it", card, PLAY_TWIST))
    if printed.type in (CHARACTER, EQUIPMENT):
        found.append(wish(contest, seat, "Recruit it", card, RECRUIT))
    found.append(wish(contest, seat, "Build it as a resource", card, BUILD))
    if printed.type == CHARACTER:
        for character in contest.characters(seat):
            if contest.definition[character].name == printed.name:
                found.append(wish(contest, seat, f"Power up {printed.name}", card, POWER_UP, character))
    return found + uses(contest, seat, card)


def own_resource(contest: Contest, seat: Seat, card: CardId) -> list[Wish]:
    """Play a plot twist, flip a location, recruit a reservist, use a power."""
    printed = contest.definition[card]
    found: list[Wish] = []
    if printed.type == PLOT_TWIST:
        found.append(wish(contest, seat, "Play it", card, PLAY_TWIST))
    if printed.type == LOCATION:
        found.append(wish(contest, seat, "Flip it", card, FLIP))
    if printed.keywords & RESERVIST:
        found.append(wish(contest, seat, "Recruit it from here", card, RECRUIT))
    return found + uses(contest, seat, card)


def own_character(contest: Contest, seat: Seat, card: CardId) -> list[Wish]:
    """Attack or join an attack, reinforce, move, use each power."""
    if named(contest):
        found = [wish(contest, seat, "Add it to the attack", card, ADD_ATTACKER)]
    else:
        found = [wish(contest, seat, "Attack with it", card, PROPOSE)]
    found.append(wish(contest, seat, "Reinforce the defender with it", card, REINFORCE))
    found.append(wish(contest, seat, "Move it", card, MOVE))
    return found + uses(contest, seat, card)


def enemy_character(contest: Contest, seat: Seat, card: CardId) -> list[Wish]:
    """Attack it with each of one's characters."""
    if named(contest):
        return [wish(contest, seat, "Attack it", card, CHOOSE_DEFENDER)]
    return [
        wish(contest, seat, f"Attack it with {contest.definition[mine].name}", mine, PROPOSE, card)
        for mine in contest.characters(seat)
    ]
