import pytest

from tests.terminal.tables import play_until, table
from versus.games.tpcg.seen.view import CardView
from versus.players.random import RandomPlayer
from versus.terminal.picture import Scene, moved
from versus.terminal.tiles import Look
from versus.terminal.tpcg.picture import needed, paint, tile_heights
from versus.terminal.tpcg.reading import brief
from versus.terminal.tpcg.tiles import tile


def words(card: CardView, look: Look, width: int = 21, height: int = 3) -> list[str]:
    return [line.plain.rstrip() for line in tile(card, look, width, height)]


BLOB = CardView(1, "X", "Blob", 0, atk=3, def_=4, health=3, wounds=1)


def test_a_character_is_told_in_words():
    card = CardView(1, "X", "Blob", 0, exhausted=True, atk=3, def_=4, health=3, wounds=1, frozen=True)
    assert words(card, Look()) == [" Blob", " 3/4 ●○○", " exhausted frozen"]


def test_states_are_shortened_before_they_are_cut():
    card = CardView(
        1, "X", "Blob", 0, "stunned", True, 3, 4, 3, counters={"+1/+1": 2, "-1/-1": 1}, frozen=True
    )
    assert words(card, Look())[2] == " stun exh frz +2 -1"


@pytest.mark.parametrize("face", ["stunned", "hidden"])
def test_a_character_that_lies_face_down_says_how(face: str):
    card = CardView(1, "X", "Blob", 0, face, atk=3, def_=4, health=3)
    assert face in words(card, Look())[2]


def test_icons_level_experience_equipment_and_part_in_the_combat():
    card = CardView(
        1, "X", "Storm", 0, atk=3, def_=4, health=5, keywords=["Flight", "Ranged"], main=True, level=1, xp=2
    )
    look = Look(role="attacking", equipment=("Torch",))
    assert words(card, look) == [" Storm L1 2xp", " 3/4 ○○○○○ ↑→", " attacking +Torch"]


def test_an_infinite_atk_is_an_infinite_sign():
    assert "∞/9" in words(CardView(1, "X", "Juggernaut", 0, atk=10**9, def_=9, health=5), Look())[1]


def test_much_health_is_told_in_figures():
    assert "●7/12" in words(CardView(1, "X", "Blob", 0, atk=1, def_=1, health=12, wounds=7), Look())[1]


@pytest.mark.parametrize("height", [1, 2, 3])
def test_a_tile_keeps_to_its_width(height: int):
    for width in (11, 15, 21):
        for line in tile(BLOB, Look(cursor=True), width, height):
            assert line.cell_len == width


def test_the_cursor_and_offered_cards_have_signs_of_their_own():
    assert words(BLOB, Look(cursor=True))[0] == "▶Blob"
    assert words(BLOB, Look(offered=True))[0] == "›Blob"


@pytest.mark.parametrize(("seats", "size"), [(2, (100, 30)), (2, (80, 24)), (3, (100, 30)), (4, (100, 30))])
def test_the_table_leaves_room_for_the_question(seats: int, size: tuple[int, int]):
    session = table(seats=seats)
    chance = RandomPlayer(5)
    height = int(size[1] * 0.64)
    for _ in range(60):
        view = session.view()
        printed = {card.key: card for card in session.game.definition}
        picture = paint(Scene(view, session.called(), printed, brief), view, size[0], height)
        assert len(picture.lines) <= height
        assert all(line.cell_len <= size[0] for line in picture.lines)
        if session.question() is None:
            return
        session.answer(chance.answer(session.game))


def test_three_lines_a_character_at_the_usual_size():
    assert tile_heights(1, int(30 * 0.64)) == (3, 3)
    assert needed(1, 3, 3) <= int(30 * 0.64)


def test_a_long_row_shows_the_part_around_the_cursor():
    session = table()
    play_until(session, "Main Phase")
    view = session.view()
    many = [CardView(900 + n, "X", f"Nr {n}", 0, atk=1, def_=1, health=1) for n in range(20)]
    view.sides[0].front[:] = many
    for cursor in (900, 910, 919):
        picture = paint(Scene(view, session.called(), {}, brief, cursor=cursor), view, 100, 19)
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
