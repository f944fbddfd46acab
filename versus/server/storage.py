"""The database: matches and their journals. Everything here blocks, and is called from threads."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import (
    IntegrityError,
)

from versus.server import feed, journal
from versus.server.columns import ARCHIVES, DEFINITIONS, ENTRIES, MATCHES, OWNERS, SECRETS, SNAPSHOTS
from versus.server.database import engine_for, relax
from versus.server.errors import Declined
from versus.server.journal import AnyEntry, Plan
from versus.server.protocol import Result
from versus.server.tokens import new_secret

OPEN: Final = ("waiting", "running")
"""States in which something may still happen; the others are "over", and "closed" before a game began."""
ADD_ENTRY: Final = insert(ENTRIES)
NO_MATCH: Final = "There is no such table here. Check the link."
MOST_NAMED: Final = 500
"""Tables that one query names."""
MOST_AT_ONCE: Final = 1_000
"""Tables that are tidied up in one go; the next one takes the rest."""
PREPARING: Final = 7_106
"""The number of PostgreSQL's lock for whoever brings the tables up to date."""


class Row(msgspec.Struct, kw_only=True):
    """An entry on its way. `writer` tells a repeated attempt from another server's entry."""

    match: str
    number: int
    writer: str
    entry: str


class Snapshot(msgspec.Struct):
    """A table as it stood after an entry, packed; `told` is what everybody could know of by then."""

    match: str
    number: int
    told: int
    digest: str
    packed: bytes


class Summary(msgspec.Struct):
    """What is read of a match's summary here."""

    result: Result | None = None


class Journal(msgspec.Struct, kw_only=True):
    """What a table is read from: a snapshot, if there is one, and the entries after it."""

    match: str
    plan: Plan
    snapshot: Snapshot | None = None
    entries: list[tuple[int, AnyEntry]]


class Taken(Exception):
    """Another server has written an entry of this number."""


class Storage:
    """What is read and written, each call in a transaction of its own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = engine_for(url)
        self.kind: str = self.engine.dialect.name

    def prepare(self) -> None:
        """Bring the tables up to date."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.engine.begin() as connection:
            # One server at a time: several may start on a new database at once.
            if self.kind == "sqlite":
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({PREPARING})")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def secret(self) -> str:
        """The secret that signs seats: made once, the same for every server of this database."""
        for _ in range(2):
            with self.engine.begin() as connection:
                found = connection.scalar(select(SECRETS.c.value).where(SECRETS.c.name == "seats"))
                if found is not None:
                    return str(found)
            try:
                with self.engine.begin() as connection:
                    connection.execute(insert(SECRETS).values(name="seats", value=new_secret()))
            except IntegrityError:
                continue
        with self.engine.begin() as connection:
            return str(connection.scalar(select(SECRETS.c.value).where(SECRETS.c.name == "seats")))

    def lease_engine(self) -> Engine:
        """For signs of life: one connection, which need not wait for the disk."""
        engine = engine_for(self.url)
        event.listen(engine, "connect", relax)
        return engine

    def close(self) -> None:
        self.engine.dispose()

    # Reading

    def look(self) -> None:
        """See whether the database can be read."""
        with self.engine.connect() as connection:
            connection.execute(select(SECRETS.c.name).limit(1))

    def plan(self, match: str) -> Plan:
        with self.engine.connect() as connection:
            found = connection.scalar(select(MATCHES.c.plan).where(MATCHES.c.id == match))
        if found is None:
            raise Declined("no-such-match", NO_MATCH)
        return journal.decode_plan(found)

    def entries(self, match: str) -> list[tuple[int, AnyEntry]]:
        with self.engine.connect() as connection:
            rows = all_entries(connection, match)
        return [(number, journal.decode_entry(entry)) for number, entry in rows]

    def journal(self, match: str, told: int | None = None, whole: bool = False) -> Journal:
        """A journal from the newest snapshot on, or the newest that tells no more than so much."""
        plan = self.plan(match)
        with self.engine.connect() as connection:
            snapshot = None if whole else newest_snapshot(connection, match, told)
            rows = entries_after(connection, match, snapshot.number) if snapshot is not None else []
            if snapshot is None or is_packed(connection, match):
                # Where it has been packed meanwhile, what was read may be a part of it.
                snapshot, rows = None, all_entries(connection, match)
        entries = [(number, journal.decode_entry(entry)) for number, entry in rows]
        return Journal(match=match, plan=plan, snapshot=snapshot, entries=entries)

    def definitions(self, hashes: Iterable[str]) -> dict[str, bytes]:
        """Cards as games have pinned them, by their hashes."""
        query = select(DEFINITIONS.c.hash, DEFINITIONS.c.card).where(DEFINITIONS.c.hash.in_(list(hashes)))
        with self.engine.connect() as connection:
            return {found: card.encode() for found, card in connection.execute(query)}

    def result(self, match: str) -> Result | None:
        """How a game ended, as its summary tells."""
        with self.engine.connect() as connection:
            found = connection.scalar(select(MATCHES.c.summary).where(MATCHES.c.id == match))
        return msgspec.json.decode(found, type=Summary).result if found is not None else None

    def entries_after(self, match: str, number: int) -> list[tuple[int, AnyEntry]]:
        """What has been written since an entry."""
        with self.engine.connect() as connection:
            rows = entries_after(connection, match, number)
        return [(found, journal.decode_entry(entry)) for found, entry in rows]

    def newest(self, matches: list[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables that has any."""
        found: dict[str, int] = {}
        with self.engine.connect() as connection:
            for begin in range(0, len(matches), MOST_NAMED):
                some = ENTRIES.c.match_id.in_(matches[begin : begin + MOST_NAMED])
                query = select(ENTRIES.c.match_id, func.max(ENTRIES.c.number)).where(some)
                found.update(
                    (match, last) for match, last in connection.execute(query.group_by(ENTRIES.c.match_id))
                )
        return found

    def go_on_by_themselves(self, matches: list[str]) -> list[str]:
        """Those of these tables at which a computer plays or a clock runs, whoever is there."""
        found: list[str] = []
        with self.engine.connect() as connection:
            for begin in range(0, len(matches), MOST_NAMED):
                query = select(MATCHES.c.id, MATCHES.c.plan).where(
                    MATCHES.c.id.in_(matches[begin : begin + MOST_NAMED]), MATCHES.c.state.in_(OPEN)
                )
                for match, plan in connection.execute(query.order_by(MATCHES.c.updated.desc())):
                    read = journal.decode_plan(plan)
                    if read.clock.kind != "none" or any(seat.kind == "computer" for seat in read.seats):
                        found.append(match)
        return found

    def unfinished(self, since: float) -> list[str]:
        """Tables whose game is not known to be over, the latest first; older ones are read when asked for."""
        query = select(MATCHES.c.id).where(MATCHES.c.state.in_(OPEN), MATCHES.c.created > since)
        query = query.order_by(MATCHES.c.updated.desc())
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    def open_tables(self, since: float) -> int:
        """How many have been laid since a time and are not over."""
        query = select(func.count()).select_from(MATCHES)
        query = query.where(MATCHES.c.state.in_(OPEN), MATCHES.c.created > since)
        with self.engine.connect() as connection:
            return int(connection.scalar(query) or 0)

    def finished(self, game: str | None, before: float | None, most: int) -> list[str]:
        """Summaries of finished games that may be listed, the latest first."""
        query = select(MATCHES.c.summary).where(MATCHES.c.state == "over", MATCHES.c.listed.is_(True))
        if game is not None:
            query = query.where(MATCHES.c.game == game)
        if before is not None:
            query = query.where(MATCHES.c.updated < before)
        with self.engine.connect() as connection:
            found = connection.scalars(query.order_by(MATCHES.c.updated.desc()).limit(most))
            return [summary for summary in found if summary is not None]

    # Tidying up

    def untouched(self, before: float) -> list[str]:
        """Open tables of which nothing is known to have happened since a time."""
        query = select(MATCHES.c.id).where(MATCHES.c.state.in_(OPEN), MATCHES.c.updated < before)
        with self.engine.connect() as connection:
            return list(connection.scalars(query.limit(MOST_AT_ONCE)))

    def unpacked(self, before: float) -> list[str]:
        """Games that have been over since a time, and whose journals still lie open."""
        query = select(MATCHES.c.id).where(MATCHES.c.state.not_in(OPEN), MATCHES.c.updated < before)
        query = query.where(select(ENTRIES.c.number).where(ENTRIES.c.match_id == MATCHES.c.id).exists())
        with self.engine.connect() as connection:
            return list(connection.scalars(query.limit(MOST_AT_ONCE)))

    def archive(self, match: str) -> None:
        """Pack a journal; it reads as before."""
        with self.engine.begin() as connection:
            rows = all_entries(connection, match)
            packed = zlib.compress(msgspec.json.encode([tuple(row) for row in rows]), 9)
            connection.execute(delete(ARCHIVES).where(ARCHIVES.c.match_id == match))
            connection.execute(insert(ARCHIVES).values(match_id=match, packed=packed))
            last = rows[-1][0] if rows else 0
            connection.execute(delete(ENTRIES).where(ENTRIES.c.match_id == match, ENTRIES.c.number <= last))
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.match_id == match))

    def purge(self, before: float) -> list[str]:
        """Remove what has been over since a time, with all that belongs to it; which games that were."""
        query = select(MATCHES.c.id).where(MATCHES.c.state.not_in(OPEN), MATCHES.c.updated < before)
        with self.engine.begin() as connection:
            found = list(connection.scalars(query.limit(MOST_AT_ONCE)))
            connection.execute(delete(ENTRIES).where(ENTRIES.c.match_id.in_(found)))
            connection.execute(delete(ARCHIVES).where(ARCHIVES.c.match_id.in_(found)))
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.match_id.in_(found)))
            connection.execute(delete(MATCHES).where(MATCHES.c.id.in_(found)))
        return found

    def append(self, row: Row, summed: tuple[str, str, float, str]) -> None:
        """An entry with the summary that follows from it; an error if another has its number."""
        with self.engine.begin() as connection:
            add_entries(connection, [row])
            sum_up(connection, *summed)

    def keep_summary(self, summed: tuple[str, str, float, str]) -> None:
        with self.engine.begin() as connection:
            sum_up(connection, *summed)

    def set_state(self, match: str, state: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(state=state))
            if state not in OPEN:
                connection.execute(delete(OWNERS).where(OWNERS.c.match_id == match))


def all_entries(connection: Connection, match: str) -> list[tuple[int, str]]:
    """A journal: what is packed, and what has been written since."""
    packed = connection.scalar(select(ARCHIVES.c.packed).where(ARCHIVES.c.match_id == match))
    rows: list[tuple[int, str]] = []
    if packed is not None:
        rows = msgspec.json.decode(zlib.decompress(packed), type=list[tuple[int, str]])
    return rows + entries_after(connection, match, rows[-1][0] if rows else 0)


def entries_after(connection: Connection, match: str, number: int) -> list[tuple[int, str]]:
    """What is not packed, after an entry."""
    query = select(ENTRIES.c.number, ENTRIES.c.entry)
    query = query.where(ENTRIES.c.match_id == match, ENTRIES.c.number > number)
    return [(number, entry) for number, entry in connection.execute(query.order_by(ENTRIES.c.number))]


def is_packed(connection: Connection, match: str) -> bool:
    query = select(ARCHIVES.c.match_id).where(ARCHIVES.c.match_id == match)
    return connection.scalar(query) is not None


def newest_snapshot(connection: Connection, match: str, told: int | None) -> Snapshot | None:
    query = select(SNAPSHOTS).where(SNAPSHOTS.c.match_id == match)
    if told is not None:
        query = query.where(SNAPSHOTS.c.told <= told)
    found = connection.execute(query.order_by(SNAPSHOTS.c.number.desc()).limit(1)).first()
    return Snapshot(*found) if found is not None else None


# Writing, inside a transaction of the writer's


def add_match(connection: Connection, match: str, plan: Plan, at: float, owner: str) -> None:
    connection.execute(
        insert(MATCHES).values(
            id=match,
            game=plan.game,
            state="waiting",
            listed=plan.listed,
            created=at,
            updated=at,
            plan=journal.encode(plan).decode(),
        )
    )
    connection.execute(insert(OWNERS).values(match_id=match, server=owner))


def add_entries(connection: Connection, rows: Sequence[Row]) -> None:
    """All at once, by a statement that is compiled only once."""
    if rows:
        values = [
            {"match_id": row.match, "number": row.number, "writer": row.writer, "entry": row.entry}
            for row in rows
        ]
        connection.execute(ADD_ENTRY, values)
        feed.tell(connection, [feed.News(row.match, row.number, row.writer, row.entry) for row in rows])


def touch(connection: Connection) -> None:
    """Write something that changes nothing, to see whether one can."""
    connection.execute(update(SECRETS).values(value=SECRETS.c.value))


def has_entry(connection: Connection, row: Row) -> bool:
    """Whether exactly this entry is there: an attempt may have succeeded although nobody heard of it."""
    query = select(ENTRIES.c.writer, ENTRIES.c.entry)
    found = connection.execute(
        query.where(ENTRIES.c.match_id == row.match, ENTRIES.c.number == row.number)
    ).first()
    if found is None:
        return False
    if tuple(found) != (row.writer, row.entry):
        raise Taken(row.match)
    return True


def add_definitions(connection: Connection, cards: Mapping[str, bytes]) -> None:
    """Cards that are not there yet: what has one hash is one card, whoever has written it."""
    values = [{"hash": found, "card": cards[found].decode()} for found in sorted(cards)]
    if values:
        kind = postgresql if connection.dialect.name == "postgresql" else sqlite
        connection.execute(kind.insert(DEFINITIONS).on_conflict_do_nothing(), values)


def keep_snapshot(connection: Connection, snapshot: Snapshot, since: int) -> None:
    """Keep a snapshot of a match, and none of before an entry."""
    one = SNAPSHOTS.c.match_id == snapshot.match
    stale = (SNAPSHOTS.c.number < since) | (SNAPSHOTS.c.number == snapshot.number)
    connection.execute(delete(SNAPSHOTS).where(one, stale))
    values = {"match_id": snapshot.match, **msgspec.structs.asdict(snapshot)}
    del values["match"]
    connection.execute(insert(SNAPSHOTS).values(values))


def sum_up(connection: Connection, match: str, state: str, updated: float, summary: str) -> None:
    """What lists show of a match."""
    connection.execute(
        update(MATCHES).where(MATCHES.c.id == match).values(state=state, updated=updated, summary=summary)
    )
    if state not in OPEN:
        connection.execute(delete(OWNERS).where(OWNERS.c.match_id == match))
