"""The database: matches and their journals. Everything here blocks, and is called from threads."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    NoSuchModuleError,
    OperationalError,
)
from sqlalchemy.pool import QueuePool

from versus.kernel.extras import brought_by
from versus.server import journal
from versus.server.errors import Declined
from versus.server.journal import AnyEntry, Plan
from versus.server.settings import BadSetting, Settings, from_environment
from versus.server.tokens import new_secret

METADATA: Final = MetaData()
MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("state", String(16), nullable=False, index=True),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
    Column("plan", Text, nullable=False),
    Column("summary", Text, nullable=True),
)
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("match_id", String(64), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("writer", String(32), nullable=False),
    Column("entry", Text, nullable=False),
)
ARCHIVES: Final = Table(
    "archives",
    METADATA,
    Column("match_id", String(64), primary_key=True),
    Column("packed", LargeBinary, nullable=False),
)
SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)

OPEN: Final = ("waiting", "running")
"""States in which something may still happen; the others are "over", and "closed" before a game began."""
ADD_ENTRY: Final = insert(ENTRIES)
NO_MATCH: Final = "There is no such table here. Check the link."
MOST_AT_ONCE: Final = 1_000
"""Tables that are tidied up in one go; the next one takes the rest."""
WAIT: Final = 2
"""Seconds that one attempt may wait for a lock or for a connection."""


class Row(msgspec.Struct, kw_only=True):
    """An entry on its way. `writer` tells a repeated attempt from another server's entry."""

    match: str
    number: int
    writer: str
    entry: str


class Taken(Exception):
    """Another server has written an entry of this number."""


def is_away(error: Exception) -> bool:
    """Whether an error means that the database cannot be reached just now, and that one may try again."""
    if isinstance(error, (OperationalError, InterfaceError)):
        return True
    return isinstance(error, DBAPIError) and error.connection_invalidated


def settings_with(database: str) -> Settings:
    """What the environment sets, with another database where one is named. It must be there."""
    settings = from_environment()
    if database:
        settings = replace(settings, database_url=database)
    reach(settings.database())
    return settings


def reach(url: str) -> None:
    """Connect once, so that a database that cannot be reached is told before anything is served."""
    engine = engine_for(url)
    shown = engine.url.render_as_string(hide_password=True)
    try:
        with engine.connect():
            pass
    except DBAPIError as error:
        reason = str(error.orig).splitlines()[0]
        raise BadSetting(
            f"The database {shown} cannot be opened: {reason}. "
            "Start it, or name another with --database or VERSUS_DATABASE_URL."
        ) from error
    finally:
        engine.dispose()


def engine_for(url: str) -> Engine:
    try:
        return engine_of(url)
    except (ArgumentError, NoSuchModuleError) as error:
        raise BadSetting(
            "The database is named by a URL such as sqlite:////home/me/versus.db "
            "or postgresql://user@host/name; this one cannot be read."
        ) from error
    except OSError as error:
        raise BadSetting(f"The folder of the database cannot be made: {error}.") from error


def engine_of(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise ArgumentError(parsed.get_backend_name())
    if parsed.get_backend_name() != "sqlite":
        if parsed.drivername == "postgresql":
            parsed = parsed.set(drivername="postgresql+psycopg")
        limits = f"-c lock_timeout={1000 * WAIT} -c statement_timeout={5000 * WAIT}"
        arguments = {"connect_timeout": WAIT, "options": limits}
        with brought_by("server"):
            return create_engine(parsed, pool_pre_ping=True, pool_size=4, connect_args=arguments)
    if parsed.database:
        Path(parsed.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(
        parsed, poolclass=QueuePool, connect_args={"timeout": WAIT, "check_same_thread": False}
    )
    event.listen(engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers never wait for the writer, and what is committed stays even if the power fails."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


class Storage:
    """What is read and written, each call in a transaction of its own."""

    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self.kind: str = self.engine.dialect.name

    def prepare(self) -> None:
        """Bring the tables up to date."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.engine.begin() as connection:
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

    def close(self) -> None:
        self.engine.dispose()

    # Reading

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

    def read(self, match: str) -> tuple[Plan, list[tuple[int, AnyEntry]]]:
        return self.plan(match), self.entries(match)

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

    def purge(self, before: float) -> list[str]:
        """Remove what has been over since a time, with all that belongs to it; which games that were."""
        query = select(MATCHES.c.id).where(MATCHES.c.state.not_in(OPEN), MATCHES.c.updated < before)
        with self.engine.begin() as connection:
            found = list(connection.scalars(query.limit(MOST_AT_ONCE)))
            connection.execute(delete(ENTRIES).where(ENTRIES.c.match_id.in_(found)))
            connection.execute(delete(ARCHIVES).where(ARCHIVES.c.match_id.in_(found)))
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


def all_entries(connection: Connection, match: str) -> list[tuple[int, str]]:
    """A journal: what is packed, and what has been written since."""
    packed = connection.scalar(select(ARCHIVES.c.packed).where(ARCHIVES.c.match_id == match))
    rows: list[tuple[int, str]] = []
    if packed is not None:
        rows = msgspec.json.decode(zlib.decompress(packed), type=list[tuple[int, str]])
    query = select(ENTRIES.c.number, ENTRIES.c.entry).where(ENTRIES.c.match_id == match)
    return rows + [(number, entry) for number, entry in connection.execute(query.order_by(ENTRIES.c.number))]


# Writing, inside a transaction of the writer's


def add_match(connection: Connection, match: str, plan: Plan, at: float) -> None:
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


def add_entries(connection: Connection, rows: Sequence[Row]) -> None:
    """All at once, by a statement that is compiled only once."""
    if rows:
        values = [
            {"match_id": row.match, "number": row.number, "writer": row.writer, "entry": row.entry}
            for row in rows
        ]
        connection.execute(ADD_ENTRY, values)


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


def sum_up(connection: Connection, match: str, state: str, updated: float, summary: str) -> None:
    """What lists show of a match."""
    connection.execute(
        update(MATCHES).where(MATCHES.c.id == match).values(state=state, updated=updated, summary=summary)
    )
