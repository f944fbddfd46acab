"""A lesson as its file tells it: steps, each a position of real cards and the moves it waits for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from versus.cards.catalogue import house
from versus.cards.classic.catalogue import classic_house
from versus.kernel.errors import VersusError
from versus.kernel.game import Game
from versus.server.errors import Declined
from versus.testing import classic as classic_table
from versus.testing.classic import position as classic_position
from versus.testing.tpcg import lying as tpcg_lying
from versus.testing.tpcg import position as tpcg_position

ORDER: Final = ("2pcg", "classic")
LISTS: Final = (
    "levels", "front", "back", "support", "hidden_front", "hidden_support", "resources", "hand", "deck", "ko",
)  # fmt: skip
"""Fields of a side that name cards."""


class Pattern(msgspec.Struct, forbid_unknown_fields=True):
    """An option that a lesson waits for: what is not said does not matter."""

    verb: str
    card: str | None = None
    other: str | None = None
    amount: int | None = None
    word: str | None = None


class Move(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One thing the learner does."""

    say: str
    """What there is to know."""
    do: str
    """What to do about it."""
    allow: list[Pattern]
    wrong: str
    """Said about anything else that the rules would permit."""
    replies: list[Pattern] = []
    """What the other side answers until the next move; it passes where nothing is said."""
    rules: list[str] = []
    calm: bool = False
    """Whether it waits until no attack and no effect is under way."""


class Stage(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One step of a lesson: it teaches one thing."""

    title: str
    position: dict[str, Any]
    opening: list[Pattern] = []
    """What the other side does before the learner's first move."""
    moves: list[Move]
    learned: str
    """Said when it is done."""
    to_the_end: bool = False
    """Whether everybody passes after the last move until the game is over."""


class Lesson(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A lesson's file."""

    lesson: str
    game: Literal["2pcg", "classic"]
    title: str
    about: str
    rival: str
    """The name of the other side."""
    steps: list[Stage]


@cache
def lessons() -> tuple[Lesson, ...]:
    """Every lesson there is."""
    shelf = files("versus.server.lessons")
    return tuple(msgspec.toml.decode((shelf / f"{name}.toml").read_bytes(), type=Lesson) for name in ORDER)


def lesson_called(name: str) -> Lesson:
    for lesson in lessons():
        if lesson.lesson == name:
            return lesson
    raise Declined("no-such-page", "There is no such lesson.")


def laid(lesson: Lesson, stage: Stage) -> Game:
    """The game in the position of a stage, at its first question."""
    data = dict(stage.position)
    sides = [data.pop("p1"), data.pop("p2")]
    if lesson.game == "classic":
        classic_sides = tuple(classic_table.Side(**with_cards(side, classic_card)) for side in sides)
        return classic_position.Layout(classic_position.Position(classic_sides, **data)).contest()
    tpcg_sides = tuple(tpcg_position.Side(**with_cards(side, tpcg_card)) for side in sides)
    return tpcg_position.Position(tpcg_sides, **data).battle()


def with_cards(side: dict[str, Any], card: Callable[[str], Any]) -> dict[str, Any]:
    """A side with cards where the file has their names or keys, and perhaps a state after a comma."""
    found = dict(side)
    for name in LISTS:
        if isinstance(found.get(name), list):
            found[name] = [card(words) for words in found[name]]
    if "main" in found:
        found["main"] = card(found["main"])
    if "equipment" in found:
        found["equipment"] = {bearer: card(words) for bearer, words in found["equipment"].items()}
    return found


def tpcg_card(words: str) -> Any:
    name, _, state = words.partition(",")
    return tpcg_lying(found_among(tpcg_cards(), name), state)


def classic_card(words: str) -> Any:
    name, _, state = words.partition(",")
    return classic_table.lying(found_among(classic_cards(), name), state)


def found_among(cards: dict[str, Any], name: str) -> Any:
    if name not in cards:
        raise VersusError(f'There is no card "{name}". Name it as on its face, or by its key.')
    return cards[name]


@cache
def tpcg_cards() -> dict[str, Any]:
    return by_key_and_name(card for card_set in house().sets.values() for card in card_set.cards)


@cache
def classic_cards() -> dict[str, Any]:
    return by_key_and_name(classic_house().values())


def by_key_and_name(cards: Any) -> dict[str, Any]:
    """Cards by key, and by name where it means only one card of the first set that has it."""
    found: dict[str, Any] = {}
    named: dict[str, list[Any]] = {}
    for card in cards:
        found[card.key] = card
        same = named.setdefault(card.name, [])
        if not same or set_of(same[0]) == set_of(card):
            same.append(card)
    return found | {name: same[0] for name, same in named.items() if len(same) == 1}


def set_of(card: Any) -> str:
    return str(card.key.partition("-")[0])
