"""Nodes written at random, for any game: each class is a word, and its fields say which words may follow.

The words are read off the vocabulary itself, so a new node is in use as soon as it exists. What the plain
numbers of a game mean, and where its instructions find their cards, each game tells in a writer of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import Field, fields, is_dataclass
from functools import cache
from typing import Any, ClassVar, Final, TypeVar

from versus.kernel.choosing import Choice, Each, Who
from versus.kernel.effects import Number, Repeat
from versus.kernel.modifiers import Duration
from versus.kernel.nodes import Amount, Change, Condition, Effect, Filter, Node, Selector, Trigger
from versus.kernel.rng import advance, mix
from versus.kernel.types import EventKind
from versus.kernel.written import types_as_written

T = TypeVar("T")

SMALL: Final = (0, 1, 2)
"""What a number may be of which nothing is told."""


@cache
def vocabulary_of(kind: Any, rooms: tuple[str, ...], without: tuple[type[Any], ...]) -> tuple[type[Any], ...]:
    """Every word of a kind that a card can be written with, in an order that no import changes."""
    # Nodes that a test makes up for itself are no words of the game.
    ours = [word for word in subclasses(kind) if word.__module__.startswith(rooms)]
    found = {word for word in ours if is_dataclass(word) and word not in without}
    return tuple(sorted(found, key=lambda word: (word.__module__, word.__name__)))


def subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for word in kind.__subclasses__():
        yield word
        yield from subclasses(word)


class RandomWriter:
    """Writes nodes by a generator of its own: one seed, one text."""

    rooms: ClassVar[tuple[str, ...]]
    """Where the words of the game are defined."""
    no_words: ClassVar[tuple[type[Any], ...]] = ()
    """Nodes that no card is written with."""
    rare: ClassVar[tuple[type[Node], ...]] = ()
    """Words that end a game or empty a side when they come up too often."""
    numbers: ClassVar[Mapping[str, tuple[int, ...]]] = {}
    """By class and field, or by field alone: what a plain number may be."""
    strings: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """By field: what a name may be."""
    names: ClassVar[tuple[str, ...]] = ()
    durations: ClassVar[tuple[Duration, ...]] = ()
    events: ClassVar[tuple[EventKind, ...]] = ()
    """What a power may wait for."""

    def __init__(self, seed: int) -> None:
        self.seed = mix(advance(seed))

    # Chance

    def below(self, bound: int) -> int:
        self.seed = advance(self.seed)
        return (mix(self.seed) * bound) >> 64

    def chance(self, percent: int) -> bool:
        return self.below(100) < percent

    def pick(self, items: tuple[T, ...]) -> T:
        return items[self.below(len(items))]

    # Words

    @classmethod
    def vocabulary(cls, kind: Any) -> tuple[type[Any], ...]:
        return vocabulary_of(kind, cls.rooms, cls.no_words)

    def is_apt(self, word: type[Any]) -> bool:
        """Whether a word fits where it would stand now."""
        return word not in self.rare or self.chance(25)

    def word(self, kind: Any, depth: int) -> Any:
        """Any node of a kind; at depth 0 one that needs no further effects, conditions or filters."""
        known = self.vocabulary(kind)
        while True:
            candidate = self.pick(known)
            if not self.is_apt(candidate):
                continue
            if depth > 0 or not any(kind in NESTING for kind in types_as_written(candidate).values()):
                return self.write(candidate, depth)

    def perhaps(self, kind: Any, percent: int, depth: int = 1) -> Any:
        return self.word(kind, depth) if self.chance(percent) else None

    def write(self, word: type[Any], depth: int) -> Any:
        """A node of a class, its fields filled in."""
        return word(**{part.name: self.part(word, part, depth) for part in fields(word)})

    def part(self, word: type[Any], part: Field[Any], depth: int) -> Any:
        """What stands in one field, by its type; for a plain number, by its name."""
        kind = str(types_as_written(word)[part.name])
        if kind == "Who":
            return self.who(word, part.name, depth)
        if kind == "Choice":
            return Choice(self.selector(depth), 1, self.pick(self.numbers["Choice.most"]))
        if kind == "Amount" and word is Repeat:
            return Number(self.pick((1, 2, 3)))
        if kind == "Trigger":
            return self.trigger(self.pick(self.events))
        if kind == "Selector":
            return self.selector(depth)
        if kind in SINGLE:
            return self.word(SINGLE[kind], depth - 1)
        if kind in OPTIONAL:
            return self.perhaps(OPTIONAL[kind], 50, depth - 1)
        if kind in SEVERAL:
            parts = [self.word(SEVERAL[kind], depth - 1) for _ in range(self.pick((1, 2, 2, 3)))]
            return tuple(dict.fromkeys(parts))
        if kind == "tuple[str, ...]":
            return (self.pick(self.names),)
        if kind == "bool":
            return self.chance(50)
        if kind == "Duration":
            return self.pick(self.durations)
        if kind == "str":
            return self.pick(self.strings.get(part.name, self.names))
        known = self.numbers
        return self.pick(known.get(f"{word.__name__}.{part.name}") or known.get(part.name, SMALL))

    def choice(self, of: Selector) -> Who:
        if self.chance(10):
            return Each(of)
        least = self.pick(self.numbers["Choice.least"])
        return Choice(of, least, max(least, self.pick(self.numbers["Choice.most"])), self.chance(10))

    # What each game says in its own way

    def effect(self) -> Effect:
        """An instruction of a card, not too deep."""
        built: Effect = self.word(Effect, 2)
        return built

    def trigger(self, on: EventKind) -> Trigger:
        return Trigger(
            on,
            self.effect(),
            subject=self.perhaps(Filter, 50),
            by=self.perhaps(Filter, 10),
            when=self.perhaps(Condition, 15),
            given=self.perhaps(Condition, 15),
        )

    def who(self, word: type[Any], part: str, depth: int) -> Who:
        """Whom an instruction is about."""
        raise AssertionError

    def selector(self, depth: int) -> Selector:
        """Where to look."""
        raise AssertionError


SINGLE: Final[dict[str, type[Any]]] = {
    "Effect": Effect,
    "Filter": Filter,
    "Any": Filter,
    "Condition": Condition,
    "Amount": Amount,
    "Change": Change,
}
OPTIONAL: Final = {f"{name} | None": kind for name, kind in SINGLE.items()}
SEVERAL: Final = {f"tuple[{name}, ...]": kind for name, kind in SINGLE.items()}
NESTING: Final = frozenset((*SINGLE, *SEVERAL, "Trigger")) - {"Amount"}
