"""versus matrix, and what it counts."""

from pathlib import Path

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from tests.lab.small_runs import parts
from versus.cli import app
from versus.decks import starter
from versus.lab.matrix import games_for_each, matrix_of, matrix_plan
from versus.lab.plan import seating
from versus.lab.results import CardRow, GameRow
from versus.lab.summary import Tally

DECKS = [starter(name) for name in ("Tide", "Ember", "Magneto")]


@pytest.fixture
def matrix(tmp_path: Path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return lambda *words: CliRunner().invoke(app, ["matrix", "--player", "random", "--workers", "1", *words])


def won(pairing: int, number: int, winner: str) -> GameRow:
    return GameRow(pairing, number, 5, 1, "a", winner, "main character lost", 20, 10, 300, 200, 0, 0, ())


def test_a_cell_is_what_the_row_won_against_the_column():
    made = matrix_plan(DECKS, "random", 2, 1)
    tally = Tally(made)
    # Tide against Ember, Tide against Magneto, Ember against Magneto
    for pairing, winners in enumerate((("a", "tie"), ("b", "b"), ("b", "a"))):
        tally.add(won(pairing, number, winner) for number, winner in enumerate(winners))
    found = matrix_of(made, tally)
    assert found.decks == ("Magneto", "Tide", "Ember")
    rates = [[cell and cell.rate for cell in row] for row in found.cells]
    assert rates == [[None, 1.0, 0.5], [0.0, None, 0.75], [0.5, 0.25, None]]
    assert [overall.rate for overall in found.overall] == [0.75, 0.375, 0.375]


@pytest.mark.parametrize(
    ("each", "decks", "of_two"),
    [(200, 42, 6), (164, 42, 4), (165, 42, 6), (1, 42, 2), (200, 2, 200), (3, 2, 4)],
)
def test_games_for_each_deck_are_spread_over_the_others_evenly(each, decks, of_two):
    assert games_for_each(each, decks) == of_two
    assert of_two * (decks - 1) >= each


def test_all_decks_of_a_game_meet_and_are_ranked(matrix, monkeypatch):
    monkeypatch.setattr("versus.terminal.matrix_command.starters", lambda game: tuple(DECKS))
    monkeypatch.setattr("versus.terminal.matrix_command.MOST_COLUMNS", 2)
    monkeypatch.setattr("versus.lab.matrix_plot.CROWD", 2)
    result = matrix("--house", "2pcg", "--each", "4", "--out", "run")
    assert result.exit_code == 0, result.output
    assert "best against" in result.output
    assert "worst against" in result.output
    assert len(pq.read_table("run/games.parquet")) == 6
    assert Path("run/matrix.png").read_bytes()[:4] == b"\x89PNG"


def test_every_two_decks_meet_from_both_seats_with_a_deal_of_their_own(matrix):
    result = matrix("tide", "ember", "magneto", "--games", "2", "--out", "run")
    assert result.exit_code == 0
    games = pq.read_table("run/games.parquet").to_pylist()
    meetings = [("Tide", "Ember"), ("Tide", "Magneto"), ("Ember", "Magneto")]
    assert [(row["deck_a"], row["deck_b"], row["seat_a"]) for row in games] == [
        (a, b, seat) for a, b in meetings for seat in (1, 2)
    ]
    one, other, third = [[row["seed"] for row in games[place : place + 2]] for place in (0, 2, 4)]
    assert all(len(set(seeds)) == 1 for seeds in (one, other, third))
    assert len({one[0], other[0], third[0]}) == 3


def test_deals_of_two_pairings_do_not_overlap():
    made = matrix_plan(DECKS, "random", 3, 1)
    seeds = [{seating(made, pairing, game).seed for game in range(3)} for pairing in range(3)]
    assert [len(found) for found in seeds] == [2, 2, 2]
    assert len(set.union(*seeds)) == 6


def test_the_matrix_is_shown_drawn_and_taken_up_again(matrix):
    result = matrix("tide", "ember", "--games", "4", "--out", "run")
    assert "Games won by the deck of the row" in result.output
    assert Path("run/matrix.png").read_bytes()[:4] == b"\x89PNG"
    parts(Path("run"))[0].unlink()
    again = matrix("tide", "ember", "--games", "4", "--out", "run")
    assert "2 of 4 games are there already" in again.output
    assert again.output.split("beats")[1] == result.output.split("beats")[1]


def test_what_a_card_does_is_told_once_for_its_deck():
    made = matrix_plan(DECKS, "random", 2, 1)
    key = next(iter(made.cards))
    tally = Tally(made)
    # Ember is side B against Tide and side A against Magneto.
    for pairing, side, winner in ((0, "b", "b"), (2, "a", "b")):
        card = CardRow(side, key, 4, 1, 2, 1, 0)
        tally.add([won(pairing, 0, winner)._replace(cards=(card,))])
    found = tally.summary()
    tide, ember, magneto = found.decks
    assert (ember.deck, ember.share.games, ember.share.rate) == ("Ember", 2, 0.5)
    assert [(card.card, card.copies, card.opening.games) for card in ember.cards] == [(key, 4, 2)]
    assert (tide.cards, magneto.cards) == ([], [])
    assert all(side.cards == [] for pairing in found.pairings for side in (pairing.a, pairing.b))


def test_a_deck_of_the_house_may_stay_out(matrix, monkeypatch):
    monkeypatch.setattr("versus.terminal.matrix_command.starters", lambda game: tuple(DECKS))
    result = matrix("--house", "2pcg", "--without", "magneto", "--games", "2", "--out", "run")
    assert result.exit_code == 0, result.output
    games = pq.read_table("run/games.parquet").to_pylist()
    assert [(row["deck_a"], row["deck_b"]) for row in games] == [("Tide", "Ember")] * 2


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--house", "2pcg", "--without", "magnto"], "magnto is none of the decks of --house"),
        (["tide"], "A matrix compares decks: name at least two."),
        ([], "name at least two, or --house GAME"),
        (["tide", "ember", "--each", "-1"], "-1 games cannot be played"),
        (["tide", "ember", "tide"], "Tide is named twice."),
        (["tide", "embr"], "Did you mean Ember?"),
        (["tide", "ember", "--games", "0"], "0 games cannot be played"),
        (["tide", "ember", "--player", "greedi"], "Did you mean greedy?"),
        (["tide", "ember", "--player", "greedy,random"], "One player plays all decks of a matrix"),
    ],
)
def test_what_cannot_be_done_is_told_in_words(matrix, words, answer):
    result = matrix(*words)
    assert result.exit_code == 1
    assert answer in result.output
    assert not Path("build").exists()
