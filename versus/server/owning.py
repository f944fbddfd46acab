"""The tables that this server sees to: it gives signs of life, takes over from the dead, resigns at last."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

from versus.server import journal
from versus.server.crowd import encode
from versus.server.errors import Declined
from versus.server.logs import LOG
from versus.server.owners import LEASE, Beat, Owners
from versus.server.storage import Taken
from versus.server.table import Table

if TYPE_CHECKING:
    from versus.server.hall import Hall

T = TypeVar("T")
P = ParamSpec("P")

PULSE: Final = 0.7
"""Seconds between signs of life."""
ORPHANS_EVERY: Final = 20
"""Signs of life between two looks for tables that nobody owns."""
CLAIM_AGAIN: Final = 1.0
"""Seconds until a table that somebody else owns is asked for again."""
LAST_WORD: Final = 2.0
"""Seconds that a server which ends waits for a database that may be away."""
TIDYING: Final = "*tidying*"
"""What is owned by whoever tidies up: no table has such a name."""
LONG_AGO: Final = float("-inf")


class Owning:
    """What this server owns, as the database said last."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.owners = Owners(hall.storage.lease_engine(), hall.writer.name)
        self.thread = ThreadPoolExecutor(1, "versus-owner")
        self.mine: dict[str, float] = {}
        """Since when each table is this server's, by the monotonic clock."""
        self.left_at: dict[str, float] = {}
        """Tables that were taken over and not looked at yet: the last time on their owner's clock."""
        self.asked: dict[str, float] = {}
        """When a table that is somebody else's may be asked for again."""
        self.known: dict[str, str] = {}
        """Whose a table in use was when it was last asked for."""
        self.late: set[str] = set()
        """Tables that should have gone on while the last sign of life was too long ago."""
        self.beaten = LONG_AGO
        self.patient_until = LONG_AGO
        """While everybody may have been away, nobody is taken for dead."""
        self.beats = 0

    async def run(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, partial(work, *arguments, **named))

    # Signs of life

    async def beat_on(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            if self.hall.stopping:
                return
            try:
                await self.beat()
            except Exception as error:
                LOG.warning("no sign of life could be given", extra={"reason": str(error)[:200]})

    async def beat(self) -> None:
        """Be alive, hear of the others, and go on with what dead ones have left."""
        begun = time.monotonic()
        if self.beaten != LONG_AGO and begun - self.beaten > LEASE:
            self.patient_until = begun + LEASE
        takes_over = begun >= self.patient_until
        alone = not self.hall.rooms.elsewhere.crowds
        crowd = encode(self.hall.rooms.crowd(in_full=not alone)).decode()
        beat = await self.run(self.owners.beat, self.hall.now(), crowd, takes_over)
        lapsed = time.monotonic() - self.beaten >= LEASE
        self.beaten = begun
        self.take_note(beat, begun)
        if lapsed:
            self.go_on()
        self.beats += 1
        if takes_over and self.beats % ORPHANS_EVERY == 1:
            orphans = await self.run(self.owners.adopt, self.hall.long_ago())
            self.take_over(dict.fromkeys(orphans, LONG_AGO))

    def go_on(self) -> None:
        """See to what was left alone while this server could not know that its tables were still its own."""
        for match, table in list(self.hall.tables.items()):
            if match in self.mine:
                self.hall.driving.drive(table)

    def take_note(self, beat: Beat, begun: float) -> None:
        if beat.mine is not None:
            kept = {
                match: since for match, since in self.mine.items() if match in beat.mine or since >= begun
            }
            self.mine = dict.fromkeys(beat.mine, begun) | kept
        self.hall.heard_of_others(beat.others)
        self.take_over(beat.taken)
        late, self.late = self.late, set()
        for match in late:
            table = self.hall.tables.get(match)
            if table is not None:
                self.hall.driving.drive(table)
        self.hall.measures.owned.set(len(self.mine))
        self.hall.measures.servers.set(self.hall.rooms.elsewhere.servers())

    def take_over(self, taken: dict[str, float]) -> None:
        if taken:
            now = time.monotonic()
            self.mine.update(dict.fromkeys(taken, now))
            self.left_at.update(taken)
            LOG.info("tables are taken over", extra={"tables": len(taken)})
            self.hall.chore(self.go_on_with(list(taken)))

    async def go_on_with(self, matches: list[str]) -> None:
        """See to tables that were taken over: first those where somebody waits."""
        wanted = {match for match in matches if match in self.hall.tables or self.hall.rooms.at(match)}
        rest = [match for match in matches if match not in wanted and match != TIDYING]
        by_themselves = await self.hall.patiently(self.hall.storage.go_on_by_themselves, rest)
        for match in (*wanted, *by_themselves):
            try:
                async with self.hall.at(match) as table:
                    if match not in wanted:
                        self.hall.used[match] = 0.0
                    await self.settle(table)
            except Declined as declined:
                LOG.warning("a table stays closed", extra={"match": match, "code": declined.code})
            except Exception:
                LOG.exception("a table could not be taken over", extra={"match": match})

    async def settle(self, table: Table) -> None:
        """Go on with a table that another server has left: nobody is charged for the time in between."""
        clock = self.left_at.pop(table.match, None)
        if clock is not None and table.state != "waiting":
            self.hall.sum_up(table)  # Whoever wrote the last entry may have died before that.
        if clock is not None and table.clocks.running is not None:
            now = table.time(self.hall.now())
            away = None if clock == LONG_AGO else max(0.0, now - max(clock, table.clocks.since))
            for _ in range(3):
                try:
                    await self.hall.enter(table, journal.Reopened(at=self.hall.now(), away=away))
                    return
                except Taken:
                    continue
        self.hall.driving.drive(table)

    async def resign(self) -> None:
        """Leave every table to the others, at once."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.run(self.owners.resign, self.hall.now()), LAST_WORD)

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)
        self.owners.engine.dispose()

    # Tables

    def owns(self, match: str) -> bool:
        """Whether what goes on by itself at a table is this server's business."""
        return match in self.mine and time.monotonic() - self.beaten < LEASE

    def laid(self, match: str) -> None:
        """A table that was laid here is owned from its first entry on."""
        self.mine[match] = time.monotonic()

    def forget(self, match: str) -> None:
        """A table is no longer in memory here."""
        self.asked.pop(match, None)
        self.known.pop(match, None)

    def is_over(self, match: str) -> None:
        """Nothing more goes on by itself at a table whose game is over."""
        self.mine.pop(match, None)
        self.left_at.pop(match, None)

    def want(self, match: str) -> None:
        """Ask for a table whose players are here and whose owner is dead or has nobody there."""
        now = time.monotonic()
        owner = self.known.get(match, "")
        elsewhere = self.hall.rooms.elsewhere
        free = owner not in elsewhere.crowds or (
            bool(self.hall.rooms.at(match)) and elsewhere.is_empty(owner, match)
        )
        if match in self.mine:
            self.late.add(match)
            return
        if not free or self.asked.get(match, LONG_AGO) > now:
            return
        self.asked[match] = now + CLAIM_AGAIN
        self.hall.chore(self.ask_for(match, owner))

    async def ask_for(self, match: str, idle: str) -> None:
        """Claim a table, from its owner where that one has nobody there; then go on with it."""
        try:
            won = await self.claim(match, idle)
            owner = self.known.get(match, "")
            if not won and owner != idle and self.hall.rooms.elsewhere.is_empty(owner, match):
                won = bool(self.hall.rooms.at(match)) and await self.claim(match, owner)
            if won:
                async with self.hall.at(match) as table:
                    self.hall.driving.drive(table)
        except Exception as error:
            LOG.warning("a table could not be claimed", extra={"match": match, "reason": str(error)[:200]})

    async def claim(self, match: str, idle: str = "") -> bool:
        owner = await self.run(self.owners.claim, match, idle)
        if owner == self.owners.me:
            self.mine[match] = time.monotonic()
            return True
        self.known[match] = owner
        return False
