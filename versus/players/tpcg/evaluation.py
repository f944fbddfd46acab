"""How good a 2PCG position is for each seat: few terms, weighed as games were won and lost.

The weights are logits: they were fitted to the outcomes of 900 games between players of habit, and rounded.
What such players never vary, such as placing a resource each turn, was set by hand.
"""

from __future__ import annotations

from math import exp
from typing import Final

from versus.games.tpcg.flow.attacks import front_guards
from versus.games.tpcg.flow.levels import level, xp
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.table.stats import atk, defense, health
from versus.games.tpcg.words import BACK, FRONT, HAND, RESOURCE, UP, WOUND, ZONES
from versus.kernel.types import CardId, Seat

LIFE: Final = 0.45
"""A wound that the main character can still take."""
LAST_BUT_ONE: Final = -0.35
LAST: Final = -0.9
"""Extra, where two wounds or one are left: whoever is that near the end often does not get a turn more."""
LEVEL: Final = 0.7
XP: Final = 1.0
"""All the way to the next level; what is gained beyond counts with the level."""
ATK: Final = 0.1
"""What wins combats: a point of ATK says four times as much as one of DEF."""
DEF: Final = 0.025
STAYING: Final = 0.15
"""A wound that a supporting character can still take: a stunned one comes back if it has one left."""
FALLEN: Final = 0.08
"""A stunned character that will be back, by its cost."""
DAZED_MAIN: Final = 0.4
"""A stunned main character cannot be wounded again before it recovers."""
EXPOSED: Final = -0.12
"""A main character that nobody stands before."""
CARD: Final = 0.17
"""A card in hand."""
RESOURCES: Final = (0.0, 0.35, 0.7, 1.05, 1.4, 1.7, 1.95, 2.15, 2.3)
"""The first resources buy the most."""
LOCATION: Final = 0.12
"""A face-up location, which can pay for a power."""
OUT: Final = -12.0


def values(battle: Battle) -> list[float]:
    """For each seat how likely it is to win from here."""
    seats = battle.seats
    if battle.over:
        return [outcome(battle, seat) for seat in range(seats)]
    sides = [side(battle, seat) if battle.alive[seat] else OUT for seat in range(seats)]
    if seats == 2:
        chance = 1.0 / (1.0 + exp(sides[1] - sides[0]))
        return [chance, 1.0 - chance]
    return [among_many(battle, sides, seat) for seat in range(seats)]


def outcome(battle: Battle, seat: Seat) -> float:
    """1 for a win, 0 for a loss; enemies who win together have drawn."""
    winners = battle.winners
    if seat not in winners:
        return 0.0
    for other in winners:
        if battle.enemies(seat, other):
            return 0.5
    return 1.0


def among_many(battle: Battle, sides: list[float], seat: Seat) -> float:
    """Against the best opponent; teammates share what they have."""
    mine = best = 0.0
    mates = foes = 0
    for other, score in enumerate(sides):
        if battle.enemies(seat, other):
            best = score if foes == 0 else max(best, score)
            foes += 1
        else:
            mine += score
            mates += 1
    return 1.0 / (1.0 + exp(min(30.0, best - mine / mates)))


def side(battle: Battle, seat: Seat) -> float:
    """What one seat has, in logits."""
    start = seat * ZONES
    piles = battle.piles
    score = CARD * len(piles[start + HAND])
    resources = piles[start + RESOURCE]
    score += RESOURCES[min(len(resources), len(RESOURCES) - 1)]
    face = battle.face
    for card in resources:
        if face[card] == UP:
            score += LOCATION
    for row in (FRONT, BACK):
        for card in piles[start + row]:
            score += main_character(battle, card) if battle.is_main(card) else supporter(battle, card)
    return score


def main_character(battle: Battle, card: CardId) -> float:
    left = health(battle, card) - battle.counters[WOUND][card]
    score = LIFE * min(left, 12)
    if left <= 1:
        score += LAST
    elif left == 2:
        score += LAST_BUT_ONE
    score += LEVEL * (level(battle, card) - 1)
    needed = battle.definition[card].facts.level_up
    if needed:
        score += XP * min(1.0, xp(battle, card) / needed)
    if battle.face[card] != UP:
        return score + DAZED_MAIN
    place = battle.where[card]
    if place % ZONES == FRONT or not front_guards(battle, place // ZONES):
        score += EXPOSED
    return score + ATK * limited(atk(battle, card)) + DEF * limited(defense(battle, card))


def supporter(battle: Battle, card: CardId) -> float:
    left = health(battle, card) - battle.counters[WOUND][card]
    score = STAYING * max(0, min(left, 4))
    if battle.face[card] != UP:
        return score + FALLEN * battle.definition[card].cost
    return score + ATK * limited(atk(battle, card)) + DEF * limited(defense(battle, card))


def limited(number: int) -> int:
    """A number that may be infinite, as far as it helps."""
    return max(0, min(number, 20))
