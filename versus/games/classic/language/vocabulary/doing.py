"""What is paid, what is done, and what changes."""

from __future__ import annotations

from typing import Final

from versus.games.classic.language import costs
from versus.games.classic.language.changes import (
    THIS_ATTACK,
    Cannot,
    GainsIdentity,
    GainsTrait,
    GainsVersion,
    Gets,
    Has,
    HasPower,
    MayBear,
    MoreWillpower,
)
from versus.games.classic.language.conditions import HasKOd
from versus.games.classic.language.effects import characters as deeds
from versus.games.classic.language.effects import decks as deck_effects
from versus.games.classic.language.effects import moving as moving_effects
from versus.games.classic.language.effects.counters import PutCounters
from versus.games.classic.language.effects.players import OPPONENTS, LoseEndurance, WinTheGame
from versus.games.classic.language.effects.waiting import Negate, Which
from versus.games.classic.language.vocabulary.who import amount, fits, this
from versus.kernel.choosing import Who
from versus.kernel.effects import Gate, Number, Sequence
from versus.kernel.modifiers import THIS_TURN, Duration
from versus.kernel.nodes import Amount, Change, Effect, Filter, Trigger

# What it costs

activate: Final = costs.Activate()
reveal_this: Final = costs.RevealThis()
stun_this: Final = costs.StunThis()


def pay(endurance: int | Amount) -> Effect:
    return costs.PayEndurance(amount(endurance))


def pay_points(points: int | Amount) -> Effect:
    """Pay resource points, in your own recruit step (CL-RES-06)."""
    return costs.PayPoints(amount(points))


def exhaust_as_cost(who: Who) -> Effect:
    return costs.PayByExhausting(who)


def discard_as_cost(who: Who) -> Effect:
    return costs.PayByDiscarding(who)


def ko_as_cost(who: Who) -> Effect:
    return costs.PayByKOing(who)


def replace_as_cost(who: Who) -> Effect:
    return costs.PayByReplacing(who)


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


def recover(who: Who) -> Effect:
    return deeds.Recover(who)


def negate(which: Which) -> Effect:
    """Take effects off the chain without any result."""
    return Negate(which)


def return_to_hand(who: Who) -> Effect:
    return moving_effects.ReturnsToHand(who)


def put_into_play(who: Who) -> Effect:
    return moving_effects.PutsIntoPlay(who)


def give(who: Who, *changes: Change, until: Duration = THIS_TURN) -> Effect:
    return deeds.Give(who, changes, until)


def give_this_attack(who: Who, *changes: Change) -> Effect:
    return deeds.Give(who, changes, THIS_ATTACK)


def later(trigger: Trigger, who: Who = this, until: Duration = THIS_TURN) -> Effect:
    """What will happen to a card at a later moment, also if it is stunned then; "this" in it is that card."""
    return deeds.Later(who, trigger, until)


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


def gets(*, atk: int | Amount = 0, defense: int | Amount = 0) -> Change:
    return Gets(amount(atk), amount(defense))


def has(*keywords: int) -> Change:
    return Has(sum(keywords))


def has_power(trigger: Trigger) -> Change:
    """A triggered power, which sleeps while its card is stunned."""
    return HasPower(trigger)


def has_identity(identity: str) -> Change:
    """Another identity as well."""
    return GainsIdentity(identity)


def has_version(version: str) -> Change:
    """Another version as well."""
    return GainsVersion(version)


def has_trait(trait: str) -> Change:
    """It is a Mutant with this trait as well."""
    return GainsTrait(trait)


def gets_willpower(number: int | Amount) -> Change:
    """More willpower, or less."""
    return MoreWillpower(amount(number))


def cannot(act: int) -> Change:
    return Cannot(act)


def may_bear(number: int) -> Change:
    return MayBear(number)
