"""Tables that nobody needs any more: left ones are closed, finished ones packed, old ones removed.

Every step is one transaction of its own, so that it may be broken off at any moment, and a server may play
meanwhile: whoever moves first wins, and the other reads the table anew.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy.exc import IntegrityError

from versus.kernel.errors import VersusError
from versus.server import journal
from versus.server.reading import read
from versus.server.settings import Settings
from versus.server.storage import Row, Storage
from versus.server.summary import kept

A_DAY = 24 * 3600.0


@dataclass
class Tidied:
    """Which tables were closed, packed and removed."""

    closed: list[str] = field(default_factory=list)
    archived: list[str] = field(default_factory=list)
    purged: list[str] = field(default_factory=list)

    def counts(self) -> dict[str, int]:
        return {"closed": len(self.closed), "archived": len(self.archived), "purged": len(self.purged)}


def tidy(storage: Storage, settings: Settings, now: float, writer: str) -> Tidied:
    """Tidy everything up that is due."""
    done = Tidied()
    for match in storage.untouched(now - A_DAY * settings.left_days):
        if close(storage, match, now, now - A_DAY * settings.left_days, writer):
            done.closed.append(match)
    for match in storage.unpacked(now - A_DAY * settings.archive_days):
        storage.archive(match)
        done.archived.append(match)
    if settings.keep_days:
        done.purged = storage.purge(now - A_DAY * settings.keep_days)
    return done


def close(storage: Storage, match: str, now: float, since: float, writer: str) -> bool:
    """Close a table at which nobody has moved since a time; whether that was so."""
    try:
        table = read(storage, match)
    except VersusError:
        # Its game is not among those that are played here: its journal stays as it is.
        storage.set_state(match, "closed")
        return True
    if table.result is None and table.updated < since:
        entry = journal.Closed(at=now, reason="left" if table.playable else "changed")
        row = Row(match=match, number=table.number + 1, writer=writer, entry=journal.encode(entry).decode())
        table.apply(row.number, entry)
        try:
            storage.append(row, kept(table))
        except IntegrityError:
            return False  # Somebody has moved after all.
        return True
    storage.keep_summary(kept(table))
    return False
