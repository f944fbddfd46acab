"""Abomination (MNB-094)."""

from versus.cards.tpcg.marvel_battles.villains import abomination
from versus.testing.tpcg import duel, rule, side


@rule("2P-KEY-17")
def test_the_abomination_strikes_every_attacker_of_a_melee_team():
    table = duel(
        p1=side(front=["Ann 1/5 X-Men", "Bob 1/6 X-Men", "Cat 1/1 X-Men"]), p2=side(front=abomination)
    )
    table.p1.attacks(["Ann", "Bob", "Cat"], "Abomination")
    table.passes()
    assert [table.p1[name].stunned for name in ("Ann", "Bob", "Cat")] == [True, False, True]
