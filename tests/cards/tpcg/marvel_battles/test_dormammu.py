"""Dormammu (MNB-099)."""

from versus.cards.tpcg.marvel_battles.villains import dormammu
from versus.testing.tpcg import duel, lying, side


def test_immortal_dormammu_may_go_into_the_deck_when_he_is_koed():
    for says, pile, cards in (("yes", [], 4), ("no", ["Dormammu"], 3)):
        table = duel(p1=side(front="Foe 9/9"), p2=side(front=lying(dormammu, "w1"), deck=3))
        table.p1.attacks("Foe", "Dormammu")
        table.passes()
        table.p2.answers(says)
        assert table.p2.ko_pile == pile
        assert len(table.p2.deck) == cards


def test_necromancy_raises_a_character_of_an_enemy_for_you():
    table = duel(
        p1=side(front=dormammu, ko="Ann 1/1", resources=["Academy", "Laboratory"]),
        p2=side(ko=["Foe 1/1", "Academy", "Fox 1/1"]),
    )
    table.p1.uses("Dormammu", "Necromancy", on=["Fox", "back"])
    assert table.p1.back[-1] == "Fox"
    assert table.p2["Fox"].owner == 2
