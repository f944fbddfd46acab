"""Enchantress, the main character (AFF-031, AFF-032) and the supporting one (AFF-048)."""

import pytest

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.a_force.femme_fatales import enchantress
from versus.cards.tpcg.a_force.main_characters import enchantress_1, enchantress_2
from versus.testing.tpcg import duel, side


@at_both_levels(enchantress_1, enchantress_2)
def test_imbue_with_power_is_for_somebody_who_appeared_this_turn(main):
    table = duel(
        p1=side(main=main, front="Old 1/1", hand=["New 1/1", "Newer 1/1"], resources="Laboratory"),
        at="recruit",
        recruit_points=5,
    )
    table.p1.recruits("New")
    table.p1.recruits("Newer")
    table.p1.goes_to("main")
    assert table.p1.could_choose("use", "Enchantress", power="Imbue with Power") == ["New", "Newer"]
    table.p1.uses("Enchantress", "Imbue with Power", on="New")
    assert table.p1["New"].plus == 2


@pytest.mark.parametrize(("mine", "theirs", "xp"), [
    ("Ann 4/1", "Foe 3/9", 1), ("Ann 3/1", "Foe 3/9", 0), ("Ann 4/1, stunned", "Foe 3/9", 0),
    ("Ann 1/1", "Foe 9/9, stunned", 1),
])  # fmt: skip
def test_a_champion_is_stronger_than_each_face_up_enemy_supporting_character(mine, theirs, xp):
    table = duel(
        p1=side(main=enchantress_1, levels=enchantress_2, front=mine), p2=side(main="Boss 9/9", front=theirs)
    )
    table.p1.ends_turn()
    assert table.p1.xp == xp


def test_ill_not_sully_my_hands_readies_supporting_characters_with_a_counter():
    front = ["Ann 1/1, exhausted +1", "Bob 1/1, exhausted", "Cid 2/2, exhausted -1"]
    table = duel(p1=side(main=enchantress_2, front=front, resources="Academy"))
    table.p1.uses("Enchantress", "I'll Not Sully My Hands")
    assert [table.p1[name].ready for name in ("Ann", "Bob", "Cid")] == [True, False, False]


# The supporting character


def test_her_champion_gets_two_counters_and_readies_as_it_attacks_next():
    table = duel(
        p1=side(front=[enchantress, "Ann 1/9"], resources="Laboratory"),
        p2=side(front=["Foe 0/99", "Other 0/99"]),
    )
    table.p1.uses("Enchantress", "Go Forth, My Champion", on="Ann")
    assert table.p1["Ann"].plus == 2
    table.p1.attacks("Ann", "Foe")
    table.passes()
    assert table.p1["Ann"].ready
    table.p1.attacks("Ann", "Other")
    table.passes()
    assert table.p1["Ann"].exhausted


def test_the_next_time_is_this_turn_or_never():
    table = duel(
        p1=side(front=[enchantress, "Ann 1/9"], resources="Laboratory", deck=9),
        p2=side(front="Foe 0/99", deck=9),
    )
    table.p1.uses("Enchantress", "Go Forth, My Champion", on="Ann")
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("main")
    table.p1.attacks("Ann", "Foe")
    table.passes()
    assert table.p1["Ann"].exhausted
