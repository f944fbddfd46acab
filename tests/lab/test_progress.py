"""What one sees while games are played."""

import signal
from contextlib import suppress
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tests.lab.small_runs import parts, played_until, small_plan
from versus.lab.experiment import Experiment, Means
from versus.terminal.lab_progress import watched
from versus.terminal.sim_command import standing


@pytest.fixture
def screen() -> Console:
    return Console(file=StringIO(), force_terminal=True, width=300, color_system=None)


def shown(screen: Console) -> str:
    assert isinstance(screen.file, StringIO)
    return screen.file.getvalue()


def test_a_terminal_shows_a_bar_with_the_running_rate(tmp_path: Path, screen: Console):
    made = small_plan()
    experiment = Experiment(made, tmp_path, Means(workers=1))
    summary, complete = watched(experiment, screen, lambda tally: standing(made, tally))
    assert complete
    share = summary.pairings[0].a.share
    assert f"Tide {share.rate:.1%} ({share.low:.1%} to {share.high:.1%})" in shown(screen)
    assert "12/12" in shown(screen)


def test_a_bar_begins_where_the_run_was_left(tmp_path: Path, screen: Console):
    played_until(tmp_path, games=6)
    made = small_plan()
    watched(Experiment(made, tmp_path, Means(workers=1)), screen, lambda tally: standing(made, tally))
    assert "6 of 12 games are there already" in shown(screen)
    assert " 0/12" not in shown(screen)


def test_an_interrupted_bar_says_what_is_kept(tmp_path: Path, screen: Console):
    def stop_at_four(tally) -> str:
        if tally.games == 4:
            raise KeyboardInterrupt
        return ""

    experiment = Experiment(small_plan(), tmp_path, Means(workers=1))
    summary, complete = watched(experiment, screen, stop_at_four)
    assert not complete
    assert summary.games == 4
    assert len(parts(tmp_path)) == 2
    said = shown(screen).replace("\n", "").replace(str(tmp_path), "HERE")
    assert "4 of 12 games are kept in HERE; the same command goes on from there." in said


def test_an_interrupt_that_python_has_dropped_still_counts(tmp_path: Path, screen: Console):
    def lost_at_four(tally) -> str:
        if tally.games == 4:
            with suppress(KeyboardInterrupt):
                signal.raise_signal(signal.SIGINT)
        return ""

    experiment = Experiment(small_plan(), tmp_path, Means(workers=1))
    summary, complete = watched(experiment, screen, lost_at_four)
    assert not complete
    assert summary.games == 6


def test_what_was_set_aside_is_told(tmp_path: Path, screen: Console):
    played_until(tmp_path, games=4)
    parts(tmp_path)[0].write_bytes(b"?")
    experiment = Experiment(small_plan(), tmp_path, Means(workers=1))
    watched(experiment, screen, lambda tally: "")
    assert "part-00000.parquet is damaged" in shown(screen)
    assert experiment.tally.games == 12
