"""Femme Fatality (AFF-049)."""

from versus.cards.tpcg.a_force.femme_fatales import femme_fatality, spiral
from versus.testing.tpcg import duel, side


def test_a_character_gets_a_minus_counter_for_each_supporting_character_on_your_side():
    table = duel(p1=side(front=[spiral, "Ann 1/1"], hand=femme_fatality), p2=side(front="Foe 5/5"))
    table.p1.plays("Femme Fatality", on="Foe")
    assert table.p2["Foe"].minus == 2


def test_it_needs_a_femme_fatale():
    table = duel(p1=side(front="Ann 1/1", hand=femme_fatality), p2=side(front="Foe 5/5"))
    assert table.p1.why_not("play", "Femme Fatality") == "2P-PLT-09"
