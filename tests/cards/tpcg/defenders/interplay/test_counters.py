"""Counters of the Defenders among one another: symbiotes, light and dark, transmutation."""

from versus.cards.tpcg.defenders.defenders import cloak, dagger, nighthawk
from versus.cards.tpcg.defenders.main_characters import dr_strange_2, ghost_rider_1, venom_1, venom_2
from versus.cards.tpcg.defenders.underworld import (
    carnage,
    fair_and_balanced,
    innocent_mary,
    loyal_soldiers,
    typhoid_mary,
    venom,
)
from versus.games.tpcg.language.vocabulary import loses_powers, one, plot_twist, supporting_only
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, lying, rule, side

STRIP = plot_twist("T-1", "Strip", MAIN, loses_powers(one(supporting_only)))


def test_beside_dagger_the_dark_force_starves():
    table = duel(p1=side(front=[cloak, "5/5"], back=dagger), p2=side(front="7/7"), at="draw", turn=5)
    table.p1.goes_to("main")
    assert table.p1["5/5"].minus == 0
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.p2["7/7"].minus == 1


def test_dagger_without_her_powers_protects_nobody():
    table = duel(
        p1=side(back=dagger, front="5/5 Underworld", hand=[STRIP, fair_and_balanced]), p2=side(front="7/7")
    )
    table.p1.plays("Strip", on="Dagger")
    table.p1.plays("Fair and Balanced", on=["7/7", "5/5"])
    assert table.p1["5/5"].minus == 1


def test_transmuted_on_daggers_side_plus_counters_turn_into_nothing():
    table = duel(p1=side(main=dr_strange_2, resources="Academy"), p2=side(front="9/9, +3", back=dagger))
    table.p1.uses("Dr. Strange", "Mass Transmutation", on=["9/9", "stop"])
    assert table.p2["9/9"].plus == 0
    assert table.p2["9/9"].minus == 0


@rule("2P-KEYC-49", "2P-CNT-02")
def test_transmuted_while_stunned_a_symbiote_loses_its_counters_and_gets_no_others():
    table = duel(p1=side(main=dr_strange_2, resources="Academy"), p2=side(front=lying(venom, "stunned +3")))
    table.p1.uses("Dr. Strange", "Mass Transmutation", on=["Venom", "stop"])
    assert table.p2["Venom"].plus == 0
    assert table.p2["Venom"].minus == 0


@rule("2P-KEYC-49", "2P-PWR-07")
def test_a_symbiote_that_loses_its_powers_while_stunned_loses_its_counters():
    table = duel(p1=side(hand=STRIP), p2=side(front=lying(venom, "stunned +3")))
    table.p1.plays("Strip", on="Venom")
    assert table.p2["Venom"].plus == 0


@rule("2P-KEYC-49", "2P-CNT-02")
def test_a_symbiote_recovers_into_the_dark_force_with_what_it_has():
    table = duel(p1=side(front=lying(carnage, "stunned w1 +2")), p2=side(back=cloak), at="draw", turn=5)
    table.p1.goes_to("main")
    assert table.p1["Carnage"].face_up
    assert table.p1["Carnage"].stats == (2, 2), "a pair of counters has gone"


@rule("2P-TRG-01", "2P-KEYC-49")
def test_counters_that_venom_gains_by_transmutation_are_a_bond():
    table = duel(
        p1=side(main=lying(venom_1, "-2"), levels=venom_2),
        p2=side(main=dr_strange_2, resources="Academy"),
        active=2,
    )
    table.p2.uses("Dr. Strange", "Mass Transmutation", on=["Venom", "stop"])
    assert table.p1.main.plus == 2
    assert table.p1.xp == 1


def test_loyal_soldiers_reach_the_stunned_symbiote_and_no_other_stunned_one():
    table = duel(
        p1=side(
            main="Boss 3/6 Underworld",
            front=[lying(venom, "stunned"), "1/1 h3 Underworld, stunned"],
            hand=loyal_soldiers,
        )
    )
    table.p1.plays("Loyal Soldiers")
    table.p1.says("Underworld")
    assert table.p1["Venom"].plus == 1
    assert table.p1["1/1"].plus == 0


@rule("2P-TRG-04", "2P-STN-12")
def test_typhoid_mary_fells_the_defender_before_a_blow_is_struck():
    table = duel(p1=side(front=typhoid_mary), p2=side(front=["9/1 h2", "8/8"]))
    table.p1.attacks("Mary Walker", "9/1")
    table.p1.answers("9/1", "stop")
    assert table.p2["9/1"].stunned
    assert not table.in_combat
    assert table.p1["Mary Walker"].face_up


@rule("2P-TRG-04")
def test_the_sick_attacker_spares_innocent_mary_at_once():
    table = duel(
        p1=side(front="9/9 h2 Underworld", hand=fair_and_balanced), p2=side(front=[innocent_mary, "7/7"])
    )
    table.p1.plays("Fair and Balanced", on=["7/7", "9/9"])
    table.p1.attacks("9/9", "Mary Walker")
    table.passes()
    assert table.p2["Mary Walker"].in_play


def test_penance_and_the_night_shift_add_up():
    table = duel(p1=side(front=lying(nighthawk, "-2")), p2=side(main=ghost_rider_1))
    assert table.p1["Nighthawk"].stats == (1, 1)
    table.p1.ends_turn()
    assert table.p1["Nighthawk"].stats == (4, 4)
