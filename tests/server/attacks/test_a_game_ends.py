"""Nobody can fill a table's journal so that the others cannot play on, concede or win on time."""

from __future__ import annotations

import time

import pytest

from tests.server.living import Guest, Living, living, play_on, settle


def entries(server: Living, match: str) -> int:
    return len(server.hall.storage.entries(match))


def filled(guest: Guest, most: int) -> int:
    """Say something until nobody listens any more."""
    for said in range(most):
        guest.sends("say", text=f"line {said}")
        if guest.hears("said", "refused")["type"] == "refused":
            return said
    raise AssertionError("nobody stopped it")


def test_a_wish_that_changes_nothing_is_not_written(tmp_path):
    with living(tmp_path / "versus.db") as server:
        table = server.duel(game="classic")
        with table.sits(0) as ann, table.sits(1) as ben:
            play_on([ann, ben], 4)
            before = entries(server, table.match)
            for _ in range(300):
                ann.sends("pass-for", until=None)
            ann.sends("ping", id=1)
            ann.hears("pong")
            assert entries(server, table.match) == before


def test_one_seat_cannot_say_or_wish_more_than_its_share(tmp_path):
    with living(tmp_path / "versus.db", chat_lines=3, wishes=2) as server:
        table = server.duel(game="classic")
        with table.sits(0) as ann, table.sits(1) as ben:
            assert filled(ann, 10) == 3
            usual = ann.welcome["stops"]
            for stops in ([], usual, []):
                ann.sends("stops", stops=stops)
            assert ann.hears("refused")["code"] == "too-many"
            ben.sends("say", text="I still can")
            assert ben.hears("said")["line"]["seat"] == 0
            while ben.messages[-1]["line"]["seat"] == 0:
                ben.hears("said")


def test_a_full_journal_still_takes_answers_and_concessions(tmp_path):
    with living(tmp_path / "versus.db", entries=60, last_entries=50, chat_lines=100) as server:
        table = server.duel()
        with table.sits(0) as ann, table.sits(1) as ben:
            assert filled(ann, 20) == 60 - 50 - 2
            assert play_on([ann, ben], 10) == 10
            ben.sends("concede")
            while ben.step.get("result") is None:
                ben.hears("step")
            assert ben.step["result"]["winners"] == [0]


def test_nor_can_it_keep_a_clock_from_running_out(tmp_path):
    now = [1_000_000.0]
    with living(
        tmp_path / "versus.db", lambda: now[0], entries=40, last_entries=30, chat_lines=100
    ) as server:
        table = server.duel(clock={"kind": "move", "seconds": 30})
        with table.sits(0) as ann, table.sits(1) as ben:
            settle(ann, ben)
            filled(ann, 20)
            now[0] += 31
            while ben.step.get("result") is None:
                ben.hears("step")
            assert ben.step["result"]["reason"] == "time"


def test_a_game_that_never_ends_is_closed_and_nobody_wins(tmp_path):
    with living(tmp_path / "versus.db", entries=30, last_entries=20) as server:
        table = server.duel()
        with table.sits(0) as ann, table.sits(1) as ben:
            play_on([ann, ben], 100)
            assert ann.step["result"] == {
                "winners": [],
                "reason": "full",
                "words": "So much has happened at this table that it is closed; nobody wins.",
            }
        assert entries(server, table.match) == 30


def test_taking_back_has_an_end(tmp_path):
    with living(tmp_path / "versus.db", undos=3) as server:
        table = server.open({"name": "Ann"}, {"kind": "computer", "level": "easy"})
        with table.sits(0) as ann:
            done = 0
            while done <= 3:
                settle(ann)
                assert ann.answers(0)["type"] == "step"
                settle(ann)
                ann.sends("undo")
                said = ann.hears("courtesy", "refused")
                if said["type"] == "refused":
                    break
                done += 1
            assert (done, said["code"]) == (3, "too-many")
            settle(ann)
            assert ann.answers(0)["type"] == "step"


def test_a_clock_that_cannot_be_called_is_not_called_at_every_tick(tmp_path, monkeypatch):
    now = [1_000_000.0]
    calls: list[float] = []
    with living(tmp_path / "versus.db", lambda: now[0]) as server:
        table = server.duel(clock={"kind": "move", "seconds": 30})
        with table.sits(0) as ann, table.sits(1) as ben:
            settle(ann, ben)

            async def fails(*_: object) -> None:
                calls.append(time.monotonic())
                raise RuntimeError("no")

            monkeypatch.setattr(server.hall, "enter", fails)
            now[0] += 31
            time.sleep(1.5)
    assert len(calls) == 1


@pytest.mark.parametrize(("mode", "mate", "others"), [("2 vs 2", 2, (1, 3)), ("two-headed", 1, (2, 3))])
def test_two_who_play_together_win_when_both_others_have_left(tmp_path, mode, mate, others):
    with living(tmp_path / "versus.db") as server:
        table = server.open({}, {}, {}, {}, options={"mode": mode})
        with table.sits(0) as ann, table.sits(others[0]) as ben, table.sits(others[1]) as dan:
            for guest in (ben, dan):
                assert ann.step.get("result") is None
                guest.sends("concede")
                guest.hears("step")
            while ann.step.get("result") is None:
                ann.hears("step")
            assert ann.step["result"]["winners"] == [0, mate]
