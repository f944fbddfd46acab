"""Combat resolution: who strikes whom, and what comes after (2P-CMB-51 to -61, 2P-CMB-70 to -72)."""

import pytest

from versus.games.tpcg.language.changes import Cannot
from versus.games.tpcg.language.vocabulary import (
    draw,
    front_row,
    gets,
    in_combat,
    one,
    plot_twist,
    ready,
    stun,
    supporting,
    the_event_card,
    this_card,
    when,
    while_,
    yours,
)
from versus.games.tpcg.words import COMBAT, MAIN, STRIKES, TO_STRIKE
from versus.testing.tpcg import duel, rule, side

GUARD_UP = plot_twist("Guard Up", "Guard Up", COMBAT, gets(one(in_combat), defense=5))


def fighter(name, atk, defense, *powers, teams=("X-Men",)):
    return supporting(name, name, cost=1, atk=atk, defense=defense, health=5, teams=teams, powers=powers)


def fight(attacking, defending):
    """One solo combat without any action; who is stunned in the end."""
    table = duel(p1=side(front=f"Fox {attacking}"), p2=side(front=f"Hound {defending}"))
    table.p1.attacks("Fox", "Hound")
    table.passes()
    return table.p1["Fox"].stunned, table.p2["Hound"].stunned


@rule("2P-CMB-51")
def test_both_strike_at_the_same_time():
    assert fight("3/3", "3/3") == (True, True)


@rule("2P-CMB-52", "2P-T-26")
def test_a_tie_stuns():
    table = duel(p1=side(front="Fox 4/4"), p2=side(front="Hound 2/4"))
    table.p1.attacks("Fox", "Hound")
    table.passes()
    assert table.p2["Hound"].stunned
    assert not table.p1["Fox"].stunned


@rule("2P-CMB-53")
@pytest.mark.parametrize(
    ("attacking", "stunned"),
    [("1/2", (False, False)), ("1/1", (True, False)), ("2/2", (False, True)), ("2/1", (True, True))],
)
def test_a_solo_combat_has_four_outcomes(attacking, stunned):
    assert fight(attacking, "1/2") == stunned


@rule("2P-CMB-54")
@pytest.mark.parametrize(("atk", "stunned"), [(0, False), (1, True)])
def test_striking_needs_at_least_1_atk(atk, stunned):
    viper = fighter("Viper", atk, 5, when(STRIKES, stun(the_event_card), by=this_card))
    table = duel(p1=side(front=viper), p2=side(front="Hound 0/9"))
    table.p1.attacks("Viper", "Hound")
    table.passes()
    assert table.happened("strikes", "Hound") == atk
    assert table.p2["Hound"].stunned == stunned


@rule("2P-CMB-55")
@pytest.mark.parametrize(("defending", "stunned"), [("9/9", False), ("9/9 R", True)])
def test_a_ranged_attack_is_answered_only_by_an_archer(defending, stunned):
    table = duel(p1=side(back="Bowman 2/2 R"), p2=side(front=f"Hound {defending}"))
    table.p1.attacks("Bowman", "Hound")
    table.passes()
    assert table.p1["Bowman"].stunned == stunned


@rule("2P-CMB-56")
@pytest.mark.parametrize(("defense", "stunned"), [(5, True), (6, False)])
def test_a_team_adds_its_atk_and_compares_once(defense, stunned):
    table = duel(p1=side(front=["Fox 2/1 X-Men", "Wolf 3/1 X-Men"]), p2=side(front=f"Hound 0/{defense}"))
    table.p1.attacks(["Fox", "Wolf"], "Hound")
    table.passes()
    assert table.p2["Hound"].stunned == stunned
    assert table.happened("strikes", "Hound") == 1


@rule("2P-CMB-57")
@pytest.mark.parametrize(("defense", "stunned"), [(4, False), (2, True)])
def test_an_attacker_that_cannot_strike_adds_nothing(defense, stunned):
    pacifist = fighter("Pacifist", 3, 3, while_(Cannot(TO_STRIKE)))
    table = duel(p1=side(front=[pacifist, "Wolf 2/2 X-Men"]), p2=side(front=f"Hound 0/{defense}"))
    table.p1.attacks(["Pacifist", "Wolf"], "Hound")
    assert table.p1["Pacifist"].attacking
    table.passes()
    assert table.p2["Hound"].stunned == stunned


@rule("2P-CMB-58")
def test_the_defender_strikes_exactly_one_attacker():
    names = ["Fox", "Wolf", "Lynx"]
    table = duel(p1=side(front=[f"{name} 2/2 X-Men" for name in names]), p2=side(front="Hound 9/9"))
    table.p1.attacks(names, "Hound")
    table.passes()
    assert table.p2.asked
    table.p2.strikes("Wolf")
    assert [name for name in names if table.p1[name].stunned] == ["Wolf"]


@rule("2P-CMB-58")
def test_a_defender_that_cannot_strike_picks_nobody():
    table = duel(p1=side(front=["Fox 2/2 X-Men", "Wolf 2/2 X-Men"]), p2=side(front="Hound 0/9"))
    table.p1.attacks(["Fox", "Wolf"], "Hound")
    table.passes()
    assert not table.in_combat
    assert not table.p1["Fox"].stunned
    assert not table.p1["Wolf"].stunned


@rule("2P-CMB-59")
def test_the_defender_picks_after_all_actions():
    table = duel(
        p1=side(front=["Fox 2/2 X-Men", "Wolf 2/2 X-Men"], hand=GUARD_UP), p2=side(front="Hound 4/9")
    )
    table.p1.attacks(["Fox", "Wolf"], "Hound")
    table.p1.plays("Guard Up", on="Fox")
    table.p2.passes()
    assert not table.p2.asked
    table.p1.passes()
    assert table.p2.offered("strike", "Fox")
    table.p2.strikes("Wolf")
    assert table.p1["Wolf"].stunned


@rule("2P-CMB-60")
def test_three_against_a_giant():
    names = ["Fox", "Wolf", "Lynx"]
    table = duel(p1=side(front=[f"{name} 2/2 X-Men" for name in names]), p2=side(front="Giant 6/6"))
    table.p1.attacks(names, "Giant")
    assert table.melee
    table.passes()
    table.p2.strikes("Lynx")
    assert table.p2["Giant"].stunned
    assert [name for name in names if table.p1[name].stunned] == ["Lynx"]
    assert [table.happened("survived", name) for name in names] == [1, 1, 0]


@rule("2P-CMB-61")
def test_whoever_is_stunned_has_still_struck():
    table = duel(p1=side(front="Fox 2/2"), p2=side(front="Hound 2/2"))
    table.p1.attacks("Fox", "Hound")
    table.passes()
    assert table.p2["Hound"].stunned
    assert table.happened("strikes", "Fox") == 1
    assert table.p1["Fox"].stunned


@rule("2P-CMB-70")
def test_after_a_combat_the_main_phase_goes_on():
    plan = plot_twist("Plan", "Plan", MAIN, draw())
    table = duel(p1=side(front=["Fox 2/2", "Wolf 2/2"], hand=plan), p2=side(front="Hound 1/3"))
    table.p1.attacks("Fox", "Hound")
    table.passes()
    assert table.at == "main"
    assert table.p1.offered("attack", "Wolf")
    assert table.p1.offered("play", "Plan")
    assert table.p1.offered("go on")
    table.p1.plays("Plan")
    table.p1.attacks("Wolf", "Hound")
    table.passes()
    table.p1.ends_turn()
    assert table.active is table.p2


@rule("2P-CMB-71")
def test_a_readied_character_attacks_again():
    second_wind = plot_twist("Second Wind", "Second Wind", MAIN, ready(one(yours, front_row)))
    table = duel(p1=side(front="Fox 2/2", hand=second_wind), p2=side(front=["Hound 1/3", "Pup 0/2"]))
    table.p1.attacks("Fox", "Hound")
    table.passes()
    assert table.p1.why_not("attack", "Fox", "Pup") == "2P-CMB-02"
    table.p1.plays("Second Wind")
    table.p1.attacks("Fox", "Pup")
    table.passes()
    assert table.p2["Pup"].stunned


@rule("2P-CMB-72")
def test_with_every_enemy_stunned_the_main_phase_goes_on():
    plan = plot_twist("Plan", "Plan", MAIN, draw())
    table = duel(
        p1=side(front="Fox 2/2", hand=plan), p2=side(main="Boss 3/6 stunned", front="Hound 1/3 stunned")
    )
    assert not table.p1.offered("attack")
    assert table.p1.why_not("attack", "Fox") == "2P-CMB-06"
    table.p1.plays("Plan")
    assert table.at == "main"
