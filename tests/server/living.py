"""A server that really listens on loopback, and players who really connect to it."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from versus.server.app import create_app
from versus.server.serving import config_for
from versus.server.settings import Settings

HASTE = {"message_burst": 1e9, "message_rate": 1e9, "request_burst": 1e9, "table_burst": 1e9}
"""Tests play faster than people."""


class Living:
    """A running server in this process."""

    def __init__(self, app: Any, server: uvicorn.Server, port: int) -> None:
        self.app = app
        self.hall = app.state.hall
        self.server = server
        self.port = port
        # Let go of a connection before the server does, which is after five seconds.
        limits = httpx.Limits(keepalive_expiry=2)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30, limits=limits)

    def open(self, *seats: dict[str, Any], game: str = "2pcg", **more: Any) -> Opened:
        """Lay a table; seats without a kind are the opener's own."""
        wishes = [{"kind": "me", **seat} for seat in seats]
        answer = self.http.post("/api/tables", json={"game": game, "seats": wishes, **more})
        assert answer.status_code == 200, answer.text
        return Opened(self, answer.json())

    def hosted(self, **more: Any) -> Opened:
        """Ann lays a table, and a friend is invited."""
        return self.open({"name": "Ann"}, {"kind": "friend"}, **more)

    def duel(self, **more: Any) -> Opened:
        """Two people with the first two decks."""
        return self.open({"name": "Ann"}, {"name": "Bob"}, **more)


class Opened:
    """A table that was laid."""

    def __init__(self, living: Living, opened: dict[str, Any]) -> None:
        self.living = living
        self.match: str = opened["match"]
        self.commitment: str = opened["commitment"]
        self.host: str = opened["host"]
        self.tokens: dict[int, str] = {
            key["seat"]: key["token"] for key in opened["seats"] if key["kind"] == "me"
        }
        self.tickets: dict[int, str] = {
            key["seat"]: key["ticket"] for key in opened["seats"] if key["kind"] == "friend"
        }

    def sits(self, *seats: int, last: int = 0) -> Guest:
        return Guest(self.living.port, self.match, [self.tokens[seat] for seat in seats], last)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.living.http.post(f"/api/tables/{self.match}/{path}", json=body)

    def joins(self, seat: int, **body: Any) -> httpx.Response:
        """A friend takes a seat with its ticket; what opens it afterwards is known here."""
        answer = self.post("join", **{"ticket": self.tickets.get(seat), **body})
        if answer.status_code == 200:
            self.tokens[seat] = answer.json()["token"]
        return answer

    def invites(self, seat: int) -> str:
        """The host makes a new ticket for a seat."""
        answer = self.post("invite", host=self.host, seat=seat)
        assert answer.status_code == 200, answer.text
        self.tickets[seat] = answer.json()["ticket"]
        return self.tickets[seat]

    def get(self, path: str = "") -> httpx.Response:
        return self.living.http.get(f"/api/tables/{self.match}{path}")


class Guest:
    """Somebody with a WebSocket."""

    def __init__(self, port: int, match: str, tokens: list[str], last: int = 0) -> None:
        self.visit = ExitStack()
        address = f"ws://127.0.0.1:{port}/api/tables/{match}/play"
        self.socket: ClientConnection = self.visit.enter_context(connect(address, max_size=1 << 24))
        self.messages: list[dict[str, Any]] = []
        """Everything that was received."""
        self.raw: list[str] = []
        self.step: dict[str, Any] = {}
        self.question: dict[str, Any] | None = None
        self.number = last
        self.sends("hello", tokens=tokens, last=last)
        self.welcome = self.hears("welcome", "refused")
        if self.welcome.get("state") in ("running", "over"):
            for _ in self.welcome["you"] or [None]:
                self.hears("step")

    def sends(self, type: str, **fields: Any) -> None:
        self.sends_raw(msgspec.json.encode({"type": type, **fields}).decode())

    def sends_raw(self, text: str | bytes) -> None:
        self.socket.send(text)

    def next(self, timeout: float = 20) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        self.messages.append(message)
        if message["type"] == "step":
            self.step = message
            self.number = message["number"]
            self.question = message.get("question")
        return message

    def hears(self, *types: str, timeout: float = 20) -> dict[str, Any]:
        """The next message of these types; others are kept in `messages`."""
        end = time.monotonic() + timeout
        while True:
            message = self.next(max(0.01, end - time.monotonic()))
            if message["type"] in types:
                return message

    def answers(self, option: int = 0, question: int | None = None) -> dict[str, Any]:
        """Answer, and wait for what comes of it."""
        asked = self.question
        number = question if question is not None else asked["number"] if asked is not None else 0
        self.sends("answer", question=number, option=option)
        return self.hears("step", "refused")

    def log(self, since: int = 0) -> list[dict[str, Any]]:
        """The lines of all steps that begin at an entry or later."""
        steps = [message for message in self.messages if message["type"] == "step"]
        return [line for step in steps if step["since"] >= since for line in step.get("log", [])]

    def is_asked(self) -> bool:
        return self.step.get("question") is not None

    def leaves(self) -> None:
        self.visit.close()

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_: object) -> None:
        self.leaves()


@contextmanager
def living(database: Path | str, now: Any = None, **settings: Any) -> Iterator[Living]:
    """A server over a database file or URL."""
    url = database if isinstance(database, str) else f"sqlite:///{database}"
    app = create_app(Settings(database_url=url, **{"client": "", **HASTE, **settings}), now)
    server = uvicorn.Server(config_for(app))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    found = Living(app, server, port)
    try:
        yield found
    finally:
        found.http.close()
        server.should_exit = True
        thread.join(20)


def cards_in(step: dict[str, Any], seat: int, pile: str) -> list[dict[str, Any]]:
    """The cards of a side that the viewer of a step sees in a pile, such as a hand."""
    cards: list[dict[str, Any]] = pile_in(step, seat, pile)["cards"]
    return cards


def pile_in(step: dict[str, Any], seat: int, pile: str) -> dict[str, Any]:
    piles: list[dict[str, Any]] = step["view"]["sides"][seat]["piles"]
    return next(found for found in piles if found["name"] == pile)


def settle(*guests: Guest) -> None:
    """Hear everything until somebody is asked."""
    while not any(guest.is_asked() for guest in guests):
        guests[0].hears("step")
        latest = guests[0].number
        for guest in guests[1:]:
            while guest.number < latest:
                guest.hears("step")


def play_on(guests: list[Guest], answers: int, seed: int = 1) -> int:
    """Let guests, one for each seat in order, answer at random; how many answers were given."""
    chance = random.Random(seed)
    for given in range(answers):
        if guests[0].step.get("asked") is None:
            return given
        settle(*guests)
        guest = guests[guests[0].step["asked"]]
        assert guest.question is not None
        said = guest.answers(chance.randrange(len(guest.question["options"])))
        assert said["type"] == "step", said
        for other in guests:
            while other.number < guest.number:
                other.hears("step")
    return answers


def eventually(found: Callable[[], bool], seconds: float = 20) -> bool:
    """Whether something comes true before long."""
    end = time.monotonic() + seconds
    while not found():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True
