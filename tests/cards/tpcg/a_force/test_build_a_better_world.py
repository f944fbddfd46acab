"""Build a Better World (AFF-025)."""

from versus.cards.tpcg.a_force.heroines import build_a_better_world
from versus.testing.tpcg import duel, side


def test_in_the_main_phase_a_basic_location_of_yours_turns_up():
    resources = ["Academy, down", "Fortress, down"]
    table = duel(p1=side(front="Ann 1/1 A-Force", hand=build_a_better_world, resources=resources))
    table.p1.plays("Build a Better World", on="Fortress")
    assert table.p1["Fortress"].face_up
    assert not table.p1["Academy"].face_up


def test_in_combat_too_and_on_an_enemys_turn():
    p2 = side(front="Foe 1/3 A-Force", hand=build_a_better_world, resources=["Academy, down"])
    table = duel(p1=side(front="Ann 3/9"), p2=p2)
    assert not table.p2.may("play", "Build a Better World")
    table.p1.attacks("Ann", "Foe")
    table.p1.passes()
    table.p2.plays("Build a Better World", on="Academy")
    assert table.p2["Academy"].face_up
    table.passes()
