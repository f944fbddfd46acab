"""A server whose signs of life come late goes on with its tables as soon as they come again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.living import eventually, living, settle
from versus.server.owning import Owning


def test_a_computer_that_could_not_answer_meanwhile_answers_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    late = False
    owns = Owning.owns
    monkeypatch.setattr(Owning, "owns", lambda self, match: not late and owns(self, match))
    with living(tmp_path / "versus.db", thinkers=1) as server:
        table = server.open({}, {"kind": "computer", "level": "easy"})
        with table.sits(0) as ann:
            settle(ann)
            late = True
            while ann.is_asked():
                ann.answers(0)
            assert eventually(lambda: table.match in server.hall.owning.late, 5)
            late = False
            settle(ann)
            assert ann.is_asked()
