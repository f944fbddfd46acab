"""Strikes by powers, several strikes, doubled and negative ones (2P-CMB-62 to 2P-CMB-69)."""

import pytest

from versus.games.tpcg.language.changes import StrikesMore
from versus.games.tpcg.language.vocabulary import (
    atk_of,
    attacker,
    becomes,
    defender,
    draw,
    each,
    enemy,
    front_row,
    gets,
    one,
    plot_twist,
    strike,
    striking_double,
    striking_harder,
    super_power,
    supporting,
    this,
)
from versus.games.tpcg.words import COMBAT, MAIN
from versus.kernel.modifiers import THIS_COMBAT
from versus.testing.tpcg import duel, rule, side

FLURRY = super_power("Flurry", COMBAT, 0, becomes(this, StrikesMore(2), until=THIS_COMBAT), any_turn=True)
TWIN_BLADES = super_power("Twin Blades", COMBAT, 0, strike(each(defender), times=2))


def fighter(name, atk, defense, *powers, teams=("X-Men",)):
    return supporting(name, name, cost=1, atk=atk, defense=defense, health=5, teams=teams, powers=powers)


@rule("2P-CMB-62")
@pytest.mark.parametrize(("atk", "stunned"), [(5, True), (4, False)])
def test_a_strike_compares_atk_with_def(atk, stunned):
    lancer = fighter("Lancer", atk, 1, super_power("Charge", MAIN, 0, strike(one(enemy, front_row))))
    table = duel(p1=side(front=lancer), p2=side(front="Hound 0/5"))
    table.p1.uses("Lancer", "Charge")
    assert table.p2["Hound"].stunned == stunned


@rule("2P-CMB-63", "2P-T-29")
def test_a_strike_outside_combat_is_not_answered():
    lancer = fighter("Lancer", 3, 1, super_power("Charge", MAIN, 0, strike(one(enemy, front_row))))
    table = duel(p1=side(front=lancer), p2=side(front="Hound 9/3"))
    table.p1.uses("Lancer", "Charge")
    assert table.p2["Hound"].stunned
    assert not table.p1["Lancer"].stunned
    assert table.p1["Lancer"].ready


@rule("2P-CMB-63")
def test_a_strike_in_the_middle_of_combat_is_not_answered():
    table = duel(p1=side(front=fighter("Elektra", 4, 1, TWIN_BLADES)), p2=side(front="Hound 9/8"))
    table.p1.attacks("Elektra", "Hound")
    table.p1.uses("Elektra", "Twin Blades")
    assert table.p2["Hound"].stunned
    assert not table.p1["Elektra"].stunned
    assert not table.in_combat


@rule("2P-CMB-64")
def test_a_strike_in_mid_combat_leaves_the_normal_one():
    table = duel(p1=side(front=fighter("Elektra", 4, 4, TWIN_BLADES)), p2=side(front="Hound 1/9"))
    table.p1.attacks("Elektra", "Hound")
    table.p1.uses("Elektra", "Twin Blades")
    assert not table.p2["Hound"].stunned
    table.passes()
    assert table.happened("strikes", "Hound") == 2
    assert not table.p2["Hound"].stunned


@rule("2P-T-23", "2P-CMB-64")
def test_mid_combat_strikes_are_never_added_to_the_normal_one():
    edge = plot_twist("Edge", "Edge", COMBAT, gets(one(attacker), atk=1))
    table = duel(p1=side(front=fighter("Elektra", 5, 5, TWIN_BLADES), hand=edge), p2=side(front="Hound 2/11"))
    table.p1.attacks("Elektra", "Hound")
    table.p1.uses("Elektra", "Twin Blades")
    table.p2.passes()
    table.p1.plays("Edge")
    table.passes()
    assert not table.p2["Hound"].stunned


@rule("2P-CMB-65", "2P-T-23")
@pytest.mark.parametrize(("defense", "stunned"), [(6, True), (7, False)])
def test_three_strikes_of_an_attacker_add_up(defense, stunned):
    table = duel(p1=side(front=fighter("Malakai", 2, 9, FLURRY)), p2=side(front=f"Hound 0/{defense}"))
    table.p1.attacks("Malakai", "Hound")
    table.p1.uses("Malakai", "Flurry")
    assert table.p1["Malakai"].atk == 2
    table.passes()
    assert table.p2["Hound"].stunned == stunned


@rule("2P-CMB-65")
@pytest.mark.parametrize(("defense", "stunned"), [(6, True), (7, False)])
def test_three_strikes_of_a_defender_on_one_attacker_add_up(defense, stunned):
    table = duel(p1=side(front=f"Fox 0/{defense}"), p2=side(front=fighter("Malakai", 2, 9, FLURRY)))
    table.p1.attacks("Fox", "Malakai")
    table.p1.passes()
    table.p2.uses("Malakai", "Flurry")
    table.passes()
    assert table.p1["Fox"].stunned == stunned


@rule("2P-CMB-65")
@pytest.mark.parametrize(("defense", "stunned"), [(7, True), (8, False)])
def test_extra_strikes_enter_the_total_of_a_team(defense, stunned):
    table = duel(
        p1=side(front=[fighter("Malakai", 2, 9, FLURRY), "Wolf 1/9 X-Men"]),
        p2=side(front=f"Hound 0/{defense}"),
    )
    table.p1.attacks(["Malakai", "Wolf"], "Hound")
    table.p1.uses("Malakai", "Flurry")
    table.passes()
    assert table.p2["Hound"].stunned == stunned


@rule("2P-CMB-65")
def test_three_strikes_by_a_power_add_up():
    table = duel(
        p1=side(
            front=fighter(
                "Lancer", 2, 1, super_power("Charge", MAIN, 0, strike(one(enemy, front_row), times=3))
            )
        ),
        p2=side(front=["Hound 0/6", "Mastiff 0/7"]),
    )
    table.p1.uses("Lancer", "Charge", on="Hound")
    assert table.p2["Hound"].stunned


@rule("2P-CMB-66")
@pytest.mark.parametrize(
    ("picks", "stunned"),
    [
        (("Fox", "Wolf", "Wolf"), ["Fox", "Wolf"]),
        (("Wolf", "Fox", "Wolf"), ["Fox", "Wolf"]),
        (("Fox", "Fox", "Wolf"), ["Fox"]),
        (("Wolf", "Wolf", "Wolf"), ["Wolf"]),
    ],
)
def test_a_defender_splits_its_strikes_among_the_attackers(picks, stunned):
    table = duel(
        p1=side(front=["Fox 1/2 X-Men", "Wolf 1/4 X-Men"]), p2=side(front=fighter("Malakai", 2, 9, FLURRY))
    )
    table.p1.attacks(["Fox", "Wolf"], "Malakai")
    table.p1.passes()
    table.p2.uses("Malakai", "Flurry")
    table.passes()
    for name in picks:
        table.p2.strikes(name)
    assert [name for name in ("Fox", "Wolf") if table.p1[name].stunned] == stunned


@rule("2P-CMB-67")
def test_striking_each_is_full_atk_against_each():
    thrower = fighter("Thrower", 3, 1, super_power("Knives", MAIN, 0, strike(each(enemy, front_row))))
    table = duel(
        p1=side(front=thrower), p2=side(front=["Pup 1/2", "Hound 1/3", "Mastiff 1/4"], back="Clerk 1/1")
    )
    table.p1.uses("Thrower", "Knives")
    names = ("Pup", "Hound", "Mastiff", "Clerk")
    assert [name for name in names if table.p2[name].stunned] == ["Pup", "Hound"]


@rule("2P-CMB-68")
def test_a_double_strike_changes_what_is_compared_and_not_the_atk():
    study = plot_twist("Study", "Study", COMBAT, draw(atk_of(each(attacker))), any_turn=True)
    table = duel(
        p1=side(front="Daken 3/3 Berserker Violent"), p2=side(front="Hound 0/8", hand=study, deck=20)
    )
    table.p1.attacks("Daken", "Hound")
    assert table.p1["Daken"].stats == (4, 4)
    table.p1.passes()
    table.p2.plays("Study")
    assert len(table.p2.hand) == 4
    table.passes()
    assert table.p2["Hound"].stunned


@rule("2P-CMB-68")
@pytest.mark.parametrize(("defense", "stunned"), [(7, True), (8, False)])
def test_the_doubled_value_enters_the_total_of_a_team(defense, stunned):
    table = duel(
        p1=side(front=["Daken 3/3 X-Men Violent", "Wolf 1/3 X-Men"]), p2=side(front=f"Hound 0/{defense}")
    )
    table.p1.attacks(["Daken", "Wolf"], "Hound")
    table.passes()
    assert table.p2["Hound"].stunned == stunned


@rule("2P-CMB-68")
@pytest.mark.parametrize("who", ["Daken 3/3", "Daken 3/3 Violent"])
@pytest.mark.parametrize(("defense", "stunned"), [(6, True), (7, False)])
def test_two_doublings_do_not_add_up(who, defense, stunned):
    frenzy = plot_twist(
        "Frenzy", "Frenzy", COMBAT, becomes(one(attacker), striking_double(), striking_double())
    )
    table = duel(p1=side(front=who, hand=frenzy), p2=side(front=f"Hound 0/{defense}"))
    table.p1.attacks("Daken", "Hound")
    table.p1.plays("Frenzy")
    table.passes()
    assert table.p2["Hound"].stunned == stunned


@rule("2P-CMB-68")
@pytest.mark.parametrize(("defense", "stunned"), [(9, True), (10, False)])
@pytest.mark.parametrize("doubled_first", [True, False])
def test_of_double_and_triple_the_larger_counts(doubled_first, defense, stunned):
    both = [striking_double(), striking_harder(3)][:: 1 if doubled_first else -1]
    frenzy = plot_twist("Frenzy", "Frenzy", COMBAT, becomes(one(attacker), *both))
    table = duel(p1=side(front="Daken 3/3 Violent", hand=frenzy), p2=side(front=f"Hound 0/{defense}"))
    table.p1.attacks("Daken", "Hound")
    table.p1.plays("Frenzy")
    table.passes()
    assert table.p2["Hound"].stunned == stunned


@rule("2P-CMB-69", "2P-T-05")
def test_a_negative_atk_takes_nothing_from_the_team():
    sap = plot_twist("Sap", "Sap", COMBAT, gets(one(attacker), atk=-4), any_turn=True)
    table = duel(p1=side(front=["Fox 5/5 X-Men", "Wolf 2/5 X-Men"]), p2=side(front="Hound 0/5", hand=sap))
    table.p1.attacks(["Fox", "Wolf"], "Hound")
    table.p1.passes()
    table.p2.plays("Sap", on="Wolf")
    table.passes()
    assert table.p2["Hound"].stunned


@rule("2P-T-05", "2P-CMB-54")
@pytest.mark.parametrize(("rise", "strikes"), [(2, 0), (3, 1)])
def test_a_negative_atk_is_raised_from_where_it_was(rise, strikes):
    sap = plot_twist("Sap", "Sap", COMBAT, gets(one(attacker), atk=-4), any_turn=True)
    boost = plot_twist("Boost", "Boost", COMBAT, gets(one(attacker), atk=rise))
    table = duel(p1=side(front="Fox 2/5", hand=boost), p2=side(front="Hound 0/1", hand=sap))
    table.p1.attacks("Fox", "Hound")
    table.p1.passes()
    table.p2.plays("Sap")
    table.p1.plays("Boost")
    table.passes()
    assert table.happened("strikes", "Hound") == strikes
    assert table.p2["Hound"].stunned == bool(strikes)
