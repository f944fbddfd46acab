"""The chairs of a table: who sits there, what they promised for the shuffle, how a seat changes hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from versus.kernel.types import Seat
from versus.server.fairness import Share
from versus.server.journal import Seated, SeatPlan


@dataclass
class Chair:
    """A seat at the table."""

    kind: Literal["person", "computer"]
    level: str | None
    name: str
    seated: bool = False
    """Whether somebody sits there. A game that has begun waits for a seat that was given back."""
    holder: str = ""
    """The hash of the secret of whoever sits there."""
    left_by: str = ""
    """The hash of the secret of whoever gave the seat back last."""
    round: int = 0
    """How often the seat was offered anew: a ticket of an earlier round is void."""
    promise: str = ""
    nonce: str = ""
    shown: str = ""
    """The last promise whose nonce was shown: it is worth nothing a second time."""
    must_promise: bool = False
    """Whether a nonce was shown here in vain, so that another must be promised."""
    deck: dict[str, Any] | None = None
    deck_name: str = ""
    conceded: bool = False
    stops: frozenset[str] = frozenset()
    order: Any = None
    """An order to pass for a while, as the game understands it."""

    def sit(self, entry: Seated) -> None:
        """Somebody sits down before the game, or again with another name, deck or promise."""
        self.take_over(entry)
        self.deck = entry.deck
        self.deck_name = entry.deck_name
        in_vain = self.must_promise or bool(self.nonce)
        self.must_promise = in_vain and entry.promise in ("", self.shown)
        self.promise = "" if self.must_promise else entry.promise
        self.nonce = ""

    def reveal(self, nonce: str) -> None:
        self.nonce = nonce
        self.shown = self.promise

    def take_over(self, entry: Seated) -> None:
        """Somebody goes on for whoever has given the seat back: deck and cards stay as they lie."""
        self.seated = True
        self.name = entry.name
        self.holder = entry.holder

    def stand_up(self) -> None:
        """Nobody sits here any more, and every ticket is void."""
        self.seated = False
        self.holder = ""
        self.order = None
        self.round += 1

    def clear(self, name: str, stops: frozenset[str]) -> None:
        """Before the game nothing is left of whoever sat here."""
        self.name = name
        self.deck = None
        self.deck_name = ""
        self.stops = stops
        self.promise = self.nonce = self.shown = ""
        self.must_promise = False


def default_name(seat: Seat, plan: SeatPlan) -> str:
    return plan.name or (f"Player {seat + 1}" if plan.kind == "person" else f"Computer {seat + 1}")


def void_nonces(chairs: list[Chair]) -> None:
    """Somebody changed seats, decks or promises: whoever has shown a nonce must promise another.

    Otherwise the last to change could choose knowing what all others add to the shuffle.
    """
    for chair in chairs:
        if chair.nonce:
            chair.promise = chair.nonce = ""
            chair.must_promise = True


def may_reveal(chairs: list[Chair]) -> bool:
    """Whether everybody sits and has promised: only then anything is shown."""
    return all(chair.seated and not chair.must_promise for chair in chairs)


def owes(chairs: list[Chair], seat: Seat) -> Literal["promise", "nonce"] | None:
    """What the start of a game still waits for from somebody who sits there."""
    chair = chairs[seat]
    if chair.must_promise:
        return "promise"
    return "nonce" if chair.promise and not chair.nonce and may_reveal(chairs) else None


def is_complete(chairs: list[Chair]) -> bool:
    """Whether a game can start: everybody sits, and every promise is kept."""
    return all(chair.seated and owes(chairs, seat) is None for seat, chair in enumerate(chairs))


def shares(chairs: list[Chair]) -> list[Share]:
    """What each seat added to the shuffle."""
    return [Share(seat=seat, promise=chair.promise, nonce=chair.nonce) for seat, chair in enumerate(chairs)]
