"""Who sees to which table, as the database has it: whoever gives signs of life keeps their tables.

An owner does what goes on by itself: computers, stops, clocks. Everybody may write to every journal, whose
key lets one entry of each number in: if two servers think they own a table, they lose time and nothing else.
Everything here blocks, and is called from one thread.
"""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, TextClause, text

LEASE: Final = 2.5
"""Seconds after its last sign of life for which a server keeps its tables."""
SLICE: Final = 100
"""Tables that are taken over in one transaction, so that several servers share those of a dead one."""
SLICES: Final = 20
"""How many of them in one go."""

NOW: Final = {
    "sqlite": "(julianday('now') - 2440587.5) * 86400.0",
    "postgresql": "CAST(extract(epoch FROM clock_timestamp()) AS double precision)",
}
"""The time of the database, which is the same for all servers."""
LIVE: Final = "NOT servers.gone AND servers.seen > {now} - :lease"

BEAT: Final = "UPDATE servers SET seen = {now}, clock = :clock, gone = false, crowd = :crowd WHERE id = :me"
COME: Final = """
    INSERT INTO servers (id, home, pid, seen, clock, gone, crowd)
    VALUES (:me, :home, :pid, {now}, :clock, false, :crowd)
"""
ALL: Final = "SELECT id, home, pid, clock, crowd, " + LIVE + " AS live FROM servers"
CLAIM: Final = (
    """
    INSERT INTO owners (match_id, server)
    SELECT CAST(:match AS varchar(64)), id FROM servers WHERE id = :me
    ON CONFLICT (match_id) DO UPDATE SET server = excluded.server
    WHERE owners.server = :idle
    OR NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = owners.server AND """
    + LIVE
    + ")"
)
TAKE_OVER: Final = """
    UPDATE owners SET server = :me WHERE server = :dead
    AND match_id IN (SELECT match_id FROM owners WHERE server = :dead LIMIT :slice)
    RETURNING match_id
"""
BURY: Final = (
    "DELETE FROM servers WHERE id = :dead AND NOT EXISTS (SELECT 1 FROM owners WHERE server = :dead)"
)
ORPHANS: Final = """
    UPDATE owners SET server = :me
    WHERE NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = owners.server)
    RETURNING match_id
"""
NOBODYS: Final = """
    INSERT INTO owners (match_id, server)
    SELECT matches.id, servers.id FROM matches, servers
    WHERE servers.id = :me AND matches.state IN ('waiting', 'running') AND matches.created > :since
    AND NOT EXISTS (SELECT 1 FROM owners WHERE owners.match_id = matches.id)
    ON CONFLICT (match_id) DO NOTHING
    RETURNING match_id
"""


def this_home() -> str:
    """Where processes that this one can see run: the machine since it was started, and their name space."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
        return f"{boot} {os.readlink('/proc/self/ns/pid')}"
    except OSError:
        return socket.gethostname()[:100]


@dataclass
class Beat:
    """What a sign of life has found."""

    others: dict[str, str]
    """The crowds of the other servers that are alive, as they told them."""
    mine: set[str] | None
    """Every table that this server owns; None where nobody else can have changed it."""
    taken: dict[str, float]
    """Tables of dead servers that are this one's now, by the last time on their owner's clock."""


class Owners:
    """One server's view of it, over a connection of its own."""

    def __init__(self, engine: Engine, me: str) -> None:
        self.engine = engine
        self.me = me
        self.home = this_home()
        self.now = NOW[engine.dialect.name]
        self.queries: dict[str, tuple[TextClause, list[str]]] = {}
        self.was_alone = False

    def run(self, connection: Connection, statement: str, **values: Any) -> Any:
        known = {"me": self.me, "lease": LEASE, "slice": SLICE, **values}
        if statement not in self.queries:
            query = text(statement.format(now=self.now))
            self.queries[statement] = query, list(query.compile().params)
        query, names = self.queries[statement]
        return connection.execute(query, {name: known[name] for name in names})

    def begin(self) -> Any:
        return self.engine.begin()

    def beat(self, clock: float, crowd: str, takes_over: bool) -> Beat:
        """Give a sign of life, look at the others, and take over what a dead one has left."""
        with self.begin() as connection:
            if not self.run(connection, BEAT, clock=clock, crowd=crowd).rowcount:
                self.run(connection, COME, home=self.home, pid=os.getpid(), clock=clock, crowd=crowd)
            rows = [row for row in self.run(connection, ALL) if row.id != self.me]
        live = [row for row in rows if row.live and not self.is_buried(row.home, row.pid)]
        taken: dict[str, float] = {}
        if takes_over:
            for row in rows:
                if row not in live:
                    taken.update(dict.fromkeys(self.take_over(row.id), row.clock))
        alone = not rows
        mine = None if alone and self.was_alone else self.mine()
        self.was_alone = alone
        return Beat({row.id: row.crowd for row in live}, mine, taken)

    def is_buried(self, home: str, pid: int) -> bool:
        """Whether a process of this machine is gone for good: nobody need wait for it."""
        if home != self.home:
            return False
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        except OSError:
            return False
        return False

    def mine(self) -> set[str]:
        with self.begin() as connection:
            return {
                row.match_id for row in self.run(connection, "SELECT match_id FROM owners WHERE server = :me")
            }

    def take_over(self, dead: str) -> list[str]:
        """Everything that a dead server owned, as far as no other server was faster."""
        found: list[str] = []
        for _ in range(SLICES):
            with self.begin() as connection:
                slice_ = [row.match_id for row in self.run(connection, TAKE_OVER, dead=dead)]
                found += slice_
                if not slice_:
                    self.run(connection, BURY, dead=dead)
                    break
        return found

    def adopt(self, since: float) -> list[str]:
        """Open tables that nobody owns, and those whose owner has left no trace."""
        with self.begin() as connection:
            orphans = [row.match_id for row in self.run(connection, ORPHANS)]
            return orphans + [row.match_id for row in self.run(connection, NOBODYS, since=since)]

    def claim(self, match: str, idle: str = "") -> str:
        """Take a table that nobody owns, or that an idle owner has no use for; whose it is then."""
        with self.begin() as connection:
            self.run(connection, CLAIM, match=match, idle=idle)
            found = self.run(connection, "SELECT server FROM owners WHERE match_id = :match", match=match)
            return str(found.scalar() or "")

    def resign(self, clock: float) -> None:
        """Leave everything to the others at once."""
        with suppress(Exception), self.begin() as connection:
            gone = "UPDATE servers SET gone = true, clock = :clock WHERE id = :me"
            self.run(connection, gone, clock=clock)
