"""A classic card on the table, to be read in a test: `table.p2["Ilsa"].stunned`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.classic.printed.keywords import KEYWORDS
from versus.games.classic.table import formation, properties, stats
from versus.games.classic.words import (
    COUNTER_NAMES,
)
from versus.kernel.types import CardId
from versus.testing.piece import SharedPiece

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest


class Piece(SharedPiece):
    """One physical card of the classic game."""

    def __init__(self, contest: Contest, card: CardId) -> None:
        super().__init__(contest, card)
        self.contest = contest

    def __repr__(self) -> str:
        return f"<{self.name} {self.atk}/{self.defense}, {self.zone} {self.column}>"

    @property
    def column(self) -> int:
        return self.contest.column[self.id]

    @property
    def place(self) -> tuple[str, int]:
        """Row and column."""
        return self.row, self.column

    @property
    def face_down(self) -> bool:
        return self.face == "face down"

    @property
    def hidden(self) -> bool:
        return formation.is_hidden(self.contest, self.id)

    @property
    def protected(self) -> bool:
        return formation.is_protected(self.contest, self.id)

    @property
    def reinforced(self) -> bool:
        return stats.has_reinforcement(self.contest, self.id)

    @property
    def atk(self) -> int:
        return stats.atk(self.contest, self.id)

    @property
    def defense(self) -> int:
        return stats.defense(self.contest, self.id)

    @property
    def keywords(self) -> list[str]:
        return KEYWORDS.names_of(stats.keywords(self.contest, self.id))

    @property
    def attacking(self) -> bool:
        return self.contest.attack is not None and self.id in self.contest.attack.attackers

    @property
    def defending(self) -> bool:
        return self.contest.attack is not None and self.id == self.contest.attack.defender

    @property
    def bearer(self) -> str | None:
        """The name of the character to which it is attached."""
        bearer = self.contest.bearer[self.id]
        return self.contest.definition[bearer].name if bearer >= 0 else None

    def counters(self, kind: str) -> int:
        """How many counters of a kind are on it."""
        return self.contest.counters[COUNTER_NAMES.index(kind)][self.id]

    @property
    def versions(self) -> list[str]:
        return properties.versions(self.contest, self.id)

    @property
    def identities(self) -> list[str]:
        return properties.identities(self.contest, self.id)

    @property
    def traits(self) -> list[str]:
        return properties.traits(self.contest, self.id)

    @property
    def willpower(self) -> int:
        return properties.willpower(self.contest, self.id)

    @property
    def cosmic(self) -> bool:
        return stats.is_cosmic(self.contest, self.id)

    def adjacent_to(self, other: Piece) -> bool:
        return formation.are_adjacent(self.contest, self.id, other.id)
