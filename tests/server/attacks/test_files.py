"""Files of matches that somebody else made: whatever is in them, they are verified or refused in words."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.kernel.test_resealed_saves import changed
from tests.server.living import living, play_on
from versus.cli import app
from versus.kernel.errors import VersusError
from versus.server.replaying import verify

CHANGED = 120
DEADLINE = 20.0


@pytest.fixture(scope="module")
def match_file(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    with living(tmp_path_factory.mktemp("files") / "versus.db") as server:
        table = server.duel()
        with table.sits(0) as ann, table.sits(1) as bob:
            play_on([ann, bob], 30)
            ann.sends("concede")
            ann.hears("step")
        return server.http.get(f"/api/replays/{table.match}/record").content


def test_a_changed_file_is_verified_or_refused_in_words(match_file: bytes):
    chance = Random(1)
    refused = 0
    for _ in range(CHANGED):
        data = json.loads(match_file)
        for _ in range(chance.choice((1, 1, 2))):
            changed(data, chance)
        begun = time.monotonic()
        try:
            verify(json.dumps(data).encode())
        except VersusError:
            refused += 1
        assert time.monotonic() - begun < DEADLINE
    assert refused > CHANGED // 2


@pytest.mark.parametrize(
    ("field", "value"),
    [("seed", "9" * 100_000), ("seed", "²"), ("salt", "zz"), ("names", ["x"] * 100_000), ("record", {})],
)
def test_numbers_and_lists_beyond_bounds_are_refused(match_file: bytes, field: str, value: Any):
    with pytest.raises(VersusError):
        verify(json.dumps({**json.loads(match_file), field: value}).encode())


def test_a_file_does_not_steer_the_terminal(match_file: bytes, tmp_path: Path):
    data = json.loads(match_file)
    data["result"]["words"] = "\x1b[2J\x1b]0;owned\x07Ann wins"
    (tmp_path / "match.json").write_text(json.dumps(data))
    told = CliRunner().invoke(app, ["verify", str(tmp_path / "match.json")])
    assert told.exit_code == 0, told.output
    assert "Ann wins" in told.output
    assert "\x1b" not in told.output
