"""Which cards and effects are meant, how many, and what must hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from versus.games.classic.language import filters
from versus.games.classic.language.conditions import Attacks, Boosted, PhaseIs, WillpowerOf, X, YourStep
from versus.games.classic.language.effects import equipment as equipment_effects
from versus.games.classic.language.effects.counters import COSMIC_TEXT, CountersOn
from versus.games.classic.language.effects.players import EACH_PLAYER
from versus.games.classic.language.effects.waiting import EachEffect, Which
from versus.games.classic.language.selectors import CardsIn, Characters, EffectsOnChain, Resources
from versus.games.classic.words import CHARACTER, HAND
from versus.kernel.choosing import THIS, All, Choice, Each, Not, Who
from versus.kernel.effects import AtLeast, CountOf, Number
from versus.kernel.nodes import Amount, Condition, Filter, Selector

# Which cards

this_card: Final = filters.IsThis()
other: Final = Not(this_card)
yours: Final = filters.Yours()
stunned: Final = filters.IsStunned()
ready: Final = filters.IsReady()
exhausted: Final = Not(ready)
face_up: Final = filters.IsFaceUp()
attacking: Final = filters.Attacking()
defending: Final = filters.Defending()
adjacent: Final = filters.AdjacentToThis()
of_your_teams: Final = filters.OfYourTeams()
character_card: Final = filters.OfType(CHARACTER)
mutant: Final = filters.OfTrait()
cosmic_character: Final = filters.Cosmic()
with_concealed: Final = filters.WithConcealed()
the_bearer: Final = equipment_effects.BearsThis()


def of_team(team: str) -> Filter:
    return filters.OfTeam(team)


def of_type(type: int) -> Filter:
    return filters.OfType(type)


def of_version(version: str) -> Filter:
    return filters.OfVersion(version)


def of_identity(identity: str) -> Filter:
    return filters.OfIdentity(identity)


def of_trait(trait: str) -> Filter:
    """A Mutant with this trait."""
    return filters.OfTrait(trait)


def having(*keywords: int) -> Filter:
    """With one of these keywords or icons."""
    return filters.HasKeyword(sum(keywords))


def called(name: str) -> Filter:
    return filters.Named(name)


def costing(cost: int | Amount) -> Filter:
    return filters.CostIs(amount(cost))


def costing_at_most(cost: int | Amount) -> Filter:
    return filters.CostAtMost(amount(cost))


def fits(*parts: Filter) -> Filter:
    """All of these at once."""
    return parts[0] if len(parts) == 1 else All(parts)


# Who

this: Final = THIS
bearer: Final = equipment_effects.Bearer()


@dataclass(frozen=True)
class Target(Who):
    """A target, where it is spoken of; a finished power has its targets together (CL-TGT-01)."""

    of: Selector


def target(*parts: Filter) -> Who:
    """A character that is chosen as the power is used."""
    return Target(Characters(fits(*parts) if parts else None))


def target_card(zone: int, *parts: Filter) -> Who:
    """A card of your own in some zone that is chosen as the power is used."""
    return Target(CardsIn(zone, fits(*parts)))


def a_character(*parts: Filter) -> Who:
    """A character that is chosen as the effect resolves or the cost is paid."""
    return Choice(Characters(fits(*parts)))


def a_resource(*parts: Filter) -> Who:
    return Choice(Resources(fits(*parts)))


def a_card_in_hand(*parts: Filter) -> Who:
    return Choice(CardsIn(HAND, fits(*parts) if parts else None))


def each(*parts: Filter) -> Who:
    return Each(Characters(fits(*parts)))


def each_resource(*parts: Filter) -> Who:
    return Each(Resources(fits(*parts)))


# Which effects


@dataclass(frozen=True)
class EffectTarget(Which):
    """An effect on the chain that is a target, where it is spoken of."""

    of: EffectsOnChain


def target_effect(*source: Filter, whose: int = EACH_PLAYER) -> Which:
    """An effect on the chain, of a source that fits, that is chosen as the power is used."""
    return EffectTarget(EffectsOnChain(fits(*source) if source else None, whose))


def each_effect(*source: Filter, whose: int = EACH_PLAYER) -> Which:
    """Every effect on the chain of a source that fits."""
    return EachEffect(EffectsOnChain(fits(*source) if source else None, whose))


# How many

x: Final = X()
"""The number that is chosen as a power is used."""


def amount(number: int | Amount) -> Amount:
    return Number(number) if isinstance(number, int) else number


def number_of(who: Who) -> Amount:
    return CountOf(who)


def counters_on(who: Who, kind: int) -> Amount:
    return CountersOn(who, kind)


def willpower_of(who: Who) -> Amount:
    return WillpowerOf(who)


# What must hold

boosted: Final = Boosted()
"""Its boost was paid for: the condition of every power in a card's boost text."""
cosmic_text: Final = COSMIC_TEXT
"""It has its cosmic counter: the condition of every power in a card's cosmic text."""


def attacks(*parts: Filter) -> Condition:
    """This character attacks a defender that fits."""
    return Attacks(fits(*parts))


def at_least(number: int, of: Amount) -> Condition:
    return AtLeast(of, Number(number))


def during(phase: int) -> Condition:
    """It is this phase."""
    return PhaseIs(phase)


def in_your(step: int) -> Condition:
    """It is your own step of this kind."""
    return YourStep(step)
