"""Titania (AFF-037)."""

from versus.cards.tpcg.a_force.femme_fatales import titania
from versus.cards.tpcg.a_force.heroines import dazzler
from versus.testing.tpcg import duel, side


def test_cellular_augmentation_lasts_for_the_combat():
    table = duel(p1=side(front=titania, resources="Fortress"), p2=side(front="Foe 1/5"))
    table.p1.attacks("Titania", "Foe")
    table.p1.uses("Titania", "Cellular Augmentation")
    assert table.p1["Titania"].stats == (5, 5)
    table.passes()
    assert table.p2["Foe"].koed or table.p2["Foe"].stunned
    assert table.p1["Titania"].stats == (2, 2)


def test_durable_titania_recovers_from_what_is_no_strike():
    table = duel(p1=side(front=dazzler, resources="Laboratory"), p2=side(front=titania))
    table.p1.uses("Dazzler", "Dazzle")
    assert table.p2["Titania"].face_up


def test_a_strike_stuns_and_wounds_her():
    table = duel(p1=side(front="Ann 9/9"), p2=side(front=titania))
    table.p1.attacks("Ann", "Titania")
    table.passes()
    assert table.p2["Titania"].stunned
    assert table.p2["Titania"].wounds == 1
