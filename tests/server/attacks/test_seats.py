"""A seat belongs to who took it: whatever the host or a stranger tries with what they have been given."""

from __future__ import annotations

import logging
import re
import sqlite3
import threading
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.living import Guest, Living, Opened, cards_in, eventually, living, play_on
from versus.server.fairness import promised
from versus.server.replaying import verify
from versus.server.tokens import Seal, Token, holder_of, holds, new_secret

SECRET = re.compile(r"[A-Za-z0-9_-]{22,64}")


def friend(table: Opened, **body: Any) -> str:
    """Bob sits down with a secret that only he knows."""
    secret = new_secret()
    answer = table.joins(1, **{"secret": secret, "name": "Bob", **body})
    assert answer.status_code == 200, answer.text
    assert table.tokens[1] == str(Token(table.match, 1, secret))
    return secret


def refusal(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


def greeting(server: Living, match: str, *tokens: str) -> str:
    """How somebody with these tokens is received."""
    with Guest(server.port, match, list(tokens)) as guest:
        return str(guest.welcome.get("code", guest.welcome["type"]))


# The host


def test_the_host_can_neither_see_nor_play_a_friends_seat_with_anything_it_has(server: Living):
    table = server.hosted()
    ticket, host, own = table.tickets[1], table.host, table.tokens[0]
    friend(table)
    everything = [ticket, host, own, *(part for text in (ticket, host, own) for part in text.split("."))]
    tries = [*everything, *(f"{table.match}.1.{part}" for part in everything if SECRET.fullmatch(part))]
    for text in tries:
        if text != own:
            assert greeting(server, table.match, text) == "bad-token"
        assert refusal(table.post("leave", token=text if text != own else ticket)) == "bad-token"
        found = server.http.post("/api/resume", json={"tokens": [text]}).json()["tables"]
        assert [mine["seat"] for mine in found] == ([0] if text == own else [])
    assert refusal(table.post("join", ticket=ticket)) == "seat-taken"
    assert refusal(table.post("join", ticket=ticket, secret=own.split(".")[2])) == "seat-taken"
    assert refusal(table.post("join", token=ticket, name="Eve")) == "bad-token"
    assert refusal(table.post("join", token=host, name="Eve")) == "bad-token"
    assert refusal(table.post("invite", host=host, seat=1)) == "started"
    with table.sits(0) as ann, table.sits(1) as bob:
        play_on([ann, bob], 6, seed=2)
        hidden = {card["number"] for card in cards_in(bob.step, 1, "hand")}
        assert hidden
        assert not hidden & {card["number"] for card in cards_in(ann.step, 1, "hand")}
        ann.sends("concede", seat=1)
        assert ann.hears("refused")["code"] == "not-allowed"


def test_the_host_key_invites_and_does_nothing_else(server: Living):
    table, other = server.hosted(), server.hosted()
    for wrong in (
        other.host,
        other.host.replace(other.match, table.match),
        table.host[:-1] + ("A" if table.host[-1] != "A" else "B"),
        table.tokens[0],
        table.tickets[1],
        "",
        "x" * 5000,
    ):
        assert refusal(table.post("invite", host=wrong, seat=1)) == "bad-token"
    for seat in (-1, 2, 9, 10**6):
        assert refusal(table.post("invite", host=table.host, seat=seat)) == "no-such-seat"
    with_computer = server.open({}, {"kind": "computer", "level": "easy"})
    assert refusal(with_computer.post("invite", host=with_computer.host, seat=1)) == "no-such-seat"
    assert table.get().json()["number"] == 1


# Tickets


def test_a_ticket_lets_one_person_in_once(server: Living):
    table = server.open({"name": "Ann"}, {"kind": "friend"}, {"kind": "friend"})
    secret = friend(table)
    number = table.get().json()["number"]
    assert refusal(table.post("join", ticket=table.tickets[1], secret=new_secret())) == "seat-taken"
    assert refusal(table.post("join", ticket=table.tickets[1])) == "seat-taken"
    again = table.post("join", ticket=table.tickets[1], secret=secret, name="Bob")
    assert (again.status_code, again.json()["token"]) == (200, table.tokens[1])
    assert table.get().json()["number"] == number, "its answer was lost: nothing has changed"


def test_two_who_use_a_ticket_at_the_same_time_do_not_both_sit(server: Living):
    table = server.hosted()
    answers: list[httpx.Response] = []

    def hurry() -> None:
        body = {"ticket": table.tickets[1], "secret": new_secret()}
        answers.append(httpx.post(f"{server.http.base_url}/api/tables/{table.match}/join", json=body))

    runners = [threading.Thread(target=hurry) for _ in range(8)]
    for runner in runners:
        runner.start()
    for runner in runners:
        runner.join(20)
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7


def test_a_join_may_be_repeated_after_the_game_has_begun_and_over(server: Living):
    table = server.hosted()
    body = {"ticket": table.tickets[1], "secret": new_secret(), "name": "Bob", "deck": "Magneto"}
    first = table.post("join", **body)
    number = table.get().json()["number"]
    for _ in range(3):
        assert table.post("join", **body).json()["token"] == first.json()["token"]
    assert table.get().json()["number"] == number
    assert refusal(table.post("join", **{**body, "deck": "Professor X"})) == "started"
    with table.sits(0) as ann:
        ann.sends("concede")
        ann.hears("step")
    assert table.post("join", **body).status_code == 200
    assert refusal(table.post("join", **{**body, "name": "Rob"})) == "over"


def test_an_old_ticket_is_void_and_says_so(server: Living):
    table = server.hosted()
    stolen = table.tickets[1]
    new = table.invites(1)
    answer = table.post("join", ticket=stolen)
    assert (answer.status_code, refusal(answer)) == (410, "void")
    assert "Ask whoever laid the table for a new one" in answer.json()["words"]
    assert table.post("join", ticket=new).status_code == 200
    assert refusal(table.post("join", ticket=stolen)) == "void"


def test_tickets_cannot_be_made_up(server: Living):
    table, other = server.hosted(), server.hosted()
    match, seat, _, signature = table.tickets[1].split(".")
    for ticket in (
        f"{match}.0.0.{signature}",
        f"{match}.{seat}.1.{signature}",
        f"{match}.{seat}.0.{'0' * 40}",
        other.tickets[1],
        f"{match}.{'.'.join(other.tickets[1].split('.')[1:])}",
        Seal("another secret").ticket(match, 1, 0),
        f"{match}.1.0",
        table.tokens[0],
        "x" * 5000,
        "",
    ):
        assert refusal(table.post("join", ticket=ticket)) == "bad-token"
    later = server.hall.seal.ticket(match, 1, 1)
    assert refusal(table.post("join", ticket=later)) == "bad-token", "nobody was invited with it"
    assert refusal(table.post("join", ticket=server.hall.seal.ticket(match, 7, 0))) == "no-such-seat"
    assert table.get().json()["number"] == 1


def test_one_brings_a_ticket_or_a_token_and_a_secret_worth_the_name(server: Living):
    table = server.hosted()
    assert refusal(table.post("join")) == "bad-message"
    assert refusal(table.post("join", ticket=table.tickets[1], token=table.tokens[0])) == "bad-message"
    for secret in ("", "short", "x" * 21, "x" * 65, "x" * 30 + ".", "é" * 30, "x" * 30 + "\n"):
        assert refusal(table.post("join", ticket=table.tickets[1], secret=secret)) == "bad-token"
        wish = {"game": "2pcg", "seats": [{"kind": "me", "secret": secret}, {"kind": "friend"}]}
        assert refusal(server.http.post("/api/tables", json=wish)) == "bad-token"
    for kind in ("friend", "computer"):
        wish = {"game": "2pcg", "seats": [{"kind": "me"}, {"kind": kind, "secret": new_secret()}]}
        assert refusal(server.http.post("/api/tables", json=wish)) == "bad-setup"
    wish = {"game": "2pcg", "seats": [{"kind": "me"}, {"kind": "friend", "deck": "Magneto"}]}
    assert refusal(server.http.post("/api/tables", json=wish)) == "bad-setup"
    assert table.post("join", ticket=table.tickets[1], secret="x" * 22).status_code == 200


# Tokens


def test_guessing_leads_nowhere(server: Living):
    table = server.hosted()
    secret = friend(table)
    guesses = ["A" * 22, secret[:-1], secret[1:], secret.swapcase(), holder_of(secret), "0" * 64]
    for guess in guesses:
        assert greeting(server, table.match, f"{table.match}.1.{guess}") == "bad-token"
    for empty in (server.hosted(), server.open({}, {"kind": "computer", "level": "easy"})):
        for guess in ("", "0" * 64, holder_of("")):
            assert greeting(server, empty.match, f"{empty.match}.1.{guess}") in ("bad-token", "no-such-seat")
    assert not holds("", "")
    assert not holds("anything", "")


def test_guesses_are_counted_like_every_request(tmp_path):
    with living(tmp_path / "versus.db", request_burst=20.0, request_rate=0.001) as server:
        table = server.hosted()
        codes = [refusal(table.post("join", token=f"{table.match}.0.{new_secret()}")) for _ in range(30)]
        assert codes[0] == "bad-token"
        assert codes[-1] == "too-fast"


def test_a_token_of_another_table_or_seat_opens_nothing(server: Living):
    table, other = server.duel(), server.duel()
    assert greeting(server, table.match, other.tokens[0]) == "bad-token"
    assert greeting(server, table.match, other.tokens[0].replace(other.match, table.match)) == "bad-token"
    assert greeting(server, table.match, table.tokens[0].replace(".0.", ".1.")) == "bad-token"
    assert greeting(server, table.match, table.tokens[0], other.tokens[1]) == "bad-token"
    assert refusal(table.post("leave", token=other.tokens[0])) == "bad-token"


# Revoking and leaving


def test_a_revoked_player_is_told_why_and_whatever_they_still_send_counts_for_nothing(server: Living):
    table = server.open({"name": "Ann"}, {"kind": "friend"}, {"kind": "friend"})
    friend(table)
    old = table.tokens[1]
    with table.sits(0) as ann, table.sits(1) as bob, table.sits(1) as elsewhere:
        new = table.invites(1)
        for guest in (bob, elsewhere):
            lost = guest.hears("refused")
            assert lost["code"] == "seat-lost"
            assert "offered your seat to somebody else" in lost["words"]
            with pytest.raises(ConnectionClosed):
                insist(guest)
        while ann.hears("presence")["seats"][1]["ready"]:
            pass
        seat = ann.messages[-1]["seats"][1]
        assert seat["name"] == "Player 2"
        assert not seat.get("windows")
    assert greeting(server, table.match, old) == "bad-token"
    assert refusal(table.post("join", token=old, name="Bob")) == "bad-token"
    assert refusal(table.post("leave", token=old)) == "bad-token"
    assert server.http.post("/api/resume", json={"tokens": [old]}).json() == {"tables": []}
    assert table.joins(1, ticket=new, name="Cy").status_code == 200
    assert "I am still here" not in str(server.hall.storage.entries(table.match))


def insist(guest: Guest) -> None:
    while True:
        guest.sends("say", text="I am still here")
        guest.next()


def test_a_message_on_its_way_when_the_seat_is_lost_does_not_count(server: Living):
    """The table is held while somebody speaks: they are asked who they are only then."""
    table = server.open({"name": "Ann"}, {"kind": "friend"}, {"kind": "friend"})
    friend(table)
    with table.sits(1) as bob:
        connection = server.hall.rooms.at(table.match)[0]
        connection.dismissed = True
        bob.sends("say", text="psst")
        assert bob.hears("said", "refused")["code"] == "seat-lost"
        connection.dismissed = False


def test_a_seat_given_back_before_the_start_is_empty_again(server: Living):
    table = server.hosted(listed=False)
    other = server.open({"name": "Ann"}, {"kind": "friend"}, {"kind": "friend"})
    friend(other, promise=promised("ab" * 32))
    left = other.tokens[1]
    with other.sits(0) as ann:
        answer = other.post("leave", token=left)
        assert answer.status_code == 200
        assert answer.json()["match"]["seats"][1]["ready"] is False
        seat = ann.hears("presence")["seats"][1]
        while seat["ready"]:
            seat = ann.hears("presence")["seats"][1]
        assert (seat["name"], seat.get("promise"), seat.get("deck")) == ("Player 2", None, None)
    number = other.get().json()["number"]
    assert other.post("leave", token=left).status_code == 200, "its answer was lost"
    assert other.get().json()["number"] == number
    assert refusal(other.post("join", ticket=other.tickets[1])) == "void"
    other.invites(1)
    assert refusal(other.post("leave", token=left.replace(left[-22:], "x" * 22))) == "bad-token"
    assert other.joins(1, name="Cy").status_code == 200
    assert refusal(other.post("leave", token=left)) == "bad-token", "somebody else sits there now"
    assert table.get().json()["number"] == 1


def test_a_game_waits_for_a_seat_that_was_given_back_and_somebody_new_goes_on(server: Living):
    table = server.hosted()
    friend(table, deck="Magneto")
    left = table.tokens[1]
    with table.sits(0) as ann, table.sits(1) as bob:
        play_on([ann, bob], 8, seed=3)
        hand = cards_in(bob.step, 1, "hand")
        old = table.tickets[1]
        assert table.post("leave", token=left).status_code == 200
        assert bob.hears("refused")["code"] == "seat-lost"
        while "gives their seat back" not in str(ann.step.get("log")):
            ann.hears("step")
        assert table.get().json()["state"] == "running"
        assert greeting(server, table.match, left) == "bad-token"
        assert refusal(table.post("join", ticket=old)) == "void"
        assert refusal(table.post("invite", host=table.host, seat=0)) == "started"
        table.invites(1)
        assert table.joins(1, name="Ann", deck="Professor X").json()["code"] == "bad-name"
        assert table.joins(1, name="Cy", deck="Professor X").status_code == 200
        with table.sits(1) as cy:
            assert cards_in(cy.step, 1, "hand") == hand
            names = [(seat["name"], seat["deck"]) for seat in cy.welcome["seats"]]
            assert names[1] == ("Cy", "Magneto")
            while "takes the empty seat" not in str(ann.step.get("log")):
                ann.hears("step")
            assert play_on([ann, cy], 6) == 6
        assert refusal(table.post("invite", host=table.host, seat=1)) == "started"


def test_nobody_passes_for_an_empty_seat_but_its_clock_runs_on(tmp_path):
    now = [1_000_000.0]
    with living(tmp_path / "versus.db", lambda: now[0]) as server:
        table = server.hosted(clock={"kind": "move", "seconds": 30}, game="classic")
        friend(table)
        with table.sits(0) as ann, table.sits(1) as bob:
            while not bob.is_asked():
                play_on([ann, bob], 1)
            table.post("leave", token=table.tokens[1])
            number = table.get().json()["number"]
            now[0] += 20
            assert not eventually(lambda: table.get().json()["number"] > number, 1)
            now[0] += 11
            while ann.step.get("result") is None:
                ann.hears("step")
            assert (ann.step["result"]["winners"], ann.step["result"]["reason"]) == ([0], "time")
        assert refusal(table.post("invite", host=table.host, seat=1)) == "over"
        assert refusal(table.post("leave", token=table.tokens[0])) == "over"


def test_a_revoked_seat_stays_so_after_a_restart(tmp_path):
    with living(tmp_path / "versus.db") as server:
        table = server.open({"name": "Ann"}, {"kind": "friend"}, {"kind": "friend"})
        friend(table)
        old, ticket = table.tokens[1], table.tickets[1]
        table.invites(1)
    with living(tmp_path / "versus.db") as server:
        table.living = server
        assert greeting(server, table.match, old) == "bad-token"
        assert refusal(table.post("join", ticket=ticket)) == "void"
        friend(table)
        assert greeting(server, table.match, table.tokens[1]) == "welcome"


def test_so_does_one_that_changed_hands_in_the_middle_read_from_a_snapshot(tmp_path):
    nonce = "ab" * 32
    with living(tmp_path / "versus.db", snapshots=1) as server:
        table = server.open({"name": "Ann", "promise": promised(nonce)}, {"kind": "friend"})
        friend(table)
        left = table.tokens[1]
        with table.sits(0) as ann:
            ann.sends("reveal", nonce=nonce)
            ann.hears("step")
        table.post("leave", token=left)
        table.invites(1)
        assert table.joins(1, name="Cy").status_code == 200
        with table.sits(0) as ann, table.sits(1) as cy:
            play_on([ann, cy], 4)
            ann.sends("concede")
            cy.hears("step")
            ann.sends("rematch", promise=promised(nonce))
            ann.hears("courtesy")
    with living(tmp_path / "versus.db") as server:
        table.living = server
        assert greeting(server, table.match, left) == "bad-token"
        found, _ = verify(server.http.get(f"/api/replays/{table.match}/record").content)
        assert [share.nonce for share in found.shares] == [nonce, ""]
        with table.sits(1) as cy:
            cy.sends("rematch")
            match = cy.hears("new-table")["match"]
        seats = server.http.get(f"/api/tables/{match}").json()["seats"]
        assert [seat.get("promise") for seat in seats] == [promised(nonce), None]


def test_offering_a_seat_has_an_end_and_a_spoiler_does_not_use_up_the_next_ones_purse(tmp_path):
    with living(tmp_path / "versus.db", invitations=3, seatings=2) as server:
        table = server.open({"name": "Ann"}, {"kind": "friend"}, {"kind": "friend"})
        friend(table)
        assert table.post("join", token=table.tokens[1], name="Rob").status_code == 200
        assert refusal(table.post("join", token=table.tokens[1], name="Bob")) == "too-many"
        for _ in range(3):
            table.invites(1)
        friend(table)
        assert refusal(table.post("invite", host=table.host, seat=1)) == "too-many"


# Rematches


def test_after_a_rematch_the_same_secrets_open_the_same_seats_and_no_others(server: Living):
    table = server.hosted()
    friend(table)
    with table.sits(0) as ann, table.sits(1) as bob, table.sits() as watcher:
        ann.sends("concede")
        bob.hears("step")
        ann.sends("rematch")
        bob.sends("rematch")
        told = [guest.hears("new-table") for guest in (ann, bob, watcher)]
        match = told[0]["match"]
        assert told == [{"type": "new-table", "match": match}] * 3, "nothing that opens a seat"
    moved = {seat: token.replace(table.match, match) for seat, token in table.tokens.items()}
    with Guest(server.port, match, [moved[1]]) as bob:
        assert bob.welcome["you"] == [1]
    assert greeting(server, match, moved[0].replace(".0.", ".1.")) == "bad-token"
    host = table.host.replace(table.match, match)
    body = {"host": host, "seat": 1}
    assert refusal(server.http.post(f"/api/tables/{match}/invite", json=body)) == "started"
    assert server.http.post(f"/api/tables/{match}/leave", json={"token": moved[1]}).status_code == 200
    assert server.http.post(f"/api/tables/{match}/invite", json=body).status_code == 200


def test_a_rematch_after_somebody_left_waits_for_the_empty_seat(server: Living):
    table = server.open({"name": "Ann"}, {"kind": "friend"}, {"name": "Cy"})
    friend(table)
    table.post("leave", token=table.tokens[1])
    with table.sits(0) as ann, table.sits(2) as cy:
        for guest in (ann, cy):
            guest.sends("concede")
            guest.hears("step")
        while ann.step.get("result") is None:
            ann.hears("step")
        ann.sends("rematch")
        cy.sends("rematch")
        match = ann.hears("new-table")["match"]
    again = server.http.get(f"/api/tables/{match}").json()
    assert again["state"] == "waiting"
    assert [seat["ready"] for seat in again["seats"]] == [True, False, True]


# Windows


def test_a_second_connection_is_shown_to_everybody(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        with table.sits(0) as twin:
            assert twin.welcome["seats"][0]["windows"] == 2
            for guest in (ann, bob):
                while guest.hears("presence")["seats"][0].get("windows") != 2:
                    pass
        while bob.hears("presence")["seats"][0]["windows"] != 1:
            pass
        assert bob.messages[-1]["seats"][1]["windows"] == 1


# Secrets


def test_secrets_stand_in_no_log_in_no_other_response_and_not_in_the_database(tmp_path, caplog):
    caplog.set_level(logging.DEBUG)
    path = tmp_path / "versus.db"
    with living(path) as server:
        table = server.hosted()
        secret = friend(table)
        mine, host = table.tokens[0].split(".")[2], table.host.split(".")[2]
        with table.sits(0) as ann, table.sits(1) as bob, table.sits() as watcher:
            play_on([ann, bob], 4)
            for text in (table.get().text, *ann.raw, *watcher.raw):
                assert secret not in text
                assert holder_of(secret) not in text
            for text in (*bob.raw, *watcher.raw):
                assert mine not in text
            assert refusal(table.post("invite", host=table.host, seat=1)) == "started"
            ann.sends("concede")
            bob.hears("step")
        for answer in (
            server.http.get(f"/api/replays/{table.match}"),
            server.http.get(f"/api/replays/{table.match}/record"),
            server.http.post("/api/resume", json={"tokens": [table.tokens[0]]}),
            server.http.get("/api/replays"),
        ):
            for hidden in (secret, host, holder_of(secret), holder_of(host)):
                assert hidden not in answer.text
    with sqlite3.connect(path) as database:
        stored = "\n".join(database.iterdump())
    database.close()
    for hidden in (secret, mine, host):
        assert hidden not in stored
        assert hidden not in caplog.text
        assert hidden.encode() not in path.read_bytes()
    assert holder_of(secret) in stored
