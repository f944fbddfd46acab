"""Iceman (HOX-042)."""

from tests.cards.tpcg.house_of_x.readers import reader
from versus.cards.tpcg.house_of_x.x_men import iceman
from versus.games.tpcg.words import INTELLECT
from versus.testing.tpcg import duel, side


def test_ice_breaker_freezes_an_enemy_location_through_its_next_turn():
    table = duel(
        p1=side(back=iceman, resources=["Laboratory"]),
        p2=side(resources=["Academy", "Fortress"]),
    )
    table.p1.uses("Iceman", "Ice Breaker", on="Academy")
    assert table.p2["Academy"].exhausted
    assert table.p2["Academy"].frozen
    assert table.p2["Fortress"].ready
    table.next_turn()
    table.p2.goes_to("recruit")
    assert table.p2["Academy"].exhausted
    assert table.p2.recruit_points == 1
    table.next_turn()
    table.next_turn()
    table.p2.goes_to("recruit")
    assert table.p2["Academy"].ready
    assert table.p2.recruit_points == 2


def test_a_frozen_location_still_pays():
    table = duel(
        p1=side(back=iceman, resources=["Laboratory"]),
        p2=side(back=reader(INTELLECT), resources=["Academy"]),
    )
    table.p1.uses("Iceman", "Ice Breaker")
    table.next_turn()
    assert table.p2["Academy"].exhausted
    table.p2.goes_to("main")
    table.p2.uses("Reader", "Read", paying="Academy")
    assert table.happened("power used", "Reader") == 1


def test_ice_breaker_reaches_neither_your_own_locations_nor_face_down_resources():
    table = duel(
        p1=side(back=iceman, resources=["Laboratory", "Training Ground"]),
        p2=side(resources=["Academy", "Fortress", "Fortress, down"]),
    )
    table.p1.uses("Iceman", "Ice Breaker")
    assert table.p1.choices == ["Academy", "Fortress"]
    table.p1.chooses("Fortress")
    assert table.p1["Training Ground"].ready


def test_ice_breaker_needs_an_energy_location():
    table = duel(p1=side(back=iceman, resources=["Academy"]), p2=side(resources=["Academy"]))
    assert table.p1.why_not("use", "Iceman", power="Ice Breaker") == "2P-PWR-17"
