"""The classic table in characters: what fits where, and what is told without colour."""

import pytest

from tests.terminal.classic.tables import ABE, HELLBOY, ILSA, KROENEN, LIZ, at_table, classic_table
from versus.decks import starters
from versus.kernel.views import CardView
from versus.players.random import RandomPlayer
from versus.terminal.classic.columns import columns, fitting
from versus.terminal.classic.drawing import DRAWING
from versus.terminal.classic.picture import needed, tile_height
from versus.terminal.picture import Scene
from versus.terminal.session import Session
from versus.terminal.tiles import Look, tile
from versus.testing.classic import duel, lying, side, spoken


def picture(session: Session, width: int = 100, height: int = 19, cursor: int | None = None) -> list[str]:
    """The lines of the table."""
    printed = {card.key: session.plug.words.sheet(card) for card in session.game.definition}
    scene = Scene(session.view(), session.called(), printed, cursor=cursor)
    return [line.plain for line in DRAWING.paint(scene, width, height).lines]


def words(card: CardView, look: Look | None = None, width: int = 21, height: int = 3) -> list[str]:
    seen = look or Look()
    return [line.plain.rstrip() for line in tile(DRAWING.words(card, seen), card, seen, width, height)]


def test_a_character_is_told_in_words():
    numbers, keywords = {"atk": 5, "def": 4}, ["Range", "Flight"]
    card = CardView(1, "X", "Liz Sherman", 0, exhausted=True, numbers=numbers, keywords=keywords)
    assert words(card) == [" Liz Sherman", " 5/4 →↑", " exhausted"]
    stunned = CardView(1, "X", "Liz Sherman", 0, "stunned", True, numbers=numbers)
    assert words(stunned)[2] == " stunned"


def test_its_part_in_the_attack_equipment_counters_and_protection():
    card = CardView(
        1,
        "X",
        "Abe",
        0,
        numbers={"atk": 3, "def": 3},
        counters={"+1/+1": 2},
        marks=["protected", "reinforced"],
    )
    look = Look(role="defending", equipment=("Coat",))
    assert words(card, look, width=60)[2] == " defending reinforced +2 +Coat protected"
    assert words(card, look, width=30)[2] == " def! reinf +2 +Coat prot"


@pytest.mark.parametrize("height", [1, 2, 3])
def test_a_tile_keeps_to_its_width(height: int):
    card = CardView(1, "X", "Huge, Annoying Tentacles", 0, exhausted=True, numbers={"atk": 14, "def": 14})
    for width in (11, 15, 21, 30):
        for line in tile(DRAWING.words(card, Look(cursor=True)), card, Look(cursor=True), width, height):
            assert line.cell_len == width


@pytest.mark.parametrize("size", [(80, 24), (120, 36), (160, 48)])
@pytest.mark.parametrize("seed", range(2))
def test_the_table_leaves_room_for_the_question(size: tuple[int, int], seed: int):
    """A whole game of the decks on the shelf, drawn at each question."""
    session = classic_table(seed=seed, decks=starters("classic")[:2])
    chance = RandomPlayer(5)
    height = int(size[1] * 0.64)
    while session.question() is not None:
        for line in picture(session, size[0], height):
            assert len(line) <= size[0], line
        assert len(picture(session, size[0], height)) <= height
        assert DRAWING.strip(session.view(), session.called(), size[0]).cell_len <= size[0]
        session.answer(chance.answer(session.game))
    assert session.game.over


def test_three_lines_a_character_where_there_is_room():
    assert tile_height(int(24 * 0.64)) == 2
    assert tile_height(int(30 * 0.64)) == 3
    assert needed(3) <= int(30 * 0.64)


def test_rows_line_up_so_that_one_sees_who_protects_whom():
    table = duel(p1=side(front=[HELLBOY, ABE], support=[LIZ]), p2=side(front=ILSA))
    lines = picture(at_table(table))
    front = next(line for line in lines if "Hellboy" in line)
    support = next(line for line in lines if "Liz Sherman" in line)
    assert front.index("Hellboy") == support.index("Liz Sherman")


def test_an_empty_column_between_two_is_seen():
    table = duel(p1=side(front=[LIZ, lying(spoken(ABE).card, "@3")]), p2=side(front=ILSA))
    view = at_table(table).view()
    assert [(column.number, column.is_taken) for column in columns(view, view.sides[0])] == [
        (1, True),
        (2, False),
        (3, True),
    ]


def test_the_hidden_area_is_fenced_off():
    table = duel(p1=side(front=LIZ), p2=side(front=ILSA, hidden_front=KROENEN))
    line = next(line for line in picture(at_table(table)) if "Ilsa" in line)
    assert line.index("Ilsa") < line.index("┆hid") < line.index("Karl Kroenen")


def test_many_columns_show_the_part_around_the_cursor():
    army = [f"Trooper{number} 1/1 c1" for number in range(12)]
    session = at_table(duel(p1=side(front=army), p2=side(front=ILSA)))
    view = session.view()
    for place in (0, 6, 11):
        cursor = view.sides[0]["front"][place].number
        shown = "\n".join(picture(session, 80, 15, cursor))
        assert f"▶Trooper{place}" in shown
        assert " of 12" in shown
    assert len(fitting(columns(view, view.sides[0]), None, 300).shown) == 12


def test_resources_that_lie_face_down_give_way_to_those_that_lie_open():
    session = at_table(duel(p1=side(front=LIZ, resources=9), p2=side(front=ILSA, resources=9)))
    lines = picture(session, 80, 15)
    theirs, mine = (line for line in lines if line.startswith("resources"))
    assert theirs.count("▮") == 9
    assert mine.count("(") == 9


def test_who_has_the_initiative_and_priority():
    table = duel(p1=side(front=LIZ, hand=[LIZ]), p2=side(front=ILSA, hand=[ILSA]), initiative=2)
    table.p1.attacks(LIZ, ILSA)
    session = at_table(table)
    titles = [line for line in picture(session) if line.startswith("──")]
    assert titles[0].startswith("── Ben ★ ── endurance 50")
    assert titles[1].startswith("── ▶ You ── endurance 50")
    line = DRAWING.strip(session.view(), session.called(), 100).plain
    assert "Turn 3 · ★ Ben" in line
    assert "[COMBAT your attack step]" in line
    assert "▶ You" in line
