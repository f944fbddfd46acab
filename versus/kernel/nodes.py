"""The kinds of words a card is written in. A node is frozen data; what it does is a method of its kind.

A node never keeps anything: what it must remember while it works stands in its frame. Nodes are compared by
value (`==`), never by identity: a loaded game has equal nodes, not the same ones.

`game` may be any game here; a node of one game names that game in its own methods.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from versus.kernel.types import CardId, EventKind, Seat

if TYPE_CHECKING:
    from versus.kernel.ask import Option
    from versus.kernel.events import Event
    from versus.kernel.frames import Frame
    from versus.kernel.modifiers import Modifier


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """Anything a card or a rule is written with."""

    def steady(self) -> bool:
        """Whether it says the same until the table changes.

        The table is the cards in play with all that lies on them, who fights whom, and whose turn it is. A
        word that looks at anything else, such as a hand or the past, is not steady; nor is one that does not
        say so.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Node):
    """Something that runs on the stack and may stop to ask.

    `step` is called again and again until it pops its frame. It either works and moves `frame.pc` on, or
    sets `game.ask`; asking must change nothing, because a loaded game asks again.
    """

    def step(self, game: Any, frame: Frame) -> None:
        raise AssertionError(f"{type(self).__name__} cannot run")

    def answered(self, game: Any, frame: Frame, option: Option) -> None:
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def taken_back(self, game: Any, frame: Frame, seat: Seat) -> None:
        """A player has taken back what was begun here: whatever `answered` has noted of it is forgotten."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Procedure):
    """An instruction of a card."""

    def possible(self, game: Any, frame: Frame) -> bool:
        """Whether it could be carried out as the price of something ("if you do")."""
        return True

    def as_price(self) -> Effect:
        """The same instruction as the price of something: only what it would change can be chosen for it."""
        return self

    def public(self) -> bool:
        """Whether everyone can see if it is possible."""
        return True

    def hides(self, game: Any, frame: Frame) -> bool:
        """Whether hidden cards decide if it is possible, as things stand."""
        return not self.public()

    def idle(self, game: Any, frame: Frame) -> bool:
        """Whether everyone can see that it would change nothing; then nobody is asked whether to do it."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Node):
    """A number, read from the game when the effect resolves."""

    def value(self, game: Any, frame: Frame) -> int:
        raise AssertionError(f"{type(self).__name__} has no value")


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node):
    """Something that holds or does not."""

    def holds(self, game: Any, frame: Frame) -> bool:
        raise AssertionError(f"{type(self).__name__} cannot be judged")


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Node):
    """Which cards are meant, seen from the frame's player and source."""

    def fixed(self, game: Any, frame: Frame) -> Filter:
        """The same filter with what the effect has settled filled in, for a change that outlives it."""
        return self

    def matches(self, game: Any, frame: Frame, card: CardId) -> bool:
        raise AssertionError(f"{type(self).__name__} matches nothing")

    def only_source(self) -> bool:
        """Whether it is about the card that says it, and no other."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Selector(Node):
    """Where to look for cards, and for which."""

    def candidates(self, game: Any, frame: Frame) -> list[CardId]:
        raise AssertionError(f"{type(self).__name__} finds nothing")

    def public(self) -> bool:
        """Whether everyone can see how many candidates there are."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Change(Node):
    """What a modifier or a continuous power does to a card or to the rules."""

    def fixed(self, game: Any, frame: Frame) -> Change:
        """The same change with what the effect has settled filled in (2P-MOD-11)."""
        return self

    def begins(self, game: Any, modifier: Modifier) -> None:
        """Called once as a modifier with this change is made."""

    def listens(self) -> int:
        """A bit per kind of event that this change watches for."""
        return 0

    def is_silent(self) -> bool:
        """Whether an event and a mark of their own tell of it, so that nothing more need be said."""
        return False


@dataclass(frozen=True)
class Trigger(Node):
    """ "When this happens, if that holds, do it." `subject` is what it must have happened to."""

    on: EventKind
    effect: Effect
    subject: Filter | None = None
    by: Filter | None = None
    when: Condition | None = None
    """Part of the event: judged once, as it happens."""
    given: Condition | None = None
    """The intervening "if": judged as it happens and again on resolution."""
    name: str = ""
    """What the card calls it; most powers have a name, and some recur under the same one."""
    once_a_turn: bool = False

    def fires(self, game: Any, frame: Frame, event: Event) -> bool:
        """Whether the event is the one this trigger waits for."""
        if self.subject is not None and (event.card < 0 or not self.subject.matches(game, frame, event.card)):
            return False
        if self.by is not None:
            for card in event.by:
                if self.by.matches(game, frame, card):
                    break
            else:
                return False
        if self.when is not None and not self.when.holds(game, frame):
            return False
        return self.given is None or self.given.holds(game, frame)


@dataclass(frozen=True)
class Aura(Node):
    """A continuous power: while its card is face up and the condition holds, these cards are changed."""

    affects: Filter
    changes: tuple[Change, ...]
    given: Condition | None = None
    name: str = ""
    face_down: bool = False
    """It works while its card is in play face down, too."""

    def steady(self) -> bool:
        return (
            self.affects.steady()
            and (self.given is None or self.given.steady())
            and all(change.steady() for change in self.changes)
        )


@dataclass(frozen=True)
class Replacement(Node):
    """ "If this would happen, do that instead"; without `instead` it is prevented."""

    of: EventKind
    subject: Filter | None = None
    by: Filter | None = None
    given: Condition | None = None
    instead: Effect | None = None
    name: str = ""
