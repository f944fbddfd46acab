"""Quasar (MNB-072)."""

from versus.cards.tpcg.marvel_battles.guardians import quasar
from versus.testing.tpcg import duel, side


def test_the_quantum_blast_turns_any_location_down():
    table = duel(
        p1=side(front=quasar, resources=["Laboratory", "Fortress"]),
        p2=side(resources=["Academy", "Foe 1/1, down"]),
    )
    table.p1.uses("Quasar", "Quantum Blast", on="Academy")
    assert not table.p2["Academy"].face_up
    assert table.p1["Fortress"].face_up
