"""A server that is killed again and again loses no acknowledged answer, and no match is stuck."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.killing import AFTERWARDS, killed
from tests.server.postgres import Postgres, is_installed

MATCHES = 20
SAMPLE = [("sqlite", 1, 25), ("sqlite", 2, 6)]
"""Database, workers, kills; `make kills` does the same a thousand times."""
if is_installed():
    SAMPLE.append(("postgresql", 1, 10))


@pytest.mark.parametrize(("database", "workers", "kills"), SAMPLE)
def test_matches_survive_kills(tmp_path: Path, database: str, workers: int, kills: int):
    postgres = Postgres() if database == "postgresql" else None
    url = postgres.url if postgres is not None else f"sqlite:///{tmp_path}/versus.db"
    try:
        found = killed(url, workers, kills, MATCHES, tmp_path)
    finally:
        if postgres is not None:
            postgres.end()
    assert found["faults"] == []
    assert found["kills"] == kills
    assert found["acknowledged"] > AFTERWARDS * MATCHES
