"""Whole powers: named, triggered, continuous, replacing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeVar, cast

from versus.games.tpcg.language import changes, conditions
from versus.games.tpcg.language.vocabulary.doing import do
from versus.games.tpcg.language.vocabulary.who import fits, this, this_card
from versus.games.tpcg.printed.definition import (
    ANY_NUMBER_OF_TIMES,
    FACE_UP,
    ONCE_A_TURN,
    Aligned,
    Arrival,
    Bearers,
    Discount,
    OtherPrice,
    StartsEquipped,
    SuperPower,
    TagTeam,
)
from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.games.tpcg.printed.origin import ANY_TURN, COST, EFFECT, TIMING
from versus.games.tpcg.printed.teams import EVIL, GOOD
from versus.games.tpcg.words import (
    ANY_COMBAT,
    APPEARED,
    ATTACKED,
    ATTACKS,
    COMBAT,
    MELEE,
    PHASE_STARTED,
    TURN_ENDS,
    TURN_STARTED,
    UP,
    Symbol,
    Timing,
)
from versus.kernel.choosing import Who
from versus.kernel.effects import AtLeast, Both, Fits, Number, Unless
from versus.kernel.errors import BadCard
from versus.kernel.nodes import Amount, Aura, Change, Condition, Effect, Filter, Replacement, Trigger
from versus.kernel.provenance import Told, marks_of, of_whole, plain, told
from versus.kernel.types import NOTHING, CounterKind, EventKind, Phase

KeywordPower = Trigger | Aura | Replacement | SuperPower
Unnamed = TypeVar(
    "Unnamed",
    Trigger,
    Aura,
    Replacement,
    TagTeam,
    OtherPrice,
    Discount,
    Arrival,
    Bearers,
    StartsEquipped,
    Aligned,
)


def called(name: str, power: Unnamed) -> Unnamed:
    """Give a power that is no Super Power the name that its card prints."""
    if isinstance(power, Told):
        return cast(Unnamed, told(replace(power.value, name=name), {EFFECT: of_whole(power)}))
    return replace(power, name=name)


def any_of(*symbols: Symbol) -> Symbol:
    """One symbol of a price, which any of these pays."""
    found = 0
    for symbol in symbols:
        found |= symbol
    return Symbol(found)


def any_timing(timing: Timing | tuple[Timing, ...]) -> Timing:
    found = 0
    for word in timing if isinstance(timing, tuple) else (timing,):
        found |= word
    return Timing(found)


def super_power(
    name: str,
    timing: Timing | tuple[Timing, ...],
    cost: Symbol | tuple[Symbol, ...],
    *effects: Effect,
    any_turn: bool = False,
    limit: int = ONCE_A_TURN,
    given: Condition | None = None,
    place: int = FACE_UP,
    from_hand: bool = False,
) -> SuperPower:
    """A Super Power; on equipment "this" is the equipment, and its bearer uses the power and pays.

    With `from_hand`, by discarding locations only.
    """
    marks = marks_of({EFFECT: effects, TIMING: timing, COST: cost, ANY_TURN: any_turn})
    timing, cost, any_turn = any_timing(plain(timing)), plain(cost), plain(any_turn)
    if not name or not timing:
        raise BadCard("A Super Power has a name of its own and a timing word (2P-PWR-08). Give it both.")
    if any_turn and not timing & (COMBAT | ANY_COMBAT):
        raise BadCard(f"{name}: only a Combat power can have the Any Turn symbol (2P-PWR-10). Leave it out.")
    symbols = cost if isinstance(cost, tuple) else (cost,) if cost else ()
    power = SuperPower(
        name,
        do(*plain(effects)),
        timing,
        symbols,
        any_turn,
        limit,
        given=given,
        place=place,
        from_hand=from_hand,
    )
    return cast(SuperPower, told(power, marks))


def combat_action(
    name: str,
    *effects: Effect,
    given: Condition | None = None,
    limit: int = ANY_NUMBER_OF_TIMES,
) -> SuperPower:
    """A keyword power of a character in combat, used in place of an action on any turn (2P-CMB-41)."""
    power = SuperPower(name, do(*plain(effects)), COMBAT, (), True, limit, given=given, keyword=True)
    return cast(SuperPower, told(power, marks_of({EFFECT: effects})))


def phase_action(
    name: str,
    timing: Timing | tuple[Timing, ...],
    *effects: Effect,
    given: Condition | None = None,
    limit: int = ANY_NUMBER_OF_TIMES,
    place: int = FACE_UP,
) -> SuperPower:
    """A power without symbols, used in a phase: no Super Power, but Level Up or a keyword power."""
    power = SuperPower(
        name, do(*plain(effects)), any_timing(timing), limit=limit, given=given, keyword=True, place=place
    )
    return cast(SuperPower, told(power, marks_of({EFFECT: effects})))


def reaction(
    name: str,
    cost: Symbol | tuple[Symbol, ...],
    to: EventKind,
    *effects: Effect,
    subject: Filter | None = None,
    by: Filter | None = None,
    given: Condition | None = None,
    limit: int = ONCE_A_TURN,
    after: bool = False,
) -> SuperPower:
    """A Reaction to an event; with `after`, not before it happens but once it has."""
    marks = marks_of({EFFECT: effects, COST: cost})
    cost = plain(cost)
    symbols = cost if isinstance(cost, tuple) else (cost,) if cost else ()
    power = SuperPower(
        name,
        do(*plain(effects)),
        cost=symbols,
        limit=limit,
        reacts_to=to,
        subject=subject,
        by=by,
        given=given,
        after=after,
    )
    return cast(SuperPower, told(power, marks))


def when(
    event: EventKind,
    *effects: Effect,
    subject: Filter | None = None,
    by: Filter | None = None,
    when_: Condition | None = None,
    if_: Condition | None = None,
    once_a_turn: bool = False,
) -> Trigger:
    """A triggered power; `if_` is judged twice, `when_` once."""
    return Trigger(event, do(*effects), subject, by, when_, if_, once_a_turn=once_a_turn)


def when_attacks(*effects: Effect) -> Trigger:
    return when(ATTACKS, *effects, subject=this_card)


def when_attacked(*effects: Effect, if_: Condition | None = None) -> Trigger:
    return when(ATTACKED, *effects, subject=this_card, if_=if_)


def when_appears(*effects: Effect, subject: Filter = this_card, if_: Condition | None = None) -> Trigger:
    return when(APPEARED, *effects, subject=subject, if_=if_)


def at_start_of_your_turn(*effects: Effect) -> Trigger:
    return when(TURN_STARTED, *effects, when_=conditions.ItIsYou())


def at_end_of_your_turn(*effects: Effect, if_: Condition | None = None) -> Trigger:
    return when(TURN_ENDS, *effects, when_=conditions.ItIsYou(), if_=if_)


def at_start_of_phase(phase: Phase, *effects: Effect) -> Trigger:
    """At the start of that phase of yours."""
    return Trigger(PHASE_STARTED, do(*effects), when=conditions.ItIsYou(), given=conditions.PhaseIs(phase))


def while_(
    *what: Change, on: Filter = this_card, given: Condition | None = None, even_face_down: bool = False
) -> Aura:
    """A continuous power; with `even_face_down`, its card may lie so."""
    return Aura(on, what, given, face_down=even_face_down)


def at_start_of_enemy_phase(phase: Phase, *effects: Effect) -> Trigger:
    """At the start of that phase of each enemy player."""
    return when(PHASE_STARTED, *effects, when_=conditions.ItIsAnEnemy(), if_=conditions.PhaseIs(phase))


def instead_of(
    event: EventKind,
    effect: Effect | None = None,
    subject: Filter | None = None,
    by: Filter | None = None,
    given: Condition | None = None,
) -> Replacement:
    return Replacement(event, subject, by, given, effect)


def stunned_in_melee(subject: Filter, by: Filter | None = None) -> Condition:
    """Somebody has been stunned in a melee combat this turn."""
    return conditions.StunnedInCombat(subject, by, MELEE)


solo_attack: Final = conditions.SoloAttack()
team_attack: Final = conditions.TeamAttack()
combat_resolved: Final = conditions.CombatResolved()
in_a_combat: Final = conditions.InAnyCombat()
in_melee: Final = conditions.InMelee()
on_enemy_turns: Final = conditions.EnemyTurn()


on_your_turn: Final = conditions.YourTurn()
at_range: Final = conditions.InRangedCombat()
protecting: Final = conditions.Protecting()
it_is_you: Final = conditions.ItIsYou()
it_is_an_enemy: Final = conditions.ItIsAnEnemy()
first_of_turn: Final = conditions.FirstOfTurn()
first_twist_of_turn: Final = conditions.FirstTwistOfTurn()


def happened_this_turn(
    event: EventKind,
    subject: Filter | None = None,
    by: Filter | None = None,
    when_: Condition | None = None,
) -> Condition:
    """Something has happened this turn to whoever fits, because of whoever fits; `when_` holds of it."""
    return conditions.HappenedThisTurn(event, subject, by, when_)


def some_player(whose: int, condition: Condition) -> Condition:
    """It holds of one of these players: `theirs` and `that_player` in it."""
    return conditions.ForSomePlayer(whose, condition)


def phase_is(phase: Phase) -> Condition:
    """The event is the start of this phase."""
    return conditions.PhaseIs(phase)


def counters_are(kind: CounterKind) -> Condition:
    """The counters that were put on or taken off are of this kind."""
    return conditions.CountersAre(kind)


def is_(who: Who, *parts: Filter) -> Condition:
    """Certain cards fit."""
    return Fits(who, fits(*parts))


def unless(condition: Condition) -> Condition:
    """The opposite holds."""
    return Unless(condition)


def both(*parts: Condition) -> Condition:
    """All of these hold."""
    return Both(parts)


def tag_team(partner: str, *effects: Effect) -> TagTeam:
    """Whom it can be powered up with in combat, and what that does; the card has the keyword besides."""
    return TagTeam(partner, do(*effects))


def this_is(*parts: Filter) -> Condition:
    """The card whose power it is fits."""
    return Fits(this, fits(*parts))


def symbols_instead(*symbols: Symbol, given: Condition | None = None) -> OtherPrice:
    """Symbols that may be paid to recruit this card instead of any recruit points."""
    return OtherPrice(symbols, given)


def keyword(name: str, *powers: KeywordPower | Callable[[int], KeywordPower], means: str = "") -> int:
    """A keyword of a card set: its powers are those of whoever has it; `means` if they need other words.

    One that is used, such as super_power(...), is a keyword power then: what speaks of Super Powers does not
    reach it. A power that speaks of the keyword itself is a function of it:
    `lambda soldier: when_appears(draw(count(each(yours, with_keyword(soldier)))))`.
    """
    bit = KEYWORDS.bit_for(name)
    powers = tuple(power(bit) if callable(power) else power for power in powers)
    for power in powers:
        if not isinstance(power, (Trigger, Aura, Replacement, SuperPower)):
            raise BadCard(
                f"{name}: a keyword stands for when(...), while_(...), instead_of(...) or super_power(...)."
            )
        if isinstance(power, SuperPower) and (power.reacts_to != NOTHING or power.place != FACE_UP):
            raise BadCard(
                f"{name}: a keyword stands for powers that are used in their phase or in combat. "
                "Print a Reaction, or a power that is used from elsewhere, on each card that has it."
            )
    meant = [replace(power, keyword=True) if isinstance(power, SuperPower) else power for power in powers]
    return KEYWORDS.declare(name, *cast(list[KeywordPower], meant), means=means)


def costs_less(amount: int, onto: Filter | None = None) -> Discount:
    """This card itself is cheaper to play; with `onto`, where it is put onto such a character."""
    return Discount(changes.PaysLess(amount, onto))


def appearing(face: int = UP, exhausted: bool = False) -> Arrival:
    """How this character lies when it comes into play: `STUNNED`, `HIDDEN`, or exhausted."""
    return Arrival(face, exhausted)


def only_onto(*parts: Filter) -> Bearers:
    """The characters onto whom this equipment can be put."""
    return Bearers(fits(*parts))


def starting_with(equipment: str) -> StartsEquipped:
    """Equipment that this main character starts the game with; one card of the deck is set aside for it."""
    return StartsEquipped(equipment)


def aligned(*, good: bool = False, evil: bool = False) -> Aligned:
    """Good, evil or both, everywhere and whatever its teams."""
    return Aligned((GOOD if good else 0) | (EVIL if evil else 0))


def at_least(number: int, of: Amount) -> Condition:
    return AtLeast(of, Number(number))
