"""Thor (MNB-021)."""

from versus.cards.tpcg.marvel_battles.avengers import thor
from versus.testing.tpcg import duel, side


def test_lightning_strike_puts_three_counters_on_an_enemy():
    table = duel(
        p1=side(front=[thor, "Ann 1/1"], resources="Laboratory"), p2=side(front=["Foe 4/4", "Fox 3/3"])
    )
    assert "Ann" not in table.p1.could_choose("use", "Thor", power="Lightning Strike")
    table.p1.uses("Thor", "Lightning Strike", on="Foe")
    assert table.p2["Foe"].stats == (1, 1)
