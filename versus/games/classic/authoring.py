"""What whoever writes cards of the classic game works with, and what can be wrong with such a card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from versus.games.classic import words
from versus.games.classic.language import vocabulary
from versus.games.classic.language.conditions import Boosted
from versus.games.classic.language.costs import CardCost
from versus.games.classic.language.effects.waiting import Which
from versus.games.classic.language.vocabulary.who import EffectTarget, Target
from versus.games.classic.printed.definition import Card, Facts, Payment, RecruitCost
from versus.games.classic.printed.keywords import KEYWORDS
from versus.games.classic.words import (
    CHARACTER,
    EQUIPMENT,
    EVENT_NAMES,
    LAST_WOULD,
    LOCATION,
    PLOT_TWIST,
    TYPE_NAMES,
)
from versus.kernel.authoring import Advice, Authoring, CardProblem, Kind
from versus.kernel.choosing import Choice, Who
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
from versus.kernel.types import Act, CounterKind, EventKind, Phase, Step

Found = Iterator[CardProblem]


def facts_problems(card: Card) -> Found:
    has_boost_text = any(isinstance(node, Boosted) for node in nodes_in(card.powers))
    if has_boost_text and not card.facts.boost:
        yield CardProblem("boost", "nobody can pay for its boost text.", "Say its cost, such as boost=1.")
    if card.facts.boost and not has_boost_text:
        hint = "Write boost(...) around a power."
        yield CardProblem("boost", "it has no boost text.", hint, warning=True)


def powers_problems(card: Card) -> Found:
    if card.type == PLOT_TWIST and not card.printed_powers():
        yield CardProblem("effects", "a plot twist needs an instruction.", "For example effects=[draw(2)].")
    if card.type != PLOT_TWIST and card.powers.twist is not None:
        yield CardProblem("twist", "only a plot twist has one.", "Put the instruction into a power.")
    if card.type in (PLOT_TWIST, LOCATION) and card.powers.recruiting:
        said = f"nobody recruits a {TYPE_NAMES[card.type]}."
        yield CardProblem("recruiting", said, "Put the cost into a payment power, or leave it out.")


def node_problems(path: str, node: Node) -> Found:
    costs: tuple[Effect, ...] = node.costs if isinstance(node, Payment | RecruitCost) else ()
    if sum(isinstance(cost, CardCost) and isinstance(cost.who, Choice) for cost in costs) > 1:
        said = "two of its costs choose cards to pay with."
        yield CardProblem(f"{path}.costs", said, "Leave one, or have it choose more cards: up_to(2, ...).")
    if any(isinstance(part, Target | EffectTarget) for part in nodes_in(node)):
        where = f"{path}.costs" if any(True for part in costs if aims(part)) else path
        said = "a target cannot be chosen here: only what goes on the chain has targets (CL-TGT-01)."
        yield CardProblem(where, said, "Write a_character(...) or each(...) instead of target(...).")


def aims(node: Node) -> bool:
    return any(isinstance(part, Target | EffectTarget) for part in nodes_in(node))


AUTHORING: Final = Authoring(
    vocabulary=vocabulary,
    constants=words,
    page="docs/card-language-classic.md",
    makers=("card", "character", "equipment", "location", "plot_twist"),
    facts=Facts,
    kinds=(
        Kind(Who, "cards", "target(yours)"),
        Kind(Which, "effects on the chain", "target_effect()"),
        Kind(Effect, "an instruction", "draw(1)"),
        Kind(Filter, "a filter", "yours"),
        Kind(Condition, "a condition", "boosted"),
        Kind(Amount, "an amount", "amount(2)"),
        Kind(Change, "a change", "gets(atk=1, defense=1)"),
        Kind(Selector, "a place to look for cards", "Characters(yours)"),
        Kind(Payment, "a payment power", "payment(activate, draw(1))"),
        Kind(RecruitCost, "a cost of recruiting", "additional_cost(pay(2))"),
        Kind(Trigger, "a triggered power", "when_stunned(draw(1))"),
        Kind(Aura, "a continuous power", "continuous(yours, gets(atk=1))"),
        Kind(Replacement, "a replacing power", "instead_of(STUN, yours)"),
        Kind(Card, "a card", 'character("MY-001", "Name", "", "Team", cost=1, atk=1, defense=1)'),
        Kind(Phase, "a phase", "BUILD_PHASE"),
        Kind(Step, "a step", "RECRUIT_STEP"),
        Kind(EventKind, "an event", "STUN"),
        Kind(Act, "an act", "TO_ATTACK"),
        Kind(CounterKind, "a kind of counter", "PLUS_ONE"),
    ),
    advice=Advice(
        power="Write a power: payment, when, continuous or instead_of.",
        instruction_as_power=(
            "Put the instruction into a power: payment(cost, ...), when(...) or when_stunned(...)."
        ),
        change_as_power="Put the change into a continuous power: continuous(this_card, ...).",
        filter_as_cards="Write target(...), a_character(...) or each(...) around the filter.",
        cards_as_filter="Write the filter itself, without target(...) or each(...).",
        instruction_as_change="A continuous power takes changes: gets(atk=1), not give(this, gets(atk=1)).",
        change_as_instruction="Write give(who, ...) around the change.",
        no_change="For example continuous(yours, gets(atk=1)).",
    ),
    types=TYPE_NAMES,
    keywords=KEYWORDS,
    events=EVENT_NAMES,
    last_would=LAST_WOULD,
    least={"cost": 0, "atk": 0, "defense": 0, "boost": 0, "willpower": 0},
    only_for={
        "atk": (CHARACTER,),
        "defense": (CHARACTER,),
        "identity": (CHARACTER,),
        "boost": (CHARACTER,),
        "traits": (CHARACTER,),
        "willpower": (CHARACTER,),
        "unique": (EQUIPMENT,),
        "borne_by": (EQUIPMENT,),
        "not_unique": (LOCATION,),
    },
    facts_problems=facts_problems,
    powers_problems=powers_problems,
    node_problems=node_problems,
)
