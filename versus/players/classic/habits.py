"""What a sensible classic player does without thinking: a weight for every option, by rules of thumb.

Roll-outs follow it, and the search looks at heavy options first. It reads numbers, types and rows, never a
card's name. Passing weighs 2: what is worth doing weighs more, what it knows nothing about weighs less.
"""

from __future__ import annotations

from math import exp
from typing import Final

from versus.games.classic.flow.attacks import join_fault
from versus.games.classic.flow.clauses import OK
from versus.games.classic.flow.uniqueness import namesakes
from versus.games.classic.table.contest import Contest
from versus.games.classic.table.stats import atk, defense, has_reinforcement
from versus.games.classic.words import (
    ADD_ATTACKER,
    ATTACK_PLAYER,
    BOTTOM,
    BUILD,
    CHARACTER,
    CHOOSE_DEFENDER,
    FLIP,
    GO_ON,
    HAND,
    KEEP_HAND,
    MOVE,
    MULLIGAN,
    P_BOTTOM,
    P_INITIATIVE,
    P_MULLIGAN,
    P_POSITION,
    P_PRIORITY,
    P_RECOVER,
    P_STRIKE_BACK,
    PASS,
    POWER_UP,
    PROPOSE,
    RECOVER,
    RECRUIT,
    REINFORCE,
    RESOURCE,
    STRIKE_BACK,
    TAKE_INITIATIVE,
    ZONES,
)
from versus.kernel.ask import ACT, Ask, Option
from versus.kernel.types import CardId, Seat
from versus.kernel.verbs import DONE, NO, YES
from versus.players.classic.fighting import best_gain, combined, gain, stun_worth
from versus.players.classic.places import move_weight, place_weights

CALM: Final = 2.0
"""To pass."""
BOLD: Final = 0.25
"""How much heavier an attack gets with each point that it is likely to win."""
UNKNOWN: Final = 0.6
"""What habit has no word on."""
LATER: Final = 0.1
LEAST: Final = 0.02
"""Hardly ever."""
WEARY: Final = 600
"""So many events in one turn are enough: from then on a player only passes, and every turn ends."""
LETTING_GO: Final = (PASS, GO_ON)
FAMILIAR: Final = (P_INITIATIVE, P_MULLIGAN, P_BOTTOM, P_POSITION, P_STRIKE_BACK, P_RECOVER)
"""Questions that come up in every game. What a card asks may be anything."""


def weights(contest: Contest, ask: Ask) -> list[float]:
    """How likely a sensible player is to take each option; 0 rules one out."""
    options = ask.options
    if len(options) == 1:
        return [1.0]
    if ask.prompt == P_POSITION:
        return place_weights(contest, ask.seat, options)
    if options[-1].verb in LETTING_GO and len(contest.history) > WEARY:
        return [0.0] * (len(options) - 1) + [1.0]
    found = [weight(contest, ask, option) for option in options]
    strange = found.count(UNKNOWN)
    if strange > 1:
        # Many powers together are no likelier to be used than one.
        return [each / strange if each == UNKNOWN else each for each in found]
    return found


def is_at_a_loss(ask: Ask) -> bool:
    """Choosing for an effect: whether it helps or harms is not to be seen from here."""
    return ask.kind != ACT and ask.prompt not in FAMILIAR and ask.choices > 1


def is_quiet(ask: Ask) -> bool:
    """Whether it is priority outside the steps in which one recruits and attacks, or with nobody to do so."""
    return ask.prompt == P_PRIORITY and not any(
        option.verb == RECRUIT or option.verb == PROPOSE for option in ask.options
    )


def weight(contest: Contest, ask: Ask, option: Option) -> float:
    seat = ask.seat
    verb = option.verb
    if verb == PASS or verb == GO_ON:
        return CALM
    if verb == PROPOSE:
        return boldness(proposal_gain(contest, seat, option.card))
    if verb == CHOOSE_DEFENDER:
        return boldness(gain(contest, contest.stack[-1].cards, option.card))
    if verb == ATTACK_PLAYER:
        return boldness(float(combined(contest, contest.stack[-1].cards)))
    if verb == ADD_ATTACKER:
        return joining_weight(contest, seat, option.card)
    if verb == RECRUIT or verb == FLIP:
        if contest.chain or contest.attack is not None:
            # First what waits, then the next.
            return LATER
        if verb == RECRUIT:
            return recruit_weight(contest, seat, option.card)
        # To turn something up costs nothing, unless another of its name has to make way (CL-LOC-05).
        return LEAST if namesakes(contest, seat, option.card) else 1.5 * CALM
    if verb == BUILD:
        return build_weight(contest, seat, option.card)
    if verb == MOVE:
        return move_weight(contest, option.card)
    if verb == POWER_UP:
        return power_up_weight(contest, option.other)
    if verb == REINFORCE:
        return reinforce_weight(contest)
    if verb == STRIKE_BACK:
        return strike_weight(contest, option.card)
    if verb == RECOVER:
        return boldness(2.0 * contest.definition[option.card].cost)
    if verb == KEEP_HAND or verb == MULLIGAN:
        return 8.0 if is_good_hand(contest, seat) == (verb == KEEP_HAND) else 1.0
    if verb == BOTTOM:
        # Nobody comes so deep into a deck that the order matters.
        return 1.0 if option is ask.options[0] else 0.0
    if verb == TAKE_INITIATIVE:
        return 2.0 if option.seat == seat else 1.0
    if verb == YES:
        return CALM
    if verb == NO or verb == DONE:
        return 0.5
    return UNKNOWN


# Fighting


def boldness(points: float) -> float:
    """Above the weight of passing exactly where there is something to win."""
    return max(LEAST, CALM * exp(BOLD * max(-30.0, min(30.0, points))))


def proposal_gain(contest: Contest, seat: Seat, card: CardId) -> float:
    """The best attack alone, or together with one other."""
    alone = best_gain(contest, seat, [card])
    if alone > 0.0:
        return alone
    best = alone
    for other in contest.characters(seat):
        if other != card and not contest.exhausted[other]:
            if join_fault(contest, seat, [card], other) == OK:
                best = max(best, best_gain(contest, seat, [card, other]) - 0.5)
    return best


def joining_weight(contest: Contest, seat: Seat, card: CardId) -> float:
    """Joining pays where it wins more than the others would, and more than attacking on its own."""
    attackers = contest.stack[-1].cards
    together = best_gain(contest, seat, [*attackers, card])
    apart = best_gain(contest, seat, attackers) + max(0.0, 0.7 * best_gain(contest, seat, [card]))
    return boldness(together) if together > apart else LEAST


def strike_weight(contest: Contest, card: CardId) -> float:
    """Whom a defender strikes: the best it can stun."""
    attack = contest.attack
    if attack is None or attack.defender < 0 or atk(contest, attack.defender) < defense(contest, card):
        return LEAST
    return boldness(stun_worth(contest, card))


def power_up_weight(contest: Contest, character: CardId) -> float:
    """A power-up is for an attack that it decides, and one is enough while it waits on the chain."""
    attack = contest.attack
    if attack is None or attack.defender < 0 or contest.chain:
        return LEAST
    defender = attack.defender
    strength = combined(contest, attack.attackers)
    tough = defense(contest, defender)
    back = atk(contest, defender)
    if character == defender:
        decides = strength == tough
        for card in attack.attackers:
            decides = decides or back + 1 == defense(contest, card)
    else:
        decides = strength + 1 == tough or defense(contest, character) == back
    return 3.0 * CALM if decides else LEAST


def reinforce_weight(contest: Contest) -> float:
    """Reinforcement is for an attack that breaks through."""
    attack = contest.attack
    if attack is None or attack.team or attack.defender < 0 or contest.chain:
        return LEAST
    if has_reinforcement(contest, attack.defender):
        return LEAST
    excess = combined(contest, attack.attackers) - defense(contest, attack.defender)
    return boldness(float(excess)) if excess > 0 else LEAST


# Building


def recruit_weight(contest: Contest, seat: Seat, card: CardId) -> float:
    """The dearest first; somebody of the same name would have to make way (CL-REC-09)."""
    worth = contest.definition[card].cost
    for other in namesakes(contest, seat, card):
        worth -= contest.definition[other].cost
        if worth <= 0:
            return LEAST
    return CALM + (1.0 + worth) * (1.0 + worth)


def build_weight(contest: Contest, seat: Seat, card: CardId) -> float:
    """What can be used as a resource first, then what cannot be recruited for long."""
    printed = contest.definition[card]
    resources = len(contest.piles[seat * ZONES + RESOURCE])
    if resources >= 8:
        return 1.0
    if printed.type != CHARACTER:
        return 3.0 * CALM
    away = printed.cost - resources - 1
    # The next costs are wanted in hand, above all the very next.
    wanted = 4.0 - away if 0 <= away < 4 else 1.0
    for other in contest.piles[seat * ZONES + HAND]:
        if other != card and contest.definition[other].cost == printed.cost:
            wanted = min(wanted, 1.0)
    return 2.5 * CALM / wanted


def is_good_hand(contest: Contest, seat: Seat) -> bool:
    """Whether characters in hand can be recruited in two of the first turns."""
    early = 0
    for card in contest.piles[seat * ZONES + HAND]:
        printed = contest.definition[card]
        if printed.type == CHARACTER and printed.cost <= 4:
            early |= 1 << printed.cost
    return early.bit_count() >= 2
