"""Where a game came from, so that it can be built again: a start, a position or a save."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from versus.kernel.game import Game

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Origin:
    """A recipe for the first position of a record."""

    def rebuild(self) -> Game:
        raise AssertionError("an origin rebuilds a game")
