"""How good a classic position is for each seat: endurance first, then who stands, what pays, what is held.

The weights are logits: they were fitted to the outcomes of 1400 games between careless players, and rounded.
What such players never vary, such as who stands behind whom, was set by hand.
"""

from __future__ import annotations

from math import exp
from typing import Final

from versus.games.classic.language.changes import THIS_ATTACK
from versus.games.classic.printed.definition import Card
from versus.games.classic.table.contest import Contest
from versus.games.classic.table.formation import in_support_row, is_hidden, protector
from versus.games.classic.table.stats import keywords, stats
from versus.games.classic.words import (
    BUILD_PHASE,
    CHARACTER,
    COMBAT_PHASE,
    HAND,
    LOCATION,
    RANGE,
    RECOVERY_PHASE,
    RESOURCE,
    STUNNED,
    UP,
    ZONES,
)
from versus.kernel.modifiers import THIS_TURN
from versus.kernel.types import CardId, Seat

LEAD: Final = 0.095
"""A point of endurance more than the opponent."""
NEAR_THE_END: Final = 0.1
"""The same, extra, where somebody has none left: at the wrap-up the lead wins."""
DECIDED: Final = 6.0
"""A lead at the wrap-up itself."""
ATK: Final = 0.07
DEF: Final = 0.02
STANDING: Final = 0.1
"""A point of cost that is not stunned."""
IDLE: Final = 0.35
"""What is left of an ATK that cannot attack from where it stands: it still strikes back."""
SAFE: Final = 0.02
"""A point of cost behind somebody, or hidden."""
RECOVERING: Final = 0.85
"""The best of the stunned comes back; all others are KO'd (CL-RCV)."""
LOST: Final = 0.1
"""What is left of them until then: an effect may still save them."""
FRESH: Final = 0.03
"""A point of ATK that will attack in a step to come."""
CARD: Final = 0.22
CHARACTER_CARD: Final = 0.2
"""More, for one that can be recruited by its cost in the turns to come."""
TOP: Final = 8
"""Resources that pay for everything; more are worth no more than cards."""
RESOURCES: Final = (0.0, 0.6, 1.2, 1.8, 2.4, 3.0, 3.5, 3.9, 4.1)
READY: Final = 0.1
"""A face-down resource that can still be turned up."""
LIVING: Final = 0.16
"""A face-up one with a power that lasts."""


def values(contest: Contest) -> list[float]:
    """For each seat how likely it is to win from here."""
    if contest.over:
        winners = contest.winners
        return [(1.0 / len(winners) if seat in winners else 0.0) for seat in range(contest.seats)]
    for modifier in contest.modifiers:
        if modifier.until == THIS_TURN or modifier.until == THIS_ATTACK:
            # What ends with the turn is worth what it has won by then, and nothing by itself.
            contest = contest.fork()
            contest.expire(THIS_ATTACK)
            contest.expire(THIS_TURN)
            break
    score = side(contest, 0) - side(contest, 1) + lead(contest)
    chance = 1.0 / (1.0 + exp(max(-30.0, min(30.0, -score))))
    return [chance, 1.0 - chance]


def lead(contest: Contest) -> float:
    """What the difference of endurance means for seat 0, more and more as the end comes near (CL-WIN-02)."""
    mine, other = contest.endurance
    ahead = mine - other
    least = min(mine, other)
    weight = LEAD
    if least <= 0:
        weight += NEAR_THE_END
        if contest.phase == RECOVERY_PHASE and ahead:
            return DECIDED if ahead > 0 else -DECIDED
    elif least < 20:
        weight += NEAR_THE_END * 0.05 * (20 - least)
    return weight * ahead


def side(contest: Contest, seat: Seat) -> float:
    """What one seat has besides endurance."""
    start = seat * ZONES
    resources = contest.piles[start + RESOURCE]
    score = RESOURCES[min(len(resources), TOP)]
    for card in resources:
        printed = contest.definition[card]
        if printed.type != CHARACTER:
            if contest.face[card] != UP:
                score += READY
            elif lives_on(printed):
                score += LIVING
    score += held(contest, contest.piles[start + HAND], len(resources))
    fallen = best = 0.0
    fresh = attacks_later(contest, seat)
    for card in contest.characters(seat):
        worth = character(contest, card, fresh)
        if contest.face[card] == STUNNED:
            fallen += worth
            best = max(best, worth)
        else:
            score += worth
    return score + RECOVERING * best + LOST * (fallen - best)


def lives_on(card: Card) -> bool:
    """Whether a resource does something as long as it lies face up."""
    powers = card.powers
    return bool(card.type == LOCATION or powers.payments or powers.triggers or powers.auras)


def character(contest: Contest, card: CardId, fresh: bool) -> float:
    atk, defense = stats(contest, card)
    cost = contest.definition[card].cost
    score = STANDING * cost + DEF * max(0, min(defense, 30))
    strength = max(0, min(atk, 30))
    if not reaches(contest, card):
        score += IDLE * ATK * strength
    else:
        score += ATK * strength
        if fresh and not contest.exhausted[card]:
            score += FRESH * strength
    if is_hidden(contest, card) or protector(contest, card) >= 0:
        score += SAFE * cost
    return score


def reaches(contest: Contest, card: CardId) -> bool:
    """Whether a character can attack from where it stands (CL-ATK-04)."""
    return not in_support_row(contest, card) or bool(keywords(contest, card) & RANGE)


def attacks_later(contest: Contest, seat: Seat) -> bool:
    """Whether a seat's attack step of this turn is still to come."""
    phase = contest.phase
    if phase < COMBAT_PHASE:
        return phase == BUILD_PHASE
    return phase == COMBAT_PHASE and seat != contest.initiative and contest.stepper == contest.initiative


def held(contest: Contest, hand: list[CardId], resources: int) -> float:
    """Cards in hand: characters that fit the next turns are worth more, each cost once."""
    score = CARD * len(hand)
    fitting = 0
    for card in hand:
        printed = contest.definition[card]
        if printed.type == CHARACTER:
            ahead = printed.cost - resources
            if -1 <= ahead <= 3 and not fitting >> printed.cost & 1:
                fitting |= 1 << printed.cost
                score += CHARACTER_CARD
    return score
