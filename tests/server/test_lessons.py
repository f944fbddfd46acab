"""Lessons: every one leads to its end by the moves it allows, and says something about every other."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.living import Living
from versus.server.bodies import LessonTry
from versus.server.errors import Declined
from versus.server.ledger import rule
from versus.server.lessons import Lesson, lesson_called, lessons, moment
from versus.server.library import game_called

STAGES = [(lesson, place) for lesson in lessons() for place in range(len(lesson.steps))]
each_stage = pytest.mark.parametrize(
    ("lesson", "place"), STAGES, ids=[f"{lesson.lesson}-{place}" for lesson, place in STAGES]
)


def learned(lesson: Lesson, place: int, choose: int = 0) -> Any:
    """The last moment of a stage, reached by an allowed answer at every move."""
    now = moment(lesson, place, LessonTry())
    for move in lesson.steps[place].moves:
        assert (now.say, now.do) == (move.say, move.do)
        assert now.hints, f"{move.do} is not possible"
        assert now.step.question is not None, f"the learner is not asked to {move.do}"
        tried = now.hints[choose if len(now.hints) > 1 else 0]
        now = moment(lesson, place, LessonTry(answers=now.answers, tried=tried))
        assert not now.wrong
    return now


def test_there_is_a_lesson_for_each_game_of_six_to_ten_steps():
    first = [lesson for lesson in lessons() if lesson.lesson == lesson.game]
    assert [lesson.game for lesson in first] == ["2pcg", "classic"]
    assert all(6 <= len(lesson.steps) <= 10 for lesson in first)


def test_the_others_are_short_and_come_after_the_first_ones():
    others = lessons()[2:]
    assert others == tuple(lesson for lesson in lessons() if lesson.lesson != lesson.game)
    assert all(lesson.lesson.startswith(f"{lesson.game}-") for lesson in others)
    assert all(2 <= len(lesson.steps) <= 5 for lesson in others)


@each_stage
def test_a_step_is_done_by_the_moves_it_allows(lesson: Lesson, place: int):
    for choose in (0, -1):
        now = learned(lesson, place, choose)
        assert now.done
        assert now.say == lesson.steps[place].learned
        assert now.hints == []


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.lesson)
def test_a_lesson_ends_with_a_win(lesson: Lesson):
    now = learned(lesson, len(lesson.steps) - 1)
    assert now.step.result is not None
    together = next((team for team in now.step.view.teams if 0 in team), [0])
    assert now.step.result.winners == together


def test_a_teammate_in_a_lesson_acts_in_the_learners_turn():
    lesson = lesson_called("2pcg-two-headed")
    now = learned(lesson, 1)
    assert [card.name for card in now.step.view.sides[0]["back"]] == ["Magneto", "Mystique", "Pyro"]


@each_stage
def test_any_other_move_is_explained_and_changes_nothing(lesson: Lesson, place: int):
    now = moment(lesson, place, LessonTry())
    question = now.step.question
    assert question is not None
    for option in range(len(question.options)):
        if option not in now.hints:
            after = moment(lesson, place, LessonTry(tried=option))
            assert after.wrong == lesson.steps[place].moves[0].wrong
            assert after.answers == []
            assert after.step.view == now.step.view
            assert after.step.log == []


@each_stage
def test_the_rules_a_step_names_exist(lesson: Lesson, place: int):
    for move in lesson.steps[place].moves:
        for id in move.rules:
            assert rule(game_called(lesson.game), id).title


def test_what_a_learner_may_not_see_is_not_sent():
    now = moment(lesson_called("2pcg"), 1, LessonTry())
    theirs = now.step.view.sides[1]
    assert theirs["hand"] == []
    assert now.step.question is not None


def test_a_dim_card_is_explained_with_its_rule():
    lesson = lesson_called("2pcg")
    now = moment(lesson, 1, LessonTry())
    [costly] = [card for card in now.step.view.sides[0]["hand"] if card.key == "HOX-024"]
    after = moment(lesson, 1, LessonTry(explain=costly.number))
    assert after.explanation is not None
    assert any(wish.rule == "2P-BLD-08" for wish in after.explanation.wishes if not wish.allowed)


def test_answers_that_a_lesson_does_not_allow_are_refused():
    with pytest.raises(Declined) as declined:
        moment(lesson_called("2pcg"), 0, LessonTry(answers=[99]))
    assert declined.value.code == "stale"


def test_lessons_are_played_over_http(server: Living):
    listed = server.http.get("/api/lessons").json()["lessons"]
    assert [lesson["lesson"] for lesson in listed] == [lesson.lesson for lesson in lessons()]
    first = server.http.post("/api/lessons/2pcg/0", json={}).json()
    hint = first["hints"][0]
    after = server.http.post("/api/lessons/2pcg/0", json={"answers": [], "tried": hint}).json()
    assert (first["done"], after["done"]) == (False, True)
    assert after["step"]["since"] == first["step"]["number"]


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("nothing/0", {}, "no-such-page"),
        ("2pcg/99", {}, "no-such-page"),
        ("2pcg/-1", {}, "no-such-page"),
        ("2pcg/0", {"explain": 12345}, "no-such-card"),
        ("2pcg/0", {"answers": [0] * 41}, "too-many"),
        ("2pcg/0", {"answers": ["x"]}, "bad-message"),
        ("2pcg/x", {}, "bad-message"),
    ],
)
def test_nonsense_is_refused_with_a_code(server: Living, path: str, body: dict[str, Any], code: str):
    answer = server.http.post(f"/api/lessons/{path}", json=body)
    assert answer.status_code in (400, 404, 429)
    assert answer.json()["code"] == code
