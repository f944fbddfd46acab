"""Sunfire (HOX-053)."""

from versus.cards.tpcg.house_of_x.brotherhood import asteroid_m
from versus.cards.tpcg.house_of_x.x_men import sunfire
from versus.games.tpcg.language.vocabulary import gives, location, plot_twist, turn_down
from versus.games.tpcg.words import ENERGY, MAIN
from versus.testing.tpcg import duel, rule, side

BLACKOUT = plot_twist("Blackout", "Blackout", MAIN, turn_down(location(gives(ENERGY))))


@rule("2P-CRD-13")
def test_sunfire_grows_by_three_for_each_energy_location_of_every_side():
    table = duel(p1=side(back=sunfire, resources=["Laboratory"]), p2=side(resources=[asteroid_m, "Academy"]))
    assert table.p1["Sunfire"].stats == (9, 9)


def test_sunfire_is_3_3_without_energy_locations_and_counts_all_the_time():
    table = duel(p1=side(back=sunfire, hand=[BLACKOUT]), p2=side(resources=["Laboratory"]))
    assert table.p1["Sunfire"].stats == (6, 6)
    table.p1.plays("Blackout")
    assert table.p1["Sunfire"].stats == (3, 3)
