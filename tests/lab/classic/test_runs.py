"""The laboratory plays the classic game as well: which one is a matter of the decks."""

from collections import Counter
from pathlib import Path

import pytest

from tests.lab.small_runs import played, tables
from versus.cards.catalogue import CardSet, Catalogue
from versus.decks import starter
from versus.games.classic.plug import CLASSIC, start
from versus.games.house import game_called
from versus.kernel.deck import Deck
from versus.kernel.errors import BadSetup
from versus.kernel.plug import plug_for
from versus.lab import arena
from versus.lab.errors import BadRequest
from versus.lab.ladder import everybody, ladder_of, ladder_plan
from versus.lab.matrix import matrix_of, matrix_plan
from versus.lab.plan import Pairing, plan, seating
from versus.players.roster import player_called
from versus.testing.classic.decks import plain_deck

DECKS = (plain_deck("X-Men"), plain_deck("Brotherhood"))


@pytest.fixture(autouse=True)
def plain_cards(monkeypatch):
    """A house of plain cards, so that nothing here hangs on what a set says."""
    cards = {card.key: card for deck in DECKS for card in deck.cards}
    plain = Catalogue(CLASSIC, [CardSet("PLA", "Plain", tuple(cards.values()))])
    monkeypatch.setattr(arena, "load_sets", lambda files: ({"classic": plain}, []))


def small_plan(games=6, player="random"):
    return plan("sim", [(deck, player) for deck in DECKS], [Pairing(0, 1, games)], 1)


@pytest.fixture
def rows(tmp_path: Path):
    played(tmp_path, small_plan())
    return tuple(table.to_pylist() for table in tables(tmp_path))


def test_the_plan_names_the_game():
    assert small_plan().game == "classic"
    assert game_called("classic") is plug_for(DECKS)


def test_a_game_of_the_table_can_be_played_again_from_its_row(rows):
    row = rows[0][3]
    assert row["seat_a"] == 2
    game = start([DECKS[1], DECKS[0]], row["seed"])
    seeds = seating(small_plan(), 0, 3).player_seeds
    players = [player_called("random", seed) for seed in reversed(seeds)]
    first = None
    while game.ask is not None:
        if game.turn == 1:
            first = game.initiative
        game.answer(players[game.ask.seat].answer(game))
    assert row["decisions"] == len(game.answers)
    assert row["turns"] == row["rounds"] == game.turn
    assert row["first"] == "ba"[first]
    assert row["winner"] == "ba"[game.winners[0]]
    assert row["end"] == "endurance"


def test_each_card_of_each_deck_has_a_row_in_each_game(rows):
    for game in range(6):
        for side, deck in zip("ab", DECKS, strict=True):
            found = {
                row["card"]: row["copies"] for row in rows[1] if (row["game"], row["side"]) == (game, side)
            }
            assert found == Counter(card.key for card in deck.cards)


def test_four_cards_are_kept_and_cards_are_drawn_before_they_are_played(rows):
    openings = Counter()
    for row in rows[1]:
        openings[row["game"], row["side"]] += row["opening"]
        assert 0 <= row["opening"] <= row["drawn"] <= row["copies"]
    assert set(openings.values()) == {4}
    undrawn = [row for row in rows[1] if not row["drawn"]]
    assert undrawn
    assert not any(row["played"] or row["laid"] for row in undrawn)
    assert any(row["played"] for row in rows[1])
    assert any(row["laid"] for row in rows[1])


def test_greedy_against_random_on_a_ladder(tmp_path: Path):
    made = ladder_plan(everybody(["random", "greedy"], 2), DECKS, 1)
    result = ladder_of(made, played(tmp_path, made).tally)
    assert [standing.name for standing in result.players] == ["greedy", "random"]
    assert result.games == 4


def test_a_matrix(tmp_path: Path):
    made = matrix_plan(DECKS, "random", 2, 1)
    assert matrix_of(made, played(tmp_path, made).tally).games == 2


def test_an_illegal_deck_is_refused_with_its_faults():
    short = Deck(DECKS[0].cards[:59], name="Short")
    with pytest.raises(BadRequest, match=r"Short is not legal.*CL-DCK-01"):
        plan("sim", [(short, "random"), (DECKS[1], "random")], [Pairing(0, 1, 2)], 1)


def test_decks_of_two_games_do_not_meet():
    with pytest.raises(BadSetup, match="different games"):
        plan("sim", [(DECKS[0], "random"), (starter("Tide"), "random")], [Pairing(0, 1, 2)], 1)


def test_an_unknown_game_is_told():
    with pytest.raises(BadSetup, match='There is no game "chess"'):
        game_called("chess")


@pytest.mark.parametrize(
    ("endurance", "turn", "end"),
    [([0, 5], 7, "endurance"), ([5, 1], 60, "turn limit"), ([5, 1], 59, "a card")],
)
def test_how_a_game_has_ended(endurance, turn, end):
    contest = start(list(DECKS), 1)
    contest.endurance, contest.turn = endurance, turn
    assert CLASSIC.counting.end(contest) == end
