"""Undo, concede, rematch, clocks, chat, replays."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.server.living import Guest, Living, eventually, living, pile_in, play_on, settle
from versus.cli import app


class Hours:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


def asked_and_other(ann: Guest, bob: Guest) -> tuple[Guest, Guest]:
    return (ann, bob) if ann.is_asked() else (bob, ann)


def catch_up(*guests: Guest) -> None:
    latest = max(guest.number for guest in guests)
    for guest in guests:
        while guest.number < latest:
            guest.hears("step")


# Undo


def test_an_answer_that_showed_nothing_is_taken_back_at_once(server: Living):
    """Who goes first and where the main character stands is chosen before anything is drawn."""
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        asked, other = asked_and_other(ann, bob)
        before = asked.step
        seat = asked.step["seat"]
        asked.answers(seat)
        assert asked.step["view"] != before["view"]
        assert asked.step["can_undo"]
        asked.sends("undo")
        again = asked.hears("step")
        assert again["view"] == before["view"]
        assert again["question"]["options"] == before["question"]["options"]
        assert again["question"]["number"] > before["question"]["number"]
        assert "take back" in again["log"][-1]["words"]
        catch_up(asked, other)
        assert "takes back" in other.step["log"][-1]["words"]


def test_an_answer_to_the_question_before_an_undo_is_stale(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        asked, _ = asked_and_other(ann, bob)
        old = asked.step["question"]["number"]
        asked.answers(0)
        asked.sends("undo")
        asked.hears("step")
        assert asked.answers(0, question=old)["code"] == "stale"


def in_hands(guest: Guest) -> int:
    """How many cards the players hold."""
    return sum(pile_in(guest.step, seat, "hand")["count"] for seat in (0, 1))


def shown_to_others(ann: Guest, bob: Guest) -> tuple[Guest, Guest]:
    """Play until somebody has just answered so that cards were drawn."""
    while True:
        asked, other = asked_and_other(ann, bob)
        hands = in_hands(asked)
        play_on([ann, bob], 1, seed=4)
        if in_hands(asked) > hands:
            return asked, other


def test_after_cards_were_drawn_the_other_must_agree(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        asker, other = shown_to_others(ann, bob)
        number = asker.number
        asker.sends("undo")
        waiting = asker.hears("courtesy")["undo"]
        assert waiting == {"by": asker.step["seat"], "waits_for": [other.step["seat"]]}
        assert other.hears("courtesy")["undo"] == waiting
        asker.sends("consent", agree=True)
        assert asker.hears("refused")["code"] == "not-asked"
        other.sends("consent", agree=False)
        assert "undo" not in asker.hears("courtesy")
        assert table.get().json()["state"] == "running"
        asker.sends("undo")
        other.hears("courtesy")
        other.hears("courtesy")
        other.sends("consent", agree=True)
        assert asker.hears("step")["number"] > number
        assert in_hands(asker) == 0


def test_an_answer_ends_an_undo_that_nobody_agreed_to(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        asker, other = shown_to_others(ann, bob)
        asker.sends("undo")
        other.hears("courtesy")
        catch_up(ann, bob)
        play_on([ann, bob], 1)
        other.sends("consent", agree=True)
        assert other.hears("refused")["code"] == "not-asked"


def test_there_is_nothing_to_take_back_before_the_first_answer(server: Living):
    table = server.duel()
    with table.sits(0) as ann:
        ann.sends("undo")
        assert ann.hears("refused")["code"] == "nothing-to-undo"


def test_against_the_computer_ones_own_last_answer_is_taken_back(server: Living):
    table = server.open({"name": "Ann"}, {"kind": "computer", "level": "easy"})
    with table.sits(0) as ann:
        for _ in range(3):
            while not ann.is_asked():
                ann.hears("step")
            before = ann.step
            ann.answers(0)
        while not ann.is_asked():
            ann.hears("step")
        ann.sends("undo")
        assert ann.hears("step")["view"] == before["view"]


def test_a_match_with_an_undo_is_replayed_as_it_stands(server: Living, tmp_path: Path):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        asked, _ = asked_and_other(ann, bob)
        asked.answers(0)
        asked.sends("undo")
        asked.hears("step")
        catch_up(ann, bob)
        play_on([ann, bob], 30, seed=8)
        ann.sends("concede")
        ann.hears("step")
    file = tmp_path / "match.json"
    file.write_bytes(server.http.get(f"/api/replays/{table.match}/record").content)
    done = CliRunner().invoke(app, ["verify", str(file)])
    assert done.exit_code == 0, done.output
    assert "30 answers replayed" in done.output
    shown = CliRunner().invoke(app, ["replay", str(file)])
    assert shown.exit_code == 0, shown.output
    assert "Ann" in shown.output


# Concede and rematch


def test_who_concedes_has_lost(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        ann.sends("concede")
        result = bob.hears("step")["result"]
        assert result == {"winners": [1], "reason": "concede", "words": "Bob wins the game"}
        assert bob.step["log"][-1]["words"] == "Ann concedes."
        ann.hears("step")
        ann.sends("concede")
        assert ann.hears("refused")["code"] == "over"


def test_at_three_seats_the_others_play_on(server: Living):
    table = server.open({"name": "Ann"}, {"name": "Bob"}, {"name": "Cy"})
    with table.sits(0) as ann, table.sits(1) as bob, table.sits(2) as cy:
        ann.sends("concede")
        bob.hears("step")
        assert "result" not in bob.step
        for _ in range(30):
            for guest in (bob, cy):
                while guest.number < table.get().json()["number"]:
                    guest.hears("step")
            asked = bob if bob.is_asked() else cy
            if asked.is_asked():
                asked.answers(0)
        cy.sends("concede")
        while "result" not in bob.step:
            bob.hears("step")
        assert bob.step["result"]["winners"] == [1]


def test_a_rematch_is_laid_when_both_want_it(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        ann.sends("rematch")
        assert ann.hears("refused")["code"] == "not-over"
        ann.sends("concede")
        bob.hears("step")
        ann.sends("rematch")
        assert bob.hears("courtesy")["rematch"]["wanted_by"] == [0]
        bob.sends("rematch")
        new = [guest.hears("new-table") for guest in (ann, bob)]
        assert new[0]["match"] == new[1]["match"] != table.match
        moved = table.tokens[1].replace(table.match, new[1]["match"])
        with Guest(server.port, new[1]["match"], [moved]) as again:
            assert again.welcome["you"] == [1]
            assert again.welcome["commitment"] != table.commitment
            assert [seat["name"] for seat in again.welcome["seats"]] == ["Ann", "Bob"]
    with table.sits(1) as late:
        assert late.hears("new-table") == new[1]


# Clocks


@pytest.fixture
def hours() -> Hours:
    return Hours()


@pytest.fixture
def timed(tmp_path: Path, hours: Hours):
    with living(tmp_path / "versus.db", hours) as found:
        yield found


def clock(kind: str, seconds: int, increment: int = 0) -> dict[str, Any]:
    return {"kind": kind, "seconds": seconds, "increment": increment}


def test_a_move_clock_begins_anew_with_every_answer(timed: Living, hours: Hours):
    table = timed.duel(clock=clock("move", 30))
    with table.sits(0) as ann, table.sits(1) as bob:
        hours.time += 20
        play_on([ann, bob], 1)
        running = ann.step["clocks"]["running"]
        assert running == ann.step["asked"]
        assert ann.step["clocks"]["left"][running] == 30_000
        hours.time += 29.5
        play_on([ann, bob], 1)
        assert "result" not in ann.step


def test_a_chess_clock_counts_down_and_adds_its_increment(timed: Living, hours: Hours):
    table = timed.duel(clock=clock("chess", 60, 5))
    with table.sits(0) as ann, table.sits(1) as bob:
        asked = ann.step["asked"]
        hours.time += 20
        play_on([ann, bob], 1)
        assert ann.step["clocks"]["left"][asked] == 45_000
        assert ann.step["clocks"]["left"][1 - asked] == 60_000


def test_whose_time_is_out_has_lost(timed: Living, hours: Hours):
    table = timed.duel(clock=clock("chess", 60))
    with table.sits(0) as ann, table.sits(1) as bob:
        asked = ann.step["asked"]
        hours.time += 59.9
        timed.http.get("/health")
        assert table.get().json()["state"] == "running"
        hours.time += 0.2
        result = bob.hears("step")["result"]
        assert result["winners"] == [1 - asked]
        assert result["reason"] == "time"


def test_a_stopped_server_stops_the_clocks(tmp_path: Path, hours: Hours):
    path = tmp_path / "versus.db"
    with living(path, hours) as server:
        table = server.duel(clock=clock("chess", 60))
        hours.time += 10
        with table.sits(0) as ann, table.sits(1) as bob:
            asked = ann.step["asked"]
            asker = (ann, bob)[asked]
            asker.answers(0)
            before = asker.step["clocks"]["left"]
    hours.time += 3600
    with living(path, hours) as server:
        table.living = server
        with table.sits(0) as ann:
            assert ann.step["clocks"]["left"] == before
            hours.time += 61
            assert ann.hears("step")["result"]["reason"] == "time"


def test_the_clocks_stand_still_while_nothing_can_be_written(timed: Living, hours: Hours):
    table = timed.duel(clock=clock("chess", 60))
    hall = timed.hall

    def database(away: bool) -> None:
        hall.loop.call_soon_threadsafe(hall.troubled, "writing", away)
        assert eventually(lambda: bool(hall.troubles) == away)

    with table.sits(0) as ann, table.sits(1) as bob:
        settle(ann, bob)
        asked = ann.step["clocks"]["running"]
        hours.time += 10
        database(away=True)
        hours.time += 100
        time.sleep(0.6)
        assert table.get().json()["state"] == "running"
        database(away=False)
        assert eventually(lambda: hall.away_since is None)
        hours.time += 20
        (ann, bob)[asked].answers(0)
        assert (ann, bob)[asked].step["clocks"]["left"][asked] == 30_000
        hours.time += 61
        while (ann, bob)[asked].step.get("result") is None:
            (ann, bob)[asked].hears("step")
        assert (ann, bob)[asked].step["result"]["reason"] == "time"


def test_a_clock_of_no_time_is_refused(server: Living):
    wish = {"game": "2pcg", "seats": [{"kind": "me"}, {"kind": "friend"}], "clock": clock("chess", 4)}
    refused = server.http.post("/api/tables", json=wish)
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-setup")
    wish["clock"] = clock("chess", 5)
    assert server.http.post("/api/tables", json=wish).status_code == 200


# Chat


def test_chat_reaches_everybody_but_who_has_muted_the_speaker(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob, table.sits() as watcher:
        ann.sends("say", text="  good luck\u0007 ")
        line = {"number": 3, "seat": 0, "name": "Ann", "text": "good luck"}
        for guest in (ann, bob, watcher):
            assert guest.hears("said")["line"] == line
        bob.sends("mute", who=0)
        bob.sends("ping", id=1)
        bob.hears("pong")
        ann.sends("say", text="again")
        assert watcher.hears("said")["line"]["text"] == "again"
        bob.sends("mute", who=0, muted=False)
        bob.sends("ping", id=2)
        bob.hears("pong")
        ann.sends("say", text="and again")
        assert bob.hears("said")["line"]["text"] == "and again"
        watcher.sends("say", text="psst")
        assert watcher.hears("refused")["code"] == "not-allowed"
    with table.sits(1) as late:
        assert [line["text"] for line in late.welcome["chat"]] == ["good luck", "again", "and again"]


def test_a_line_that_is_empty_or_too_long_is_refused(server: Living):
    table = server.duel()
    with table.sits(0) as ann:
        for text, fine in (("   ", False), ("x" * 301, False), ("x" * 300, True)):
            ann.sends("say", text=text)
            assert (ann.hears("said", "refused")["type"] == "said") is fine


# Replays


def test_a_finished_game_can_be_walked_through_from_every_seat(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        play_on([ann, bob], 20, seed=6)
        steps = [message for message in bob.messages if message["type"] == "step"]
        ann.sends("concede")
        bob.hears("step")
    replay = server.http.get(f"/api/replays/{table.match}", params={"seat": 1, "begin": 0, "end": 20}).json()
    assert replay["answers"] == 20
    assert [frame["at"] for frame in replay["frames"]] == list(range(21))
    assert [frame["view"] for frame in replay["frames"]] == [step["view"] for step in steps]
    asked = [frame for frame in replay["frames"][:-1] if frame.get("asked") == 1]
    assert asked
    assert all(0 <= frame["given"] < len(frame["options"]) for frame in asked)
    assert eventually(lambda: table.match in server.http.get("/api/replays?game=2pcg").text)
    assert table.match not in server.http.get("/api/replays?game=classic").text


def test_a_private_table_is_not_listed(server: Living):
    table = server.duel(listed=False)
    before = server.hall.storage.open_tables(0.0)
    with table.sits(0) as ann:
        ann.sends("concede")
        ann.hears("step")
    assert eventually(lambda: server.hall.storage.open_tables(0.0) == before - 1)
    assert table.match not in server.http.get("/api/replays").text
    assert server.http.get(f"/api/replays/{table.match}").status_code == 200


def test_verify_finds_what_was_changed(server: Living, tmp_path: Path):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        play_on([ann, bob], 12)
        ann.sends("concede")
        ann.hears("step")
    good = server.http.get(f"/api/replays/{table.match}/record").json()
    seed = int(good["seed"])
    assert verified(tmp_path, good).exit_code == 0
    for change in (
        {"seed": str(seed ^ 1)},
        {"salt": "ff" * 32},
        {"commitment": "0" * 64},
        {"record": {**good["record"], "setup": {**good["record"]["setup"], "seed": seed ^ 1}}},
        {"record": {**good["record"], "answers": good["record"]["answers"][:-1]}},
        {"record": {**good["record"], "marks": []}},
        {"format": "something else"},
    ):
        done = verified(tmp_path, {**good, **change})
        assert done.exit_code == 1, change
        assert len(done.output.strip().splitlines()) == 1


def verified(folder: Path, content: dict[str, Any]) -> Any:
    import msgspec

    file = folder / "match.json"
    file.write_bytes(msgspec.json.encode(content))
    return CliRunner().invoke(app, ["verify", str(file)])
