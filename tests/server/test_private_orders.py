"""Stops and orders to pass are their seat's own business: nobody else can tell that there were any."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.living import Guest, Opened, eventually, living, settle
from versus.server import laying, routing
from versus.server.library import game_called

Wishes = Callable[[Guest], None]


@pytest.fixture(autouse=True)
def _same_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two servers lay the same table: one seed, one name."""
    monkeypatch.setattr(laying, "new_seed", lambda: 7)
    monkeypatch.setattr(laying, "new_salt", lambda: "ab" * 32)
    monkeypatch.setattr(routing, "new_match", lambda: "one-and-the-same")


def going_on(guest: Guest) -> int:
    """The option that does nothing more, or the first one."""
    assert guest.question is not None
    return guest.question["going_on"] or 0


def entries_of(table: Opened) -> int:
    return len(table.living.hall.storage.entries(table.match))


def received(path: Path, bob_wishes: Wishes, clock: dict[str, Any], answers: int = 60) -> tuple[Any, ...]:
    """Everything that Ann and a spectator are sent while Bob wishes for things between the answers."""
    with living(path, lambda: 1_000_000.0, idle=1e9) as server:
        table = server.duel(game="classic", clock=clock)
        with table.sits(0) as ann, table.sits(1) as bob, table.sits() as watcher:
            everybody = (ann, bob, watcher)
            for _ in range(answers):
                settle(*everybody)
                bob_wishes(bob)
                bob.sends("ping", id=1)
                bob.hears("pong")
                settle(*everybody)
                guest = everybody[ann.step["asked"]]
                guest.answers(going_on(guest))
                for other in everybody:
                    while other.number < guest.number:
                        other.hears("step")
            settle(*everybody)
            with table.sits(0) as again, table.sits(last=5) as late:
                came_back = [again.raw, late.raw]
            wishes = entries_of(table) - table.get().json()["number"]
            told = [[text for text in guest.raw if '"type":"beat"' not in text] for guest in (ann, watcher)]
            return wishes, *told, came_back, table.get().text


def wants_nothing(bob: Guest) -> None:
    pass


def changes_stops(bob: Guest) -> None:
    """To stop everywhere for a moment, so that nothing is passed over."""
    bob.sends("stops", stops=list(game_called("classic").stops.names))
    bob.sends("stops", stops=bob.welcome["stops"])


def orders_and_recalls(bob: Guest) -> None:
    """While somebody else is asked, so that nothing comes of it."""
    if not bob.is_asked():
        bob.sends("pass-for", until="turn regardless")
        bob.sends("pass-for", until=None)


@pytest.mark.parametrize("wishes", [changes_stops, orders_and_recalls])
@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "chess", "seconds": 600}])
def test_the_others_receive_the_same_bytes_with_and_without(
    tmp_path: Path, wishes: Wishes, clock: dict[str, Any]
):
    none, *without = received(tmp_path / "without.db", wants_nothing, clock)
    some, *with_wishes = received(tmp_path / "with.db", wishes, clock)
    assert none == 0
    assert some > 10
    assert with_wishes == without


def test_who_passes_by_an_order_seems_to_pass_by_hand(tmp_path: Path):
    def passes_by_order(bob: Guest) -> None:
        if bob.is_asked() and "step" in bob.question["pass_for"]:  # type: ignore[index]
            bob.sends("pass-for", until="step")
            told = bob.number
            assert eventually(lambda: bob.next()["type"] == "step" and bob.number > told)

    _, *by_hand = received(tmp_path / "hand.db", wants_nothing, {"kind": "none"}, 40)
    wishes, *by_order = received(tmp_path / "order.db", passes_by_order, {"kind": "none"}, 30)
    assert wishes > 3
    for hand, order in zip(by_hand[:2], by_order[:2], strict=True):
        steps = [[text for text in raw if '"type":"step"' in text] for raw in (hand, order)]
        assert len(steps[1]) > 20
        shortest = min(map(len, steps))
        assert steps[0][:shortest] == steps[1][:shortest]


def test_what_a_seat_wishes_for_is_kept_all_the_same(tmp_path: Path):
    with living(tmp_path / "versus.db") as server:
        table = server.duel(game="classic")
        with table.sits(0) as ann, table.sits(1) as bob:
            settle(ann, bob)
            before = entries_of(table)
            bob.sends("stops", stops=[])
            bob.sends("ping", id=1)
            bob.hears("pong")
            assert entries_of(table) == before + 1
        server.hall.forget(table.match)
        with table.sits(1) as bob:
            assert "stops" not in bob.welcome, "none are left"
