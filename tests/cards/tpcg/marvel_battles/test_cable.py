"""Cable (MNB-045)."""

from versus.cards.tpcg.marvel_battles.avengers import think_again
from versus.cards.tpcg.marvel_battles.x_men import cable
from versus.testing.tpcg import duel, side


def test_the_ultimate_soldier_stuns_whoever_survives_against_him():
    table = duel(
        p1=side(front=[cable, "Ann 1/1"], resources="Training Ground"), p2=side(front=["Foe 1/9", "Fox 1/9"])
    )
    table.p1.attacks("Cable", "Foe")
    table.p1.uses("Cable", "Ultimate Soldier")
    table.passes()
    assert table.p2["Foe"].stunned
    table.p1.attacks("Ann", "Fox")
    table.passes()
    assert table.p2["Fox"].face_up, "it was for that combat"


def test_nobody_survives_a_combat_that_is_cancelled():
    table = duel(
        p1=side(front=cable, resources="Training Ground"), p2=side(front="Foe 1/9 Avengers", hand=think_again)
    )
    table.p1.attacks("Cable", "Foe")
    table.p1.uses("Cable", "Ultimate Soldier")
    table.p2.plays("Think Again")
    assert table.p2["Foe"].face_up


def test_it_has_no_any_turn_symbol():
    table = duel(p1=side(front="Foe 1/1"), p2=side(front=cable, resources="Training Ground"))
    table.p1.attacks("Foe", "Cable")
    table.p1.passes()
    assert table.p2.why_not("use", "Cable", power="Ultimate Soldier") == "2P-PWR-09"
    table.passes()
