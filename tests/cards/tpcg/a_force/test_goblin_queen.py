"""Goblin Queen (AFF-042)."""

from versus.cards.tpcg.a_force.femme_fatales import demon_goblin, goblin_queen
from versus.testing.tpcg import duel, side


def test_summon_goblins_fills_your_side_up_to_four():
    table = duel(p1=side(front=goblin_queen, resources="Academy"))
    table.p1.uses("Goblin Queen", "Summon Goblins")
    assert table.p1.front.count("Demon Goblin") == 4


def test_goblins_that_are_there_count():
    table = duel(p1=side(front=[goblin_queen, demon_goblin], back=demon_goblin, resources="Academy"))
    table.p1.uses("Goblin Queen", "Summon Goblins")
    assert table.p1.front.count("Demon Goblin") == 3
    assert table.p1.back.count("Demon Goblin") == 1


def test_with_four_of_them_none_comes():
    front = [goblin_queen, *[demon_goblin] * 5]
    table = duel(p1=side(front=front, resources="Academy"))
    table.p1.uses("Goblin Queen", "Summon Goblins")
    assert table.p1.front.count("Demon Goblin") == 5
