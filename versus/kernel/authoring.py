"""What a game gives whoever writes cards for it: its words, what they are called, how a card is looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

from versus.kernel.keywords import Lexicon
from versus.kernel.nodes import Node
from versus.kernel.types import EventKind


@dataclass(frozen=True)
class CardProblem:
    """One thing wrong. An error keeps its card out of the catalogue; a warning does not."""

    field: str
    message: str
    suggestion: str = ""
    warning: bool = False
    card: str = ""
    file: str = ""
    line: int = 0

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        kind = "warning: " if self.warning else ""
        about = ", ".join(part for part in (self.card, self.field) if part)
        head = ": ".join(part for part in (place, f"{kind}{about}") if part)
        return f"{head}: {self.message}{' ' + self.suggestion if self.suggestion else ''}"

    def at(self, file: str, line: int = 0, card: str = "") -> CardProblem:
        """The same, where it was found; what is known already stays."""
        return replace(self, file=self.file or file, line=self.line or line, card=self.card or card)


@dataclass(frozen=True)
class Kind:
    """What a kind of value is called in a sentence, and an example of it."""

    type: Any
    """A class, or a type of numbers."""
    name: str
    example: str


@dataclass(frozen=True, kw_only=True)
class Advice:
    """What to write instead, where one kind of word stands in the place of another."""

    power: str
    """Something else where a power belongs."""
    instruction_as_power: str
    change_as_power: str
    filter_as_cards: str
    cards_as_filter: str
    instruction_as_change: str
    change_as_instruction: str
    no_change: str
    """A continuous power that changes nothing."""


def no_problems(card: Any) -> Iterator[CardProblem]:
    return iter(())


def no_problems_of_a_power(path: str, power: Node) -> Iterator[CardProblem]:
    return iter(())


def no_problems_of_a_set(cards: Sequence[Any], lost: frozenset[str]) -> Iterator[tuple[Any, CardProblem]]:
    return iter(())


@dataclass(frozen=True, kw_only=True)
class Authoring:
    """The words of a game and the tables by which its cards are checked."""

    vocabulary: ModuleType
    constants: ModuleType
    page: str
    """Where the words are explained."""
    makers: tuple[str, ...]
    """The words that make whole cards."""
    facts: type[Any]
    kinds: tuple[Kind, ...]
    advice: Advice
    types: tuple[str, ...]
    """The names of the card types, as they are numbered."""
    keywords: Lexicon
    events: tuple[str, ...]
    last_would: EventKind
    """The last event that can be replaced."""
    least: Mapping[str, int]
    """The least that a fact may be."""
    only_for: Mapping[str, tuple[int, ...]]
    """Facts that only these types of cards have."""
    teams: tuple[str, ...] = ()
    """Teams that are known without any card."""
    team_facts: tuple[str, ...] = ("teams",)
    """Facts that name teams."""
    facts_problems: Callable[[Any], Iterator[CardProblem]] = no_problems
    """What else is wrong with a card's facts."""
    powers_problems: Callable[[Any], Iterator[CardProblem]] = no_problems
    """What is wrong with which powers a card has."""
    node_problems: Callable[[str, Node], Iterator[CardProblem]] = no_problems_of_a_power
    """What is wrong with one word at a place in a card, beyond its type."""
    set_problems: Callable[[Sequence[Any], frozenset[str]], Iterator[tuple[Any, CardProblem]]] = (
        no_problems_of_a_set
    )
    """What is wrong with the cards of a set together; nobody is blamed for names that were lost already."""

    def maker(self, name: str) -> Any:
        """A word that makes cards, or any other; None where there is none."""
        return vars(self.vocabulary).get(name)

    def constant_of(self, keyword: str) -> str:
        """The constant of a keyword: CONCEALED_OPTIONAL for "Concealed—Optional"."""
        return keyword.upper().replace(" ", "_").replace("—", "_")
