"""Doctor Octopus (MNB-089)."""

from versus.cards.tpcg.marvel_battles.villains import doctor_octopus
from versus.testing.tpcg import duel, side


def test_he_grabs_flyers_and_is_a_genius():
    table = duel(p1=side(front="Foe 1/1 F"), p2=side(front=doctor_octopus, back="Ann 1/1", deck=9))
    assert table.p1.why_not("attack", "Foe", "Ann") == "2P-KEYC-18"
    table.p1.ends_turn()
    table.p2.says_yes()
    assert len(table.p2.hand) == 3
