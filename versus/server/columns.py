"""What the tables of the database are made of; `migrations` brings an older database to this."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, Integer, LargeBinary, MetaData, String, Table, Text

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
SERVERS: Final = Table(
    "servers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("home", String(128), nullable=False),
    Column("pid", Integer, nullable=False),
    Column("seen", Float, nullable=False),
    Column("clock", Float, nullable=False),
    Column("gone", Boolean, nullable=False),
    Column("crowd", Text, nullable=False),
)
OWNERS: Final = Table(
    "owners",
    METADATA,
    Column("match_id", String(64), primary_key=True),
    Column("server", String(32), nullable=False, index=True),
)
DEFINITIONS: Final = Table(
    "definitions",
    METADATA,
    Column("hash", String(32), primary_key=True),
    Column("card", Text, nullable=False),
)
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("match_id", String(64), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("told", Integer, nullable=False),
    Column("digest", String(32), nullable=False),
    Column("packed", LargeBinary, nullable=False),
)
SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)
