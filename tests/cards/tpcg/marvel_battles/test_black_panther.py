"""Black Panther (MNB-011)."""

from versus.cards.tpcg.marvel_battles.avengers import black_panther, nick_fury
from versus.cards.tpcg.marvel_battles.guardians import major_victory
from versus.testing.tpcg import duel, rule, side


@rule("2P-KEY-09")
def test_black_panther_strikes_before_others_in_melee():
    table = duel(p1=side(front=black_panther), p2=side(front="Foe 9/3"))
    table.p1.attacks("Black Panther", "Foe")
    table.passes()
    assert table.p2["Foe"].stunned
    assert table.p1["Black Panther"].face_up


@rule("2P-CMB-85", "2P-CRD-11")
def test_with_nick_fury_he_stuns_major_victory_in_the_second_step():
    table = duel(p1=side(front=[black_panther, nick_fury]), p2=side(front=major_victory))
    table.p1.attacks(["Black Panther", "Nick Fury"], "Major Victory")
    table.passes()
    table.p2.strikes("Black Panther")
    assert table.p2["Major Victory"].koed
    assert table.p1["Black Panther"].stunned
