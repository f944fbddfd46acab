"""Rhino (DEF-039)."""

from versus.cards.tpcg.defenders.underworld import fisk_tower, rhino
from versus.testing.tpcg import duel, lay, rule, side


@rule("2P-KEYC-03")
def test_rhino_must_be_in_the_first_attack():
    table = duel(p1=side(front=[rhino, "9/9"]), p2=side(front="1/1 h5"))
    assert table.p1.why_not("attack", "9/9", "1/1") == "2P-KEYC-03"
    table.p1.attacks("Rhino", "1/1")
    table.passes()


def attacked(**theirs):
    table = duel(p1=side(front=rhino), p2=side(front="1/9 h5", **theirs))
    table.p1.attacks("Rhino", "1/9")
    return table


@rule("2P-PWR-18", "2P-CMB-44")
def test_an_enemy_who_pays_intellect_stuns_him():
    table = attacked(resources="Academy")
    table.p2.answers("yes")
    assert table.p1["Rhino"].koed
    assert table.p2["Academy"].face == "face down"
    assert not table.in_combat


def test_nobody_must_pay():
    table = attacked(resources="Academy")
    table.p2.answers("no")
    table.passes()
    assert table.p1["Rhino"].face_up


@rule("2P-ZON-19")
def test_with_a_hand_that_might_pay_a_player_is_asked_and_can_only_decline():
    table = attacked(hand="Ann 1/1")
    table.p2.answers("yes")
    table.passes()
    assert table.p1["Rhino"].face_up


@rule("2P-PWR-24")
def test_a_location_of_a_team_pays_only_with_a_character_of_that_team():
    table = duel(p1=side(front=rhino), p2=side(front="1/9 h5 Underworld", resources=fisk_tower))
    table.p1.attacks("Rhino", "1/9")
    table.p2.answers("yes")
    assert table.p1["Rhino"].koed
    table = duel(p1=side(front=rhino), p2=side(front="1/9 h5", resources=fisk_tower))
    table.p1.attacks("Rhino", "1/9")
    table.passes()
    assert table.p1["Rhino"].face_up


def test_any_enemy_may_be_the_one_and_once_is_enough():
    table = lay(side(front=rhino), side(front="1/9 h5", resources="Academy"), side(resources="Academy"))
    table.p1.attacks("Rhino", "1/9")
    table.p2.answers("no")
    table.p3.answers("yes")
    assert table.p1["Rhino"].koed
