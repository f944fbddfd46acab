"""Elevation (AEW-027)."""

from versus.cards.tpcg.all_elite_wrestling.babyfaces import elevation, sammy_guevara
from versus.testing.tpcg import duel, side


def test_somebody_grows_and_leaps_this_turn():
    p1 = side(front="Hero 3/3 Babyfaces", hand=elevation)
    table = duel(p1=p1, p2=side(front="Guard 1/1", back="Clerk 0/5"))
    table.p1.plays("Elevation", on="Hero")
    assert table.p1["Hero"].stats == (5, 5)
    assert table.p1["Hero"].plus == 0
    assert table.p1.may("attack", "Hero", "Clerk")
    table.p1.ends_turn()
    assert table.p1["Hero"].stats == (3, 3)
    assert table.p1["Hero"].keywords == []


def test_who_leaps_already_gets_counters_to_keep():
    table = duel(p1=side(front=sammy_guevara, hand=elevation))
    table.p1.plays("Elevation", on="Sammy Guevara")
    assert table.p1["Sammy Guevara"].plus == 2
    assert table.p1["Sammy Guevara"].stats == (11, 7)
    table.p1.ends_turn()
    assert table.p1["Sammy Guevara"].stats == (11, 7)


def test_a_second_elevation_finds_one_who_leaps():
    table = duel(p1=side(front="Hero 3/3 Babyfaces", hand=[elevation, elevation]))
    table.p1.plays("Elevation #1", on="Hero")
    table.p1.plays("Elevation #2", on="Hero")
    assert table.p1["Hero"].plus == 2
    assert table.p1["Hero"].stats == (7, 7)


def test_flight_is_no_leap():
    table = duel(p1=side(front="Bird 3/3 Flight Babyfaces", hand=elevation))
    table.p1.plays("Elevation", on="Bird")
    assert table.p1["Bird"].plus == 0
    assert table.p1["Bird"].stats == (5, 5)
