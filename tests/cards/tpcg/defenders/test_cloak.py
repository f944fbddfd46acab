"""Cloak (DEF-014)."""

from versus.cards.tpcg.defenders.defenders import cloak
from versus.testing.tpcg import duel, side


def test_as_your_build_phase_begins_your_characters_get_a_minus_counter():
    table = duel(p1=side(front=[cloak, "5/5"]), p2=side(front="7/7"), at="draw", turn=5)
    table.p1.goes_to("main")
    assert table.p1["5/5"].minus == 1
    assert table.p1["Cloak"].minus == 1
    assert table.p2["7/7"].minus == 0


def test_as_an_enemys_build_phase_begins_theirs_do():
    table = duel(p1=side(front="7/7"), p2=side(front=[cloak, "5/5"]), at="draw", turn=5)
    table.p1.goes_to("main")
    assert table.p1["7/7"].minus == 1
    assert table.p1.main.minus == 1
    assert table.p2["5/5"].minus == 0


def test_the_dark_force_stuns_the_weak():
    table = duel(p1=side(front=["9/1 h3", "8/2 h3"]), p2=side(back=cloak), at="draw", turn=5)
    table.p1.goes_to("main")
    assert table.p1["9/1"].stunned
    assert table.p1["8/2"].face_up


def test_face_down_the_cloak_is_closed():
    table = duel(p1=side(front="7/7"), p2=side(front="Cloak 4/4, stunned"), at="draw", turn=5)
    table.p1.goes_to("main")
    assert table.p1["7/7"].minus == 0
