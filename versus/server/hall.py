"""The hall: every table that is in use, who is at it, and the order in which things are done.

An entry is checked against the table, committed, applied, told: in this order, one at a time for each table.
"""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from versus.kernel.types import Seat
from versus.server import journal, storage
from versus.server.bodies import Match
from versus.server.borrowing import Thinking
from versus.server.budgets import allowed
from versus.server.computers import Computers
from versus.server.connection import Connection
from versus.server.database import is_away
from versus.server.driving import RETRY, Driving
from versus.server.errors import Declined
from versus.server.following import Following
from versus.server.journal import AnyEntry
from versus.server.library import warm_up
from versus.server.limits import Buckets
from versus.server.logs import LOG
from versus.server.measures import Measures
from versus.server.owning import Owning
from versus.server.pinned import mark, pin_start
from versus.server.protocol import NewTable, Notice, Step
from versus.server.reading import read, story
from versus.server.rooms import Rooms
from versus.server.routing import ALONE, Place
from versus.server.settings import Settings
from versus.server.snapshots import KEPT, taken
from versus.server.storage import Storage, Taken
from versus.server.summary import kept, summary
from versus.server.table import Change, Table
from versus.server.ticking import Ticking
from versus.server.tidying import A_DAY
from versus.server.tokens import Seal
from versus.server.trial_limits import Trials
from versus.server.writer import AWAY, Writer

T = TypeVar("T")
P = ParamSpec("P")

LAST_WORK: Final = 5.0
"""Seconds for which a server that ends waits for what is being done."""
TRYING: Final = 5.0
"""Seconds for which an entry is checked anew, again and again, because another server was faster."""
MOST_TO_WATCH: Final = 30
"""Finished games that may wait to be seen."""
TOO_SLOW: Final = (
    "What you brought takes too long to read. Bring something shorter, or try again in a minute."
)
NAME: Final = re.compile(r"[A-Za-z0-9_-]{8,64}", re.ASCII)


class Hall:
    """Everything that runs while the server does. `now` is the time in seconds since 1970."""

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], float],
        computers: Thinking | None = None,
        place: Place = ALONE,
    ) -> None:
        self.settings = settings
        self.place = place
        self.now = now
        self.storage = Storage(settings.database())
        self.writer = Writer(self.storage, settings.patience, self.writing_troubled)
        self.computers = computers or Computers(settings.thinkers, settings.python_cards, settings.testers)
        self.measures = Measures()
        self.measures.process.labels(self.writer.name, os.getpid()).set(1)
        # Each kind of work has threads of its own, so that none of it keeps the others waiting.
        self.openers = ThreadPoolExecutor(2, "versus-opener")
        self.tellers = ThreadPoolExecutor(1, "versus-teller")
        self.player = ThreadPoolExecutor(1, "versus-player")
        self.watchers = ThreadPoolExecutor(1, "versus-watcher")
        self.to_be_watched = 0
        """Finished games that somebody waits to see."""
        self.readers = ThreadPoolExecutor(2, "versus-reader")
        self.seal = Seal("")
        self.requests = Buckets(settings.request_burst, settings.request_rate)
        self.layings = Buckets(settings.table_burst, settings.table_rate)
        self.trials = Trials(settings)
        self.tables: dict[str, Table] = {}
        self.used: dict[str, float] = {}
        """When each table in memory was last needed."""
        self.rooms = Rooms(settings, now)
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.driving = Driving(self)
        self.following = Following(self)
        self.owning = Owning(self)
        self.ticking = Ticking(self)
        self.chores: set[asyncio.Task[None]] = set()
        self.unfinished_work: set[asyncio.Task[Any]] = set()
        """What somebody has asked for and must be finished, even if they leave."""
        self.troubles: set[str] = set()
        self.away_since: float | None = None
        """Since when nothing can be written; the time is given back before a clock is looked at again."""
        self.stopping = False
        self.loop: asyncio.AbstractEventLoop | None = None

    # Opening and closing

    async def open(self) -> None:
        """Bring the database up to date, and go on with every game that was interrupted."""
        self.loop = asyncio.get_running_loop()
        warm_up()
        await self.patiently(self.storage.prepare)
        self.seal = Seal(self.settings.secret or await self.patiently(self.storage.secret))
        self.writer.start()
        await self.insist(self.owning.beat)
        self.following.feed.start()
        LOG.info("the server is open", extra={"database": self.storage.kind, "server": self.writer.name})
        self.chore(self.owning.beat_on())
        self.chore(self.ticking.tick_on())
        if self.settings.tidy_every:
            self.chore(self.ticking.tidy_on())

    async def close(self) -> None:
        """Finish what is being written, tell everybody, and end."""
        await self.give_up()
        if self.unfinished_work:
            await asyncio.wait(self.unfinished_work, timeout=LAST_WORK)
        for task in (*self.driving.tasks.values(), *self.chores):
            task.cancel()
        await asyncio.gather(*self.driving.tasks.values(), *self.chores, return_exceptions=True)
        await asyncio.to_thread(self.writer.stop)
        await asyncio.to_thread(self.following.feed.stop)
        self.owning.close()
        await self.computers.close()
        for threads in (self.openers, self.tellers, self.player, self.watchers, self.readers):
            threads.shutdown(wait=False, cancel_futures=True)
        self.storage.close()

    async def give_up(self) -> None:
        """Tell everybody, and leave all tables to the other servers."""
        if not self.stopping:
            self.stopping = True
            words = "The server stops for a moment. Your game is kept; the page connects again by itself."
            self.rooms.tell_everybody(Notice(code="stopping", words=words))
            await self.owning.resign()

    def chore(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else."""
        task = asyncio.ensure_future(work)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, whoever stops waiting for it: what is committed must also be told."""
        task = asyncio.ensure_future(work)
        self.unfinished_work.add(task)
        task.add_done_callback(self.unfinished_work.discard)
        return await asyncio.shield(task)

    # Tables

    @asynccontextmanager
    async def at(self, match: str) -> AsyncIterator[Table]:
        """The table of a match, to oneself."""
        if NAME.fullmatch(match) is None:
            raise Declined("no-such-match", storage.NO_MATCH)
        lock = self.locks.get(match)
        if lock is None:
            lock = self.locks[match] = asyncio.Lock()
        async with lock:
            table = self.tables.get(match)
            if table is None:
                table = await self.read(match)
            self.used[match] = self.now()
            yield table

    async def read(self, match: str) -> Table:
        """A table from its journal."""
        table = await self.patiently(read, self.storage, match, by=self.openers)
        table.ahead = max(0.0, table.updated - self.now())
        self.tables[match] = table
        self.measures.tables.set(len(self.tables))
        self.rooms.send_away(table, "This seat was given back, or to somebody else.")
        if not table.playable and table.result is None:
            # Whoever opens it is told, and not refused. If another server was faster, it has done the same.
            with suppress(Taken):
                await self.enter(table, journal.Closed(at=self.now(), reason="changed"))
        behind = self.rooms.behind(table)
        for connection in behind:
            # An entry that was committed although its commit was not heard of, or that another server wrote.
            steps = await self.story(table, connection.eyes(), connection.number)
            self.rooms.bring_up(connection, table, steps)
        if behind:
            self.rooms.tell_presence(table)
        await self.owning.settle(table)
        return table

    async def story(
        self, table: Table, eyes: list[Seat | None], since: int, by: ThreadPoolExecutor | None = None
    ) -> list[Step]:
        """What has happened at a table since an entry, for each pair of eyes."""
        most, now = self.settings.story, table.time(self.now())
        by = by or self.tellers
        return await self.patiently(story, self.storage, table, eyes, since, most, now, by=by)

    async def watch(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Play a finished game again for whoever wants to see it, one at a time; not all may wait for it."""
        if self.to_be_watched >= MOST_TO_WATCH:
            raise Declined("too-many", "Many look at finished games just now. Please try again in a minute.")
        self.to_be_watched += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.watchers, partial(work, *arguments, **named))
        finally:
            self.to_be_watched -= 1

    async def aside(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Play a game again beside everything else: a long one takes its time."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.player, partial(work, *arguments, **named))

    async def in_time(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Look at something that a stranger brought, beside everything else and not for ever."""
        loop = asyncio.get_running_loop()
        looking = loop.run_in_executor(self.readers, partial(work, *arguments, **named))
        try:
            return await asyncio.wait_for(looking, self.settings.reading)
        except TimeoutError:
            raise Declined("too-large", TOO_SLOW) from None

    def forget(self, match: str) -> None:
        """Drop a table from memory; it is read again when it is needed."""
        self.tables.pop(match, None)
        self.driving.hurried.discard(match)
        self.used.pop(match, None)
        self.owning.forget(match)
        self.measures.tables.set(len(self.tables))

    async def enter(self, table: Table, entry: AnyEntry) -> Change:
        """Commit an entry, apply it, and tell everybody. The caller holds the table.

        If another server was faster, what it wrote is applied and told, and this entry is `Taken`: it must be
        checked anew.
        """
        number = table.number + 1
        was = table.state
        entry = allowed(self.settings, table.spent, number, entry)
        entry.at = max(table.time(entry.at), table.updated)
        cards = self.pin(table, entry)
        begun = time.perf_counter()
        try:
            await asyncio.wrap_future(self.writer.enter(table.match, number, entry, cards))
            self.measures.commit_seconds.observe(time.perf_counter() - begun)
            change = table.apply(number, entry)
        except Taken:
            await self.following.catch_up(table)
            raise
        except BaseException:
            # What is in the database is the truth: the table is read from there again.
            self.forget(table.match)
            raise
        if isinstance(entry, journal.Answered):
            self.measures.answers.labels(entry.by).inc()
        self.tell(table, entry, change)
        if table.state != was:
            self.sum_up(table)
            self.note(table)
        self.keep(table)
        self.driving.drive(table)
        return change

    def pin(self, table: Table, entry: AnyEntry) -> dict[str, bytes]:
        """Let an entry say what the game is played with, or where it stands; the cards to write with it."""
        if table.game is not None:
            mark(entry, table.game)
            return {}
        return pin_start(table.plug, table.decks_with(entry), table.plan.options, entry, self.writer.known)

    def keep(self, table: Table) -> None:
        """Now and then, write down how a table stands. Nobody waits for what follows from the journal."""
        if table.game is not None and table.number % self.settings.snapshots == 0:
            self.writer.keep(taken(table), table.number - KEPT * self.settings.snapshots + 1)

    async def anew(
        self, work: Callable[P, Coroutine[Any, Any, T]], *arguments: P.args, **named: P.kwargs
    ) -> T:
        """Do something that ends in an entry; where another server was faster, check everything once more."""
        end = time.monotonic() + TRYING
        while time.monotonic() < end:
            try:
                return await work(*arguments, **named)
            except Taken:
                continue
        raise Declined("storage", "Much happens at this table just now. Please try again.")

    def tell(self, table: Table, entry: AnyEntry, change: Change) -> None:
        """Tell those who are here what an entry has brought about, whoever has written it."""
        self.rooms.tell(table, change)
        if isinstance(entry, journal.RematchLaid):
            for connection in self.rooms.at(table.match):
                connection.send(NewTable(match=entry.match))
        if table.result is not None:
            self.owning.is_over(table.match)

    def heard_of_others(self, crowds: dict[str, str]) -> None:
        """Who is at the other servers: share the limits with them, and tell who has come and left."""
        changed = self.rooms.elsewhere.hear(crowds)
        self.requests.parts = self.layings.parts = self.trials.begun.parts = self.rooms.elsewhere.servers()
        for match in changed:
            table = self.tables.get(match)
            if table is not None and self.rooms.at(match):
                self.rooms.tell_presence(table)

    def note(self, table: Table) -> None:
        """A line in the log for a game that has begun or ended."""
        facts = {"match": table.match, "game": table.plan.game, "seats": len(table.chairs)}
        if table.result is None:
            LOG.info("a game begins", extra=facts)
        else:
            self.measures.games_over.labels(table.plan.game, table.result.reason).inc()
            LOG.info("a game is over", extra={**facts, "reason": table.result.reason})

    def summary(self, table: Table) -> Match:
        return summary(table, self.rooms.windows(table.match))

    def sum_up(self, table: Table) -> None:
        """Write what lists show. It follows from the journal, so nobody waits for it."""
        self.writer.sum_up(*kept(table, self.rooms.windows(table.match)))

    async def leave(self, connection: Connection) -> None:
        """Somebody is gone; the others are told."""
        if self.rooms.leave(connection):
            async with self.at(connection.match) as table:
                self.rooms.tell_presence(table)

    def long_ago(self) -> float:
        """Since when a table that was left no longer counts."""
        return self.now() - A_DAY * self.settings.left_days

    # The database

    async def patiently(
        self, read: Callable[..., T], *arguments: object, by: ThreadPoolExecutor | None = None
    ) -> T:
        """Read in a thread; while the database is away, tell everybody and try again."""
        begun = time.monotonic()
        loop = asyncio.get_running_loop()
        while True:
            try:
                found = await loop.run_in_executor(by, partial(read, *arguments))
            except Exception as error:
                if not is_away(error):
                    raise
                self.troubled("reading", True)
                if time.monotonic() - begun > self.settings.patience:
                    raise Declined("storage", AWAY) from error
                await asyncio.sleep(RETRY)
            else:
                self.troubled("reading", False)
                return found

    def writing_troubled(self, away: bool) -> None:
        """Called in the writer's thread."""
        self.soon(self.troubled, "writing", away)

    def troubled(self, what: str, away: bool) -> None:
        """Note that the database is away or back, and tell everybody the first and the last time."""
        before = bool(self.troubles)
        if away:
            self.troubles.add(what)
        else:
            self.troubles.discard(what)
        if bool(self.troubles) == before:
            return
        self.measures.away.set(int(away))
        LOG.warning("the database is away" if away else "the database is back")
        if away:
            if self.away_since is None:
                self.away_since = self.now()
            words = "The server waits for its database. Nothing is lost: your answer counts when it is back."
            self.rooms.tell_everybody(Notice(code="storage", words=words))
        else:
            self.rooms.tell_everybody(
                Notice(code="storage-back", words="The database is back; the game goes on.")
            )
            self.chore(self.give_time_back())

    async def give_time_back(self) -> None:
        """Nobody's clock runs while nobody's answer can be written."""
        assert self.away_since is not None
        away = self.now() - self.away_since
        with suppress(Exception):
            await self.owning.beat()  # Another server may own some of these tables by now.
        for match in [match for match, table in self.tables.items() if table.clocks.running is not None]:
            if self.owning.owns(match):
                await self.anew(self.reopen, match, away)
        if not self.troubles:
            self.away_since = None

    async def reopen(self, match: str, away: float) -> None:
        async with self.at(match) as table:
            if table.clocks.running is not None:
                await self.enter(table, journal.Reopened(at=self.now(), away=away))

    async def insist(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something at the start for as long as it takes the database to come up."""
        begun = time.monotonic()
        while True:
            try:
                return await work()
            except Exception as error:
                if not is_away(error) or time.monotonic() - begun > self.settings.patience:
                    raise
                await asyncio.sleep(RETRY)

    def soon(self, work: Callable[..., None], *arguments: object) -> None:
        """Let the event loop do something, from any thread."""
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(work, *arguments)
