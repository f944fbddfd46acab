"""A position as bytes and back, even in the middle of an effect; the digest that tells positions apart."""

from __future__ import annotations

from typing import Final

import msgspec

from versus.kernel.codec import ENCODER, Catalogue, decoded, definition_hash, fingerprint
from versus.kernel.definition import Definition
from versus.kernel.errors import BadSave
from versus.kernel.game import Game
from versus.kernel.origin import Origin
from versus.kernel.plug import plug_of
from versus.kernel.soundness import fault_of
from versus.kernel.writing import plug_named, position_of, read_position

FORMAT: Final = "versus save"
VERSION: Final = 1

NO_SAVE: Final = "This is no saved game, or only a part of one ({fault}). Use another copy."
PARTS_MISSING: Final = "Parts of the save are missing ({fault}). Use an undamaged copy of it."
OTHER_PARTS: Final = (
    "The save was written by a program that saves other things ({fault}). "
    "Use the version of the program that wrote it."
)


CANNOT_BE: Final = (
    "The save describes a position that cannot be: {fault}. It was changed by hand, or damaged. "
    "Use an undamaged copy of it."
)


class Header(msgspec.Struct):
    """What every save says of itself, whatever its version."""

    format: str
    version: int


class Save(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A save file. The digest is that of the position's own bytes."""

    format: str
    version: int
    game: str
    digest: str
    position: msgspec.Raw


class SavedGame(Origin):
    """A game that starts from a save."""

    def __init__(self, data: bytes, catalogue: Catalogue) -> None:
        self.data = data
        self.catalogue = catalogue

    def rebuild(self) -> Game:
        return load(self.data, self.catalogue)


def digest(game: Game) -> str:
    """Equal for equal positions, on every machine; how a game came there does not matter."""
    return fingerprint(ENCODER.encode(position_of(game, plug_of(game))))


def save(game: Game) -> bytes:
    """The position as bytes."""
    if game.ask is None and not game.over:
        raise BadSave("Only a game that waits for an answer, or is over, can be saved. Call run() first.")
    one_card_per_key(game.definition)
    plug = plug_of(game)
    position = ENCODER.encode(position_of(game, plug))
    return ENCODER.encode(
        Save(
            format=FORMAT,
            version=VERSION,
            game=plug.name,
            digest=fingerprint(position),
            position=msgspec.Raw(position),
        )
    )


def one_card_per_key(definitions: list[Definition]) -> dict[str, Definition]:
    """The cards of a game by key. Two different cards of one key could not be told apart in a save."""
    found: dict[str, Definition] = {}
    for definition in definitions:
        known = found.setdefault(definition.key, definition)
        if known is not definition and definition_hash(known) != definition_hash(definition):
            raise BadSave(
                f'Two different cards of this game have the key "{definition.key}": '
                f"{known.name} and {definition.name}. Give each a key of its own."
            )
    return found


def load(data: bytes, catalogue: Catalogue) -> Game:
    """The game that was saved, at its question."""
    try:
        game = read(data, catalogue)
    except BadSave:
        raise
    except Exception as error:
        # Whatever rule a nonsensical position trips over, the save is at fault.
        raise BadSave(
            CANNOT_BE.format(fault=repr(error)),
        ) from error
    game.origin = SavedGame(data, catalogue)
    return game


def read(data: bytes, catalogue: Catalogue) -> Game:
    found = open_save(data)
    plug = plug_named(found.game)
    if fingerprint(bytes(found.position)) != found.digest:
        raise BadSave("The save was changed or damaged after it was written. Use an undamaged copy of it.")
    position = decoded(bytes(found.position), plug.saving.position, OTHER_PARTS)
    game = read_position(position, plug, catalogue)
    fault = fault_of(game, plug.saving.invariants)
    if fault:
        raise BadSave(CANNOT_BE.format(fault=fault))
    plug.saving.looked_over(game)
    ask_again(game)
    if digest(game) != found.digest:
        raise BadSave(
            "The save does not lead back to the position it was made of. "
            "Use the version of the program that wrote it."
        )
    return game


def open_save(data: bytes) -> Save:
    """The envelope of a save."""
    header = decoded(data, Header, NO_SAVE)
    if header.format != FORMAT:
        raise BadSave(f'This is "{header.format}" and no saved game. Choose a file that Versus has saved.')
    if header.version != VERSION:
        raise BadSave(
            f"The save has version {header.version} of the format; this program reads version {VERSION}. "
            "Use the version of the program that wrote it."
        )
    return decoded(data, Save, PARTS_MISSING)


def ask_again(game: Game) -> None:
    """Let the frame on top put its question again: one step, since asking changes nothing."""
    if game.over:
        return
    frame = game.stack[-1]
    frame.node.step(game, frame)
    ask = game.ask
    if ask is None:
        raise BadSave("The save was not made at a question. Use another copy.")
    if not 0 <= ask.seat < game.seats or not game.takes_part(ask.seat) or not ask.options:
        raise BadSave(CANNOT_BE.format(fault="nobody at the table can answer its question"))
