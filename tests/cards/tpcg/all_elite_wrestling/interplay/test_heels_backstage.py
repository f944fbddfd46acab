"""Arrivals, prices, XP and formations where Heels meet Heels."""

from versus.cards.tpcg.all_elite_wrestling.heel_main_characters import (
    adam_cole_1,
    adam_cole_2,
    britt_baker_1,
    britt_baker_2,
    malakai_black_2,
    mjf_1,
    mjf_2,
)
from versus.cards.tpcg.all_elite_wrestling.heels import (
    hook,
    kenny_omega,
    matt_hardy,
    matt_jackson,
    miro,
    nyla_rose,
    scorpio_sky,
    wardlow,
)
from versus.cards.tpcg.all_elite_wrestling.locations import left_tunnel, revolution
from versus.testing.tpcg import duel, lying, rule, side


def test_mjf_hires_with_big_money():
    p1 = side(
        main=mjf_1, levels=mjf_2, front=matt_hardy, resources=["Academy", *["Fortress"] * 5], deck=[miro]
    )
    table = duel(p1=p1, p2=side(front="Foe 99/99"), at="recruit", recruit_points=1)
    for _ in range(5):
        table.p1.uses("Matt Hardy", "Big Money")
    table.p1.uses("MJF", "The Salt of the Earth")
    table.p1.chooses_number(6)
    table.p1.answers("Miro", "front")
    assert table.p1.recruit_points == 0
    table.p1.goes_to("main")
    table.p1.attacks("Matt Hardy", "Foe")
    table.passes()
    assert table.p1["Matt Hardy"].face_up, "Miro appeared this turn"


def test_hook_follows_whomever_mjf_has_found():
    p1 = side(main=mjf_1, levels=mjf_2, hand=hook, resources="Academy", deck=[nyla_rose])
    table = duel(p1=p1, at="recruit", recruit_points=1)
    table.p1.uses("MJF", "The Salt of the Earth", paying="Academy")
    table.p1.chooses_number(1)
    table.p1.answers("Nyla Rose", "front")
    table.p1.uses("HOOK", "Send HOOK", on="front")
    assert table.p1.front == ["Nyla Rose", "HOOK"]


def test_hook_may_be_what_mjf_finds_for_one_point():
    p1 = side(main=mjf_1, levels=mjf_2, resources="Academy", deck=[hook, nyla_rose])
    table = duel(p1=p1, at="recruit", recruit_points=1)
    table.p1.uses("MJF", "The Salt of the Earth")
    table.p1.chooses_number(1)
    assert sorted(table.p1.choices) == ["HOOK", "Nyla Rose"]
    table.p1.answers("HOOK", "back")
    assert table.p1["HOOK"].in_play


@rule("2P-CRD-40")
def test_each_heel_is_worth_its_powers_to_adam_cole():
    """HOOK has two, Wardlow one, Scorpio Sky three with his Tag Team and his Leap."""
    for card, xp in ((hook, 2), (wardlow, 1), (scorpio_sky, 3)):
        p1 = side(main=adam_cole_1, levels=adam_cole_2, hand=card)
        table = duel(p1=p1, at="recruit", recruit_points=6)
        table.p1.recruits(card.name)
        assert table.p1.xp == xp


def test_the_doctor_sees_every_powerbomb():
    p1 = side(main=britt_baker_1, levels=britt_baker_2, front=wardlow, resources=["Fortress"] * 2)
    table = duel(p1=p1, p2=side(front="Foe 1/1 h3"))
    table.p1.uses("Wardlow", "Powerbomb Symphony")
    table.p1.uses("Wardlow", "Powerbomb Symphony")
    assert table.p1.xp == 2


def test_the_doctor_sees_nobody_whom_matt_jackson_has_saved():
    p1 = side(front="Ann 9/9")
    p2 = side(
        main=britt_baker_1, levels=britt_baker_2, front="Foe 0/1 h3", back=matt_jackson, resources=revolution
    )
    table = duel(p1=p1, p2=p2)
    table.p1.attacks("Ann", "Foe")
    table.passes()
    table.p2.reacts("Matt Jackson", power="Whatever It Takes")
    assert table.p2.xp == 0


def test_an_angel_with_one_wing_gives_the_doctor_work():
    p1 = side(main=britt_baker_1, levels=britt_baker_2, hand=kenny_omega)
    table = duel(p1=p1, p2=side(main="Chief 1/9 h5", front="Foe 1/1 h3"), at="recruit", recruit_points=7)
    table.p1.recruits("Kenny Omega")
    table.p2.chooses("Foe")
    assert table.p1.xp == 1


def test_head_games_bring_a_protected_enemy_within_reach_of_the_mist():
    p1 = side(main=malakai_black_2, main_row="front", back=scorpio_sky, resources=["Academy", revolution])
    p2 = side(main="Chief 1/9, exhausted", front="Wall 1/9", back="Sage 1/9")
    table = duel(p1=p1, p2=p2)
    table.p1.uses("Scorpio Sky", "Head Games", on=["Wall", "Sage", "stop"])
    assert table.p2.front == ["Sage"]
    table.p1.uses("Malakai Black", "Black Mist", on="Sage")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert not table.p2.may("attack", "Sage")


def test_role_model_with_the_left_tunnel_makes_a_monster_of_hook():
    p1 = side(main=lying(britt_baker_2, "+1"), front=hook, resources=left_tunnel)
    table = duel(p1=p1)
    table.p1.uses("Dr. Britt Baker D.M.D.", "Role Model")
    assert table.p1["HOOK"].stats == (10, 8)
