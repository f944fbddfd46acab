"""Positions and set-ups of any game as data and back, by what its plug says of its own part."""

from __future__ import annotations

from typing import Any

import msgspec

from versus.kernel.codec import ENCODER, Catalogue, Reader
from versus.kernel.deck import DeckData, deck_data, read_deck
from versus.kernel.definition import Definition
from versus.kernel.errors import BadSave, BadSetup
from versus.kernel.game import Game
from versus.kernel.origin import NewGame, Origin
from versus.kernel.plug import PLUGS, Plug
from versus.kernel.position import MACHINE_ROWS, EventList, Position, machine_rows, restore_machine
from versus.kernel.rng import MASK


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """What a game started from."""

    seed: int
    decks: list[DeckData]
    rules: dict[str, str | int]


def position_of(game: Game, plug: Plug) -> Position:
    """A position as data. It shares the game's lists: encode it before the game goes on."""
    saving = plug.saving
    data: dict[str, Any] = {name: getattr(game, name) for name in plain_fields(plug)}
    table = EventList()
    data.update(machine_rows(game, table))
    for name in saving.own_rows:
        data[name] = saving.own_row(game, name, table)
    data["events"] = table.rows
    return saving.position(**data)


def read_position(position: Position, plug: Plug, catalogue: Catalogue) -> Game:
    """The game that was written, before it asks."""
    game = plug.saving.blank(position)
    for name in plain_fields(plug):
        setattr(game, name, getattr(position, name))
    reader = reader_for(plug, catalogue)
    events = restore_machine(game, position, reader)
    plug.saving.restore(game, position, reader, events)
    return game


def plain_fields(plug: Plug) -> list[str]:
    """The saved fields that are plain data as they stand."""
    saving = plug.saving
    return [name for name in saving.fields if name not in (*MACHINE_ROWS, *saving.own_rows)]


def reader_for(plug: Plug, catalogue: Catalogue) -> Reader:
    """A reader of this game's cards and of no other game's words."""
    apart = tuple([other.package + "." for other in PLUGS.values() if other.package != plug.package])
    return Reader(Shelf(plug, catalogue), apart, plug.saving.kinds)


class Shelf:
    """A catalogue as one game sees it."""

    def __init__(self, plug: Plug, catalogue: Catalogue) -> None:
        self.plug = plug
        self.catalogue = catalogue

    def __getitem__(self, key: str, /) -> Definition:
        return self.plug.definition(key, self.catalogue)


def setup_of(origin: Origin) -> dict[str, Any] | None:
    """What a game started from, as it would be read from a file; None if it did not start from decks."""
    if not isinstance(origin, NewGame):
        return None
    decks = [deck_data(deck) for deck in origin.decks]
    setup = Setup(origin.seed & MASK, decks, origin.plug.options.data(origin.rules))
    return msgspec.json.decode(ENCODER.encode(setup), type=dict[str, Any])


def start_from(setup: dict[str, Any], plug: Plug, catalogue: Catalogue) -> Game:
    """A new game from a set-up; a BadSave where it cannot be read."""
    try:
        found = msgspec.convert(setup, Setup)
        rules = plug.options.read(found.rules)
    except (msgspec.MsgspecError, BadSetup) as error:
        raise BadSave(f"The decks of the record cannot be read ({error}). Use another copy.") from error
    reader = reader_for(plug, catalogue)
    return plug.start([read_deck(deck, reader) for deck in found.decks], found.seed, rules)


def plug_named(name: str) -> Plug:
    """A registered game by the name in a file."""
    found = PLUGS.get(name)
    if found is None:
        known = ", ".join(f'"{other}"' for other in PLUGS) or "none"
        raise BadSave(f'It is of the game "{name}", which this program cannot play. It knows {known}.')
    return found
