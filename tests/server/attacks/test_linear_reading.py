"""However often a stranger writes the same sign: four times as much takes about four times as long."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from time import process_time
from typing import Final

import httpx
import pytest

from tests.server.living import living
from versus.cards.catalogue import house
from versus.cards.search.index import folded
from versus.cards.search.scanning import Scanner
from versus.decks import read_deck
from versus.decks.listing import MOST_BYTES
from versus.kernel.errors import VersusError
from versus.server import looking_up
from versus.server.signs import clean_line, clean_name
from versus.server.tokens import Seal, check_host, read_token, redacted

SHORT: Final = 12_000
FACTOR: Final = 4
SLACK: Final = 0.03
"""Seconds that do not count: the clock is coarse, and the machine is shared."""

SIGNS: Final = (
    " ", "\t", "(", "[", "( ", "x ", "1 ", "9", "#", " #", ":", ": ", "a", "A b", "-", ".", "🂡", "é",
    "\u0345\u0315\u0300", "\u0300\u0315\u0345", "ﷺ", "\u202e", "]", ")", "()", "1 a\n", "1 x\n", "\n", "\r",
    "Main: Professor X\n", "Level 2: \n", "[Deck]\n", "1 Blob (\n",
)  # fmt: skip
FRAMES: Final = {
    "plain": "{}",
    "a heading": "Deck{}z",
    "a counted card": "3 Blob {}z",
    "a version": "1 Blob {} (HOX-001",
    "a label": "Main{}: Magneto",
    "main characters": "Main:\n{}",
    "OCTGN": '<deck><section name="Deck"><card qty="1" id="x">{}</card></section></deck>',
    "OCTGN, notes": "<deck><notes>{}</notes></deck>",
    "Cockatrice": '<cockatrice_deck><deckname>{}</deckname><zone name="main"/></cockatrice_deck>',
    "an attribute": '<deck><section name="{}"/></deck>',
}


def deck(text: str) -> None:
    read_deck(text.encode(), house("2pcg"))


def ticket(text: str) -> None:
    Seal("secret").read(text, "abcdefgh")


def pieces(text: str) -> None:
    Scanner(text).pieces()


def host(text: str) -> None:
    check_host(text, "abcdefgh", "0" * 64)


READERS: Final[dict[str, Callable[[str], object]]] = {
    "a name": clean_name,
    "a line of chat": clean_line,
    "a token": read_token,
    "a ticket": ticket,
    "a host key": host,
    "a line of the log": redacted,
    "a search": looking_up.found,
    "a search in pieces, without its bound": pieces,
    "what a search compares": folded,
}


def seconds(read: Callable[[str], object], text: str) -> float:
    begun = process_time()
    with suppress(VersusError):
        read(text)
    return process_time() - begun


def check_linear(read: Callable[[str], object], frame: str, sign: str) -> None:
    """The best of several: a neighbour's noise only ever adds."""
    for _ in range(4):
        short, long = (
            seconds(read, frame.format(sign * (size // len(sign)))) for size in (SHORT, FACTOR * SHORT)
        )
        if long <= 2 * FACTOR * short + SLACK:
            return
    raise AssertionError(f"{long:.3f} s for {FACTOR} times what takes {short:.3f} s")


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES)
def test_no_deck_list_takes_more_than_its_share(frame: str):
    seconds(deck, "1 Blob")
    for sign in SIGNS:
        check_linear(deck, frame, sign)


@pytest.mark.parametrize("read", READERS.values(), ids=READERS)
def test_nor_does_anything_else_that_people_write(read: Callable[[str], object]):
    for sign in SIGNS:
        check_linear(read, "{}", sign)


def test_the_longest_list_of_every_sign_is_answered_at_once():
    for frame in FRAMES.values():
        for sign in SIGNS:
            text = frame.format(sign * (MOST_BYTES // len(sign.encode()) - 40))
            assert seconds(deck, text) < 1.0, (frame, sign)


def test_addresses_and_cursors_are_read_at_once(tmp_path):
    with living(tmp_path / "versus.db") as server:
        for sign in ("a", "/", ".", "%20", "9", "-", "%F0%9F%82%A1"):
            long = sign * (6000 // len(sign))
            begun = time.monotonic()
            for path in (
                f"/api/tables/{long}",
                f"/api/replays?before={long}",
                f"/api/games/{long}/cards",
                f"/x{long}",
                f"/api/cards?query={long}",
            ):
                assert server.http.get(path).status_code < 500
            assert time.monotonic() - begun < 2.0


def test_a_list_that_takes_long_is_refused_and_holds_nobody_up(tmp_path, monkeypatch):
    """Should a reader ever be slow again: it reads beside the tables, and only for so long."""
    waiting = threading.Event()
    monkeypatch.setattr("versus.server.library.read_deck", lambda *_: waiting.wait(20))
    with living(tmp_path / "versus.db", reading=1.0) as server:
        slow: list[httpx.Response] = []
        wish = {"game": "2pcg", "seats": [{"kind": "me", "deck_list": "1 Blob"}, {"kind": "computer"}]}
        asking = threading.Thread(target=lambda: slow.append(server.http.post("/api/tables", json=wish)))
        asking.start()
        begun = time.monotonic()
        assert server.http.get("/health").status_code == 200
        assert time.monotonic() - begun < 0.5
        asking.join(10)
        waiting.set()
        assert slow[0].status_code == 413
        assert "takes too long to read" in slow[0].json()["words"]
