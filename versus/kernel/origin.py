"""Where a game came from, so that it can be built again: decks and a seed, a position, or a save."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from versus.kernel.deck import Deck
    from versus.kernel.definition import Definition
    from versus.kernel.game import Game
    from versus.kernel.plug import Plug


@mypyc_attr(allow_interpreted_subclasses=True)
class Origin:
    """A recipe for the first position of a record."""

    def rebuild(self) -> Game:
        raise AssertionError("an origin rebuilds a game")


class NewGame(Origin):
    """A game that starts from decks, a seed, and what the table agreed on."""

    def __init__(
        self,
        plug: Plug,
        decks: list[Deck],
        seed: int,
        rules: Any,
        pinned: Mapping[str, Definition] | None = None,
    ) -> None:
        self.plug = plug
        self.decks = decks
        self.seed = seed
        self.rules = rules
        self.pinned = pinned

    def rebuild(self) -> Game:
        return self.plug.start(self.decks, self.seed, self.rules, self.pinned)
