"""Strikes, wins and cancelled combats where Heels meet Heels."""

from versus.cards.tpcg.all_elite_wrestling.heel_main_characters import (
    adam_cole_1,
    adam_cole_2,
    bryan_danielson_1,
    bryan_danielson_2,
    jade_cargill_1,
    jade_cargill_2,
    malakai_black_1,
    malakai_black_2,
    mjf_2,
)
from versus.cards.tpcg.all_elite_wrestling.heels import (
    andrade_el_idolo,
    dark,
    ethan_page,
    heat,
    hook,
    kenny_omega,
    lance_archer,
    matt_jackson,
    miro,
    nick_jackson,
    nyla_rose,
    rampage,
    ricky_starks,
    scorpio_sky,
    wardlow,
)
from versus.cards.tpcg.all_elite_wrestling.locations import revolution
from versus.testing.tpcg import duel, lying, rule, side


@rule("2P-KEY-39", "2P-CRD-68")
def test_the_elite_leaves_heat_without_a_winner():
    p2 = side(front="Foe 0/1", back=kenny_omega, resources="Academy")
    table = duel(p1=side(front=hook, hand=heat), p2=p2)
    table.p1.attacks("HOOK", "Foe")
    table.p1.plays("Heat")
    table.p2.uses("Kenny Omega", "The Elite")
    assert table.p1["HOOK"].plus == 0
    assert table.p2["Foe"].face_up


@rule("2P-CMB-43")
def test_jadebrand_leaves_omega_no_time_to_cancel():
    p1 = side(main=jade_cargill_1, main_row="front", levels=jade_cargill_2, resources="Training Ground")
    table = duel(p1=p1, p2=side(front="Foe 0/1 h3", back=kenny_omega, resources="Academy"))
    table.p1.attacks("Jade Cargill", "Foe")
    table.p1.uses("Jade Cargill", "JadeBrand")
    assert table.p2["Foe"].stunned
    assert table.p2["Academy"].face_up


def test_murderhawk_meets_the_young_bucks():
    """Each attacker of a melee team attack is struck with 10."""
    p1 = side(front=[lying(matt_jackson, "+6"), lying(nick_jackson, "+7")])
    table = duel(p1=p1, p2=side(front=lance_archer))
    table.p1.attacks(["Matt Jackson", "Nick Jackson"], "Lance Archer")
    table.passes()
    assert table.p2["Lance Archer"].stunned
    assert table.p1["Matt Jackson"].koed, "DEF 10 falls to 10"
    assert table.p1["Nick Jackson"].face_up, "and DEF 11 does not"


def test_miro_silences_murderhawk():
    p1 = side(hand=miro, front=["Ann 1/1 Heels", "Ben 1/1 Heels"])
    table = duel(p1=p1, p2=side(front=lance_archer), at="recruit", recruit_points=6)
    table.p1.recruits("Miro")
    table.p1.goes_to("main")
    table.p1.attacks(["Ann", "Ben"], "Lance Archer")
    table.passes()
    assert table.p1["Ann"].face_up
    assert table.p1["Ben"].face_up


def test_redrum_makes_skilled_striker_strike_three_times_with_nothing():
    p1 = side(main=malakai_black_1, main_row="front", levels=malakai_black_2, resources="Training Ground")
    table = duel(p1=p1, p2=side(front=lying(hook, "+3"), resources="Training Ground"))
    table.p1.attacks("Malakai Black", "HOOK")
    table.p1.uses("Malakai Black", "Skilled Striker")
    table.p2.uses("HOOK", "Redrum")
    table.passes()
    assert table.p2["HOOK"].face_up


def test_the_ring_and_the_atk_that_is_always_higher_work_together():
    resources = [*[revolution] * 3, *["Training Ground"] * 3]
    p1 = side(main=mjf_2, main_row="front", resources=resources)
    table = duel(p1=p1, p2=side(front="Foe 8/9 h5"))
    table.p1.uses("MJF", "...And You Know It!")
    table.p1.uses("MJF", "Dynamite Diamond Ring")
    table.p1.attacks("MJF", "Foe")
    assert table.p1.main.atk == 9
    table.passes()
    assert table.p2["Foe"].wounds == 2


@rule("2P-CRD-54")
def test_whatever_it_takes_stops_the_additional_wound_too():
    p1 = side(main=mjf_2, main_row="front", resources=["Training Ground"] * 3)
    table = duel(p1=p1, p2=side(front="Foe 1/4 h5", back=matt_jackson, resources=revolution))
    table.p1.uses("MJF", "Dynamite Diamond Ring")
    table.p1.attacks("MJF", "Foe")
    table.passes()
    table.p2.reacts("Matt Jackson", power="Whatever It Takes")
    assert table.p2["Foe"].stunned
    assert table.p2["Foe"].wounds == 0


@rule("2P-CRD-55")
def test_wardlow_plays_on_though_the_first_bomb_was_caught():
    p2 = side(front=["Foe 1/1 h2", "Ally 1/1 h2"], back=matt_jackson, resources=[revolution, revolution])
    table = duel(p1=side(front=wardlow, resources=["Fortress"] * 3), p2=p2)
    table.p1.uses("Wardlow", "Powerbomb Symphony", on="Foe")
    table.p2.reacts("Matt Jackson", power="Whatever It Takes")
    table.p1.uses("Wardlow", "Powerbomb Symphony")
    table.p1.uses("Wardlow", "Powerbomb Symphony")
    assert table.p2["Foe"].koed, "the same one, though no wound came of the first"
    assert table.p2["Ally"].wounds == 0


def test_ethan_and_scorpio_leap_nowhere_together_since_one_of_them_cannot():
    p1 = side(front=[ethan_page, scorpio_sky])
    table = duel(p1=p1, p2=side(front="Wall 0/99", back="Sage 0/99"))
    assert table.p1.may("attack", "Scorpio Sky", "Sage")
    assert not table.p1.may("attack", ["Ethan Page", "Scorpio Sky"], "Sage")
    table.p1.attacks(["Ethan Page", "Scorpio Sky"], "Wall")
    table.passes()


def test_men_of_the_year_tag_each_other_in_one_team_attack():
    p1 = side(front=[ethan_page, scorpio_sky], hand=[scorpio_sky, ethan_page], deck=3)
    table = duel(p1=p1, p2=side(front="Wall 0/99", hand=2))
    table.p1.attacks(["Ethan Page", "Scorpio Sky"], "Wall")
    table.p1.powers_up("Ethan Page", with_="Scorpio Sky")
    table.p2.passes()
    table.p1.powers_up("Scorpio Sky", with_="Ethan Page")
    assert len(table.p1.hand) == 1
    assert len(table.p2.hand) == 1
    table.passes()


def test_two_leapers_who_leap_together_moonsault_for_one():
    p1 = side(front=[andrade_el_idolo, ricky_starks])
    table = duel(p1=p1, p2=side(front="Wall 0/99", back="Sage 0/99"))
    table.p1.attacks(["Andrade El Idolo", "Ricky Starks"], "Sage")
    assert table.p1["Andrade El Idolo"].stats == (5, 5)
    assert table.p1["Ricky Starks"].stats == (3, 6)
    table.passes()


def test_absolute_doubles_what_rampage_has_given():
    p1 = side(front=ricky_starks, hand=rampage, resources="Training Ground")
    table = duel(p1=p1, p2=side(front="Wall 0/99"))
    table.p1.attacks("Ricky Starks", "Wall")
    table.p1.plays("Rampage")
    table.p2.passes()
    table.p1.uses("Ricky Starks", "Absolute")
    assert table.p1["Ricky Starks"].stats == (15, 15)
    table.passes()
    assert table.p1["Ricky Starks"].stats == (2, 5)


def test_a_superkick_wins_no_combat():
    """Bryan Danielson takes part, stuns somebody, and gains no XP: there was no combat to win."""
    p1 = side(
        main=bryan_danielson_1, main_row="front", levels=bryan_danielson_2,
        front=nick_jackson, resources=revolution,
    )  # fmt: skip
    table = duel(p1=p1, p2=side(front="Foe 9/10 h3"))
    table.p1.uses("Nick Jackson", "Superkick Party", on="Bryan Danielson")
    assert table.p2["Foe"].stunned
    assert table.p1.xp == 0


def test_in_the_dark_nyla_rose_gets_past_on_the_turn_she_recovers():
    p1 = side(main="Chief 1/9 Heels", front=lying(nyla_rose, "stunned w1"), hand=dark)
    table = duel(p1=p1, p2=side(front="Wall 1/9", back="Sage 1/6 h3"), at="recovery")
    table.p1.goes_to("main")
    table.p1.plays("Dark", on="Nyla Rose")
    assert table.p1["Nyla Rose"].stats == (6, 4)
    table.p1.attacks("Nyla Rose", "Sage")
    table.passes()
    assert table.p2["Sage"].stunned


def test_boom_and_heat_make_a_long_evening_for_two():
    """Adam Cole wins; Heat is for a supporting character and finds only his partner."""
    p1 = side(
        main=adam_cole_1, main_row="front", levels=adam_cole_2,
        front=hook, hand=heat, resources=["Fortress", "Academy"],
    )  # fmt: skip
    table = duel(p1=p1, p2=side(main="Boss 1/99", front=["Foe 0/6 h3", "Ally 1/4 h3"]))
    table.p1.attacks(["Adam Cole", "HOOK"], "Foe")
    table.p1.uses("Adam Cole", "BOOM!")
    table.p2.passes()
    table.p1.plays("Heat")
    table.passes()
    table.p1.chooses("Ally")
    assert table.p1["HOOK"].plus == 1
    assert table.p2["Foe"].stunned
    assert table.p2["Ally"].stunned
