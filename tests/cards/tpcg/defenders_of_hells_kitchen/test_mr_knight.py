"""Mr. Knight, main (DHK-011) and supporting (DHK-022). That his power transforms him is stated."""

from tests.cards.tpcg.defenders_of_hells_kitchen.knights import as_, piled, uses_power
from versus.cards.tpcg.defenders_of_hells_kitchen.personalities import jake_lockley, mr_knight, mr_knight_main
from versus.testing.tpcg import duel, rule, side


@rule("2P-CRD-84", "2P-CRD-87")
def test_the_consultant_draws_a_card_and_is_somebody_else():
    table = as_(mr_knight_main, deck=["Ann 1/1"])
    was, is_now = uses_power(table)
    assert table.p1.hand == ["Ann"]
    assert (was, is_now == "Mr. Knight") == ("Mr. Knight", False)
    assert "Mr. Knight" in piled(table)


def test_it_costs_intellect():
    table = as_(mr_knight_main, resources=["Fortress"])
    assert not table.p1.may("use", "Mr. Knight", power="Consultant")


@rule("2P-CRD-91")
def test_the_supporting_one_becomes_jake_to_strike():
    table = duel(p1=side(front=mr_knight, hand=jake_lockley), p2=side(front="1/7 h2"))
    table.p1.attacks("Mr. Knight", "1/7")
    table.p1.uses("Mr. Knight", "Integrated Personalities", on="Jake Lockley")
    table.passes()
    assert table.p2["1/7"].stunned, "7 of 7"
