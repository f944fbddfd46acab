"""Beast (MNB-043)."""

from versus.cards.tpcg.marvel_battles.x_men import beast
from versus.testing.tpcg import duel, rule, side


@rule("2P-KEYC-17")
def test_genius_beast_may_draw_as_your_turn_begins():
    table = duel(p1=side(front=beast, deck=9), at="start", turn=3)
    table.p1.says_yes()
    assert len(table.p1.hand) == 3


@rule("2P-KEY-09")
def test_ferocious_beast_strikes_first():
    table = duel(p1=side(front=beast), p2=side(front="Foe 9/5"))
    table.p1.attacks("Beast", "Foe")
    table.passes()
    assert table.p1["Beast"].face_up
