"""What can be wrong with a deck list, as values: each knows its line and says what to do about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from versus.kernel.definition import Definition
from versus.kernel.errors import VersusError
from versus.kernel.sheet import CardSheet

MOST_PROBLEMS: Final = 20
"""A list with more wrong lines is not a deck list; nobody reads on."""


@dataclass(frozen=True)
class Problem:
    """Something in a list that cannot be read. Line 0 is the list as a whole."""

    line: int

    def words(self) -> str:
        raise AssertionError("every problem has words")

    def __str__(self) -> str:
        return f"Line {self.line}: {self.words()}" if self.line else self.words()


@dataclass(frozen=True)
class UnknownCard(Problem):
    """A name that no card bears."""

    name: str
    near: tuple[str, ...]

    def words(self) -> str:
        return f'there is no card "{self.name}".{perhaps(self.near)}'


@dataclass(frozen=True)
class AmbiguousCard(Problem):
    """A name that different cards bear."""

    name: str
    choices: tuple[CardSheet, ...]

    def words(self) -> str:
        example = self.choices[0]
        versions = "".join(f"\n    {card.key}  {what(card)}" for card in self.choices)
        return (
            f'"{self.name}" may be {len(self.choices)} cards. Write which, '
            f'for example "{example.name} ({example.key})":{versions}'
        )


@dataclass(frozen=True)
class UnknownVersion(Problem):
    """A set or a card number in brackets that the named card does not have."""

    name: str
    version: str
    choices: tuple[Definition, ...]

    def words(self) -> str:
        known = perhaps(tuple(f"{card.name} ({card.key})" for card in self.choices))
        return f'there is no "{self.name}" under {self.version}.{known}'


@dataclass(frozen=True)
class BadLine(Problem):
    """A line that is neither a card, a heading nor a comment."""

    text: str
    advice: str

    def words(self) -> str:
        return f'"{self.text}" cannot be read: {self.advice}'


@dataclass(frozen=True)
class NobodyLeads(Problem):
    """A list without anybody to lead it."""

    example: str

    def words(self) -> str:
        return f'No main character is named. Add a line such as "Main: {self.example}".'


@dataclass(frozen=True)
class SeveralLead(Problem):
    """A list with more than one main character."""

    names: tuple[str, ...]

    def words(self) -> str:
        return f"a deck has one main character; this one names {' and '.join(self.names)}."


@dataclass(frozen=True)
class BadFile(Problem):
    """A file that is not what it should be: broken XML, an entity, the wrong kind of document."""

    reason: str

    def words(self) -> str:
        return self.reason


class BadDeckList(VersusError):
    """A deck list that cannot be read, with everything that is wrong with it."""

    def __init__(self, *problems: Problem) -> None:
        self.problems = problems[:MOST_PROBLEMS]
        super().__init__("\n".join(map(str, self.problems)))


class UnknownDeck(VersusError):
    """Neither a file nor a deck that comes with the game."""

    def __init__(self, name: str, near: tuple[str, ...]) -> None:
        advice = perhaps(near) or " `versus deck list` names the decks that come with Versus."
        super().__init__(f'There is no deck and no file "{name}".{advice}')
        self.name = name
        self.near = near


def perhaps(near: tuple[str, ...]) -> str:
    """ " Did you mean ...?", or nothing at all."""
    if not near:
        return ""
    *others, last = near
    return f" Did you mean {', '.join(others)} or {last}?" if others else f" Did you mean {last}?"


def what(card: CardSheet) -> str:
    """Enough to tell a card from its namesakes: type, numbers, version and powers by name."""
    numbers = card.numbers
    kind = card.type
    if "level" in numbers:
        kind = f"Level {numbers['level']} {kind}"
    elif numbers.get("cost"):
        kind = f"{numbers['cost']}-cost {kind}"
    parts = [kind, *card.versions]
    if "atk" in numbers:
        health = f", Health {numbers['health']}" if "health" in numbers else ""
        parts.append(f"{numbers['atk']}/{numbers['def']}{health}")
    parts += card.keywords
    parts += dict.fromkeys(power.name for power in card.powers if power.name)
    return ", ".join(parts)
