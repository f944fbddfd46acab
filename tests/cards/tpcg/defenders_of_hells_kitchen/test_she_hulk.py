"""She-Hulk (DHK-027): nothing but her name is stated; Super Strength is, of several. After CIV-019."""

from versus.cards.tpcg.defenders_of_hells_kitchen.defenders import she_hulk
from versus.testing.tpcg import duel, rule, side


@rule("2P-KEY-21", "2P-KEY-04")
def test_her_rage_comes_as_she_attacks_and_counts_double_in_melee():
    table = duel(p1=side(front=she_hulk), p2=side(front="1/20"))
    table.p1.attacks("She-Hulk", "1/20")
    assert table.p1["She-Hulk"].plus == 2
    table.passes()


def test_attacked_she_stays_calm():
    table = duel(p1=side(front="1/1"), p2=side(front=she_hulk))
    table.p1.attacks("1/1", "She-Hulk")
    assert table.p2["She-Hulk"].plus == 0
    table.passes()
