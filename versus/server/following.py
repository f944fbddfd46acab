"""Keeping the tables of this process at what other processes write, and telling it here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from versus.server import journal
from versus.server.errors import Declined
from versus.server.feed import News, feed_for
from versus.server.journal import AnyEntry
from versus.server.logs import LOG
from versus.server.table import Table

if TYPE_CHECKING:
    from versus.server.hall import Hall

MANY: Final = 100
"""Entries after which a table is rather read anew, beside everything else."""


class Following:
    """What is heard of other processes goes to the tables that are in use here."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.feed = feed_for(hall.storage.engine, hall.writer.name, self.heard, self.missed)

    # In the feed's thread

    def heard(self, news: list[News]) -> None:
        self.hall.soon(self.follow, news)

    def missed(self) -> None:
        self.hall.soon(self.compare_soon)

    # In the event loop

    def follow(self, news: list[News]) -> None:
        for piece in news:
            match = piece.match
            table = self.hall.tables.get(match)
            if table is None:
                if self.hall.rooms.at(match) or match in self.hall.owning.mine:
                    self.hall.chore(self.look(match))
            elif piece.number > table.number:
                lock = self.hall.locks.get(match)
                free = lock is None or not lock.locked()
                if free and piece.number == table.number + 1 and piece.entry is not None:
                    self.take_at_once(table, piece.number, piece.entry)
                else:
                    self.hall.chore(self.look(match, piece.number))

    def take_at_once(self, table: Table, number: int, entry: str) -> None:
        try:
            self.take(table, number, journal.decode_entry(entry))
        except (Declined, msgspec.MsgspecError) as error:
            LOG.warning(
                "an entry of another server cannot be read",
                extra={"match": table.match, "reason": str(error)},
            )
        else:
            self.hall.driving.drive(table)

    async def look(self, match: str, number: int = 0) -> None:
        """See what a table's journal has that is not known here."""
        try:
            async with self.hall.at(match) as table:
                if table.number < number:
                    await self.catch_up(table)
        except Exception as error:
            LOG.warning("a table cannot be followed", extra={"match": match, "reason": str(error)[:200]})

    def compare_soon(self) -> None:
        self.hall.chore(self.compare())

    async def compare(self) -> None:
        """Something may have been missed: look at every table in use."""
        known = {match: table.number for match, table in self.hall.tables.items()}
        for match in self.hall.rooms.rooms:
            known.setdefault(match, min(connection.number for connection in self.hall.rooms.at(match)))
        newest = await self.hall.patiently(self.hall.storage.newest, list(known))
        for match, number in newest.items():
            if number > known[match]:
                await self.look(match, number)

    async def catch_up(self, table: Table) -> None:
        """Take and tell what others have written. The caller holds the table."""
        entries = await self.hall.patiently(self.hall.storage.entries_after, table.match, table.number)
        if len(entries) > MANY:
            self.hall.forget(table.match)
            await self.hall.read(table.match)
            return
        for number, entry in entries:
            self.take(table, number, entry)
        self.hall.driving.drive(table)

    def take(self, table: Table, number: int, entry: AnyEntry) -> None:
        try:
            change = table.apply(number, entry)
        except BaseException:
            self.hall.forget(table.match)
            raise
        table.ahead = max(table.ahead, table.updated - self.hall.now())
        self.hall.tell(table, entry, change)
