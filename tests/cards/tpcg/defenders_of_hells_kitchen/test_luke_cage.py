"""Luke Cage, the main character (DHK-007, DHK-008) and the supporting one (DHK-019)."""

import pytest

from versus.cards.tpcg.defenders_of_hells_kitchen.defenders import iron_fist, luke_cage
from versus.cards.tpcg.defenders_of_hells_kitchen.defenders_main_characters import luke_cage_1, luke_cage_2
from versus.testing.tpcg import duel, lying, side


@pytest.mark.parametrize("uses", [True, False])
@pytest.mark.parametrize("card", [luke_cage, luke_cage_1, luke_cage_2], ids=lambda card: card.key)
def test_his_skin_keeps_a_stun_in_combat_from_wounding_him(card, uses):
    mine = {"front": card} if card is luke_cage else {"main": card, "main_row": "front"}
    table = duel(p1=side(front="20/20"), p2=side(resources="Fortress", **mine))
    table.p1.attacks("20/20", "Luke Cage")
    table.p1.passes()
    if uses:
        table.p2.uses("Luke Cage", "Impervious Skin")
    table.passes()
    assert table.p2["Luke Cage"].stunned or table.p2["Luke Cage"].koed
    assert table.p2["Luke Cage"].in_play or not uses
    assert table.happened("wounded", "Luke Cage") == (0 if uses else 1)


def test_as_a_hero_for_hire_he_buys_xp():
    table = duel(p1=side(main=lying(luke_cage_1, "xp3"), levels=luke_cage_2), at="recruit", recruit_points=2)
    table.p1.uses("Luke Cage", "Hero for Hire")
    assert (table.p1.xp, table.p1.recruit_points) == (4, 1)
    table.p1.uses("Luke Cage", "Hero for Hire")
    assert table.p1.main.level == 2


def test_without_points_there_is_nothing_to_buy():
    table = duel(p1=side(main=luke_cage_1, levels=luke_cage_2), at="recruit", recruit_points=0)
    assert not table.p1.may("use", "Luke Cage", power="Hero for Hire")


@pytest.mark.parametrize("place", ["hand", "ko"])
def test_power_man_finds_iron_fist(place):
    table = duel(p1=side(main=luke_cage_2, resources="Academy", **{place: [iron_fist]}), at="build")
    table.p1.uses("Luke Cage", "Power Man and...", on=["Iron Fist", "front"])
    assert table.p1["Iron Fist"].row == "front"
