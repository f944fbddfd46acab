"""The same seed gives the same tables: however many play, and however often it is stopped."""

import multiprocessing
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from tests.lab.small_runs import CHUNKS, GAMES, parts, played, played_until, small_plan, tables
from versus.lab import pool
from versus.lab.errors import PoolBroken
from versus.lab.experiment import Experiment, Means


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory):
    """The tables as one process makes them in one go."""
    folder = tmp_path_factory.mktemp("expected")
    played(folder)
    return tables(folder)


def test_two_processes_make_the_tables_of_one(tmp_path: Path, expected):
    played(tmp_path, means=Means(workers=2))
    assert tables(tmp_path) == expected


def test_a_run_that_died_goes_on_where_it_was(tmp_path: Path, expected):
    played_until(tmp_path, games=4)
    before = {path: path.stat().st_mtime_ns for path in parts(tmp_path)}
    assert len(before) == 2
    again = played(tmp_path)
    assert again.taken_up == 4
    assert {path: path.stat().st_mtime_ns for path in before} == before
    assert tables(tmp_path) == expected


def test_a_process_that_is_killed_costs_no_game(tmp_path: Path, expected):
    experiment = Experiment(small_plan(), tmp_path, Means(workers=2))
    others = set(multiprocessing.active_children())
    playing = experiment.play()
    next(playing)
    (set(multiprocessing.active_children()) - others).pop().kill()
    assert list(playing)[-1] == GAMES
    experiment.finish()
    assert tables(tmp_path) == expected


def test_processes_that_are_killed_each_time_are_told_of(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(pool, "play_in_pool", broken_pool)
    with pytest.raises(PoolBroken, match="killed 3 times"):
        played(tmp_path, means=Means(workers=2))


def broken_pool(*_):
    raise BrokenProcessPool
    yield


def test_the_order_in_which_chunks_finish_does_not_matter(tmp_path: Path, expected):
    experiment = Experiment(small_plan(), tmp_path, Means(workers=1))
    experiment.missing.reverse()
    for _ in experiment.play():
        pass
    experiment.finish()
    assert tables(tmp_path) == expected


def test_another_seed_plays_other_games(tmp_path: Path, expected):
    played(tmp_path, small_plan(seed=2))
    assert tables(tmp_path)[0] != expected[0]


def test_a_finished_run_is_not_played_again(tmp_path: Path):
    played(tmp_path)
    again = Experiment(small_plan(), tmp_path, Means(workers=1))
    assert again.missing == []
    assert again.taken_up == GAMES
    assert len(parts(tmp_path)) == CHUNKS


def test_a_command_that_is_killed_and_typed_again_ends_with_the_same_tables(tmp_path: Path, expected):
    command = [sys.executable, "-c", "from versus.cli import app; app()", "sim", "tide", "ember"]
    command += [
        "--players",
        "random",
        "--games",
        str(GAMES),
        "--workers",
        "1",
        "--out",
        str(tmp_path / "run"),
    ]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True) as first:
        wait_for(lambda: (tmp_path / "run" / "parts").is_dir() and parts(tmp_path / "run"))
        first.kill()
    assert first.returncode == -signal.SIGKILL
    assert subprocess.run(command, stdout=subprocess.DEVNULL, check=True, timeout=60).returncode == 0
    assert tables(tmp_path / "run") == expected


def wait_for(condition, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.005)
