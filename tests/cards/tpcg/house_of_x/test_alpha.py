"""Alpha (HOX-023)."""

from versus.cards.tpcg.house_of_x.brotherhood import alpha
from versus.testing.tpcg import duel, lay, side


def test_superintelligence_takes_two_recruit_points_of_the_enemys_next_turn():
    table = duel(p1=side(front=alpha, resources="Academy"), p2=side(resources=5))
    table.p1.uses("Alpha", "Superintelligence")
    table.p1.ends_turn()
    table.p2.goes_to("recruit")
    assert table.p2.recruit_points == 3
    table.p2.ends_turn()
    table.p1.goes_to("recruit")
    assert table.p1.recruit_points == 1
    table.p1.ends_turn()
    table.p2.goes_to("recruit")
    assert table.p2.recruit_points == 5


def test_superintelligence_reaches_each_enemy_and_leaves_nobody_below_zero():
    table = lay(side(front=alpha, resources="Academy"), side(resources=1), side(resources=3))
    table.p1.uses("Alpha", "Superintelligence")
    table.next_turn()
    table.p2.goes_to("recruit")
    assert table.p2.recruit_points == 0
    table.next_turn()
    table.p3.goes_to("recruit")
    assert table.p3.recruit_points == 1
