"""Juggernaut and Magneto, the main characters (HOX-001 to HOX-004)."""

from versus.cards.tpcg.hox.main_characters import juggernaut_1, juggernaut_2, magneto_1, magneto_2
from versus.games.tpcg.language.vocabulary import one, plot_twist, stun, wound, yours
from versus.games.tpcg.words import MAIN
from versus.kernel.types import INFINITE
from versus.testing.tpcg import duel, rule, side

KNOCK = plot_twist("T-1", "Knock", MAIN, stun(one(yours)))
CUT = plot_twist("T-2", "Cut", MAIN, wound(one(yours)))


# Juggernaut


def test_invulnerable_keeps_juggernaut_from_stuns_and_wounds_this_turn():
    table = duel(p1=side(main=juggernaut_1, resources="Fortress", hand=[KNOCK, CUT]))
    table.p1.uses("Juggernaut", "Invulnerable")
    table.p1.plays("Knock")
    table.p1.plays("Cut")
    assert table.p1.main.face_up
    assert table.p1.main.wounds == 0


def test_without_invulnerable_juggernaut_falls_like_anyone():
    table = duel(p1=side(main=juggernaut_1, resources="Fortress", hand=[KNOCK]))
    table.p1.plays("Knock")
    assert table.p1.main.stunned
    assert table.p1.main.wounds == 1


def test_invulnerable_ends_with_the_turn_and_holds_for_juggernaut_alone():
    table = duel(
        p1=side(main=juggernaut_1, main_row="front", front="2/2", resources="Fortress", hand=KNOCK),
        p2=side(front="9/9"),
    )
    table.p1.uses("Juggernaut", "Invulnerable")
    table.p1.plays("Knock", on="2/2")
    assert table.p1["2/2"].stunned
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks("9/9", "Juggernaut")
    table.passes()
    assert table.p1.main.stunned


def test_juggernaut_survives_a_strike_he_could_not_while_invulnerable():
    table = duel(p1=side(main=juggernaut_1, main_row="front", resources="Fortress"), p2=side(front="9/5"))
    table.p1.uses("Juggernaut", "Invulnerable")
    table.p1.attacks("Juggernaut", "9/5")
    table.passes()
    assert table.p2["9/5"].stunned
    assert table.p1.main.face_up


def test_skill_basic_locations_that_you_play_level_juggernaut_up():
    table = duel(
        p1=side(main=juggernaut_1, levels=juggernaut_2, hand=["Training Ground", "Training Ground"]),
        at="build",
    )
    table.p1.places("Training Ground", face_up=True)
    assert table.p1.xp == 1
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("resource")
    table.p1.places("Training Ground", face_up=True)
    assert table.p1.main.level == 2
    assert table.p1.main.stats == (5, 10)


def test_other_locations_and_locations_placed_face_down_give_juggernaut_nothing():
    table = duel(
        p1=side(main=juggernaut_1, levels=juggernaut_2, hand=["Fortress", "Training Ground"]),
        p2=side(hand="Training Ground"),
        at="build",
    )
    table.p1.places("Fortress", face_up=True)
    assert table.p1.xp == 0
    table.p1.ends_turn()
    table.p2.goes_to("resource")
    table.p2.places("Training Ground", face_up=True)
    assert table.p1.xp == 0
    table.p2.ends_turn()
    table.p1.goes_to("resource")
    table.p1.places("Training Ground")
    assert table.p1.xp == 0


@rule("2P-CRD-23")
def test_limitless_strength_stuns_whatever_it_strikes():
    strong = side(main=juggernaut_2, main_row="front", resources=["Fortress", "Fortress"])
    for wall in ("0/1000000", "0/∞"):
        table = duel(p1=strong, p2=side(front=wall))
        table.p1.uses("Juggernaut", "Limitless Strength")
        assert table.p1.main.atk == INFINITE
        table.p1.attacks("Juggernaut", wall)
        table.passes()
        assert table.p2[wall].stunned


@rule("2P-CRD-23")
def test_without_limitless_strength_a_high_def_holds():
    table = duel(p1=side(main=juggernaut_2, main_row="front"), p2=side(front="0/6"))
    table.p1.attacks("Juggernaut", "0/6")
    table.passes()
    assert table.p2["0/6"].face_up


def test_limitless_strength_lasts_through_a_stun_and_needs_two_might():
    table = duel(p1=side(main=juggernaut_2, resources=["Fortress", "Fortress"], hand=KNOCK))
    table.p1.uses("Juggernaut", "Limitless Strength")
    table.p1.plays("Knock")
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    assert table.p1.main.face_up
    assert table.p1.main.atk == INFINITE
    poor = duel(p1=side(main=juggernaut_2, resources="Fortress"))
    assert not poor.p1.may("use", "Juggernaut", power="Limitless Strength")


# Magneto


@rule("2P-CRD-31")
def test_there_are_no_sides_takes_every_mutant_of_the_top_four():
    deck = ["Mutant 1/1 X-Men", "Academy", "Brother 2/2 Brotherhood", "Agent 3/3 Company", "Late 1/2 X-Men"]
    table = duel(p1=side(main=magneto_1, resources="Academy", deck=deck), at="build")
    table.p1.uses("Magneto", "There Are No Sides")
    assert table.p1.hand == ["Mutant", "Brother"]
    assert sorted(table.p1.deck) == ["Academy", "Agent", "Late"]
    assert table.happened("revealed") == 4
    assert table.happened("shuffled") == 1


@rule("2P-CRD-31")
def test_there_are_no_sides_takes_none_where_none_fits_and_is_no_main_phase_power():
    deck = ["Academy", "Agent 3/3 Company"]
    table = duel(p1=side(main=magneto_1, resources="Academy", deck=deck), at="build")
    table.p1.uses("Magneto", "There Are No Sides")
    assert table.p1.hand == []
    assert sorted(table.p1.deck) == ["Academy", "Agent"]
    later = duel(p1=side(main=magneto_1, resources="Academy"))
    assert not later.p1.may("use", "Magneto", power="There Are No Sides")


@rule("2P-CRD-31")
def test_mutants_that_appear_on_your_side_level_magneto_up():
    hand = ["A 1/1 X-Men", "B 1/1 Brotherhood", "C 1/1 Company", "D 1/1 X-Men", "E 1/1 Brotherhood"]
    table = duel(
        p1=side(main=magneto_1, levels=magneto_2, hand=hand), p2=side(hand="F 1/1 X-Men"), at="recruit"
    )
    table.p1.recruits("A")
    table.p1.recruits("B")
    assert table.p1.xp == 2
    table.p1.recruits("C")
    assert table.p1.xp == 2
    table.p1.ends_turn()
    table.p2.goes_to("recruit")
    table.p2.recruits("F")
    assert table.p1.xp == 2
    table.p2.ends_turn()
    table.p1.goes_to("recruit")
    table.p1.recruits("D")
    assert table.p1.main.level == 1
    table.p1.recruits("E")
    assert table.p1.main.level == 2


@rule("2P-CRD-32")
def test_theres_just_what_i_want_puts_as_many_counters_on_magneto_as_that_atk():
    table = duel(p1=side(main=magneto_2, front=["5/1 X-Men", "2/2 Brotherhood"], resources="Training Ground"))
    table.p1.uses("Magneto", "There's Just What I Want", on="5/1 X-Men")
    assert table.p1.main.plus == 5
    assert table.p1.main.stats == (9, 14)


@rule("2P-CRD-32")
def test_an_atk_below_zero_gives_magneto_no_counters():
    table = duel(p1=side(main=magneto_2, front="0/9 X-Men, -1", resources="Training Ground"))
    assert table.p1["0/9 X-Men"].atk == -1
    table.p1.uses("Magneto", "There's Just What I Want")
    assert table.p1.main.plus == 0


def test_a_face_down_mutant_an_outsider_and_an_enemy_are_not_what_magneto_wants():
    table = duel(
        p1=side(
            main=magneto_2,
            front=["5/1 X-Men, stunned", "4/4 Company", "1/1 X-Men"],
            resources="Training Ground",
        ),
        p2=side(front="7/7 X-Men"),
    )
    table.p1.uses("Magneto", "There's Just What I Want")
    assert table.p1.main.plus == 1
