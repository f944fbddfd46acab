"""What is true of every classic position, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from versus.games.classic.table.attack_state import Attack
from versus.games.classic.table.contest import Contest
from versus.games.classic.table.stats import is_cosmic
from versus.games.classic.words import (
    CHAIN,
    CHARACTER,
    COSMIC_COUNTER,
    DOWN,
    EQUIPPED,
    EVENT_NAMES,
    PHASE_NAMES,
    RECRUIT_STEP,
    REMOVED,
    RESOURCE,
    STEP_NAMES,
    STUNNED,
    UP,
    ZONES,
)
from versus.kernel.soundness import Invariant, event_faults, remembered, within
from versus.kernel.types import INFINITE, NOTHING, CardId


def turn_is_somebody_s(contest: Contest) -> Iterator[str]:
    last = contest.seats - 1
    if not within((contest.initiative,), 0, last):
        yield "nobody has the initiative"
    if not within((contest.stepper, contest.priority), NOTHING, last):
        yield "somebody has priority who is not there"
    if not within((contest.phase,), 0, len(PHASE_NAMES) - 1):
        yield "there is no such phase"
    if not within((contest.step,), 0, len(STEP_NAMES) - 1):
        yield "there is no such step"
    if not within((contest.turn, contest.passes, contest.resource_points), 0, INFINITE):
        yield "fewer turns, passes or points than none"
    if not within((*contest.endurance, *contest.column), -INFINITE, INFINITE):
        yield "endurance or columns out of bounds"
    if contest.priority == NOTHING and contest.passes:
        yield "somebody has passed without priority"
    if contest.step != RECRUIT_STEP and contest.resource_points:
        yield "resource points outside a recruit step"
    if not within((stamp for stamp, _ in contest.used), NOTHING, contest.clock):
        yield "a power was used that is yet to come"
    if not within((event.kind for event in remembered(contest)), 0, len(EVENT_NAMES) - 1):
        yield "something happened that cannot happen"


def cards_are_their_owners(contest: Contest) -> Iterator[str]:
    """A card lies with its owner wherever that matters (CL-GEN-12)."""
    for place, pile in enumerate(contest.piles):
        zone = place % ZONES
        for card in pile:
            elsewhere = contest.owner[card] != place // ZONES
            if elsewhere and not contest.in_play(card) and zone not in (CHAIN, REMOVED):
                yield f"{name(contest, card)} is in another's pile"


def rows_are_sound(contest: Contest) -> Iterator[str]:
    """One character to a position; face, orientation and bearer fit the zone (CL-ZON-14, CL-STN-01)."""
    for card, place in enumerate(contest.where):
        face = contest.face[card]
        who = name(contest, card)
        if contest.in_row(card):
            if contest.definition[card].type != CHARACTER:
                yield f"{who} is no character"
            if face not in (UP, STUNNED):
                yield f"{who} lies in no known way"
            if face != UP and not contest.exhausted[card]:
                yield f"{who} is stunned and ready"
        elif place % ZONES == RESOURCE:
            if face not in (UP, DOWN):
                yield f"{who} is a stunned resource"
        else:
            if face != UP:
                yield f"{who} is face down outside play"
            if place % ZONES != EQUIPPED and contest.exhausted[card]:
                yield f"{who} is exhausted out of play"
        if (contest.bearer[card] != NOTHING) != (place % ZONES == EQUIPPED):
            yield f"{who} is borne by nobody"
    for seat in range(contest.seats):
        places = [(contest.where[card], contest.column[card]) for card in contest.characters(seat)]
        if len(set(places)) != len(places):
            yield "two characters stand in one position"


def equipment_is_sound(contest: Contest) -> Iterator[str]:
    """Equipment is on a character of the same side (CL-EQP-08).

    It may be in an area that it does not fit: what let it go there may have ended since.
    """
    for card, bearer in enumerate(contest.bearer):
        if bearer != NOTHING:
            who = name(contest, card)
            if not contest.in_row(bearer):
                yield f"{who} is on something that is no character"
            if contest.controller(bearer) != contest.controller(card):
                yield f"{who} is another player's"


def counters_are_sound(contest: Contest) -> Iterator[str]:
    """Only cards in play have counters, and only cosmic characters a cosmic one (CL-CNT-03, CL-KEY-13)."""
    for kind, column in enumerate(contest.counters):
        for card, amount in enumerate(column):
            if amount and not contest.in_play(card):
                yield f"{name(contest, card)} has counters out of play"
            if kind == COSMIC_COUNTER and amount:
                if not is_cosmic(contest, card):
                    yield f"{name(contest, card)} is not cosmic"
                if amount != 1:
                    yield f"{name(contest, card)} has two cosmic counters"


def chain_is_sound(contest: Contest) -> Iterator[str]:
    """What stands for an effect lies on the chain, and every effect is somebody's, of a card that exists."""
    last = len(contest.definition) - 1
    for link in contest.chain:
        if not within((link.source, link.card), NOTHING, last):
            yield "an effect is of a card that does not exist"
        if not within((link.seat,), NOTHING, contest.seats - 1):
            yield "an effect is nobody's"
        if not within((aim.card for aim in link.targets), NOTHING, last):
            yield "an effect is aimed at a card that does not exist"
        stamps = [link.stamp, link.source_stamp, *(aim.stamp for aim in link.targets)]
        if not within(stamps, NOTHING, contest.clock):
            yield "an effect waits since a time that is yet to come"
        if not within((link.number,), -INFINITE, INFINITE):
            yield "an effect has no possible number"
        if link.event is not None:
            yield from event_faults(contest, link.event)
    standing = [link.card for link in contest.chain if link.card != NOTHING]
    on_chain = {card for card, place in enumerate(contest.where) if place % ZONES == CHAIN}
    if len(set(standing)) != len(standing):
        yield "a card stands for two effects"
    if not on_chain.issuperset(standing):
        yield "an effect has lost its card"
    if len({link.stamp for link in contest.chain}) != len(contest.chain):
        yield "two effects on the chain have one timestamp"


def attack_is_sound(contest: Contest) -> Iterator[str]:
    for attack in (contest.proposal, contest.attack):
        if attack is not None:
            yield from attack_faults(contest, attack)
    attack = contest.attack
    if attack is None:
        return
    if contest.proposal is not None:
        yield "an attack is proposed during another"
    fighters = [*attack.attackers, *([attack.defender] if attack.defender != NOTHING else [])]
    for card in fighters:
        if not contest.in_row(card):
            yield f"{name(contest, card)} fights outside play"
        if contest.face[card] != UP:
            yield f"{name(contest, card)} fights while stunned"
    for card in attack.attackers:
        if contest.controller(card) != attack.seat:
            yield f"{name(contest, card)} attacks for another"


def attack_faults(contest: Contest, attack: Attack) -> Iterator[str]:
    last = len(contest.definition) - 1
    if not within(attack.attackers, 0, last) or not within((attack.defender,), NOTHING, last):
        yield "somebody fights who does not exist"
    if not within((attack.seat, attack.target), 0, contest.seats - 1):
        yield "nobody at the table fights"
    if not within((*attack.stamps, attack.defender_stamp), NOTHING, contest.clock):
        yield "somebody fights since a time that is yet to come"
    if len(set(attack.attackers)) != len(attack.attackers):
        yield "somebody fights twice in one attack"


def name(contest: Contest, card: CardId) -> str:
    return f"{contest.definition[card].name} [{card}]"


INVARIANTS: Final[tuple[Invariant, ...]] = (
    turn_is_somebody_s,
    cards_are_their_owners,
    rows_are_sound,
    equipment_is_sound,
    counters_are_sound,
    chain_is_sound,
    attack_is_sound,
)
