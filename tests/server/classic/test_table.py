"""The classic game over the wire: priority all the time, and a server that passes where a seat wishes."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from tests.server.living import Guest, Living, Opened, play_on, settle
from tests.server.test_privacy import laid_table, with_hidden_cards_permuted
from versus.server.journal import Answered
from versus.server.protocol import ServerMessage


@pytest.fixture
def table(server: Living) -> Opened:
    seats = ({"name": "Ann", "deck": "bprd"}, {"name": "Bob", "deck": "thule society"})
    return server.open(*seats, game="classic")


def play(table: Opened, ann: Guest, bob: Guest, answers: int, seed: int = 1) -> None:
    chance = random.Random(seed)
    for _ in range(answers):
        settle(ann, bob)
        guest = ann if ann.is_asked() else bob
        assert guest.question is not None
        assert guest.answers(chance.randrange(len(guest.question["options"])))["type"] == "step"
        other = bob if guest is ann else ann
        while other.number < guest.number:
            other.hears("step")
        if guest.step.get("result"):
            return


def given_by(server: Living, table: Opened) -> Counter[str]:
    entries = server.hall.storage.entries(table.match)
    return Counter(entry.by for _, entry in entries if isinstance(entry, Answered))


def test_two_people_play_and_every_message_is_of_its_type(server: Living, table: Opened):
    decoder = msgspec.json.Decoder(ServerMessage)
    with table.sits(0) as ann, table.sits(1) as bob:
        assert ann.step["view"]["game"] == "classic"
        play(table, ann, bob, 60)
        for text in (*ann.raw, *bob.raw):
            decoder.decode(text)
    assert given_by(server, table)["hand"] == 60


def test_the_server_passes_where_nobody_wishes_to_be_asked(server: Living, table: Opened):
    with table.sits(0) as ann, table.sits(1) as bob:
        play(table, ann, bob, 25)
    given = given_by(server, table)
    assert given["stops"] > 10


def test_who_stops_everywhere_is_asked_everywhere(server: Living, table: Opened):
    stops = next(game for game in server.http.get("/api/games").json()["games"] if game["game"] == "classic")
    with table.sits(0) as ann, table.sits(1) as bob:
        for guest in (ann, bob):
            guest.sends("stops", stops=stops["stops"])
            guest.sends("ping", id=1)
            guest.hears("pong")
        play_on([ann, bob], 40)
    assert given_by(server, table) == {"hand": 40}
    with table.sits(0) as ann:
        assert ann.welcome["stops"] == stops["stops"]


def test_a_stop_that_does_not_exist_is_refused(table: Opened):
    with table.sits(0) as ann:
        ann.sends("stops", stops=["whenever I like"])
        assert ann.hears("refused")["code"] == "bad-message"


def test_whether_the_server_passes_does_not_depend_on_hidden_cards():
    laid = laid_table("classic", 4)
    chance = random.Random(2)
    compared = 0
    for _ in range(200):
        seat = laid.asked()
        if seat is None:
            break
        granted = laid.taken_for_granted()
        for eyes in (1 - seat, None):
            assert with_hidden_cards_permuted(laid, eyes).taken_for_granted() == granted
            compared += 1
        assert laid.game is not None
        assert laid.game.ask is not None
        option = granted[1] if granted is not None else chance.randrange(len(laid.game.ask.options))
        laid.apply(laid.number + 1, Answered(at=0.0, seat=seat, option=option))
    assert compared > 100


def may_pass(guest: Guest) -> bool:
    return guest.question is not None and "pass" in [option["verb"] for option in guest.question["options"]]


def test_an_order_to_pass_for_the_turn_holds_until_something_else_is_asked(server: Living, table: Opened):
    with table.sits(0) as ann, table.sits(1) as bob:
        settle(ann, bob)
        while not may_pass(ann):
            play(table, ann, bob, 1)
            settle(ann, bob)
        turn = ann.step["view"]["turn"]
        before = given_by(server, table)["stops"]
        ann.sends("pass-for", until="turn regardless")
        ann.hears("step")
        settle(ann, bob)
        while ann.step["view"]["turn"] == turn and not ann.is_asked():
            play(table, ann, bob, 1)
            settle(ann, bob)
        assert ann.step["view"]["turn"] != turn or not may_pass(ann)
        assert given_by(server, table)["stops"] > before


def test_an_order_that_is_taken_back_ends(server: Living, table: Opened):
    with table.sits(0) as ann:
        ann.sends("pass-for", until="turn")
        ann.sends("pass-for", until=None)
        ann.sends("ping", id=1)
        ann.hears("pong")
    assert server.hall.tables[table.match].chairs[0].order is None


def test_in_the_2pcg_there_is_nothing_to_pass_for(server: Living):
    table = server.duel()
    with table.sits(0) as ann:
        ann.sends("pass-for", until="turn")
        assert ann.hears("refused")["code"] == "not-allowed"
