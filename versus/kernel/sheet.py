"""What is printed on a card, for people and programs: facts in words, text from what runs."""

from __future__ import annotations

from typing import Final

import msgspec

from versus.kernel.effects import Hatch
from versus.kernel.nodes import Node
from versus.kernel.provenance import ORIGIN_NAMES, SOURCE
from versus.kernel.trees import nodes_in

VOCABULARY: Final = "vocabulary"
ESCAPE_HATCH: Final = "escape hatch"


def written(power: Node) -> str:
    """Whether words of the vocabulary say it, or a function behind the escape hatch does."""
    return ESCAPE_HATCH if any(isinstance(node, Hatch) for node in nodes_in(power)) else VOCABULARY


class PowerSheet(msgspec.Struct, kw_only=True, omit_defaults=True, frozen=True):
    """One power in words."""

    kind: str
    text: str
    name: str = ""
    written: str = VOCABULARY
    """Whether words of the vocabulary say it, or a function behind the escape hatch does."""
    origin: str = ORIGIN_NAMES[SOURCE]
    """Whether a source states it, it follows from sources, or it is ours: of the least certain part of it."""


class CardSheet(msgspec.Struct, kw_only=True, omit_defaults=True, frozen=True):
    """A card; only what its type has is filled in."""

    key: str
    name: str
    type: str
    numbers: dict[str, int] = {}
    """Its printed numbers by the names that its game gives them, such as "cost" and "atk"."""
    teams: list[str] = []
    keywords: list[str] = []
    mentions: list[str] = []
    """The keywords and words of the rules that its powers speak of."""
    symbols: list[str] = []
    versions: list[str] = []
    identity: str | None = None
    traits: list[str] = []
    """What else is printed on it, a word or two each."""
    unique: bool = False
    text: list[str] = []
    powers: list[PowerSheet] = []
    filled: list[str] = []
    """What no source states and was filled in by us."""
    inferred: list[str] = []
    """What no source states, but follows from what sources do state."""
    models: dict[str, str] = {}
    """The printed cards that what was filled in is modelled on, by field."""
