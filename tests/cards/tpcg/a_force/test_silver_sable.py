"""Silver Sable (AFF-040)."""

from versus.cards.tpcg.a_force.femme_fatales import silver_sable
from versus.testing.tpcg import duel, side


def test_silver_sable_attacks_beside_any_main_character():
    p1 = side(main="Cap 3/9 Avengers", main_row="front", front=[silver_sable, "Hulk 1/1 Avengers"])
    table = duel(p1=p1, p2=side(front="Foe 0/4"))
    assert not table.p1.may("attack", ["Silver Sable", "Hulk"], "Foe")
    table.p1.attacks(["Silver Sable", "Cap"], "Foe")
    table.passes()
    assert table.happened("stunned", "Foe") == 1


def test_she_brings_a_recruit_point_as_your_build_phase_begins():
    table = duel(p1=side(front=silver_sable, resources=2, deck=9), p2=side(resources=2, deck=9), at="start")
    table.p1.goes_to("recruit")
    mine = table.p1.recruit_points
    table.next_turn()
    table.p2.goes_to("recruit")
    assert mine == table.p2.recruit_points + 1
