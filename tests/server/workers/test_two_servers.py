"""Two servers on one database: it makes no difference at which of them somebody sits."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.living import Guest, Living, Opened, eventually, living, play_on, settle
from versus.server.replaying import verify


@pytest.fixture(scope="module")
def both(url: str) -> Iterator[tuple[Living, Living]]:
    with living(url, thinkers=1) as one, living(url, thinkers=1) as other:
        yield one, other


@contextmanager
def apart(both: tuple[Living, Living], table: Opened) -> Iterator[list[Guest]]:
    """Ann sits at the first server, Bob at the second."""
    ann = Guest(both[0].port, table.match, [table.tokens[0]])
    bob = Guest(both[1].port, table.match, [table.tokens[1]])
    with ann, bob:
        yield [ann, bob]


def test_people_apart_play_one_game_to_its_end(both: tuple[Living, Living]):
    table = both[0].duel()
    with apart(both, table) as guests:
        given = play_on(guests, 1_000)
        assert given > 30
        for guest in guests:
            assert guest.step["result"]["reason"] == "game"
    for server in both:
        found = server.http.get(f"/api/replays/{table.match}/record")
        assert len(verify(found.content)[1].answers) >= given


def test_chat_undo_concession_and_rematch_are_told_across_servers(both: tuple[Living, Living]):
    table = both[0].duel()
    with apart(both, table) as guests:
        ann, bob = guests
        play_on(guests, 5)
        ann.sends("say", text="Good luck")
        assert [guest.hears("said")["line"]["text"] for guest in guests] == ["Good luck"] * 2
        bob.sends("say", text="And to you")
        assert [guest.hears("said")["line"]["text"] for guest in guests] == ["And to you"] * 2
        settle(*guests)
        asker = next(guest for guest in guests if guest.step.get("can_undo"))
        other = guests[1 - asker.step["seat"]]
        before = asker.number
        asker.sends("undo")
        told = other.hears("courtesy", "step")
        if told["type"] == "courtesy" and told.get("undo"):
            other.sends("consent", agree=True)
        while asker.number == before or other.number < asker.number:
            (asker if asker.number == before else other).hears("step")
        bob.sends("concede")
        while "result" not in ann.step:
            ann.hears("step")
        assert ann.step["result"]["winners"] == [0]
        ann.sends("rematch")
        while bob.hears("courtesy")["rematch"]["wanted_by"] != [0]:
            pass
        bob.sends("rematch")
        new = [guest.hears("new-table") for guest in guests]
        assert new[0]["match"] == new[1]["match"] != table.match
        moved = table.tokens[1].replace(table.match, new[1]["match"])
        with Guest(both[0].port, new[1]["match"], [moved]) as again:
            assert again.welcome["you"] == [1]


def test_both_may_speak_at_once(both: tuple[Living, Living]):
    """Whoever is later is written after the other, and not refused."""
    table = both[0].duel()
    with apart(both, table) as guests:
        for number in range(30):
            for guest in guests:
                guest.sends("say", text=f"Line {number}")
        for guest in guests:
            lines = [guest.hears("said", "refused") for _ in range(60)]
            assert all(line["type"] == "said" for line in lines)
            numbers = [line["number"] for line in lines]
            assert numbers == sorted(set(numbers))
    assert len(both[0].hall.storage.entries(table.match)) == 62


def test_everybody_is_shown_who_is_there(both: tuple[Living, Living]):
    table = both[0].duel()
    with apart(both, table) as (ann, bob):
        while not all(seat.get("connected") for seat in ann.hears("presence")["seats"]):
            pass
        with Guest(both[1].port, table.match, []):
            while ann.hears("presence").get("spectators") != 1:
                pass
        bob.leaves()
        while ann.hears("presence")["seats"][1].get("connected"):
            pass


def test_a_computer_answers_whoever_asks_wherever(both: tuple[Living, Living]):
    table = both[0].open({"name": "Ann"}, {"kind": "computer", "level": "easy"})
    with Guest(both[1].port, table.match, [table.tokens[0]]) as ann:
        for _ in range(5):
            settle(ann)
            ann.answers(0)
    # Nobody is at the first server: the second one sees to the table now.
    assert eventually(lambda: both[1].hall.owning.owns(table.match))
    assert eventually(lambda: not both[0].hall.owning.owns(table.match))


def test_seats_are_taken_at_any_server(both: tuple[Living, Living]):
    table = both[0].hosted()
    with Guest(both[0].port, table.match, [table.tokens[0]]) as ann:
        table.living = both[1]
        joined = table.joins(1, name="Bob")
        assert joined.status_code == 200, joined.text
        assert ann.hears("step")["number"] == 2


def test_seats_are_lost_at_any_server(both: tuple[Living, Living]):
    table = both[0].open({"name": "Ann"}, {"kind": "friend"}, {"kind": "friend"})
    table.joins(1, name="Bob")
    with Guest(both[1].port, table.match, [table.tokens[1]]) as bob:
        table.invites(1)
        assert bob.hears("refused")["code"] == "seat-lost"
    with Guest(both[1].port, table.match, [table.tokens[1]]) as bob:
        assert bob.welcome["code"] == "bad-token"


def test_windows_are_counted_wherever_they_are(both: tuple[Living, Living]):
    table = both[0].duel()
    with apart(both, table) as (_, bob), Guest(both[1].port, table.match, [table.tokens[0]]):
        while bob.hears("presence")["seats"][0].get("windows") != 2:
            pass


def test_the_limits_are_for_all_servers_together(tmp_path: Path):
    url = f"sqlite:///{tmp_path}/versus.db"
    with living(url, spectators=3) as one, living(url, spectators=3) as other:
        table = one.duel()
        with Guest(one.port, table.match, []), Guest(one.port, table.match, []):
            assert eventually(lambda: other.hall.rooms.elsewhere.spectators == 2)
            with Guest(other.port, table.match, []) as third:
                assert third.welcome["type"] == "welcome"
                with Guest(other.port, table.match, []) as fourth:
                    assert fourth.welcome["code"] == "too-many"
        assert one.hall.requests.parts == 2
    with living(url) as alone:
        assert eventually(lambda: alone.hall.requests.parts == 1)
