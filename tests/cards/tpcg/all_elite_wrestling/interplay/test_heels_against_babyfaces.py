"""Where Heels meet Babyfaces, and what lies about in the ring."""

from versus.cards.tpcg.all_elite_wrestling.babyface_main_characters import (
    adam_page_1,
    adam_page_2,
    darby_allin_1,
    darby_allin_2,
    kris_statlander_1,
    kris_statlander_2,
)
from versus.cards.tpcg.all_elite_wrestling.babyfaces import danhausen, eddie_kingston, keith_lee, rey_fenix
from versus.cards.tpcg.all_elite_wrestling.gear import aew_world_championship_belt, baseball_bat, chair, table
from versus.cards.tpcg.all_elite_wrestling.heel_main_characters import (
    adam_cole_2,
    britt_baker_1,
    britt_baker_2,
    jade_cargill_1,
    jade_cargill_2,
    malakai_black_1,
    malakai_black_2,
    mjf_1,
    mjf_2,
)
from versus.cards.tpcg.all_elite_wrestling.heels import (
    heat,
    hook,
    lance_archer,
    matt_jackson,
    nick_jackson,
    scorpio_sky,
    wardlow,
)
from versus.cards.tpcg.all_elite_wrestling.locations import revolution
from versus.testing.tpcg import duel, lying, rule, side


@rule("2P-CRD-45")
def test_mjf_finds_danhausen_who_is_very_evil():
    p1 = side(main=mjf_1, levels=mjf_2, resources="Academy", deck=[danhausen, keith_lee])
    ring = duel(p1=p1, at="recruit", recruit_points=2)
    ring.p1.uses("MJF", "The Salt of the Earth")
    ring.p1.chooses_number(2)
    assert ring.p1.choices == ["Danhausen"]
    ring.p1.answers("Danhausen", "front")
    assert ring.p1["Danhausen"].in_play


@rule("2P-CRD-45")
def test_danhausen_attacks_for_the_house_of_black():
    p1 = side(main=malakai_black_1, levels=malakai_black_2, front=[danhausen, eddie_kingston])
    ring = duel(p1=p1, p2=side(front="Wall 0/99"))
    ring.p1.attacks("Danhausen", "Wall")
    ring.passes()
    assert ring.p1.xp == 1
    ring.p1.attacks("Eddie Kingston", "Wall")
    ring.passes()
    assert ring.p1.xp == 1


def test_hook_follows_a_babyface_whom_his_side_recruits():
    ring = duel(p1=side(hand=[hook, danhausen]), at="recruit", recruit_points=2)
    ring.p1.recruits("Danhausen")
    ring.p1.uses("HOOK", "Send HOOK", on="front")
    assert ring.p1.front == ["Danhausen", "HOOK"]


def test_the_hangman_leaves_murderhawk_his_plain_strike():
    """He loses his keyword powers for the combat, and what is bold-named is one."""
    p1 = side(
        main=adam_page_1, main_row="front", levels=adam_page_2,
        front="Ann 1/9 h3 Babyfaces", resources="Fortress",
    )  # fmt: skip
    ring = duel(p1=p1, p2=side(front=lance_archer))
    ring.p1.attacks(["Adam Page", "Ann"], "Lance Archer")
    ring.p1.uses("Adam Page", "Hangman")
    ring.passes()
    ring.p2.strikes("Ann")
    assert ring.p1["Ann"].face_up, "4 after the counter, neither doubled nor for everybody"


def test_a_powerbomb_does_not_ko_a_man_of_a_thousand_lives():
    ring = duel(p1=side(front=wardlow, resources=["Fortress"] * 3), p2=side(front=rey_fenix))
    for _ in range(3):
        ring.p1.uses("Wardlow", "Powerbomb Symphony")
    assert ring.p2["Rey Fénix"].wounds == 3
    assert ring.p2["Rey Fénix"].face_up


def test_the_heat_of_a_winner_knocks_at_the_coffin():
    """Darby Allin is struck, though not in combat: no XP."""
    p2 = side(main=darby_allin_1, levels=darby_allin_2, front="Foe 0/3 h3")
    ring = duel(p1=side(front=hook, hand=heat), p2=p2)
    ring.p1.attacks("HOOK", "Foe")
    ring.p1.plays("Heat")
    ring.passes()
    ring.p1.chooses("Darby Allin")
    assert ring.p2.main.stunned
    assert ring.p2.xp == 0


def test_night_fever_kos_whom_whatever_it_takes_has_saved():
    p1 = side(main=kris_statlander_1, levels=kris_statlander_2, front="Ann 9/9", resources=revolution)
    p2 = side(front="Foe 0/1 h1", back=matt_jackson, resources=revolution)
    ring = duel(p1=p1, p2=p2)
    ring.p1.attacks("Ann", "Foe")
    ring.passes()
    ring.p2.reacts("Matt Jackson", power="Whatever It Takes")
    assert ring.p2["Foe"].stunned
    ring.p1.uses("Kris Statlander", "Night Fever")
    assert ring.p2["Foe"].koed


# What lies about


def test_the_chair_is_free_once_at_sunrise():
    p1 = side(
        main=adam_cole_2, main_row="front", resources=["Academy", "Fortress"],
        equipment={"Adam Cole": chair},
    )  # fmt: skip
    ring = duel(p1=p1, p2=side(front="Wall 0/99"))
    ring.p1.uses("Adam Cole", "Panama Sunrise")
    ring.p1.attacks("Adam Cole", "Wall")
    ring.p1.uses("Adam Cole", "Cold Hard Steel")
    assert ring.p1["Fortress"].face_up
    ring.p2.passes()
    ring.p1.uses("Adam Cole", "Cold Hard Steel")
    assert not ring.p1["Fortress"].face_up
    assert ring.p1.main.stats == (2 + 12, 12 + 12)
    ring.passes()


def test_gold_looks_good_on_a_role_model():
    p1 = side(
        main=britt_baker_1, main_row="front", levels=britt_baker_2, front=hook, resources=revolution,
        equipment={"Dr. Britt Baker D.M.D.": aew_world_championship_belt},
    )  # fmt: skip
    ring = duel(p1=p1, at="formation")
    ring.p1.goes_to("main")
    assert ring.p1.main.atk == 6
    ring.p1.uses("Dr. Britt Baker D.M.D.", "Role Model")
    assert ring.p1["HOOK"].plus == 6


def test_jadebrand_leaves_no_time_for_a_table():
    p1 = side(main=jade_cargill_1, main_row="front", levels=jade_cargill_2, resources="Training Ground")
    p2 = side(front="Foe 0/3 h3", equipment={"Foe": table}, resources="Training Ground")
    ring = duel(p1=p1, p2=p2)
    ring.p1.attacks("Jade Cargill", "Foe")
    ring.p1.uses("Jade Cargill", "JadeBrand")
    assert ring.p2["Foe"].stunned
    assert ring.p1.main.face_up
    assert ring.p2["Table"].koed, "with its bearer"


def test_a_bat_strikes_no_superkick():
    """Grand Slam is for combats: outside of one the bat stays ready."""
    p1 = side(front=[nick_jackson, "Ann 3/1"], resources=revolution, equipment={"Ann": baseball_bat})
    ring = duel(p1=p1, p2=side(front="Foe 9/9 h3"))
    ring.p1.uses("Nick Jackson", "Superkick Party", on="Ann")
    assert ring.p2["Foe"].stunned
    assert ring.p1["Baseball Bat"].ready


def test_head_games_put_a_giant_behind_the_others():
    ring = duel(
        p1=side(front=[scorpio_sky, lying(hook, "+9")], resources="Academy"),
        p2=side(main="Chief 1/9", front=[keith_lee, "Foe 0/1 h3"]),
    )
    ring.p1.uses("Scorpio Sky", "Head Games", on=["Keith Lee", "stop"])
    assert ring.p2["Keith Lee"].protected
    assert not ring.p1.may("attack", "HOOK", "Keith Lee")
    assert ring.p1.may("attack", "Scorpio Sky", "Keith Lee"), "he leaps"
