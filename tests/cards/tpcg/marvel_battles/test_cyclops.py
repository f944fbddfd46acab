"""Cyclops (MNB-038)."""

from versus.cards.tpcg.marvel_battles.x_men import cyclops
from versus.testing.tpcg import duel, rule, side


def test_battle_tactics_moves_somebody_of_yours():
    table = duel(p1=side(front=[cyclops, "Ann 1/1"], resources="Training Ground"), p2=side(front="Foe 1/1"))
    assert "Foe" not in table.p1.could_choose("use", "Cyclops", power="Battle Tactics")
    table.p1.uses("Cyclops", "Battle Tactics", on="Ann")
    assert table.p1["Ann"].row == "back"


@rule("2P-KEYC-29")
def test_cyclops_leads_a_team_attack():
    table = duel(p1=side(front=[cyclops, "Ann 1/9 X-Men"]), p2=side(front="Foe 8/9"))
    table.p1.attacks(["Cyclops", "Ann"], "Foe")
    table.passes()
    table.p1.strikes("Ann")
    assert table.p1["Cyclops"].face_up
