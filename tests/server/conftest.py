from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .living import Living, living


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Living]:
    """A server for all tests of a module."""
    path: Path = tmp_path_factory.mktemp("server") / "versus.db"
    with living(path) as found:
        yield found
