"""Numbers compared and added up, and what has happened before."""

from __future__ import annotations

from typing import Final

from versus.games.tpcg.language import comparing, past
from versus.games.tpcg.language.vocabulary.who import amount
from versus.games.tpcg.words import AT_RANGE, ATK, COST, COUNTERS, LEVEL, MELEE, PLUS, STUN, Stat
from versus.kernel.choosing import Who
from versus.kernel.nodes import Amount, Condition, Filter
from versus.kernel.types import CounterKind, EventKind


def cost_at_most(cost: int) -> Filter:
    return comparing.Compares(COST, comparing.AT_MOST, amount(cost))


def of_level(level: int) -> Filter:
    """A character of at least this level."""
    return comparing.Compares(LEVEL, comparing.AT_LEAST, amount(level))


def with_counters(kind: CounterKind, number: int = 1) -> Filter:
    """With counters of a kind, at least so many."""
    return comparing.Compares(COUNTERS, comparing.AT_LEAST, amount(number), kind)


def with_at_least(stat: Stat, number: int | Amount) -> Filter:
    """One of its numbers reaches an amount."""
    return comparing.Compares(stat, comparing.AT_LEAST, amount(number))


def with_at_most(stat: Stat, number: int | Amount) -> Filter:
    """One of its numbers does not exceed an amount."""
    return comparing.Compares(stat, comparing.AT_MOST, amount(number))


def with_more(stat: Stat, than: int | Amount) -> Filter:
    """One of its numbers exceeds an amount, or each of several: `with_more(ATK, highest(each(enemy)))`."""
    return comparing.Compares(stat, comparing.MORE_THAN, amount(than))


def with_less(stat: Stat, than: int | Amount) -> Filter:
    """One of its numbers is below an amount, or below each of several."""
    return comparing.Compares(stat, comparing.LESS_THAN, amount(than))


def with_exactly(stat: Stat, number: int | Amount) -> Filter:
    """One of its numbers is an amount."""
    return comparing.Compares(stat, comparing.EXACTLY, amount(number))


def highest(who: Who, stat: Stat = ATK, kind: CounterKind = PLUS) -> Amount:
    """The highest of some cards' numbers."""
    return comparing.Extreme(who, stat, kind=kind)


def lowest(who: Who, stat: Stat = ATK, kind: CounterKind = PLUS) -> Amount:
    """The lowest of some cards' numbers."""
    return comparing.Extreme(who, stat, lowest=True, kind=kind)


def total(*parts: Amount) -> Amount:
    """Several amounts added up."""
    return comparing.Sum(parts)


the_number_taken: Final = comparing.JustDone()
"""As many as the counters that were just taken off, or the recruit points that were just paid."""


def that_was(event: EventKind, by: Filter | None = None, in_combat: bool = False) -> Filter:
    """Something has happened to it this turn; with `in_combat`, in this combat."""
    return past.Befell(event, by, in_combat)


def stunned_in_combat(by: Filter | None = None) -> Filter:
    """It has been stunned this turn in a combat, whichever it was."""
    return past.Befell(STUN, by, manner=MELEE | AT_RANGE)


def times_this_turn(event: EventKind, subject: Filter | None = None, by: Filter | None = None) -> Amount:
    """How often something has happened this turn, to whoever fits, because of whoever fits."""
    return past.TimesThisTurn(event, subject, by)


def it_is_power(*names: str) -> Condition:
    """The power that was used has one of these names."""
    return past.UsedPower(names)


def times_used(name: str) -> Amount:
    """How often you have used Super Powers of a name in this game."""
    return past.UsesThisGame(name)


def stunned_by(ways: int) -> Condition:
    """The stun, or its wound, came about by a strike in combat, an effect, or a DEF of 0."""
    return past.StunnedBy(ways)


the_other_card: Final = past.EventOther()
"""The second card of an event: the one that was discarded to power up."""
