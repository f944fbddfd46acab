"""How a process learns what others write: PostgreSQL tells it, a SQLite file is looked at again and again.

Each feed is a thread with a connection of its own. Wherever it may have missed something it says so, and the
tables in memory are compared with the database.
"""

from __future__ import annotations

import select
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Protocol, TypeAlias

import msgspec
from sqlalchemy import Connection, Engine, text

from versus.server.logs import LOG

CHANNEL: Final = "versus"
MOST_BYTES: Final = 7_900
"""PostgreSQL tells at most 8,000 at a time."""
QUIET: Final = 1.0
"""Seconds after which a feed looks whether it should end."""
POLL: Final = 0.02
PAUSE: Final = 0.3
"""Seconds until a lost connection is tried again."""


class News(msgspec.Struct, array_like=True):
    """An entry that another process has written; without its text where it was too long to tell."""

    match: str
    number: int
    writer: str
    entry: str | None = None


Heard: TypeAlias = Callable[[list[News]], None]
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(list[News]).decode


class Feed(Protocol):
    def start(self) -> None: ...

    def stop(self) -> None: ...


def feed_for(engine: Engine, me: str, heard: Heard, missed: Callable[[], None]) -> Feed:
    """The feed of a database. `heard` and `missed` are called in its thread."""
    kind = PostgresFeed if engine.dialect.name == "postgresql" else SqliteFeed
    return kind(engine, me, heard, missed)


class Listening(ABC):
    """A thread that listens, and connects again whenever its connection is lost."""

    def __init__(self, engine: Engine, me: str, heard: Heard, missed: Callable[[], None]) -> None:
        self.engine = engine
        self.me = me
        self.heard = heard
        self.missed = missed
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.run, name="versus-feed", daemon=True)

    def start(self) -> None:
        self.thread.start()

    def stop(self) -> None:
        self.ended.set()
        self.thread.join(2 * QUIET)

    def run(self) -> None:
        while not self.ended.is_set():
            try:
                pooled = self.engine.raw_connection()
                connection: Any = pooled.driver_connection
                pooled.detach()
                try:
                    self.listen(connection)
                finally:
                    connection.close()
            except Exception as error:
                if not self.ended.wait(PAUSE):
                    LOG.info("the feed is lost and connects again", extra={"reason": str(error)[:200]})

    @abstractmethod
    def listen(self, connection: Any) -> None:
        """Hear what is written, over one connection, until it is lost or it is time to end."""


class PostgresFeed(Listening):
    """LISTEN: every batch of entries is told as it is committed."""

    def listen(self, connection: Any) -> None:
        connection.autocommit = True
        connection.execute(f"LISTEN {CHANNEL}")
        self.missed()
        waiting = select.poll()
        waiting.register(connection.fileno(), select.POLLIN)
        while not self.ended.is_set():
            waiting.poll(1000 * QUIET)
            connection.pgconn.consume_input()
            while (told := connection.pgconn.notifies()) is not None:
                self.take(told.extra)

    def take(self, payload: bytes) -> None:
        writer, _, rest = payload.partition(b" ")
        if writer.decode() != self.me:
            self.heard(decode(rest))


class SqliteFeed(Listening):
    """Several processes of one machine on one file."""

    def listen(self, connection: Any) -> None:
        version = None
        last = newest(connection)
        self.missed()
        while not self.ended.wait(POLL):
            now = connection.execute("PRAGMA data_version").fetchone()[0]
            if now == version:
                continue
            version = now
            if entry_at(connection, last[0]) != last[1:]:
                # Old games were packed, and their places in the file are used again.
                self.missed()
                last = newest(connection)
                continue
            latest = newest(connection)
            if latest[0] > last[0]:
                found = connection.execute(
                    "SELECT match_id, number, writer, entry FROM entries "
                    "WHERE rowid > ? AND rowid <= ? AND writer != ? ORDER BY rowid",
                    (last[0], latest[0], self.me),
                ).fetchall()
                if found:
                    self.heard([News(*row) for row in found])
                last = latest


def newest(connection: Any) -> tuple[int, str, int]:
    """The last place of the file that is taken, and by which entry."""
    place: int = connection.execute("SELECT coalesce(max(rowid), 0) FROM entries").fetchone()[0]
    return (place, *entry_at(connection, place))


def entry_at(connection: Any, place: int) -> tuple[str, int]:
    """The match and number of the entry at a place of the file; of none where it is empty."""
    found = connection.execute("SELECT match_id, number FROM entries WHERE rowid = ?", (place,)).fetchone()
    return (found[0], found[1]) if found is not None else ("", 0)


# Telling, inside a transaction of the writer's


def tell(connection: Connection, news: Sequence[News]) -> None:
    """Tell the other processes as soon as this transaction is committed. SQLite's look for themselves."""
    if news and connection.dialect.name == "postgresql":
        for payload in payloads(news):
            connection.execute(
                text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
            )


def payloads(news: Sequence[News]) -> Iterator[str]:
    """As few messages as possible, each after the name of its writer."""
    prefix = f"{news[0].writer} "
    room = MOST_BYTES - len(prefix) - 2
    parts: list[bytes] = []
    size = 0
    for piece in news:
        part = encode(piece)
        if len(part) > room:
            part = encode(News(piece.match, piece.number, piece.writer))
        if size + len(part) + 1 > room:
            yield f"{prefix}[{b','.join(parts).decode()}]"
            parts, size = [], 0
        parts.append(part)
        size += len(part) + 1
    yield f"{prefix}[{b','.join(parts).decode()}]"
