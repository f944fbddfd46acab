"""The hall: every table that is in use, who is at it, and the order in which things are done.

An entry is checked against the table, committed, applied, told: in this order, one at a time for each table.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from versus.server import journal, storage
from versus.server.bodies import Match
from versus.server.budgets import allowed
from versus.server.computers import Computers
from versus.server.connection import Connection
from versus.server.driving import LONGEST_PAUSE, RETRY, Driving
from versus.server.errors import Declined
from versus.server.journal import AnyEntry
from versus.server.library import warm_up
from versus.server.limits import Buckets
from versus.server.logs import LOG
from versus.server.measures import Measures
from versus.server.protocol import Notice
from versus.server.rooms import Rooms
from versus.server.settings import Settings
from versus.server.storage import Storage, Taken
from versus.server.summary import kept, summary
from versus.server.table import Change, Table, laid
from versus.server.telling import caught_up
from versus.server.tidying import A_DAY, tidy
from versus.server.tokens import Seal
from versus.server.writer import AWAY, Writer

T = TypeVar("T")
P = ParamSpec("P")

TICK: Final = 0.25
"""Seconds between looks at the clocks."""
LAST_WORK: Final = 5.0
"""Seconds for which a server that ends waits for what is being done."""
TOO_SLOW: Final = (
    "What you brought takes too long to read. Bring something shorter, or try again in a minute."
)
NAME: Final = re.compile(r"[A-Za-z0-9_-]{8,64}", re.ASCII)


class Hall:
    """Everything that runs while the server does. `now` is the time in seconds since 1970."""

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self.settings = settings
        self.now = now
        self.storage = Storage(settings.database())
        self.writer = Writer(self.storage, settings.patience, self.writing_troubled)
        self.computers = Computers(settings.workers)
        self.measures = Measures()
        self.player = ThreadPoolExecutor(1, "versus-player")
        self.readers = ThreadPoolExecutor(2, "versus-reader")
        self.seal = Seal("")
        self.requests = Buckets(settings.request_burst, settings.request_rate)
        self.layings = Buckets(settings.table_burst, settings.table_rate)
        self.tables: dict[str, Table] = {}
        self.used: dict[str, float] = {}
        """When each table in memory was last needed."""
        self.rooms = Rooms(settings, now)
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.driving = Driving(self)
        self.chores: set[asyncio.Task[None]] = set()
        self.unfinished_work: set[asyncio.Task[Any]] = set()
        """What somebody has asked for and must be finished, even if they leave."""
        self.flagging: set[str] = set()
        """Tables at which somebody's time is being called."""
        self.troubles: set[str] = set()
        self.away_since: float | None = None
        """Since when nothing can be written; the time is given back before a clock is looked at again."""
        self.opened = 0.0
        self.stopping = False
        self.loop: asyncio.AbstractEventLoop | None = None

    # Opening and closing

    async def open(self) -> None:
        """Bring the database up to date, and go on with every game that was interrupted."""
        self.loop = asyncio.get_running_loop()
        self.opened = self.now()
        warm_up()
        await self.patiently(self.storage.prepare)
        self.seal = Seal(self.settings.secret or await self.patiently(self.storage.secret))
        self.writer.start()
        LOG.info("the server is open", extra={"database": self.storage.kind})
        self.chore(self.wake())
        self.chore(self.tick_on())
        if self.settings.tidy_every:
            self.chore(self.tidy_on())

    async def close(self) -> None:
        """Finish what is being written, tell everybody, and end."""
        self.say_goodbye()
        if self.unfinished_work:
            await asyncio.wait(self.unfinished_work, timeout=LAST_WORK)
        for task in (*self.driving.tasks.values(), *self.chores):
            task.cancel()
        await asyncio.gather(*self.driving.tasks.values(), *self.chores, return_exceptions=True)
        await asyncio.to_thread(self.writer.stop)
        await self.computers.close()
        self.player.shutdown(wait=False, cancel_futures=True)
        self.readers.shutdown(wait=False, cancel_futures=True)
        self.storage.close()

    def say_goodbye(self) -> None:
        if not self.stopping:
            self.stopping = True
            words = "The server stops for a moment. Your game is kept; the page connects again by itself."
            self.rooms.tell_everybody(Notice(code="stopping", words=words))

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

    async def wake(self) -> None:
        """Let computers and clocks go on where a server that was stopped has left them."""
        for match in await self.patiently(self.storage.unfinished, self.long_ago()):
            try:
                async with self.at(match) as table:
                    if table.state != "waiting":
                        self.sum_up(table)
                    self.used[match] = 0.0
            except Declined as declined:
                LOG.warning("a table stays closed", extra={"match": match, "code": declined.code})
            except Exception:
                LOG.exception("a table could not be read", extra={"match": match})

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
        plan, entries = await self.patiently(self.storage.read, match)
        table = await self.aside(laid, match, plan, entries)
        self.tables[match] = table
        self.measures.tables.set(len(self.tables))
        for connection in self.rooms.behind(table):
            # An entry that was committed although its commit was not heard of, or that another server wrote.
            eyes, since = connection.eyes(), connection.number
            steps = await self.aside(caught_up, match, plan, entries, eyes, since, self.now())
            connection.catch_up(table.number, steps)
        if table.clocks.running is not None and table.updated < self.opened:
            await self.enter(table, journal.Reopened(at=self.now()))
        else:
            self.driving.drive(table)
        return table

    async def aside(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Play a game again beside everything else: a long one takes its time. One at a time is enough."""
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
        self.measures.tables.set(len(self.tables))

    async def enter(self, table: Table, entry: AnyEntry) -> Change:
        """Commit an entry, apply it, and tell everybody. The caller holds the table."""
        number = table.number + 1
        was = table.state
        entry = allowed(self.settings, table.spent, number, entry)
        entry.at = max(entry.at, table.updated)
        begun = time.perf_counter()
        try:
            await asyncio.wrap_future(self.writer.enter(table.match, number, entry))
            self.measures.commit_seconds.observe(time.perf_counter() - begun)
            change = table.apply(number, entry)
        except Taken as error:
            self.forget(table.match)
            raise Declined("storage", "Another server has this table. Please connect again.") from error
        except BaseException:
            # What is in the database is the truth: the table is read from there again.
            self.forget(table.match)
            raise
        if isinstance(entry, journal.Answered):
            self.measures.answers.labels(entry.by).inc()
        self.rooms.tell(table, change)
        if table.state != was:
            self.sum_up(table)
            self.note(table)
        self.driving.drive(table)
        return change

    def note(self, table: Table) -> None:
        """A line in the log for a game that has begun or ended."""
        facts = {"match": table.match, "game": table.plan.game, "seats": len(table.chairs)}
        if table.result is None:
            LOG.info("a game begins", extra=facts)
        else:
            self.measures.games_over.labels(table.plan.game, table.result.reason).inc()
            LOG.info("a game is over", extra={**facts, "reason": table.result.reason})

    def summary(self, table: Table) -> Match:
        return summary(table, self.rooms.connected(table.match))

    def sum_up(self, table: Table) -> None:
        """Write what lists show. It follows from the journal, so nobody waits for it."""
        self.writer.sum_up(*kept(table, self.rooms.connected(table.match)))

    async def leave(self, connection: Connection) -> None:
        """Somebody is gone; the others are told."""
        if self.rooms.leave(connection):
            async with self.at(connection.match) as table:
                self.rooms.tell_presence(table)

    # What goes on by itself

    async def tick_on(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.tick()
            except Exception:
                LOG.exception("a look at the clocks failed")

    def long_ago(self) -> float:
        """Since when a table that was left no longer counts."""
        return self.now() - A_DAY * self.settings.left_days

    async def tidy_on(self) -> None:
        """Now and then, put away what nobody needs any more."""
        while True:
            await asyncio.sleep(self.settings.tidy_every)
            try:
                done = await asyncio.to_thread(
                    tidy, self.storage, self.settings, self.now(), self.writer.name
                )
            except Exception:
                LOG.exception("tidying up failed")
            else:
                for match in (*done.closed, *done.purged):
                    self.forget(match)
                if any(done.counts().values()):
                    LOG.info("tidied up", extra=done.counts())

    async def tick(self) -> None:
        """Look at the clocks, and drop the tables that nobody needs."""
        now = self.now()
        for match, table in list(self.tables.items()):
            if table.clocks.fallen(now) is not None and self.away_since is None:
                if match not in self.flagging:
                    self.flagging.add(match)
                    self.chore(self.flag(match))
            elif self.is_idle(match, table, now):
                self.forget(match)

    async def flag(self, match: str) -> None:
        """Whoever is out of time has lost. What cannot be written is tried again, but not at every tick."""
        try:
            async with self.at(match) as table:
                seat = table.clocks.fallen(self.now())
                if seat is not None and table.result is None:
                    await self.enter(table, journal.Conceded(at=self.now(), seat=seat, reason="time"))
        except Exception as error:
            LOG.warning("a clock ran out, and nobody could be told", extra={"match": match}, exc_info=error)
            await asyncio.sleep(LONGEST_PAUSE)
        finally:
            self.flagging.discard(match)

    def is_idle(self, match: str, table: Table, now: float) -> bool:
        if table.clocks.running is not None or match in self.driving.tasks:
            return False
        lock = self.locks.get(match)
        return now - self.used.get(match, 0.0) > self.settings.idle and (lock is None or not lock.locked())

    # The database

    async def patiently(self, read: Callable[..., T], *arguments: object) -> T:
        """Read in a thread; while the database is away, tell everybody and try again."""
        begun = time.monotonic()
        while True:
            try:
                found = await asyncio.to_thread(read, *arguments)
            except Exception as error:
                if not storage.is_away(error):
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
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.troubled, "writing", away)

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
        for match in [match for match, table in self.tables.items() if table.clocks.running is not None]:
            async with self.at(match) as table:
                await self.enter(table, journal.Reopened(at=self.now(), away=away))
        if not self.troubles:
            self.away_since = None
