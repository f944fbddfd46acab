"""Think Again (MNB-024)."""

from versus.cards.tpcg.marvel_battles.avengers import think_again
from versus.testing.tpcg import duel, rule, side


@rule("2P-CMB-48")
def test_think_again_ends_the_combat_without_a_stun():
    table = duel(p1=side(front="Foe 9/9"), p2=side(front="Ann 1/1 Avengers", hand=think_again))
    table.p1.attacks("Foe", "Ann")
    table.p1.passes()
    table.p2.plays("Think Again")
    assert not table.in_combat
    assert table.p2["Ann"].face_up
    assert table.p1["Foe"].exhausted
