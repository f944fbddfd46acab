"""Colossus (MNB-046)."""

from versus.cards.tpcg.marvel_battles.x_men import colossus
from versus.testing.tpcg import duel, side


def test_colossus_tosses_another_into_the_air():
    table = duel(p1=side(front=["Ann 1/1", "Bob 1/1"], hand=colossus), at="recruit", recruit_points=6)
    table.p1.recruits("Colossus", on="Ann")
    assert table.p1["Ann"].keywords == ["Flight"]
    assert table.p1["Bob"].keywords == []


def test_organic_steel_makes_him_hard_this_combat():
    table = duel(p1=side(front="Foe 9/9"), p2=side(front=colossus, resources="Fortress"))
    table.p1.attacks("Foe", "Colossus")
    table.p1.passes()
    table.p2.uses("Colossus", "Organic Steel")
    assert table.p2["Colossus"].stats == (12, 12)
    table.passes()
    assert table.p1["Foe"].stunned
    assert table.p2["Colossus"].stats == (7, 7)
