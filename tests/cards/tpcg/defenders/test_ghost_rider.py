"""Ghost Rider, the main character (DEF-005, DEF-006) and the supporting one (DEF-022)."""

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.defenders.defenders import ghost_rider
from versus.cards.tpcg.defenders.main_characters import ghost_rider_1, ghost_rider_2
from versus.games.tpcg.language.vocabulary import ko, one, plot_twist, supporting_only
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, lay, lying, rule, side

BOTH = {"resources": ["Academy", "Fortress"]}
SPILL = plot_twist("T-1", "Spill", MAIN, ko(one(supporting_only)))


# Spirit of Vengeance


@rule("2P-GEN-01")
@at_both_levels(ghost_rider_1, ghost_rider_2)
def test_the_spirit_stuns_an_enemy_that_attacked_since_your_last_turn(main):
    table = duel(p1=side(front=["2/9 h5", "3/9 h5"]), p2=side(main=main, front="1/9 h5", **BOTH))
    table.p1.attacks("2/9", "1/9")
    table.passes()
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.uses("Ghost Rider", "Spirit of Vengeance")
    assert table.p1["2/9"].stunned
    assert table.p1["3/9"].face_up


@rule("2P-GEN-01")
def test_who_attacked_before_your_last_turn_is_forgiven():
    table = duel(p1=side(front="2/9 h5"), p2=side(main=ghost_rider_1, front="1/9 h5", **BOTH))
    table.p1.attacks("2/9", "1/9")
    table.passes()
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.uses("Ghost Rider", "Spirit of Vengeance")
    assert table.p1["2/9"].face_up


@rule("2P-ZON-24")
def test_among_three_every_turn_since_your_own_counts():
    table = lay(
        side(main=ghost_rider_1, main_row="front", **BOTH),
        side(front="2/9 h5"),
        side(front="3/9 h5"),
        active=1,
    )
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks("2/9", "Ghost Rider")
    table.passes()
    table.p2.ends_turn()
    table.p3.ends_turn()
    table.p1.goes_to("main")
    assert table.p1.could_choose("use", "Ghost Rider", power="Spirit of Vengeance") == ["2/9 h5"]


# When Innocent Blood is Spilled


def test_friends_koed_on_an_enemy_turn_are_xp():
    table = duel(
        p1=side(hand=[SPILL, SPILL]), p2=side(main=ghost_rider_1, levels=ghost_rider_2, front=["1/1", "1/2"])
    )
    table.p1.plays("Spill", on="1/1")
    assert table.p2.xp == 1


def test_on_your_own_turn_and_among_enemies_blood_means_nothing():
    table = duel(
        p1=side(main=ghost_rider_1, levels=ghost_rider_2, front="1/1", hand=[SPILL, SPILL]),
        p2=side(front="1/2"),
    )
    table.p1.plays("Spill", on="1/1")
    table.p1.plays("Spill", on="1/2")
    assert table.p1.xp == 0


def test_the_third_makes_the_level():
    table = duel(
        p1=side(hand=SPILL), p2=side(main=lying(ghost_rider_1, "xp2"), levels=ghost_rider_2, front="1/1")
    )
    table.p1.plays("Spill", on="1/1")
    assert table.p2.main.level == 2


# Hell on Wheels

WHEELS = {"main": ghost_rider_2, "resources": "Training Ground"}


@rule("2P-GEN-01", "2P-CMB-13")
def test_the_rider_attacks_one_after_another_in_a_row_whoever_protects_it():
    table = duel(p1=side(**WHEELS), p2=side(front="1/9 h5", back=["1/3 h5", "2/4 h5"], main="Boss 1/5 h5"))
    table.p1.uses("Ghost Rider", "Hell on Wheels")
    table.p1.answers("back")
    table.p1.answers("yes", "1/3")
    assert table.melee
    table.passes()
    table.p1.answers("yes", "2/4")
    table.passes()
    table.p1.answers("no", "no")
    assert table.p2["1/3"].stunned
    assert table.p2["2/4"].stunned
    assert table.p2["1/9"].face_up
    assert table.p1.main.exhausted


@rule("2P-GEN-01")
def test_stunned_the_ride_is_over():
    table = duel(p1=side(**WHEELS), p2=side(front=["9/3 h5", "1/1 h5"]))
    table.p1.uses("Ghost Rider", "Hell on Wheels")
    table.p1.answers("front", "yes", "9/3")
    table.passes()
    assert table.p1.main.stunned
    table.p1.answers("yes")
    assert table.p1.main.row == "front"
    assert table.p2["1/1"].face_up


@rule("2P-GEN-01")
def test_exhausted_he_does_not_start():
    table = duel(
        p1=side(main=lying(ghost_rider_2, "exhausted"), resources="Training Ground"), p2=side(front="1/1 h5")
    )
    table.p1.uses("Ghost Rider", "Hell on Wheels")
    assert table.p1.offered("go on"), "nobody is asked for a row"


@rule("2P-GEN-01")
def test_he_may_come_to_nothing_and_is_exhausted_all_the_same():
    table = duel(p1=side(**WHEELS), p2=side(front="1/1 h5"))
    table.p1.uses("Ghost Rider", "Hell on Wheels")
    table.p1.answers("front", "no", "yes")
    assert table.p1.main.exhausted
    assert table.p1.main.row == "front"


# The supporting character


def test_penance_stare_counts_the_good_in_your_ko_pile():
    table = duel(
        p1=side(hand=ghost_rider, ko=["Ann 1/1 Defenders", "Bob 1/1 X-Men", "Zed 1/1 Underworld", "Academy"]),
        p2=side(front=["9/9", "8/8"], ko="Foe 1/1 Defenders"),
        at="recruit",
        recruit_points=7,
    )
    table.p1.recruits("Ghost Rider", on="9/9")
    assert table.p2["9/9"].minus == 2
    assert table.p2["8/8"].minus == 0


def test_an_empty_pile_stares_in_vain():
    table = duel(p1=side(hand=ghost_rider), p2=side(front="1/1"), at="recruit", recruit_points=7)
    table.p1.recruits("Ghost Rider", on="1/1")
    assert table.p2["1/1"].face_up
