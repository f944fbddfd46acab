"""A deck is tested in laboratory games, and what is told of it is honest and complete."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.server.living import Living, eventually, living
from versus.decks import starters
from versus.lab.intervals import difference, rate
from versus.lab.plan import Pairing, plan
from versus.lab.results import CUT_OFF, NOBODY, TIE, A, B, CardRow, GameRow
from versus.server.card_bodies import BroughtDeck, TrialWish
from versus.server.library import on_shelf
from versus.server.trials import Trial, order, planned, spread

TIDE, EMBER = (deck for deck in starters("2pcg") if deck.name in ("Tide", "Ember"))


def wish(games: int = 4, **more: Any) -> dict[str, Any]:
    return {"game": "2pcg", "deck": msgspec.to_builtins(on_shelf(TIDE)), "games": games, **more}


def moments_of(server: Living, **more: Any) -> list[dict[str, Any]]:
    with server.http.stream("POST", "/api/decks/test", json=wish(**more), timeout=120) as answer:
        assert answer.status_code == 200
        return [msgspec.json.decode(line) for line in answer.iter_lines()]


def test_a_deck_meets_the_field_and_its_result_is_told_as_it_grows(server: Living):
    moments = moments_of(server, against=["Ember", "Tide"])
    last = moments[-1]
    assert (last["played"], last["planned"], last["end"]) == (4, 4, "played")
    assert [moment["played"] for moment in moments] == sorted(moment["played"] for moment in moments)
    assert [one["deck"] for one in last["match_ups"]] == ["Tide", "Ember"]
    assert sum(one["share"]["games"] for one in last["match_ups"]) == last["whole"]["games"]
    assert last["first"]["games"] + last["second"]["games"] == last["whole"]["games"]
    assert last["player"] == "greedy"
    assert {one["card"] for one in last["cards"]} == {card.key for card in TIDE.cards}
    assert eventually(lambda: server.hall.trials.running.total() == 0)


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"deck": {"leader": "HOX-001", "cards": {"HOX-013": 4}}}, "bad-deck"),
        ({"deck": None, "deck_list": "nonsense"}, "bad-deck"),
        ({"deck": None}, "bad-deck"),
        ({"game": "chess"}, "no-such-page"),
        ({"against": ["Nobody"]}, "bad-deck"),
        ({"games": "many"}, "bad-message"),
    ],
)
def test_what_cannot_be_tested_is_refused_and_takes_no_place(server: Living, more: dict[str, Any], code: str):
    answer = server.http.post("/api/decks/test", json=wish() | more)
    assert answer.json()["code"] == code
    assert server.hall.trials.running.total() == 0


def test_games_are_spread_over_the_field_in_whole_deals():
    assert spread(200, 4) == [50, 50, 50, 50]
    assert spread(200, 3) == [68, 66, 66]
    assert spread(7, 3) == [2, 2, 2]
    assert sum(spread(200, 46)) == 200


def test_no_wish_is_larger_than_what_the_server_allows():
    brought = msgspec.convert(msgspec.to_builtins(on_shelf(TIDE)), BroughtDeck)
    trial = planned(TrialWish(game="2pcg", deck=brought, games=10**12), 20)
    assert trial.plan.games == 20
    assert planned(TrialWish(game="2pcg", deck=brought, games=-5), 20).plan.games == 2
    assert len(planned(TrialWish(game="2pcg", deck=brought, games=4), 20).plan.pairings) == 2


def test_everybody_is_met_in_turn_from_both_seats():
    sides = [(TIDE, "random"), (EMBER, "random"), (TIDE, "random")]
    found = plan("trial", sides, [Pairing(0, 1, 4), Pairing(0, 2, 2)], 1)
    assert list(order(found)) == [(0, 0), (0, 1), (1, 0), (1, 1), (0, 2), (0, 3)]


def row(winner: str, drawn: int, end: str = "stunned") -> GameRow:
    cards = (CardRow(A, "PRA-004", 4, drawn, drawn, 0, 0), CardRow(B, "PRA-020", 4, 1, 1, 0, 0))
    return GameRow(0, 0, 1, 1, A, winner, end, 9, 9, 300, 200, 0, 0, cards)


def test_shares_and_differences_are_those_of_the_laboratory():
    trial = Trial(plan("trial", [(TIDE, "random"), (EMBER, "random")], [Pairing(0, 1, 8)], 1))
    for winner, drawn in ((A, 1), (A, 1), (B, 1), (B, 0), (B, 0), (TIE, 0)):
        trial.add(row(winner, drawn))
    trial.add(row(NOBODY, 1, CUT_OFF))
    told = trial.told("time")
    assert (told.played, told.planned, told.undecided, told.end) == (7, 8, 1, "time")
    assert (told.whole.games, told.whole.rate) == (6, round(2.5 / 6, 4))
    [part] = told.cards
    gain = difference(rate(2, 3), rate(0.5, 3))
    assert (part.card, part.gain) == ("PRA-004", round(gain.value, 4))
    assert part.low < 0 < part.gain < part.high, "six games prove nothing"


def test_what_was_found_is_told_when_the_time_is_up(tmp_path):
    with living(tmp_path / "versus.db", trial_seconds=3.0) as server:
        last = moments_of(server, games=200)[-1]
        assert last["end"] == "time"
        assert last["played"] < 200
