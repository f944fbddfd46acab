"""What is true of every 2PCG position, whatever cards were played; random games are held to it."""

from __future__ import annotations

from versus.games.tpcg.actions import why_not
from versus.games.tpcg.battle import Battle
from versus.games.tpcg.changes import CountsAs
from versus.games.tpcg.clauses import CLAUSES, OK
from versus.games.tpcg.setup import NewGame
from versus.games.tpcg.stats import health, keywords
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
    SETUP,
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
    if not battle.unsettled and not battle.over and battle.phase != SETUP:
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
        owned: list[list[str]] = [[] for _ in range(battle.seats)]
        for card, definition in enumerate(battle.definition):
            if not definition.facts.token:
                owned[battle.owner[card]].append(definition.key)
        for seat, deck in enumerate(battle.origin.decks):
            brought = [card.key for card in (deck.main, *deck.levels, *deck.pile, *deck.cards)]
            assert sorted(owned[seat]) == sorted(brought), f"seat {seat + 1} owns other cards than it brought"


def cards_lie_as_they_may(battle: Battle) -> None:
    """Types, faces and orientation fit the zone."""
    for card, definition in enumerate(battle.definition):
        zone = battle.zone(card)
        face = battle.face[card]
        place = f"{name(battle, card)} ({ZONE_NAMES[zone]}, {FACE_NAMES[face]})"
        if zone in (FRONT, BACK):
            assert definition.is_character, f"{place} is no character"
            assert face != DOWN, f"{place} is neither stunned nor hidden"
            assert face != STUNNED or battle.exhausted[card], f"{place} is stunned but ready"
        elif zone == RESOURCE:
            assert face in (UP, DOWN), f"{place} is no way for a resource to lie"
            assert face == DOWN or definition.type == LOCATION, f"{place} is no location"
        else:
            assert face == UP, f"{place} lies face down outside the rows"
        if zone == EQUIPPED:
            assert definition.type == EQUIPMENT, f"{place} is no equipment"
        if not FRONT <= zone <= EQUIPPED:
            assert not battle.exhausted[card], f"{place} is exhausted outside play"
            assert not definition.facts.token or zone == NOWHERE, f"{place} is a token outside play"
        if zone == REMOVED:
            assert battle.controller(card) == 0, f"{place} is not in the common zone"


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
                assert not forbidden or battle.face[card] == UP, f"{what}, which is face down"
    for one, other in ((PLUS, MINUS), (WOUND, VITALITY)):
        for card, (first, second) in enumerate(
            zip(battle.counters[one], battle.counters[other], strict=True)
        ):
            assert not first or not second, (
                f"{name(battle, card)} has {COUNTER_NAMES[one]} and {COUNTER_NAMES[other]} counters"
            )


def equipment_is_borne(battle: Battle) -> None:
    """Each equipment is on one face-up character of its side, each character bears one at most."""
    bearers: list[CardId] = []
    for card, bearer in enumerate(battle.bearer):
        if battle.zone(card) != EQUIPPED:
            assert bearer == NOTHING, f"{name(battle, card)} is borne outside play"
            continue
        link = f"{name(battle, card)} on {name(battle, bearer) if bearer >= 0 else 'nobody'}"
        assert bearer >= 0, link
        assert battle.in_row(bearer), f"{link}, who is not in play"
        assert battle.controller(bearer) == battle.controller(card), f"{link}, who is on another side"
        kept = battle.definition[bearer].facts.keeps_equipment
        keeps = battle.definition[card].name in kept
        assert keeps or battle.face[bearer] == UP, f"{link}, who is face down"
        assert bearer not in bearers, f"{link}, who bears another one already"
        bearers.append(bearer)


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
