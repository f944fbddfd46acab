"""Cat Fight (AFF-051)."""

from versus.cards.tpcg.a_force.femme_fatales import cat_fight, spiral
from versus.testing.tpcg import duel, side


def test_an_attacker_gets_four_atk_this_combat():
    table = duel(p1=side(front=[spiral, "Ann 1/9"], hand=cat_fight), p2=side(front="Foe 0/5"))
    table.p1.attacks("Ann", "Foe")
    table.p1.plays("Cat Fight")
    assert table.p1["Ann"].stats == (5, 9)
    table.passes()
    assert table.happened("stunned", "Foe") == 1
    assert table.p1["Ann"].stats == (1, 9)
