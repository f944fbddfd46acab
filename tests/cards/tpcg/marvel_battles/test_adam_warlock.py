"""Adam Warlock (MNB-074)."""

from versus.cards.tpcg.marvel_battles.guardians import adam_warlock
from versus.testing.tpcg import duel, lying, side


def test_adam_warlock_comes_stunned_and_unhurt():
    table = duel(p1=side(hand=adam_warlock), at="recruit", recruit_points=7)
    table.p1.recruits("Adam Warlock")
    assert table.p1["Adam Warlock"].stunned
    assert table.p1["Adam Warlock"].wounds == 0


def test_he_emerges_ready_and_only_from_a_stun():
    table = duel(
        p1=side(front=lying(adam_warlock, "stunned"), resources="Fortress"), p2=side(front="Foe 1/1")
    )
    table.p1.uses("Adam Warlock", "Emerge")
    assert table.p1["Adam Warlock"].face_up
    assert table.p1.may("attack", "Adam Warlock", "Foe")
    table = duel(p1=side(front=lying(adam_warlock, "exhausted"), resources="Fortress"))
    assert table.p1.why_not("use", "Adam Warlock", power="Emerge") == "2P-GEN-01"
