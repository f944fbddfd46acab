"""The one question type: who is asked, for what kind of answer, among which options."""

from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from versus.kernel.types import NOTHING, CardId, Seat, Verb

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
    """One answer: a verb of the game and what it is about. Two options are equal if these are."""

    __slots__ = ("card", "number", "other", "verb", "word")

    def __init__(
        self,
        verb: Verb,
        card: CardId = NOTHING,
        other: CardId = NOTHING,
        number: int = NOTHING,
        word: str = "",
    ) -> None:
        self.verb = verb
        self.card = card
        self.other = other
        self.number = number
        self.word = word

    def key(self) -> tuple[int, int, int, int, str]:
        """The option as a comparable value."""
        return (self.verb, self.card, self.other, self.number, self.word)

    def __repr__(self) -> str:
        return f"Option{self.key()}"


@mypyc_attr(acyclic=True)
class Ask:
    """A question. `prompt` is a code that the game's phrases turn into words."""

    __slots__ = ("card", "kind", "options", "prompt", "seat")

    def __init__(
        self, seat: Seat, kind: AskKind, prompt: int, options: list[Option], card: CardId = NOTHING
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.prompt = prompt
        self.options = options
        self.card = card

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, {ASK_KINDS[self.kind]}, {self.options})"
