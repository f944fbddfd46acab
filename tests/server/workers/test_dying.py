"""A server that dies, freezes or loses its database: the others go on with its tables within seconds."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import select
from sqlalchemy.engine import make_url

from tests.server.living import Guest, Living, Opened, eventually, living, play_on, settle
from tests.server.process import Mortal
from tests.server.workers.databases import KINDS, database
from tests.server.workers.proxy import Proxy
from versus.server import journal
from versus.server.columns import OWNERS
from versus.server.computers import get_ready
from versus.server.replaying import verify

SOON = 5.0
"""Seconds for which nobody waits longer."""


@pytest.fixture(scope="module")
def mortal(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mortal]:
    found = Mortal(url, tmp_path_factory.mktemp("mortal") / "log", thinkers=1)
    yield found
    found.end()


@pytest.fixture
def server(url: str, mortal: Mortal) -> Iterator[Living]:
    mortal.wait()
    with living(url, thinkers=1) as found:
        found.hall.computers.thinkers().submit(get_ready).result(60)
        yield found


def laid_at(mortal: Mortal, server: Living, *seats: dict[str, str], **more: object) -> Opened:
    """A table that the mortal server owns."""
    asking, server.http = (
        server.http,
        type(server.http)(base_url=f"http://127.0.0.1:{mortal.port}", timeout=30),
    )
    try:
        return server.open(*seats, **more)
    finally:
        server.http.close()
        server.http = asking


def killed(mortal: Mortal) -> None:
    mortal.kill()
    mortal.start()


def test_a_computer_goes_on_after_its_owner_was_killed(mortal: Mortal, server: Living):
    table = laid_at(mortal, server, {"name": "Ann"}, {"kind": "computer", "level": "easy"})
    with Guest(mortal.port, table.match, []), table.sits(0) as ann:
        settle(ann)
        killed(mortal)
        begun = time.monotonic()
        for _ in range(2):
            ann.answers(0)
            settle(ann)
        assert time.monotonic() - begun < SOON


def test_clocks_go_on_after_their_owner_was_killed_and_do_not_charge_the_gap(mortal: Mortal, server: Living):
    clock = {"kind": "chess", "seconds": 8, "increment": 0}
    begun = time.monotonic()
    table = laid_at(mortal, server, {"name": "Ann"}, {"name": "Bob"}, clock=clock)
    with Guest(mortal.port, table.match, [table.tokens[0]]):
        # The other server knows that somebody is there, and leaves the table to its owner.
        assert eventually(lambda: bool(server.hall.rooms.elsewhere.seats(table.match)))
        with table.sits(1) as bob:
            killed(mortal)
            while "result" not in bob.step:
                bob.hears("step", timeout=30)
            assert bob.step["result"]["reason"] == "time"
            took = time.monotonic() - begun
    entries = [entry for _, entry in server.hall.storage.entries(table.match)]
    reopened = next(entry for entry in entries if isinstance(entry, journal.Reopened))
    assert reopened.away is not None
    assert 0 < reopened.away < SOON
    assert 8 + reopened.away <= took < 8 + reopened.away + SOON


def test_a_frozen_server_that_comes_back_does_no_harm(mortal: Mortal, server: Living):
    table = laid_at(mortal, server, {"name": "Ann"}, {"name": "Bob"})
    with (
        Guest(mortal.port, table.match, [table.tokens[0]]) as frozen,
        table.sits(0) as ann,
        table.sits(1) as bob,
    ):
        play_on([ann, bob], 4)
        os.kill(mortal.pid, signal.SIGSTOP)
        try:
            assert eventually(lambda: server.hall.owning.owns(table.match), 2 * SOON)
            play_on([ann, bob], 12)
        finally:
            os.kill(mortal.pid, signal.SIGCONT)
        while frozen.number < ann.number:
            frozen.hears("step")
        assert frozen.step["view"] == ann.step["view"]
        play_on([frozen, bob], 6)
        frozen.sends("concede")
        while "result" not in bob.step:
            bob.hears("step")
    numbers = [number for number, _ in server.hall.storage.entries(table.match)]
    assert numbers == list(range(1, len(numbers) + 1))
    verify(server.http.get(f"/api/replays/{table.match}/record").content)


def test_a_server_that_stops_leaves_its_tables_to_the_others_at_once(url: str, server: Living):
    with living(url, thinkers=1) as leaving:
        table = leaving.duel()
        with table.sits(0):
            # The other server knows that somebody is there, and leaves the table to its owner.
            assert eventually(lambda: bool(server.hall.rooms.elsewhere.seats(table.match)))
            with Guest(server.port, table.match, [table.tokens[1]]):
                assert owner(server, table) == leaving.hall.writer.name
    assert eventually(lambda: owner(server, table) != leaving.hall.writer.name, 3)


def owner(server: Living, table: Opened) -> str | None:
    """Whom the database names."""
    with server.hall.storage.engine.connect() as connection:
        query = select(OWNERS.c.server).where(OWNERS.c.match_id == table.match)
        return connection.scalar(query)


# The way to the database


@pytest.mark.parametrize("kind", KINDS[1:])
def test_what_happens_while_the_way_to_the_database_is_cut_is_told_when_it_is_healed(
    kind: str, tmp_path: Path
):
    for url in database(kind, tmp_path):
        with way_to(url) as (proxy, through):
            told_when_healed(url, through, proxy)


@contextmanager
def way_to(url: str) -> Iterator[tuple[Proxy, str]]:
    """A way to a database that can be cut, and the database's URL at its end."""
    port = make_url(url).port
    assert port is not None
    proxy = Proxy(port)
    try:
        yield proxy, url.replace(f":{port}/", f":{proxy.port}/")
    finally:
        proxy.close()


def told_when_healed(url: str, through: str, proxy: Proxy) -> None:
    with living(url) as one, living(through) as other:
        table = one.duel()
        with (
            table.sits(0) as ann,
            table.sits(1) as bob,
            Guest(other.port, table.match, []) as watcher,
        ):
            with psycopg.connect(url, autocommit=True) as operator:
                ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
                assert len(operator.execute(ended).fetchall()) == 2
            play_on([ann, bob], 5)
            while watcher.number < ann.number:
                watcher.hears("step", timeout=SOON)
            proxy.cut()
            play_on([ann, bob], 8)
            ann.sends("say", text="Are you there?")
            assert watcher.number < ann.number
            proxy.heal()
            while watcher.number < ann.number:
                watcher.hears("step", timeout=SOON)
            assert watcher.step["view"]["sides"] is not None
            said = [message for message in watcher.messages if message["type"] == "said"]
            assert said or watcher.hears("said")["line"]["text"] == "Are you there?"
            assert eventually(lambda: other.http.get("/health").status_code == 200)


# The start


@pytest.mark.parametrize("kind", KINDS)
def test_servers_that_start_at_the_same_moment_on_a_new_database_agree(kind: str, tmp_path: Path):
    for url in database(kind, tmp_path):
        with ThreadPoolExecutor(3) as pool:
            secrets = list(pool.map(secret_of_a_new_server, [url] * 3))
        assert len(set(secrets)) == 1


def secret_of_a_new_server(url: str) -> str:
    with living(url) as server:
        return str(server.hall.storage.secret())
