"""What a run plays, and what its tables say of a game."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tests.lab.small_runs import played, small_plan, tables
from versus.cards.catalogue import house
from versus.decks import starter
from versus.games.tpcg.plug import start
from versus.kernel.errors import CardFailed
from versus.lab import arena
from versus.lab.arena import Arena, play_chunk
from versus.lab.errors import BadRequest, LabError
from versus.lab.plan import Chunk, Pairing, chunks, plan, seating
from versus.players.roster import player_called


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory):
    folder = tmp_path_factory.mktemp("run")
    played(folder)
    return tuple(table.to_pylist() for table in tables(folder))


def test_every_game_is_there_once_in_order(rows):
    assert [row["game"] for row in rows[0]] == list(range(12))


def test_two_games_share_a_deal_and_the_sides_change_seats(rows):
    games = rows[0]
    for one, two in zip(games[::2], games[1::2], strict=True):
        assert one["seed"] == two["seed"]
        assert (one["seat_a"], two["seat_a"]) == (1, 2)
    assert len({row["seed"] for row in games}) == 6


def test_a_game_of_the_table_can_be_played_again_from_its_row(rows):
    row = rows[0][5]
    made = small_plan()
    assert row["seat_a"] == 2
    game = start([starter("Ember"), starter("Tide")], row["seed"])
    seeds = seating(made, 0, 5).player_seeds
    players = [player_called("random", seed) for seed in reversed(seeds)]
    while game.ask is not None:
        game.answer(players[game.ask.seat].answer(game))
    assert row["decisions"] == len(game.answers)
    assert row["turns"] == game.turn
    assert row["rounds"] == max(game.turns_taken)
    assert row["first"] == "ba"[game.first]
    assert row["winner"] == ("tie" if len(game.winners) > 1 else "ba"[game.winners[0]])


def test_each_card_of_each_deck_has_a_row_in_each_game(rows):
    decks = {"a": starter("Tide"), "b": starter("Ember")}
    for game in range(12):
        for side, deck in decks.items():
            found = {
                row["card"]: row["copies"] for row in rows[1] if (row["game"], row["side"]) == (game, side)
            }
            assert found == Counter(card.key for card in deck.cards)


def test_cards_are_drawn_before_they_are_in_play_and_seven_are_kept(rows):
    openings = Counter()
    for row in rows[1]:
        openings[row["game"], row["side"]] += row["opening"]
        assert 0 <= row["opening"] <= row["drawn"] <= row["copies"]
    assert set(openings.values()) == {7}
    assert any(row["played"] for row in rows[1])
    assert any(row["laid"] for row in rows[1])
    undrawn = [row for row in rows[1] if not row["drawn"]]
    assert undrawn
    assert not any(row["laid"] for row in undrawn)


def test_who_won_stands_beside_each_card(rows):
    winners = {row["game"]: row["winner"] for row in rows[0]}
    for row in rows[1]:
        winner = winners[row["game"]]
        assert row["won"] == (0.5 if winner == "tie" else float(winner == row["side"]))


def test_a_deck_against_itself_is_dealt_anew_for_each_game():
    made = small_plan(a="Tide", b="Tide")
    assert len({seating(made, 0, game).seed for game in range(12)}) == 12


def test_chunks_cover_every_game_once_whatever_the_number():
    for games in (1, 2, 3, 399, 400, 10_000):
        made = small_plan(games=games)
        found = [game for chunk in chunks(made) for game in range(chunk.start, chunk.end)]
        assert found == list(range(games))
        assert made.chunk % 2 == 0


@pytest.mark.parametrize("games", [0, -1])
def test_less_than_one_game_is_refused(games: int):
    with pytest.raises(BadRequest, match=f"{games} games cannot be played"):
        small_plan(games=games)


def test_one_game_is_a_run(tmp_path: Path):
    assert played(tmp_path, small_plan(games=1)).tally.games == 1


def test_an_illegal_deck_is_refused_with_its_faults():
    deck = starter("Tide")
    short = replace(deck, cards=deck.cards[:59], name="Short")
    with pytest.raises(BadRequest, match=r"Short is not legal.*2P-DCK-01"):
        plan("sim", [(short, "random"), (deck, "random")], [Pairing(0, 1, 2)], 1)


def test_a_game_without_end_is_cut_off_and_nobody_wins_it(monkeypatch):
    monkeypatch.setattr(arena, "MOST_DECISIONS", 30)
    row = Arena(small_plan(), house("2pcg")).play(0, 0)
    assert (row.decisions, row.end, row.winner) == (30, "cut off", "none")


def test_a_card_that_fails_breaks_off_its_game_and_not_the_run(monkeypatch):
    class Clumsy:
        def answer(self, game):
            raise CardFailed("A card failed.")

    monkeypatch.setattr(arena, "player_called", lambda name, seed: Clumsy())
    row = Arena(small_plan(), house("2pcg")).play(0, 0)
    assert (row.end, row.winner) == ("broken off", "none")


def test_a_machine_with_another_version_of_a_card_is_told_so():
    made = small_plan()
    data = made.encoded().replace(next(iter(made.cards.values())).hash.encode(), b"0" * 32)
    with pytest.raises(LabError, match="is another one here"):
        play_chunk(data, (), Chunk(0, 0, 0, 2))


def test_a_machine_with_another_version_of_the_program_is_told_so(monkeypatch):
    monkeypatch.setattr(arena, "__version__", "9.9")
    with pytest.raises(LabError, match=r"and here is 9\.9"):
        Arena(small_plan(), house("2pcg"))
