"""Where a person wants to be asked, for games that ask everybody all the time.

Decided by whoever asks the person, from that seat's own view and nothing else: a pass taken for granted is a
pass like any other, and nobody can tell.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from versus.kernel.ask import Ask
from versus.kernel.types import NOTHING
from versus.kernel.views import View

Stops: TypeAlias = frozenset[str]
"""The moments at which a person is asked, by their names."""
Order: TypeAlias = Any
"""An order to pass for a while, as its game understands it."""


def asks_everything(view: View, stops: Stops, order: Order | None, watched: bool) -> int:
    return NOTHING


def no_pass(ask: Ask) -> int:
    return NOTHING


@dataclass(frozen=True)
class StopList:
    """A game's stops; a game without any asks people everything."""

    names: tuple[str, ...] = ()
    """Every stop there is, in the order of a settings page."""
    usual: Stops = frozenset()
    """Where people are asked who have not said otherwise."""
    orders: Mapping[str, Callable[[View], Order]] = field(default_factory=dict)
    """Orders to pass for a while, by name; one is given at the position of a view."""
    granted: Callable[[View, Stops, Order | None, bool], int] = asks_everything
    """The answer that is taken for granted, or NOTHING where the viewer is to be asked."""
    passing: Callable[[Ask], int] = no_pass
    """The answer that does nothing for now, or NOTHING."""
    order: Any = None
    """The type of its orders, plain data: they can be kept and read again."""


NO_STOPS: Final = StopList()
