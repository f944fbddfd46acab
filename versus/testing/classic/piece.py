"""A classic card on the table, to be read in a test: `table.p2["Ilsa"].stunned`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.classic.table import formation, properties, stats
from versus.games.classic.words import (
    COUNTER_NAMES,
    DOWN,
    KEYWORD_NAMES,
    KO,
    STUNNED,
    UP,
    ZONE_NAMES,
    bit_names,
)
from versus.kernel.types import CardId

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest


class Piece:
    """One physical card, wherever it is; everything is read anew each time."""

    def __init__(self, contest: Contest, card: CardId) -> None:
        self.contest = contest
        self.id = card

    def __repr__(self) -> str:
        return f"<{self.name} {self.atk}/{self.defense}, {self.zone} {self.column}>"

    @property
    def name(self) -> str:
        return self.contest.definition[self.id].name

    @property
    def zone(self) -> str:
        return ZONE_NAMES[self.contest.zone(self.id)]

    @property
    def row(self) -> str:
        """ "front", "hidden support" or the name of another zone."""
        return self.zone.removesuffix(" row")

    @property
    def column(self) -> int:
        return self.contest.column[self.id]

    @property
    def place(self) -> tuple[str, int]:
        """Row and column."""
        return self.row, self.column

    @property
    def controller(self) -> int:
        """The number of the player whose side or pile it is in, from 1."""
        return self.contest.controller(self.id) + 1

    @property
    def owner(self) -> int:
        return self.contest.owner[self.id] + 1

    @property
    def in_play(self) -> bool:
        return self.contest.in_play(self.id)

    @property
    def koed(self) -> bool:
        """Whether it is in a KO'd pile."""
        return self.contest.zone(self.id) == KO

    @property
    def stunned(self) -> bool:
        return self.contest.face[self.id] == STUNNED

    @property
    def face_up(self) -> bool:
        return self.contest.face[self.id] == UP

    @property
    def face_down(self) -> bool:
        return self.contest.face[self.id] == DOWN

    @property
    def exhausted(self) -> bool:
        return bool(self.contest.exhausted[self.id])

    @property
    def ready(self) -> bool:
        return not self.exhausted

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
    def stats(self) -> tuple[int, int]:
        """Current ATK and DEF."""
        return self.atk, self.defense

    @property
    def keywords(self) -> list[str]:
        return bit_names(stats.keywords(self.contest, self.id), KEYWORD_NAMES)

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

    @property
    def equipment(self) -> list[str]:
        """The names of what is attached to it."""
        return [self.contest.definition[card].name for card in self.contest.equipment_on(self.id)]

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
