"""What is true of every 2PCG position, whatever cards were played; random games are held to it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from versus.games.tpcg.flow.actions import why_not
from versus.games.tpcg.flow.clauses import CLAUSES, OK
from versus.games.tpcg.language.changes import CountsAs
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.table.stats import health, keywords, stats_of
from versus.games.tpcg.words import (
    BACK,
    BUILD_PHASE,
    COUNTER_NAMES,
    DOWN,
    EQUIPMENT,
    EQUIPPED,
    FACE_NAMES,
    FRONT,
    KOD,
    LEVEL_UP,
    LOCATION,
    MINUS,
    NOWHERE,
    PLUS,
    REMOVED,
    RESOURCE,
    STUNNED,
    SWARM,
    TO_BE_KOD,
    UP,
    VERB_NAMES,
    VITALITY,
    WOUND,
    XP,
    ZONE_NAMES,
    ZONES,
)
from versus.kernel.ask import ACT
from versus.kernel.definition import Definition
from versus.kernel.origin import NewGame
from versus.kernel.types import NOTHING, CardId
from versus.kernel.verbs import FIRST_OWN_VERB


def check(battle: Battle) -> None:
    """Raise AssertionError with a sentence if the position is one that cannot be."""
    cards_are_conserved(battle)
    cards_lie_as_they_may(battle)
    counters_are_in_order(battle)
    equipment_is_borne(battle)
    combatants_can_fight(battle)
    modifiers_have_a_card(battle)
    if battle.phase != BUILD_PHASE:
        assert battle.recruit_points == 0, "recruit points outside the Build Phase"
    question_is_sound(battle)
    if not battle.unsettled and battle.fuse and not battle.arrivals and not battle.over:
        rules_are_met(battle)


def cards_are_conserved(battle: Battle) -> None:
    """Every card lies in one pile, and every player still owns what they brought."""
    where = battle.where
    count = 0
    for place, pile in enumerate(battle.piles):
        count += len(pile)
        for card in pile:
            assert where[card] == place, f"{name(battle, card)} lies in a pile it does not know of"
        assert len(pile) == len(set(pile)), f"a card lies twice in the {ZONE_NAMES[place % ZONES]}"
    assert count == len(where), f"{len(where)} cards exist, {count} lie in piles"
    if isinstance(battle.origin, NewGame):
        owned: Counter[tuple[int, Definition]] = Counter(zip(battle.owner, battle.definition, strict=True))
        for (seat, printed), number in brought(battle.origin).items():
            assert owned[seat, printed] == number, (
                f"seat {seat + 1} brought {number} {printed.name} and owns {owned[seat, printed]}"
            )


@lru_cache(maxsize=8)
def brought(origin: NewGame) -> Counter[tuple[int, Definition]]:
    """How many of each card each player came with."""
    found: Counter[tuple[int, Definition]] = Counter()
    for seat, deck in enumerate(origin.decks):
        for card in deck.everything():
            found[seat, card] += 1
    return found


def cards_lie_as_they_may(battle: Battle) -> None:
    """Types, faces and orientation fit the zone."""
    face, exhausted, definition = battle.face, battle.exhausted, battle.definition
    for place, pile in enumerate(battle.piles):
        zone = place % ZONES
        in_play = FRONT <= zone <= EQUIPPED
        for card in pile:
            if in_play or face[card] or exhausted[card] or definition[card].facts.token:
                fault = lies_badly(battle, card, zone)
                assert not fault, (
                    f"{name(battle, card)} ({ZONE_NAMES[zone]}, {FACE_NAMES[face[card]]}) {fault}"
                )
        assert zone != REMOVED or place == REMOVED or not pile, "removed cards outside the common zone"


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
    elif battle.exhausted[card]:
        return "is exhausted outside play"
    elif definition.facts.token and zone != NOWHERE:
        return "is a token outside play"
    return ""


def counters_are_in_order(battle: Battle) -> None:
    """Opposite counters never meet, and counters lie on cards in play; XP in the Level Up Zone."""
    for kind, column in enumerate(battle.counters):
        if not any(column):
            continue
        for card, number in enumerate(column):
            if number:
                what = f"{COUNTER_NAMES[kind]} counters on {name(battle, card)}"
                assert number > 0, f"a negative number of {what}"
                zone = battle.zone(card)
                assert zone == LEVEL_UP if kind == XP else FRONT <= zone <= EQUIPPED, (
                    f"{what} in the {ZONE_NAMES[zone]}"
                )
                forbidden = kind in (PLUS, MINUS) and battle.rules.stun_counters == "forbid"
                assert not forbidden or not battle.in_row(card) or battle.face[card] == UP, (
                    f"{what}, which is face down"
                )
    for one, other in ((PLUS, MINUS), (WOUND, VITALITY)):
        for card in [card for card, number in enumerate(battle.counters[one]) if number]:
            assert not battle.counters[other][card], (
                f"{name(battle, card)} has {COUNTER_NAMES[one]} and {COUNTER_NAMES[other]} counters"
            )


def equipment_is_borne(battle: Battle) -> None:
    """Each equipment is on one face-up character of its side, each character bears one at most."""
    borne = [card for card, bearer in enumerate(battle.bearer) if bearer >= 0]
    equipped = [card for seat in range(battle.seats) for card in battle.pile(seat, EQUIPPED)]
    assert borne == sorted(equipped), "equipment without a bearer, or a bearer of something out of play"
    bearers = [battle.bearer[card] for card in equipped]
    assert len(set(bearers)) == len(bearers), "somebody bears two pieces of equipment"
    for card, bearer in zip(equipped, bearers, strict=True):
        link = f"{name(battle, card)} is on {name(battle, bearer)}"
        assert battle.in_row(bearer), f"{link}, who is not in play"
        assert battle.controller(bearer) == battle.controller(card), f"{link}, who is on another side"
        keeps = battle.definition[card].name in battle.definition[bearer].facts.keeps_equipment
        assert keeps or battle.face[bearer] == UP, f"{link}, who is face down"


def combatants_can_fight(battle: Battle) -> None:
    combat = battle.combat
    if combat is None:
        return
    fighters = combat.attackers if combat.defender == NOTHING else [*combat.attackers, combat.defender]
    for card in fighters:
        assert battle.in_row(card), f"{name(battle, card)} fights outside play"
        assert battle.face[card] == UP, f"{name(battle, card)} fights face down"
    assert len(set(fighters)) == len(fighters), "somebody fights twice in one combat"
    for card in combat.attackers:
        assert battle.controller(card) == combat.seat, f"{name(battle, card)} attacks for another side"
    if combat.defender != NOTHING:
        assert battle.enemies(combat.seat, battle.controller(combat.defender)), "somebody attacks a friend"


def modifiers_have_a_card(battle: Battle) -> None:
    """No modifier outlives the object it was put on, but for promotion and demotion (2P-CTL-12)."""
    for modifier in battle.modifiers:
        if modifier.card >= 0 and not isinstance(modifier.change, CountsAs):
            assert modifier.stamp == battle.stamp[modifier.card], (
                f"{type(modifier.change).__name__} outlives {name(battle, modifier.card)}"
            )


def question_is_sound(battle: Battle) -> None:
    """Somebody alive is asked among different options, and what is offered can be done."""
    ask = battle.ask
    if battle.over:
        assert ask is None, "a finished game asks something"
        assert not battle.stack, "a finished game has work left"
        return
    assert ask is not None, "a game asks nothing and is not over"
    assert battle.stack, "a game asks with nothing to do"
    assert battle.alive[ask.seat], f"seat {ask.seat + 1} is asked but out of the game"
    assert ask.options, "a question without an answer"
    keys = [option.key() for option in ask.options]
    assert len(set(keys)) == len(keys), f"an option is offered twice: {ask}"
    if ask.kind == ACT:
        for option in ask.options:
            if option.card >= 0:
                fault = why_not(battle, ask.seat, option.card, option.verb, option.other, option.number)
                verb = VERB_NAMES[option.verb - FIRST_OWN_VERB]
                assert fault == OK, f"{verb} {name(battle, option.card)} is offered, but: {CLAUSES[fault][1]}"


def numbers_are_fresh(battle: Battle) -> None:
    """What is remembered of the characters' numbers is what a fork, which remembers nothing, finds anew."""
    twin = battle.fork()
    for card in battle.all_characters():
        remembered, anew = stats_of(battle, card), stats_of(twin, card)
        assert remembered.equals(anew), f"the numbers of {name(battle, card)} are out of date"


def rules_are_met(battle: Battle) -> None:
    """What the rules demand at once has been done."""
    for seat in range(battle.seats):
        if not battle.alive[seat]:
            for zone in (FRONT, BACK, RESOURCE, EQUIPPED):
                assert not battle.pile(seat, zone), f"seat {seat + 1} is out but has cards in play"
            continue
        characters = battle.characters(seat)
        for card in characters:
            wounds = battle.counters[WOUND][card]
            assert wounds < health(battle, card) or may_be_spared(battle, card), (
                f"{name(battle, card)} has {wounds} wounds and is not KO'd"
            )
        names: dict[str, CardId] = {}
        for card in characters:
            if keywords(battle, card) & SWARM or battle.is_main(card) or may_be_spared(battle, card):
                continue
            for word in battle.definition[card].names:
                assert names.setdefault(word, card) == card, f"two characters named {word} on one side"


def may_be_spared(battle: Battle, card: CardId) -> bool:
    """Whether a KO demanded by the rules may have come to nothing."""
    return bool(battle.heeded >> KOD & 1) or battle.forbidden(TO_BE_KOD, card)


def name(battle: Battle, card: CardId) -> str:
    return f"{battle.definition[card].name} [{card}]"
