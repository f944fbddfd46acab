import pytest

from tests.terminal.tables import play_until, table
from versus.kernel.types import INFINITE
from versus.kernel.views import CardView, LastingView
from versus.players.random import RandomPlayer
from versus.terminal.picture import Picture, Scene, moved
from versus.terminal.session import Session
from versus.terminal.tiles import Look, tile
from versus.terminal.tpcg.drawing import DRAWING


def words(card: CardView, look: Look, width: int = 21, height: int = 3) -> list[str]:
    return [line.plain.rstrip() for line in tile(DRAWING.words(card, look), card, look, width, height)]


def numbers(atk: int, defense: int, health: int, wounds: int = 0, **more: int) -> dict[str, int]:
    return {"atk": atk, "def": defense, "health": health, "wounds": wounds, **more}


BLOB = CardView(1, "X", "Blob", 0, numbers=numbers(3, 4, 3, 1))


def test_a_character_is_told_in_words():
    card = CardView(1, "X", "Blob", 0, exhausted=True, numbers=numbers(3, 4, 3, 1), marks=["frozen"])
    assert words(card, Look()) == [" Blob", " 3/4 ●○○", " exhausted frozen"]


def test_states_are_shortened_before_they_are_cut():
    counters = {"+1/+1": 2, "-1/-1": 1}
    card = CardView(
        1, "X", "Blob", 0, "stunned", True, numbers=numbers(3, 4, 3), counters=counters, marks=["frozen"]
    )
    assert words(card, Look())[2] == " stun exh frz +2 -1"


@pytest.mark.parametrize("face", ["stunned", "hidden"])
def test_a_character_that_lies_face_down_says_how(face: str):
    card = CardView(1, "X", "Blob", 0, face, numbers=numbers(3, 4, 3))
    assert face in words(card, Look())[2]


def test_icons_level_experience_equipment_and_part_in_the_combat():
    card = CardView(
        1,
        "X",
        "Storm",
        0,
        numbers={**numbers(3, 4, 5), "level": 1, "XP": 2, "level up at": 3},
        keywords=["Flight", "Ranged"],
        marks=["main character"],
    )
    look = Look(role="attacking", equipment=("Torch",))
    assert words(card, look) == [" Storm L1 2/3xp", " 3/4 ○○○○○ ↑→", " attacking +Torch"]


def test_at_the_last_level_nothing_is_said_of_another():
    last = {**numbers(3, 4, 5), "level": 2, "XP": 0}
    assert (
        words(CardView(1, "X", "Storm", 0, numbers=last, marks=["main character"]), Look())[0] == " Storm L2"
    )


def test_that_something_lasts_on_a_character_is_seen():
    lasting = [LastingView("gets +1/+0", "this turn")]
    assert (
        words(CardView(1, "X", "Blob", 0, numbers=numbers(4, 4, 1), lasting=lasting), Look())[1] == " 4/4° ○"
    )


def test_an_infinite_atk_is_an_infinite_sign():
    assert "∞/9" in words(CardView(1, "X", "Juggernaut", 0, numbers=numbers(INFINITE, 9, 5)), Look())[1]


def test_much_health_is_told_in_figures():
    assert "●7/12" in words(CardView(1, "X", "Blob", 0, numbers=numbers(1, 1, 12, 7)), Look())[1]


@pytest.mark.parametrize("height", [1, 2, 3])
def test_a_tile_keeps_to_its_width(height: int):
    for width in (11, 15, 21):
        look = Look(cursor=True)
        for line in tile(DRAWING.words(BLOB, look), BLOB, look, width, height):
            assert line.cell_len == width


def test_the_cursor_and_offered_cards_have_signs_of_their_own():
    assert words(BLOB, Look(cursor=True))[0] == "▶Blob"
    assert words(BLOB, Look(offered=True))[0] == "›Blob"


def painted(session: Session, width: int, height: int, cursor: int | None = None) -> Picture:
    sheet = DRAWING.plug.words.sheet
    printed = {card.key: sheet(card) for card in session.game.definition}
    return DRAWING.paint(Scene(session.view(), session.called(), printed, cursor=cursor), width, height)


@pytest.mark.parametrize(("seats", "size"), [(2, (100, 30)), (2, (80, 24)), (3, (100, 30)), (4, (100, 30))])
def test_the_table_leaves_room_for_the_question(seats: int, size: tuple[int, int]):
    session = table(seats=seats)
    chance = RandomPlayer(5)
    height = int(size[1] * 0.64)
    for _ in range(60):
        picture = painted(session, size[0], height)
        assert len(picture.lines) <= height
        assert all(line.cell_len <= size[0] for line in picture.lines)
        if session.question() is None:
            return
        session.answer(chance.answer(session.game))


def test_three_lines_a_character_at_the_usual_size():
    view = table().view()
    assert DRAWING.tile_heights(view, [1], int(30 * 0.64)) == (3, 3)
    assert DRAWING.tile_heights(view, [1], int(24 * 0.64)) == (2, 2)
    assert DRAWING.tile_heights(view, [1] * 3, int(30 * 0.64)) == (1, 1)


def test_a_long_row_shows_the_part_around_the_cursor():
    session = table()
    play_until(session, "Main Phase")
    view = session.view()
    view.sides[0]["front"][:] = [
        CardView(900 + n, "X", f"Nr {n}", 0, numbers=numbers(1, 1, 1)) for n in range(20)
    ]
    for cursor in (900, 910, 919):
        picture = DRAWING.paint(Scene(view, session.called(), {}, cursor=cursor), 100, 19)
        shown = "\n".join(line.plain for line in picture.lines)
        assert f"▶Nr {cursor - 900}" in shown
        assert " of 20" in shown


def test_the_cursor_walks_over_filled_rows_only():
    rows = [[], [CardView(1), CardView(2), CardView(3)], [], [CardView(4)]]
    assert moved(rows, None, 0, 0) == 4
    assert moved(rows, 2, 1, 0) == 3
    assert moved(rows, 3, 1, 0) == 1
    assert moved(rows, 3, 0, 1) == 4
    assert moved(rows, 4, 0, 1) == 1
    assert moved([[]], 4, 0, 1) is None
