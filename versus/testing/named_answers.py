"""Answers named in advance: each to a question that comes, or to a choice that the game made by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from versus.kernel.ask import Option
from versus.kernel.english import listed
from versus.kernel.types import CardId
from versus.testing.addressing import Named, Names, several
from versus.testing.settled import settled_since

if TYPE_CHECKING:
    from versus.testing.player import SharedPlayer


class NamedAnswers:
    """What was named and not said yet. A name answers the question asked if it can.

    Otherwise it must be what the game has chosen by itself since, because there was nothing else to choose.
    """

    def __init__(self, table: Any, names: Names) -> None:
        self.table = table
        self.left: list[Named] = several(names)
        self.begun = len(table.game.answers)
        self.heard = len(table.log)
        self.claimed: list[CardId] = []

    def next_for(self, player: SharedPlayer) -> Option | None:
        """The answer to the question asked of a player that the next name means, if it means one."""
        while self.left:
            option = player.meant_by(self.left[0])
            if option is None and not self.was_settled(self.left[0]):
                return None
            self.left.pop(0)
            if option is not None:
                return option
        return None

    def settled(self) -> list[CardId]:
        """What the game has chosen by itself and nobody has named yet."""
        found = settled_since(self.table.game, self.begun, self.table.aims)
        for card in self.claimed:
            found.remove(card)
        return found

    def was_settled(self, name: Named) -> bool:
        """Whether the game has chosen this by itself; each choice is named once."""
        found = self.table.matching(name, self.settled())
        self.claimed += found[:1]
        return bool(found)

    def are_said(self) -> None:
        """Fail if a name was left over that nobody has asked for."""
        while self.left and self.was_settled(self.left[0]):
            self.left.pop(0)
        if not self.left:
            return
        name = self.left[0]
        called = name if isinstance(name, str) else name.name
        only = listed(list(dict.fromkeys(self.table.game.definition[card].name for card in self.settled())))
        chosen = f"only {only} could be chosen, and was; " if only else ""
        self.table.refuse(f'nobody was asked for "{called}": {chosen}{self.table.situation()}')
