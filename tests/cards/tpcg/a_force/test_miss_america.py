"""Miss America (AFF-019)."""

from versus.cards.tpcg.a_force.heroines import miss_america
from versus.testing.tpcg import duel, side


def test_miss_america_is_tough():
    table = duel(p1=side(front="Ann 9/9"), p2=side(front=miss_america))
    table.p1.attacks("Ann", "Miss America")
    table.passes()
    table.p2.answers("yes")
    assert table.p2["Miss America"].face_up
    assert table.p2["Miss America"].exhausted
    assert table.p2["Miss America"].wounds == 1
