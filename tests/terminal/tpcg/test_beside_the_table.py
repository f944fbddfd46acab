"""The arena and the chosen Challenge Matches on the screens of the terminal: drawn, read aloud, explained."""

import pytest

from versus.cards.tpcg.all_elite_wrestling.challenge_matches import CARDS, ladder_match
from versus.games.tpcg.plug import TPCG
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.words import BESIDE, SCENE
from versus.kernel.picture import table_lines
from versus.terminal import reading
from versus.terminal.picture import Scene
from versus.terminal.tpcg.drawing import DRAWING
from versus.testing.tpcg import duel, side

NAMES = ("You", "Ben")


def wrestling(arena="all out", matches=(ladder_match,)):
    return duel(
        side(main="Hero 3/6 Heels", matches=list(matches), front="Sting 2/2 Heels"),
        side(front="Blob 2/2"),
        rules=Rules(arena=arena),
    ).battle


def painted(battle, width=100, height=19, cursor=None):
    printed = {card.key: TPCG.words.sheet(card) for card in battle.definition}
    return DRAWING.paint(Scene(battle.view(0), NAMES, printed, cursor=cursor), width, height)


def test_the_first_line_of_the_table_tells_what_lies_beside_it():
    first = painted(wrestling()).lines[0].plain
    assert first.split() == ["beside", "arena:", "All", "Out", "You:", "Ladder", "Match"]


def test_where_nothing_lies_there_no_line_is_spent():
    lines = [line.plain for line in painted(wrestling("none", ())).lines]
    assert not any("beside" in line for line in lines)


@pytest.mark.parametrize("size", [(100, 19), (80, 15)])
def test_there_is_still_room_for_the_question(size):
    width, height = size
    picture = painted(wrestling(matches=CARDS), width, height)
    assert len(picture.lines) <= height
    assert all(line.cell_len <= width for line in picture.lines)


def test_the_cursor_reaches_the_arena():
    battle = wrestling()
    [arena] = battle.pile(0, SCENE)
    picture = painted(battle, cursor=battle.stamp[arena])
    assert "▶All Out" in picture.lines[0].plain
    assert [card.name for card in picture.rows[0]] == ["All Out", "Ladder Match"]


def test_headings_do_not_count_what_is_named_already():
    assert not any("Challenge Matches" in line.plain for line in painted(wrestling()).lines)


def test_read_aloud_they_stand_with_what_they_do():
    lines = table_lines(wrestling().view(0), NAMES)
    assert "arena: All Out" in lines
    assert "  Challenge Matches: Ladder Match" in lines
    assert "Lasting: characters have Berserker for the rest of the game (All Out)" in lines


def test_the_phases_stand_in_the_order_of_the_arena():
    strip = DRAWING.strip(wrestling("revolution").view(0), NAMES, 100).plain
    assert strip.lower().split("│")[1:5] == ["[main]", " build ", " recovery ", " draw "]
    usual = DRAWING.strip(wrestling().view(0), NAMES, 100).plain
    assert usual.lower().split("│")[1:5] == [" draw ", " recovery ", " build ", "[main]"]


def test_both_can_be_looked_through_with_the_piles():
    found = dict(reading.piles(wrestling().view(0), NAMES))
    assert [card.name for card in found["Arena"]] == ["All Out"]
    assert [card.name for card in found["Your Challenge Matches"]] == ["Ladder Match"]


def test_why_nothing_can_be_done_with_them_is_said():
    battle = wrestling()
    for card in (battle.pile(0, SCENE)[0], battle.pile(0, BESIDE)[0]):
        [line] = DRAWING.refusals(battle, 0, card).lines
        assert "(2P-MOD4-20)" in line


def test_what_can_be_done_in_an_arena_is_offered_there():
    battle = wrestling("full gear")
    [arena] = battle.pile(0, SCENE)
    [line] = DRAWING.refusals(battle, 1, arena).lines[1:]
    assert line.startswith("✗ Use Full Gear")
