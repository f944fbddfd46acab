"""Punisher (DEF-018)."""

from versus.cards.tpcg.defenders.defenders import punisher
from versus.testing.tpcg import duel, rule, side

GYM = {"resources": "Training Ground"}


@rule("2P-GEN-02")
def test_in_ranged_combat_the_punisher_cannot_be_struck():
    table = duel(p1=side(back=punisher, **GYM), p2=side(front="9/9 R"))
    table.p1.attacks("Punisher", "9/9")
    table.p1.uses("Punisher", "Perfect Position")
    table.passes()
    assert table.p1["Punisher"].face_up


def test_as_defender_too_against_somebody_ranged():
    table = duel(p1=side(back="9/9 R h2"), p2=side(front=punisher, **GYM))
    table.p1.attacks("9/9", "Punisher")
    table.p1.passes()
    table.p2.uses("Punisher", "Perfect Position")
    table.passes()
    assert table.p2["Punisher"].face_up


def test_in_melee_the_position_is_none():
    table = duel(p1=side(front=punisher, **GYM), p2=side(front="9/9"))
    table.p1.attacks("Punisher", "9/9")
    table.p1.uses("Punisher", "Perfect Position")
    table.passes()
    assert table.p1["Punisher"].koed


@rule("2P-KEY-12", "2P-KEY-13")
def test_lethal_kos_a_defending_supporting_character_and_no_main_one():
    table = duel(p1=side(front=punisher), p2=side(front=["1/7 h5"], main="Boss 1/1 h5", main_row="front"))
    table.p1.attacks("Punisher", "1/7")
    table.passes()
    assert table.p2["1/7"].koed
    table = duel(p1=side(front=punisher), p2=side(main="Boss 1/1 h5", main_row="front"))
    table.p1.attacks("Punisher", "Boss")
    table.passes()
    assert table.p2.main.stunned
