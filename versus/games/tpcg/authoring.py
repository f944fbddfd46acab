"""What whoever writes cards of the 2PCG works with, and what can be wrong with such a card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from versus.games.tpcg import words
from versus.games.tpcg.language import vocabulary
from versus.games.tpcg.language.changes import PhasesCome
from versus.games.tpcg.language.effects.progress import GainXP
from versus.games.tpcg.printed.definition import (
    ONCE_A_COMBAT_IN_ALL,
    Aligned,
    Arrival,
    Bearers,
    Card,
    Discount,
    Facts,
    OtherPrice,
    StartsEquipped,
    SuperPower,
    TagTeam,
)
from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.games.tpcg.printed.teams import ALIGNMENT
from versus.games.tpcg.words import (
    ANY_COMBAT,
    ARENA,
    CHALLENGE_MATCH,
    COMBAT,
    EQUIPMENT,
    EVENT_NAMES,
    LAST_WOULD,
    LOCATION,
    MAIN_CHARACTER,
    OUTSIDE_PLAY,
    PLOT_TWIST,
    SUPPORTING_CHARACTER,
    SYMBOL_NAMES,
    TIMING_NAMES,
    TYPE_NAMES,
    Stat,
    Symbol,
    Timing,
)
from versus.kernel.authoring import Advice, Authoring, CardProblem, Kind
from versus.kernel.choosing import Who
from versus.kernel.nodes import (
    Amount,
    Aura,
    Change,
    Condition,
    Effect,
    Filter,
    Node,
    Replacement,
    Selector,
    Trigger,
)
from versus.kernel.trees import nodes_in
from versus.kernel.types import NOTHING, Act, CounterKind, EventKind, Phase, Step

Found = Iterator[CardProblem]

ALL_SYMBOLS: Final = (1 << len(SYMBOL_NAMES)) - 1
ALL_TIMINGS: Final = (1 << len(TIMING_NAMES)) - 1
PHASES: Final = [words.DRAW_PHASE, words.RECOVERY_PHASE, words.BUILD_PHASE, words.MAIN_PHASE]
CHARACTERS: Final = (MAIN_CHARACTER, SUPPORTING_CHARACTER)


def facts_problems(card: Card) -> Found:
    facts = card.facts
    if card.is_character and facts.health < 1 and not card.auras:
        yield CardProblem("health", "a character with no health is KO'd as it appears.", "Write 1 or more.")
    if facts.type == MAIN_CHARACTER and facts.level < 1:
        yield CardProblem("level", "a main character has a level.", "Write level=1.")
    if card.is_character and not facts.defense and not card.auras:
        yield CardProblem("defense", "a character with DEF 0 cannot stay in play by itself.", warning=True)
    if facts.symbols & ~ALL_SYMBOLS:
        yield CardProblem("symbols", f"{facts.symbols} is no power symbol.", known_symbols())
    if facts.basic and facts.symbols.bit_count() != 1:
        yield CardProblem("symbols", "a basic location gives one symbol.", "For example symbol=ENERGY.")
    if facts.type == PLOT_TWIST:
        yield from timing_problems("", facts.timing, facts.any_turn)


def known_symbols() -> str:
    return f"Known are {', '.join(name.upper() for name in SYMBOL_NAMES)}."


def timing_problems(path: str, timing: Timing, any_turn: bool) -> Found:
    where = f"{path}.timing" if path else "timing"
    if not timing or timing & ~ALL_TIMINGS:
        constants = ", ".join(name.upper().replace(" ", "_") for name in TIMING_NAMES)
        said = "it has no timing word." if not timing else f"{timing} is no timing word."
        yield CardProblem(where, said, f"Choose from {constants}.")
    elif any_turn and not timing & (COMBAT | ANY_COMBAT):
        yield CardProblem(
            f"{path}.any_turn" if path else "any_turn",
            "only what is used in combat can have the Any Turn symbol (2P-PWR-10).",
            "Leave it out, or write COMBAT.",
        )


def powers_problems(card: Card) -> Found:
    if card.type == PLOT_TWIST and card.powers.twist is None:
        yield CardProblem("twist", "a plot twist needs an instruction.", "For example draw(2).")
    if card.type != PLOT_TWIST and card.powers.twist is not None:
        yield CardProblem("twist", "only a plot twist has one.", "Put the instruction into a power.")
    if card.type in OUTSIDE_PLAY:
        for place, power in enumerate(card.powers.printed):
            works = isinstance(power, Trigger) or (isinstance(power, Aura) and power.given is None)
            if not works and not (card.type == ARENA and isinstance(power, SuperPower)):
                said = "out of play, only triggered powers and continuous ones without a condition work."
                yield CardProblem(f"powers[{place}]", said, "Write when(...), or while_(..., on=...).")


def node_problems(path: str, node: Node) -> Found:
    if isinstance(node, PhasesCome) and sorted(node.order) != PHASES:
        yield CardProblem(f"{path}.order", "it names each of the four phases once.", "Write all four.")
    if not isinstance(node, SuperPower):
        return
    if not node.name.strip():
        yield CardProblem(f"{path}.name", "a Super Power has a name (2P-PWR-08).", "Give it one.")
    if node.reacts_to == NOTHING:
        yield from timing_problems(path, node.timing, node.any_turn)
    elif not 0 <= node.reacts_to < len(EVENT_NAMES):
        said = f"{node.reacts_to} is no event."
        yield CardProblem(f"{path}.reacts_to", said, "Import its constant, such as STUN or ATTACKS.")
    for symbols in node.cost:
        if not symbols or symbols & ~ALL_SYMBOLS:
            yield CardProblem(f"{path}.cost", f"{symbols} is no power symbol.", known_symbols())
    if not 0 <= node.limit <= ONCE_A_COMBAT_IN_ALL:
        yield CardProblem(
            f"{path}.limit",
            f"{node.limit} is no limit.",
            "Choose ONCE_A_TURN, ONCE_A_GAME, ONCE_A_COMBAT, ONCE_A_COMBAT_IN_ALL or ANY_NUMBER_OF_TIMES.",
        )


def levels_problems(cards: Sequence[Card], lost: frozenset[str]) -> Iterator[tuple[Card, CardProblem]]:
    """Main characters whose next level is missing, or that no lower level leads to (2P-SET-16)."""
    mains = [card for card in cards if card.type == MAIN_CHARACTER and not lost & set(card.names)]
    for card in mains:
        facts = card.facts
        kin = [other for other in mains if other.shares_name(card)]
        if facts.level_up and not any(other.facts.level == facts.level + 1 for other in kin):
            said = f"{facts.level_up} XP lead to Level {facts.level + 1}, and no such card is in the set."
            hint = (
                f'Write main_character(..., "{card.name}", atk=..., level={facts.level + 1}), or level_up=0.'
            )
            yield card, CardProblem("level_up", said, hint)
        elif facts.level > 1 and not leads_to(kin, facts):
            said = f"nothing leads to Level {facts.level}."
            hint = f'Give the Level {facts.level - 1} "{card.name}" a level_up, such as level_up=3.'
            yield card, CardProblem("level", said, hint)
        elif facts.level_up and not any(isinstance(node, GainXP) for node in nodes_in(card.powers)):
            hint = "Give it a power such as when(STUN, gain_xp(), subject=enemy)."
            yield card, CardProblem("level_up", "none of its powers gains XP.", hint, warning=True)


def leads_to(kin: Sequence[Card], facts: Facts) -> bool:
    return any(other.facts.level == facts.level - 1 and other.facts.level_up for other in kin)


AUTHORING: Final = Authoring(
    vocabulary=vocabulary,
    constants=words,
    page="docs/card-language.md",
    makers=(
        "arena",
        "basic_location",
        "card",
        "challenge_match",
        "equipment",
        "main_character",
        "plot_twist",
        "special_location",
        "supporting",
    ),
    facts=Facts,
    kinds=(
        Kind(Who, "cards", "one(enemy)"),
        Kind(Effect, "an instruction", "draw(1)"),
        Kind(Filter, "a filter", "enemy"),
        Kind(Condition, "a condition", "solo_attack"),
        Kind(Amount, "an amount", "amount(2)"),
        Kind(Change, "a change", "plus(atk=1, defense=1)"),
        Kind(Selector, "a place to look for cards", "Characters(enemy)"),
        Kind(SuperPower, "a Super Power", 'super_power("Kindle", MAIN, ENERGY, draw(1))'),
        Kind(Trigger, "a triggered power", "when_attacks(draw(1))"),
        Kind(Aura, "a continuous power", "while_(plus(atk=1, defense=1))"),
        Kind(Replacement, "a replacing power", "instead_of(STUN)"),
        Kind(TagTeam, "a Tag Team power", 'TagTeam("Colossus", draw(1))'),
        Kind(OtherPrice, "another price", "symbols_instead(ENERGY)"),
        Kind(Discount, "a discount", "costs_less(1)"),
        Kind(Arrival, "a way to come into play", "appearing(exhausted=True)"),
        Kind(Bearers, "a choice of bearers", "only_onto(champion)"),
        Kind(StartsEquipped, "equipment from the start", 'starting_with("Night Coat")'),
        Kind(Aligned, "a side of its own", "aligned(good=True, evil=True)"),
        Kind(Card, "a card", 'supporting("MY-001", "Name", cost=1, atk=1, defense=1)'),
        Kind(Symbol, "a power symbol", "ENERGY"),
        Kind(Timing, "a timing word", "MAIN"),
        Kind(Phase, "a phase", "BUILD_PHASE"),
        Kind(Step, "a step", "RECRUIT_STEP"),
        Kind(EventKind, "an event", "STUN"),
        Kind(Act, "an act", "TO_ATTACK"),
        Kind(CounterKind, "a kind of counter", "VITALITY"),
        Kind(Stat, "a number of a card", "ATK"),
    ),
    advice=Advice(
        power="Write a power: super_power, reaction, when, while_ or instead_of.",
        instruction_as_power=(
            "Put the instruction into a power: super_power(...), when(...) or when_appears(...)."
        ),
        change_as_power="Put the change into a continuous power: while_(...).",
        filter_as_cards="Write one(...) or each(...) around the filter.",
        cards_as_filter="Write the filter itself, without one(...) or each(...).",
        instruction_as_change="A continuous power takes changes: plus(atk=1), not gets(this, atk=1).",
        change_as_instruction="Write becomes(who, ...) around the change, or gets(who, atk=1).",
        no_change="For example while_(plus(atk=1, defense=1)).",
    ),
    types=TYPE_NAMES,
    keywords=KEYWORDS,
    events=EVENT_NAMES,
    last_would=LAST_WOULD,
    least={
        "cost": 0,
        "atk": 0,
        "defense": 0,
        "health": 0,
        "level": 0,
        "level_up": 0,
        "deck_limit": 1,
    },
    only_for={
        "cost": (SUPPORTING_CHARACTER, EQUIPMENT),
        "atk": CHARACTERS,
        "defense": CHARACTERS,
        "health": CHARACTERS,
        "level": (MAIN_CHARACTER,),
        "level_up": (MAIN_CHARACTER,),
        "symbols": (LOCATION,),
        "basic": (LOCATION,),
        "timing": (PLOT_TWIST,),
        "brought_by": (CHALLENGE_MATCH,),
    },
    teams=tuple(ALIGNMENT),
    team_facts=("teams", "loyalty", "starting_team", "brought_by"),
    facts_problems=facts_problems,
    powers_problems=powers_problems,
    node_problems=node_problems,
    set_problems=levels_problems,
)
