"""Mantis (MNB-064)."""

from versus.cards.tpcg.marvel_battles.guardians import mantis
from versus.cards.tpcg.marvel_battles.villains import extinguish
from versus.games.tpcg.language.vocabulary import ko, named, one, plot_twist
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, lying, rule, side

AXE = plot_twist("T-1", "Axe", MAIN, ko(one(named("Mantis"))))


def test_mantis_is_reborn_as_a_resource_when_a_strike_kos_her():
    for says, resources in (("yes", ["Mantis"]), ("no", [])):
        table = duel(p1=side(front="Foe 9/9"), p2=side(front=mantis))
        table.p1.attacks("Foe", "Mantis")
        table.passes()
        table.p2.answers(says)
        assert table.p2.resources == resources
    assert table.p2.ko_pile == ["Mantis"]


def test_an_effect_that_kos_her_face_up_lets_her_be_reborn_face_down():
    table = duel(p1=side(hand=AXE), p2=side(front=mantis))
    table.p1.plays("Axe")
    table.p2.says_yes()
    assert not table.p2["Mantis"].face_up
    assert table.p2.resources == ["Mantis"]


@rule("2P-GEN-01")
def test_she_is_reborn_when_she_is_koed_while_stunned():
    table = duel(p1=side(front="Ann 1/1 Villains", hand=extinguish), p2=side(front=lying(mantis, "stunned")))
    table.p1.plays("Extinguish")
    table.p2.says_yes()
    assert table.p2.resources == ["Mantis"]
