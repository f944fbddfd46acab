"""The words in which classic cards are written: who is meant, what is done, whole powers, whole cards."""

from __future__ import annotations

from collections.abc import Sequence as Listing
from dataclasses import dataclass, replace
from dataclasses import fields as fields_of
from typing import Any, Final

from versus.games.classic.language import costs, filters
from versus.games.classic.language.changes import THIS_ATTACK, Cannot, Gets, Has, MayBear
from versus.games.classic.language.conditions import AmountIs, Attacks, HasKOd, X
from versus.games.classic.language.effects import characters as deeds
from versus.games.classic.language.effects import decks as deck_effects
from versus.games.classic.language.effects import equipment as equipment_effects
from versus.games.classic.language.effects import moving as moving_effects
from versus.games.classic.language.effects.counters import CountersOn, PutCounters
from versus.games.classic.language.effects.players import OPPONENTS, LoseEndurance, WinTheGame
from versus.games.classic.language.selectors import CardsIn, Characters, Resources
from versus.games.classic.printed.definition import Card, Facts, Payment, Play, Powers, Triggered
from versus.games.classic.printed.origin import fields
from versus.games.classic.words import (
    CHARACTER,
    EQUIPMENT,
    HAND,
    LOCATION,
    PHASE_STARTED,
    PLOT_TWIST,
    STUN,
)
from versus.kernel.choosing import THIS, All, Choice, Chosen, Each, Not, Who
from versus.kernel.effects import AtLeast, CountOf, Gate, Number, Sequence
from versus.kernel.errors import BadCard
from versus.kernel.modifiers import THIS_TURN, Duration
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
of_your_teams: Final = filters.OfYourTeams()
character_card: Final = filters.OfType(CHARACTER)
the_bearer: Final = equipment_effects.BearsThis()

x: Final = X()
"""The number that is chosen as a power is used."""


def of_team(team: str) -> Filter:
    return filters.OfTeam(team)


def of_version(version: str) -> Filter:
    return filters.OfVersion(version)


def called(name: str) -> Filter:
    return filters.Named(name)


def costing(cost: int | Amount) -> Filter:
    return filters.CostIs(amount(cost))


def costing_at_most(cost: int | Amount) -> Filter:
    return filters.CostAtMost(amount(cost))


def fits(*parts: Filter) -> Filter:
    """All of these at once."""
    return parts[0] if len(parts) == 1 else All(parts)


def amount(number: int | Amount) -> Amount:
    return Number(number) if isinstance(number, int) else number


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


# What it costs

activate: Final = costs.Activate()


def pay(endurance: int | Amount) -> Effect:
    return costs.PayEndurance(amount(endurance))


def exhaust_as_cost(who: Who) -> Effect:
    return costs.PayByExhausting(who)


def discard_as_cost(who: Who) -> Effect:
    return costs.PayByDiscarding(who)


# What is done


def do(*effects: Effect) -> Effect:
    return effects[0] if len(effects) == 1 else Sequence(effects)


def may(price: Effect, then: Effect) -> Effect:
    """You may do this; if you do, that follows."""
    return Gate(then, may=True, price=price)


def if_kod(then: Effect) -> Effect:
    """If the effect has really KO'd somebody."""
    return Gate(then, given=HasKOd())


def stun(who: Who) -> Effect:
    return deeds.Stun(who)


def ko(who: Who) -> Effect:
    return deeds.KnockOut(who)


def return_to_hand(who: Who) -> Effect:
    return moving_effects.ReturnsToHand(who)


def put_into_play(who: Who) -> Effect:
    return moving_effects.PutsIntoPlay(who)


def give(who: Who, *changes: Change, until: Duration = THIS_TURN) -> Effect:
    return deeds.Give(who, changes, until)


def give_this_attack(who: Who, *changes: Change) -> Effect:
    return deeds.Give(who, changes, THIS_ATTACK)


def lose(who: int, endurance: int) -> Effect:
    return LoseEndurance(who, Number(endurance))


def opponents_lose(endurance: int) -> Effect:
    return LoseEndurance(OPPONENTS, Number(endurance))


def put_counters(kind: int, who: Who, number: int | Amount = 1) -> Effect:
    return PutCounters(who, kind, amount(number))


def search(*parts: Filter) -> Effect:
    """Look for a card in your deck and shuffle."""
    return do(deck_effects.Search(fits(*parts)), deck_effects.Shuffle())


win: Final = WinTheGame()


# What changes


def gets(atk: int | Amount = 0, def_: int | Amount = 0) -> Change:
    return Gets(amount(atk), amount(def_))


def has(*keywords: int) -> Change:
    return Has(sum(keywords))


def cannot(act: int) -> Change:
    return Cannot(act)


def may_bear(number: int) -> Change:
    return MayBear(number)


def number_of(who: Who) -> Amount:
    return CountOf(who)


def counters_on(who: Who, kind: int) -> Amount:
    return CountersOn(who, kind)


def attacks(*parts: Filter) -> Condition:
    """This character attacks a defender that fits."""
    return Attacks(fits(*parts))


def at_least(number: int, of: Amount) -> Condition:
    return AtLeast(of, Number(number))


# Whole powers

Power = Payment | Trigger | Aura | Replacement


def payment(cost: Effect | tuple[Effect, ...], *effects: Effect, once_a_turn: bool = False) -> Payment:
    """Pay, and the effect goes on the chain (CL-PWR-02)."""
    effect, targets = aimed(do(*effects))
    paid = cost if isinstance(cost, tuple) else (cost,)
    return Payment(Play(effect, targets), paid, once_a_turn=once_a_turn)


def when(
    event: int,
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


def at_start_of(phase: int, *effects: Effect, if_: Condition | None = None) -> Trigger:
    return when(PHASE_STARTED, None, *effects, when_=AmountIs(phase), if_=if_)


def continuous(affects: Filter, *changes: Change, given: Condition | None = None) -> Aura:
    return Aura(affects, changes, given)


def aimed(effect: Effect) -> tuple[Effect, tuple[Selector, ...]]:
    """An effect whose targets are numbered in the order in which it speaks of them, and what they must be."""
    targets: list[Selector] = []
    found = numbered(effect, targets)
    assert isinstance(found, Effect)
    return found, tuple(targets)


def numbered(node: Any, targets: list[Selector]) -> Any:
    if isinstance(node, Target):
        if node.of not in targets:
            targets.append(node.of)
        return Chosen(targets.index(node.of))
    if isinstance(node, tuple):
        return tuple([numbered(part, targets) for part in node])
    if not isinstance(node, Node):
        return node
    plain: Any = node
    parts = {field.name: numbered(getattr(plain, field.name), targets) for field in fields_of(plain)}
    return replace(plain, **parts)


# Whole cards


def character(
    key: str,
    name: str,
    version: str,
    team: str,
    cost: int,
    atk: int,
    def_: int,
    *powers: Power,
    keywords: tuple[int, ...] = (),
    known: str = "",
    inferred: str = "",
) -> Card:
    """A character. `known` are the fields that stand in a source; what is not inferred either is ours."""
    facts = Facts(CHARACTER, cost, atk, def_, (team,), keywords, (version,) if version else ())
    return card(key, name, facts, powers, known=known, inferred=inferred)


def plot_twist(
    key: str,
    name: str,
    threshold: int,
    *effects: Effect,
    cost: Effect | tuple[Effect, ...] = (),
    ongoing: Listing[Power] = (),
    known: str = "",
    inferred: str = "",
) -> Card:
    """A plot twist: what playing it costs and does, and what it does while it lies face up."""
    twist = payment(cost, *effects) if effects else None
    return card(key, name, Facts(PLOT_TWIST, threshold), ongoing, twist, known, inferred)


def location(
    key: str, name: str, threshold: int, *powers: Power, known: str = "", inferred: str = ""
) -> Card:
    return card(key, name, Facts(LOCATION, threshold), powers, known=known, inferred=inferred)


def equipment(key: str, name: str, cost: int, *powers: Power, known: str = "", inferred: str = "") -> Card:
    return card(key, name, Facts(EQUIPMENT, cost), powers, known=known, inferred=inferred)


def card(
    key: str,
    name: str,
    facts: Facts,
    powers: Listing[Power] = (),
    twist: Payment | None = None,
    known: str = "",
    inferred: str = "",
) -> Card:
    """A card; every field that is neither known nor inferred is marked as filled in."""
    printed = Powers(
        payments=tuple(power for power in powers if isinstance(power, Payment)),
        triggers=tuple(power for power in powers if isinstance(power, Trigger)),
        auras=tuple(power for power in powers if isinstance(power, Aura)),
        replacements=tuple(power for power in powers if isinstance(power, Replacement)),
        twist=twist,
    )
    all_fields = fields(Card(key, name, facts, printed))
    said = named_fields(name, known, all_fields)
    concluded = named_fields(name, inferred, all_fields)
    filled = tuple(field for field in all_fields if field not in (*said, *concluded))
    return Card(key, name, replace(facts, filled=filled, inferred=concluded), printed)


def named_fields(name: str, words: str, all_fields: tuple[str, ...]) -> tuple[str, ...]:
    """ "cost, power 1" as fields; each must be one that the card has."""
    found = tuple(word.strip() for word in words.split(",") if word.strip())
    for field in found:
        if field not in all_fields:
            raise BadCard(f'{name} has no field "{field}". It has {", ".join(all_fields)}.')
    return found
