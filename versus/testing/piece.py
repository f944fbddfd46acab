"""What a card of any game can be asked in a test: `table.p2["Blob"].stunned`."""

from __future__ import annotations

from typing import Any

from versus.kernel.plug import plug_of
from versus.kernel.types import CardId


class SharedPiece:
    """One physical card, wherever it is; everything is read anew each time."""

    def __init__(self, game: Any, card: CardId) -> None:
        self.game = game
        self.id = card

    @property
    def name(self) -> str:
        return str(self.game.definition[self.id].name)

    @property
    def zone(self) -> str:
        return plug_of(self.game).names.zone(self.game.zone(self.id))

    @property
    def row(self) -> str:
        """ "front", "hidden support" or the name of another zone."""
        return self.zone.removesuffix(" row")

    @property
    def controller(self) -> int:
        """The number of the player whose side or pile it is in, from 1."""
        return int(self.game.controller(self.id)) + 1

    @property
    def owner(self) -> int:
        return int(self.game.owner[self.id]) + 1

    @property
    def in_play(self) -> bool:
        return bool(self.game.in_play(self.id))

    @property
    def koed(self) -> bool:
        """Whether it is in a KO pile."""
        return self.zone.startswith("KO")

    @property
    def face(self) -> str:
        """How it lies in play: "face up", "stunned", "face down"; outside of play no card lies in any way."""
        return plug_of(self.game).names.faces[self.game.face[self.id]] if self.in_play else ""

    @property
    def face_up(self) -> bool:
        return self.face == "face up"

    @property
    def stunned(self) -> bool:
        return self.face == "stunned"

    @property
    def exhausted(self) -> bool:
        return bool(self.game.exhausted[self.id])

    @property
    def ready(self) -> bool:
        return not self.exhausted

    @property
    def atk(self) -> int:
        raise AssertionError

    @property
    def defense(self) -> int:
        raise AssertionError

    @property
    def stats(self) -> tuple[int, int]:
        """Current ATK and DEF."""
        return self.atk, self.defense

    @property
    def equipment(self) -> list[str]:
        """The names of what is on it."""
        return [self.game.definition[card].name for card in self.game.equipment_on(self.id)]
