"""Kingpin, the main character (DHK-038, DHK-039) and the supporting one (DHK-054).

The name and the price of Criminal Mastermind are stated; what it does is that of SEC-009.
"""

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import kingpin
from versus.cards.tpcg.defenders_of_hells_kitchen.underworld_main_characters import kingpin_1, kingpin_2
from versus.testing.tpcg import duel, lying, rule, side


@at_both_levels(kingpin_1, kingpin_2)
def test_the_mastermind_takes_any_number_of_counters_from_an_enemy(main):
    table = duel(p1=side(main=main, resources="Academy"), p2=side(front=["3/3, +3", "4/4, +1"]))
    table.p1.uses("Kingpin", "Criminal Mastermind", on=["3/3", "yes", "yes", "no"])
    assert table.p2["3/3"].plus == 1
    assert table.p2["4/4"].plus == 1


def test_he_may_take_none_and_takes_no_wounds():
    table = duel(p1=side(main=kingpin_1, resources="Academy"), p2=side(front="3/3 h3, +1 w1"))
    table.p1.uses("Kingpin", "Criminal Mastermind", on=["3/3", "no"])
    assert (table.p2["3/3"].plus, table.p2["3/3"].wounds) == (1, 1)


def test_his_own_side_keeps_its_counters():
    table = duel(p1=side(main=kingpin_1, front="1/1, +1", resources="Academy"), p2=side(front=["3/3", "4/4"]))
    assert "1/1" not in table.p1.could_choose("use", "Kingpin", power="Criminal Mastermind")


@rule("2P-PWR-21")
def test_an_academy_pays_from_the_row_or_from_the_hand():
    for place in ({"resources": "Academy"}, {"hand": "Academy"}):
        table = duel(p1=side(main=kingpin_1, **place), p2=side(front="3/3"))
        assert table.p1.may("use", "Kingpin", power="Criminal Mastermind")
    table = duel(p1=side(main=kingpin_1, resources="Fortress"), p2=side(front="3/3"))
    assert not table.p1.may("use", "Kingpin", power="Criminal Mastermind")


def test_locations_that_appear_on_your_side_are_xp_and_the_fifth_is_level_two():
    table = duel(p1=side(main=kingpin_1, levels=kingpin_2, hand="Academy"), at="resource")
    table.p1.places("Academy", face_up=True)
    assert table.p1.xp == 1
    table = duel(p1=side(main=lying(kingpin_1, "xp4"), levels=kingpin_2, hand="Academy"), at="resource")
    table.p1.places("Academy", face_up=True)
    assert table.p1.main.level == 2


def test_face_down_it_is_no_location():
    table = duel(p1=side(main=kingpin_1, levels=kingpin_2, hand="Academy"), at="resource")
    table.p1.places("Academy")
    assert table.p1.xp == 0


def test_the_kingpin_of_crime_takes_any_symbol_any_number_of_times():
    table = duel(p1=side(main=kingpin_2, front="1/1", resources=["Academy", "Fortress"]))
    for location in ("Academy", "Fortress"):
        table.p1.uses("Kingpin", "The Kingpin of Crime", on="1/1", paying=location)
    assert table.p1["1/1"].plus == 2
    assert not table.p1.offered("use", "Kingpin")


# The supporting character


def boss(*others):
    return duel(p1=side(main="Fisk 3/6 h5", front=[kingpin, *others], resources="Fortress"))


def test_with_two_more_of_the_underworld_he_takes_over():
    table = boss("1/1 Underworld", "1/2 Underworld")
    table.p1.uses("Kingpin", "Underworld Boss")
    assert table.p1["Kingpin"].main
    assert not table.p1["Fisk"].main


def test_with_one_more_he_does_not():
    table = boss("1/1 Underworld", "1/2 Defenders")
    table.p1.uses("Kingpin", "Underworld Boss")
    assert not table.p1["Kingpin"].main
