"""Databases for several servers at a time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, is_installed

KINDS = ["sqlite", "postgresql"] if is_installed() else ["sqlite"]


def database(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'versus.db'}"
        return
    postgres = Postgres()
    yield postgres.url
    postgres.end()


@pytest.fixture(scope="module", params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    yield from database(request.param, tmp_path_factory.mktemp("database"))
