"""Which cards and effects are meant, how many, and what must hold."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from versus.games.classic.language import filters
from versus.games.classic.language.conditions import (
    Attacks,
    Boosted,
    ItIsYou,
    PhaseIs,
    WillpowerOf,
    X,
    YourStep,
)
from versus.games.classic.language.effects import equipment as equipment_effects
from versus.games.classic.language.effects.counters import COSMIC_TEXT, CountersOn, WithCounter
from versus.games.classic.language.effects.moving import EITHER_AREA, HIDDEN_AREA, OWN_AREA, VISIBLE_AREA
from versus.games.classic.language.effects.players import EACH_PLAYER, OPPONENTS, YOU
from versus.games.classic.language.effects.waiting import EachEffect, Which
from versus.games.classic.language.selectors import CardsIn, Characters, EffectsOnChain, Equipment, Resources
from versus.games.classic.words import CHARACTER, HAND
from versus.kernel import choosing
from versus.kernel.choosing import ANY_NUMBER, THIS, All, AnyOf, Choice, Each, Not, Who
from versus.kernel.effects import AtLeast, Both, CountOf, Fits, Number, Times, Unless
from versus.kernel.nodes import Amount, Condition, Filter, Selector
from versus.kernel.types import CounterKind, Phase, Step

# Which cards

this_card: Final = filters.IsThis()
other: Final = Not(this_card)
other_than_it: Final = Not(choosing.IsIt())
yours: Final = filters.Yours()
opposing: Final = filters.Opposing()
stunned: Final = filters.IsStunned()
is_ready: Final = filters.IsReady()
exhausted: Final = Not(is_ready)
face_up: Final = filters.IsFaceUp()
face_down: Final = Not(face_up)
in_combat: Final = filters.InCombat()
attacking: Final = filters.Attacking()
defending: Final = filters.Defending()
hidden: Final = filters.Hidden()
visible: Final = Not(hidden)
in_support_row: Final = filters.InSupportRow()
in_front_row: Final = Not(in_support_row)
adjacent: Final = filters.AdjacentToThis()
of_your_teams: Final = filters.OfYourTeams()
character_card: Final = filters.OfType(CHARACTER)
mutant: Final = filters.OfTrait()
cosmic_character: Final = filters.Cosmic()
with_concealed: Final = filters.WithConcealed()
equipped: Final = equipment_effects.Equipped()
the_bearer: Final = equipment_effects.BearsThis()
costing_as_much: Final = filters.CostsAsMuch()


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


def with_counter(kind: CounterKind) -> Filter:
    """With a counter of this kind."""
    return WithCounter(kind)


def fits(*parts: Filter) -> Filter:
    """All of these at once."""
    return parts[0] if len(parts) == 1 else All(parts)


def either_of(*parts: Filter) -> Filter:
    """One of these at least."""
    return AnyOf(parts)


def not_(part: Filter) -> Filter:
    """Whoever does not fit."""
    return Not(part)


# Who

this: Final = THIS
it: Final = choosing.IT
the_event_card: Final = choosing.EVENT_CARD
the_cause: Final = choosing.Cause()
bearer: Final = equipment_effects.Bearer()


@dataclass(frozen=True)
class Target(Who):
    """A target, where it is spoken of; a finished power has its targets together (CL-TGT-01)."""

    of: Selector


def target(*parts: Filter) -> Who:
    """A character that is chosen as the power is used."""
    return Target(Characters(fitting(parts)))


def target_resource(*parts: Filter) -> Who:
    """A resource that is chosen as the power is used."""
    return Target(Resources(fitting(parts)))


def target_equipment(*parts: Filter) -> Who:
    """An equipment that is chosen as the power is used."""
    return Target(Equipment(fitting(parts)))


def target_card(zone: int, *parts: Filter, everyone: bool = False) -> Who:
    """A card in some zone of yours, or of anybody, that is chosen as the power is used."""
    return Target(CardsIn(zone, fitting(parts), everyone))


def a_character(*parts: Filter) -> Choice:
    """A character that is chosen as the effect resolves or the cost is paid."""
    return Choice(Characters(fitting(parts)))


def a_resource(*parts: Filter) -> Choice:
    return Choice(Resources(fitting(parts)))


def an_equipment(*parts: Filter) -> Choice:
    return Choice(Equipment(fitting(parts)))


def a_card_in_hand(*parts: Filter) -> Choice:
    return Choice(CardsIn(HAND, fitting(parts)))


def a_card_in(zone: int, *parts: Filter, everyone: bool = False) -> Choice:
    """A card in some zone of yours, or of anybody."""
    return Choice(CardsIn(zone, fitting(parts), everyone))


def up_to(number: int, choice: Choice) -> Choice:
    """The same choice, but of so many at most, or of none."""
    return replace(choice, least=0, most=number)


def any_number(choice: Choice) -> Choice:
    """The same choice, but of as many as you like."""
    return replace(choice, least=0, most=ANY_NUMBER)


def each(*parts: Filter) -> Who:
    return Each(Characters(fitting(parts)))


def each_resource(*parts: Filter) -> Who:
    return Each(Resources(fitting(parts)))


def each_equipment(*parts: Filter) -> Who:
    return Each(Equipment(fitting(parts)))


def each_card_in(zone: int, *parts: Filter, everyone: bool = False) -> Who:
    """All cards in some zone of yours, or of anybody."""
    return Each(CardsIn(zone, fitting(parts), everyone))


def fitting(parts: tuple[Filter, ...]) -> Filter | None:
    return fits(*parts) if parts else None


# Whose, and where a move ends

you: Final = YOU
opponents: Final = OPPONENTS
each_player: Final = EACH_PLAYER
own_area: Final = OWN_AREA
hidden_area: Final = HIDDEN_AREA
visible_area: Final = VISIBLE_AREA
either_area: Final = EITHER_AREA


# Which effects


@dataclass(frozen=True)
class EffectTarget(Which):
    """An effect on the chain that is a target, where it is spoken of."""

    of: EffectsOnChain


def target_effect(*source: Filter, whose: int = each_player) -> Which:
    """An effect on the chain, of a source that fits, that is chosen as the power is used."""
    return EffectTarget(EffectsOnChain(fitting(source), whose))


def each_effect(*source: Filter, whose: int = each_player) -> Which:
    """Every effect on the chain of a source that fits."""
    return EachEffect(EffectsOnChain(fitting(source), whose))


# How many

x: Final = X()
"""The number that is chosen as a power is used."""


def amount(number: int | Amount) -> Amount:
    return Number(number) if isinstance(number, int) else number


def times(factor: int, number: Amount) -> Amount:
    """So many times a number."""
    return Times(number, factor)


def number_of(who: Who) -> Amount:
    return CountOf(who)


def counters_on(who: Who, kind: CounterKind) -> Amount:
    return CountersOn(who, kind)


def willpower_of(who: Who) -> Amount:
    return WillpowerOf(who)


# What must hold

it_is_you: Final = ItIsYou()
"""The player whom the event is about is you."""
boosted: Final = Boosted()
"""Its boost was paid for: the condition of every power in a card's boost text."""
cosmic_text: Final = COSMIC_TEXT
"""It has its cosmic counter: the condition of every power in a card's cosmic text."""


def attacks(*parts: Filter) -> Condition:
    """This character attacks a defender that fits."""
    return Attacks(fits(*parts))


def at_least(number: int, of: Amount) -> Condition:
    return AtLeast(of, Number(number))


def during(phase: Phase) -> Condition:
    """It is this phase."""
    return PhaseIs(phase)


def in_your(step: Step) -> Condition:
    """It is your own step of this kind."""
    return YourStep(step)


def is_(who: Who, *parts: Filter) -> Condition:
    """Somebody is there and fits."""
    return Fits(who, fits(*parts))


def both(*parts: Condition) -> Condition:
    """All of these hold."""
    return parts[0] if len(parts) == 1 else Both(parts)


def unless(condition: Condition) -> Condition:
    """It does not hold."""
    return Unless(condition)
