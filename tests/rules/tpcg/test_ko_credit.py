"""Who has KO'd a character: whoever gets the credit for the wound, or for the effect (2P-STN-57)."""

import pytest

from versus.games.tpcg.language.changes import MoreHealth
from versus.games.tpcg.language.vocabulary import (
    becomes,
    draw,
    each,
    enemy,
    gain_xp,
    gets,
    ko,
    main_character,
    one,
    plot_twist,
    plus_counters,
    strike,
    stun,
    super_power,
    supporting,
    supporting_only,
    this,
    this_card,
    when,
    wound,
    yours,
)
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.words import COMBAT, KOD, LETHAL, MAIN
from versus.testing.tpcg import duel, rule, side

HUNTS = when(KOD, plus_counters(this), subject=enemy, by=this_card)
"""When this character KOs an enemy, it gets a counter."""


def hunter(name="Hunter", atk=3, defense=9, keywords=(), powers=()):
    return supporting(
        name,
        name,
        cost=2,
        atk=atk,
        defense=defense,
        health=5,
        teams=("X-Men",),
        keywords=keywords,
        powers=[HUNTS, *powers],
    )


@rule("2P-STN-57")
@pytest.mark.parametrize(("health", "counters"), [(1, 1), (2, 0)])
def test_a_strike_whose_wound_kos_is_a_ko_by_the_striker(health, counters):
    table = duel(p1=side(front=hunter()), p2=side(front=f"Blob 1/3 h{health}"))
    table.p1.attacks("Hunter", "Blob")
    table.passes()
    assert table.p2["Blob"].koed is bool(counters)
    assert table.p1["Hunter"].plus == counters


@rule("2P-STN-57")
def test_a_main_character_gains_xp_by_it():
    mc = main_character(
        "T-MC-1",
        "Stalker",
        atk=5,
        defense=9,
        powers=[when(KOD, gain_xp(), subject=enemy, by=this_card)],
        level_up=3,
    )
    level_2 = main_character("T-MC-2", "Stalker", atk=6, defense=9, level=2)
    table = duel(p1=side(main=mc, levels=[level_2], main_row="front"), p2=side(front="Blob 1/3 h1"))
    table.p1.attacks("Stalker", "Blob")
    table.passes()
    assert table.p1.xp == 1


@rule("2P-STN-57")
def test_a_defender_kos_the_attacker_it_strikes():
    table = duel(p1=side(front="Toad 1/1 h1"), p2=side(front=hunter()))
    table.p1.attacks("Toad", "Hunter")
    table.passes()
    assert table.p1["Toad"].koed
    assert table.p2["Hunter"].plus == 1


@rule("2P-STN-57")
def test_in_a_team_attack_every_attacker_has_kod_the_defender():
    table = duel(
        p1=side(front=[hunter("Lion"), hunter("Tiger"), hunter("Bear")]), p2=side(front="Blob 0/6 h1")
    )
    table.p1.attacks(["Lion", "Tiger"], "Blob")
    table.passes()
    table.p1.resolves_first("Lion")
    assert [table.p1[name].plus for name in ("Lion", "Tiger", "Bear")] == [1, 1, 0]


@rule("2P-STN-57", "2P-KEY-15")
@pytest.mark.parametrize("edition", ["wound", "stun"])
def test_what_lethal_kos_is_kod_by_all_attackers(edition):
    table = duel(
        p1=side(front=[hunter("Viper", 1, keywords=(LETHAL,)), hunter("Bear", 5)]),
        p2=side(front="Blob 0/6 h3"),
        rules=Rules(lethal=edition),
    )
    table.p1.attacks(["Viper", "Bear"], "Blob")
    table.passes()
    table.p1.resolves_first("Viper")
    assert table.p2["Blob"].koed
    assert [table.p1[name].plus for name in ("Viper", "Bear")] == [1, 1]


@rule("2P-STN-57")
@pytest.mark.parametrize("deed", [ko, wound, stun, strike])
def test_an_effect_that_kos_is_credited_to_its_source(deed):
    power = super_power("Pounce", MAIN, (), deed(one(enemy, supporting_only)))
    table = duel(p1=side(front=hunter(powers=[power])), p2=side(front="Blob 1/3 h1"))
    table.p1.uses("Hunter", "Pounce")
    assert table.p2["Blob"].koed
    assert table.p1["Hunter"].plus == 1


@rule("2P-STN-57")
def test_a_plot_twist_is_nobody_elses_credit():
    table = duel(
        p1=side(front=hunter(), hand=plot_twist("T-CUT", "Cut", MAIN, wound(one(enemy, supporting_only)))),
        p2=side(front="Blob 1/3 h1"),
    )
    table.p1.plays("Cut")
    assert table.p2["Blob"].koed
    assert table.p1["Hunter"].plus == 0


@rule("2P-STN-57")
def test_an_earlier_wound_is_no_credit_for_a_later_ko():
    claw = super_power("Claw", MAIN, (), wound(one(enemy, supporting_only)))
    cut = plot_twist("T-CUT", "Cut", MAIN, wound(one(enemy, supporting_only)))
    table = duel(p1=side(front=hunter(powers=[claw]), hand=cut), p2=side(front="Blob 1/3 h2"))
    table.p1.uses("Hunter", "Claw")
    table.p1.plays("Cut")
    assert table.p2["Blob"].koed
    assert table.p1["Hunter"].plus == 0


@rule("2P-STN-57")
def test_nor_is_it_when_health_falls():
    claw = super_power("Claw", MAIN, (), wound(one(enemy, supporting_only)))
    wither = plot_twist("T-WITHER", "Wither", MAIN, becomes(one(enemy, supporting_only), MoreHealth(-1)))
    table = duel(p1=side(front=hunter(powers=[claw]), hand=wither), p2=side(front="Blob 1/3 h2"))
    table.p1.uses("Hunter", "Claw")
    table.p1.plays("Wither")
    assert table.p2["Blob"].koed
    assert table.p1["Hunter"].plus == 0


@rule("2P-STN-57")
def test_several_are_kod_each_by_its_own_wounder():
    rampage = super_power("Rampage", MAIN, (), wound(each(enemy, supporting_only)), draw())
    table = duel(
        p1=side(front=[hunter(powers=[rampage]), hunter("Idler")]),
        p2=side(front=["Blob 1/3 h1", "Toad 1/3 h1"]),
    )
    table.p1.uses("Hunter", "Rampage")
    assert table.p1["Hunter"].plus == 2
    assert table.p1["Idler"].plus == 0


@rule("2P-STN-57")
def test_a_character_stunned_at_def_0_was_kod_by_nobody():
    wilt = plot_twist("T-WILT", "Wilt", COMBAT, gets(one(enemy, supporting_only), defense=-3))
    table = duel(p1=side(front=hunter(), hand=wilt), p2=side(front="Blob 1/3 h1"))
    table.p1.attacks("Hunter", "Blob")
    table.p1.plays("Wilt")
    assert table.p2["Blob"].koed
    assert table.p1["Hunter"].plus == 0


@rule("2P-STN-57")
def test_friends_are_no_enemies():
    cull = super_power("Cull", MAIN, (), wound(one(yours, supporting_only)))
    table = duel(p1=side(front=[hunter(powers=[cull]), "Toad 1/1 h1"]))
    table.p1.uses("Hunter", "Cull", on="Toad")
    assert table.p1["Toad"].koed
    assert table.p1["Hunter"].plus == 0


@rule("2P-STN-57")
@pytest.mark.parametrize(("defense", "counters"), [(2, 1), (1, 0)])
def test_who_is_stunned_in_the_same_exchange_has_no_power_left_to_see_the_ko(defense, counters):
    """A stun and the KO by its wound are two moments (OP-12)."""
    table = duel(p1=side(front=hunter(defense=defense)), p2=side(front="Blob 1/3 h1"))
    table.p1.attacks("Hunter", "Blob")
    table.passes()
    assert table.p2["Blob"].koed
    assert table.p1["Hunter"].stunned is not bool(counters)
    assert table.p1["Hunter"].plus == counters
