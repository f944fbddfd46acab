"""You Won't Like Her When She's Angry (AFF-024)."""

from versus.cards.tpcg.a_force.heroines import you_wont_like_her
from versus.testing.tpcg import duel, side


def test_a_defender_gets_two_counters_that_stay():
    table = duel(p1=side(front="Ann 3/9"), p2=side(front="Foe 1/3 A-Force", hand=you_wont_like_her))
    table.p1.attacks("Ann", "Foe")
    table.p1.passes()
    table.p2.plays("You Won't Like Her")
    table.passes()
    assert table.p2["Foe"].face_up
    assert table.p2["Foe"].plus == 2


def test_outside_combat_it_is_not_played():
    table = duel(p1=side(front="Foe 1/3 A-Force", hand=you_wont_like_her))
    assert not table.p1.may("play", "You Won't Like Her")
