"""Whole cards: facts and powers in printed order."""

from __future__ import annotations

from collections.abc import Sequence as Listing
from typing import Any, Final

from versus.games.tpcg.language.vocabulary.doing import do
from versus.games.tpcg.language.vocabulary.powers import any_of, any_timing
from versus.games.tpcg.printed.definition import (
    Arrival,
    Card,
    Discount,
    Facts,
    OtherPrice,
    Power,
    Powers,
    SuperPower,
    TagTeam,
)
from versus.games.tpcg.words import (
    CHALLENGE_MATCH,
    EQUIPMENT,
    LOCATION,
    MAIN_CHARACTER,
    PLOT_TWIST,
    SUPPORTING_CHARACTER,
    Symbol,
    Timing,
)
from versus.kernel.errors import BadCard
from versus.kernel.nodes import Aura, Effect, Replacement, Trigger

KINDS: Final = (SuperPower, Trigger, Aura, Replacement, TagTeam, OtherPrice, Discount, Arrival)


def card(key: str, name: str, facts: Facts, powers: Listing[Power] = (), twist: Effect | None = None) -> Card:
    """A card from its facts and its powers in printed order."""
    for power in powers:
        if not isinstance(power, KINDS):
            raise BadCard(f"{name}: {type(power).__name__} is no power. Write when(...) or the like.")
    return Card(key, name, facts, Powers(tuple(powers), twist))


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
    return card(
        key,
        name,
        Facts(SUPPORTING_CHARACTER, cost, teams, atk, defense, health, keywords=keywords, **facts),
        powers,
    )


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
    return card(
        key,
        name,
        Facts(
            MAIN_CHARACTER,
            0,
            teams,
            atk,
            defense,
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
    timing: Timing | tuple[Timing, ...],
    *effects: Effect,
    any_turn: bool = False,
    teams: tuple[str, ...] = (),
    **facts: Any,
) -> Card:
    """A plot twist; one of several timing words has a tuple of them (2P-PLT-07)."""
    return card(
        key,
        name,
        Facts(PLOT_TWIST, teams=teams, timing=any_timing(timing), any_turn=any_turn, **facts),
        (),
        twist=do(*effects),
    )


def equipment(
    key: str,
    name: str,
    *,
    cost: int,
    powers: Listing[Power] = (),
    teams: tuple[str, ...] = (),
    **facts: Any,
) -> Card:
    return card(key, name, Facts(EQUIPMENT, cost, teams, **facts), powers)


def challenge_match(
    key: str, name: str, powers: Listing[Power], *, brought_by: tuple[str, ...], **facts: Any
) -> Card:
    """A Challenge Match; decks led by these teams bring it along, and once chosen its powers hold."""
    return card(key, name, Facts(CHALLENGE_MATCH, brought_by=brought_by, **facts), powers)


def basic_location(key: str, name: str, symbol: Symbol, **facts: Any) -> Card:
    return card(key, name, Facts(LOCATION, symbols=symbol, basic=True, **facts))


def special_location(
    key: str,
    name: str,
    symbols: Symbol | tuple[Symbol, ...],
    teams: tuple[str, ...] = (),
    powers: Listing[Power] = (),
    **facts: Any,
) -> Card:
    """A special location; one that offers several symbols has a tuple of them."""
    offered = any_of(*symbols) if isinstance(symbols, tuple) else symbols
    return card(key, name, Facts(LOCATION, teams=teams, symbols=offered, **facts), powers)
