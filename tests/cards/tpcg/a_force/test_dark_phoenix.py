"""Dark Phoenix (AFF-029, AFF-030)."""

import pytest

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.a_force.main_characters import dark_phoenix_1, dark_phoenix_2
from versus.testing.tpcg import duel, side


@at_both_levels(dark_phoenix_1, dark_phoenix_2)
def test_the_top_two_cards_become_resources_and_a_location_may_lie_face_up(main):
    table = duel(
        p1=side(main=main, resources=["Academy", "Academy"], deck=["Fortress", "Ann 1/1", "Bob 1/1"])
    )
    table.p1.uses("Dark Phoenix", "What Was, What Is, What Will Be")
    table.p1.does("place face up", "Fortress")
    table.p1.does("place face down", "Ann")
    assert table.p1["Fortress"].face_up
    assert table.p1["Ann"].zone == "resource row"
    assert not table.p1["Ann"].face_up
    assert table.p1.deck == ["Bob"]


def test_a_location_may_lie_face_down_too():
    table = duel(
        p1=side(
            main=dark_phoenix_1, resources=["Academy", "Academy"], deck=["Fortress", "Laboratory", "Bob 1/1"]
        )
    )
    table.p1.uses("Dark Phoenix", "What Was, What Is, What Will Be")
    table.p1.does("place face down", "Fortress")
    table.p1.does("place face up", "Laboratory")
    assert not table.p1["Fortress"].face_up
    assert table.p1["Laboratory"].face_up


@pytest.mark.parametrize(("theirs", "level"), [(8, 1), (9, 2)])
def test_twenty_resources_on_all_sides_corrupt_her(theirs, level):
    table = duel(
        p1=side(main=dark_phoenix_1, levels=dark_phoenix_2, resources=10, hand="Academy"),
        p2=side(resources=theirs),
        at="resource",
    )
    table.p1.places("Academy")
    assert table.p1.main.level == level


def test_ravager_of_worlds_kos_face_down_enemy_resources_and_no_other():
    table = duel(
        p1=side(main=dark_phoenix_2, resources=["Laboratory", "Laboratory", "Fortress", "Academy, down"]),
        p2=side(resources=["Academy", "Fortress, down", "Laboratory, down"]),
    )
    table.p1.uses("Dark Phoenix", "Ravager of Worlds")
    assert table.p2.resources == ["Academy"]
    assert sorted(table.p2.ko_pile) == ["Fortress", "Laboratory"]
    assert len(table.p1.resources) == 4
