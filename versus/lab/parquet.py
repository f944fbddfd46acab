"""Results as Parquet: the parts of a run while it is played, and two tidy tables when it is done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from versus.kernel.codec import ENCODER, fingerprint
from versus.kernel.extras import brought_by
from versus.lab.plan import Chunk, Plan
from versus.lab.results import TIE, A, B, CardRow, GameRow
from versus.lab.writing import written_whole

with brought_by("lab"):
    import pyarrow as pa
    import pyarrow.parquet as pq

RUN: Final = b"versus.run"
CHUNK: Final = b"versus.chunk"
CONTENT: Final = b"versus.content"

CARD: Final = pa.struct(
    [
        ("side", pa.string()),
        ("card", pa.string()),
        ("copies", pa.int16()),
        ("opening", pa.int16()),
        ("drawn", pa.int16()),
        ("played", pa.int16()),
        ("laid", pa.int16()),
    ]
)
PART: Final = pa.schema(
    [
        ("pairing", pa.int32()),
        ("game", pa.int32()),
        ("seed", pa.int64()),
        ("seat_a", pa.int8()),
        ("first", pa.string()),
        ("winner", pa.string()),
        ("end", pa.string()),
        ("turns", pa.int32()),
        ("rounds", pa.int32()),
        ("decisions", pa.int32()),
        ("choices", pa.int32()),
        ("mulligans_a", pa.int8()),
        ("mulligans_b", pa.int8()),
        ("cards", pa.list_(CARD)),
    ]
)
"""A part of a run, as it is played: a row for each game, its cards inside it."""

NAMES: Final = ("deck_a", "player_a", "deck_b", "player_b")
GAMES: Final = pa.schema(
    [*list(PART)[:3], *[(name, pa.string()) for name in NAMES], *list(PART)[3:-1]],
)
"""The table of games: a row for each."""
CARDS: Final = pa.schema(
    [
        ("pairing", pa.int32()),
        ("game", pa.int32()),
        ("deck", pa.string()),
        ("player", pa.string()),
        ("side", pa.string()),
        ("card", pa.string()),
        ("name", pa.string()),
        *list(CARD)[2:],
        ("won", pa.float32()),
    ]
)
"""The table of cards: a row for each game, side and different card of its deck."""

WON: Final = {(A, A): 1.0, (B, B): 1.0, (A, B): 0.0, (B, A): 0.0, (A, TIE): 0.5, (B, TIE): 0.5}
"""What a side has made of a game, by who won; nothing for a game without an end."""


class BadPart(Exception):
    """A file that is not the part of the run it should be."""


# Parts


def write_part(path: Path, plan: Plan, chunk: Chunk, rows: Sequence[GameRow]) -> None:
    *columns, cards = zip(*rows, strict=True)
    listed = [[card._asdict() for card in game] for game in cards]
    arrays = [pa.array(values, field.type) for values, field in zip([*columns, listed], PART, strict=True)]
    table = pa.Table.from_arrays(arrays, schema=PART.with_metadata(marks(plan, chunk, rows)))
    with written_whole(path) as file:
        pq.write_table(table, file, compression="zstd", write_page_checksum=True)


def marks(plan: Plan, chunk: Chunk, rows: Sequence[GameRow]) -> dict[bytes, bytes]:
    """What a part says of itself: which one it is, and a fingerprint of its games."""
    content = fingerprint(ENCODER.encode(rows))
    return {RUN: plan.identity().encode(), CHUNK: str(chunk.number).encode(), CONTENT: content.encode()}


def read_part(path: Path, plan: Plan, chunk: Chunk) -> list[GameRow]:
    """The games of a part; a BadPart with the reason if it is damaged or of another run."""
    table = read_table(path)
    if not table.schema.equals(PART):
        raise BadPart("its columns are not those of a run")
    rows = rows_of(table)
    found = table.schema.metadata or {}
    for key, expected in marks(plan, chunk, rows).items():
        if found.get(key) != expected:
            raise BadPart("its content has changed" if key == CONTENT else "it belongs to another run")
    return rows


def read_table(path: Path) -> Any:
    """A Parquet file, every page checked."""
    try:
        return pq.read_table(path, page_checksum_verification=True, use_threads=False)
    except (pa.ArrowException, OSError, ValueError) as error:
        raise BadPart(first_line(error)) from error


def first_line(error: Exception) -> str:
    return (str(error) or type(error).__name__).splitlines()[0]


def rows_of(table: Any) -> list[GameRow]:
    lists = table.column("cards").combine_chunks()
    flat = lists.flatten()
    fields = [flat.field(name).to_pylist() for name in CardRow._fields]
    cards = [CardRow(*values) for values in zip(*fields, strict=True)]
    ends = lists.offsets.to_pylist()
    columns = [table.column(name).to_pylist() for name in GameRow._fields[:-1]]
    return [
        GameRow._make((*values, tuple(cards[ends[place] - ends[0] : ends[place + 1] - ends[0]])))
        for place, values in enumerate(zip(*columns, strict=True))
    ]


# Tidy tables


def write_tables(games: Path, cards: Path, plan: Plan, parts: Iterable[Sequence[GameRow]]) -> None:
    """Both tables in the order of the games, a part at a time, so that a long run fits into memory."""
    with (
        written_whole(games) as games_file,
        written_whole(cards) as cards_file,
        pq.ParquetWriter(games_file, GAMES, compression="zstd", write_page_checksum=True) as games_writer,
        pq.ParquetWriter(cards_file, CARDS, compression="zstd", write_page_checksum=True) as cards_writer,
    ):
        for rows in parts:
            games_writer.write_table(table_of(GAMES, game_values(plan, rows)))
            cards_writer.write_table(table_of(CARDS, card_values(plan, rows)))


def table_of(schema: Any, rows: Iterator[tuple[Any, ...]]) -> Any:
    columns = zip(*rows, strict=True)
    return pa.Table.from_arrays(
        [pa.array(values, field.type) for values, field in zip(columns, schema, strict=True)], schema=schema
    )


def game_values(plan: Plan, rows: Sequence[GameRow]) -> Iterator[tuple[Any, ...]]:
    for row in rows:
        a, b = plan.sides(row.pairing)
        yield (*row[:3], a.deck.name, a.player, b.deck.name, b.player, *row[3:-1])


def card_values(plan: Plan, rows: Sequence[GameRow]) -> Iterator[tuple[Any, ...]]:
    for row in rows:
        entrants = dict(zip((A, B), plan.sides(row.pairing), strict=True))
        for card in row.cards:
            entrant = entrants[card.side]
            yield (
                row.pairing,
                row.game,
                entrant.deck.name,
                entrant.player,
                card.side,
                card.card,
                plan.cards[card.card].name,
                *card[2:],
                WON.get((card.side, row.winner)),
            )
