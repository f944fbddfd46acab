"""What holds for everybody who thinks: honest, repeatable, at home with any deck and any question."""

from dataclasses import replace

import pytest

from tests.players.tpcg.tables import (
    new_game,
    questions,
    replaced_out_of_sight,
    shuffled_out_of_sight,
    wild_game,
)
from versus.decks import starter
from versus.games.tpcg.plug import TPCG, start
from versus.games.tpcg.rules import TWO_AGAINST_TWO, TWO_HEADED, Rules
from versus.games.tpcg.words import ATTACK
from versus.kernel.ask import ACT, NAME, NUMBER, ORDER, PICK, YES_NO, Ask
from versus.kernel.errors import GameOver
from versus.kernel.game import Game
from versus.kernel.plug import PLUGS
from versus.kernel.save import digest
from versus.kernel.verbs import NUMBER_PROMPT
from versus.players.craft import UnknownGame, craft_of
from versus.players.roster import player_called

THINKERS = ("greedy", "easy", "search:12")


def answers(name, battle, seed=9):
    player = player_called(name, seed)
    return player.answer(battle), player.reason()


@pytest.mark.parametrize("name", THINKERS)
def test_hidden_cards_make_no_difference(name):
    for battle in questions(new_game(), 6, every=29):
        given = answers(name, battle)
        assert answers(name, shuffled_out_of_sight(battle, battle.ask.seat)) == given
        assert answers(name, replaced_out_of_sight(battle, battle.ask.seat)) == given


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("seats", [3, 4])
def test_hidden_cards_make_no_difference_at_a_larger_table(name, seats):
    for battle in questions(new_game(seats), 6, every=150):
        given = answers(name, battle)
        assert answers(name, replaced_out_of_sight(battle, battle.ask.seat)) == given


@pytest.mark.parametrize("name", THINKERS)
def test_to_think_changes_nothing(name):
    battle = next(questions(new_game(), 2, every=40))
    before = digest(battle)
    answers(name, battle)
    assert digest(battle) == before


@pytest.mark.parametrize("name", THINKERS)
def test_one_seed_plays_one_way(name):
    games = []
    for _ in range(2):
        battle = new_game(seed=4)
        players = [player_called(name, seat) for seat in range(2)]
        for _ in range(60):
            battle.answer(players[battle.ask.seat].answer(battle))
        games.append(battle.answers)
    assert games[0] == games[1]


@pytest.mark.parametrize("name", THINKERS)
def test_a_player_made_anew_goes_on_the_same_way(name):
    battle = new_game(seed=4)
    player = player_called(name, 3)
    for _ in range(20):
        battle.answer(player.answer(battle))
    twin = player_called(name, player.seed)
    assert twin.answer(battle) == player.answer(battle)


# No card asks for a number yet.
KINDS = {ACT, PICK, ORDER, YES_NO, NAME}


def first_of_each_kind():
    """The first question of each kind that wild games ask; some kinds are rare."""
    seen = set()
    for seed in range(40):
        for battle in questions(wild_game(2 + seed % 3, seed), seed, every=1):
            if battle.ask.kind not in seen:
                seen.add(battle.ask.kind)
                yield battle
                if seen == KINDS:
                    return


@pytest.mark.parametrize("name", ["greedy", "search:6"])
def test_every_kind_of_question_and_any_cards(name):
    seen = set()
    for battle in first_of_each_kind():
        seen.add(battle.ask.kind)
        index, reason = answers(name, battle)
        assert 0 <= index < len(battle.ask.options)
        assert reason.endswith(".")
    assert seen == KINDS


@pytest.mark.parametrize("name", ["greedy", "search:6"])
def test_a_question_for_a_number(name):
    battle = next(first_of_each_kind())
    ask = battle.ask
    battle.ask = Ask(ask.seat, NUMBER, NUMBER_PROMPT, ask.options)
    index, reason = answers(name, battle)
    assert 0 <= index < len(ask.options)
    assert reason.endswith(".")


@pytest.mark.parametrize("mode", [TWO_AGAINST_TWO, TWO_HEADED])
def test_two_against_two(mode):
    battle = start([starter("Tide"), starter("Ember")] * 2, 3, Rules(mode=mode))
    player = player_called("search:4", 1)
    for _ in range(40):
        battle.answer(player.answer(battle))
    assert len(battle.answers) == 40


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_two_headed_teammates_play_a_game_to_its_end(name):
    battle = start([starter("Tide"), starter("Ember")] * 2, 5, Rules(mode=TWO_HEADED))
    players = [player_called(name, seat) for seat in range(4)]
    acted = set()
    while battle.ask is not None:
        ask = battle.ask
        index = players[ask.seat].answer(battle)
        if ask.options[index].verb == ATTACK:
            acted.add(ask.seat)
        battle.answer(index)
    assert battle.winners in ((0, 1), (2, 3))
    assert acted == {0, 1, 2, 3}


@pytest.mark.parametrize("name", ["random", *THINKERS])
def test_nobody_answers_when_the_game_is_over(name):
    battle = new_game()
    battle.ask = None
    with pytest.raises(GameOver):
        player_called(name, 1).answer(battle)


def test_greedy_beats_random_from_either_seat():
    for seat in range(2):
        battle = new_game(seed=5)
        players = [player_called("random", 1), player_called("random", 2)]
        players[seat] = player_called("greedy", 3)
        while battle.ask is not None:
            battle.answer(players[battle.ask.seat].answer(battle))
        assert battle.winners == (seat,)


class Stranger(Game):
    """A game that no player has a craft for."""


def test_a_game_that_nobody_has_learned_is_refused_in_words(monkeypatch):
    stranger = replace(TPCG, name="stranger", room="strangers", kind=Stranger)
    monkeypatch.setitem(PLUGS, "stranger", stranger)
    with pytest.raises(UnknownGame, match="random player"):
        craft_of(Stranger(2, 1, 1, 0))
