"""A server that was too busy to give signs of life goes on with its tables when it has breath again."""

from __future__ import annotations

from pathlib import Path

from tests.server.living import living, settle
from versus.server.owners import LEASE


def test_a_computer_answers_after_its_server_was_out_of_breath(tmp_path: Path):
    with living(tmp_path / "versus.db") as server:
        table = server.open({"name": "Ann"}, {"kind": "computer", "level": "easy"})
        with table.sits(0) as ann:
            for _ in range(8):
                settle(ann)
                # The answer comes while nobody knows whose the table is.
                server.hall.owning.beaten -= 10 * LEASE
                assert ann.answers(0)["type"] == "step"
            settle(ann)
