"""What a game must tell the machine so that its positions can be written down and read again."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from versus.kernel.codec import ENCODER, Catalogue, Reader
from versus.kernel.definition import Definition
from versus.kernel.errors import BadSave
from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.origin import Origin
from versus.kernel.position import MACHINE_ROWS, EventTable, Position, machine_rows, restore_machine


class GameFormat:
    """One game's way of being written. Each game of the house registers one."""

    def __init__(
        self,
        name: str,
        kind: type[Game],
        position: type[Position],
        setup_kind: type[msgspec.Struct],
        fields: tuple[str, ...],
        own_rows: tuple[str, ...],
    ) -> None:
        self.name = name
        self.kind = kind
        self.room = ".".join(kind.__module__.split(".")[:3]) + "."
        """The package whose words only this game knows."""
        self.position = position
        self.setup_kind = setup_kind
        self.own_rows = own_rows
        """Fields of the game's own that are no plain data."""
        self.plain = tuple(field for field in fields if field not in (*MACHINE_ROWS, *own_rows))

    def write(self, game: Game) -> Position:
        """A position as data. It shares the game's lists: encode it before the game goes on."""
        data: dict[str, Any] = {name: getattr(game, name) for name in self.plain}
        table = EventTable()
        data.update(machine_rows(game, table))
        for name in self.own_rows:
            data[name] = self.own_row(game, name, table)
        data["events"] = table.rows
        return self.position(**data)

    def read(self, position: Position, catalogue: Catalogue) -> Game:
        """The game that was written, before it asks."""
        game = self.blank(position)
        for name in self.plain:
            setattr(game, name, getattr(position, name))
        reader = self.reader(catalogue)
        events = restore_machine(game, position, reader)
        self.restore_own(game, position, reader, events)
        return game

    def reader(self, catalogue: Catalogue) -> Reader:
        """A reader of this game's cards and of no other game's words."""
        apart = tuple([other.room for other in FORMATS.values() if other.room != self.room])
        return Reader(Shelf(self, catalogue), apart)

    def setup_of(self, origin: Origin) -> dict[str, Any] | None:
        """The set-up as it would be read from a file, so that a record equals itself when it is read."""
        setup = self.setup(origin)
        return None if setup is None else msgspec.json.decode(ENCODER.encode(setup), type=dict[str, Any])

    def start(self, setup: dict[str, Any], catalogue: Catalogue) -> Game:
        """A new game from a set-up; a BadSave where it cannot be read."""
        try:
            found = msgspec.convert(setup, self.setup_kind)
        except msgspec.MsgspecError as error:
            raise BadSave(f"The decks of the record cannot be read ({error}). Use another copy.") from error
        return self.begin(found, self.reader(catalogue))

    # What each game must say

    def own_row(self, game: Game, field: str, table: EventTable) -> Any:
        """One of the game's own objects as a row; events are named by their place in the table."""
        raise AssertionError

    def blank(self, position: Position) -> Game:
        """An empty game for as many players; raises BadSave where no such game exists."""
        raise AssertionError

    def restore_own(self, game: Game, position: Position, reader: Reader, events: list[Event]) -> None:
        """The game's own objects, and what it derives from all its cards."""
        raise AssertionError

    def find(self, key: str, catalogue: Catalogue) -> Definition:
        """A card of this game; a KeyError where there is none."""
        raise AssertionError

    def setup(self, origin: Origin) -> msgspec.Struct | None:
        """The decks and options a game started from; None if it did not start from decks."""
        raise AssertionError

    def begin(self, setup: Any, reader: Reader) -> Game:
        """A new game from a set-up of this game's kind."""
        raise AssertionError


class Shelf:
    """A catalogue as one game sees it."""

    def __init__(self, game_format: GameFormat, catalogue: Catalogue) -> None:
        self.format = game_format
        self.catalogue = catalogue

    def __getitem__(self, key: str, /) -> Definition:
        return self.format.find(key, self.catalogue)


FORMATS: Final[dict[str, GameFormat]] = {}


def register(game_format: GameFormat) -> None:
    FORMATS[game_format.name] = game_format


def format_of(game: Game) -> GameFormat:
    for game_format in FORMATS.values():
        if isinstance(game, game_format.kind):
            return game_format
    raise AssertionError(f"{type(game).__name__} has registered no format")


def format_named(name: str) -> GameFormat:
    found = FORMATS.get(name)
    if found is None:
        known = ", ".join(f'"{other}"' for other in FORMATS) or "none"
        raise BadSave(f'It is of the game "{name}", which this program cannot play. It knows {known}.')
    return found
