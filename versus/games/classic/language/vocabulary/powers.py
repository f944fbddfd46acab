"""Whole powers: payment, triggered, continuous, what recruiting takes, and those that keywords name."""

from __future__ import annotations

from dataclasses import fields as fields_of
from dataclasses import replace
from typing import Any

from versus.games.classic.language.changes import Joins
from versus.games.classic.language.conditions import AmountIs
from versus.games.classic.language.effects.waiting import TargetEffect
from versus.games.classic.language.filters import WithinCrossover
from versus.games.classic.language.selectors import Targetable
from versus.games.classic.language.vocabulary.doing import activate, do
from versus.games.classic.language.vocabulary.who import (
    EffectTarget,
    Target,
    adjacent,
    boosted,
    both,
    cosmic_text,
    during,
    it_is_you,
    this_card,
    yours,
)
from versus.games.classic.printed.definition import Payment, Play, RecruitCost, Triggered
from versus.games.classic.printed.keywords import KEYWORDS
from versus.games.classic.words import BUILD_PHASE, PHASE_STARTED, POWERED_UP, STEP_STARTED, STUN
from versus.kernel.choosing import Chosen
from versus.kernel.errors import BadCard
from versus.kernel.nodes import Aura, Change, Condition, Effect, Filter, Node, Replacement, Trigger
from versus.kernel.types import EventKind, Phase, Step

Power = Payment | RecruitCost | Trigger | Aura | Replacement
Conditional = Payment | Trigger | Aura | Replacement


def payment(
    cost: Effect | tuple[Effect, ...],
    *effects: Effect,
    only_if: Condition | None = None,
    once_a_turn: bool = False,
    from_hand: bool = False,
) -> Payment:
    """Pay, and the effect goes on the chain (CL-PWR-02); `only_if` is asked as it is used (CL-PWR-21)."""
    effect, targets = aimed(do(*effects))
    paid = cost if isinstance(cost, tuple) else (cost,)
    return Payment(Play(effect, targets), paid, only_if, once_a_turn, from_hand)


def when(
    event: EventKind,
    subject: Filter | None,
    *effects: Effect,
    by: Filter | None = None,
    when_: Condition | None = None,
    if_: Condition | None = None,
) -> Trigger:
    """Whenever something happens to whoever fits; `if_` is judged twice, `when_` once."""
    effect, targets = aimed(do(*effects))
    return Triggered(event, effect, subject, by, when_, if_, targets=targets)


def when_stunned(*effects: Effect) -> Trigger:
    """Whenever this character becomes stunned."""
    return when(STUN, this_card, *effects)


def at_start_of(phase: Phase, *effects: Effect, if_: Condition | None = None) -> Trigger:
    return when(PHASE_STARTED, None, *effects, when_=AmountIs(phase), if_=if_)


def at_start_of_your(step: Step, *effects: Effect, if_: Condition | None = None) -> Trigger:
    """At the start of your own step of this kind."""
    return when(STEP_STARTED, None, *effects, when_=both(it_is_you, AmountIs(step)), if_=if_)


def instead_of(
    event: EventKind,
    subject: Filter | None,
    *effects: Effect,
    by: Filter | None = None,
    given: Condition | None = None,
) -> Replacement:
    """If something would happen to whoever fits, other instructions are carried out; without any, none."""
    return Replacement(event, subject, by, given, do(*effects) if effects else None)


def continuous(affects: Filter, *changes: Change, given: Condition | None = None) -> Aura:
    """Whoever fits is changed, while the condition holds."""
    return Aura(affects, changes, given)


# Powers in a card's boost or cosmic text


def boost(power: Conditional) -> Conditional:
    """A power of the boost text, which a card has on the turn in which its boost was paid (CL-REC-18)."""
    return within(boosted, power)


def cosmic(power: Conditional) -> Conditional:
    """A power of the cosmic text, which a card has while it has its cosmic counter (CL-KEY-11)."""
    return within(cosmic_text, power)


def within(text: Condition, power: Conditional) -> Conditional:
    """The power while its card has that text; of a trigger it is asked as it triggers, and not again."""
    if isinstance(power, Trigger):
        return replace(power, when=text if power.when is None else both(power.when, text))
    return replace(power, given=text if power.given is None else both(text, power.given))


# What recruiting takes


def additional_cost(*costs: Effect) -> RecruitCost:
    """What must be paid to recruit the card besides its points (CL-REC-28)."""
    return RecruitCost(costs)


def alternate_cost(*costs: Effect) -> RecruitCost:
    """What may be paid to recruit the card instead of its points (CL-REC-28)."""
    return RecruitCost(costs, instead=True)


# Keywords


def keyword(name: str, *powers: Payment | Trigger | Aura | Replacement, means: str = "") -> int:
    """A keyword of a card set: its powers are those of whoever has it; `means` if they need other words."""
    for power in powers:
        if not isinstance(power, (Payment, Trigger, Aura, Replacement)):
            raise BadCard(
                f"{name}: a keyword stands for payment(...), when(...), continuous(...) and the like."
            )
    return KEYWORDS.declare(name, *powers, means=means)


# Powers that keywords name; the card has the keyword besides


def crossover(*teams: str) -> Aura:
    """Whoever of yours has one of these affiliations has all of them (CL-KEY-19)."""
    return Aura(WithinCrossover(), (Joins(teams),))


def leader(*changes: Change, given: Condition | None = None) -> Aura:
    """For the keyword Leader: whoever is adjacent is changed (CL-KEY-32)."""
    return Aura(adjacent, changes, given)


def ally(*effects: Effect) -> Trigger:
    """For the tag Ally: whenever a character of yours becomes powered up (CL-KEY-01)."""
    return when(POWERED_UP, yours, *effects)


def backup(*effects: Effect) -> Payment:
    """For the tag Backup: activate it, in a build phase only (CL-KEY-02)."""
    return payment(activate, *effects, only_if=during(BUILD_PHASE))


def vengeance(*effects: Effect) -> Trigger:
    """For the tag Vengeance: whenever it becomes stunned (CL-KEY-03)."""
    return when_stunned(*effects)


# Targets


def aimed(effect: Effect) -> tuple[Effect, tuple[Targetable, ...]]:
    """An effect whose targets are numbered in the order in which it speaks of them, and what they must be."""
    targets: list[Targetable] = []
    found: Effect = numbered(effect, targets)
    return found, tuple(targets)


def numbered(node: Any, targets: list[Targetable]) -> Any:
    if isinstance(node, (Target, EffectTarget)):
        if node.of not in targets:
            targets.append(node.of)
        place = targets.index(node.of)
        return Chosen(place) if isinstance(node, Target) else TargetEffect(place)
    if isinstance(node, tuple):
        return tuple([numbered(part, targets) for part in node])
    if not isinstance(node, Node):
        return node
    plain: Any = node
    parts = {field.name: numbered(getattr(plain, field.name), targets) for field in fields_of(plain)}
    return replace(plain, **parts)
