"""Clocks forgive what is under way between a player and the server, as far as it was measured."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.living import Guest, Living, eventually, living, settle
from versus.kernel.types import Seat
from versus.server import journal
from versus.server.clocks import BANK, MOST_LAG, REFILL, Clocks, steady_clock
from versus.server.crowd import Crowd, Room
from versus.server.lag import BEAT, LOST, REMEMBERED, Pulse
from versus.server.protocol import ClockRule

CHESS = ClockRule(kind="chess", seconds=60)


class Hours:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


def playing(clocks: Clocks, answers: int, thinking: float, lag: float, away: float | None = None) -> None:
    """Seat 0 answers so often: it thinks so long, its line takes `away`, and `lag` is what was measured."""
    now = clocks.since
    for _ in range(answers):
        clocks.turn_to(0, now)
        now += thinking + (lag if away is None else away)
        clocks.answered(0, now, clocks.forgiven(0, lag, now))


# The bank


def test_a_player_far_away_keeps_their_time():
    clocks = Clocks(CHESS, [True, True])
    playing(clocks, 10, thinking=4.0, lag=0.2)
    assert clocks.left[0] == pytest.approx(60 - 40)


def test_so_does_one_who_is_quick_for_a_while():
    clocks = Clocks(CHESS, [True, True])
    playing(clocks, 10, thinking=0.5, lag=0.2)
    assert clocks.left[0] == pytest.approx(60 - 5)


def test_one_answer_gets_back_no_more_than_its_share():
    clocks = Clocks(CHESS, [True, True])
    playing(clocks, 1, thinking=3.0, lag=5.0)
    assert clocks.left[0] == pytest.approx(60 - 8 + MOST_LAG)


def test_who_delays_beats_gains_no_more_than_the_bank():
    clocks = Clocks(CHESS, [True, True])
    playing(clocks, 50, thinking=1.0, lag=9.9, away=0.0)
    gained = clocks.left[0] - (60 - 50)
    assert MOST_LAG < gained <= BANK + REFILL * 50


def test_a_player_without_beats_gains_nothing():
    clocks = Clocks(CHESS, [True, True])
    playing(clocks, 10, thinking=1.0, lag=0.0, away=0.3)
    assert clocks.left[0] == pytest.approx(60 - 13)


def test_nobody_is_given_time_that_they_have_not_spent():
    clocks = Clocks(CHESS, [True, True])
    playing(clocks, 3, thinking=0.0, lag=0.4, away=0.1)
    assert clocks.left[0] == pytest.approx(60)


def test_the_bank_is_each_seat_s_own():
    clocks = Clocks(CHESS, [True, True])
    playing(clocks, 50, thinking=1.0, lag=9.9, away=0.0)
    clocks.turn_to(1, clocks.since)
    assert clocks.forgiven(1, 0.3, clocks.since + 1) == 0.3
    assert clocks.forgiven(0, 0.3, clocks.since + 1) == 0.0


def test_a_flag_waits_for_an_answer_that_is_under_way_and_for_no_longer():
    clocks = Clocks(CHESS, [True, True])
    clocks.turn_to(0, 0.0)
    assert clocks.fallen(60.0) == 0
    assert clocks.fallen(60.2, lag=0.3) is None
    assert clocks.fallen(60.31, lag=0.3) == 0
    assert clocks.fallen(60.0 + MOST_LAG + 0.01, lag=30.0) == 0


# The measure


def test_the_shortest_of_the_last_ways_counts():
    pulse = Pulse()
    now = 0.0
    for way in (0.3, 0.1, 4.0):
        id = pulse.beat(now)
        assert id is not None
        pulse.answered(id, now + way)
        now += 5
    assert pulse.lag() == pytest.approx(0.1)
    for _ in range(REMEMBERED):
        id = pulse.beat(now)
        assert id is not None
        pulse.answered(id, now + 0.4)
        now += 5
    assert pulse.lag() == pytest.approx(0.4)


def test_beats_have_their_time_and_one_is_under_way():
    pulse = Pulse()
    first = pulse.beat(0.0)
    assert pulse.beat(BEAT + 1) is None
    assert first is not None
    pulse.answered(first, 0.1)
    assert pulse.beat(BEAT - 0.1) is None
    assert pulse.beat(BEAT) == first + 1


def test_a_beat_that_was_not_sent_or_is_answered_twice_tells_nothing():
    pulse = Pulse()
    pulse.answered(1, 0.5)
    id = pulse.beat(1.0)
    assert id is not None
    pulse.answered(id + 1, 1.1)
    assert pulse.lag() == 0
    pulse.answered(id, 1.2)
    pulse.answered(id, 3.0)
    assert list(pulse.ways) == [pytest.approx(0.2)]


def test_who_stops_answering_beats_is_believed_no_more():
    pulse = Pulse()
    first = pulse.beat(0.0)
    assert first is not None
    pulse.answered(first, 0.4)
    second = pulse.beat(BEAT)
    assert pulse.lag() == pytest.approx(0.4)
    assert pulse.beat(BEAT + LOST + 0.1) is not None
    assert pulse.lag() == 0
    assert second is not None
    pulse.answered(second, BEAT + LOST + 0.2)
    assert pulse.lag() == 0


# At a table


@pytest.fixture
def hours() -> Hours:
    return Hours()


@pytest.fixture
def timed(tmp_path: Path, hours: Hours) -> Iterator[Living]:
    with living(tmp_path / "versus.db", hours) as found:
        yield found


def beats(guest: Guest, hours: Hours, way: float) -> None:
    """Hear a beat and send it back after so long."""
    beat = guest.hears("beat")
    hours.time += way
    guest.sends("beat", id=beat["id"])
    guest.sends("ping", id=9)
    guest.hears("pong")


def test_what_was_forgiven_is_in_the_journal(timed: Living, hours: Hours):
    table = timed.duel(clock={"kind": "chess", "seconds": 60})
    with table.sits(0) as ann, table.sits(1) as bob:
        settle(ann, bob)
        asked: Seat = ann.step["asked"]
        asker = (ann, bob)[asked]
        beats(asker, hours, 0.25)
        hours.time += 10
        asker.answers(0)
        assert asker.step["clocks"]["left"][asked] == 50_000
    entry = timed.hall.storage.entries(table.match)[-1][1]
    assert isinstance(entry, journal.Answered)
    assert entry.lag == pytest.approx(0.25)


def test_an_answer_that_was_under_way_when_the_clock_ran_out_counts(timed: Living, hours: Hours):
    table = timed.duel(clock={"kind": "chess", "seconds": 60})
    with table.sits(0) as ann, table.sits(1) as bob:
        settle(ann, bob)
        asked: Seat = ann.step["asked"]
        asker = (ann, bob)[asked]
        beats(asker, hours, 0.4)
        hours.time += 59.9
        time.sleep(0.6)
        assert asker.answers(0)["type"] == "step"
        assert "result" not in asker.step
        assert asker.step["clocks"]["left"][asked] == 100


def test_without_beats_the_same_answer_comes_too_late(timed: Living, hours: Hours):
    table = timed.duel(clock={"kind": "chess", "seconds": 60})
    with table.sits(0) as ann, table.sits(1) as bob:
        settle(ann, bob)
        hours.time += 60.3
        assert bob.hears("step")["result"]["reason"] == "time"


def test_a_player_at_another_server_is_waited_for_as_long_as_any_answer_may_take(timed: Living, hours: Hours):
    table = timed.duel(clock={"kind": "chess", "seconds": 60})
    with table.sits(0) as ann:
        asked: Seat = ann.step["asked"]
        rooms = timed.hall.rooms
        assert rooms.lag(table.match, asked) == 0
        rooms.elsewhere.crowds["another"] = Crowd(rooms={table.match: Room(seats=[asked])})
        assert rooms.lag(table.match, asked) == MOST_LAG
        assert rooms.lag(table.match, 1 - asked) == 0


def test_no_beat_is_sent_where_no_clock_runs(timed: Living, hours: Hours):
    table = timed.duel()
    with table.sits(0) as ann:
        hours.time += 30
        time.sleep(0.6)
        ann.sends("ping", id=1)
        ann.hears("pong")
        assert all(message["type"] != "beat" for message in ann.messages)


# The time of a table


def test_the_machine_s_clock_may_be_set_while_people_play(monkeypatch: pytest.MonkeyPatch):
    now = steady_clock()
    before = now()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert 0 <= now() - before < 60


def test_clocks_go_on_where_the_machine_s_clock_was_set_back(tmp_path: Path, hours: Hours):
    path = tmp_path / "versus.db"
    with living(path, hours) as server:
        table = server.duel(clock={"kind": "chess", "seconds": 60})
        hours.time += 10
        with table.sits(0) as ann, table.sits(1) as bob:
            (ann, bob)[ann.step["asked"]].answers(0)
    hours.time -= 3600
    with living(path, hours) as server:
        table.living = server
        with table.sits(0) as ann, table.sits(1) as bob:
            settle(ann, bob)
            asked = ann.step["asked"]
            before = ann.step["clocks"]["left"][asked]
            hours.time += 7
            (ann, bob)[asked].answers(0)
            assert (ann, bob)[asked].step["clocks"]["left"][asked] == before - 7_000
            hours.time += 61
            assert eventually(lambda: table.get().json()["state"] == "over")
