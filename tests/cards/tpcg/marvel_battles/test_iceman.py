"""Iceman (MNB-035)."""

from versus.cards.tpcg.marvel_battles.x_men import iceman
from versus.testing.tpcg import duel, rule, side


@rule("2P-KEY-10")
def test_iceman_freezes_a_character_as_he_appears():
    table = duel(p1=side(hand=iceman), p2=side(front=["Foe 1/1", "Fox 1/1"]), at="recruit", recruit_points=1)
    table.p1.recruits("Iceman", on="Foe")
    assert table.p2["Foe"].frozen
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.p2["Foe"].exhausted
    assert table.p2["Fox"].ready
