"""A lesson as its file tells it: steps, each a position of real cards and the moves it waits for."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from versus.cards.catalogue import house
from versus.games.house import games
from versus.kernel.game import Game
from versus.server.errors import Declined


class Pattern(msgspec.Struct, forbid_unknown_fields=True):
    """An option that a lesson waits for: what is not said does not matter."""

    verb: str
    card: str | None = None
    other: str | None = None
    row: str | None = None
    column: int | None = None
    number: int | None = None
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
    game: str
    title: str
    about: str
    others: list[str]
    """Who sits at the other seats, in their order; the learner sits first."""
    steps: list[Stage]


@cache
def lessons() -> tuple[Lesson, ...]:
    """Every lesson there is: a game's first one bears its name, and comes before the others."""
    shelf = files("versus.server.lessons")
    written = [file for file in shelf.iterdir() if file.name.endswith(".toml")]
    found = [msgspec.toml.decode(file.read_bytes(), type=Lesson) for file in written]
    order = list(games())
    return tuple(sorted(found, key=lambda one: (one.lesson != one.game, order.index(one.game), one.lesson)))


def lesson_called(name: str) -> Lesson:
    for lesson in lessons():
        if lesson.lesson == name:
            return lesson
    raise Declined("no-such-page", "There is no such lesson.")


def laid(lesson: Lesson, stage: Stage) -> Game:
    """The game in the position of a stage, at its first question."""
    catalogue = house(lesson.game)
    lay = catalogue.plug.lay
    assert lay is not None, f"no position of {lesson.game} can be laid by hand"
    return lay(stage.position, words_of(lesson.game))


@cache
def words_of(game: str) -> dict[str, Any]:
    """The cards that positions may name."""
    return house(game).words()
