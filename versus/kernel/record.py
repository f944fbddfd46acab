"""A game as what it started from and every answer since, with digests on the way that a replay must meet."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from versus.kernel.codec import ENCODER, Catalogue, decoded, definition_hash
from versus.kernel.errors import AnswerError, BadSave, BadSetup, CardFailed, ReplayDiffers, VersusError
from versus.kernel.game import Game
from versus.kernel.plug import Plug, plug_of
from versus.kernel.save import SavedGame, digest, load, one_card_per_key, save
from versus.kernel.writing import plug_named, setup_of, start_from

FORMAT: Final = "versus record"
VERSION: Final = 1
MOST_ANSWERS: Final = 100_000
"""More than any game has, so that nobody need wait for what never was one."""

NO_RECORD: Final = "This is no record of a game, or a damaged one ({fault}). Use another copy."


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Everything needed to play a game again. It starts from `setup` or, where that is None, from a save."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    setup: dict[str, Any] | None = None
    start: bytes | None = None
    cards: dict[str, str]
    """The hash of each card's definition, by key."""
    answers: list[int]
    marks: list[tuple[int, str]]
    """After how many answers the position had which digest."""


def mark(game: Game) -> None:
    """Note the digest of the position, so that a replay is checked here. Forks keep their own marks."""
    game.marks = with_mark(game)


def with_mark(game: Game) -> list[tuple[int, str]]:
    here = (len(game.answers), digest(game))
    return game.marks if here in game.marks else [*game.marks, here]


def record_of(game: Game) -> Record:
    """The record of a game so far, with a mark where it stands."""
    origin = game.origin
    if origin is None:
        raise VersusError("This game does not know where it came from. Start it from decks or from a save.")
    cards = one_card_per_key(game.definition)
    setup = setup_of(origin)
    start: bytes | None = None
    if isinstance(origin, SavedGame):
        start = origin.data
    elif setup is None:
        start = save(origin.rebuild())
    return Record(
        game=plug_of(game).name,
        setup=setup,
        start=start,
        cards={key: definition_hash(cards[key]) for key in sorted(cards)},
        answers=game.answers.copy(),
        marks=list(with_mark(game)),
    )


def to_bytes(record: Record) -> bytes:
    return ENCODER.encode(record)


def from_bytes(data: bytes) -> Record:
    """Read a record; what cannot be read is a BadSave."""
    record = decoded(data, Record, NO_RECORD)
    check_record(record)
    return record


def check_record(record: Record) -> None:
    if record.format != FORMAT:
        raise BadSave(f'This is "{record.format}" and no record of a game. Choose another file.')
    if record.version != VERSION:
        raise BadSave(
            f"The record has version {record.version} of the format; this program reads version {VERSION}. "
            "Use the version of the program that wrote it."
        )
    if len(record.answers) > MOST_ANSWERS:
        words = f"The record has more than {MOST_ANSWERS:,} answers; no game is so long. Choose another file."
        raise BadSave(words)
    if (record.setup is None) == (record.start is None):
        raise BadSave("A record starts either from decks or from a save. Use an undamaged copy of it.")
    for given, _ in record.marks:
        if not 0 <= given <= len(record.answers):
            raise BadSave(
                f"The record tells of a position after {given} answers, but has {len(record.answers)}. "
                "Use an undamaged copy of it."
            )


def replay(record: Record, catalogue: Catalogue, upto: int | None = None) -> Game:
    """Play a record again, or its first `upto` answers, and see that every marked position is met."""
    check_record(record)
    plug = plug_named(record.game)
    check_cards(record, plug, catalogue)
    game = begin(record, plug, catalogue)
    marks = promised(record)
    check_marks(marks, game)
    answers = record.answers if upto is None else record.answers[: max(0, upto)]
    for number, index in enumerate(answers, 1):
        try:
            game.answer(index)
        except (AnswerError, CardFailed) as error:
            raise ReplayDiffers(
                f"Answer {number} of the record is no longer possible. {error} "
                "Replay it with the version of the program that wrote it."
            ) from error
        check_marks(marks, game)
    game.marks = [(given, expected) for given, expected in record.marks if given <= len(answers)]
    return game


def go_on_from(game: Game, record: Record, catalogue: Catalogue) -> None:
    """Let a game that was loaded know how it came where it stands, so that its own record is whole."""
    check_record(record)
    plug = plug_named(record.game)
    if (len(record.answers), digest(game)) not in record.marks:
        raise BadSave("The save and its record are of different games. Use an undamaged copy of it.")
    check_cards(record, plug, catalogue)
    first = begin(record, plug, catalogue)
    check_marks(promised(record), first)
    game.origin, game.answers, game.marks = first.origin, record.answers.copy(), record.marks


def check_cards(record: Record, plug: Plug, catalogue: Catalogue) -> None:
    """Every card still is what it was."""
    for key, expected in record.cards.items():
        try:
            definition = plug.definition(key, catalogue)
        except KeyError:
            raise BadSave(
                f'The card "{key}" is not in this catalogue. Install the set it belongs to and try again.'
            ) from None
        if definition_hash(definition) != expected:
            raise ReplayDiffers(
                f"The card {definition.name} ({key}) has changed since this game was recorded. "
                "Replay it with the cards it was played with."
            )


def begin(record: Record, plug: Plug, catalogue: Catalogue) -> Game:
    """The game at its first question."""
    if record.start is not None:
        return load(record.start, catalogue)
    assert record.setup is not None
    try:
        return start_from(record.setup, plug, catalogue)
    except BadSetup as error:
        raise ReplayDiffers(
            f"The game of this record can no longer be started. {error} "
            "Replay it with the version of the program that wrote it."
        ) from error


def promised(record: Record) -> dict[int, set[str]]:
    """What the record says of positions, by the number of answers before them."""
    found: dict[int, set[str]] = {}
    for given, expected in record.marks:
        found.setdefault(given, set()).add(expected)
    return found


def check_marks(marks: dict[int, set[str]], game: Game) -> None:
    """Compare the position with what the record says of it, if it says anything."""
    given = len(game.answers)
    if given not in marks:
        return
    found = digest(game)
    for expected in sorted(marks[given]):
        if found != expected:
            when = f"After answer {given}" if given else "Before the first answer"
            raise ReplayDiffers(
                f"{when} the game is not where the record says: its digest is {found}, not {expected}. "
                "Replay it with the version of the program that wrote it."
            )
