"""Who and what: filters that combine by standing side by side, choices, amounts."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from versus.games.tpcg.language import conditions, filters, groups, lately, players, selectors
from versus.games.tpcg.language.effects import fights, hand_and_deck, naming
from versus.games.tpcg.printed.teams import EVIL, GOOD
from versus.games.tpcg.words import (
    ATK,
    BACK,
    BASE_ATK,
    BASE_DEF,
    COST,
    COUNTERS,
    DEF,
    FRONT,
    HIDDEN,
    PRINTED_POWERS,
    RESOURCE,
    STUNNED,
    SYMBOL_NAMES,
    UP,
    Symbol,
)
from versus.kernel import choosing
from versus.kernel.choosing import ANY_NUMBER, All, AnyOf, Choice, Each, Not, Who
from versus.kernel.effects import CountOf, Number, Times
from versus.kernel.nodes import Amount, Filter
from versus.kernel.types import CounterKind, EventKind, Zone

ANY_SYMBOL: Final = Symbol((1 << len(SYMBOL_NAMES)) - 1)

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
was_in_combat: Final = filters.InTheCombat(ever=True)
"""In this combat at some time, still there or not."""
in_melee_combat: Final = filters.FightsIn(melee=True)
in_ranged_combat: Final = filters.FightsIn(melee=False)
in_team_attack: Final = filters.InAttack(team=True)
in_solo_attack: Final = filters.InAttack(team=False)
would_strike: Final = filters.WouldStrike()
frozen: Final = filters.IsFrozenNow()
owned_by_you: Final = filters.YouOwn()
protected: Final = filters.IsProtected()
equipped: Final = filters.IsEquipped()
good: Final = filters.OfAlignment(GOOD)
evil: Final = filters.OfAlignment(EVIL)
champion: Final = filters.IsChampion()
in_defenders_row: Final = filters.InDefendersRow()
could_melee_attack: Final = filters.CouldMelee()
basic: Final = filters.IsBasic()
this_card: Final = filters.IsThis()
maker: Final = filters.IsMaker()
"""In a power that another card has for a time: the card that gave it."""
bearer: Final = filters.IsBearer()
another: Final = Not(filters.IsThis())
other_than_it: Final = Not(choosing.IsIt())
theirs: Final = filters.IsTheirs()
"""On the side of "that player": the one spoken of, or whom the triggering event is about."""
ranged_attacking: Final = filters.IsRangedAttacker()
character: Final = filters.IsCharacter()
of_mains_team: Final = filters.SharesTeamWithMain()
"""Shares a team with the main character of its player."""

you: Final = players.YOU
each_enemy: Final = players.EACH_ENEMY
each_player: Final = players.EACH_PLAYER
that_player: Final = players.ITS_PLAYER
its_player: Final = players.PLAYER_OF_IT
an_enemy: Final = players.ONE_ENEMY
a_player: Final = players.ONE_PLAYER
the_enemy_in_combat: Final = players.ENEMY_IN_COMBAT

this: Final = choosing.THIS
it: Final = choosing.IT
chosen_first: Final = choosing.Chosen(0)
the_event_card: Final = choosing.EVENT_CARD
the_cause: Final = choosing.Cause()
the_defender: Final = fights.Defender()
all_chosen: Final = groups.AllChosen()
"""All cards chosen in this effect so far, by whomever."""


def team(name: str) -> Filter:
    return filters.OfTeam(name)


def lying_in(zone: Zone) -> Filter:
    """Lies in a zone, whoever's it is."""
    return filters.LiesIn(zone)


def since_your_turn(event: EventKind) -> Filter:
    """Something has happened to it since the end of your last turn."""
    return lately.SinceYourTurn(event)


def named(name: str) -> Filter:
    return filters.Named(name)


def with_keyword(keywords: int) -> Filter:
    """Has one of these keyword powers."""
    return filters.HasKeyword(keywords)


def of_type(type: int) -> Filter:
    """A card of a type, as printed."""
    return filters.OfType(type)


def not_(*parts: Filter) -> Filter:
    """Does not fit."""
    return Not(fits(*parts))


def gives(symbol: Symbol) -> Filter:
    """A location that can produce a symbol."""
    return filters.GivesSymbol(symbol)


in_that_row: Final = naming.InNamedRow()
of_that_team: Final = filters.OfNamedTeam()
"""With the team that was named before."""


def either_of(*parts: Filter) -> Filter:
    return AnyOf(parts)


def fits(*parts: Filter) -> Filter:
    """Several filters as one."""
    return parts[0] if len(parts) == 1 else All(parts)


def one(*parts: Filter) -> Choice:
    """A character in play, chosen by you."""
    return Choice(selectors.Characters(fits(*parts)))


def up_to(number: int, *parts: Filter) -> Choice:
    return Choice(selectors.Characters(fits(*parts)), 0, number)


def any_number(*parts: Filter) -> Choice:
    return Choice(selectors.Characters(fits(*parts)), 0, ANY_NUMBER)


def one_or_more(*parts: Filter) -> Choice:
    return Choice(selectors.Characters(fits(*parts)), 1, ANY_NUMBER)


def together(one: Who, other: Who) -> Who:
    """Two parties as one; what somebody chooses is chosen before."""
    return groups.Together(one, other)


def each(*parts: Filter) -> Each:
    """Every character in play that fits."""
    return Each(selectors.Characters(fits(*parts)))


def each_card(*parts: Filter) -> Each:
    """Every card in play that fits, resources and equipment included."""
    return Each(selectors.CardsInPlay(fits(*parts)))


def one_anywhere(*parts: Filter) -> Choice:
    """A character in play, also for a Combat plot twist that says so (2P-PLT-08)."""
    return Choice(selectors.Characters(fits(*parts), anywhere=True))


def card_in(zone: int, *parts: Filter, whose: int = you, up_to: int = 0) -> Choice:
    """A card of a zone, chosen by you; or up to so many of them."""
    of = selectors.CardsIn(zone, fits(*parts) if parts else None, whose)
    return Choice(of, 0, up_to) if up_to else Choice(of)


def one_of_them(*parts: Filter, may: bool = False) -> Choice:
    """A card among those that the effect has just found; with `may`, or none."""
    return Choice(selectors.AmongThem(fits(*parts) if parts else None), 0 if may else 1)


def some_of_them(number: int, *parts: Filter) -> Choice:
    """So many cards among those that the effect has just found."""
    return Choice(selectors.AmongThem(fits(*parts) if parts else None), number, number)


def each_of_them(*parts: Filter) -> Each:
    """Those that fit among the cards that the effect has just found."""
    return Each(selectors.AmongThem(fits(*parts) if parts else None))


def cards_in(zone: int, *parts: Filter, whose: int = you) -> Each:
    return Each(selectors.CardsIn(zone, fits(*parts) if parts else None, whose))


def location(*parts: Filter, up_to: int = 0) -> Choice:
    """A face-up location in play."""
    of = selectors.LocationsInPlay(fits(*parts) if parts else None)
    return Choice(of, 0, up_to) if up_to else Choice(of)


def used_location(*parts: Filter, symbol: Symbol = ANY_SYMBOL, basic: bool = False, up_to: int = 0) -> Choice:
    """A location of yours that lies face down: one that was used, or placed so."""
    of = selectors.CardsIn(RESOURCE, fits(filters.IsUsedLocation(symbol, basic), *parts))
    return Choice(of, 0, up_to) if up_to else Choice(of)


def differently_named(choice: Choice) -> Choice:
    """The same choice, but no two of one name."""
    return replace(choice, distinct=True)


def locations(*parts: Filter) -> Each:
    return Each(selectors.LocationsInPlay(fits(*parts) if parts else None))


def top(number: int | Amount, whose: int = you) -> Who:
    """The top cards of your deck, or of another player's."""
    return hand_and_deck.TopCards(amount(number), whose)


# Amounts


def amount(number: int | Amount) -> Amount:
    return Number(number) if isinstance(number, int) else number


def count(who: Who) -> Amount:
    return CountOf(who)


def atk_of(who: Who) -> Amount:
    return conditions.StatOf(who, ATK)


def def_of(who: Who) -> Amount:
    return conditions.StatOf(who, DEF)


def base_atk_of(who: Who) -> Amount:
    return conditions.StatOf(who, BASE_ATK)


def base_def_of(who: Who) -> Amount:
    return conditions.StatOf(who, BASE_DEF)


def cost_of(who: Who) -> Amount:
    return conditions.StatOf(who, COST)


def counters_on(who: Who, kind: CounterKind) -> Amount:
    """How many counters of a kind."""
    return conditions.StatOf(who, COUNTERS, kind)


def xp_of(who: Who) -> Amount:
    return conditions.ExperienceOf(who)


def times(amount: Amount, factor: int) -> Amount:
    """An amount multiplied by a number."""
    return Times(amount, factor)


the_event_amount: Final = conditions.EventAmount()
recruit_points_left: Final = conditions.PointsLeft()


def cards_of_yours(zone: int) -> Amount:
    return conditions.PileSize(zone)


def number_of_cards(zone: int, whose: int) -> Amount:
    """How many cards players have in a zone."""
    return conditions.PileSize(zone, whose)


def how_much_more(amount: Amount, than: Amount) -> Amount:
    return conditions.Difference(amount, than)


enemy_teams: Final = conditions.EnemyTeams()
"""How many different teams enemy characters have."""


def printed_powers_of(who: Who) -> Amount:
    return conditions.StatOf(who, PRINTED_POWERS)
