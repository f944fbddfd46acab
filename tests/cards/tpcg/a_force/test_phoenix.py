"""Phoenix, the main character (AFF-007, AFF-008) and the supporting one (AFF-022)."""

import pytest

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.a_force.heroines import phoenix
from versus.cards.tpcg.a_force.main_characters import phoenix_1, phoenix_2
from versus.testing.tpcg import duel, side


@at_both_levels(phoenix_1, phoenix_2)
def test_life_incarnate_heals_any_supporting_character(main):
    p1 = side(main=main, front="Ann 1/9 h3, w2", resources="Academy")
    table = duel(p1=p1, p2=side(front="Foe 1/1 h3, w1"))
    table.p1.uses("Phoenix", "Life Incarnate", on="Ann")
    assert table.p1["Ann"].wounds == 1
    assert table.p2["Foe"].wounds == 1


@pytest.mark.parametrize(("fallen", "level"), [(18, 1), (19, 2)])
def test_twenty_supporting_characters_on_all_sides_and_ko_piles_are_the_sum(fallen, level):
    mine = [f"M{n} 1/1" for n in range(10)]
    theirs = [f"T{n} 1/1" for n in range(fallen - 10)]
    table = duel(
        p1=side(main=phoenix_1, levels=phoenix_2, hand="Ann 1/1", ko=mine),
        p2=side(ko=theirs),
        at="recruit",
        recruit_points=5,
    )
    table.p1.recruits("Ann")
    assert table.p1.main.level == level


def test_from_the_ashes_brings_a_character_back():
    p1 = side(main=phoenix_2, ko=["Ann 3/3", "Academy"], resources=["Laboratory", "Fortress"])
    table = duel(p1=p1)
    table.p1.uses("Phoenix", "From the Ashes", on="front")
    assert table.p1["Ann"].row == "front"
    assert table.p1.ko_pile == ["Academy"]


# The supporting character


def shielded(times=1):
    table = duel(p1=side(front="Ann 9/2"), p2=side(front="Foe 1/1", back=phoenix, resources=["Academy"] * 2))
    table.p1.attacks("Ann", "Foe")
    for _ in range(times):
        table.p1.passes()
        table.p2.uses("Phoenix", "Teke Shield")
    return table


def test_teke_shield_keeps_the_defender_from_every_strike_of_the_combat():
    table = shielded()
    table.passes()
    assert table.p2["Foe"].face_up


def test_teke_shield_may_be_used_again():
    table = shielded(times=2)
    table.passes()
    assert table.p2["Foe"].face_up


def test_without_it_the_defender_falls():
    table = shielded(times=0)
    table.passes()
    assert table.p2["Foe"].stunned
