"""Squad Tactics (MNB-050)."""

from versus.cards.tpcg.marvel_battles.x_men import squad_tactics
from versus.testing.tpcg import duel, side


def test_squad_tactics_strengthens_your_fighters_only():
    table = duel(
        p1=side(front=["Ann 1/1 X-Men", "Bob 1/1 X-Men", "Cat 1/1"], hand=squad_tactics),
        p2=side(front="Foe 1/9"),
    )
    table.p1.attacks(["Ann", "Bob"], "Foe")
    table.p1.plays("Squad Tactics")
    assert [table.p1[name].plus for name in ("Ann", "Bob", "Cat")] == [1, 1, 0]
    assert table.p2["Foe"].plus == 0
    table.passes()
    table.p2.strikes("Ann")
