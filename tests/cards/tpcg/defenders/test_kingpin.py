"""Kingpin, the main character (DEF-029, DEF-030) and the supporting one (DEF-047)."""

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.defenders.main_characters import kingpin_1, kingpin_2
from versus.cards.tpcg.defenders.underworld import kingpin
from versus.testing.tpcg import duel, lying, rule, side

DECK = ["Ann 1/1", "Academy", "Bob 1/1", "Fortress", "Cid 1/1", "Dan 1/1"]


@at_both_levels(kingpin_1, kingpin_2)
def test_the_empire_takes_a_location_of_the_top_five_and_buries_the_rest(main):
    table = duel(p1=side(main=main, resources="Fortress", deck=DECK), at="build")
    table.p1.uses("Kingpin", "Expand the Empire", on=["Fortress in the deck", "Cid", "Bob", "Academy"])
    assert table.p1.hand == ["Fortress"]
    assert table.p1.deck[0] == "Dan"
    assert sorted(table.p1.deck[1:]) == ["Academy", "Ann", "Bob", "Cid"]


def test_five_cards_without_a_location_go_to_the_bottom():
    table = duel(p1=side(main=kingpin_1, resources="Fortress", deck=["Ann 1/1", "Bob 1/1"]), at="build")
    table.p1.uses("Kingpin", "Expand the Empire", on="Bob")
    assert table.p1.hand == []
    assert len(table.p1.deck) == 2


def test_locations_that_appear_on_your_side_are_xp_and_others_are_not():
    table = duel(p1=side(main=kingpin_1, levels=kingpin_2, hand=["Academy", "Ann 1/1"]), at="resource")
    table.p1.places("Academy", face_up=True)
    assert table.p1.xp == 1
    down = duel(p1=side(main=kingpin_1, levels=kingpin_2, hand=["Academy", "Ann 1/1"]), at="resource")
    down.p1.places("Academy")
    assert down.p1.xp == 0, "face down it is no location"


def test_the_fifth_location_is_level_two():
    table = duel(p1=side(main=lying(kingpin_1, "xp4"), levels=kingpin_2, hand="Academy"), at="resource")
    table.p1.places("Academy", face_up=True)
    assert table.p1.main.level == 2


@rule("2P-PWR-27", "2P-PWR-17")
def test_the_kingpin_of_crime_takes_any_symbol_any_number_of_times():
    table = duel(p1=side(main=kingpin_2, front="1/1", resources=["Academy", "Laboratory", "Fortress"]))
    for location in ("Academy", "Laboratory", "Fortress"):
        table.p1.uses("Kingpin", "The Kingpin of Crime", on="1/1", paying=location)
    assert table.p1["1/1"].plus == 3
    assert not table.p1.offered("use", "Kingpin")


# The supporting character


def boss(*others, **more):
    return duel(
        p1=side(main="Fisk 3/6 h5", front=[kingpin, *others], resources="Fortress", **more),
        p2=side(front="9/9"),
    )


@rule("2P-CTL-11", "2P-CTL-16")
def test_with_two_more_of_the_underworld_he_takes_over():
    table = boss("1/1 Underworld", "1/2 Underworld")
    table.p1.uses("Kingpin", "Underworld Boss")
    assert table.p1["Kingpin"].main
    assert not table.p1["Fisk"].main


@rule("2P-CTL-11")
def test_one_more_or_others_of_other_teams_are_no_underworld():
    table = boss("1/1 Underworld", "1/2 X-Men")
    table.p1.uses("Kingpin", "Underworld Boss")
    assert not table.p1["Kingpin"].main
    assert table.p1["Fisk"].main


@rule("2P-CTL-16", "2P-CTL-14")
def test_whoever_was_main_may_fall_without_loss_and_the_boss_may_not():
    table = duel(
        p1=side(front=["9/9", "20/20"]),
        p2=side(
            main="Fisk 3/6 h1",
            main_row="front",
            front=[lying(kingpin, "w1"), "1/1 Underworld", "1/2 Underworld"],
            resources="Fortress",
        ),
        active=2,
    )
    table.p2.uses("Kingpin", "Underworld Boss")
    table.p2.ends_turn()
    table.p1.goes_to("main")
    table.p1.attacks("9/9", "Fisk")
    table.passes()
    assert not table.over
    table.p1.attacks("20/20", "Kingpin")
    table.passes()
    assert table.over
