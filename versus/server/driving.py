"""What goes on by itself: computers answer, and so does whoever has left or passes by their stops."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from versus.server import journal
from versus.server.computers import job
from versus.server.errors import Declined
from versus.server.logs import LOG
from versus.server.protocol import Notice
from versus.server.storage import Taken
from versus.server.table import Table

if TYPE_CHECKING:
    from versus.server.hall import Hall

HURRIED: Final = 0.6
"""What of its time a computer has at least before anybody is told."""
RETRY: Final = 0.3
LONGEST_PAUSE: Final = 60.0


class Driving:
    """A task for each table at which no person need be asked."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.hurried: set[str] = set()
        """Tables that have been told that their computers think less."""

    def drive(self, table: Table) -> None:
        """See that a question that no person need answer is answered."""
        seat = table.asked()
        if seat is None or table.match in self.tasks or self.hall.stopping:
            return
        if not self.hall.owning.owns(table.match):
            self.hall.owning.want(table.match)
            return
        if table.chairs[seat].kind == "computer" or table.taken_for_granted() is not None:
            self.tasks[table.match] = asyncio.ensure_future(self.driver(table.match))

    async def driver(self, match: str) -> None:
        """Answer for computers, and for what stops take for granted, until a person is asked."""
        pause = RETRY
        going = True
        try:
            while going:
                try:
                    going = await self.drive_once(match)
                    pause = RETRY
                except Taken:
                    continue  # Another server has written something: look at the table again.
                except Exception as error:
                    going = self.may_go_on(match, error)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            del self.tasks[match]

    def may_go_on(self, match: str, error: Exception) -> bool:
        """Whether what has failed is worth another try."""
        if isinstance(error, Declined):
            LOG.warning("a table cannot go on now", extra={"match": match, "code": error.code})
            return error.code == "storage"
        LOG.error("a table cannot go on by itself", extra={"match": match}, exc_info=error)
        self.hall.forget(match)
        return True

    async def drive_once(self, match: str) -> bool:
        """One answer; whether there may be another."""
        if not self.hall.owning.owns(match):
            self.hall.owning.want(match)
            return False
        async with self.hall.at(match) as table:
            granted = table.taken_for_granted()
            if granted is not None:
                seat, option, by = granted
                await self.hall.enter(
                    table, journal.Answered(at=self.hall.now(), seat=seat, option=option, by=by)
                )
                return True
            seat_asked = table.asked()
            if seat_asked is None or table.chairs[seat_asked].kind != "computer":
                return False
            question = table.question
            level = table.chairs[seat_asked].level or ""
            thinking = job(table)
        begun = time.perf_counter()
        self.say_if_hurried(match)
        option = await self.hall.computers.answer(thinking, not self.hall.rooms.at(match))
        self.hall.measures.thinking_seconds.labels(level).observe(time.perf_counter() - begun)
        async with self.hall.at(match) as table:
            if table.question == question and table.asked() == seat_asked:
                answer = journal.Answered(at=self.hall.now(), seat=seat_asked, option=option, by="computer")
                await self.hall.enter(table, answer)
        return True

    def say_if_hurried(self, match: str) -> None:
        """Where many computers think at a time, their opponents are told that they think less."""
        hurried = self.hall.computers.share() < HURRIED
        if hurried and match not in self.hurried:
            self.hurried.add(match)
            words = "Many games are being played here: the computer thinks for a shorter time than usual."
            self.hall.rooms.tell_room(match, Notice(code="hurried", words=words))
        elif not hurried and match in self.hurried:
            self.hurried.discard(match)
            words = "The computer has its usual time again."
            self.hall.rooms.tell_room(match, Notice(code="unhurried", words=words))
