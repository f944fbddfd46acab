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
    Loses,
    MayBear,
    MoreWillpower,
)
from versus.games.classic.language.conditions import HasKOd
from versus.games.classic.language.effects import (
    arriving,
    characters,
    counters,
    decks,
    equipment,
    moving,
    players,
    resources,
)
from versus.games.classic.language.effects.waiting import Negate, Which
from versus.games.classic.language.vocabulary.who import amount, fits, own_area, this, you
from versus.kernel.choosing import Choose, Who
from versus.kernel.effects import Either, ForEach, Gate, Nothing, Repeat, Sequence
from versus.kernel.modifiers import THIS_TURN, Duration
from versus.kernel.nodes import Amount, Change, Condition, Effect, Filter, Trigger
from versus.kernel.types import Act, CounterKind

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


# How it is done


def do(*effects: Effect) -> Effect:
    """Instructions one after another."""
    return effects[0] if len(effects) == 1 else Sequence(effects)


def may(price: Effect, then: Effect) -> Effect:
    """You may do this; if you do, that follows."""
    return Gate(then, may=True, price=price)


def you_may(*effects: Effect) -> Effect:
    """You may do all of this."""
    return Gate(do(*effects), may=True)


def if_(given: Condition, then: Effect, otherwise: Effect | None = None) -> Effect:
    return Gate(then, given=given, otherwise=otherwise)


def if_kod(then: Effect) -> Effect:
    """If the effect has really KO'd somebody."""
    return Gate(then, given=HasKOd())


def for_each(who: Who, *effects: Effect) -> Effect:
    """Once for each of some cards, which is "it" then."""
    return ForEach(who, do(*effects))


def repeat(number: int | Amount, *effects: Effect) -> Effect:
    """So many times."""
    return Repeat(amount(number), do(*effects))


def choose(*effects: Effect, at_random: bool = False) -> Effect:
    """One of several instructions."""
    return Either(effects, at_random)


def pick(who: Who) -> Effect:
    """Choose cards that the rest of the effect speaks of."""
    return Choose(who)


nothing: Final = Nothing()


# What is done


def stun(who: Who) -> Effect:
    return characters.Stun(who)


def ko(who: Who) -> Effect:
    return characters.KnockOut(who)


def recover(who: Who) -> Effect:
    return characters.Recover(who)


def ready(who: Who) -> Effect:
    return characters.Ready(who)


def exhaust(who: Who) -> Effect:
    return characters.Exhaust(who)


def power_up(who: Who) -> Effect:
    """Whoever fights gets +1/+1 this attack, and has been powered up."""
    return arriving.PowersUp(who)


def reinforce(who: Who) -> Effect:
    """A defender gets reinforcement: no breakthrough this attack."""
    return arriving.Reinforces(who)


def remove_from_attack(who: Who) -> Effect:
    return characters.RemoveFromAttack(who)


def negate(which: Which) -> Effect:
    """Take effects off the chain without any result."""
    return Negate(which)


def draw(number: int | Amount = 1, whose: int = you) -> Effect:
    return players.DrawCards(whose, amount(number))


def discard(who: Who) -> Effect:
    return characters.Discard(who)


def gain(endurance: int | Amount) -> Effect:
    return players.GainEndurance(amount(endurance))


def lose(endurance: int | Amount, whose: int = you) -> Effect:
    """You lose endurance; or opponents do, or each player."""
    return players.LoseEndurance(whose, amount(endurance))


def move(who: Who, to: int = own_area, yours: bool = False) -> Effect:
    """To another position: of the same area, of the one that is named, or on your side."""
    return moving.Moves(who, to, yours)


def return_to_hand(who: Who) -> Effect:
    return moving.ReturnsToHand(who)


def remove_from_game(who: Who) -> Effect:
    return moving.RemovesFromGame(who)


def put_into_play(who: Who, stunned: bool = False) -> Effect:
    return moving.PutsIntoPlay(who, stunned)


def equip(who: Who) -> Effect:
    """Put equipment cards into play, each on a character."""
    return equipment.Equips(who)


def transfer(who: Who) -> Effect:
    """Give equipment in play to another character of yours."""
    return equipment.Transfers(who)


def replace(who: Who) -> Effect:
    """KO resources of yours; for each the top card of your deck comes in."""
    return resources.Replaces(who)


def lay_down(who: Who) -> Effect:
    """Put cards face down into your resource row, which is not building."""
    return resources.LaysDown(who)


def take_resource(who: Who) -> Effect:
    """Move opponents' resources to your row."""
    return resources.TakesResources(who)


def put_counters(kind: CounterKind, who: Who, number: int | Amount = 1) -> Effect:
    return counters.PutCounters(who, kind, amount(number))


def remove_counters(kind: CounterKind, who: Who, number: int | Amount = 1) -> Effect:
    return counters.RemoveCounters(who, kind, amount(number))


def search(*parts: Filter) -> Effect:
    """Look for a card in your deck and shuffle."""
    return do(decks.Search(fits(*parts)), shuffle)


shuffle: Final = decks.Shuffle()
win: Final = players.WinTheGame()


# For how long


def give(who: Who, *changes: Change, until: Duration = THIS_TURN) -> Effect:
    """Changes for a time."""
    return characters.Give(who, changes, until)


def give_this_attack(who: Who, *changes: Change) -> Effect:
    return characters.Give(who, changes, THIS_ATTACK)


def later(trigger: Trigger, who: Who = this, until: Duration = THIS_TURN) -> Effect:
    """What will happen to a card at a later moment, also if it is stunned then; "this" in it is that card."""
    return characters.Later(who, trigger, until)


# What changes


def gets(*, atk: int | Amount = 0, defense: int | Amount = 0) -> Change:
    return Gets(amount(atk), amount(defense))


def has(*keywords: int) -> Change:
    return Has(sum(keywords))


def loses(*keywords: int) -> Change:
    """It loses keywords or icons, with all that they do."""
    return Loses(sum(keywords))


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


def cannot(act: Act) -> Change:
    """One of the acts is impossible."""
    return Cannot(act)


def may_bear(number: int) -> Change:
    return MayBear(number)
