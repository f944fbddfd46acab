"""Loki (AFF-020)."""

import pytest

from versus.cards.tpcg.a_force.heroines import loki
from versus.testing.tpcg import duel, rule, side


def test_power_hungry_draws_three_once_per_turn():
    hand = ["Ann 1/1", "Ann 2/2"]
    table = duel(p1=side(front=[loki, "Ann 1/9"], hand=hand, deck=9))
    table.p1.powers_up("Ann")
    assert len(table.p1.hand) == 1 + 3
    table.p1.powers_up("Ann", "Ann in hand")
    assert len(table.p1.hand) == 3


def test_power_hungry_does_not_hear_the_power_ups_of_an_enemy():
    table = duel(p1=side(front="Ann 1/9", hand="Ann 2/2", deck=9), p2=side(front=loki, deck=9))
    table.p1.powers_up("Ann")
    assert table.p2.hand == []


@pytest.mark.parametrize(("strength", "goes"), [(7, False), (8, True)])
def test_loki_goes_over_to_whoever_is_stronger_than_all_of_your_side(strength, goes):
    table = duel(p1=side(front=loki, deck=9), p2=side(front=f"Foe {strength}/9", deck=9), at="start")
    table.p1.goes_to("main")
    assert table.p1["Loki"].controller == (2 if goes else 1)
    if goes:
        assert table.p1["Loki"].row == "back"


def test_a_stunned_giant_tempts_nobody():
    table = duel(p1=side(front=loki, deck=9), p2=side(front="Foe 20/9, stunned", deck=9), at="start")
    table.p1.goes_to("main")
    assert table.p1["Loki"].controller == 1


@rule("2P-CTL-04")
def test_he_serves_his_new_side_and_looks_again_in_its_build_phase():
    table = duel(p1=side(main="Weak 1/9", front=loki, deck=9), p2=side(main="Chief 8/9", deck=9), at="start")
    table.p1.goes_to("main")
    table.next_turn()
    table.p2.goes_to("main")
    assert table.p1["Loki"].controller == 2
