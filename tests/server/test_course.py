"""Taking back is cheap: a game goes back to a fork nearby and plays on from there, wherever it goes."""

from __future__ import annotations

import random

import pytest

from versus.decks import starters
from versus.kernel.game import Game
from versus.kernel.save import digest
from versus.server.course import STRIDE, Course
from versus.server.library import deck_from, game_called, start


def course(name: str, seed: int = 5) -> Course:
    plug = game_called(name)
    shelf = starters(name)
    decks = [deck_from(plug, shelf[place % len(shelf)].name, None)[0] for place in range(2)]
    return Course(start(plug, decks, seed, {}))


def played(found: Course, answers: int, chance: random.Random) -> None:
    for _ in range(answers):
        if found.game.ask is not None:
            found.answer(chance.randrange(found.game.ask.choices))


def from_the_start(game: Game) -> Game:
    assert game.origin is not None
    again = game.origin.rebuild()
    for option in game.answers:
        again.answer(option)
    return again


@pytest.fixture
def answered(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One more for each answer that any game is given."""
    count: list[int] = []
    answer = Game.answer

    def counted(game: Game, index: int, seat: int | None = None) -> object:
        count.append(index)
        return answer(game, index, seat)

    monkeypatch.setattr(Game, "answer", counted)
    return count


@pytest.mark.parametrize("name", ["2pcg", "classic"])
def test_wherever_it_goes_back_to_it_stands_as_if_played_from_the_start(name: str):
    chance = random.Random(name)
    found = course(name)
    for _ in range(40):
        played(found, chance.randrange(30), chance)
        found.back_to(chance.randrange(len(found.game.answers) + 1))
        again = from_the_start(found.game)
        assert (digest(found.game), repr(found.game.ask)) == (digest(again), repr(again.ask))
        assert found.game.events == []


def test_a_look_back_leaves_the_game_where_it_stands():
    found = course("classic")
    played(found, 100, random.Random(1))
    before = digest(found.game)
    for kept in (100, 99, 50, 0):
        assert digest(found.at(kept)) == digest(course_upto(found, kept))
    assert digest(found.game) == before
    assert len(found.game.answers) == 100


def course_upto(found: Course, kept: int) -> Game:
    again = course("classic").game
    for option in found.game.answers[:kept]:
        again.answer(option)
    return again


def test_nothing_is_kept_of_a_game_in_which_nobody_looks_back():
    found = course("classic")
    played(found, 200, random.Random(1))
    assert found.forks == []


def test_only_a_few_forks_are_kept_however_long_the_game():
    found = course("classic", 3)
    chance = random.Random(3)
    most = 0
    for _ in range(400):
        played(found, 2, chance)
        found.back_to(len(found.game.answers) - 1)
        most = max(most, len(found.forks))
    length = len(found.game.answers)
    assert length > 300
    assert 2 <= most <= (length // STRIDE).bit_length() + 1


def test_to_and_fro_costs_the_same_however_long_the_game(answered: list[int]):
    found = course("classic", 3)
    chance = random.Random(3)
    played(found, 300, chance)
    found.back_to(299)
    answered.clear()
    for _ in range(500):
        played(found, 1, chance)
        found.back_to(len(found.game.answers) - 1)
    assert len(answered) <= 500 * (1 + STRIDE)


def test_a_whole_game_taken_back_answer_by_answer_is_not_played_again_each_time(answered: list[int]):
    found = course("classic", 3)
    played(found, 400, random.Random(3))
    length = len(found.game.answers)
    assert length == 400
    answered.clear()
    for kept in range(length - 1, -1, -1):
        found.back_to(kept)
    assert len(answered) < 20 * length
