"""Kris Statlander (AEW-009, AEW-010)."""

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.all_elite_wrestling.babyface_main_characters import (
    kris_statlander_1,
    kris_statlander_2,
)
from versus.cards.tpcg.all_elite_wrestling.locations import double_or_nothing, revolution, right_tunnel
from versus.testing.tpcg import duel, lying, rule, side


@at_both_levels(kris_statlander_1, kris_statlander_2)
def test_night_fever_kos_a_face_down_supporting_character(main):
    p2 = side(main="Chief 1/5, stunned", front=["Down 3/3 h5, stunned", "Up 1/1"], back="Hid 1/1, hidden")
    table = duel(p1=side(main=main, resources=revolution), p2=p2)
    assert table.p1.could_choose("use", "Kris Statlander", power="Night Fever") == ["Down", "Hid"]
    table.p1.uses("Kris Statlander", "Night Fever", on="Down")
    assert table.p2["Down"].koed


@rule("2P-GEN-28")
def test_every_location_that_gives_humanity_is_an_experience():
    p1 = side(main=kris_statlander_1, levels=kris_statlander_2, hand=[revolution, right_tunnel])
    table = duel(p1=p1, at="resource")
    table.p1.places("Revolution", face_up=True)
    assert table.p1.xp == 1
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("resource")
    table.p1.places("Right Tunnel", face_up=True)
    assert table.p1.xp == 2


def test_other_locations_and_those_face_down_are_none():
    p1 = side(main=kris_statlander_1, levels=kris_statlander_2, hand=[revolution, double_or_nothing])
    table = duel(p1=p1, at="resource")
    table.p1.places("Revolution")
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("resource")
    table.p1.places("Double or Nothing", face_up=True)
    assert table.p1.xp == 0


def test_an_enemys_location_is_none():
    p2 = side(main=kris_statlander_1, levels=kris_statlander_2)
    table = duel(p1=side(hand=revolution), p2=p2, at="resource")
    table.p1.places("Revolution", face_up=True)
    assert table.p2.xp == 0


def test_the_third_makes_her_level_two():
    p1 = side(main=lying(kris_statlander_1, "xp2"), levels=kris_statlander_2, hand=revolution)
    table = duel(p1=p1, at="resource")
    table.p1.places("Revolution", face_up=True)
    assert table.p1["Kris Statlander"].stats == (10, 5)


@rule("2P-KEYC-26")
def test_area_451_flies_to_the_back_row_where_nobody_strikes_her():
    p1 = side(main=kris_statlander_2, main_row="front", resources=double_or_nothing)
    table = duel(p1=p1, p2=side(front="Guard 1/1", back="Clerk 50/10 h2"))
    table.p1.uses("Kris Statlander", "Area 451")
    table.p1.attacks("Kris Statlander", "Clerk")
    table.passes()
    assert table.p2["Clerk"].stunned
    assert not table.p1["Kris Statlander"].stunned


def test_in_the_front_row_she_is_struck():
    p1 = side(main=kris_statlander_2, main_row="front", resources=double_or_nothing)
    table = duel(p1=p1, p2=side(front="Guard 50/10 h2"))
    table.p1.uses("Kris Statlander", "Area 451")
    table.p1.attacks("Kris Statlander", "Guard")
    table.passes()
    assert table.p1["Kris Statlander"].stunned
