"""Who stands in a door moves on, every answer carries its headers, and figures are the operator's."""

from __future__ import annotations

import logging
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest

from tests.server.living import Living, eventually, living
from tests.server.process import environment, free_port, wait_for
from tests.server.test_operations import RUN
from versus.server import doors


@pytest.fixture
def server(tmp_path, monkeypatch) -> Iterator[Living]:
    monkeypatch.setattr(doors, "HEADERS_WITHIN", 0.5)
    with living(tmp_path / "versus.db", body_seconds=0.5) as found:
        yield found


def ends(connection: socket.socket, seconds: float = 5) -> bytes:
    """What is sent until the other side hangs up."""
    connection.settimeout(seconds)
    found = b""
    while part := connection.recv(65_536):
        found += part
    return found


@pytest.mark.parametrize("begun", [b"", b"GET / HT", b"GET /health HTTP/1.1\r\nHost: x\r\n", b"\r\n"])
def test_a_request_that_is_not_finished_is_ended(server: Living, begun: bytes):
    with socket.create_connection(("127.0.0.1", server.port)) as half_open:
        half_open.sendall(begun)
        start = time.monotonic()
        assert b"200 OK" not in ends(half_open)
        assert time.monotonic() - start < 3


def test_so_is_the_second_one_on_a_connection(server: Living):
    with socket.create_connection(("127.0.0.1", server.port)) as half_open:
        half_open.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /hea")
        assert ends(half_open).count(b"200 OK") == 1


def test_a_body_that_does_not_come_is_refused(server: Living):
    with socket.create_connection(("127.0.0.1", server.port)) as half_open:
        half_open.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 99\r\n\r\n{"
        )
        answer = ends(half_open)
        assert answer.startswith(b"HTTP/1.1 408")
        assert b'"too-slow"' in answer


def test_an_open_table_is_not_a_request_that_takes_long(server: Living):
    table = server.duel()
    with table.sits(0) as ann:
        time.sleep(1.2)
        ann.sends("ping", id=7)
        assert ann.hears("pong")["id"] == 7


def test_a_request_that_is_broken_off_is_one_line_in_the_log(tmp_path, caplog):
    caplog.set_level(logging.INFO, "versus.server")
    with living(tmp_path / "versus.db") as server:
        with socket.create_connection(("127.0.0.1", server.port)) as broken:
            broken.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
            time.sleep(0.2)
        assert eventually(lambda: "a request was broken off" in caplog.text, 5)
    [line] = [record for record in caplog.records if "broken off" in record.message]
    assert line.exc_info is None


@pytest.mark.parametrize(
    "path", ["/health", "/api/games", "/api/nothing", "/nothing", "/api/tables/x", "/api/replays?before=x"]
)
def test_every_answer_carries_its_headers(server: Living, path: str):
    headers = server.http.get(path).headers
    policy = headers["content-security-policy"]
    assert f"connect-src 'self' ws://127.0.0.1:{server.port} wss://127.0.0.1:{server.port};" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"


def test_so_does_a_refusal_for_haste(tmp_path):
    with living(tmp_path / "versus.db", request_burst=1.0, request_rate=0.001) as server:
        server.http.get("/health")
        refused = server.http.get("/health")
        assert refused.status_code == 429
        assert "frame-ancestors 'none'" in refused.headers["content-security-policy"]


def test_a_host_that_is_none_names_no_socket():
    assert "ws:" not in doors.headers_for("evil.example; script-src *")["content-security-policy"]


def test_figures_are_for_the_operator(server: Living, tmp_path):
    assert server.http.get("/metrics").status_code == 200
    behind_a_proxy = server.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"})
    assert (behind_a_proxy.status_code, behind_a_proxy.json()["code"]) == (403, "not-allowed")
    with living(tmp_path / "other.db", metrics_token="sesame") as other:
        assert other.http.get("/metrics").status_code == 403
        assert other.http.get("/metrics", headers={"authorization": "Bearer barley"}).status_code == 403
        assert other.http.get("/metrics", headers={"authorization": "Bearer sesame"}).status_code == 200


TURNED = "\u202eecila\u202c"


def test_nobody_can_write_backwards_or_bear_another_s_name(server: Living):
    def opened(first: str, second: str) -> tuple[int, str]:
        seats = [{"kind": "me", "name": first}, {"kind": "me", "name": second}]
        answer = server.http.post("/api/tables", json={"game": "2pcg", "seats": seats})
        return answer.status_code, answer.json().get("code", "")

    assert opened("Ann", "Ben") == (200, "")
    assert opened("Ann", TURNED) == (400, "bad-name")
    assert opened("Ann", "ANN") == (400, "bad-name")
    assert opened("Ann", "Ａｎｎ") == (400, "bad-name")
    table = server.duel()
    with table.sits(0) as ann:
        ann.sends("say", text=f"I am {TURNED}")
        assert ann.hears("refused")["code"] == "bad-message"
        ann.sends("say", text="שלום and hello")
        assert ann.hears("said")["line"]["text"] == "שלום and hello"


def test_a_friend_may_not_take_the_host_s_name(server: Living):
    table = server.open({"name": "Ann"}, {"kind": "friend"})
    assert table.joins(1, name="ann").json()["code"] == "bad-name"
    assert table.joins(1, name="Anna").status_code == 200


def test_what_is_no_request_leaves_no_line_in_the_log(tmp_path):
    port = free_port()
    log = tmp_path / "log"
    command = [sys.executable, "-c", RUN, "serve", "--port", str(port), "--log-level", "warning"]
    with log.open("wb") as file:
        process = subprocess.Popen(
            command, env=environment(f"sqlite:///{tmp_path}/versus.db"), stdout=file, stderr=file
        )
    try:
        wait_for(port, log)
        before = log.read_text().count("\n")
        for nonsense in (
            b"nonsense\r\n\r\n",
            b"GET / HTTP/9.9\r\n\r\n",
            b"GET /health HTTP/1.1\r\nHost: x\r\nUpgrade: tea\r\nConnection: Upgrade, close\r\n\r\n",
        ):
            for _ in range(5):
                with socket.create_connection(("127.0.0.1", port)) as stranger:
                    stranger.sendall(nonsense)
                    stranger.settimeout(0.5)
                    with suppress(TimeoutError):
                        stranger.recv(1000)
        assert log.read_text().count("\n") == before
    finally:
        process.terminate()
        process.wait(20)
