"""Nighthawk (DEF-017)."""

from versus.cards.tpcg.defenders.defenders import nighthawk
from versus.testing.tpcg import duel, rule, side


def mobilized(points, *hand):
    table = duel(
        p1=side(front=nighthawk, resources="Academy", hand=list(hand)), at="recruit", recruit_points=points
    )
    table.p1.uses("Nighthawk", "Mobilize the Team")
    return table


@rule("2P-BLD-15")
def test_the_next_defender_costs_four_less_and_no_other_after_it():
    table = mobilized(2, "Ann 1/1 c6 Defenders", "Bob 1/1 c1 Defenders")
    table.p1.recruits("Ann")
    assert table.p1.recruit_points == 0
    assert not table.p1.may("recruit", "Bob")


@rule("2P-BLD-15")
def test_a_card_of_another_team_pays_in_full_and_leaves_the_saving():
    table = mobilized(3, "Ann 1/1 c6 Defenders", "Zed 1/1 c1 Underworld")
    table.p1.recruits("Zed")
    assert table.p1.recruit_points == 2
    table.p1.recruits("Ann")


@rule("2P-BLD-15")
def test_what_is_saved_beyond_the_price_is_lost():
    table = mobilized(3, "Ann 1/1 c2 Defenders", "Bob 1/1 c4 Defenders")
    table.p1.recruits("Ann")
    assert table.p1.recruit_points == 3
    assert not table.p1.may("recruit", "Bob")


@rule("2P-BLD-15")
def test_the_saving_ends_with_the_turn():
    table = mobilized(0, "Ann 1/1 c6 Defenders")
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("recruit")
    assert not table.p1.may("recruit", "Ann")


def test_on_enemy_turns_the_night_is_his():
    table = duel(p1=side(front=nighthawk), p2=side(front="5/6"))
    assert table.p1["Nighthawk"].stats == (3, 3)
    table.p1.ends_turn()
    assert table.p1["Nighthawk"].stats == (6, 6)
    table.p2.goes_to("main")
    table.p2.attacks("5/6", "Nighthawk")
    table.passes()
    assert table.p1["Nighthawk"].face_up
    assert table.p2["5/6"].stunned
