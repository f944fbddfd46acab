"""A classic card as printed: facts and keywords."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from versus.games.classic.words import ARMY, CHARACTER, EQUIPMENT, LOCATION
from versus.kernel.definition import Definition
from versus.kernel.nodes import Filter
from versus.kernel.teams import team_bits


@dataclass(frozen=True)
class Facts:
    """Everything printed on a card but its powers' machinery. Only what a type has is filled in.

    `cost` is the number in the corner: a recruit cost, or on plot twists and locations a threshold
    (CL-GEN-17).
    """

    type: int
    cost: int = 0
    atk: int = 0
    def_: int = 0
    teams: tuple[str, ...] = ()
    keywords: tuple[int, ...] = ()
    versions: tuple[str, ...] = ()
    """The small line below the name, and what else it counts as (CL-GEN-04, CL-KEY-45)."""
    identity: str = ""
    """What follows the diamond; without one the name is the identity (CL-KEY-29)."""
    boost: int = 0
    """How many resource points more buy the boost text for a turn; 0 without one (CL-REC-18)."""
    unique: bool = False
    """Said of equipment only: characters and locations are unique by themselves (CL-EQP-18)."""
    borne_by: Filter | None = None
    """Who may bear an equipment, where it says so (CL-EQP-20)."""
    traits: tuple[str, ...] = ()
    """What makes a character a Mutant (CL-KEY-35)."""
    willpower: int = 0
    """The keyword's number (CL-KEY-47)."""
    filled: tuple[str, ...] = ()
    """What no source states and was filled in by us: a card with any of these is "reconstructed"."""


class Card(Definition):
    """One card's definition, with what the rules ask most often laid out flat."""

    __slots__ = ("atk", "cost", "def_", "facts", "identity", "keywords", "team_bits", "type", "unique")

    def __init__(self, key: str, name: str, facts: Facts) -> None:
        super().__init__(key, name)
        self.facts = facts
        self.type = facts.type
        self.cost = facts.cost
        self.atk = facts.atk
        self.def_ = facts.def_
        self.identity = facts.identity or name
        self.team_bits = team_bits(facts.teams)
        bits = 0
        for keyword in facts.keywords:
            bits |= keyword
        self.keywords = bits
        self.unique = is_unique(facts)

    def content(self) -> tuple[Any, ...]:
        return (self.key, self.name, self.facts)


def is_unique(facts: Facts) -> bool:
    """Characters without the version Army, locations, and equipment that says so (CL-REC-08, CL-LOC-05)."""
    if facts.type == CHARACTER:
        return ARMY not in facts.versions
    if facts.type == EQUIPMENT:
        return facts.unique
    return facts.type == LOCATION
