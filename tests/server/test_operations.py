"""What operators rely on: health, metrics, logs, an orderly end, the client's files, memory given back."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.living import Guest, Living, eventually, living, play_on
from tests.server.process import environment, free_port, wait_for
from versus.server.client_files import NO_CLIENT
from versus.server.logs import JsonLines
from versus.server.settings import BadSetting, Settings, from_environment, own_client
from versus.server.tokens import Seal, Token, host_key, new_secret, redacted

RUN = "from versus.cli import app; app()"


def test_health_says_what_runs(server: Living):
    health = server.http.get("/health")
    assert health.status_code == 200
    assert (health.json()["status"], health.json()["database"]) == ("ok", "sqlite")


def test_metrics_count_answers_connections_and_refusals(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        before = figures(server)
        play_on([ann, bob], 7)
        ann.answers(0, question=1)
        after = figures(server)
    assert after['versus_answers_total{by="hand"}'] - before.get('versus_answers_total{by="hand"}', 0) == 7
    assert after["versus_answer_seconds_count"] - before.get("versus_answer_seconds_count", 0) == 7
    assert after["versus_connections"] == 2
    assert (
        after['versus_refused_total{code="stale"}'] == before.get('versus_refused_total{code="stale"}', 0) + 1
    )


def figures(server: Living) -> dict[str, float]:
    lines = server.http.get("/metrics").text.splitlines()
    pairs = [line.rsplit(" ", 1) for line in lines if not line.startswith("#")]
    return {name: float(value) for name, value in pairs}


def test_the_api_describes_itself(server: Living):
    described = server.http.get("/api/openapi.json").json()
    body = described["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert body == {"$ref": "#/components/schemas/OpenTable"}
    assert "game" in described["components"]["schemas"]["OpenTable"]["required"]
    assert "Step" in server.http.get("/api/schema").json()["$defs"]


def test_a_game_says_what_it_is_like_and_its_short_name(server: Living):
    told = {
        game["game"]: (game["short"], game["about"]) for game in server.http.get("/api/games").json()["games"]
    }
    assert told["2pcg"] == ("2PCG", "Main characters that level up; knock theirs out")
    assert all(short and about for short, about in told.values())


def test_every_card_has_a_face_and_every_deck_is_made_of_them(server: Living):
    for game in server.http.get("/api/games").json()["games"]:
        faces = server.http.get(f"/api/games/{game['game']}/cards").json()["cards"]
        for deck in game["decks"]:
            assert set(deck["cards"]) <= set(faces)
            assert sum(deck["cards"].values()) >= 60
        for key, face in faces.items():
            assert (face["key"], bool(face["name"]), bool(face["type"])) == (key, True, True)


def test_a_table_that_nobody_touches_is_dropped_and_read_again(tmp_path: Path):
    with living(tmp_path / "versus.db", idle=0.3) as server:
        table = server.duel()
        with table.sits(0) as ann, table.sits(1) as bob:
            play_on([ann, bob], 12)
            assert eventually(lambda: not server.hall.tables), "the table is still in memory"
            assert play_on([ann, bob], 3) == 3


def test_the_client_is_served_where_it_has_been_built(tmp_path: Path):
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist/index.html").write_text("<h1>Versus</h1>")
    with living(tmp_path / "versus.db", client=str(tmp_path / "dist")) as server:
        page = server.http.get("/")
        assert page.text == "<h1>Versus</h1>"
        assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
        assert server.http.get("/api/games").status_code == 200
        assert server.http.get("/api/nothing").json()["code"] == "no-such-page"


def test_without_a_client_a_page_and_a_line_of_the_log_say_what_to_do(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    (tmp_path / "dist").mkdir()
    with living(tmp_path / "versus.db", client=str(tmp_path / "dist")) as server:
        page = server.http.get("/")
        assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert "run make web" in page.text
        assert server.http.get("/api/games").status_code == 200
    assert [record.message for record in caplog.records if "run make web" in record.message] == [NO_CLIENT]


def test_the_source_tree_shows_the_client_that_make_web_builds():
    assert Path(own_client()) == Path(__file__).parents[2] / "web/dist"


# Logs


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        (str(Token("abcdefgh12345678", 1, new_secret())), "abcdefgh12345678.1.[secret]"),
        (Seal("secret").ticket("abcdefgh12345678", 1, 12), "abcdefgh12345678.1.[secret]"),
        (host_key("abcdefgh12345678", new_secret()), "abcdefgh12345678.host.[secret]"),
    ],
    ids=["a token", "a ticket", "a host key"],
)
def test_a_log_line_is_json_and_hides_what_opens_a_seat(written: str, seen: str):
    import logging

    fields = {"msg": "seat %s", "args": (written,), "match": written, "levelname": "INFO"}
    line = json.loads(JsonLines().format(logging.makeLogRecord(fields)))
    assert line["message"] == f"seat {seen}"
    assert written.rpartition(".")[2] not in json.dumps(line)
    assert redacted("nothing to hide") == "nothing to hide"


# Settings


def test_settings_come_from_the_environment():
    found = from_environment(
        {"VERSUS_THINKERS": "7", "VERSUS_PATIENCE": "2.5", "VERSUS_ORIGINS": "https://a.b"}
    )
    assert (found.thinkers, found.patience, found.origins) == (7, 2.5, "https://a.b")
    assert from_environment({}) == Settings()


def test_a_setting_that_is_no_number_is_told():
    with pytest.raises(BadSetting, match="VERSUS_THINKERS"):
        from_environment({"VERSUS_THINKERS": "many"})


# The command


def test_serve_stops_in_order_and_its_log_holds_no_token(tmp_path: Path):
    port = free_port()
    log = tmp_path / "log"
    command = [sys.executable, "-c", RUN, "serve", "--port", str(port), "--log-level", "debug"]
    with log.open("wb") as file:
        process = subprocess.Popen(
            command, env=environment(f"sqlite:///{tmp_path}/versus.db"), stdout=file, stderr=file
        )
    try:
        wait_for(port, log)
        wish = {"game": "2pcg", "seats": [{"kind": "me"}, {"kind": "computer", "level": "easy"}]}
        opened = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=wish, timeout=30).json()
        token = opened["seats"][0]["token"]
        with Guest(port, opened["match"], [token]) as ann:
            for _ in range(3):
                while not ann.is_asked():
                    ann.hears("step", timeout=60)
                ann.answers(0)
            os.kill(process.pid, signal.SIGTERM)
            assert ann.hears("notice")["code"] == "stopping"
            with pytest.raises(ConnectionClosed):
                ann.hears("nothing more")
        assert process.wait(10) == 0
    finally:
        process.kill()
        process.wait()
    text = log.read_text()
    assert token not in text
    assert "Traceback" not in text
    assert "leaked" not in text
    lines = [line for line in text.splitlines() if line.startswith("{")]
    assert lines
    assert all("at" in json.loads(line) for line in lines)
