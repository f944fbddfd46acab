"""A query in pieces: each sign is looked at a fixed number of times, and there are bounds for everything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from versus.cards.search.faults import BadQuery, NoField, TooLong, TooMany, Unclosed

LONGEST: Final = 300
"""Signs of a query."""
MOST_PIECES: Final = 60

OPERATORS: Final = ":=<>!"
ENDS: Final = '()"'
"""Signs at which a word ends, besides a space."""


@dataclass(frozen=True)
class Piece:
    """A bracket, a minus, or something to look for: in a field, or anywhere."""

    at: int
    """Where it begins, and how many signs it has."""
    length: int
    text: str
    """What to look for; of a bracket or a minus the sign itself."""
    field: str = ""
    operator: str = ""
    quoted: bool = False

    def is_sign(self, sign: str) -> bool:
        return self.text == sign and not self.field and not self.quoted

    def is_word(self, word: str) -> bool:
        return self.is_sign(self.text) and self.text.casefold() == word


def pieces_of(query: str) -> list[Piece]:
    """All pieces in their order."""
    if len(query) > LONGEST:
        raise BadQuery(TooLong(LONGEST, len(query) - LONGEST, LONGEST))
    return Scanner(query).pieces()


class Scanner:
    """Goes through a query once."""

    def __init__(self, query: str) -> None:
        self.query = query
        self.at = 0

    def pieces(self) -> list[Piece]:
        found: list[Piece] = []
        while self.skip_spaces():
            if len(found) == MOST_PIECES:
                raise BadQuery(TooMany(self.at, len(self.query) - self.at, MOST_PIECES))
            found.append(self.piece())
        return found

    def skip_spaces(self) -> bool:
        """Whether there is anything left."""
        while self.at < len(self.query) and self.query[self.at].isspace():
            self.at += 1
        return self.at < len(self.query)

    def piece(self) -> Piece:
        begin = self.at
        sign = self.query[begin]
        behind = self.query[begin + 1 : begin + 2]
        if sign in "()" or (sign == "-" and behind and not behind.isspace()):
            self.at += 1
            return Piece(begin, 1, sign)
        if sign == '"':
            text = self.quoted()
            return Piece(begin, self.at - begin, text, quoted=True)
        word = self.word(OPERATORS)
        operator = self.operator()
        if not operator:
            return Piece(begin, self.at - begin, word)
        if not word:
            raise BadQuery(NoField(begin, self.at - begin, operator))
        quoted = self.query[self.at : self.at + 1] == '"'
        value = self.quoted() if quoted else self.word("")
        return Piece(begin, self.at - begin, value, word, operator, quoted)

    def word(self, stops: str) -> str:
        begin = self.at
        while self.at < len(self.query):
            sign = self.query[self.at]
            if sign.isspace() or sign in ENDS or sign in stops:
                break
            self.at += 1
        return self.query[begin : self.at]

    def operator(self) -> str:
        begin = self.at
        while self.at < len(self.query) and self.query[self.at] in OPERATORS and self.at - begin < 2:
            self.at += 1
        return self.query[begin : self.at]

    def quoted(self) -> str:
        begin = self.at + 1
        end = self.query.find('"', begin)
        if end < 0:
            raise BadQuery(Unclosed(self.at, len(self.query) - self.at))
        self.at = end + 1
        return self.query[begin:end]
