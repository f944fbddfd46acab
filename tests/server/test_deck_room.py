"""Whoever builds a deck finds cards, hears what is wrong with it and how to mend it, and takes it away."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.living import Living
from versus.cards.search.scanning import LONGEST
from versus.decks import starters


def check(server: Living, **wish: Any) -> Any:
    answer = server.http.post("/api/decks/check", json={"game": "2pcg", **wish})
    assert answer.status_code == 200, answer.text
    return answer.json()


def shelf(server: Living, game: str = "2pcg") -> list[dict[str, Any]]:
    found = server.http.get("/api/games").json()["games"]
    decks: list[dict[str, Any]] = next(one["decks"] for one in found if one["game"] == game)
    return decks


def search(server: Living, query: str) -> Any:
    return server.http.get("/api/cards", params={"query": query}).json()


def test_cards_of_both_games_are_found(server: Living):
    found = search(server, "type:location")
    assert found["cards"]["2pcg"]
    assert found["cards"]["classic"]
    assert found["understood"] == "type location"
    assert search(server, "game:classic")["cards"]["2pcg"] == []


def test_a_fault_in_a_search_is_an_answer(server: Living):
    found = search(server, "blob team:x-mne")
    assert found["cards"] == {}
    assert found["fault"]["kind"] == "unknown-value"
    assert (found["fault"]["at"], found["fault"]["length"]) == (5, 10)
    assert found["fault"]["near"] == ["X-Men"]


def test_a_search_has_a_bound(server: Living):
    assert search(server, "x" * (LONGEST + 1))["fault"]["kind"] == "too-long"


def test_the_manual_tells_what_works(server: Living):
    manual = server.http.get("/api/cards/manual").json()
    for example in manual["examples"]:
        assert "fault" not in search(server, example["query"])


@pytest.mark.parametrize("game", ["2pcg", "classic"])
def test_every_deck_of_the_shelf_comes_back_whole_from_every_format(server: Living, game: str):
    for deck in shelf(server, game):
        answer = server.http.post("/api/decks/write", json={"game": game, "deck": deck})
        assert answer.status_code == 200, answer.text
        for text in answer.json().values():
            read = check(server, game=game, deck_list=text)
            assert read["faults"] == []
            assert sorted(read["deck"]["cards"].items()) == sorted(deck["cards"].items())
            assert read["deck"].get("leader") == deck.get("leader")
            assert read["deck"].get("levels") == deck.get("levels")
            assert read["deck"]["name"] == deck["name"]


def test_a_fault_names_its_rule_and_the_deck_without_it(server: Living):
    deck = shelf(server)[0]
    key = next(iter(deck["cards"]))
    found = check(server, deck=deck | {"cards": deck["cards"] | {key: 6}})
    [copies] = [fault for fault in found["faults"] if fault["rule"] == "2P-DCK-03"]
    assert copies["fix"].startswith("Take out 2 ")
    assert copies["fixed"]["cards"][key] == 4


def test_an_empty_deck_is_a_deck_with_faults(server: Living):
    assert [fault["rule"] for fault in check(server, deck={})["faults"]] == ["2P-DCK-01"]
    assert [fault["rule"] for fault in check(server, game="classic", deck={})["faults"]] == ["CL-DCK-01"]


def test_a_list_that_cannot_be_read_says_where(server: Living):
    found = check(server, deck_list="Main: Magneto (HOX)\n3 Blobb\n")
    assert found["deck"] is None
    [problem] = found["problems"]
    assert problem["line"] == 2
    assert "Did you mean Blob?" in problem["words"]


def test_a_deck_of_one_s_own_is_played_with(server: Living):
    deck = shelf(server)[1]
    text = server.http.post("/api/decks/write", json={"game": "2pcg", "deck": deck | {"name": "Mine"}}).json()
    table = server.open({"deck_list": text["plain"]}, {"kind": "computer", "deck_list": text["octgn"]})
    assert table.get().json()["state"] == "running"
    assert table.get().json()["seats"][0]["deck"] == "Mine"
    assert starters("2pcg")[1].name == deck["name"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({}, "bad-deck"),
        ({"game": "chess"}, "no-such-page"),
        ({"deck": {"cards": {"HOX-013": 0}}}, "bad-deck"),
        ({"deck": {"cards": {"HOX-013": -1}}}, "bad-deck"),
        ({"deck": {"cards": {"HOX-013": 100}}}, "bad-deck"),
        ({"deck": {"cards": {f"HOX-{number:03}": 99 for number in range(1, 8)}}}, "bad-deck"),
        ({"deck": {"cards": {str(number): 1 for number in range(401)}}}, "bad-deck"),
        ({"deck": {"pile": ["HOX-013"] * 401}}, "bad-deck"),
        ({"deck": {"name": "x" * 81}}, "bad-deck"),
        ({"deck": {"leader": "NOPE"}}, "no-such-card"),
        ({"deck": {"cards": {"HOX-013": "4"}}}, "bad-message"),
        ({"deck": {"cards": {"HOX-013": 4}, "more": 1}}, "bad-message"),
        ({"deck_list": "x" * 70_000}, "too-large"),
    ],
)
@pytest.mark.parametrize("what", ["check", "write"])
def test_what_is_no_deck_is_refused(server: Living, what: str, wish: dict[str, Any], code: str):
    answer = server.http.post(f"/api/decks/{what}", json={"game": "2pcg", **wish})
    assert answer.json()["code"] == code
    assert answer.status_code < 500
