"""Claudio Castagnoli (AEW-018)."""

from versus.cards.tpcg.all_elite_wrestling.babyfaces import claudio_castagnoli
from versus.testing.tpcg import duel, side


def arrival(foe):
    table = duel(p1=side(hand=claudio_castagnoli), p2=side(front=foe), at="recruit", recruit_points=3)
    table.p1.recruits("Claudio Castagnoli", on="Foe")
    return table


def test_giant_swing_exhausts_a_ready_enemy_and_weakens_it_twice():
    foe = arrival("Foe 5/5").p2["Foe"]
    assert foe.exhausted
    assert foe.minus == 2
    assert foe.stats == (3, 3)


def test_an_exhausted_enemy_is_weakened_once():
    foe = arrival("Foe 5/5, exhausted").p2["Foe"]
    assert foe.exhausted
    assert foe.minus == 1


def test_one_with_a_single_def_is_stunned_and_gets_no_second_counter():
    foe = arrival("Foe 5/1 h2").p2["Foe"]
    assert foe.stunned
    assert foe.wounds == 1
    assert foe.minus == 0


def test_he_swings_nobody_of_his_own_side():
    p1 = side(front="Pal 2/2", hand=claudio_castagnoli)
    table = duel(p1=p1, p2=side(front=["Foe 5/5", "Other 5/5"]), at="recruit", recruit_points=3)
    table.p1.recruits("Claudio Castagnoli")
    assert table.p1.choices == ["Foe", "Other", "Leader 2"]
    table.p1.chooses("Other")
    assert table.p2["Other"].minus == 2
    assert table.p2["Foe"].minus == 0
