"""What an attack would win and lose if nobody did anything about it, in points of endurance."""

from __future__ import annotations

from typing import Final

from versus.games.classic.flow.attacks import defenders, open_players
from versus.games.classic.flow.recovery import stunned
from versus.games.classic.table.contest import Contest
from versus.games.classic.table.harm import stun_loss
from versus.games.classic.table.stats import atk, defense, has_reinforcement
from versus.games.classic.words import COMBAT_PHASE
from versus.kernel.types import CardId, Seat

BACK_SOON: Final = 0.25
"""What the stun of a character that recovers takes from its side, in shares of its cost."""
GONE: Final = 1.4
"""The same for one more than the one that recovers."""
STOPPED: Final = 0.8
"""More, where it would still have attacked."""


def stun_worth(contest: Contest, card: CardId) -> float:
    """What stunning a character takes from its side. Of several stunned ones the dearest recovers."""
    cost = contest.definition[card].cost
    dearest = 0
    for other in stunned(contest, contest.controller(card)):
        dearest = max(dearest, contest.definition[other].cost)
    worth = stun_loss(contest, card) + GONE * min(cost, dearest) + still_to_attack(contest, card)
    return worth + BACK_SOON * cost if cost > dearest else worth


def still_to_attack(contest: Contest, card: CardId) -> float:
    """What an attack that does not take place any more would have been worth."""
    seat = contest.controller(card)
    if contest.exhausted[card] or contest.phase > COMBAT_PHASE:
        return 0.0
    if contest.phase == COMBAT_PHASE and contest.stepper != seat and contest.initiative == seat:
        return 0.0
    return STOPPED * contest.definition[card].cost


def gain(contest: Contest, attackers: list[CardId], defender: CardId) -> float:
    """What an attack on a character brings."""
    strength = combined(contest, attackers)
    total = 0.0
    tough = defense(contest, defender)
    if strength >= tough:
        total += stun_worth(contest, defender)
        if len(attackers) == 1 and not has_reinforcement(contest, defender):
            total += strength - max(0, tough)
    return total - answer(contest, attackers, defender)


def answer(contest: Contest, attackers: list[CardId], defender: CardId) -> float:
    """What the defender's strike costs; among several attackers it takes the best (CL-CON-14)."""
    back = atk(contest, defender)
    most = 0.0
    for card in attackers:
        if defense(contest, card) <= back:
            # It attacks now: what it would do later in this turn is not lost.
            most = max(most, stun_worth(contest, card) - still_to_attack(contest, card))
    return most


def combined(contest: Contest, attackers: list[CardId]) -> int:
    total = 0
    for card in attackers:
        total += max(0, atk(contest, card))
    return total


def best_gain(contest: Contest, seat: Seat, attackers: list[CardId]) -> float:
    """The best that these attackers can do together."""
    best = -8.0
    for enemy in defenders(contest, seat, attackers):
        best = max(best, gain(contest, attackers, enemy))
    if open_players(contest, seat, attackers):
        best = max(best, float(combined(contest, attackers)))
    return best
