"""Defend the Weak (HOX-058)."""

from versus.cards.tpcg.house_of_x.oddities import defend_the_weak
from versus.testing.tpcg import duel, side

X_MAN = "Ann 2/2 h2 X-Men"


def test_defend_the_weak_lasts_for_the_combat():
    table = duel(p1=side(front="Bob 4/9"), p2=side(front=X_MAN, hand=[defend_the_weak]))
    table.p1.attacks("Bob", "Ann")
    table.p1.passes()
    table.p2.plays("Defend the Weak")
    assert table.p2["Ann"].stats == (3, 5)
    table.passes()
    assert table.p2["Ann"].face_up
    assert table.p2["Ann"].stats == (2, 2)


def test_defend_the_weak_reaches_your_own_in_the_combat_only():
    table = duel(p1=side(front="Bob 4/9"), p2=side(front=[X_MAN, "Cat 1/1"], hand=[defend_the_weak]))
    table.p1.attacks("Bob", "Cat")
    table.p1.passes()
    table.p2.plays("Defend the Weak")
    assert table.p2["Cat"].stats == (2, 4)
    assert table.p2["Ann"].stats == (2, 2)
    table.passes()


def test_defend_the_weak_needs_a_face_up_x_man_and_a_combat():
    table = duel(p1=side(front="Bob 4/9 Brotherhood", hand=[defend_the_weak]), p2=side(front="Foe 1/9"))
    assert table.p1.why_not("play", "Defend the Weak") == "2P-PLT-05"
    table.p1.attacks("Bob", "Foe")
    assert table.p1.why_not("play", "Defend the Weak") == "2P-PLT-09"
    table.passes()
