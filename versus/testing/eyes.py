"""What the checks of every test must know of a game: who sees what, and how things are explained."""

from __future__ import annotations

from typing import Any

from versus.kernel.ask import Ask
from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.types import CardId, Seat


class Eyes:
    """One game's answers. Each game of the house has its own."""

    game: type[Game]

    def sees(self, game: Any, seat: Seat | None, card: CardId) -> bool:
        """Whether a seat may look at a card now."""
        raise AssertionError

    def view(self, game: Any, seat: Seat | None) -> bytes:
        """Everything a seat may see, as bytes."""
        raise AssertionError

    def event_name(self, event: Event, seat: Seat | None) -> str | None:
        """The card that an event names to a seat."""
        raise AssertionError

    def shows(self, event: Event) -> bool:
        """Whether an event is itself the showing of a card."""
        return False

    def explained(self, game: Any) -> None:
        """At a free choice: what is offered is allowed, and what is allowed is offered (promise 3)."""
        raise AssertionError

    def explanations(self, game: Any, seat: Seat) -> list[int]:
        """Why a seat may not do what it might think of, clause by clause."""
        raise AssertionError

    def open_piles(self, game: Any, card: CardId) -> bool:
        """Whether a question about this card lays its whole pile open."""
        return False

    def free(self, ask: Ask) -> bool:
        """Whether a question is a free choice of the next action, at which a test may end."""
        raise AssertionError
