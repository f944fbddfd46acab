"""However many come to watch, to knock or to read slowly: who has a seat finds a place."""

from __future__ import annotations

from contextlib import ExitStack

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.living import Living, eventually, living, play_on
from versus.cards.catalogue import house
from versus.decks import read_deck
from versus.decks.problems import BadDeckList
from versus.server.connection import MOST_LETTERS, Connection
from versus.server.limits import Bucket, counted_as


def test_spectators_leave_room_for_players(tmp_path):
    with living(tmp_path / "versus.db", connections=8, spectators=3) as server, ExitStack() as crowd:
        table = server.duel()
        watching = [crowd.enter_context(table.sits()) for _ in range(5)]
        assert [guest.welcome["type"] for guest in watching] == ["welcome"] * 3 + ["refused"] * 2
        with table.sits(0) as ann, table.sits(1) as ben:
            assert (ann.welcome["you"], ben.welcome["you"]) == ([0], [1])


@pytest.mark.parametrize("limit", ["spectators_per_table", "spectators_per_address"])
def test_one_table_or_address_may_not_have_all_spectators(tmp_path, limit: str):
    with living(tmp_path / "versus.db", **{limit: 2}) as server:
        table, other = server.duel(), server.duel()
        with table.sits(), table.sits(), table.sits() as third, other.sits() as elsewhere:
            assert third.welcome["code"] == "too-many"
            fine = limit == "spectators_per_table"
            assert elsewhere.welcome["type"] == ("welcome" if fine else "refused")
        assert eventually(lambda: server.hall.rooms.watching.total() == 0)
        with table.sits() as again:
            assert again.welcome["type"] == "welcome"


def test_a_player_with_too_many_windows_loses_the_oldest(tmp_path):
    with living(tmp_path / "versus.db", connections_per_seat=2) as server:
        table = server.duel()
        with table.sits(0) as first, table.sits(0), table.sits(0) as third:
            assert third.welcome["you"] == [0]
            assert first.hears("refused")["code"] == "too-many"
            with pytest.raises(ConnectionClosed):
                first.next()


def test_who_does_not_say_hello_holds_nobody_up(tmp_path):
    with living(tmp_path / "versus.db", strangers_per_address=3, hello=0.5) as server:
        table = server.duel()
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table.match}/play"
        with ExitStack() as knocking:
            for _ in range(3):
                knocking.enter_context(connect(address))
            with pytest.raises(InvalidStatus):
                knocking.enter_context(connect(address))
            assert eventually(lambda: server.hall.rooms.arriving.total() == 0, 5)
            with table.sits(0) as ann:
                assert ann.welcome["you"] == [0]


def test_a_slow_reader_is_cut_off_by_what_waits_for_it():
    connection = Connection(None, "m", Bucket(1, 1, 0))  # type: ignore[arg-type]
    text = "x" * (MOST_LETTERS // 3)
    for _ in range(3):
        connection.send_text(text)
    assert connection.closing is None
    connection.send_text(text)
    assert connection.closing is not None
    assert connection.outbox.qsize() == 4, "what was sent before, and the end"


def test_ipv6_is_counted_by_network():
    assert counted_as("2001:db8:1:2:3:4:5:6") == counted_as("2001:db8:1:2::9")
    assert counted_as("2001:db8:1:2::9") != counted_as("2001:db8:1:3::9")
    assert counted_as("::ffff:192.0.2.7") == counted_as("192.0.2.7") == "192.0.2.7"
    assert counted_as("192.0.2.7") != counted_as("192.0.2.8")
    assert counted_as("testclient") == "testclient"


def test_a_rematch_is_a_table_like_any_other(tmp_path):
    with living(tmp_path / "versus.db", table_burst=2.0, table_rate=0.0) as server:
        table = server.duel()
        with table.sits(0) as ann, table.sits(1) as ben:
            play_on([ann, ben], 2)
            ann.sends("concede")
            ben.hears("step")
            server.duel()
            ann.sends("rematch")
            ann.hears("courtesy")
            ben.sends("rematch")
            assert ben.hears("refused")["code"] == "too-many"


@pytest.mark.parametrize(
    ("listing", "words"),
    [
        ("Main: Professor X (HOX)\n" + "Pile:\n" + "99 Blob\n" * 6, "at most 500 cards"),
        ("Main: Professor X (HOX)\n" + "1 Blob\n" * 401, "at most 400 lines"),
        (f"Name: {'x' * 81}\nMain: Professor X (HOX)\n", "at most 80 letters"),
        (f"Main: {'x' * 201}\n", "at most 200 letters"),
    ],
)
def test_lists_have_bounds(listing: str, words: str):
    with pytest.raises(BadDeckList, match=words):
        read_deck(listing.encode(), house("2pcg"))


def opened(server: Living, name: str) -> httpx.Response:
    seats = [{"kind": "me", "name": name}, {"kind": "computer"}]
    return server.http.post("/api/tables", json={"game": "2pcg", "seats": seats})


def test_names_have_bounds(tmp_path):
    with living(tmp_path / "versus.db") as server:
        assert opened(server, "x" * 30).status_code == 200
        assert opened(server, "x" * 31).json()["code"] == "bad-name"
