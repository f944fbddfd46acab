"""Luke Cage, the main character (DEF-007, DEF-008)."""

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.defenders.defenders import iron_fist
from versus.cards.tpcg.defenders.main_characters import luke_cage_1, luke_cage_2
from versus.testing.tpcg import duel, lying, rule, side

FORT = {"resources": "Fortress", "main_row": "front"}


@rule("2P-CRD-08")
@at_both_levels(luke_cage_1, luke_cage_2)
def test_stunned_behind_his_skin_luke_cage_has_no_wound(main):
    table = duel(p1=side(front="9/9"), p2=side(main=main, **FORT))
    table.p1.attacks("9/9", "Luke Cage")
    table.p1.passes()
    table.p2.uses("Luke Cage", "Impervious Skin")
    table.passes()
    assert table.p2.main.stunned
    assert table.p2.main.wounds == 0


@rule("2P-CRD-08")
def test_the_skin_is_for_combats_of_any_turn_that_he_is_in():
    table = duel(p1=side(front="9/9"), p2=side(main=luke_cage_1, front="1/1", **FORT))
    table.p1.attacks("9/9", "1/1")
    table.p1.passes()
    assert table.p2.why_not("use", "Luke Cage", power="Impervious Skin") == "2P-PWR-13"
    table.passes()


def test_without_it_he_is_wounded_as_anybody():
    table = duel(p1=side(front="9/9"), p2=side(main=luke_cage_1, **FORT))
    table.p1.attacks("9/9", "Luke Cage")
    table.passes()
    assert table.p2.main.wounds == 1


@rule("2P-CRD-09", "2P-PUP-09")
def test_a_supporting_luke_cage_powers_the_main_one_up():
    table = duel(p1=side(main=luke_cage_1, hand="Luke Cage 5/5 c5", **FORT), p2=side(front="1/9"))
    table.p1.attacks("Luke Cage", "1/9")
    table.p1.powers_up("Luke Cage")
    assert table.p1.main.plus == 1
    table.passes()


# Hero for Hire


@rule("2P-LVL-01")
def test_recruit_points_buy_xp_one_for_one_in_the_recruit_step():
    table = duel(p1=side(main=luke_cage_1, levels=luke_cage_2), at="recruit", recruit_points=3)
    table.p1.uses("Luke Cage", "Hero for Hire")
    table.p1.uses("Luke Cage", "Hero for Hire")
    assert table.p1.xp == 2
    assert table.p1.recruit_points == 1


@rule("2P-LVL-01", "2P-BLD-11")
def test_without_points_there_is_nothing_to_hire():
    table = duel(p1=side(main=luke_cage_1, levels=luke_cage_2), at="recruit", recruit_points=0)
    assert not table.p1.may("use", "Luke Cage", power="Hero for Hire")
    table = duel(p1=side(main=luke_cage_1, levels=luke_cage_2, resources=3))
    assert not table.p1.may("use", "Luke Cage", power="Hero for Hire")


@rule("2P-LVL-04")
def test_the_fifth_xp_is_level_two():
    table = duel(p1=side(main=lying(luke_cage_1, "xp4"), levels=luke_cage_2), at="recruit", recruit_points=2)
    table.p1.uses("Luke Cage", "Hero for Hire")
    assert table.p1.main.level == 2
    assert not table.p1.offered("use", "Luke Cage")


# Power Man and...

ZONES = ({"hand": iron_fist}, {"deck": [iron_fist, "Ann 1/1"]}, {"ko": iron_fist})


@rule("2P-GEN-25")
def test_iron_fist_comes_from_hand_deck_or_ko_pile():
    for zone in ZONES:
        table = duel(p1=side(main=luke_cage_2, resources="Academy", **zone), at="build")
        table.p1.uses("Luke Cage", "Power Man and...", on=["Iron Fist", "back"])
        assert table.p1["Iron Fist"].row == "back"


@rule("2P-GEN-25")
def test_nobody_else_comes_and_you_may_fail_to_find():
    table = duel(p1=side(main=luke_cage_2, resources="Academy", hand="Ann 1/1", ko=iron_fist), at="build")
    assert table.p1.could_choose("use", "Luke Cage", power="Power Man and...") == ["Iron Fist"]
    table.p1.uses("Luke Cage", "Power Man and...", on="stop")
    assert table.p1["Iron Fist"].koed
