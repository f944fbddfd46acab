"""Main Strength (AFF-053)."""

from versus.cards.tpcg.a_force.femme_fatales import main_strength
from versus.testing.tpcg import duel, rule, side


def test_your_main_character_gets_two_atk_this_combat():
    table = duel(p1=side(main="Hero 3/9", main_row="front", hand=main_strength), p2=side(front="Foe 0/5"))
    table.p1.attacks("Hero", "Foe")
    table.p1.plays("Main Strength")
    assert table.p1.main.stats == (5, 9)
    table.passes()
    assert table.p1.main.stats == (3, 9)


@rule("2P-PLT-08")
def test_a_main_character_outside_the_combat_gets_nothing():
    table = duel(p1=side(main="Hero 3/9", front="Ann 1/9", hand=main_strength), p2=side(front="Foe 0/5"))
    table.p1.attacks("Ann", "Foe")
    table.p1.plays("Main Strength")
    assert table.p1.main.stats == (3, 9)
    table.passes()
