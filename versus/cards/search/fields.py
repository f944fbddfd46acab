"""Where a query may look: numbers that are compared, labels with a fixed choice, and running words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Kind = Literal["number", "label", "words"]

COMPARED: Final = (":", "=", "!=", "<", "<=", ">", ">=")
TOLD_APART: Final = (":", "=", "!=")


@dataclass(frozen=True)
class Field:
    """A field by name."""

    name: str
    kind: Kind
    about: str
    also: tuple[str, ...] = ()
    """Other names for it."""
    number: str = ""
    """Of a number, what sheets call it."""

    @property
    def operators(self) -> tuple[str, ...]:
        return COMPARED if self.kind == "number" else TOLD_APART


FIELDS: Final = (
    Field("name", "words", "words of its title", ("n", "title")),
    Field("text", "words", "words of its powers", ("says", "o")),
    Field("number", "words", "its number in its set, such as HOX-013", ("key", "id")),
    Field("team", "label", "a team that it belongs to", ("t", "affiliation")),
    Field("type", "label", "what kind of card it is"),
    Field("symbol", "label", "a power symbol that it offers", ("sym",)),
    Field("keyword", "label", "a keyword that it has", ("kw", "has")),
    Field("mentions", "label", "a keyword that it has or speaks of"),
    Field("set", "label", "the set that it is from, by name or code", ("s", "e")),
    Field("game", "label", "the game that it is for"),
    Field("is", "label", "unique, reconstructed, printed or vanilla"),
    Field("cost", "number", "what it costs to play", ("c",), "cost"),
    Field("atk", "number", "its printed ATK", ("attack", "a"), "atk"),
    Field("def", "number", "its printed DEF", ("defense", "defence", "d"), "def"),
    Field("health", "number", "its printed health", ("hp", "h"), "health"),
    Field("level", "number", "the level of a main character", ("lvl",), "level"),
    Field("xp", "number", "the XP at which it levels up", (), "level up at"),
    Field("threshold", "number", "the resources that a classic plot twist asks for", ("th",), "threshold"),
)
BY_NAME: Final = {name: field for field in FIELDS for name in (field.name, *field.also)}


@dataclass(frozen=True)
class Example:
    """A query that works, and what it finds."""

    query: str
    finds: str


EXAMPLES: Final = (
    Example("team:brotherhood cost<=3 text:burn", "Brotherhood cards for at most 3 that burn"),
    Example("magneto", "cards that say Magneto anywhere, his own first"),
    Example('text:"front row" -type:plot', "cards that speak of the front row, without plot twists"),
    Example("type:supporting atk>=6 cost<5", "strong characters for little"),
    Example("symbol:energy or symbol:might", "locations with one of two symbols"),
    Example("keyword:flight (team:avengers or team:defenders)", "fliers of two teams"),
    Example('set:"A-Force" type=location', "the locations of one set"),
    Example("type:main level:2", "main characters at their second level"),
    Example("is:vanilla cost<=2", "cheap cards with nothing but their numbers"),
    Example("game:classic threshold>=3", "plot twists of the classic game that come late"),
)
