"""Matt Hardy (AEW-044)."""

from versus.cards.tpcg.all_elite_wrestling.heels import matt_hardy
from versus.testing.tpcg import duel, rule, side


@rule("2P-PWR-29", "2P-BLD-25")
def test_big_money_is_a_recruit_point_for_each_might():
    table = duel(p1=side(front=matt_hardy, resources=["Fortress"] * 3), at="recruit", recruit_points=3)
    table.p1.uses("Matt Hardy", "Big Money")
    assert table.p1.recruit_points == 4
    table.p1.uses("Matt Hardy", "Big Money")
    table.p1.uses("Matt Hardy", "Big Money")
    assert table.p1.recruit_points == 6
    assert table.p1.why_not("use", "Matt Hardy", power="Big Money") == "2P-PWR-17"


def test_points_gained_in_the_resource_step_are_there_in_the_recruit_step():
    table = duel(p1=side(front=matt_hardy, hand="Fortress", resources=2), at="resource")
    table.p1.uses("Matt Hardy", "Big Money")
    table.p1.goes_to("recruit")
    assert table.p1.recruit_points == 2 + 1


def test_after_the_recruit_step_there_is_nothing_to_gain():
    table = duel(p1=side(front=matt_hardy, resources="Fortress"), at="formation")
    table.p1.uses("Matt Hardy", "Big Money")
    assert table.p1.recruit_points == 0


def test_in_the_main_phase_it_cannot_be_used():
    table = duel(p1=side(front=matt_hardy, resources="Fortress"))
    assert table.p1.why_not("use", "Matt Hardy", power="Big Money") == "2P-PWR-11"
