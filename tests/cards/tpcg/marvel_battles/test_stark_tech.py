"""Stark Tech (MNB-025)."""

from versus.cards.tpcg.marvel_battles.avengers import stark_tech
from versus.testing.tpcg import duel, side


def test_stark_tech_strengthens_and_lets_somebody_shoot_this_turn():
    table = duel(p1=side(front="Cap 1/1 Avengers", back="Ann 1/1", hand=stark_tech), p2=side(front="Foe 1/1"))
    table.p1.plays("Stark Tech", on="Ann")
    assert table.p1["Ann"].plus == 1
    assert table.p1.may("attack", "Ann", "Foe")
    table.p1.ends_turn()
    assert table.p1["Ann"].keywords == []
    assert table.p1["Ann"].plus == 1
