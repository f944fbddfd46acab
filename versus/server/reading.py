"""Reading tables from the database, and telling what happened at them. Everything here blocks."""

from __future__ import annotations

from versus.kernel.types import Seat
from versus.server.journal import Closed
from versus.server.logs import LOG
from versus.server.pinned import Changed
from versus.server.protocol import Step
from versus.server.snapshots import Unusable, restored
from versus.server.storage import Journal, Storage
from versus.server.table import Table
from versus.server.telling import Telling


def read(storage: Storage, match: str) -> Table:
    """A table as it stands; one whose game cannot be played any more as far as its journal tells."""
    try:
        table, journal = begun(storage, match)
        if is_given_up(journal):
            return written_out(storage, match)
        for number, entry in journal.entries:
            table.apply(number, entry)
    except Changed as error:
        LOG.warning("a game cannot be played any more", extra={"match": match, "reason": error.reason[:200]})
        return written_out(storage, match)
    return table


def is_given_up(journal: Journal) -> bool:
    """Whether a server has found before that the game cannot be played any more."""
    return any(isinstance(entry, Closed) and entry.reason == "changed" for _, entry in journal.entries)


def written_out(storage: Storage, match: str) -> Table:
    """Who sat at a table and what they answered, without playing it; how it ended, if it has."""
    journal = storage.journal(match, whole=True)
    table = Table(match, journal.plan, playable=False)
    for number, entry in journal.entries:
        table.apply(number, entry)
    if table.result is None:
        table.result = storage.result(match)
    return table


def story(
    storage: Storage, table: Table, seats: list[Seat | None], since: int, most: int, now: float
) -> list[Step]:
    """Everything since an entry, for whoever comes back to a table; of a long story its end."""
    if table.game is None:
        return []
    begin = max(since, table.told - most)
    walk, journal = begun(storage, table.match, begin)
    tellings = [Telling(seat, begin, anew=begin > since) for seat in seats]
    for number, entry in journal.entries:
        if number > table.number:
            break  # Written since, and told when it is heard of.
        change = walk.apply(number, entry)
        if change.number > begin:
            for telling in tellings:
                telling.add(walk, change)
    return [telling.step(walk, now) for telling in tellings]


def begun(storage: Storage, match: str, told: int | None = None) -> tuple[Table, Journal]:
    """A table at a snapshot, or at its start where none can be used, and the entries that follow."""
    journal = storage.journal(match, told)
    if journal.snapshot is not None:
        try:
            return restored(journal.snapshot, journal.plan, storage.definitions), journal
        except Unusable as error:
            LOG.info("a snapshot is left aside", extra={"match": match, "reason": str(error)[:200]})
            journal = storage.journal(match, whole=True)
    return Table(match, journal.plan, storage.definitions), journal
