"""What is true of every 2PCG position, whatever cards were played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from versus.games.tpcg.language.changes import CountsAs, KeepsEquipment, PhasesCome
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.table.counters import is_symbiotic
from versus.games.tpcg.words import (
    ARENA,
    BACK,
    BESIDE,
    BUILD_PHASE,
    CHALLENGE_MATCH,
    COUNTER_NAMES,
    DOWN,
    DRAW_PHASE,
    EQUIPMENT,
    EQUIPPED,
    EVENT_NAMES,
    FACE_NAMES,
    FRONT,
    LEVEL_UP,
    LOCATION,
    MAIN_PHASE,
    MINUS,
    NOWHERE,
    PHASE_NAMES,
    PLUS,
    RECOVERY_PHASE,
    REMOVED,
    RESOURCE,
    SCENE,
    STEP_NAMES,
    STUNNED,
    UP,
    VITALITY,
    WOUND,
    XP,
    ZONE_NAMES,
    ZONES,
)
from versus.kernel.soundness import Invariant, remembered, within
from versus.kernel.trees import nodes_in
from versus.kernel.types import INFINITE, NO_EVENT, NOTHING, CardId

PHASES: Final = [DRAW_PHASE, RECOVERY_PHASE, BUILD_PHASE, MAIN_PHASE]
OUTSIDE: Final = {BESIDE: CHALLENGE_MATCH, SCENE: ARENA}
"""What alone lies in the zones that are beside the game."""


def turn_is_somebody_s(battle: Battle) -> Iterator[str]:
    seats = battle.seats
    if not within((battle.first, battle.active), 0, seats - 1):
        yield "it is nobody's turn"
    if not within((battle.phase,), 0, len(PHASE_NAMES) - 1):
        yield "there is no such phase"
    if not within((battle.step,), 0, len(STEP_NAMES) - 1):
        yield "there is no such step"
    if any(battle.alive[seat] != battle.alive[battle.lead[seat]] for seat in range(seats)):
        yield "somebody is out alone who shares rows with others"
    counts = (battle.turn, *battle.turns_taken, battle.quiet_turns, battle.quiet_rounds)
    if not within(counts, 0, INFINITE) or not within(battle.recruit_points, 0, INFINITE):
        yield "fewer turns or points than none"
    if not within((battle.lost_main,), 0, (1 << seats) - 1):
        yield "somebody who is not there has lost a main character"
    if not within((battle.resource_placed,), 0, (1 << seats) - 1):
        yield "somebody who is not there has placed a resource"
    for modifier in battle.modifiers:
        if isinstance(modifier.change, PhasesCome) and sorted(modifier.change.order) != PHASES:
            yield "the phases of a turn come in no possible order"
    if battle.phase != BUILD_PHASE and any(battle.recruit_points):
        yield "recruit points outside the Build Phase"


def notes_are_in_bounds(battle: Battle) -> Iterator[str]:
    """What is noted of cards is noted of cards that exist."""
    last = len(battle.definition) - 1
    cards = [*battle.moved, *battle.arrivals, *battle.doomed]
    cards += [card for card, _, _ in battle.joined]
    cards += [card for card, _ in (*battle.spared, *battle.used_up)]
    cards += [use.card for use in battle.used]
    for card, by in battle.wounders:
        cards += [card, *by]
    if not within(cards, 0, last) or not within(battle.first_main, NOTHING, last):
        yield "something is noted of a card that does not exist"
    stamps = [stamp for _, came, since in battle.joined for stamp in (came, since)]
    stamps += [use.stamp for use in battle.used]
    stamps += [stamp for stamp, _ in battle.watching]
    if not within(stamps, NOTHING, battle.clock):
        yield "something is noted of a time that is yet to come"
    if not within((seat for seat, _, _ in battle.tally), 0, battle.seats - 1):
        yield "somebody has used powers who is not there"
    if not within((count for _, _, count in battle.tally), 0, INFINITE):
        yield "powers were used fewer times than never"
    kinds = [kind for _, kind in battle.spared]
    kinds += [event.kind for event in remembered(battle)]
    if not within(kinds, NO_EVENT, len(EVENT_NAMES) - 1):
        yield "something happened that cannot happen"
    if not within((bound for _, bound in battle.watching), -INFINITE, INFINITE):
        yield "a card in hand is safe below no possible number"


def cards_lie_as_they_may(battle: Battle) -> Iterator[str]:
    """Types, faces and orientation fit the zone."""
    face, exhausted, definition = battle.face, battle.exhausted, battle.definition
    if not within(face, 0, len(FACE_NAMES) - 1):
        yield "a card lies in no known way"
    for place, pile in enumerate(battle.piles):
        zone = place % ZONES
        looked_at = FRONT <= zone <= EQUIPPED or zone in OUTSIDE
        for card in pile:
            if looked_at or face[card] or exhausted[card] or definition[card].facts.token:
                fault = lies_badly(battle, card, zone)
                if fault:
                    yield f"{name(battle, card)} ({ZONE_NAMES[zone]}, {FACE_NAMES[face[card]]}) {fault}"
        if zone == REMOVED and place != REMOVED and pile:
            yield "removed cards outside the common zone"


def lies_badly(battle: Battle, card: CardId, zone: int) -> str:
    """What is wrong with the way a card lies in its zone, if anything."""
    definition = battle.definition[card]
    face = battle.face[card]
    if zone == FRONT or zone == BACK:
        if not definition.is_character:
            return "is no character"
        if face == DOWN:
            return "is neither stunned nor hidden"
        if face == STUNNED and not battle.exhausted[card]:
            return "is stunned but ready"
    elif zone == RESOURCE:
        if face != DOWN and (face != UP or definition.type != LOCATION):
            return "is no location"
    elif face != UP:
        return "lies face down outside the rows"
    elif zone == EQUIPPED:
        if definition.type != EQUIPMENT:
            return "is no equipment"
    elif zone in OUTSIDE:
        if definition.type != OUTSIDE[zone]:
            return "does not belong there"
    elif battle.exhausted[card]:
        return "is exhausted outside play"
    elif definition.facts.token and zone != NOWHERE:
        return "is a token outside play"
    return ""


def counters_are_in_order(battle: Battle) -> Iterator[str]:
    """Opposite counters never meet, and counters lie on cards in play; XP in the Level Up Zone."""
    for kind, column in enumerate(battle.counters):
        if not any(column):
            continue
        for card, number in enumerate(column):
            if number:
                what = f"{COUNTER_NAMES[kind]} counters on {name(battle, card)}"
                zone = battle.zone(card)
                if zone != LEVEL_UP if kind == XP else not FRONT <= zone <= EQUIPPED:
                    yield f"{what} in the {ZONE_NAMES[zone]}"
                forbidden = kind in (PLUS, MINUS) and battle.rules.stun_counters == "forbid"
                kept = kind == PLUS and (battle.unsettled or is_symbiotic(battle, card))
                if forbidden and not kept and battle.in_row(card) and battle.face[card] != UP:
                    yield f"{what}, which is face down"
    for one, other in ((PLUS, MINUS), (WOUND, VITALITY)):
        for card in [card for card, number in enumerate(battle.counters[one]) if number]:
            if battle.counters[other][card]:
                yield f"{name(battle, card)} has {COUNTER_NAMES[one]} and {COUNTER_NAMES[other]} counters"


def equipment_is_borne(battle: Battle) -> Iterator[str]:
    """Each equipment is on one face-up character of its side, each character bears one at most."""
    borne = [card for card, bearer in enumerate(battle.bearer) if bearer >= 0]
    equipped = [card for seat in range(battle.seats) for card in battle.pile(seat, EQUIPPED)]
    if borne != sorted(equipped):
        yield "equipment without a bearer, or a bearer of something out of play"
    bearers = [battle.bearer[card] for card in equipped]
    if len(set(bearers)) != len(bearers):
        yield "somebody bears two pieces of equipment"
    for card, bearer in zip(equipped, bearers, strict=True):
        link = f"{name(battle, card)} is on {name(battle, bearer)}"
        if not battle.in_row(bearer):
            yield f"{link}, who is not in play"
        if battle.controller(bearer) != battle.controller(card):
            yield f"{link}, who is on another side"
        if battle.face[bearer] != UP and not (battle.face[bearer] == STUNNED and some_keep(battle)):
            yield f"{link}, who is face down"


def some_keep(battle: Battle) -> bool:
    """Whether a power of this match lets somebody keep equipment while stunned."""
    return any(
        isinstance(node, KeepsEquipment) for printed in battle.definition for node in nodes_in(printed.powers)
    )


def combatants_can_fight(battle: Battle) -> Iterator[str]:
    combat = battle.combat
    if combat is None:
        return
    last = len(battle.definition) - 1
    noted = [*combat.attacked, *combat.defended, *combat.struck, *combat.stunned]
    if not within((*combat.attackers, combat.defender, *noted), NOTHING, last):
        yield "somebody fights who does not exist"
    if not within((combat.seat, combat.acting), 0, battle.seats - 1):
        yield "nobody at the table fights"
    if not within((combat.passes, combat.fallen, combat.struck_value), -INFINITE, INFINITE):
        yield "somebody fights for no possible number"
    if combat.following and (len(combat.following) != 3 or not within(combat.following[:2], 0, last)):
        yield "nobody follows up this combat"
    fighters = combat.attackers if combat.defender == NOTHING else [*combat.attackers, combat.defender]
    for card in fighters:
        if not battle.in_row(card):
            yield f"{name(battle, card)} fights outside play"
        if battle.face[card] != UP:
            yield f"{name(battle, card)} fights face down"
    if len(set(fighters)) != len(fighters):
        yield "somebody fights twice in one combat"
    for card in combat.attackers:
        if not battle.controls(combat.seat, card):
            yield f"{name(battle, card)} attacks for another side"
    if combat.defender != NOTHING and not battle.enemies(combat.seat, battle.controller(combat.defender)):
        yield "somebody attacks a friend"


def modifiers_have_a_card(battle: Battle) -> Iterator[str]:
    """No modifier outlives the object it was put on, but for promotion and demotion (2P-CTL-12)."""
    for modifier in battle.modifiers:
        if modifier.card >= 0 and not isinstance(modifier.change, CountsAs):
            if modifier.stamp != battle.stamp[modifier.card]:
                yield f"{type(modifier.change).__name__} outlives {name(battle, modifier.card)}"


def name(battle: Battle, card: CardId) -> str:
    return f"{battle.definition[card].name} [{card}]"


INVARIANTS: Final[tuple[Invariant, ...]] = (
    turn_is_somebody_s,
    notes_are_in_bounds,
    cards_lie_as_they_may,
    counters_are_in_order,
    equipment_is_borne,
    combatants_can_fight,
    modifiers_have_a_card,
)
