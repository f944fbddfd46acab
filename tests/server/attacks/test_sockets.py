"""What can be done to a server below its protocol: empty frames, answers unread, doors held open."""

from __future__ import annotations

import logging
import socket
import threading
import time
from collections.abc import Iterator

import pytest

from tests.server.attacks.test_doors import ends
from tests.server.fuzzing.wire import BINARY, PING, TEXT, frame
from tests.server.living import Guest, Living, Opened, eventually, living
from versus.server import doors

PONG = 10
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
PATIENCE = 6.0
"""Seconds that a player waits at most while somebody else sends as much as they can."""


@pytest.fixture
def server(tmp_path) -> Iterator[Living]:
    with living(tmp_path / "versus.db") as found:
        yield found


def upgraded(table: Opened, more: str = "") -> socket.socket:
    """A WebSocket of which every byte is one's own."""
    port = table.living.port
    found = socket.create_connection(("127.0.0.1", port))
    found.sendall(
        f"GET /api/tables/{table.match}/play HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n{more}\r\n".encode()
    )
    answer = found.recv(4096)
    if b" 101 " not in answer:
        found.close()
        raise ConnectionError(answer[:40])
    return found


def slowest(guest: Guest, times: int = 5) -> float:
    """How long a player waits for an answer at worst."""
    found = 0.0
    for number in range(times):
        begun = time.monotonic()
        guest.sends("ping", id=number)
        guest.hears("pong")
        found = max(found, time.monotonic() - begun)
    return found


FLOODS = {
    "pings": frame(b"", PING) * 4000,
    "pings with something in them": frame(b"x" * 125, PING) * 4000,
    "pongs": frame(b"", PONG) * 4000,
    "a message in parts": frame(b"", first=TEXT) + frame(b"", first=0) * 4000,
}


@pytest.mark.parametrize("flood", FLOODS)
def test_frames_that_say_nothing_hold_nobody_up(server: Living, flood: str):
    table = server.duel()
    with table.sits(0) as ann, upgraded(table) as flooder:
        cut = threading.Event()

        def sends() -> None:
            try:
                for _ in range(10_000):
                    flooder.sendall(FLOODS[flood])
            except OSError:
                cut.set()

        thread = threading.Thread(target=sends, daemon=True)
        thread.start()
        assert slowest(ann) < PATIENCE
        assert cut.wait(20), "the flood goes on"
        thread.join(5)
        assert slowest(ann) < PATIENCE


def test_a_ping_now_and_then_is_answered(server: Living):
    with upgraded(server.duel()) as honest:
        honest.settimeout(10)
        for _ in range(10):
            honest.sendall(frame(b"still there?", PING))
            assert honest.recv(100).endswith(b"still there?")


def test_a_message_in_a_few_parts_is_one_message(server: Living):
    with upgraded(server.duel()) as honest:
        honest.settimeout(10)
        honest.sendall(frame(b'{"type":', first=TEXT) + frame(b'"hel', first=0) + frame(b'lo"}', first=0x80))
        assert b'"welcome"' in honest.recv(65_536)


@pytest.mark.parametrize(
    "broken",
    [
        frame(b"\x00" * 9, first=0xC1),
        frame(b"x", first=0x83),
        b"\x81\x01x",
        b"\x89\xfe\x00\xff" + b"\0" * 4 + b"x" * 255,
        b"\x81\xff" + b"\xff" * 8 + b"\0" * 4,
    ],
    ids=["compressed", "of no kind", "unmasked", "a long ping", "of no possible length"],
)
def test_a_frame_that_is_none_ends_the_connection_alone(server: Living, broken: bytes, caplog):
    table = server.duel()
    with table.sits(0) as ann, upgraded(table) as flooder:
        flooder.sendall(broken)
        ends(flooder)
        assert slowest(ann, 1) < PATIENCE
    assert "Traceback" not in caplog.text


def test_what_is_no_text_is_refused_in_words(server: Living, caplog):
    caplog.set_level(logging.INFO)
    with upgraded(server.duel()) as flooder:
        for kind in (TEXT, BINARY):
            flooder.sendall(frame(b'{"type":"say","text":"\xff\xfe"}', kind))
            flooder.settimeout(10)
            assert b"bad-message" in flooder.recv(65_536)
    assert not [record for record in caplog.records if record.exc_info]


def test_an_answer_that_nobody_reads_is_not_kept_for_ever(tmp_path, monkeypatch):
    monkeypatch.setattr(doors, "READ_WITHIN", 0.5)
    with living(tmp_path / "versus.db") as server:
        lazy = socket.socket()
        lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        lazy.connect(("127.0.0.1", server.port))
        lazy.sendall(b"GET /api/games/2pcg/cards HTTP/1.1\r\nHost: x\r\n\r\n" * 40)
        time.sleep(0.3)
        assert len(server.server.server_state.connections) == 1
        assert eventually(lambda: not server.server.server_state.connections, 10)
        lazy.close()


def is_turned_away(port: int) -> bool:
    with socket.create_connection(("127.0.0.1", port)) as guest:
        guest.settimeout(5)
        try:
            guest.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            return not guest.recv(100)
        except ConnectionError:
            return True


def test_one_address_may_not_stand_in_all_doors(tmp_path, monkeypatch):
    monkeypatch.setattr(doors, "is_neighbour", lambda host: False)
    with living(tmp_path / "versus.db", sockets_per_address=5) as server:
        held = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(5)]
        time.sleep(0.2)
        assert is_turned_away(server.port)
        for connection in held:
            connection.close()
        assert eventually(lambda: not doors.OPEN, 5)
        assert server.http.get("/health").status_code == 200
        # Who sits at a table stands in no door.
        table = server.duel()
        with upgraded(table), upgraded(table), upgraded(table), upgraded(table), upgraded(table):
            assert eventually(lambda: sum(doors.OPEN.values()) <= 1, 5)


@pytest.mark.parametrize("origin", ["http://[", "null", "//", "http://evil.example", "http://x@127.0.0.1:1"])
def test_an_origin_that_is_none_is_refused(server: Living, origin: str):
    refused = server.http.post("/api/resume", json={"tokens": []}, headers={"origin": origin})
    assert (refused.status_code, refused.json()["code"]) == (403, "bad-origin")
    with pytest.raises(ConnectionError, match="403"):
        upgraded(server.duel(), f"Origin: {origin}\r\n")


def test_no_host_and_no_origin_are_not_the_same_site(server: Living):
    with socket.create_connection(("127.0.0.1", server.port)) as stranger:
        stranger.sendall(
            b"POST /api/resume HTTP/1.1\r\nHost: \r\nOrigin: null\r\nConnection: close\r\n"
            b'Content-Length: 13\r\n\r\n{"tokens":[]}'
        )
        assert b"bad-origin" in ends(stranger)


@pytest.mark.parametrize("name", ["\u3164", "\u2800 \u115f", "\u0000", "\u200b"])
def test_a_name_that_cannot_be_seen_is_none(server: Living, name: str):
    table = server.open({"name": name}, {"name": "Bob"})
    assert table.get().json()["seats"][0]["name"] == "Player 1"


@pytest.mark.parametrize("name", ["you", "Ｙｏｕ", "Y\u2800ou"])
def test_nobody_is_called_you_in_any_letters(server: Living, name: str):
    seats = [{"kind": "me", "name": name}, {"kind": "me"}]
    refused = server.http.post("/api/tables", json={"game": "2pcg", "seats": seats})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-name")


PATHS = [
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/%2e%2e%5c%2e%2e%5csecret.txt",
    "//etc/passwd",
    "/%00",
    "/secret.txt%00.js",
    "/%ff%fe",
    "/" + "a" * 5000,
    "/" + "b/" * 2000,
    "/assets",
]


@pytest.mark.parametrize("path", PATHS)
def test_only_the_client_s_own_files_are_given(tmp_path, path: str):
    (tmp_path / "dist/assets").mkdir(parents=True)
    (tmp_path / "dist/index.html").write_text("<h1>Versus</h1>")
    (tmp_path / "secret.txt").write_text("a secret")
    with living(tmp_path / "versus.db", client=str(tmp_path / "dist")) as server:
        with socket.create_connection(("127.0.0.1", server.port)) as stranger:
            stranger.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            answer = ends(stranger)
        assert answer.startswith(b"HTTP/1.1 404")
        assert b"a secret" not in answer
        assert b"content-security-policy" in answer


def test_parts_of_a_file_are_given_and_nonsense_is_not_computed_for_long(tmp_path):
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist/index.html").write_text("<h1>Versus</h1>" * 1000)
    with living(tmp_path / "versus.db", client=str(tmp_path / "dist")) as server:
        part = server.http.get("/index.html", headers={"range": "bytes=0-3"})
        assert (part.status_code, part.text) == (206, "<h1>")
        begun = time.monotonic()
        many = ",".join(f"{place}-{place}" for place in range(0, 6000, 2))[:15_000]
        for ranges in (f"bytes={many}", "bytes=9999999999999999999999-", "bytes=-0", "x", "bytes=5-1"):
            assert server.http.get("/index.html", headers={"range": ranges}).status_code < 500
        assert time.monotonic() - begun < PATIENCE


@pytest.mark.parametrize("method", ["HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "PATCH", "BREW"])
def test_other_methods_do_nothing_and_say_nothing_back(server: Living, method: str):
    answer = server.http.request(method, "/api/tables", headers={"x-secret": "tell me"})
    assert answer.status_code == 404
    assert "tell me" not in answer.text
    assert "x-frame-options" in answer.headers


def test_many_requests_in_one_breath_are_answered_one_after_the_other(server: Living):
    with socket.create_connection(("127.0.0.1", server.port)) as stranger:
        last = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        stranger.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 99 + last)
        assert ends(stranger, 20).count(b"200 OK") == 100


def test_lessons_are_played_beside_the_tables_and_counted(tmp_path):
    with living(tmp_path / "versus.db", request_burst=20.0, request_rate=0.001) as server:
        codes = [server.http.post("/api/lessons/2pcg/0", json={}).status_code for _ in range(12)]
    assert codes == [200] * 10 + [429] * 2
