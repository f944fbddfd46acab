"""A table whose teammates share rows, in characters: the rows stand there once, with both names beside."""

from __future__ import annotations

import pytest

from versus.cards.catalogue import house
from versus.kernel.picture import sides_lines
from versus.players.roster import player_called
from versus.terminal.opening import new_session
from versus.terminal.picture import Scene
from versus.terminal.tpcg.drawing import DRAWING
from versus.testing.tpcg import lay, side

NAMES = ["Ann", "Ben", "Cy", "Di"]


def table():
    return lay(
        side(front="Axe 2/2", resources=["Fortress"], hand=["Secret 1/1"]),
        side(front="Bow 3/3", resources=["Academy"], hand=["Riddle 1/1"]),
        side(front="Cat 1/1"),
        side(front="Dog 1/1"),
        two_headed=True,
        at="recruit",
        recruit_points=2,
    )


def called(viewer):
    return ["You" if seat == viewer else name for seat, name in enumerate(NAMES)]


@pytest.mark.parametrize("viewer", [0, 1])
def test_plain_lines_tell_shared_rows_once(viewer):
    said = "\n".join(sides_lines(table().game.view(viewer), called(viewer)))
    assert said.count("front: Axe 2/2 (health 5), Bow 3/3 (health 5)") == 1
    assert said.count("front: ") == 2
    assert "resources: Fortress" in said
    assert "resources: Academy" in said
    assert "Ben (with you): recruit points 2, hand 1" in said or viewer == 1


@pytest.mark.parametrize(
    ("viewer", "order"), [(0, ["Di", "Cy", "Ben", "You"]), (1, ["Di", "Cy", "Ann", "You"])]
)
def test_the_drawing_seats_a_teammate_beside_the_shared_rows(viewer, order):
    picture = DRAWING.paint(Scene(table().game.view(viewer), called(viewer), {}), 100, 40)
    lines = [str(line) for line in picture.lines]
    headings = [
        line.removeprefix("── ").removeprefix("▶ ").split(" ")[0] for line in lines if line[:2] == "──"
    ]
    assert headings == order
    assert sum(line.startswith("front") for line in lines) == 2


def test_four_people_at_one_keyboard_share_turns():
    session = new_session(None, [], {"2pcg": house("2pcg")}, 3, people=4, options=["mode=two-headed"])
    player = player_called("random", 3)
    session.go_on()
    told: set[str] = set()
    for _ in range(5000):
        if session.game.over:
            break
        while session.hand_over() is not None:
            session.accept()
        if session.game.over:
            break
        question = session.question()
        assert question is not None
        told.update(words for words in question.options if words.endswith("goes on"))
        session.answer(player.answer(session.game))
        session.go_on()
    assert session.game.over
    assert told == {f"Player {number} goes on" for number in (1, 2, 3, 4)}
    assert any(line.endswith("Player 2's turn begins.") for line in session.log())
