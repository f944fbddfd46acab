"""Whatever is sent, there is a coded refusal, no match changes, and no other table is slowed down."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.living import Guest, Living, eventually, living, play_on
from versus.kernel.save import digest

MESSAGES = 20_000
AT_A_TIME = 50

WORDS = ["", "x", "hello", "answer", "seat", "\u0000", "🂡", "null", "2pcg", "../../etc", "'; --", "x" * 300]
FIELDS = [
    "type",
    "question",
    "option",
    "seat",
    "card",
    "id",
    "text",
    "who",
    "agree",
    "tokens",
    "last",
    "until",
    "nonce",
    "promise",
    "secret",
    "ticket",
    "host",
]
TAGS = [
    "hello", "answer", "explain", "say", "mute", "undo", "consent", "concede", "rematch", "stops", "pass-for",
    "ping", "reveal", "", "admin", "__class__",
]  # fmt: skip


class Mischief:
    """Makes messages that can do nothing but be refused, of every kind."""

    def __init__(self, seed: int, question: int, other: int) -> None:
        self.chance = random.Random(seed)
        self.question = question
        self.other = other
        """The other's seat; the sender is not the one who is asked."""

    def message(self) -> str | bytes:
        make = self.chance.choice(
            (self.noise, self.broken, self.wrong_types, self.oversized, self.out_of_order, self.wrong_seat)
        )
        return make()

    def noise(self) -> str | bytes:
        data = self.chance.randbytes(self.chance.randrange(60))
        return data if self.chance.random() < 0.5 else "{" + data.decode("latin-1")

    def broken(self) -> str:
        whole = msgspec.json.encode({"type": "answer", "question": self.question, "option": 0}).decode()
        cut = self.chance.randrange(1, len(whole) - 1)
        return self.chance.choice(
            (whole[:cut], whole[cut:], whole + whole, "[" * 5000, '{"a":' * 800, "null", "NaN", "[]", '""')
        )

    def value(self, depth: int = 0) -> Any:
        kind = self.chance.randrange(8 if depth < 3 else 6)
        if kind == 6:
            return [self.value(depth + 1) for _ in range(self.chance.randrange(4))]
        if kind == 7:
            return {self.chance.choice(FIELDS): self.value(depth + 1) for _ in range(3)}
        return self.chance.choice((None, True, -1, 2**53, 10**18, 0.5, self.chance.choice(WORDS)))

    def wrong_types(self) -> str:
        """A field that is in no message makes sure that it is refused whatever the others are."""
        fields = {self.chance.choice(FIELDS): self.value() for _ in range(self.chance.randrange(6))}
        message = {**fields, "type": self.chance.choice(TAGS), "nonsense": self.value()}
        return msgspec.json.encode(message).decode()

    def oversized(self) -> str:
        text = "x" * self.chance.randrange(8_193, 12_000)
        return msgspec.json.encode({"type": "say", "text": text}).decode()

    def out_of_order(self) -> str:
        return msgspec.json.encode(
            self.chance.choice(
                (
                    {"type": "hello"},
                    {"type": "answer", "question": self.question - self.chance.randrange(1, 9), "option": 0},
                    {"type": "answer", "question": self.question + self.chance.randrange(1, 9), "option": 0},
                    {"type": "consent", "agree": True},
                    {"type": "rematch"},
                    {"type": "undo", "seat": self.other},
                    {"type": "pass-for", "until": "turn"},
                    {"type": "stops", "stops": ["no such stop"]},
                    {"type": "explain", "id": 1, "card": self.chance.randrange(500, 10**6)},
                    {"type": "say", "text": " "},
                    {"type": "mute", "who": 9},
                    {"type": "reveal", "nonce": "00" * 32},
                )
            )
        ).decode()

    def wrong_seat(self) -> str:
        option = self.chance.randrange(3)
        return msgspec.json.encode(
            self.chance.choice(
                (
                    {"type": "answer", "question": self.question, "option": option},
                    {"type": "answer", "question": self.question, "option": option, "seat": self.other},
                    {"type": "concede", "seat": self.other},
                    {"type": "say", "text": "I am the other", "seat": self.other},
                    {"type": "consent", "agree": True, "seat": self.other},
                    {"type": "explain", "id": 1, "card": 1, "seat": 7},
                )
            )
        ).decode()


@pytest.fixture
def quiet_table(server: Living) -> Iterator[tuple[Any, Guest, Guest]]:
    """A table in the middle of a game; first who is asked, then the other."""
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        play_on([ann, bob], 8)
        asked, other = (ann, bob) if ann.is_asked() else (bob, ann)
        yield table, asked, other


def test_twenty_thousand_bad_messages_are_refused_and_change_nothing(server: Living, quiet_table: Any):
    table, asked, other = quiet_table
    assert asked.question is not None
    before = digest(server.hall.tables[table.match].game)
    number = table.get().json()["number"]
    mischief = Mischief(7, asked.question["number"], asked.step["seat"])
    codes: Counter[str] = Counter()
    for _ in range(MESSAGES // AT_A_TIME):
        for _ in range(AT_A_TIME):
            other.sends_raw(mischief.message())
        for _ in range(AT_A_TIME):
            reply = other.next()
            assert reply["type"] == "refused", reply
            assert reply["words"]
            codes[reply["code"]] += 1
        other.messages.clear()
        other.raw.clear()
    assert codes.total() == MESSAGES
    assert codes["internal"] == 0
    expected = {
        "bad-message",
        "too-large",
        "stale",
        "not-your-question",
        "not-allowed",
        "not-asked",
        "not-over",
    }
    assert expected <= set(codes)
    assert table.get().json()["number"] == number
    assert digest(server.hall.tables[table.match].game) == before
    assert asked.answers(0)["type"] == "step", "the game goes on"


def test_before_hello_nothing_else_is_heard(server: Living):
    table = server.duel()
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table.match}/play"
    with connect(address) as socket:
        for text in ('{"type":"concede"}', "{", '{"type":"answer","question":2,"option":0}'):
            socket.send(text)
            reply = msgspec.json.decode(socket.recv(10))
            assert reply["code"] in ("hello-first", "bad-message")
        socket.send('{"type":"hello"}')
        assert msgspec.json.decode(socket.recv(10))["type"] == "welcome"
    assert table.get().json()["number"] == 2


def test_a_table_that_does_not_exist_is_refused(server: Living):
    with Guest(server.port, "no-such-table-here", []) as lost:
        assert lost.welcome["code"] == "no-such-match"


def test_a_flood_is_refused_then_cut_off_and_slows_nobody(tmp_path):
    with living(tmp_path / "versus.db", message_burst=30, message_rate=20.0, flood=100) as server:
        victim, calm = server.duel(), server.duel()
        with victim.sits(0) as flooder, calm.sits(0) as ann, calm.sits(1) as bob:
            for _ in range(400):
                try:
                    flooder.sends("ping", id=1)
                except ConnectionClosed:
                    break
            begun = time.monotonic()
            play_on([ann, bob], 10)
            assert time.monotonic() - begun < 10
            codes: Counter[str] = Counter()
            with pytest.raises(ConnectionClosed) as closed:
                hear_to_the_end(flooder, codes)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
            assert codes["too-fast"] > 90
            assert 25 <= codes["pong"] < 60
        assert victim.get().json()["number"] == 2


def hear_to_the_end(guest: Guest, codes: Counter[str]) -> None:
    while True:
        message = guest.next()
        codes[message.get("code", message["type"])] += 1


def test_bad_requests_get_codes_and_never_a_500(server: Living):
    chance = random.Random(3)
    mischief = Mischief(4, 1, 1)
    table = server.duel()
    paths = [
        "/api/tables",
        "/api/decks/check",
        "/api/decks/write",
        "/api/decks/test",
        f"/api/tables/{table.match}/join",
        f"/api/tables/{table.match}/invite",
        f"/api/tables/{table.match}/leave",
        "/api/resume",
        "/api/tables/nope/join",
        "/api/x",
    ]
    seen: Counter[str] = Counter()
    for _ in range(1000):
        body = mischief.message()
        answer = server.http.post(
            chance.choice(paths), content=body if isinstance(body, bytes) else body.encode()
        )
        assert 400 <= answer.status_code < 500, answer.text
        seen[answer.json()["code"]] += 1
    for path in (
        "/api/games/chess/cards",
        "/api/games/2pcg/rules/NO-1",
        "/api/replays?before=yesterday",
        f"/api/replays/{table.match}?seat=x",
        "/api/replays?game=chess",
        "/api/tables/" + "x" * 500,
        "/api/tables/%00",
        "/.env",
    ):
        answer = server.http.get(path)
        assert 400 <= answer.status_code < 500, path
        seen[answer.json()["code"]] += 1
    assert server.http.delete("/api/tables").status_code < 500
    assert {"bad-message", "no-such-page", "no-such-rule", "no-such-match"} <= set(seen)
    assert table.get().json()["number"] == 2


def test_a_request_that_is_too_large_is_refused(server: Living):
    wish = {"game": "2pcg", "seats": [{"kind": "me", "deck_list": "x" * 70_000}, {"kind": "friend"}]}
    answer = server.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "2pcg", "seats": [{"kind": "me"}]}, "bad-setup"),
        ({"game": "2pcg", "seats": [{"kind": "me"}] * 5}, "bad-setup"),
        ({"game": "classic", "seats": [{"kind": "friend"}] * 3}, "bad-setup"),
        ({"game": "2pcg", "seats": [{"kind": "computer"}] * 2}, "bad-setup"),
        ({"game": "2pcg", "seats": [{"kind": "me"}, {"kind": "computer", "level": "god"}]}, "bad-setup"),
        ({"game": "2pcg", "seats": [{"kind": "me", "deck": "No such deck"}, {"kind": "me"}]}, "bad-deck"),
        ({"game": "2pcg", "seats": [{"kind": "me", "deck_list": "60 Nobody"}, {"kind": "me"}]}, "bad-deck"),
        ({"game": "2pcg", "seats": [{"kind": "me", "name": "x" * 31}, {"kind": "me"}]}, "bad-name"),
        ({"game": "2pcg", "seats": [{"kind": "me", "name": "You"}, {"kind": "me"}]}, "bad-name"),
        ({"game": "chess", "seats": [{"kind": "me"}] * 2}, "bad-setup"),
        ({"game": 2, "seats": [{"kind": "me"}] * 2}, "bad-message"),
        ({"game": "2pcg", "seats": [{"kind": "me"}] * 2, "options": []}, "bad-message"),
    ],
)
def test_a_table_that_cannot_be_laid_says_why(server: Living, wish: dict[str, Any], code: str):
    answer = server.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_pages_of_other_sites_may_not_speak_here(tmp_path):
    with living(tmp_path / "versus.db", origins="https://friend.example") as server:
        table = server.duel()
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table.match}/play"
        own = f"http://127.0.0.1:{server.port}"
        for origin, fine in ((own, True), ("https://friend.example", True), ("https://evil.example", False)):
            wish = {"game": "2pcg", "seats": [{"kind": "me"}, {"kind": "friend"}]}
            answer = httpx.post(f"{own}/api/tables", json=wish, headers={"origin": origin})
            assert answer.status_code == (200 if fine else 403)
            if fine:
                with connect(address, origin=origin) as socket:  # type: ignore[arg-type]
                    socket.send('{"type":"hello"}')
                    assert "welcome" in str(socket.recv(10))
            else:
                with pytest.raises(InvalidStatus), connect(address, origin=origin):  # type: ignore[arg-type]
                    pass


def test_tables_connections_and_requests_are_limited(tmp_path):
    few = {"table_burst": 3.0, "spectators_per_table": 0, "request_burst": 30.0, "request_rate": 0.1}
    with living(tmp_path / "versus.db", **few) as server:
        table = server.duel()
        server.duel()
        server.duel()
        wish = {"game": "2pcg", "seats": [{"kind": "me"}, {"kind": "friend"}]}
        answer = server.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        with table.sits(0), table.sits(1), table.sits() as third:
            assert third.welcome["code"] == "too-many"
        codes = [server.http.get("/api/games/2pcg/rules/2P-CMB-01").status_code for _ in range(40)]
        assert codes[0] == 200
        assert codes[-1] == 429


def test_no_more_tables_than_the_server_holds(tmp_path):
    with living(tmp_path / "versus.db", open_tables=2) as server:
        first = server.duel()
        server.duel()
        wish = {"game": "2pcg", "seats": [{"kind": "me"}, {"kind": "friend"}]}
        assert server.http.post("/api/tables", json=wish).json()["code"] == "too-many"
        with first.sits(0) as ann:
            ann.sends("concede")
            ann.hears("step")
        assert eventually(lambda: server.http.post("/api/tables", json=wish).status_code == 200)


def test_an_address_may_not_take_all_connections(tmp_path):
    with living(tmp_path / "versus.db", connections_per_address=2) as server:
        table = server.duel()
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table.match}/play"
        with table.sits(0), table.sits(1), pytest.raises(InvalidStatus), connect(address):
            pass
        assert eventually(lambda: server.hall.rooms.total() == 0)
        with table.sits(0) as again:
            assert again.welcome["you"] == [0]
