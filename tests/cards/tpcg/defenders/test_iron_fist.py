"""Iron Fist (DEF-012)."""

from versus.cards.tpcg.defenders.defenders import iron_fist
from versus.testing.tpcg import duel, side

GYM = {"resources": "Training Ground"}


def test_whom_iron_fist_strikes_is_stunned_however_tough():
    table = duel(p1=side(front=iron_fist, **GYM), p2=side(front="1/30 h2"))
    table.p1.attacks("Iron Fist", "1/30")
    table.p1.uses("Iron Fist", "Iron Fist Punch")
    table.passes()
    assert table.p2["1/30"].stunned
    assert table.p2["1/30"].wounds == 1


def test_without_the_punch_two_atk_are_two():
    table = duel(p1=side(front=iron_fist, **GYM), p2=side(front="1/30 h2"))
    table.p1.attacks("Iron Fist", "1/30")
    table.passes()
    assert table.p2["1/30"].face_up


def test_the_punch_works_on_an_enemy_turn_against_the_attacker_he_strikes():
    table = duel(p1=side(front=["1/30 h2 X-Men", "1/31 h2 X-Men"]), p2=side(front=iron_fist, **GYM))
    table.p1.attacks(["1/30", "1/31"], "Iron Fist")
    table.p1.passes()
    table.p2.uses("Iron Fist", "Iron Fist Punch")
    table.passes()
    table.p2.strikes("1/31")
    assert table.p1["1/31"].stunned
    assert table.p1["1/30"].face_up


def test_the_punch_ends_with_the_combat_and_a_blow_that_falls_twice_stuns_once():
    table = duel(p1=side(front=iron_fist, **GYM), p2=side(front=["1/2 h3", "1/30 h2"]))
    table.p1.attacks("Iron Fist", "1/2")
    table.p1.uses("Iron Fist", "Iron Fist Punch")
    table.passes()
    assert table.p2["1/2"].wounds == 1


def test_iron_fist_dodges():
    table = duel(p1=side(back="6/6 R"), p2=side(front=iron_fist))
    assert table.p1.why_not("attack", "6/6", "Iron Fist") == "2P-KEY-07"
