"""A query as a tree that is asked of each card, and that says in words how it was understood."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Protocol

from versus.cards.problems import near
from versus.cards.search.faults import (
    BadQuery,
    NoNumber,
    Nothing,
    NoWords,
    QueryFault,
    TooDeep,
    Unclosed,
    UnknownField,
    UnknownOperator,
    UnknownValue,
    Unopened,
)
from versus.cards.search.fields import BY_NAME, FIELDS, Field
from versus.cards.search.index import Indexed, Shelf, folded, joined
from versus.cards.search.scanning import Piece, pieces_of
from versus.kernel.english import listed

DEEPEST: Final = 8
LONGEST_NUMBER: Final = 4
LONGEST_VALUE: Final = 60
"""Letters of a label that are worth comparing with those there are."""


class Node(Protocol):
    """Something that is true of a card or not."""

    def fits(self, card: Indexed) -> bool: ...

    def words(self) -> str: ...


@dataclass(frozen=True)
class Both:
    """All of these. Without any it is true of every card."""

    parts: tuple[Node, ...]

    def fits(self, card: Indexed) -> bool:
        return all(part.fits(card) for part in self.parts)

    def words(self) -> str:
        return ", ".join(
            f"({part.words()})" if isinstance(part, Either) else part.words() for part in self.parts
        )


@dataclass(frozen=True)
class Either:
    """At least one of these."""

    parts: tuple[Node, ...]

    def fits(self, card: Indexed) -> bool:
        return any(part.fits(card) for part in self.parts)

    def words(self) -> str:
        return " or ".join(part.words() for part in self.parts)


@dataclass(frozen=True)
class Without:
    """Not this."""

    part: Node

    def fits(self, card: Indexed) -> bool:
        return not self.part.fits(card)

    def words(self) -> str:
        inner = self.part.words()
        return f"not ({inner})" if isinstance(self.part, Both | Either) else f"not {inner}"


@dataclass(frozen=True)
class Says:
    """These words stand one after the other in its title, its text, or anywhere on it."""

    where: str
    wanted: str
    said: str
    whole: bool = False
    """Whether nothing else may stand there."""

    def fits(self, card: Indexed) -> bool:
        found = self.read(card)
        return self.wanted == found if self.whole else self.wanted in found

    def read(self, card: Indexed) -> str:
        match self.where:
            case "name":
                return card.name
            case "text":
                return card.text
            case "number":
                return joined(card.sheet.key)
            case _:
                return card.everything

    def words(self) -> str:
        how = "is" if self.whole else "says"
        return f"{self.where} {how} “{self.said}”" if self.where else f"“{self.said}”"


@dataclass(frozen=True)
class Labelled:
    """It bears one of these labels, or none of them."""

    name: str
    labels: frozenset[str]
    bears: bool = True

    def fits(self, card: Indexed) -> bool:
        return self.labels.isdisjoint(card.labels[self.name]) != self.bears

    def words(self) -> str:
        said = listed(sorted(self.labels, key=str.casefold), "or")
        return f"{self.name} {'' if self.bears else 'not '}{said}"


SPOKEN: Final = {
    ":": "",
    "=": "",
    "!=": "not ",
    "<": "under ",
    "<=": "at most ",
    ">": "over ",
    ">=": "at least ",
}


@dataclass(frozen=True)
class Compared:
    """A number on it, where it has one."""

    name: str
    number: str
    operator: str
    value: int

    def fits(self, card: Indexed) -> bool:
        found = card.sheet.numbers.get(self.number)
        if found is None:
            return False
        match self.operator:
            case "<":
                return found < self.value
            case "<=":
                return found <= self.value
            case ">":
                return found > self.value
            case ">=":
                return found >= self.value
            case "!=":
                return found != self.value
            case _:
                return found == self.value

    def words(self) -> str:
        return f"{self.name} {SPOKEN[self.operator]}{self.value}"


@dataclass(frozen=True)
class Query:
    """What is looked for."""

    tree: Node
    title: str
    """Its bare words: cards that bear them come first."""

    def words(self) -> str:
        """How it was understood; empty for every card."""
        return self.tree.words()


def find(query: Query, shelf: Shelf) -> list[Indexed]:
    """The cards that a query means: those of that name, those whose name begins so, and the rest in order."""
    found = [card for card in shelf.cards if query.tree.fits(card)]
    if query.title:
        found.sort(key=lambda card: nearness(card.name, query.title))
    return found


def nearness(name: str, title: str) -> int:
    if name == title:
        return 0
    return 1 if name.startswith(title) else 2 if title in name else 3


def read_query(text: str, shelf: Shelf) -> Query:
    """A query as somebody writes it. Raises `BadQuery` with the first thing that cannot be understood."""
    return Reader(pieces_of(text), shelf).query()


@dataclass
class Reader:
    """Goes through the pieces once, with brackets inside each other up to a bound."""

    pieces: list[Piece]
    shelf: Shelf
    place: int = 0
    depth: int = 0
    bare: list[str] = field(default_factory=list)

    def query(self) -> Query:
        tree = self.either()
        if self.place < len(self.pieces):
            self.wrong(Unopened(self.pieces[self.place].at, 1))
        return Query(tree, folded(" ".join(self.bare)))

    def either(self) -> Node:
        """Parts with "or" between them."""
        parts = [self.both()]
        while (piece := self.here()) is not None and piece.is_word("or"):
            self.place += 1
            behind = self.both()
            if not parts[-1].parts or not behind.parts:
                self.wrong(Nothing(piece.at, piece.length, piece.text))
            parts.append(behind)
        return parts[0] if len(parts) == 1 else Either(tuple(map(plain, parts)))

    def both(self) -> Both:
        """Everything up to the next "or" or closing bracket."""
        parts: list[Node] = []
        while (piece := self.here()) is not None and not piece.is_sign(")") and not piece.is_word("or"):
            if piece.is_word("and"):
                self.place += 1
            else:
                parts.append(self.one())
        return Both(tuple(parts))

    def one(self) -> Node:
        piece = self.pieces[self.place]
        self.place += 1
        if piece.is_sign("-") or piece.is_word("not"):
            following = self.here()
            if following is None or following.is_sign(")") or following.is_word("or"):
                self.wrong(Nothing(piece.at, piece.length, piece.text))
            return self.deeper(piece, without=True)
        if piece.is_sign("("):
            return self.deeper(piece)
        return self.term(piece)

    def deeper(self, piece: Piece, without: bool = False) -> Node:
        """What stands behind a minus or in brackets."""
        self.depth += 1
        if self.depth > DEEPEST:
            self.wrong(TooDeep(piece.at, piece.length, DEEPEST))
        if without:
            bare = len(self.bare)
            found: Node = Without(self.one())
            del self.bare[bare:]
        else:
            found = self.either()
            closing = self.here()
            if closing is None:
                self.wrong(Unclosed(piece.at, piece.length, ")"))
            self.place += 1
            if isinstance(found, Both) and not found.parts:
                self.wrong(Nothing(piece.at, piece.length, "("))
        self.depth -= 1
        return plain(found)

    def here(self) -> Piece | None:
        return self.pieces[self.place] if self.place < len(self.pieces) else None

    def wrong(self, fault: QueryFault) -> None:
        raise BadQuery(fault)

    # Terms

    def term(self, piece: Piece) -> Node:
        if not piece.field:
            self.bare.append(piece.text)
            return Says("", folded(piece.text), piece.text)
        found = BY_NAME.get(piece.field.casefold())
        if found is None:
            known = tuple(one.name for one in FIELDS)
            close = tuple(near(piece.field[:LONGEST_VALUE], known, 2))
            raise BadQuery(UnknownField(piece.at, len(piece.field), piece.field, close, known))
        if piece.operator not in found.operators:
            raise BadQuery(
                UnknownOperator(piece.at, piece.length, found.name, piece.operator, found.operators)
            )
        match found.kind:
            case "number":
                return self.compared(piece, found)
            case "label":
                return self.labelled(piece, found)
            case "words":
                return self.says(piece, found)

    def compared(self, piece: Piece, found: Field) -> Node:
        text = piece.text.strip()
        if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
            raise BadQuery(NoNumber(piece.at, piece.length, found.name, text[:LONGEST_VALUE]))
        return Compared(found.name, found.number, piece.operator, int(text))

    def labelled(self, piece: Piece, found: Field) -> Node:
        labels = self.shelf.meant(found.name, piece.text, piece.operator != ":")
        if not labels:
            known = self.shelf.known(found.name)
            value = piece.text.strip()[:LONGEST_VALUE]
            close = tuple(near(value, known))
            raise BadQuery(UnknownValue(piece.at, piece.length, found.name, value, close, known))
        return Labelled(found.name, labels, piece.operator != "!=")

    def says(self, piece: Piece, found: Field) -> Node:
        wanted = joined(piece.text) if found.name == "number" else folded(piece.text)
        if not wanted:
            raise BadQuery(NoWords(piece.at, piece.length, found.name))
        said = Says(found.name, wanted, piece.text, piece.operator != ":")
        return Without(said) if piece.operator == "!=" else said


def plain(node: Node) -> Node:
    """A node without brackets around a single part."""
    return node.parts[0] if isinstance(node, Both) and len(node.parts) == 1 else node
