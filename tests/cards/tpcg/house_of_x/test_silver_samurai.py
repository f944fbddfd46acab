"""Silver Samurai, the main character (HOX-007, HOX-008) and the supporting one (HOX-022)."""

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.house_of_x.brotherhood import blob, silver_samurai
from versus.cards.tpcg.house_of_x.main_characters import silver_samurai_1, silver_samurai_2
from versus.cards.tpcg.house_of_x.x_men import blink
from versus.games.tpcg.language.vocabulary import each, enemy, has, main, one, plot_twist, stun, yours
from versus.games.tpcg.words import COMBAT, MAIN, RANGED
from versus.testing.tpcg import duel, lying, rule, side

AIM = plot_twist("T-2", "Aim", MAIN, has(each(yours, main), RANGED))


# The main character


@at_both_levels(silver_samurai_1, silver_samurai_2)
def test_tachyon_field_stuns_the_defender_that_the_strike_did_not(main):
    table = duel(p1=side(main=main, main_row="front", resources="Laboratory"), p2=side(front="1/9"))
    table.p1.uses("Silver Samurai", "Tachyon Field")
    table.p1.attacks("Silver Samurai", "1/9")
    table.passes()
    assert table.p2["1/9"].stunned
    assert table.p2["1/9"].wounds == 1


def test_tachyon_field_works_even_if_silver_samurai_falls_in_the_same_moment():
    table = duel(
        p1=side(main=silver_samurai_1, main_row="front", resources="Laboratory"), p2=side(front="9/9")
    )
    table.p1.uses("Silver Samurai", "Tachyon Field")
    table.p1.attacks("Silver Samurai", "9/9")
    table.passes()
    assert table.p1.main.stunned
    assert table.p2["9/9"].stunned


def test_tachyon_field_wounds_a_defender_only_once_whom_the_strike_stuns_anyway():
    table = duel(
        p1=side(main=silver_samurai_1, main_row="front", resources="Laboratory"), p2=side(front="1/1")
    )
    table.p1.uses("Silver Samurai", "Tachyon Field")
    table.p1.attacks("Silver Samurai", "1/1")
    table.passes()
    table.p1.resolves_first("Silver Samurai")
    assert table.p2["1/1"].wounds == 1
    assert table.happened("stunned", "1/1") == 1


def test_tachyon_field_works_in_melee_only():
    table = duel(p1=side(main=silver_samurai_1, resources="Laboratory", hand=AIM), p2=side(front="1/9"))
    table.p1.plays("Aim")
    table.p1.uses("Silver Samurai", "Tachyon Field")
    table.p1.attacks("Silver Samurai", "1/9")
    table.passes()
    assert table.p2["1/9"].face_up


def test_tachyon_field_is_for_attacking_and_for_this_turn():
    table = duel(
        p1=side(main=silver_samurai_2, main_row="front", resources="Laboratory"), p2=side(front="1/15")
    )
    table.p1.uses("Silver Samurai", "Tachyon Field")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks("1/15", "Silver Samurai")
    table.passes()
    assert table.p2["1/15"].face_up
    table.p2.ends_turn()
    table.p1.goes_to("main")
    table.p1.attacks("Silver Samurai", "1/15")
    table.passes()
    assert table.p2["1/15"].face_up


def test_tachyon_field_does_not_turn_on_silver_samurai_when_he_strikes_himself():
    table = duel(
        p1=side(main=silver_samurai_2, main_row="front", resources="Laboratory"),
        p2=side(front=blink, resources="Training Ground"),
    )
    table.p1.uses("Silver Samurai", "Tachyon Field")
    table.p1.attacks("Silver Samurai", "Blink")
    table.p1.passes()
    table.p2.uses("Blink", "Displacement Field")
    table.passes()
    assert (table.happened("strikes", "Silver Samurai"), table.happened("strikes", "Blink")) == (1, 0)
    assert table.p1.main.face_up, "5 and 1 against 9 DEF, and he is no enemy defender"


def test_tachyon_field_is_silver_samurais_alone_and_outlasts_a_combat_of_others():
    table = duel(
        p1=side(main=silver_samurai_1, main_row="front", front="1/1", resources="Laboratory"),
        p2=side(front="1/9"),
    )
    table.p1.uses("Silver Samurai", "Tachyon Field")
    table.p1.attacks("1/1", "1/9")
    table.passes()
    assert table.p2["1/9"].face_up
    table.p1.attacks("Silver Samurai", "1/9")
    table.passes()
    assert table.p2["1/9"].stunned


def test_silver_samurai_gains_xp_for_stunning_defenders_in_melee():
    table = duel(
        p1=side(main=silver_samurai_1, main_row="front", levels=silver_samurai_2, front="3/3 Brotherhood"),
        p2=side(front=["1/3", "2/3"]),
    )
    table.p1.attacks("3/3 Brotherhood", "1/3")
    table.passes()
    assert table.p2["1/3"].stunned
    assert table.p1.xp == 0, "a friend's stun is not his"
    table.p1.attacks("Silver Samurai", "2/3")
    table.passes()
    assert table.p2["2/3"].stunned
    assert table.p1.xp == 1


def test_silver_samurai_gains_no_xp_for_a_defender_who_stays_up():
    table = duel(
        p1=side(main=silver_samurai_1, main_row="front", levels=silver_samurai_2), p2=side(front="1/4")
    )
    table.p1.attacks("Silver Samurai", "1/4")
    table.passes()
    assert table.p1.xp == 0, "3 ATK against 4 DEF stuns nobody"


def test_silver_samurai_gains_xp_for_a_stun_that_does_not_wound():
    table = duel(
        p1=side(main=silver_samurai_1, main_row="front", levels=silver_samurai_2),
        p2=side(front=blob, resources="Fortress"),
        active=2,
    )
    table.p2.uses("Blob", "Pain Immunity")
    table.p2.ends_turn()
    table.p1.goes_to("main")
    table.p1.attacks("Silver Samurai", "Blob")
    table.passes()
    assert (table.p2["Blob"].stunned, table.p2["Blob"].wounds) == (True, 0)
    assert table.p1.xp == 1


def test_a_team_attack_with_silver_samurai_and_his_tachyon_field_give_xp_too():
    table = duel(
        p1=side(main=silver_samurai_1, main_row="front", levels=silver_samurai_2, front="3/3 Brotherhood"),
        p2=side(front="1/6"),
    )
    table.p1.attacks(["Silver Samurai", "3/3 Brotherhood"], "1/6")
    table.passes()
    table.p2.strikes("3/3 Brotherhood")
    assert table.p1.xp == 1
    field = duel(
        p1=side(main=silver_samurai_1, main_row="front", levels=silver_samurai_2, resources="Laboratory"),
        p2=side(front="1/9"),
    )
    field.p1.uses("Silver Samurai", "Tachyon Field")
    field.p1.attacks("Silver Samurai", "1/9")
    field.passes()
    assert field.p1.xp == 1


def test_silver_samurai_gains_no_xp_at_range_nor_as_the_defender():
    table = duel(
        p1=side(main=silver_samurai_1, levels=silver_samurai_2, hand=AIM), p2=side(front=["1/1", "2/2"])
    )
    table.p1.plays("Aim")
    table.p1.attacks("Silver Samurai", "1/1")
    table.passes()
    assert table.p2["1/1"].stunned
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks("2/2", "Silver Samurai")
    table.passes()
    assert table.p2["2/2"].stunned
    assert table.p1.xp == 0


def test_bushido_draws_three_after_a_stun_in_melee():
    table = duel(
        p1=side(main=silver_samurai_2, main_row="front", resources="Academy"), p2=side(front="1/1 h1")
    )
    table.p1.attacks("Silver Samurai", "1/1 h1")
    table.passes()
    assert table.p2["1/1 h1"].koed
    table.p1.uses("Silver Samurai", "The Ancient Art of Bushido")
    assert len(table.p1.hand) == 3


def test_bushido_remembers_a_stun_from_before_the_level_up():
    table = duel(
        p1=side(
            main=silver_samurai_1,
            main_row="front",
            levels=lying(silver_samurai_2, "xp2"),
            resources="Academy",
        ),
        p2=side(front="1/1"),
    )
    table.p1.attacks("Silver Samurai", "1/1")
    table.passes()
    assert table.p1.main.level == 2
    table.p1.uses("Silver Samurai", "The Ancient Art of Bushido")
    assert len(table.p1.hand) == 3


def bushido_after(table) -> int:
    table.p1.uses("Silver Samurai", "The Ancient Art of Bushido")
    return len(table.p1.hand)


def test_bushido_draws_nothing_without_a_stun_of_his_own_in_melee_this_turn():
    calm = duel(p1=side(main=silver_samurai_2, main_row="front", resources="Academy"))
    assert bushido_after(calm) == 0
    by_another = duel(
        p1=side(main=silver_samurai_2, main_row="front", front="9/9", resources="Academy"),
        p2=side(front="1/1"),
    )
    by_another.p1.attacks("9/9", "1/1")
    by_another.passes()
    assert bushido_after(by_another) == 0
    at_range = duel(p1=side(main=silver_samurai_2, resources="Academy", hand=AIM), p2=side(front="1/1"))
    at_range.p1.plays("Aim")
    at_range.p1.attacks("Silver Samurai", "1/1")
    at_range.passes()
    assert at_range.p2["1/1"].stunned
    assert bushido_after(at_range) == 0


def test_bushido_counts_no_stun_of_an_earlier_turn():
    table = duel(p1=side(main=silver_samurai_2, main_row="front", resources="Academy"), p2=side(front="1/1"))
    table.p1.attacks("Silver Samurai", "1/1")
    table.passes()
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    held = len(table.p1.hand)
    assert bushido_after(table) == held


# The supporting character


def samurai_arrives(*answers, enemies=("Front 1/1", "Back 1/1")):
    table = duel(
        p1=side(hand=silver_samurai, resources=6),
        p2=side(front=enemies[0], back=enemies[1]),
        at="recruit",
        recruit_points=6,
    )
    table.p1.recruits("Silver Samurai", on=answers)
    return table


def test_master_strategist_moves_an_enemy_to_its_other_row():
    assert samurai_arrives("yes", "Front").p2["Front"].row == "back"
    assert samurai_arrives("yes", "Back").p2["Back"].row == "front"
    assert samurai_arrives("no").p2["Front"].row == "front"


def test_master_strategist_is_about_silver_samurais_own_appearance():
    table = duel(p1=side(front=silver_samurai, hand="Ann 1/1"), p2=side(front="Foe 1/1"), at="recruit")
    table.p1.recruits("Ann")
    assert table.p1.offered("go on"), "nobody is asked"
    assert table.p2["Foe"].row == "front"


def test_master_strategist_does_not_move_blob():
    assert samurai_arrives("yes", "Blob", enemies=(blob, "Back 1/1")).p2["Blob"].row == "front"


@rule("2P-KEYC-09")
def test_in_combat_with_silver_samurai_enemies_play_no_plot_twists():
    trick = plot_twist("Trick", "Trick", COMBAT, stun(one(enemy)), any_turn=True)
    table = duel(
        p1=side(front=[silver_samurai, "Squire 1/1"], hand=trick),
        p2=side(front="Wall 1/9", hand=trick),
    )
    table.p1.attacks("Silver Samurai", "Wall")
    assert table.p1.may("play", "Trick")
    table.p1.passes()
    assert table.p2.why_not("play", "Trick") == "2P-GEN-02"
    table.passes()
    assert table.p1["Silver Samurai"].face_up
    table.p1.attacks("Squire", "Wall")
    table.p1.passes()
    assert table.p2.may("play", "Trick")
