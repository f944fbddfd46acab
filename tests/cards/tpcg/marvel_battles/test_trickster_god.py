"""Trickster God (MNB-103)."""

from versus.cards.tpcg.marvel_battles.villains import trickster_god
from versus.testing.tpcg import duel, rule, side


@rule("2P-MOD-18")
def test_a_fighter_switches_atk_and_def_for_the_combat():
    table = duel(p1=side(front="Ann 1/6 Villains", hand=trickster_god), p2=side(front="Foe 1/6"))
    table.p1.attacks("Ann", "Foe")
    table.p1.plays("Trickster God", on="Ann")
    assert table.p1["Ann"].stats == (6, 1)
    table.passes()
    assert table.p2["Foe"].stunned
