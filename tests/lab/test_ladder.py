"""versus ladder: who meets whom, the ratings that follow, and what is written."""

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from versus.cli import app
from versus.decks import starter
from versus.lab.errors import BadRequest
from versus.lab.ladder import Pair, everybody, ladder_of, ladder_plan, stronger_first
from versus.lab.plan import Pairing
from versus.lab.ratings import Meeting, ratings
from versus.lab.results import GameRow
from versus.lab.summary import Tally

DECKS = [starter("Tide"), starter("Ember")]


@pytest.fixture
def ladder(tmp_path: Path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    rest = ["--decks", "Tide,Ember", "--workers", "1"]
    return lambda *words: CliRunner().invoke(app, ["ladder", *rest, *words])


def won(pairing: int, number: int, winner: str) -> GameRow:
    return GameRow(pairing, number, 5, 1, "a", winner, "main character lost", 20, 10, 300, 200, 0, 0, ())


# Who meets whom


def test_players_meet_with_every_choice_of_decks():
    made = ladder_plan([Pair("random", "greedy", 8)], DECKS, 1)
    assert [(entrant.player, entrant.deck.name) for entrant in made.entrants] == [
        ("random", "Tide"),
        ("random", "Ember"),
        ("greedy", "Tide"),
        ("greedy", "Ember"),
    ]
    assert made.pairings == [Pairing(0, 3, 4), Pairing(1, 2, 4)]


def test_with_one_deck_both_play_it():
    assert ladder_plan([Pair("random", "greedy", 8)], DECKS[:1], 1).pairings == [Pairing(0, 1, 8)]


@pytest.mark.parametrize(("asked", "each"), [(1, 2), (4, 2), (5, 4), (8, 4), (400, 200)])
def test_games_are_rounded_up_so_that_decks_and_seats_come_up_equally(asked, each):
    made = ladder_plan([Pair("random", "greedy", asked)], DECKS, 1)
    assert [pairing.games for pairing in made.pairings] == [each, each]


def test_a_round_robin_lets_everybody_meet_once():
    assert [pair[:2] for pair in everybody(["a", "b", "c"], 10)] == [("a", "b"), ("a", "c"), ("b", "c")]


def test_players_who_cannot_be_compared_are_refused():
    pairs = [Pair("random", "greedy", 4), Pair("easy", "search:1", 4)]
    with pytest.raises(BadRequest, match="never meet"):
        ladder_plan(pairs, DECKS, 1)
    ladder_plan([*pairs, Pair("greedy", "easy", 4)], DECKS, 1)


# Ratings


def meeting(
    player: str, other: str, score: float, games: int, deck: str = "x", other_deck: str = "x"
) -> Meeting:
    return Meeting(player, deck, other, other_deck, score, games)


def test_ten_wins_to_one_loss_are_four_hundred_points():
    players, _ = ratings([meeting("weak", "strong", 100_000, 1_100_000)], ["weak", "strong"], ["x"])
    assert [rating.name for rating in players] == ["strong", "weak"]
    assert players[0].value == pytest.approx(400, abs=0.1)
    assert players[1][1:] == (0, 0, 0)


def test_a_distance_that_nobody_can_tell_does_not_blur_the_others():
    meetings = [meeting("middle", "weak", 400, 400), meeting("strong", "middle", 70, 100)]
    players, _ = ratings(meetings, ["weak", "middle", "strong"], ["x"])
    strong, middle, weak = players
    assert middle[1:] == (0, 0, 0)
    assert strong.low > 0
    assert weak.high - weak.low > 3 * (strong.high - strong.low)


def test_an_unbeaten_player_has_a_rating_that_is_unsure():
    players, _ = ratings([meeting("strong", "weak", 20, 20)], ["weak", "strong"], ["x"])
    assert 400 < players[0].value < 1000
    assert players[0].low < players[0].value - 200


def test_more_games_make_a_rating_surer():
    few, _ = ratings([meeting("b", "a", 15, 20)], ["a", "b"], ["x"])
    many, _ = ratings([meeting("b", "a", 1500, 2000)], ["a", "b"], ["x"])
    assert many[0].high - many[0].low < (few[0].high - few[0].low) / 8


def test_decks_and_players_are_told_apart():
    meetings = [
        meeting("b", "a", 90, 100, "good", "bad"),
        meeting("b", "a", 50, 100, "bad", "good"),
    ]
    players, decks = ratings(meetings, ["a", "b"], ["bad", "good"])
    assert (players[0].name, decks[0].name) == ("b", "good")
    assert players[0].value == pytest.approx(decks[0].value, rel=0.01)
    assert players[0].low > 0


def test_nobody_is_rated_before_the_games_can_tell():
    assert ratings([meeting("b", "a", 2, 2, "good", "bad")], ["a", "b"], ["bad", "good"]) == ([], [])
    assert ratings([], ["a", "b"], ["x"]) == ([], [])


def test_results_are_put_together_over_decks_and_told_by_the_winner():
    made = ladder_plan([Pair("random", "greedy", 8)], DECKS, 1)
    tally = Tally(made)
    tally.add([won(0, number, "b") for number in range(4)])
    tally.add([won(1, 0, "b"), won(1, 1, "b"), won(1, 2, "tie"), won(1, 3, "a")])
    found = ladder_of(made, tally)
    (result,) = found.results
    assert (result.player, result.wins, result.losses, result.ties) == ("random", 1, 6, 1)
    assert result.share.rate == 1.5 / 8
    winner = stronger_first(result)
    assert (winner.player, winner.wins, winner.share.rate) == ("greedy", 6, 6.5 / 8)
    assert winner.share.low == pytest.approx(1 - result.share.high)
    assert found.players[0].name == "greedy"


# The command


def test_both_sides_are_dealt_the_same_cards(ladder):
    assert ladder("--players", "random,easy", "--games", "4").exit_code == 0
    (run,) = Path("build/ladder").iterdir()
    games = pq.read_table(run / "games.parquet").to_pylist()
    assert len({row["seed"] for row in games}) == 1
    seats = {
        ((row["player_a"], row["deck_a"]), (row["player_b"], row["deck_b"]))
        if row["seat_a"] == 1
        else ((row["player_b"], row["deck_b"]), (row["player_a"], row["deck_a"]))
        for row in games
    }
    for first, second in seats:
        # The same deal, the same decks in the same seats, the players exchanged.
        assert ((second[0], first[1]), (first[0], second[1])) in seats
    assert len(seats) == 4


def test_the_ladder_is_shown_written_and_drawn(ladder):
    words = ["--players", "random,easy", "--games", "8", "--seed", "3"]
    result = ladder(*words)
    assert result.exit_code == 0
    found = json.loads(Path("build/ladder.json").read_text())
    assert (found["games"], found["seed"], found["repeatable"], found["note"]) == (8, 3, True, "")
    assert {standing["name"] for standing in found["players"]} == {"random", "easy"}
    assert found["results"][0]["games"] == 8
    assert Path("build/ladder.png").read_bytes()[:4] == b"\x89PNG"
    assert "Players" in result.output
    assert "●" in result.output
    assert "8 of 8 games are there already" in ladder(*words).output


def test_a_player_who_thinks_by_the_clock_is_named_as_not_repeatable(ladder):
    result = ladder("--pair", "random,search:1ms=4", "--decks", "Tide")
    assert result.exit_code == 0
    assert "thinks by the clock" in result.output
    found = json.loads(Path("build/ladder.json").read_text())
    assert not found["repeatable"]
    assert "by the clock" in found["note"]


def test_pairs_have_their_own_numbers_of_games(ladder):
    pairs = ["--pair", "random,easy=2", "--pair", "easy,search:1"]
    assert ladder(*pairs, "--games", "4", "--decks", "Tide").exit_code == 0
    found = json.loads(Path("build/ladder.json").read_text())
    assert [(r["player"], r["other_player"], r["games"]) for r in found["results"]] == [
        ("random", "easy", 2),
        ("easy", "search:1", 4),
    ]


def test_what_is_no_ladder_is_not_written_over(ladder):
    Path("build").mkdir()
    Path("build/ladder.json").write_text("my notes")
    result = ladder("--players", "random,easy", "--games", "4")
    assert "ladder.json.corrupt-1" in result.output
    assert Path("build/ladder.json.corrupt-1").read_text() == "my notes"
    assert json.loads(Path("build/ladder.json").read_text())["games"] == 4


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--players", "greedy"], "name at least two"),
        (["--players", "greedy,greedy"], "name at least two, each once"),
        (["--players", "greedy,serach:50ms"], 'There is no player "serach:50ms". Did you mean search?'),
        (["--players", "greedy,random", "--decks", "Tyde"], "Did you mean Tide?"),
        (["--players", "greedy,random", "--decks", "Tide,Tide"], "Name each deck once"),
        (["--players", "greedy,random", "--games", "0"], "0 games cannot be played"),
        (["--pair", "greedy"], '"greedy" is no pair.'),
        (["--pair", "greedy,random=many"], '"greedy,random=many" is no pair.'),
        (["--pair", "greedy,random=0"], "0 games cannot be played"),
        (["--pair", "greedy,random", "--players", "easy,random"], "Name either --players"),
        (["--players", "greedy,search:fast"], "is no time to think"),
    ],
)
def test_what_cannot_be_done_is_told_in_words(ladder, words, answer):
    result = ladder(*words)
    assert result.exit_code == 1
    assert answer in " ".join(result.output.split())
    assert not Path("build").exists()


def test_a_search_with_two_limits_is_one_player(ladder):
    result = ladder("--players", "random,search:1,1ms", "--games", "2", "--decks", "Tide")
    assert result.exit_code == 0
    found = json.loads(Path("build/ladder.json").read_text())
    assert found["results"][0]["other_player"] == "search:1,1ms"
