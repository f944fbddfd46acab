"""The Streets (DHK-061): nothing but its name is stated; it does what PNY-055 does."""

from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import the_streets
from versus.testing.tpcg import duel, side


def at_dawn(*theirs):
    return duel(p1=side(resources=[the_streets, "Academy"]), p2=side(resources=[*theirs]), at="start", turn=3)


def test_turned_down_it_turns_up_to_two_enemy_locations_down():
    table = at_dawn("Fortress", "Laboratory", "Training Ground")
    table.p1.answers("yes", "Fortress", "Training Ground")
    assert not table.p1["The Streets"].face_up
    assert not table.p2["Fortress"].face_up
    assert not table.p2["Training Ground"].face_up
    assert table.p2["Laboratory"].face_up
    assert table.p1["Academy"].face_up


def test_its_player_may_leave_it_up():
    table = at_dawn("Fortress")
    table.p1.says_no()
    assert table.p1["The Streets"].face_up
    assert table.p2["Fortress"].face_up
