"""What can be done with a card, and which rule forbids the rest."""

from __future__ import annotations

import pytest

from tests.server.living import Guest, Living, cards_in, play_on
from versus.games.classic.text.asks import RULES as CLASSIC_RULES
from versus.games.tpcg.text.asks import RULES as TPCG_RULES


def hand_card(guest: Guest) -> dict[str, object]:
    return cards_in(guest.step, guest.step["seat"], "hand")[0]


def test_a_card_that_cannot_be_played_now_names_the_rule(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        play_on([ann, bob], 5, seed=3)
        other = bob if ann.is_asked() else ann
        card = hand_card(other)
        other.sends("explain", id=7, card=card["number"])
        told = other.hears("explanation")
        assert (told["id"], told["card"], told["name"]) == (7, card["number"], card["name"])
        assert told["wishes"]
        for wish in told["wishes"]:
            assert not wish["allowed"]
            rule = server.http.get(f"/api/games/2pcg/rules/{wish['rule']}").json()
            assert rule["title"]


def test_only_one_verb_may_be_asked_about(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        play_on([ann, bob], 5, seed=3)
        ann.sends("explain", id=1, card=hand_card(ann)["number"], verb="place face down")
        assert [wish["verb"] for wish in ann.hears("explanation")["wishes"]] == ["place face down"]


def test_nothing_is_said_about_a_card_out_of_sight_or_one_that_does_not_exist(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        play_on([ann, bob], 5, seed=3)
        refusals = []
        for number in (hand_card(bob)["number"], 10**6):
            ann.sends("explain", id=number, card=number)
            refusals.append({**ann.hears("refused"), "id": 0})
        assert refusals[0] == refusals[1]
        assert refusals[0]["code"] == "no-such-card"


def test_a_question_of_the_rules_names_its_rule_and_the_reference_has_it(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        asked = ann if ann.is_asked() else bob
        rule = asked.step["question"]["rule"]
        assert rule == "2P-SET-04", "who goes first is asked before anything else"
        assert server.http.get(f"/api/games/2pcg/rules/{rule}").json()["title"]


@pytest.mark.parametrize(("game", "rules"), [("2pcg", TPCG_RULES), ("classic", CLASSIC_RULES)])
def test_every_rule_behind_a_prompt_is_in_the_reference(server: Living, game: str, rules: dict[int, str]):
    for rule in rules.values():
        assert server.http.get(f"/api/games/{game}/rules/{rule}").status_code == 200


@pytest.mark.parametrize(
    ("game", "words"),
    [("2pcg", ("Flight", "Lethal", "Freeze", "Burn", "Pull")), ("classic", ("Range", "Boost", "Willpower"))],
)
def test_the_rules_explain_the_keywords_as_the_cards_do(server: Living, game: str, words: tuple[str, ...]):
    told = server.http.get(f"/api/games/{game}/rules").json()["keywords"]
    assert told == server.http.get(f"/api/games/{game}/cards").json()["keywords"]
    assert all(told[word] for word in words)
