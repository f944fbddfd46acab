"""Mandarin (MNB-095)."""

from versus.cards.tpcg.marvel_battles.villains import mandarin
from versus.testing.tpcg import duel, lay, side


def ruler(place, **more):
    return side(front=[mandarin, "Ann 2/2"], resources=place, deck=5, **more)


def test_the_ring_of_intellect_draws():
    table = duel(p1=ruler("Academy"))
    table.p1.uses("Mandarin", "Makluan Rings #1")
    assert len(table.p1.hand) == 1


def test_the_ring_of_skill_makes_an_enemy_player_discard():
    table = lay(ruler("Training Ground"), side(hand=["Foe 1/1", "Fox 1/1"]), side(hand=1))
    table.p1.uses("Mandarin", "Makluan Rings #2")
    table.p1.chooses_player(2)
    table.p2.chooses("Fox")
    assert table.p2.hand == ["Foe"]
    assert len(table.p3.hand) == 1


def test_the_rings_of_might_and_energy_strengthen_and_weaken_anybody():
    table = duel(p1=ruler("Fortress"), p2=side(front="Foe 2/2"))
    table.p1.uses("Mandarin", "Makluan Rings #3", on="Ann")
    assert table.p1["Ann"].plus == 1
    table = duel(p1=ruler("Laboratory"), p2=side(front="Foe 2/2"))
    table.p1.uses("Mandarin", "Makluan Rings #4", on="Foe")
    assert table.p2["Foe"].minus == 1


def test_each_ring_is_a_power_of_its_own():
    table = duel(p1=ruler(["Academy", "Fortress"]))
    table.p1.uses("Mandarin", "Makluan Rings #1", paying="Academy")
    table.p1.uses("Mandarin", "Makluan Rings #3", on="Ann", paying="Fortress")
    assert table.p1["Ann"].plus == 1
