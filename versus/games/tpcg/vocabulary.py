"""The words a card author writes: short constructors for facts, powers, effects and choices.

Everything here only builds the frozen nodes of the other rooms; nothing here has behaviour of its own.
"""

from __future__ import annotations

from collections.abc import Sequence as Listing
from typing import Any, Final

from versus.games.tpcg import changes, conditions, filters
from versus.games.tpcg.definition import (
    ANY_NUMBER_OF_TIMES,
    ONCE_A_TURN,
    Aura,
    Card,
    Facts,
    OtherPrice,
    Powers,
    Replacement,
    SuperPower,
    TagTeam,
)
from versus.games.tpcg.effects import deeds, fights, hand_and_deck, lasting, moving, naming, progress
from versus.games.tpcg.teams import EVIL, GOOD
from versus.games.tpcg.words import (
    ANY_COMBAT,
    APPEARED,
    ATTACKED,
    ATTACKS,
    BACK,
    COMBAT,
    DOWN,
    EQUIPMENT,
    FRONT,
    HIDDEN,
    LOCATION,
    MAIN_CHARACTER,
    MINUS,
    PHASE_STARTED,
    PLOT_TWIST,
    PLUS,
    REMOVED,
    STUNNED,
    SUPPORTING_CHARACTER,
    TURN_ENDS,
    TURN_STARTED,
    UP,
)
from versus.kernel import choosing
from versus.kernel.choosing import ANY_NUMBER, All, AnyOf, Choice, Each, Not, Who
from versus.kernel.effects import AtLeast, CountOf, Either, ForEach, Gate, Number, Sequence
from versus.kernel.errors import BadCard
from versus.kernel.modifiers import FOREVER, THIS_TURN, Duration
from versus.kernel.nodes import Amount, Change, Condition, Effect, Filter, Trigger
from versus.kernel.types import INFINITE, NOTHING

# Who: filters that combine by standing side by side

enemy: Final = filters.IsEnemy()
yours: Final = filters.IsYours()
main: Final = filters.IsMain()
supporting_only: Final = filters.IsSupporting()
your_main: Final = filters.IsYourMain()
front_row: Final = filters.InRow(FRONT)
back_row: Final = filters.InRow(BACK)
face_up: Final = filters.Lies(UP)
stunned: Final = filters.Lies(STUNNED)
hidden: Final = filters.Lies(HIDDEN)
face_down: Final = filters.IsFaceDown()
exhausted: Final = filters.IsExhausted()
attacker: Final = filters.IsAttacker()
defender: Final = filters.IsDefender()
in_combat: Final = filters.InTheCombat()
protected: Final = filters.IsProtected()
equipped: Final = filters.IsEquipped()
good: Final = filters.OfAlignment(GOOD)
evil: Final = filters.OfAlignment(EVIL)
could_melee_attack: Final = filters.CouldMelee()
basic: Final = filters.IsBasic()
this_card: Final = filters.IsThis()
bearer: Final = filters.IsBearer()
another: Final = Not(filters.IsThis())

this: Final = choosing.THIS
it: Final = choosing.IT
the_event_card: Final = choosing.EVENT_CARD
the_cause: Final = choosing.Cause()


def team(name: str) -> Filter[Any]:
    return filters.OfTeam(name)


def named(name: str) -> Filter[Any]:
    return filters.Named(name)


def gives(symbol: int) -> Filter[Any]:
    """A location that can produce a symbol."""
    return filters.GivesSymbol(symbol)


of_that_team: Final = filters.OfNamedTeam()
"""With the team that was named before."""


def cost_at_most(cost: int) -> Filter[Any]:
    return filters.CostsAtMost(cost)


def either_of(*parts: Filter[Any]) -> Filter[Any]:
    return AnyOf(parts)


def fits(*parts: Filter[Any]) -> Filter[Any]:
    """Several filters as one."""
    return parts[0] if len(parts) == 1 else All(parts)


def one(*parts: Filter[Any]) -> Choice:
    """A character in play, chosen by you."""
    return Choice(filters.Characters(fits(*parts)))


def up_to(number: int, *parts: Filter[Any]) -> Choice:
    return Choice(filters.Characters(fits(*parts)), 0, number)


def any_number(*parts: Filter[Any]) -> Choice:
    return Choice(filters.Characters(fits(*parts)), 0, ANY_NUMBER)


def each(*parts: Filter[Any]) -> Each:
    """Every character in play that fits."""
    return Each(filters.Characters(fits(*parts)))


def each_card(*parts: Filter[Any]) -> Each:
    """Every card in play that fits, resources and equipment included."""
    return Each(filters.CardsInPlay(fits(*parts)))


def one_anywhere(*parts: Filter[Any]) -> Choice:
    """A character in play, also for a Combat plot twist that says so (2P-PLT-08)."""
    return Choice(filters.Characters(fits(*parts), anywhere=True))


def card_in(zone: int, *parts: Filter[Any], everyone: bool = False, up_to: int = 0) -> Choice:
    """A card of a zone, chosen by you; or up to so many of them."""
    of = filters.CardsIn(zone, fits(*parts) if parts else None, everyone)
    return Choice(of, 0, up_to) if up_to else Choice(of)


def cards_in(zone: int, *parts: Filter[Any], everyone: bool = False) -> Each:
    return Each(filters.CardsIn(zone, fits(*parts) if parts else None, everyone))


def location(*parts: Filter[Any], up_to: int = 0) -> Choice:
    """A face-up location in play."""
    of = filters.LocationsInPlay(fits(*parts) if parts else None)
    return Choice(of, 0, up_to) if up_to else Choice(of)


def locations(*parts: Filter[Any]) -> Each:
    return Each(filters.LocationsInPlay(fits(*parts) if parts else None))


# Amounts


def amount(number: int | Amount[Any]) -> Amount[Any]:
    return Number(number) if isinstance(number, int) else number


def count(who: Who) -> Amount[Any]:
    return CountOf(who)


def atk_of(who: Who) -> Amount[Any]:
    return conditions.StatOf(who, conditions.ATK)


def def_of(who: Who) -> Amount[Any]:
    return conditions.StatOf(who, conditions.DEF)


def cards_of_yours(zone: int) -> Amount[Any]:
    return conditions.PileSize(zone)


def printed_powers_of(who: Who) -> Amount[Any]:
    return conditions.StatOf(who, conditions.PRINTED_POWERS)


# Effects


def do(*parts: Effect[Any]) -> Effect[Any]:
    """Instructions one after another."""
    return parts[0] if len(parts) == 1 else Sequence(parts)


def may(*parts: Effect[Any], price: Effect[Any] | None = None) -> Effect[Any]:
    return Gate(do(*parts), may=True, price=price)


def if_(given: Condition[Any], then: Effect[Any], otherwise: Effect[Any] | None = None) -> Effect[Any]:
    return Gate(then, given=given, otherwise=otherwise)


def for_each(who: Who, effect: Effect[Any]) -> Effect[Any]:
    return ForEach(who, effect)


def choose(*parts: Effect[Any], at_random: bool = False) -> Effect[Any]:
    """One of several instructions."""
    return Either(parts, at_random)


def stun(who: Who) -> Effect[Any]:
    return deeds.Stun(who)


def daze(who: Who) -> Effect[Any]:
    return deeds.Stun(who, daze=True)


def wound(who: Who, number: int | Amount[Any] = 1) -> Effect[Any]:
    return deeds.Wound(who, amount(number))


def heal(who: Who, number: int | Amount[Any] = 1) -> Effect[Any]:
    return deeds.Heal(who, amount(number))


def ko(who: Who) -> Effect[Any]:
    return deeds.KnockOut(who)


def recover(who: Who) -> Effect[Any]:
    return deeds.Recover(who)


def hide(who: Who) -> Effect[Any]:
    return deeds.Hide(who)


def ready(who: Who) -> Effect[Any]:
    return deeds.Ready(who)


def exhaust(who: Who) -> Effect[Any]:
    return deeds.Exhaust(who)


def freeze(who: Who) -> Effect[Any]:
    return deeds.Freeze(who)


def burn(who: Who) -> Effect[Any]:
    return deeds.Burn(who)


def plus_counters(who: Who, number: int | Amount[Any] = 1) -> Effect[Any]:
    return deeds.PutCounters(who, PLUS, amount(number))


def minus_counters(who: Who, number: int | Amount[Any] = 1) -> Effect[Any]:
    return deeds.PutCounters(who, MINUS, amount(number))


def put_counters(who: Who, kind: int, number: int | Amount[Any] = 1) -> Effect[Any]:
    """Counters of any kind: vitality, or marks of a card's own."""
    return deeds.PutCounters(who, kind, amount(number))


def remove_counters(who: Who, kind: int, number: int | Amount[Any] | None = None) -> Effect[Any]:
    """Without a number, all of that kind."""
    return deeds.RemoveCounters(who, kind, amount(number) if number is not None else None)


def gets(
    who: Who, atk: int | Amount[Any] = 0, def_: int | Amount[Any] = 0, until: Duration = THIS_TURN
) -> Effect[Any]:
    """+ATK/+DEF for a time."""
    return lasting.Gets(who, amount(atk), amount(def_), until)


def becomes(who: Who, *what: Change[Any], until: Duration = THIS_TURN) -> Effect[Any]:
    """Any other change for a time."""
    return lasting.Becomes(who, what, until)


def has(who: Who, keywords: int, until: Duration = THIS_TURN) -> Effect[Any]:
    return lasting.Becomes(who, (changes.Has(keywords),), until)


def loses_keywords(who: Who, until: Duration = THIS_TURN) -> Effect[Any]:
    return lasting.Becomes(who, (changes.Loses(),), until)


def loses_powers(who: Who, until: Duration = THIS_TURN) -> Effect[Any]:
    return lasting.Becomes(who, (changes.LosesAllPowers(),), until)


def cannot(
    who: Who, act: int, against: Filter[Any] | None = None, until: Duration = THIS_TURN
) -> Effect[Any]:
    return lasting.Becomes(who, (changes.Cannot(act, against),), until)


def has_infinite_atk(who: Who, until: Duration = FOREVER) -> Effect[Any]:
    return lasting.Becomes(who, (changes.HasBase(atk=INFINITE),), until)


def draw(number: int | Amount[Any] = 1, whose: int = hand_and_deck.YOU) -> Effect[Any]:
    return hand_and_deck.Draw(amount(number), whose)


def discard(
    number: int | Amount[Any] = 1, whose: int = hand_and_deck.YOU, at_random: bool = False
) -> Effect[Any]:
    return hand_and_deck.Discard(amount(number), whose, at_random)


def search(*parts: Filter[Any], then: Effect[Any], most: int = 1) -> Effect[Any]:
    return hand_and_deck.Search(fits(*parts), then, most)


def pull(who: Who) -> Effect[Any]:
    return moving.Move(who, FRONT)


def push(who: Who) -> Effect[Any]:
    return moving.Move(who, BACK)


def take(who: Who, row: int = NOTHING) -> Effect[Any]:
    return moving.TakeControl(who, row=row)


def put_into_play(who: Who, row: int = NOTHING, yours: bool = False) -> Effect[Any]:
    return moving.PutIntoPlay(who, moving.YOURS if yours else moving.OWNER, row)


def turn_up(who: Who) -> Effect[Any]:
    """Turn locations face up."""
    return moving.Flip(who, UP)


def turn_down(who: Who) -> Effect[Any]:
    return moving.Flip(who, DOWN)


def equip(equipment: Who, bearer: Who) -> Effect[Any]:
    return moving.Equip(equipment, bearer)


def recruit(who: Who, row: int = NOTHING) -> Effect[Any]:
    """Put onto its owner's side, as a card that is played."""
    return moving.PutIntoPlay(who, row=row, played=True)


def return_to_hand(who: Who) -> Effect[Any]:
    return moving.ReturnToHand(who)


def remove_from_game(who: Who) -> Effect[Any]:
    return moving.RemoveFromGame(who)


def transform(into: Who, old_goes_to: int = REMOVED) -> Effect[Any]:
    """This character becomes the card chosen; the old card goes to a zone."""
    return moving.Transform(into, old_goes_to)


def switch_places(one: Who, other: Who) -> Effect[Any]:
    return moving.SwitchPlaces(one, other)


def switch_stats(one: Who, other: Who, until: Duration = THIS_TURN) -> Effect[Any]:
    """Two characters exchange ATK and DEF."""
    return lasting.SwitchNumbers(one, other, until)


def gain_xp(number: int | Amount[Any] = 1, who: Who = this) -> Effect[Any]:
    return progress.GainXP(amount(number), who)


def strike(who: Who, striker: Who = this, times: int = 1) -> Effect[Any]:
    return fights.StrikeThem(striker, who, times)


def become_defender(who: Who) -> Effect[Any]:
    return fights.BecomeDefender(who)


def join_attack(who: Who) -> Effect[Any]:
    return fights.JoinAttack(who)


name_a_team: Final = naming.NameTeam()
cancel_combat: Final = fights.CancelCombat()
cancel_it: Final = fights.CancelIt()
resolve_now: Final = fights.ResolveCombatNow()

# Powers


def super_power(
    name: str,
    timing: int,
    cost: int | tuple[int, ...],
    *effects: Effect[Any],
    any_turn: bool = False,
    limit: int = ONCE_A_TURN,
    given: Condition[Any] | None = None,
) -> SuperPower:
    """A Super Power; on equipment "this" is the equipment, and its bearer uses the power and pays."""
    if not name or not timing:
        raise BadCard("A Super Power has a name of its own and a timing word (2P-PWR-08). Give it both.")
    if any_turn and not timing & (COMBAT | ANY_COMBAT):
        raise BadCard(f"{name}: only a Combat power can have the Any Turn symbol (2P-PWR-10). Leave it out.")
    symbols = cost if isinstance(cost, tuple) else (cost,) if cost else ()
    return SuperPower(name, do(*effects), timing, symbols, any_turn, limit, given=given)


def combat_action(
    name: str,
    *effects: Effect[Any],
    given: Condition[Any] | None = None,
    limit: int = ANY_NUMBER_OF_TIMES,
) -> SuperPower:
    """A keyword power of a character in combat, used in place of an action on any turn (2P-CMB-41)."""
    return SuperPower(name, do(*effects), COMBAT, (), True, limit, given=given, keyword=True)


def reaction(
    name: str,
    cost: int | tuple[int, ...],
    to: int,
    *effects: Effect[Any],
    subject: Filter[Any] | None = None,
    by: Filter[Any] | None = None,
    given: Condition[Any] | None = None,
    limit: int = ONCE_A_TURN,
    after: bool = False,
) -> SuperPower:
    """A Reaction to an event; with `after`, not before it happens but once it has."""
    symbols = cost if isinstance(cost, tuple) else (cost,) if cost else ()
    return SuperPower(
        name,
        do(*effects),
        cost=symbols,
        limit=limit,
        reacts_to=to,
        subject=subject,
        by=by,
        given=given,
        after=after,
    )


def when(
    event: int,
    *effects: Effect[Any],
    subject: Filter[Any] | None = None,
    by: Filter[Any] | None = None,
    when_: Condition[Any] | None = None,
    if_: Condition[Any] | None = None,
) -> Trigger[Any]:
    """A triggered power; `if_` is judged twice, `when_` once."""
    return Trigger(event, do(*effects), subject, by, when_, if_)


def when_attacks(*effects: Effect[Any]) -> Trigger[Any]:
    return when(ATTACKS, *effects, subject=this_card)


def when_attacked(*effects: Effect[Any], if_: Condition[Any] | None = None) -> Trigger[Any]:
    return when(ATTACKED, *effects, subject=this_card, if_=if_)


def when_appears(*effects: Effect[Any], subject: Filter[Any] = this_card) -> Trigger[Any]:
    return when(APPEARED, *effects, subject=subject)


def at_start_of_your_turn(*effects: Effect[Any]) -> Trigger[Any]:
    return when(TURN_STARTED, *effects, when_=conditions.ItIsYou())


def at_end_of_your_turn(*effects: Effect[Any]) -> Trigger[Any]:
    return when(TURN_ENDS, *effects, when_=conditions.ItIsYou())


def at_start_of_phase(phase: int, *effects: Effect[Any]) -> Trigger[Any]:
    """At the start of that phase of yours."""
    return Trigger(PHASE_STARTED, do(*effects), when=conditions.ItIsYou(), given=conditions.PhaseIs(phase))


def while_(*what: Change[Any], on: Filter[Any] = this_card, given: Condition[Any] | None = None) -> Aura:
    """A continuous power."""
    return Aura(on, what, given)


def plus(atk: int, def_: int) -> Change[Any]:
    return changes.Plus(atk, def_)


def instead_of(
    event: int,
    effect: Effect[Any] | None = None,
    subject: Filter[Any] | None = None,
    by: Filter[Any] | None = None,
) -> Replacement:
    return Replacement(event, subject, by, None, effect)


solo_attack: Final = conditions.SoloAttack()
in_melee: Final = conditions.InMelee()


def symbols_instead(*symbols: int, given: Condition[Any] | None = None) -> OtherPrice:
    """Symbols that may be paid to recruit this card instead of any recruit points."""
    return OtherPrice(symbols, given)


def at_least(number: int, of: Amount[Any]) -> Condition[Any]:
    return AtLeast(of, Number(number))


# Cards

Power = SuperPower | Trigger[Any] | Aura | Replacement | TagTeam | OtherPrice


def card(key: str, name: str, facts: Facts, powers: Listing[Power] = (), **more: Any) -> Card:
    """A card from its facts and its powers in printed order."""
    return Card(
        key,
        name,
        facts,
        Powers(
            super_powers=tuple(p for p in powers if isinstance(p, SuperPower)),
            triggers=tuple(p for p in powers if isinstance(p, Trigger)),
            auras=tuple(p for p in powers if isinstance(p, Aura)),
            replacements=tuple(p for p in powers if isinstance(p, Replacement)),
            tag_team=next((p for p in powers if isinstance(p, TagTeam)), None),
            other_price=next((p for p in powers if isinstance(p, OtherPrice)), None),
            named=(("", sum(isinstance(p, (Trigger, Aura, Replacement)) for p in powers)),),
            **more,
        ),
    )


def supporting(
    key: str,
    name: str,
    cost: int,
    atk: int,
    def_: int,
    health: int = 1,
    teams: tuple[str, ...] = (),
    keywords: tuple[int, ...] = (),
    powers: Listing[Power] = (),
    **facts: Any,
) -> Card:
    """A supporting character."""
    return card(
        key,
        name,
        Facts(SUPPORTING_CHARACTER, cost, teams, atk, def_, health, keywords=keywords, **facts),
        powers,
    )


def main_character(
    key: str,
    name: str,
    atk: int,
    def_: int,
    health: int = 5,
    level: int = 1,
    teams: tuple[str, ...] = (),
    keywords: tuple[int, ...] = (),
    powers: Listing[Power] = (),
    level_up: int = 0,
    **facts: Any,
) -> Card:
    """A main character; `level_up` is the XP it needs for its next level."""
    return card(
        key,
        name,
        Facts(
            MAIN_CHARACTER,
            0,
            teams,
            atk,
            def_,
            health,
            level,
            keywords=keywords,
            level_up=level_up,
            **facts,
        ),
        powers,
    )


def plot_twist(
    key: str,
    name: str,
    timing: int,
    *effects: Effect[Any],
    any_turn: bool = False,
    teams: tuple[str, ...] = (),
    **facts: Any,
) -> Card:
    return card(
        key,
        name,
        Facts(PLOT_TWIST, teams=teams, timing=timing, any_turn=any_turn, **facts),
        (),
        twist=do(*effects),
    )


def equipment(
    key: str,
    name: str,
    cost: int,
    powers: Listing[Power] = (),
    teams: tuple[str, ...] = (),
    discounts: tuple[Change[Any], ...] = (),
    **facts: Any,
) -> Card:
    return card(key, name, Facts(EQUIPMENT, cost, teams, **facts), powers, discounts=discounts)


def basic_location(key: str, name: str, symbol: int, **facts: Any) -> Card:
    return card(key, name, Facts(LOCATION, symbols=symbol, basic=True, **facts))


def special_location(
    key: str,
    name: str,
    symbols: int,
    teams: tuple[str, ...] = (),
    powers: Listing[Power] = (),
    **facts: Any,
) -> Card:
    return card(key, name, Facts(LOCATION, teams=teams, symbols=symbols, **facts), powers)
