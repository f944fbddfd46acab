"""Whole cards: facts and powers, and which of their fields stand in a source."""

from __future__ import annotations

from collections.abc import Sequence as Listing
from dataclasses import replace

from versus.games.classic.language.vocabulary.powers import Power, payment
from versus.games.classic.printed.definition import Card, Facts, Payment, Powers, RecruitCost
from versus.games.classic.printed.origin import fields
from versus.games.classic.words import CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST
from versus.kernel.errors import BadCard
from versus.kernel.nodes import Aura, Effect, Filter, Replacement, Trigger

Names = str | tuple[str, ...]
"""One name, several, or "" for none."""


def character(
    key: str,
    name: str,
    version: Names,
    team: Names,
    *,
    cost: int,
    atk: int,
    defense: int,
    powers: Listing[Power] = (),
    keywords: tuple[int, ...] = (),
    identity: str = "",
    boost: int = 0,
    traits: tuple[str, ...] = (),
    willpower: int = 0,
    known: str | None = None,
    inferred: str = "",
) -> Card:
    """A character. `known` are the fields in a source; what is not inferred either is filled in."""
    facts = Facts(
        CHARACTER,
        cost,
        atk,
        defense,
        several(team),
        keywords,
        several(version),
        identity,
        boost,
        traits=traits,
        willpower=willpower,
    )
    return card(key, name, facts, powers, known=known, inferred=inferred)


def plot_twist(
    key: str,
    name: str,
    *,
    threshold: int,
    effects: Listing[Effect] = (),
    cost: Effect | tuple[Effect, ...] = (),
    ongoing: Listing[Power] = (),
    version: Names = "",
    known: str | None = None,
    inferred: str = "",
) -> Card:
    """A plot twist: what playing it costs and does, and what it does while it lies face up."""
    twist = payment(cost, *effects) if effects else None
    facts = Facts(PLOT_TWIST, threshold, versions=several(version))
    return card(key, name, facts, ongoing, twist, known, inferred)


def location(
    key: str,
    name: str,
    *,
    threshold: int,
    powers: Listing[Power] = (),
    keywords: tuple[int, ...] = (),
    version: Names = "",
    unique: bool = True,
    known: str | None = None,
    inferred: str = "",
) -> Card:
    """A location; it is unique where it does not say otherwise (CL-LOC-05)."""
    facts = Facts(LOCATION, threshold, keywords=keywords, versions=several(version), not_unique=not unique)
    return card(key, name, facts, powers, known=known, inferred=inferred)


def equipment(
    key: str,
    name: str,
    *,
    cost: int,
    powers: Listing[Power] = (),
    keywords: tuple[int, ...] = (),
    version: Names = "",
    unique: bool = False,
    borne_by: Filter | None = None,
    known: str | None = None,
    inferred: str = "",
) -> Card:
    """An equipment, for whoever may bear it where it says so (CL-EQP-20)."""
    facts = Facts(
        EQUIPMENT,
        cost,
        keywords=keywords,
        versions=several(version),
        unique=unique,
        borne_by=borne_by,
    )
    return card(key, name, facts, powers, known=known, inferred=inferred)


def several(names: Names) -> tuple[str, ...]:
    if isinstance(names, str):
        return (names,) if names else ()
    return names


def card(
    key: str,
    name: str,
    facts: Facts,
    powers: Listing[Power] = (),
    twist: Payment | None = None,
    known: str | None = None,
    inferred: str = "",
) -> Card:
    """A card; where it says which fields are known, all that are not inferred either are filled in."""
    printed = Powers(
        payments=tuple(power for power in powers if isinstance(power, Payment)),
        triggers=tuple(power for power in powers if isinstance(power, Trigger)),
        auras=tuple(power for power in powers if isinstance(power, Aura)),
        replacements=tuple(power for power in powers if isinstance(power, Replacement)),
        twist=twist,
        recruiting=tuple(power for power in powers if isinstance(power, RecruitCost)),
    ).in_order(powers)
    all_fields = fields(Card(key, name, facts, printed))
    said = all_fields if known is None else named_fields(name, known, all_fields)
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
