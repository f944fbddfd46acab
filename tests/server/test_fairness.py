"""Nobody chooses the shuffle: the server promises, every player promises, and only then anything is shown."""

from __future__ import annotations

import itertools
import secrets
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from tests.server.living import Guest, Living, Opened, eventually, living, play_on
from versus.cli import app
from versus.kernel.save import digest
from versus.server.fairness import Share, commitment, fault, promised, shuffled_with
from versus.server.journal import AnyEntry, Invited, Left, Plan, Revealed, Seated, SeatPlan
from versus.server.library import deck_from
from versus.server.protocol import ClockRule
from versus.server.table import Table

SALT = "00ff" * 16
SEED = 12345678901234567890
ONE, OTHER, THIRD = "01" * 32, "02" * 32, "03" * 32


# What the shuffle is made of


def test_without_any_nonce_the_servers_own_seed_is_played():
    assert shuffled_with(SALT, SEED, {}) == SEED


def test_with_nonces_it_is_the_hash_of_all_that_was_promised_seat_by_seat():
    told = bytes.fromhex(SALT) + SEED.to_bytes(8, "big") + b"\0" + b"\1" * 32 + b"\2" + b"\2" * 32
    expected = int.from_bytes(sha256(told).digest()[:8], "big")
    assert shuffled_with(SALT, SEED, {2: OTHER, 0: ONE}) == expected


def test_another_nonce_or_another_seat_is_another_shuffle():
    nonces = [{}, {0: ONE}, {1: ONE}, {0: OTHER}, {0: ONE, 1: OTHER}, {0: OTHER, 1: ONE}]
    assert len({shuffled_with(SALT, SEED, one) for one in nonces}) == len(nonces)


def table_of(*entries: AnyEntry, seed: int = SEED, seats: int = 2) -> Table:
    """A table at which these things happened, everybody with a deck and a name of their own."""
    plan = Plan(game="2pcg", seats=[SeatPlan(kind="person")] * seats, clock=ClockRule(), seed=seed, salt=SALT)
    table = Table("a table", plan)
    for number, entry in enumerate(entries, 1):
        table.apply(number, entry)
    return table


def sits(seat: int, nonce: str = "") -> Seated:
    """Somebody sits down who promises this nonce."""
    plug = Table("any", Plan(game="2pcg", seats=[], clock=ClockRule(), seed=0, salt=SALT)).plug
    deck, deck_name = deck_from(plug, ("Magneto", "Professor X")[seat % 2], None)
    promise = promised(nonce) if nonce else ""
    return Seated(
        at=0.0, seat=seat, name=f"P{seat}", deck=deck, deck_name=deck_name, holder="x", promise=promise
    )


def shows(seat: int, nonce: str) -> Revealed:
    return Revealed(at=0.0, seat=seat, nonce=nonce)


def deal(table: Table) -> str:
    assert table.game is not None
    return digest(table.game)


def test_the_same_server_deals_otherwise_to_whoever_brings_another_nonce():
    """Not even the server, which knows its own seed beforehand, can choose who draws what."""
    deals = [
        deal(table_of(sits(0, one), sits(1, other), shows(0, one), shows(1, other)))
        for one, other in ((ONE, OTHER), (ONE, THIRD), (THIRD, OTHER))
    ]
    assert len(set(deals)) == 3
    assert deal(table_of(sits(0), sits(1))) not in deals


def test_in_which_order_people_sit_down_and_show_makes_no_difference():
    nonces = {0: ONE, 1: OTHER}
    deals = {
        deal(
            table_of(
                *(sits(seat, nonces[seat]) for seat in sitting),
                *(shows(seat, nonces[seat]) for seat in showing),
            )
        )
        for sitting, showing in itertools.product(itertools.permutations((0, 1)), repeat=2)
    }
    assert len(deals) == 1


def test_a_game_starts_when_every_promise_is_kept_and_not_before():
    table = table_of(sits(0, ONE), sits(1, OTHER))
    assert (table.state, owed(table)) == ("waiting", ["nonce", "nonce"])
    table.apply(3, shows(1, OTHER))
    assert (table.state, owed(table)) == ("waiting", ["nonce", None])
    table.apply(4, shows(0, ONE))
    assert (table.state, owed(table)) == ("running", [None, None])


def owed(table: Table) -> list[str | None]:
    return [seat.owes for seat in table.seats()]


def test_nobody_owes_anything_before_all_have_sat_down():
    assert owed(table_of(sits(0, ONE))) == [None, None]


def test_who_promises_nothing_adds_nothing_and_holds_nobody_up():
    table = table_of(sits(0), sits(1, OTHER), shows(1, OTHER))
    assert [seat.promise for seat in table.seats()] == ["", promised(OTHER)]
    assert deal(table) == deal(table_of(sits(0), sits(1), seed=shuffled_with(SALT, SEED, {1: OTHER})))


@pytest.mark.parametrize("goes", [Left(at=0.0, seat=1), Invited(at=0.0, seat=1)])
def test_whoever_goes_takes_the_promise_along(goes: AnyEntry):
    table = table_of(sits(0, ONE), sits(1, OTHER), goes)
    assert [seat.promise for seat in table.seats()] == [promised(ONE), ""]
    assert owed(table) == [None, None]


@pytest.mark.parametrize("change", [(Left(at=0.0, seat=1), sits(1, OTHER)), (sits(1, OTHER),)])
def test_whoever_sits_down_after_a_nonce_was_shown_cannot_use_it(change: tuple[AnyEntry, ...]):
    """Else the last to come, with the server's help, could try nonces or decks until a shuffle pleases."""
    table = table_of(sits(0, ONE), sits(1, THIRD), shows(0, ONE), *change)
    assert (table.state, owed(table)) == ("waiting", ["promise", None])
    number = table.number
    table.apply(number + 1, sits(0, ONE))
    assert owed(table)[0] == "promise", "what was shown once is worth nothing"
    table.apply(number + 2, sits(0, THIRD))
    assert owed(table) == ["nonce", "nonce"]
    table.apply(number + 3, shows(0, THIRD))
    table.apply(number + 4, shows(1, OTHER))
    assert deal(table) == deal(table_of(sits(0, THIRD), sits(1, OTHER), shows(0, THIRD), shows(1, OTHER)))


def test_who_changes_their_own_deck_after_showing_promises_anew():
    table = table_of(sits(0, ONE), sits(1, OTHER), shows(0, ONE), sits(0, ONE))
    assert owed(table) == ["promise", None]


# Over the wire


def nonce() -> str:
    return secrets.token_hex(32)


def promising(server: Living, *nonces: str) -> Opened:
    """A table whose seats are the opener's own, each with a promise."""
    return server.open(*({"promise": promised(one)} for one in nonces))


def test_promises_are_told_to_all_and_each_page_is_asked_for_its_nonce(server: Living):
    mine, yours = nonce(), nonce()
    table = server.open({"promise": promised(mine)}, {"kind": "friend"})
    with table.sits(0) as ann, table.sits() as watcher:
        assert ann.welcome["seats"][0]["promise"] == promised(mine)
        assert ann.welcome["commitment"] == table.commitment
        ann.sends("reveal", nonce=mine)
        assert ann.hears("refused")["code"] == "not-asked", "a seat is empty"
        assert table.joins(1, name="Bob", promise=promised(yours)).status_code == 200
        told = heard_until(watcher, lambda seats: seats[1]["ready"])
        assert [seat["promise"] for seat in told] == [promised(mine), promised(yours)]
        assert [seat["owes"] for seat in told] == ["nonce", "nonce"]
        with table.sits(1) as bob:
            assert bob.welcome["state"] == "waiting"
            ann.sends("reveal", nonce=mine)
            told = heard_until(watcher, lambda seats: "owes" not in seats[0])
            assert told[1]["owes"] == "nonce"
            assert mine not in "".join(watcher.raw)
            bob.sends("reveal", nonce=yours)
            for guest in (ann, bob, watcher):
                guest.hears("step")
            assert play_on([ann, bob], 4) == 4


def heard_until(guest: Guest, found: Any) -> list[dict[str, Any]]:
    while True:
        seats: list[dict[str, Any]] = guest.hears("presence")["seats"]
        if found(seats):
            return seats


def test_another_nonce_than_the_promised_one_is_refused(server: Living):
    mine, yours = nonce(), nonce()
    table = promising(server, mine, yours)
    with table.sits(0) as ann, table.sits(1) as bob:
        for wrong in (yours, mine.upper(), mine[:-1], mine + "0", "", "zz" * 32, "x" * 4000):
            if wrong != mine:
                ann.sends("reveal", nonce=wrong)
                assert ann.hears("refused")["code"] == "bad-reveal"
        ann.sends("reveal", nonce=mine, seat=1)
        assert ann.hears("refused")["code"] == "not-allowed"
        ann.sends("reveal", nonce=mine)
        ann.sends("reveal", nonce=mine)
        bob.sends("reveal", nonce=yours)
        ann.hears("step")
        ann.sends("reveal", nonce=mine)
        ann.sends("ping", id=9)
        assert ann.hears("pong", "refused")["type"] == "pong", "what was shown may be shown again"
    assert table.get().json()["number"] == 4


def test_whoever_promised_nothing_has_nothing_to_show(server: Living):
    table = server.open({}, {"promise": promised(ONE)})
    with table.sits(0) as ann:
        ann.sends("reveal", nonce=ONE)
        assert ann.hears("refused")["code"] == "not-asked"
    table = server.duel()
    with table.sits(0) as ann:
        ann.sends("reveal", nonce=ONE)
        assert ann.hears("refused")["code"] == "not-asked"


@pytest.mark.parametrize("promise", ["", "0" * 63, "0" * 65, "G" * 64, "0" * 64 + "\n"])
def test_a_promise_that_is_none_is_refused(server: Living, promise: str):
    wish = {"game": "2pcg", "seats": [{"kind": "me", "promise": promise}, {"kind": "me"}]}
    assert server.http.post("/api/tables", json=wish).json()["code"] == "bad-reveal"
    table = server.hosted()
    assert table.joins(1, promise=promise).json()["code"] == "bad-reveal"


def test_nobody_promises_for_somebody_else(server: Living):
    for kind in ("friend", "computer"):
        wish = {"game": "2pcg", "seats": [{"kind": "me"}, {"kind": kind, "promise": promised(ONE)}]}
        assert server.http.post("/api/tables", json=wish).json()["code"] == "bad-setup"


def test_a_missing_nonce_waits_for_its_page_and_the_host_may_offer_the_seat_anew(server: Living):
    mine, again = nonce(), nonce()
    table = server.open({"promise": promised(mine)}, {"kind": "friend"})
    table.joins(1, promise=promised(nonce()))
    with table.sits(0) as ann:
        ann.sends("reveal", nonce=mine)
        heard_until(ann, lambda seats: "owes" not in seats[0] and seats[1]["owes"] == "nonce")
        table.invites(1)
        told = heard_until(ann, lambda seats: not seats[1]["ready"])
        assert (told[0]["owes"], told[0].get("promise")) == ("promise", None)
        table.joins(1, name="Cy")
        assert table.get().json()["state"] == "waiting"
        assert table.post("join", token=table.tokens[0], promise=promised(again)).status_code == 200
        ann.sends("reveal", nonce=again)
        ann.hears("step")
    assert table.get().json()["state"] == "running"


def test_a_rematch_is_shuffled_by_new_promises(server: Living):
    mine = nonce()
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        ann.sends("concede")
        bob.hears("step")
        ann.sends("rematch", promise="nonsense")
        assert ann.hears("refused")["code"] == "bad-reveal"
        ann.sends("rematch", promise=promised(mine))
        bob.sends("rematch")
        match = bob.hears("new-table")["match"]
    token = table.tokens[0].replace(table.match, match)
    with Guest(server.port, match, [token]) as again:
        assert again.welcome["state"] == "waiting"
        assert [seat.get("promise") for seat in again.welcome["seats"]] == [promised(mine), None]
        again.sends("reveal", nonce=mine)
        again.hears("step")


def test_a_server_that_is_stopped_between_promise_and_nonce_goes_on(tmp_path: Path):
    mine, yours = nonce(), nonce()
    with living(tmp_path / "versus.db") as server:
        table = promising(server, mine, yours)
        with table.sits(0) as ann:
            ann.sends("reveal", nonce=mine)
            assert eventually(lambda: table.get().json()["number"] == 3)
    with living(tmp_path / "versus.db") as server:
        table.living = server
        with table.sits(1) as bob:
            assert bob.welcome["commitment"] == table.commitment
            bob.sends("reveal", nonce=yours)
            bob.hears("step")


# What anybody can check afterwards


@pytest.fixture(scope="module")
def good(server: Living) -> dict[str, Any]:
    """The file of a match to which the first two of three seats added something."""
    table = server.open({"promise": promised(ONE)}, {"promise": promised(OTHER)}, {})
    with table.sits(0, 1, 2) as all_three:
        for seat, one in enumerate((ONE, OTHER)):
            all_three.sends("reveal", nonce=one, seat=seat)
        all_three.hears("step")
        for seat in (0, 1):
            all_three.sends("concede", seat=seat)
        while all_three.step.get("result") is None:
            all_three.hears("step")
    found: dict[str, Any] = server.http.get(f"/api/replays/{table.match}/record").json()
    replay = server.http.get(f"/api/replays/{table.match}").json()
    assert replay["shares"] == found["shares"]
    assert replay["dealt"] == str(found["record"]["setup"]["seed"])
    assert commitment(found["salt"], int(found["seed"])) == table.commitment
    return found


def verified(folder: Path, content: dict[str, Any]) -> Any:
    file = folder / "match.json"
    file.write_bytes(msgspec.json.encode(content))
    return CliRunner().invoke(app, ["verify", str(file)])


def test_a_file_says_who_added_what_and_verify_checks_it(good: dict[str, Any], tmp_path: Path):
    assert good["version"] == 2
    assert good["shares"] == [
        {"seat": 0, "promise": promised(ONE), "nonce": ONE},
        {"seat": 1, "promise": promised(OTHER), "nonce": OTHER},
        {"seat": 2},
    ]
    done = verified(tmp_path, good)
    assert done.exit_code == 0, done.output
    assert "promised nonces of Player 1 and Player 2" in done.output


def forged(good: dict[str, Any], seat: int, **fields: str) -> dict[str, Any]:
    shares = [{**share, **(fields if share["seat"] == seat else {})} for share in good["shares"]]
    return {**good, "shares": shares}


def test_verify_refuses_every_forgery_with_its_own_sentence(good: dict[str, Any], tmp_path: Path):
    setup = good["record"]["setup"]
    other_seed = {**good["record"], "setup": {**setup, "seed": setup["seed"] ^ 1}}
    faults = {
        "another server's seed": {**good, "seed": str(int(good["seed"]) ^ 1)},
        "another nonce": forged(good, 0, nonce=THIRD),
        "a missing nonce": forged(good, 0, nonce=""),
        "a missing promise": forged(good, 1, promise=""),
        "no promise at all": forged(good, 1, promise="", nonce=""),
        "a nonce with its promise": forged(good, 1, promise=promised(THIRD), nonce=THIRD),
        "one seat more": forged(good, 2, promise=promised(THIRD), nonce=THIRD),
        "a promise that is none": forged(good, 1, promise="yes", nonce="indeed"),
        "a seat left out": {**good, "shares": good["shares"][:2]},
        "seats exchanged": {**good, "shares": good["shares"][::-1]},
        "another shuffle": {**good, "record": other_seed},
        "another version": {**good, "version": 1},
    }
    said = {}
    for name, content in faults.items():
        done = verified(tmp_path, content)
        assert done.exit_code == 1, name
        [said[name]] = done.output.strip().splitlines()
    assert "hash that was promised" in said["another server's seed"]
    assert "Seat 1 shows another nonce" in said["another nonce"]
    assert "its nonce is missing" in said["a missing nonce"]
    assert "Seat 2 shows a nonce that it never promised" in said["a missing promise"]
    for name in ("no promise at all", "a nonce with its promise", "one seat more", "another shuffle"):
        assert "played with another seed" in said[name]
    assert "that is none" in said["a promise that is none"]
    assert "seat by seat" in said["a seat left out"]
    assert "seat by seat" in said["seats exchanged"]
    assert "of version 2 is needed" in said["another version"]


def test_a_file_of_absurd_size_is_refused_and_nothing_breaks():
    shares = [Share(seat=seat) for seat in range(300)]
    promise = commitment(SALT, SEED)
    assert "seat by seat" in fault(promise, SALT, SEED, 300, shares, SEED)
    assert fault(promise, SALT, SEED, 2, shares[:2], SEED) == ""
