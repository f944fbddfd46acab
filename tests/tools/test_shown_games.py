"""The steps that the layout tests look at: questions of the viewer, the same every time."""

from tools.shown_games import NAMES, VIEWER, heaviest, steps, weights


def test_one_seed_always_plays_the_same_game() -> None:
    first = [step.question for _, step in steps("2pcg", 2, 3)]
    again = [step.question for _, step in steps("2pcg", 2, 3)]
    assert first == again


def test_every_step_asks_the_viewer_and_nothing_is_to_move() -> None:
    found = [step for _, step in steps("classic", 2, 1)]
    assert len(found) > 20
    for step in found:
        assert step.question is not None
        assert step.question.seat == VIEWER
        assert step.events == []


def test_four_seats_have_four_names() -> None:
    _, step = next(steps("2pcg", 4, 0))
    assert len(step.view.sides) == len(NAMES)


def test_of_many_steps_the_fullest_are_kept() -> None:
    found = [step for _, step in steps("2pcg", 2, 0)]
    kept = heaviest(found, 5)
    for way in range(5):
        assert max(weights(step)[way] for step in kept) == max(weights(step)[way] for step in found)
    assert len(heaviest(found, 1)) == 1
