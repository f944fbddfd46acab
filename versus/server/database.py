"""Reaching the database: its URL, its engine, and what it means that it cannot be reached."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    InterfaceError,
    NoSuchModuleError,
    OperationalError,
)
from sqlalchemy.pool import QueuePool

from versus.kernel.extras import brought_by
from versus.server.settings import BadSetting, Settings, from_environment

WAIT: Final = 2
"""Seconds that one attempt may wait for a lock or for a connection."""
SILENCE: Final = {
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
"""After which a connection that says nothing any more is given up."""


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
        arguments = {"connect_timeout": WAIT, "options": limits, **SILENCE}
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


def relax(connection: Any, _: Any) -> None:
    """What is written here may be forgotten when the power fails."""
    cursor = connection.cursor()
    if "sqlite" in type(connection).__module__:
        cursor.execute("PRAGMA synchronous=NORMAL")
    else:
        cursor.execute("SET synchronous_commit = off")
        connection.commit()
    cursor.close()
