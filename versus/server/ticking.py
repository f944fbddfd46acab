"""What the server looks at now and then: clocks, tables that nobody needs, a database that is away."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from versus.kernel.types import Seat
from versus.server import journal
from versus.server.driving import LONGEST_PAUSE, RETRY
from versus.server.errors import Declined
from versus.server.logs import LOG
from versus.server.owning import TIDYING
from versus.server.storage import Taken
from versus.server.table import Table
from versus.server.tidying import tidy

if TYPE_CHECKING:
    from versus.server.hall import Hall

TICK: Final = 0.25
"""Seconds between looks at the clocks."""


class Ticking:
    """The server's own clock."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.flagging: set[str] = set()
        """Tables at which somebody's time is being called."""
        self.looking = False
        """Whether somebody looks already whether the database is back."""

    async def tick_on(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                self.tick()
            except Exception:
                LOG.exception("a look at the clocks failed")

    def tick(self) -> None:
        """Look at the clocks, and drop the tables that nobody needs."""
        hall = self.hall
        now = hall.now()
        for match, table in list(hall.tables.items()):
            if table.clocks.running is not None:
                hall.rooms.beat(match, now)
            if self.out_of_time(table) is not None and hall.away_since is None and hall.owning.owns(match):
                if match not in self.flagging:
                    self.flagging.add(match)
                    hall.chore(self.flag(match))
            elif self.is_idle(match, table, now):
                hall.forget(match)
        if "reading" in hall.troubles and not self.looking:
            self.looking = True
            hall.chore(self.look())

    async def look(self) -> None:
        """See whether the database is back, even if nobody asks for a table."""
        try:
            await asyncio.sleep(RETRY)
            await self.hall.patiently(self.hall.storage.look)
        except Declined:
            pass  # It is looked for again at the next tick.
        finally:
            self.looking = False

    async def flag(self, match: str) -> None:
        """Whoever is out of time has lost. What cannot be written is tried again, but not at every tick."""
        hall = self.hall
        try:
            async with hall.at(match) as table:
                seat = self.out_of_time(table)
                if seat is not None and table.result is None:
                    await hall.enter(table, journal.Conceded(at=hall.now(), seat=seat, reason="time"))
        except Taken:
            pass  # Somebody has moved elsewhere; the next tick looks again.
        except Exception as error:
            LOG.warning("a clock ran out, and nobody could be told", extra={"match": match}, exc_info=error)
            await asyncio.sleep(LONGEST_PAUSE)
        finally:
            self.flagging.discard(match)

    def out_of_time(self, table: Table) -> Seat | None:
        """Whose clock has run out; an answer that may be under way is waited for."""
        lag = self.hall.rooms.lag(table.match, table.clocks.running)
        return table.clocks.fallen(table.time(self.hall.now()), lag)

    def is_idle(self, match: str, table: Table, now: float) -> bool:
        """Whether a table has been at rest for long. One whose clock runs is needed by whoever owns it."""
        hall = self.hall
        runs = table.clocks.running is not None and match in hall.owning.mine
        if runs or match in hall.driving.tasks:
            return False
        lock = hall.locks.get(match)
        return now - hall.used.get(match, 0.0) > hall.settings.idle and (lock is None or not lock.locked())

    async def tidy_on(self) -> None:
        """Now and then, put away what nobody needs any more: one server does it for all."""
        hall = self.hall
        while True:
            await asyncio.sleep(hall.settings.tidy_every)
            try:
                if not await hall.owning.claim(TIDYING):
                    continue
                done = await asyncio.to_thread(
                    tidy, hall.storage, hall.settings, hall.now(), hall.writer.name
                )
            except Exception:
                LOG.exception("tidying up failed")
            else:
                for match in (*done.closed, *done.purged):
                    hall.forget(match)
                    if hall.rooms.at(match):
                        hall.chore(hall.following.look(match))
                if any(done.counts().values()):
                    LOG.info("tidied up", extra=done.counts())
