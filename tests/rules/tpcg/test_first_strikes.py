"""Striking first: Ferocious in melee, Fast Trigger at range, before all others (2P-CMB-73 to 2P-CMB-89)."""

import pytest

from versus.games.tpcg.language.changes import Loses
from versus.games.tpcg.language.vocabulary import (
    becomes,
    plus_counters,
    supporting,
    the_event_card,
    this,
    this_card,
    when,
)
from versus.games.tpcg.words import FEROCIOUS, STRIKES, STRIKES_FIRST, STUN
from versus.testing.tpcg import duel, rule, side

PROUD = when(STUN, plus_counters(this), by=this_card)


def fight(attacking, defending):
    """One solo melee combat; who is stunned in the end."""
    table = duel(p1=side(front=f"Fox {attacking}"), p2=side(front=f"Hound {defending}"))
    table.p1.attacks("Fox", "Hound")
    table.passes()
    return table.p1["Fox"].stunned, table.p2["Hound"].stunned


@rule("2P-CMB-73")
def test_without_a_ferocious_character_there_is_one_step():
    assert fight("3/3", "3/3") == (True, True)


@rule("2P-CMB-73")
@pytest.mark.parametrize(
    ("attacking", "defending", "stunned"),
    [("3/3 Ferocious", "3/3", (False, True)), ("3/3", "3/3 Ferocious", (True, False))],
)
def test_one_ferocious_character_brings_a_first_step(attacking, defending, stunned):
    assert fight(attacking, defending) == stunned


@rule("2P-CMB-74")
def test_two_ferocious_characters_strike_together():
    assert fight("3/3 Ferocious", "3/3 Ferocious") == (True, True)


@rule("2P-CMB-75")
def test_the_ferocious_one_strikes_first_and_is_not_answered():
    table = duel(p1=side(front="Fox 3/1 Ferocious"), p2=side(front="Hound 5/3"))
    table.p1.attacks("Fox", "Hound")
    table.passes()
    assert table.p2["Hound"].stunned
    assert table.happened("strikes", "Fox") == 0
    assert not table.p1["Fox"].stunned


@rule("2P-CMB-76")
@pytest.mark.parametrize(("defense", "counters"), [(3, 1), (4, 0)])
def test_a_power_sees_what_the_first_step_did(defense, counters):
    panther = supporting(
        "Panther",
        "Panther",
        cost=1,
        atk=3,
        defense=9,
        health=5,
        teams=("Avengers",),
        keywords=(FEROCIOUS,),
        powers=[PROUD],
    )
    table = duel(p1=side(front=[panther, "Fury 0/9 Avengers"]), p2=side(front=f"Victory 1/{defense}"))
    table.p1.attacks(["Panther", "Fury"], "Victory")
    table.passes()
    if not counters:
        table.p2.strikes("Fury")
    assert table.p1["Panther"].plus == counters
    assert table.p2["Victory"].stunned == bool(counters)


@rule("2P-CMB-76")
def test_powers_of_the_first_step_resolve_before_the_second():
    hound = supporting(
        "Hound", "Hound", cost=1, atk=2, defense=8, health=5, teams=(), keywords=(FEROCIOUS,), powers=[PROUD]
    )
    table = duel(p1=side(front=["Fox 5/2 X-Men", "Wolf 8/9 X-Men"]), p2=side(front=hound))
    table.p1.attacks(["Fox", "Wolf"], "Hound")
    table.passes()
    table.p2.strikes("Fox")
    assert table.p1["Fox"].stunned
    assert table.p2["Hound"].stats == (3, 9)
    assert not table.p2["Hound"].stunned


@rule("2P-CMB-77")
def test_who_survives_the_first_strike_strikes_back():
    table = duel(p1=side(front="Fox 2/2 Ferocious"), p2=side(front="Hound 2/3"))
    table.p1.attacks("Fox", "Hound")
    table.passes()
    assert not table.p2["Hound"].stunned
    assert table.p1["Fox"].stunned


@rule("2P-CMB-78")
@pytest.mark.parametrize(("defense", "strikes_back"), [(4, False), (5, True)])
def test_ferocious_team_mates_strike_first_together(defense, strikes_back):
    table = duel(
        p1=side(front=["Fox 2/2 X-Men Ferocious", "Lynx 2/2 X-Men Ferocious", "Bear 5/5 X-Men"]),
        p2=side(front=f"Hound 9/{defense}"),
    )
    table.p1.attacks(["Fox", "Lynx", "Bear"], "Hound")
    table.passes()
    assert table.p2.asked == strikes_back
    if strikes_back:
        table.p2.strikes("Bear")
    assert table.p2["Hound"].stunned
    assert table.p1["Bear"].stunned == strikes_back


@rule("2P-CMB-79")
def test_with_everybody_ferocious_there_is_one_step():
    names = ["Fox", "Lynx", "Bear"]
    table = duel(
        p1=side(front=[f"{name} 2/2 X-Men Ferocious" for name in names]), p2=side(front="Hound 9/6 Ferocious")
    )
    table.p1.attacks(names, "Hound")
    table.passes()
    table.p2.strikes("Bear")
    assert table.p2["Hound"].stunned
    assert table.p1["Bear"].stunned
    assert table.happened("strikes", "Hound") == 1


@rule("2P-CMB-80")
def test_a_ferocious_defender_strikes_in_the_first_step():
    table = duel(p1=side(front=["Fox 5/2 X-Men", "Wolf 5/9 X-Men"]), p2=side(front="Hound 2/8 Ferocious"))
    table.p1.attacks(["Fox", "Wolf"], "Hound")
    table.passes()
    table.p2.strikes("Fox")
    assert table.p1["Fox"].stunned
    assert table.happened("strikes", "Hound") == 1
    assert not table.p2["Hound"].stunned


@rule("2P-CMB-81")
def test_without_an_attacker_left_there_is_no_second_step():
    table = duel(p1=side(front="Fox 4/2"), p2=side(front="Hound 2/3 Ferocious"))
    table.p1.attacks("Fox", "Hound")
    table.passes()
    assert not table.in_combat
    assert table.p1["Fox"].stunned
    assert table.happened("strikes", "Hound") == 0
    assert not table.p2["Hound"].stunned


@rule("2P-CMB-81")
def test_with_both_sides_left_the_second_step_follows():
    table = duel(p1=side(front="Fox 4/3"), p2=side(front="Hound 2/3 Ferocious"))
    table.p1.attacks("Fox", "Hound")
    table.passes()
    assert not table.p1["Fox"].stunned
    assert table.p2["Hound"].stunned


@rule("2P-CMB-81")
def test_who_is_ferocious_no_longer_still_strikes_in_the_last_step():
    dampen = when(STRIKES, becomes(the_event_card, Loses()), by=this_card)
    hound = supporting(
        "Hound",
        "Hound",
        cost=1,
        atk=2,
        defense=3,
        health=5,
        teams=(),
        keywords=(STRIKES_FIRST,),
        powers=[dampen],
    )
    table = duel(p1=side(front="Fox 4/3 Ferocious"), p2=side(front=hound))
    table.p1.attacks("Fox", "Hound")
    table.passes()
    assert table.p1["Fox"].keywords == []
    assert table.p2["Hound"].stunned


@rule("2P-CMB-82")
def test_who_struck_in_the_first_step_strikes_no_more():
    table = duel(p1=side(front="Fox 3/3 Ferocious"), p2=side(front="Hound 1/4"))
    table.p1.attacks("Fox", "Hound")
    table.passes()
    assert table.happened("strikes", "Hound") == 1
    assert table.happened("strikes", "Fox") == 1
    assert not table.p2["Hound"].stunned


@rule("2P-CMB-83")
@pytest.mark.parametrize(("defense", "stunned"), [(5, False), (4, True)])
def test_the_first_strikes_count_in_the_second_total(defense, stunned):
    table = duel(
        p1=side(front=["Panther 3/2 Avengers Ferocious", "Fury 1/5 Avengers"]),
        p2=side(front=f"Victory 0/{defense}"),
    )
    table.p1.attacks(["Panther", "Fury"], "Victory")
    table.passes()
    assert table.p2["Victory"].stunned == stunned


@rule("2P-CMB-83")
@pytest.mark.parametrize(("defense", "stunned"), [(4, True), (5, False)])
def test_the_value_of_a_striker_stunned_in_the_first_step_still_counts(defense, stunned):
    table = duel(
        p1=side(front=["Panther 3/2 Avengers Ferocious", "Fury 1/5 Avengers"]),
        p2=side(front=f"Victory 2/{defense} Ferocious"),
    )
    table.p1.attacks(["Panther", "Fury"], "Victory")
    table.passes()
    table.p2.strikes("Panther")
    assert table.p1["Panther"].stunned
    assert table.p2["Victory"].stunned == stunned


@rule("2P-CMB-84")
@pytest.mark.parametrize("pick", ["Panther", "Fury"])
def test_in_the_second_step_any_attacker_left_may_be_struck(pick):
    table = duel(
        p1=side(front=["Panther 3/2 Avengers Ferocious", "Fury 1/5 Avengers"]), p2=side(front="Victory 5/4")
    )
    table.p1.attacks(["Panther", "Fury"], "Victory")
    table.passes()
    table.p2.strikes(pick)
    assert [name for name in ("Panther", "Fury") if table.p1[name].stunned] == [pick]


@rule("2P-CMB-85", "2P-CMB-84", "2P-T-02")
def test_panther_and_fury_against_major_victory():
    table = duel(
        p1=side(front=["Panther 3/2 Avengers Ferocious", "Fury 1/5 Avengers"]), p2=side(front="Victory 2/4")
    )
    table.p1.attacks(["Panther", "Fury"], "Victory")
    table.passes()
    assert not table.p2["Victory"].stunned
    assert table.p2.offered("strike", "Fury")
    table.p2.strikes("Panther")
    assert table.p2["Victory"].stunned
    assert table.p1["Panther"].stunned
    assert not table.p1["Fury"].stunned


@rule("2P-CMB-86")
def test_without_atk_nobody_strikes_first_or_later():
    table = duel(
        p1=side(front=["Fox 0/3 X-Men Ferocious", "Wolf 1/9 X-Men"]), p2=side(front="Hound 0/3 Ferocious")
    )
    table.p1.attacks(["Fox", "Wolf"], "Hound")
    table.passes()
    assert not table.in_combat
    assert table.happened("strikes") == 1
    assert table.happened("strikes", "Hound") == 1
    assert not table.p2["Hound"].stunned


@rule("2P-CMB-87")
def test_ferocious_does_nothing_at_range():
    table = duel(p1=side(back="Bowman 3/1 R Ferocious"), p2=side(front="Slinger 5/3 R"))
    table.p1.attacks("Bowman", "Slinger")
    table.passes()
    assert table.p1["Bowman"].stunned
    assert table.p2["Slinger"].stunned


@rule("2P-CMB-88")
def test_fast_trigger_strikes_first_at_range():
    table = duel(p1=side(back="Cyclops 11/5 R Fast Trigger"), p2=side(front="Slinger 12/11 R"))
    table.p1.attacks("Cyclops", "Slinger")
    table.passes()
    assert table.p2["Slinger"].stunned
    assert table.happened("strikes", "Cyclops") == 0
    assert not table.p1["Cyclops"].stunned


@rule("2P-CMB-88")
def test_fast_trigger_knows_the_same_two_steps():
    table = duel(
        p1=side(back=["Cyclops 3/2 R X-Men Fast Trigger", "Jubilee 1/5 R X-Men"]),
        p2=side(front="Slinger 2/4 R"),
    )
    table.p1.attacks(["Cyclops", "Jubilee"], "Slinger")
    table.passes()
    table.p2.strikes("Cyclops")
    assert table.p2["Slinger"].stunned
    assert table.p1["Cyclops"].stunned


@rule("2P-CMB-88")
def test_fast_trigger_does_nothing_in_melee():
    assert fight("3/3 R Fast Trigger", "3/3") == (True, True)


@rule("2P-CMB-89")
@pytest.mark.parametrize(
    ("attacking", "defending", "stunned"),
    [
        ("3/1 Strikes First", "5/3 Ferocious", (False, True)),
        ("3/1 Ferocious", "5/3 Strikes First", (True, False)),
        ("3/1 Strikes First", "5/3", (False, True)),
        ("3/1 Strikes First", "5/3 Strikes First", (True, True)),
    ],
)
def test_striking_before_each_enemy_comes_even_before_ferocious(attacking, defending, stunned):
    assert fight(attacking, defending) == stunned


@rule("2P-CMB-89")
def test_striking_before_each_enemy_comes_even_before_fast_trigger():
    table = duel(p1=side(back="Cyclops 5/5 R Fast Trigger"), p2=side(front="Slinger 5/5 R Strikes First"))
    table.p1.attacks("Cyclops", "Slinger")
    table.passes()
    assert table.p1["Cyclops"].stunned
    assert not table.p2["Slinger"].stunned
