"""Lance Archer (AEW-051)."""

import pytest

from versus.cards.tpcg.all_elite_wrestling.heels import lance_archer
from versus.games.tpcg.language.vocabulary import attacker, daze, one, plot_twist
from versus.games.tpcg.words import COMBAT
from versus.testing.tpcg import duel, rule, side


@rule("2P-CMB-67", "2P-CMB-68")
def test_against_a_melee_team_attack_he_strikes_each_attacker_with_double_his_atk():
    p1 = side(front=["Ann 1/10 h3 Heels", "Ben 1/9 h3 Heels", "Cat 1/11 h3 Heels"])
    table = duel(p1=p1, p2=side(front=lance_archer))
    table.p1.attacks(["Ann", "Ben", "Cat"], "Lance Archer")
    assert table.p2["Lance Archer"].atk == 5
    table.passes()
    assert table.p1["Ann"].stunned
    assert table.p1["Ben"].stunned
    assert table.p1["Cat"].face_up


@pytest.mark.parametrize(("defense", "falls"), [(5, True), (6, False)])
def test_a_solo_attacker_meets_his_plain_atk(defense, falls):
    table = duel(p1=side(front=f"Ann 1/{defense} h3"), p2=side(front=lance_archer))
    table.p1.attacks("Ann", "Lance Archer")
    table.passes()
    assert table.p1["Ann"].stunned is falls


def test_as_an_attacker_he_strikes_with_his_plain_atk():
    table = duel(p1=side(front=[lance_archer, "Ann 0/9 Heels"]), p2=side(front="Foe 0/6"))
    table.p1.attacks(["Lance Archer", "Ann"], "Foe")
    table.passes()
    assert table.p2["Foe"].face_up


def test_a_ranged_team_attack_is_not_answered():
    p1 = side(back=["Ann 1/1 Heels Ranged", "Ben 1/1 Heels Ranged"])
    table = duel(p1=p1, p2=side(front=lance_archer))
    table.p1.attacks(["Ann", "Ben"], "Lance Archer")
    table.passes()
    assert table.p1["Ann"].face_up
    assert table.p1["Ben"].face_up


@rule("2P-CMB-90")
def test_a_team_of_which_one_is_left_is_a_team_no_longer():
    mist = plot_twist("T-1", "Mist", COMBAT, daze(one(attacker)), any_turn=True)
    p1 = side(front=["Ann 1/10 h3 Heels", "Ben 1/9 h3 Heels"])
    table = duel(p1=p1, p2=side(front=lance_archer, hand=mist))
    table.p1.attacks(["Ann", "Ben"], "Lance Archer")
    table.p1.passes()
    table.p2.plays("Mist", on="Ben")
    table.passes()
    assert table.p1["Ann"].face_up
