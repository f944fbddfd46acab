"""Spectrum (AFF-018)."""

from versus.cards.tpcg.a_force.heroines import arcadia, spectrum
from versus.testing.tpcg import duel, lying, side


def test_energy_form_counts_basic_energy_locations_on_all_sides_as_she_appears():
    table = duel(
        p1=side(hand=spectrum, resources=["Laboratory", "Laboratory, down", arcadia]),
        p2=side(resources=["Laboratory", "Academy"]),
        at="recruit",
        recruit_points=5,
    )
    table.p1.recruits("Spectrum")
    assert table.p1["Spectrum"].plus == 2


def test_energy_form_comes_again_as_she_recovers():
    table = duel(p1=side(front=lying(spectrum, "stunned w1"), resources=["Laboratory"], deck=5), at="start")
    table.p1.goes_to("main")
    assert table.p1["Spectrum"].plus == 1


def test_without_such_a_location_there_is_none():
    table = duel(p1=side(hand=spectrum, resources=["Academy"]), at="recruit", recruit_points=5)
    table.p1.recruits("Spectrum")
    assert table.p1["Spectrum"].plus == 0
