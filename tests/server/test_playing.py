"""Two people play over their WebSockets."""

from __future__ import annotations

import msgspec
from websockets.sync.client import connect

from tests.server.living import Guest, Living, cards_in, eventually, living, pile_in, play_on
from versus.server.journal import Answered


def test_a_table_starts_when_everybody_has_a_deck_and_asks_one_of_them(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        assert ann.welcome["state"] == "running"
        assert [seat["name"] for seat in ann.welcome["seats"]] == ["Ann", "Bob"]
        assert ann.step["asked"] == bob.step["asked"]
        asked, other = (ann, bob) if ann.step["asked"] == 0 else (bob, ann)
        assert asked.question is not None
        assert asked.question["options"][0]["words"]
        assert other.question is None


def test_an_answer_brings_both_a_new_step_with_the_next_number(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        before = ann.number
        play_on([ann, bob], 1)
        assert ann.number == bob.number == before + 1
        assert ann.step["since"] == before


def test_an_answer_given_twice_counts_once(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        asked = ann if ann.is_asked() else bob
        assert asked.question is not None
        first = asked.question["number"]
        assert asked.answers(0)["type"] == "step"
        number = asked.number
        again = asked.answers(0, question=first)
        assert (again["type"], again["code"], again["question"]) == ("refused", "stale", first)
        assert table.get().json()["number"] == number


def test_nobody_answers_for_another_seat(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        asked, other = (ann, bob) if ann.is_asked() else (bob, ann)
        assert asked.question is not None
        number = asked.question["number"]
        assert other.answers(0, question=number)["code"] == "not-your-question"
        other.sends("answer", question=number, option=0, seat=asked.step["seat"])
        assert other.hears("refused")["code"] == "not-allowed"
        assert asked.answers(0)["type"] == "step"


def test_an_option_that_is_not_there_is_refused(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        asked = ann if ann.is_asked() else bob
        assert asked.question is not None
        options = len(asked.question["options"])
        assert asked.answers(options)["code"] == "no-such-option"
        assert asked.answers(-1)["code"] == "no-such-option"
        assert asked.answers(options - 1)["type"] == "step"


def test_a_whole_game_is_played_to_its_end(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        given = play_on([ann, bob], 5000)
        assert 20 < given < 5000
        result = ann.step["result"]
        assert result["reason"] == "game"
        assert result == bob.step["result"]
        assert ann.answers(0, question=ann.number)["code"] == "over"
    assert table.get().json()["state"] == "over"


def test_spectators_see_but_are_asked_nothing(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob, table.sits() as watcher:
        assert watcher.welcome["you"] == []
        play_on([ann, bob], 12)
        while watcher.number < ann.number:
            watcher.hears("step")
        assert watcher.question is None
        assert watcher.step["seat"] is None
        for seat in (0, 1):
            shown = cards_in(watcher.step, seat, "hand")
            for guest in (ann, bob):
                seen = cards_in(guest.step, seat, "hand")
                assert all(card in seen for card in shown), "not everybody sees that card"
            assert len(shown) < pile_in(watcher.step, seat, "hand")["count"]
        watcher.sends("answer", question=watcher.number, option=0)
        assert watcher.hears("refused")["code"] == "not-allowed"


def test_one_connection_may_play_several_seats(server: Living):
    table = server.duel()
    with table.sits(0, 1) as both:
        assert both.welcome["you"] == [0, 1]
        steps = [message for message in both.messages if message["type"] == "step"]
        assert [step["seat"] for step in steps] == [0, 1]
        asked = steps[0]["asked"]
        number = steps[asked]["question"]["number"]
        both.sends("answer", question=number, option=0)
        assert both.hears("refused")["code"] == "no-such-seat"
        both.sends("answer", question=number, option=0, seat=asked)
        assert both.hears("step")["number"] == number + 1


def test_whoever_comes_back_is_told_what_they_missed_and_no_more(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        play_on([ann, bob], 10)
        seen = bob.number
        heard = [
            line for message in bob.messages if message["type"] == "step" for line in message.get("log", [])
        ]
        bob.leaves()
        with table.sits(1) as again:
            play_on([ann, again], 10)
            wanted = again.log(since=1)
        with table.sits(1, last=seen) as back:
            assert back.step["since"] == seen
            assert back.step["number"] == ann.number
            assert back.step["log"] == wanted
            assert back.step["view"]["viewer"] == 1
        with table.sits(1) as anew:
            assert anew.step["log"] == heard + wanted


def test_a_friend_takes_the_seat_with_the_link_and_a_deck(server: Living):
    opened = server.http.post(
        "/api/tables",
        json={"game": "2pcg", "seats": [{"kind": "me", "deck": "Magneto"}, {"kind": "friend"}]},
    ).json()
    match = opened["match"]
    assert [key["kind"] for key in opened["seats"]] == ["me", "friend"]
    ticket = opened["seats"][1]["ticket"]
    assert ticket in opened["seats"][1]["link"].partition("#")[2]
    with Guest(server.port, match, [opened["seats"][0]["token"]]) as ann:
        assert ann.welcome["state"] == "waiting"
        ann.sends("answer", question=1, option=0)
        assert ann.hears("refused")["code"] == "not-started"
        joined = server.http.post(
            f"/api/tables/{match}/join", json={"ticket": ticket, "name": " Bob\t", "deck": "professor x"}
        )
        assert joined.status_code == 200
        assert joined.json()["seat"] == 1
        assert ann.hears("step")["asked"] in (0, 1)
        names = [seat["name"] for seat in ann.hears("presence")["seats"]]
        assert names[1] == "Bob"
    wish = {"token": joined.json()["token"], "deck": "magneto"}
    late = server.http.post(f"/api/tables/{match}/join", json=wish)
    assert (late.status_code, late.json()["code"]) == (409, "started")


def test_the_computer_answers_in_its_seat(server: Living):
    table = server.open({"name": "Ann"}, {"kind": "computer", "level": "easy"})
    with table.sits(0) as ann:
        for _ in range(12):
            while not ann.is_asked():
                ann.hears("step")
            ann.answers(0)
        assert ann.number >= 14
    assert table.get().json()["seats"][1]["name"] == "Easy computer"


def test_four_seats_with_computers_and_one_person(server: Living):
    table = server.open({"name": "Ann"}, *[{"kind": "computer", "level": "easy"}] * 3)
    with table.sits(0) as ann:
        while not ann.is_asked():
            ann.hears("step")
        assert len(ann.step["view"]["sides"]) == 4


def test_a_token_opens_its_own_table_only(server: Living):
    one, other = server.duel(), server.duel()
    with Guest(server.port, other.match, [one.tokens[0]]) as stranger:
        assert stranger.welcome["code"] == "bad-token"
    forged = one.tokens[0][:-1] + ("0" if one.tokens[0][-1] != "0" else "1")
    with Guest(server.port, one.match, [forged]) as forger:
        assert forger.welcome["code"] == "bad-token"
    moved = one.tokens[0].replace(".0.", ".1.")
    with Guest(server.port, one.match, [moved]) as forger:
        assert forger.welcome["code"] == "bad-token"


def test_resume_lists_the_tables_of_kept_tokens_those_that_wait_first(server: Living):
    table = server.duel()
    over = server.duel()
    with over.sits(0) as ann:
        ann.sends("concede")
        ann.hears("step")
    tokens = [over.tokens[1], table.tokens[0], table.tokens[1], "nonsense"]
    found = server.http.post("/api/resume", json={"tokens": tokens}).json()["tables"]
    assert [mine["match"]["match"] for mine in found] == [table.match, table.match, over.match]
    assert [mine["asked"] for mine in found] == [True, False, False]


def test_a_stopped_server_goes_on_at_the_same_question(tmp_path):
    path = tmp_path / "versus.db"
    with living(path) as server:
        table = server.duel()
        with table.sits(0) as ann, table.sits(1) as bob:
            play_on([ann, bob], 25)
            before = {guest.step["seat"]: guest.step for guest in (ann, bob)}
    with living(path) as server:
        table.living = server
        with table.sits(0, last=before[0]["number"]) as ann, table.sits(1) as bob:
            for guest in (ann, bob):
                was = before[guest.step["seat"]]
                for part in ("view", "question", "asked", "number"):
                    assert guest.step.get(part) == was.get(part)
            assert not ann.step.get("log")
            assert play_on([ann, bob], 5) == 5


def test_who_answers_and_leaves_at_once_has_answered(server: Living):
    """The other is told, although nobody waits for the answer any more."""
    for _ in range(10):
        table = server.duel()
        with table.sits(0) as ann, table.sits(1) as bob:
            asked, other = (ann, bob) if ann.is_asked() else (bob, ann)
            assert asked.question is not None
            number = asked.question["number"]
            asked.sends("answer", question=number, option=0)
            asked.socket.socket.close()
            assert other.hears("step")["number"] == number + 1


def test_an_entry_that_nobody_heard_of_is_told_as_soon_as_the_table_is_read(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        asked, other = (ann, bob) if ann.is_asked() else (bob, ann)
        assert asked.question is not None
        number = asked.question["number"]
        entry = Answered(at=0.0, seat=asked.step["seat"], option=0)
        server.hall.writer.enter(table.match, number + 1, entry).result(20)
        server.hall.forget(table.match)
        asked.sends("answer", question=number, option=0)
        assert asked.hears("step")["number"] == number + 1
        assert asked.hears("refused")["code"] == "stale"
        assert other.hears("step")["number"] == number + 1
        assert play_on([ann, bob], 4) == 4


def test_who_leaves_while_being_greeted_is_not_thought_to_be_there(server: Living):
    table = server.duel()
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table.match}/play"
    for _ in range(10):
        with connect(address) as socket:
            socket.send(msgspec.json.encode({"type": "hello", "tokens": [table.tokens[0]]}).decode())
            socket.socket.close()
    assert eventually(lambda: not table.get().json()["seats"][0].get("connected"))
    assert eventually(lambda: server.hall.rooms.total() == 0)
