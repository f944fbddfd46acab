"""Whether a card says something the rules can play: every fact and every word of its powers, by type."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from versus.cards.field_types import hints_of, holds, mismatch
from versus.cards.problems import CardProblem, did_you_mean
from versus.games.tpcg.language.effects.progress import GainXP
from versus.games.tpcg.printed.definition import ONCE_A_COMBAT, Card, Facts, SuperPower
from versus.games.tpcg.text import card_text, nodes_in
from versus.games.tpcg.text.sheet import part_of, powers_of
from versus.games.tpcg.words import (
    ANY_COMBAT,
    COMBAT,
    EQUIPMENT,
    EVENT_NAMES,
    KEYWORD_NAMES,
    LAST_WOULD,
    LOCATION,
    MAIN_CHARACTER,
    PLOT_TWIST,
    SUPPORTING_CHARACTER,
    SYMBOL_NAMES,
    TIMING_NAMES,
    TYPE_NAMES,
    Timing,
)
from versus.kernel.codec import definition_hash
from versus.kernel.effects import HATCHES, Hatch
from versus.kernel.modifiers import DURATIONS
from versus.kernel.nodes import Aura, Node, Replacement, Trigger
from versus.kernel.types import NOTHING, EventKind

Found = Iterator[CardProblem]

ALL_SYMBOLS: Final = (1 << len(SYMBOL_NAMES)) - 1
ALL_TIMINGS: Final = (1 << len(TIMING_NAMES)) - 1
KNOWN_KEYWORDS: Final = tuple(1 << bit for bit in range(len(KEYWORD_NAMES)))
LEAST: Final[dict[str, int]] = {
    "cost": 0,
    "atk": 0,
    "defense": 0,
    "health": 0,
    "level": 0,
    "level_up": 0,
    "deck_limit": 1,
}
ONLY_FOR: Final[dict[str, tuple[int, ...]]] = {
    # Facts that only these types of cards have.
    "cost": (SUPPORTING_CHARACTER, EQUIPMENT),
    "atk": (MAIN_CHARACTER, SUPPORTING_CHARACTER),
    "defense": (MAIN_CHARACTER, SUPPORTING_CHARACTER),
    "health": (MAIN_CHARACTER, SUPPORTING_CHARACTER),
    "level": (MAIN_CHARACTER,),
    "level_up": (MAIN_CHARACTER,),
    "symbols": (LOCATION,),
    "basic": (LOCATION,),
    "timing": (PLOT_TWIST,),
}


def check_card(card: Card) -> list[CardProblem]:
    """Everything wrong with one card by itself; what rests on something wrong is not looked at."""
    found: list[CardProblem] = []
    for check in (check_title, check_types, check_facts, check_powers, check_machinery):
        found += check(card)
        if not all(problem.warning for problem in found):
            break
    return found


def check_title(card: Card) -> Found:
    value: Any
    for field, value in (("key", card.key), ("name", card.name)):
        if not isinstance(value, str):
            yield CardProblem(field, *mismatch(value, str))
        elif not value.strip():
            example = "MY-001" if field == "key" else "Night Watch"
            yield CardProblem(field, f"a card needs a {field}.", f'For example "{example}".')


def check_types(card: Card) -> Found:
    yield from mistyped(card.facts, "")
    yield from mistyped(card.powers, "")


def mistyped(holder: Any, path: str) -> Found:
    """Fields that do not hold what they are typed to hold, however deep."""
    hints = hints_of(type(holder))
    for field in fields(holder):
        where = f"{path}.{field.name}" if path else field.name
        value = getattr(holder, field.name)
        hint = hints[field.name]
        if not holds(value, hint):
            yield CardProblem(where, *mismatch(value, hint))
        elif isinstance(value, tuple):
            for index, item in enumerate(value):
                if isinstance(item, Node):
                    yield from mistyped(item, part_of(where, index, item))
        elif isinstance(value, Node):
            yield from mistyped(value, where)


def check_facts(card: Card) -> Found:
    facts = card.facts
    if not 0 <= facts.type < len(TYPE_NAMES):
        yield CardProblem("type", f"{facts.type} is no card type.", f"Known are {', '.join(TYPE_NAMES)}.")
        return
    kind = TYPE_NAMES[facts.type]
    for field, least in LEAST.items():
        value = getattr(facts, field)
        if value < least:
            yield CardProblem(field, f"it is {value}.", f"Write {least} or more.")
    for field, types in ONLY_FOR.items():
        if getattr(facts, field) and facts.type not in types:
            yield CardProblem(field, f"this card is of the type {kind}, which has none.", "Leave it out.")
    if card.is_character and facts.health < 1:
        yield CardProblem("health", "a character with no health is KO'd as it appears.", "Write 1 or more.")
    if facts.type == MAIN_CHARACTER and facts.level < 1:
        yield CardProblem("level", "a main character has a level.", "Write level=1.")
    if card.is_character and not facts.defense:
        yield CardProblem("defense", "a character with DEF 0 cannot stay in play by itself.", warning=True)
    for keyword in facts.keywords:
        if keyword not in KNOWN_KEYWORDS:
            yield CardProblem("keywords", *unknown_keyword(keyword))
    if facts.symbols & ~ALL_SYMBOLS:
        yield CardProblem("symbols", f"{facts.symbols} is no power symbol.", known_symbols())
    if facts.basic and facts.symbols.bit_count() != 1:
        yield CardProblem("symbols", "a basic location gives one symbol.", "For example symbol=ENERGY.")
    if facts.type == PLOT_TWIST:
        yield from timing_problems("", facts.timing, facts.any_turn)


def unknown_keyword(keyword: int) -> tuple[str, str]:
    parts = [KEYWORD_NAMES[bit] for bit in range(len(KEYWORD_NAMES)) if keyword >> bit & 1]
    if len(parts) > 1 and keyword < 1 << len(KEYWORD_NAMES):
        constants = ", ".join(part.upper().replace(" ", "_") for part in parts)
        return "several keywords are added up in one.", f"Write them one by one: ({constants})."
    return f"{keyword} is no keyword.", "Import its constant from versus.games.tpcg.words, such as FLIGHT."


def known_symbols() -> str:
    return f"Known are {', '.join(name.upper() for name in SYMBOL_NAMES)}."


def timing_problems(path: str, timing: Timing, any_turn: bool) -> Found:
    where = f"{path}.timing" if path else "timing"
    if not timing or timing & ~ALL_TIMINGS:
        constants = ", ".join(name.upper().replace(" ", "_") for name in TIMING_NAMES)
        words = "it has no timing word." if not timing else f"{timing} is no timing word."
        yield CardProblem(where, words, f"Choose from {constants}.")
    elif any_turn and not timing & (COMBAT | ANY_COMBAT):
        yield CardProblem(
            f"{path}.any_turn" if path else "any_turn",
            "only what is used in combat can have the Any Turn symbol (2P-PWR-10).",
            "Leave it out, or write COMBAT.",
        )


def check_powers(card: Card) -> Found:
    if card.type == PLOT_TWIST and card.powers.twist is None:
        yield CardProblem("twist", "a plot twist needs an instruction.", "For example draw(2).")
    if card.type != PLOT_TWIST and card.powers.twist is not None:
        yield CardProblem("twist", "only a plot twist has one.", "Put the instruction into a power.")
    for path, power in powers_of(card.powers):
        if isinstance(power, SuperPower):
            yield from super_power_problems(path, power)
        for node in nodes_in(power):
            yield from node_problems(path, node)


def super_power_problems(path: str, power: SuperPower) -> Found:
    if not power.name.strip():
        yield CardProblem(f"{path}.name", "a Super Power has a name (2P-PWR-08).", "Give it one.")
    if power.reacts_to == NOTHING:
        yield from timing_problems(path, power.timing, power.any_turn)
    for symbols in power.cost:
        if not symbols or symbols & ~ALL_SYMBOLS:
            yield CardProblem(f"{path}.cost", f"{symbols} is no power symbol.", known_symbols())
    if not 0 <= power.limit <= ONCE_A_COMBAT:
        yield CardProblem(
            f"{path}.limit",
            f"{power.limit} is no limit.",
            "Choose ONCE_A_TURN, ONCE_A_GAME, ONCE_A_COMBAT or ANY_NUMBER_OF_TIMES.",
        )


def node_problems(path: str, node: Node) -> Found:
    """What its type does not tell of a word: which event, which function, for how long."""
    if isinstance(node, Trigger):
        yield from event_problems(f"{path}.on", node.on, EventKind(len(EVENT_NAMES) - 1))
    elif isinstance(node, SuperPower) and node.reacts_to != NOTHING:
        yield from event_problems(f"{path}.reacts_to", node.reacts_to, EventKind(len(EVENT_NAMES) - 1))
    elif isinstance(node, Replacement):
        yield from event_problems(f"{path}.of", node.of, LAST_WOULD)
    elif isinstance(node, Aura) and not node.changes:
        yield CardProblem(
            f"{path}.changes", "it changes nothing.", "For example while_(plus(atk=1, defense=1))."
        )
    elif isinstance(node, Hatch):
        yield from hatch_problems(path, node)
    until = getattr(node, "until", None)
    if isinstance(until, int) and not 0 <= until < len(DURATIONS):
        yield CardProblem(f"{path}.until", f"{until} is no duration.", "For example THIS_TURN.")


def event_problems(where: str, event: EventKind, last: EventKind) -> Found:
    if 0 <= event < len(EVENT_NAMES) and event > last:
        names = ", ".join(EVENT_NAMES[: last + 1])
        yield CardProblem(
            where, f'"{EVENT_NAMES[event]}" cannot be replaced, only reacted to.', f"These can: {names}."
        )
    elif not 0 <= event <= last:
        yield CardProblem(where, f"{event} is no event.", "Import its constant, such as STUN or ATTACKS.")


def hatch_problems(path: str, hatch: Hatch) -> Found:
    if hatch.name not in HATCHES:
        hint = did_you_mean(hatch.name, HATCHES) or f'Register it: HATCHES["{hatch.name}"] = its_function.'
        yield CardProblem(path, f'no function is registered as "{hatch.name}".', hint)
    if not hatch.text.strip():
        yield CardProblem(path, f'the function "{hatch.name}" has no text.', "Say in words what it does.")


def check_machinery(card: Card) -> Found:
    """It can be printed, and a game with it can be saved."""
    try:
        card_text(card)
    except Exception as error:
        yield CardProblem("powers", f"its face cannot be printed: {error}", "Add a phrase for that word.")
    try:
        definition_hash(card)
    except TypeError as error:
        yield CardProblem("powers", f"it cannot be saved: {error}", "Use plain values and words only.")


# A set as a whole


def check_levels(cards: Sequence[Card], lost: frozenset[str]) -> Iterator[tuple[Card, CardProblem]]:
    """Main characters whose next level is missing, or that no lower level leads to (2P-SET-16).

    `lost` are names of cards that were left out already: nobody is blamed for those.
    """
    mains = [card for card in cards if card.type == MAIN_CHARACTER and not lost & set(card.names)]
    for card in mains:
        facts = card.facts
        kin = [other for other in mains if other.shares_name(card)]
        if facts.level_up and not any(other.facts.level == facts.level + 1 for other in kin):
            words = f"{facts.level_up} XP lead to Level {facts.level + 1}, and no such card is in the set."
            hint = (
                f'Write main_character(..., "{card.name}", atk=..., level={facts.level + 1}), or level_up=0.'
            )
            yield card, CardProblem("level_up", words, hint)
        elif facts.level > 1 and not leads_to(kin, facts):
            words = f"nothing leads to Level {facts.level}."
            hint = f'Give the Level {facts.level - 1} "{card.name}" a level_up, such as level_up=3.'
            yield card, CardProblem("level", words, hint)
        elif facts.level_up and not any(isinstance(node, GainXP) for node in all_nodes(card)):
            hint = "Give it a power such as when(STUN, gain_xp(), subject=enemy)."
            yield card, CardProblem("level_up", "none of its powers gains XP.", hint, warning=True)


def leads_to(kin: Sequence[Card], facts: Facts) -> bool:
    return any(other.facts.level == facts.level - 1 and other.facts.level_up for other in kin)


def all_nodes(card: Card) -> Iterator[Node]:
    for _, power in powers_of(card.powers):
        yield from nodes_in(power)


def check_teams(cards: Sequence[Card], known: Mapping[str, Any]) -> Iterator[tuple[Card, CardProblem]]:
    """Teams that nobody has heard of, each once: new, or misspelt."""
    told: set[str] = set()
    for card in cards:
        for field, team in teams_named(card):
            if team not in known and team not in told:
                told.add(team)
                hint = did_you_mean(team, known) or "If it is new, name it in the teams of its CardSet."
                words = f'no other set has the team "{team}".'
                yield card, CardProblem(field, words, hint, warning=True)


def teams_named(card: Card) -> Iterator[tuple[str, str]]:
    """Every team on a card, and the field that names it."""
    facts = card.facts
    yield from (("teams", team) for team in facts.teams)
    yield from (("loyalty", team) for team in facts.loyalty or ())
    if facts.starting_team:
        yield "starting_team", facts.starting_team
    for path, power in powers_of(card.powers):
        for node in nodes_in(power):
            team = getattr(node, "team", None)
            if isinstance(team, str):
                yield path, team
