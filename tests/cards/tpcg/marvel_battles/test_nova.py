"""Nova (MNB-068)."""

from versus.cards.tpcg.marvel_battles.guardians import nova
from versus.testing.tpcg import duel, side


def test_nova_force_speed_lets_him_attack_again():
    table = duel(p1=side(front=nova, resources="Laboratory"), p2=side(front=["Foe 1/5", "Fox 1/5"]))
    table.p1.attacks("Nova", "Foe")
    table.passes()
    assert not table.p1.may("attack", "Nova", "Fox")
    table.p1.uses("Nova", "Nova Force Speed")
    table.p1.attacks("Nova", "Fox")
    table.passes()
    assert table.p2["Fox"].stunned
