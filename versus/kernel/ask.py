"""The one question type: who is asked, for what kind of answer, among which options."""

from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from versus.kernel.types import NOTHING, NOTHING_THERE, CardId, Seat, Stamp, Verb, Zone
from versus.kernel.verbs import TAKE_BACK

AskKind: TypeAlias = int

ACT: Final = 0
"""A free choice of the next action."""
PICK: Final = 1
"""Choose a card, a seat or a value for an effect."""
ORDER: Final = 2
"""Which of several waiting things comes next."""
NUMBER: Final = 3
YES_NO: Final = 4
NAME: Final = 5

ASK_KINDS: Final = ("act", "pick", "order", "number", "yes/no", "name")


@mypyc_attr(acyclic=True)
class Option:
    """One answer: a verb of the game, and what it points at. Two options are equal if these are.

    Each field means the same whatever the verb is, so that nobody who draws a table must know the verbs.
    """

    __slots__ = ("card", "column", "link", "number", "other", "row", "seat", "taken_from", "verb", "word")

    def __init__(
        self,
        verb: Verb,
        card: CardId = NOTHING,
        other: CardId = NOTHING,
        number: int = NOTHING,
        word: str = "",
        seat: Seat = NOTHING,
        row: Zone = NOTHING,
        column: int = NOTHING_THERE,
        taken_from: Zone = NOTHING,
        link: Stamp = NOTHING,
    ) -> None:
        self.verb = verb
        self.card = card
        """The card it is about."""
        self.other = other
        """A second card: what the first is put onto, changes places with, or lends its power."""
        self.number = number
        """A number that is said, or which of several powers, parts or ways is meant."""
        self.word = word
        """A name that is said, or which of several ways to do it."""
        self.seat = seat
        """A player, or whose row it is."""
        self.row = row
        """The zone that a card goes to."""
        self.column = column
        """The place in a row, in games that count them."""
        self.taken_from = taken_from
        """The zone that a card is taken from, where that is part of the answer."""
        self.link = link
        """An effect that waits, by its own timestamp."""

    def key(self) -> tuple[int, int, int, int, str, int, int, int, int, int]:
        """The option as a comparable value."""
        return (
            self.verb,
            self.card,
            self.other,
            self.number,
            self.word,
            self.seat,
            self.row,
            self.column,
            self.taken_from,
            self.link,
        )

    def __repr__(self) -> str:
        return f"Option{self.key()}"


class Offers:
    """Options that differ in their card alone. They are the same in every game, so each is made only once."""

    __slots__ = ("made", "row", "seat", "verb")

    def __init__(self, verb: Verb, seat: Seat = NOTHING, row: Zone = NOTHING) -> None:
        self.verb = verb
        self.seat = seat
        self.row = row
        self.made: list[Option] = []

    def for_cards(self, number: int) -> list[Option]:
        """The options by card, for at least so many cards."""
        made = self.made
        while len(made) < number:
            made.append(Option(self.verb, len(made), seat=self.seat, row=self.row))
        return made


@mypyc_attr(acyclic=True)
class Ask:
    """A question. `prompt` is a code that the game's phrases turn into words."""

    __slots__ = ("card", "choices", "kind", "options", "prompt", "seat")

    def __init__(
        self, seat: Seat, kind: AskKind, prompt: int, options: list[Option], card: CardId = NOTHING
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.prompt = prompt
        self.options = options
        self.card = card
        self.choices = len(options)
        """How many answers go on with the game; to take back, always the last option, is none of them."""
        if options[-1].verb == TAKE_BACK:
            self.choices -= 1

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, {ASK_KINDS[self.kind]}, {self.options})"


TAKEN_BACK: Final = Option(TAKE_BACK)
"""The option to leave what was begun as if it had not been."""
