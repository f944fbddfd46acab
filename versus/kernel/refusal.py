"""Why something is not allowed, for a person: the clause that fails, its rule, and words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from versus.kernel.types import NOTHING, CardId, Seat, Verb

if TYPE_CHECKING:
    from versus.kernel.game import Game


class Refusal:
    """Legality is a list of named clauses; this is the first that failed."""

    __slots__ = ("clause", "rule", "words")

    def __init__(self, clause: int, rule: str, words: str) -> None:
        self.clause = clause
        self.rule = rule
        self.words = words

    def __repr__(self) -> str:
        return f"{self.words} ({self.rule})"


class Attempt(NamedTuple):
    """Something a player might think of doing with a card; NOTHING leaves open with which other or which."""

    verb: Verb
    card: CardId
    other: CardId = NOTHING
    number: int = NOTHING


class Wish:
    """Something a person might want to do with a card, and what stands against it, if anything."""

    __slots__ = ("refusal", "verb", "words")

    def __init__(self, words: str, verb: Verb, refusal: Refusal | None) -> None:
        self.words = words
        self.verb = verb
        self.refusal = refusal

    def line(self) -> str:
        return f"✗ {self.words}: {self.refusal!r}" if self.refusal is not None else f"✓ {self.words}"


def wish(
    game: Game,
    seat: Seat,
    words: str,
    card: CardId,
    verb: Verb,
    other: CardId = NOTHING,
    number: int = NOTHING,
) -> Wish:
    """Something a player might try, asked of the game."""
    return Wish(words, verb, game.why_not(seat, card, verb, other, number))
