"""The one thread that writes: what several tables have to write at a time is committed together.

Nothing is acknowledged before its commit. A database that is locked or away is tried again and again; who
waits is told, and nothing is lost.
"""

from __future__ import annotations

import queue
import secrets
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from versus.server import storage
from versus.server.database import is_away
from versus.server.errors import Declined
from versus.server.journal import AnyEntry, Plan, encode
from versus.server.storage import Row, Snapshot, Storage, Taken

MOST: Final = 400
"""Pieces of work in one commit at most."""
NO_CARDS: Final[Mapping[str, bytes]] = MappingProxyType({})
PAUSE: Final = 0.2
"""Seconds between attempts while the database is away."""
LOOK: Final = 1.0
"""Seconds between two looks whether it is back, where nothing waits to be written."""
AWAY: Final = "The database cannot be reached. Nothing is lost: please try again in a minute."


@dataclass
class Work:
    """Something to be written, and who waits for it."""

    rows: list[Row] = field(default_factory=list)
    new_match: tuple[str, Plan, float, str] | None = None
    summary: tuple[str, str, float, str] | None = None
    snapshot: tuple[Snapshot, int] | None = None
    cards: Mapping[str, bytes] = field(default_factory=dict)
    """Definitions that a game which begins is played with."""
    done: Future[None] = field(default_factory=Future)
    since: float = field(default_factory=time.monotonic)

    def is_done(self, connection: Connection) -> bool:
        """Whether an earlier attempt has done it already."""
        return bool(self.rows) and all(storage.has_entry(connection, row) for row in self.rows)


def run(connection: Connection, batch: list[Work]) -> None:
    """Write several pieces of work, the entries of all of them together."""
    for work in batch:
        if work.new_match is not None:
            storage.add_match(connection, *work.new_match)
        storage.add_definitions(connection, work.cards)
    storage.add_entries(connection, [row for work in batch for row in work.rows])
    for work in batch:
        if work.summary is not None:
            storage.sum_up(connection, *work.summary)
        if work.snapshot is not None:
            storage.keep_snapshot(connection, *work.snapshot)


class Writer:
    """Takes work from any thread. `troubled` is called with whether the database is away."""

    def __init__(self, storage: Storage, patience: float, troubled: Callable[[bool], None]) -> None:
        self.storage = storage
        self.patience = patience
        self.troubled = troubled
        self.name = secrets.token_hex(8)
        self.queue: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.work, name="versus-writer", daemon=True)
        self.away = False
        self.known: set[str] = set()
        """Hashes of cards that are known to be written down."""

    def start(self) -> None:
        self.thread.start()

    def stop(self) -> None:
        """Write what is waiting, then end."""
        self.queue.put(None)
        self.thread.join(timeout=self.patience + 5)

    # From the event loop

    def enter(
        self, match: str, number: int, entry: AnyEntry, cards: Mapping[str, bytes] = NO_CARDS
    ) -> Future[None]:
        """Append an entry to a journal, with the cards of a game that begins with it."""
        return self.put(Work(rows=[self.row(match, number, entry)], cards=cards))

    def lay(
        self,
        match: str,
        plan: Plan,
        entries: list[AnyEntry],
        at: float,
        cards: Mapping[str, bytes] = NO_CARDS,
    ) -> Future[None]:
        """A new match with the first entries of its journal."""
        rows = [self.row(match, number, entry) for number, entry in enumerate(entries, 1)]
        return self.put(Work(rows=rows, new_match=(match, plan, at, self.name), cards=cards))

    def sum_up(self, match: str, state: str, updated: float, summary: str) -> Future[None]:
        return self.put(Work(summary=(match, state, updated, summary)))

    def keep(self, snapshot: Snapshot, since: int) -> Future[None]:
        """Keep a snapshot, and none of before an entry."""
        return self.put(Work(snapshot=(snapshot, since)))

    def row(self, match: str, number: int, entry: AnyEntry) -> Row:
        return Row(match=match, number=number, writer=self.name, entry=encode(entry).decode())

    def put(self, work: Work) -> Future[None]:
        work.done.set_running_or_notify_cancel()  # Whoever waits may leave; the work is done all the same.
        self.queue.put(work)
        return work.done

    # In the thread

    def work(self) -> None:
        while True:
            batch, ended = self.batch()
            while batch:
                batch = self.attempt(batch)
            if ended:
                return

    def batch(self) -> tuple[list[Work], bool]:
        """Wait for something to do, and take all that is waiting; whether it is time to end."""
        found: list[Work] = []
        work = self.next_work()
        while work is not None:
            found.append(work)
            if len(found) >= MOST or self.queue.empty():
                return found, False
            work = self.queue.get()
        return found, True

    def next_work(self) -> Work | None:
        """The next piece of work. While the database is away it is looked for, even if nobody writes."""
        while self.away:
            try:
                return self.queue.get(timeout=LOOK)
            except queue.Empty:
                self.attempt([])
        return self.queue.get()

    def attempt(self, batch: list[Work]) -> list[Work]:
        """Commit a batch; what is left to do after it."""
        try:
            with self.storage.engine.begin() as connection:
                run(connection, batch)
                if not batch:
                    storage.touch(connection)
        except Exception as error:
            return self.failed(batch) if is_away(error) else self.one_by_one(batch)
        self.succeeded(batch)
        return []

    def one_by_one(self, batch: list[Work]) -> list[Work]:
        """One of them cannot be written: find out which, so that the others do not suffer."""
        for place, work in enumerate(batch):
            try:
                with self.storage.engine.begin() as connection:
                    if not work.is_done(connection):
                        run(connection, [work])
            except (IntegrityError, Taken) as error:
                work.done.set_exception(Taken(str(error)))
            except Exception as error:
                if is_away(error):
                    return self.failed(batch[place:])
                work.done.set_exception(error)
            else:
                self.succeeded([work])
        return []

    def succeeded(self, batch: list[Work]) -> None:
        if self.away:
            self.away = False
            self.troubled(False)
        for work in batch:
            self.known.update(work.cards)
            work.done.set_result(None)

    def failed(self, batch: list[Work]) -> list[Work]:
        """The database is away: keep what can be tried again, and tell who has waited too long."""
        if not self.away:
            self.away = True
            self.troubled(True)
        now = time.monotonic()
        for work in batch:
            if now - work.since > self.patience:
                work.done.set_exception(Declined("storage", AWAY))
        time.sleep(PAUSE)
        return [work for work in batch if not work.done.done()]
