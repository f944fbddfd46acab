"""Kenny Omega (AEW-054)."""

from versus.cards.tpcg.all_elite_wrestling.heel_main_characters import bryan_danielson_1, bryan_danielson_2
from versus.cards.tpcg.all_elite_wrestling.heels import kenny_omega
from versus.testing.tpcg import duel, lay, rule, side

# One-Winged Angel


def test_the_enemy_chooses_which_of_their_face_up_characters_he_stuns():
    p2 = side(main="Chief 1/9, stunned", front=["Ann 1/1 h3", "Ben 1/1 h3", "Cat 1/1 h3, hidden"])
    table = duel(p1=side(hand=kenny_omega, front="Dan 1/1"), p2=p2, at="recruit", recruit_points=7)
    table.p1.recruits("Kenny Omega")
    assert table.p2.choices == ["Ann", "Ben"]
    table.p2.chooses("Ben")
    assert table.p2["Ben"].stunned
    assert table.p2["Ben"].wounds == 1
    assert table.p2["Ann"].face_up
    assert table.p1["Dan"].face_up


def test_of_several_enemies_each_one_chooses_and_all_fall_at_once():
    table = lay(
        side(hand=kenny_omega),
        side(main="Chief 1/9 h5", front="Ann 1/1 h3"),
        side(main="Boss 1/9 h5", front="Cat 1/1 h3"),
        at="recruit",
        recruit_points=7,
    )
    table.p1.recruits("Kenny Omega")
    table.p2.chooses("Ann")
    assert table.p2["Ann"].face_up
    table.p3.chooses("Boss")
    assert table.p2["Ann"].stunned
    assert table.p3["Boss"].stunned
    assert table.p3["Cat"].face_up


def test_whoever_has_nobody_face_up_chooses_nobody():
    p2 = side(main="Chief 1/9 h5, stunned w1")
    table = duel(p1=side(hand=kenny_omega), p2=p2, at="recruit", recruit_points=7)
    table.p1.recruits("Kenny Omega")
    assert table.p2["Chief"].wounds == 1


# The Elite


@rule("2P-CRD-68", "2P-CMB-48")
def test_the_elite_cancels_an_attack_on_his_side_from_where_he_stands():
    table = duel(p1=side(front="Foe 9/9"), p2=side(front="Ann 1/1", back=kenny_omega, resources="Academy"))
    table.p1.attacks("Foe", "Ann")
    table.p1.passes()
    table.p2.uses("Kenny Omega", "The Elite")
    assert not table.in_combat
    assert table.p2["Ann"].face_up
    assert table.p1["Foe"].exhausted
    assert table.p1["Foe"].face_up


@rule("2P-CRD-68", "2P-KEY-39")
def test_nobody_wins_a_combat_he_has_cancelled():
    p1 = side(main=bryan_danielson_1, main_row="front", levels=bryan_danielson_2)
    table = duel(p1=p1, p2=side(front="Ann 1/1", back=kenny_omega, resources="Academy"))
    table.p1.attacks("Bryan Danielson", "Ann")
    table.p1.passes()
    table.p2.uses("Kenny Omega", "The Elite")
    assert table.p1.xp == 0


def test_he_may_be_the_defender_himself():
    table = duel(p1=side(front="Foe 9/9"), p2=side(front=kenny_omega, resources="Academy"))
    table.p1.attacks("Foe", "Kenny Omega")
    table.p1.passes()
    table.p2.uses("Kenny Omega", "The Elite")
    assert table.p2["Kenny Omega"].face_up


def test_an_attack_of_his_own_side_goes_on():
    table = duel(p1=side(front=["Ann 9/9", kenny_omega], resources="Academy"), p2=side(front="Foe 0/9 h3"))
    table.p1.attacks("Ann", "Foe")
    table.p1.uses("Kenny Omega", "The Elite")
    assert table.in_combat
    table.passes()
    assert table.p2["Foe"].stunned
