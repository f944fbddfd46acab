"""What can be wrong with a query, as values: each knows its place and what would have been understood."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from versus.kernel.english import listed
from versus.kernel.errors import VersusError

MOST_TOLD: Final = 16
"""Labels that a fault names."""


@dataclass(frozen=True)
class QueryFault:
    """Something in a query that cannot be understood, and where it stands."""

    kind: ClassVar[str] = ""
    """Its name for programs."""
    at: int
    length: int

    def words(self) -> str:
        raise AssertionError("every fault has words")

    @property
    def near(self) -> tuple[str, ...]:
        """What may be written in its place."""
        return ()


@dataclass(frozen=True)
class TooLong(QueryFault):
    kind = "too-long"
    most: int

    def words(self) -> str:
        return f"A search has at most {self.most} letters. Leave something out."


@dataclass(frozen=True)
class TooMany(QueryFault):
    kind = "too-many"
    most: int

    def words(self) -> str:
        return f"A search has at most {self.most} words, signs and brackets. Leave something out."


@dataclass(frozen=True)
class TooDeep(QueryFault):
    kind = "too-deep"
    most: int

    def words(self) -> str:
        return f"Brackets stand at most {self.most} deep in each other. Take some away."


@dataclass(frozen=True)
class Unclosed(QueryFault):
    kind = "unclosed"
    sign: str = '"'

    def words(self) -> str:
        return f"What begins here has no end. Close it with {self.sign}"


@dataclass(frozen=True)
class Unopened(QueryFault):
    kind = "unopened"

    def words(self) -> str:
        return 'This ")" closes nothing. Take it away, or open a bracket before it.'


@dataclass(frozen=True)
class Nothing(QueryFault):
    """An "or", a "not" or a bracket without anything to look for."""

    kind = "nothing"
    behind: str

    def words(self) -> str:
        return (
            f'"{self.behind}" needs something to look for beside it. To look for the word itself, put it in '
            'quotes: "or".'
        )


@dataclass(frozen=True)
class NoField(QueryFault):
    kind = "no-field"
    operator: str

    def words(self) -> str:
        return f'Before "{self.operator}" stands where to look, as in cost{self.operator}3.'


@dataclass(frozen=True)
class UnknownField(QueryFault):
    kind = "unknown-field"
    field: str
    close: tuple[str, ...]
    known: tuple[str, ...]

    @property
    def near(self) -> tuple[str, ...]:
        return self.close

    def words(self) -> str:
        hint = f" Did you mean {listed(self.close, 'or')}?" if self.close else ""
        return f'Nothing is called "{self.field}".{hint} There are: {", ".join(self.known)}.'


@dataclass(frozen=True)
class UnknownOperator(QueryFault):
    """A comparison that does not exist, or not for this field."""

    kind = "unknown-operator"
    field: str
    operator: str
    known: tuple[str, ...]

    @property
    def near(self) -> tuple[str, ...]:
        return tuple(f"{self.field}{sign}" for sign in self.known)

    def words(self) -> str:
        return f'"{self.field}{self.operator}" cannot be compared. Write {listed(self.near, "or")}.'


@dataclass(frozen=True)
class UnknownValue(QueryFault):
    """A team, type, symbol, keyword, set or mark that no card has."""

    kind = "unknown-value"
    field: str
    value: str
    close: tuple[str, ...]
    known: tuple[str, ...]

    @property
    def near(self) -> tuple[str, ...]:
        return self.close or self.known[:MOST_TOLD]

    def words(self) -> str:
        what = "mark" if self.field == "is" else self.field
        asked = f'No card has the {what} "{self.value}".' if self.value else f"Which {what}?"
        if self.close:
            return f"{asked} Did you mean {listed(self.close, 'or')}?"
        more = f" and {len(self.known) - MOST_TOLD} more" if len(self.known) > MOST_TOLD else ""
        return f"{asked} There are: {', '.join(self.known[:MOST_TOLD])}{more}."


@dataclass(frozen=True)
class NoNumber(QueryFault):
    kind = "no-number"
    field: str
    value: str

    @property
    def near(self) -> tuple[str, ...]:
        return (f"{self.field}:3", f"{self.field}<=3", f"{self.field}>3")

    def words(self) -> str:
        what = f'"{self.value}" is no number.' if self.value else "A number is missing."
        return f"{what} Write {listed(self.near, 'or')}."


@dataclass(frozen=True)
class NoWords(QueryFault):
    kind = "no-words"
    field: str

    def words(self) -> str:
        return f'Say what to look for: {self.field}:burn, or {self.field}:"front row".'


class BadQuery(VersusError):
    """A query that cannot be understood."""

    def __init__(self, fault: QueryFault) -> None:
        super().__init__(fault.words())
        self.fault = fault
