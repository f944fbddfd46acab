"""Dr. Britt Baker D.M.D. (AEW-034, AEW-035)."""

import pytest

from versus.cards.tpcg.all_elite_wrestling.heel_main_characters import britt_baker_1, britt_baker_2
from versus.cards.tpcg.all_elite_wrestling.locations import left_tunnel, revolution
from versus.games.tpcg.language.vocabulary import (
    daze,
    draw,
    enemy,
    heal,
    one,
    plot_twist,
    super_power,
    supporting,
    when_attacks,
    wound,
)
from versus.games.tpcg.words import FLIGHT, LETHAL, MAIN, RANGED, SKILL
from versus.testing.tpcg import duel, lying, rule, side


def britt_1(**more):
    return side(main=britt_baker_1, main_row="front", levels=britt_baker_2, **more)


# Role Model


def test_role_model_gives_as_many_counters_as_she_has_atk():
    table = duel(p1=britt_1(front=["Ann 1/1", "Ben 1/1"], resources=revolution), p2=side(front="Foe 1/1"))
    assert table.p1.could_choose("use", "Dr. Britt Baker D.M.D.", power="Role Model") == ["Ann", "Ben"]
    table.p1.uses("Dr. Britt Baker D.M.D.", "Role Model", on="Ann")
    assert table.p1["Ann"].plus == 3


def test_her_current_atk_counts():
    p1 = side(main=lying(britt_baker_1, "+2"), levels=britt_baker_2, front="Ann 1/1", resources=revolution)
    table = duel(p1=p1)
    table.p1.uses("Dr. Britt Baker D.M.D.", "Role Model")
    assert table.p1["Ann"].plus == 5


@rule("2P-PWR-21", "2P-PWR-18")
@pytest.mark.parametrize(
    ("laid", "ready"),
    [({"resources": revolution}, True), ({"hand": revolution}, True), ({"hand": left_tunnel}, True)],
)
def test_a_revolution_or_a_left_tunnel_pays_from_the_row_or_the_hand(laid, ready):
    """The rulebook's example."""
    table = duel(p1=britt_1(front="Ann 1/1", **laid))
    table.p1.uses("Dr. Britt Baker D.M.D.", "Role Model")
    assert table.p1["Ann"].plus == 3
    assert table.p1.hand == []


# The Doctor Will See You Now


def test_every_character_that_is_wounded_is_one_xp():
    zap = plot_twist("T-1", "Zap", MAIN, wound(one(enemy), 2))
    table = duel(p1=britt_1(hand=zap), p2=side(front="Foe 1/1 h5"))
    table.p1.plays("Zap", on="Foe")
    assert table.p2["Foe"].wounds == 2
    assert table.p1.xp == 1


def test_both_sides_of_a_combat_count_and_she_herself_too():
    table = duel(p1=britt_1(), p2=side(front="Foe 3/3 h3"))
    table.p1.attacks("Dr. Britt Baker D.M.D.", "Foe")
    table.passes()
    assert table.p1.main.stunned
    assert table.p1.xp == 2


def test_a_daze_and_a_heal_are_no_wounds():
    soothe = plot_twist("T-2", "Soothe", MAIN, daze(one(enemy)), heal(one(enemy)))
    table = duel(p1=britt_1(hand=soothe), p2=side(front="Foe 1/1 h3 w1"))
    table.p1.plays("Soothe", on=["Foe", "Foe"])
    assert table.p2["Foe"].stunned
    assert table.p1.xp == 0


@rule("2P-LVL-04")
def test_four_make_her_level_2():
    zap = plot_twist("T-1", "Zap", MAIN, wound(one(enemy)))
    p1 = side(main=britt_baker_1, levels=lying(britt_baker_2, "xp3"), hand=zap)
    table = duel(p1=p1, p2=side(front="Foe 1/1 h5"))
    table.p1.plays("Zap", on="Foe")
    assert table.p1.main.level == 2
    assert table.p1.main.stats == (6, 6)


# Lockjaw

TALENT = supporting(
    "T-3", "Talent", cost=3, atk=5, defense=9, keywords=(FLIGHT, RANGED, LETHAL),
    powers=[when_attacks(draw()), super_power("Show", MAIN, SKILL, draw())],
)  # fmt: skip


@rule("2P-CRD-40")
def test_lockjaw_counts_the_printed_powers_icons_and_keywords_included():
    table = duel(
        p1=side(main=britt_baker_2, main_row="front", resources="Training Ground"), p2=side(front=TALENT)
    )
    table.p1.attacks("Dr. Britt Baker D.M.D.", "Talent")
    table.p1.uses("Dr. Britt Baker D.M.D.", "Lockjaw")
    assert table.p2["Talent"].minus == 5
    table.passes()


def test_whoever_has_no_power_gets_no_counter():
    table = duel(
        p1=side(main=britt_baker_2, main_row="front", resources="Training Ground"), p2=side(front="Foe 0/99")
    )
    table.p1.attacks("Dr. Britt Baker D.M.D.", "Foe")
    table.p1.uses("Dr. Britt Baker D.M.D.", "Lockjaw")
    assert table.p2["Foe"].minus == 0
    table.passes()


def test_as_a_defender_she_chooses_one_of_the_attackers():
    p1 = side(front=["Ann 1/9 Heels Flight Ranged", "Ben 1/9 Heels Flight"])
    table = duel(p1=p1, p2=side(main=britt_baker_2, main_row="front", resources="Training Ground"))
    table.p1.attacks(["Ann", "Ben"], "Dr. Britt Baker D.M.D.")
    table.p1.passes()
    table.p2.uses("Dr. Britt Baker D.M.D.", "Lockjaw", on="Ann")
    assert (table.p1["Ann"].minus, table.p1["Ben"].minus) == (2, 0)
    table.passes()
    table.p2.strikes("Ben")
