"""Daken (HOX-015)."""

from versus.cards.tpcg.house_of_x.brotherhood import daken
from versus.testing.tpcg import duel, rule, side


@rule("2P-CRD-39")
def test_daken_attacks_a_supporting_character_with_a_counter_and_double_atk():
    for defense, stunned in ((8, True), (9, False)):
        table = duel(p1=side(front=daken), p2=side(front=f"Wall 1/{defense} h2"))
        table.p1.attacks("Daken", "Wall")
        assert table.p1["Daken"].stats == (4, 4)
        table.passes()
        assert table.p2["Wall"].stunned is stunned


@rule("2P-CRD-39")
def test_daken_strikes_a_main_character_with_his_plain_atk():
    for defense, stunned in ((4, True), (5, False)):
        table = duel(p1=side(front=daken), p2=side(main=f"Boss 1/{defense} h5", main_row="front"))
        table.p1.attacks("Daken", "Boss")
        table.passes()
        assert table.p2["Boss"].stunned is stunned


def test_a_defending_daken_gets_no_counter():
    table = duel(p1=side(front="Cat 1/9"), p2=side(front=daken))
    table.p1.attacks("Cat", "Daken")
    table.passes()
    assert table.p2["Daken"].plus == 0
