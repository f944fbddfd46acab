"""Red Skull (MNB-091)."""

from versus.cards.tpcg.marvel_battles.villains import red_skull
from versus.testing.tpcg import duel, side


def test_the_dust_of_death_stuns_who_melee_attacks_him():
    table = duel(p1=side(front="Foe 9/9"), p2=side(front=red_skull, resources="Training Ground"))
    table.p1.attacks("Foe", "Red Skull")
    table.p1.passes()
    table.p2.uses("Red Skull", "Dust of Death")
    assert table.p1["Foe"].stunned
    assert table.p2["Red Skull"].face_up


def test_it_is_not_for_his_own_attacks_and_he_dodges_the_others():
    table = duel(
        p1=side(front=red_skull, resources="Training Ground"), p2=side(front="Foe 1/1", back="Archer 1/1 R")
    )
    table.p1.attacks("Red Skull", "Foe")
    assert table.p1.why_not("use", "Red Skull", power="Dust of Death") == "2P-GEN-01"
    table.passes()
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.p2.why_not("attack", "Archer", "Red Skull") == "2P-KEY-07"
