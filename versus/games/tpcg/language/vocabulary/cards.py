"""Whole cards: facts and powers in printed order."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Sequence as Listing
from dataclasses import replace
from typing import Any, Final

from versus.games.tpcg.language.vocabulary.doing import do
from versus.games.tpcg.language.vocabulary.powers import any_of, any_timing
from versus.games.tpcg.printed.definition import (
    Aligned,
    Arrival,
    Bearers,
    Card,
    Discount,
    Facts,
    OtherPrice,
    Power,
    Powers,
    StartsEquipped,
    SuperPower,
    TagTeam,
)
from versus.games.tpcg.printed.origin import (
    ANY_TURN,
    COST,
    DECK,
    ICONS,
    KEYWORDS,
    LEVEL_UP_AT,
    NAME,
    NUMBER,
    TEAM,
    TIMING,
    fields,
)
from versus.games.tpcg.words import (
    ARENA,
    CHALLENGE_MATCH,
    EQUIPMENT,
    FLIGHT,
    LOCATION,
    MAIN_CHARACTER,
    NO_ICON,
    PLOT_TWIST,
    RANGED,
    SUPPORTING_CHARACTER,
    Symbol,
    Timing,
)
from versus.kernel.errors import BadCard
from versus.kernel.nodes import Aura, Effect, Replacement, Trigger
from versus.kernel.provenance import (
    INFERRED,
    RECONSTRUCTED,
    TEXT,
    Ledger,
    Told,
    of_whole,
    plain,
)
from versus.kernel.provenance import inferred as inferred
from versus.kernel.provenance import ours as ours

KINDS: Final = (
    SuperPower,
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
FIELDS: Final = {
    "teams": TEAM,
    "defense": "def",
    "level_up": LEVEL_UP_AT,
    "any_turn": ANY_TURN,
    "timing": TIMING,
    "cost": COST,
    "deck_limit": DECK,
    "loyalty": DECK,
    "starting_team": DECK,
}
"""What the origin of a fact is noted under, where that is not its own name."""


def card(key: str, name: str, facts: Facts, powers: Listing[Power] = (), twist: Effect | None = None) -> Card:
    """A card from its facts and its powers in printed order."""
    return built(Ledger(), key, name, facts, powers, twist)


def built(
    ledger: Ledger,
    key: str,
    name: str,
    facts: Facts,
    powers: Listing[Power] = (),
    twist: Effect | None = None,
) -> Card:
    """A card, with all that is noted of where its facts come from."""
    key, name = ledger.take(NUMBER, key), ledger.take(NAME, name)
    printed = plain(powers)
    for power in printed:
        if not isinstance(power, KINDS):
            raise BadCard(f"{name}: {type(power).__name__} is no power. Write when(...) or the like.")
    for number, power in enumerate(each_power(powers)):
        ledger.note_power(number, power)
    if not printed and twist is None:
        ledger.take(TEXT, powers)
    bare = Card(key, name, facts, Powers(tuple(printed), twist))
    if not ledger.marks:
        return bare
    ledger.sort(fields(bare))
    facts = replace(
        facts,
        filled=(*facts.filled, *ledger.of_origin(RECONSTRUCTED)),
        inferred=(*facts.inferred, *ledger.of_origin(INFERRED)),
        models=(*facts.models, *ledger.models()),
    )
    return Card(key, name, facts, bare.powers)


def each_power(powers: Any) -> Iterable[Any]:
    """The powers one by one, each with its own marks."""
    found: Iterable[Any] = powers.value if isinstance(powers, Told) else powers
    return found


def facts_of(ledger: Ledger, type: int, **said: Any) -> Facts:
    """The facts of a card as plain values; where each comes from is noted."""
    if "keywords" in said:
        said["keywords"] = keywords_of(ledger, said["keywords"])
    return Facts(type, **{fact: ledger.take(FIELDS.get(fact, fact), value) for fact, value in said.items()})


def keywords_of(ledger: Ledger, keywords: Any) -> Any:
    """Plain keywords. The icons among them have an origin of their own, and so has it that there are none."""
    if isinstance(keywords, Told):
        ledger.note(ICONS, of_whole(keywords))
        ledger.note(KEYWORDS, of_whole(keywords))
        keywords = keywords.value
    if not isinstance(keywords, tuple):
        return keywords
    for keyword in keywords:
        icon = plain(keyword) in (NO_ICON, FLIGHT, RANGED)
        ledger.note(ICONS if icon else KEYWORDS, of_whole(keyword))
    return tuple(keyword for keyword in plain(keywords) if keyword != NO_ICON)


def supporting(
    key: str,
    name: str,
    *,
    cost: int,
    atk: int,
    defense: int,
    health: int = 1,
    teams: tuple[str, ...] = (),
    keywords: tuple[int, ...] = (),
    powers: Listing[Power] = (),
    **facts: Any,
) -> Card:
    """A supporting character."""
    ledger = Ledger()
    said = facts_of(
        ledger,
        SUPPORTING_CHARACTER,
        cost=cost,
        teams=teams,
        atk=atk,
        defense=defense,
        health=health,
        keywords=keywords,
        **facts,
    )
    return built(ledger, key, name, said, powers)


def main_character(
    key: str,
    name: str,
    *,
    atk: int,
    defense: int,
    health: int = 5,
    level: int = 1,
    teams: tuple[str, ...] = (),
    keywords: tuple[int, ...] = (),
    powers: Listing[Power] = (),
    level_up: int = 0,
    **facts: Any,
) -> Card:
    """A main character; `level_up` is the XP it needs for its next level."""
    ledger = Ledger()
    said = facts_of(
        ledger,
        MAIN_CHARACTER,
        teams=teams,
        atk=atk,
        defense=defense,
        health=health,
        level=level,
        keywords=keywords,
        level_up=level_up,
        **facts,
    )
    return built(ledger, key, name, said, powers)


def plot_twist(
    key: str,
    name: str,
    timing: Timing | tuple[Timing, ...],
    *effects: Effect,
    any_turn: bool = False,
    teams: tuple[str, ...] = (),
    **facts: Any,
) -> Card:
    """A plot twist; one of several timing words has a tuple of them (2P-PLT-07)."""
    ledger = Ledger()
    words = any_timing(ledger.take(TIMING, timing))
    said = facts_of(ledger, PLOT_TWIST, teams=teams, timing=words, any_turn=any_turn, **facts)
    for effect in effects:
        ledger.note_power(0, effect)
    return built(ledger, key, name, said, twist=do(*plain(effects)))


def equipment(
    key: str,
    name: str,
    *,
    cost: int,
    powers: Listing[Power] = (),
    teams: tuple[str, ...] = (),
    **facts: Any,
) -> Card:
    ledger = Ledger()
    return built(ledger, key, name, facts_of(ledger, EQUIPMENT, cost=cost, teams=teams, **facts), powers)


def challenge_match(
    key: str, name: str, powers: Listing[Power], *, brought_by: tuple[str, ...], **facts: Any
) -> Card:
    """A Challenge Match; decks led by these teams bring it along, and once chosen its powers hold."""
    return card(key, name, Facts(CHALLENGE_MATCH, brought_by=brought_by, **facts), powers)


def arena(key: str, name: str, powers: Listing[Power], **facts: Any) -> Card:
    """An arena: a location that the whole game takes place at, and that is nobody's."""
    return card(key, name, Facts(ARENA, **facts), powers)


def basic_location(key: str, name: str, symbol: Symbol, **facts: Any) -> Card:
    ledger = Ledger()
    return built(ledger, key, name, facts_of(ledger, LOCATION, symbols=symbol, basic=True, **facts))


def special_location(
    key: str,
    name: str,
    symbols: Symbol | tuple[Symbol, ...],
    teams: tuple[str, ...] = (),
    powers: Listing[Power] = (),
    **facts: Any,
) -> Card:
    """A special location; one that offers several symbols has a tuple of them."""
    ledger = Ledger()
    offered = ledger.take("symbols", symbols)
    said = facts_of(
        ledger,
        LOCATION,
        teams=teams,
        symbols=any_of(*offered) if isinstance(offered, tuple) else offered,
        **facts,
    )
    return built(ledger, key, name, said, powers)
