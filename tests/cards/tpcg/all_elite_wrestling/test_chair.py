"""Chair (AEW-065)."""

from versus.cards.tpcg.all_elite_wrestling.gear import chair
from versus.testing.tpcg import duel, side


def armed(*resources):
    return side(front="Hero 1/1 h2", equipment={"Hero": chair}, resources=list(resources))


def test_it_hits_as_often_as_it_is_paid_for():
    table = duel(p1=armed("All Out", "All Out"), p2=side(front="Foe 0/13"))
    table.p1.attacks("Hero", "Foe")
    table.p1.uses("Hero", "Cold Hard Steel")
    assert table.p1["Hero"].stats == (7, 7)
    table.p2.passes()
    table.p1.uses("Hero", "Cold Hard Steel")
    assert table.p1["Hero"].stats == (13, 13)
    table.p2.passes()
    assert not table.p1.offered("use")
    table.p1.passes()
    assert table.p2["Foe"].stunned


def test_the_bonus_lasts_for_the_turn():
    table = duel(p1=armed("All Out"), p2=side(front="Foe 0/99"))
    table.p1.attacks("Hero", "Foe")
    table.p1.uses("Hero", "Cold Hard Steel")
    table.passes()
    assert table.p1["Hero"].stats == (7, 7)
    table.p1.ends_turn()
    assert table.p1["Hero"].stats == (1, 1)


def test_a_defender_uses_it_on_an_enemy_turn():
    table = duel(p1=side(front="Foe 6/6"), p2=armed("All Out"))
    table.p1.attacks("Foe", "Hero")
    table.p1.passes()
    table.p2.uses("Hero", "Cold Hard Steel")
    table.passes()
    assert table.p1["Foe"].stunned
    assert not table.p2["Hero"].stunned


def test_at_range_it_hits_nobody():
    table = duel(p1=side(back="Bow 1/1 Ranged"), p2=armed("All Out"))
    table.p1.attacks("Bow", "Hero")
    table.p1.passes()
    table.p2.uses("Hero", "Cold Hard Steel")
    assert table.p2["Hero"].stats == (1, 1)
    table.passes()
