"""Who strikes whom in Hell's Kitchen: plans, heads, sais, aims and fists among one another."""

from versus.cards.tpcg.defenders.defenders import vision
from versus.cards.tpcg.defenders_of_hells_kitchen.both_teams import taskmaster
from versus.cards.tpcg.defenders_of_hells_kitchen.chi import CHI
from versus.cards.tpcg.defenders_of_hells_kitchen.defenders import hulk, iron_fist, make_a_plan, street_smart
from versus.cards.tpcg.defenders_of_hells_kitchen.personalities import jake_lockley, steven_grant
from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import (
    bullseye,
    contract,
    diamondback,
    disrupt_the_plan,
    hammerhead,
    nuke,
    tombstone,
)
from versus.cards.tpcg.defenders_of_hells_kitchen.underworld_main_characters import elektra_1, elektra_2
from versus.games.tpcg.language.vocabulary import each, named, plot_twist, put_counters, yours
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, lying, rule, side

FOCUS = plot_twist("T-1", "Focus", MAIN, put_counters(each(yours, named("Iron Fist")), CHI))


@rule("2P-CRD-97", "2P-CRD-82")
def test_moved_to_the_back_row_hammerhead_is_not_protected_by_his_head_but_by_the_distance():
    table = duel(p1=side(front=hammerhead, hand=disrupt_the_plan), p2=side(front="9/9 R Defenders"))
    table.p1.attacks("Hammerhead", "9/9")
    table.p1.plays("Disrupt the Plan")
    table.passes()
    assert table.p1["Hammerhead"].koed, "ranged attacking he can be struck, and the defender has Ranged"


@rule("2P-CRD-81")
def test_tombstone_cannot_hold_back_a_planned_defender_and_can_anybody_else():
    for plan, struck in ((True, True), (False, False)):
        table = duel(
            p1=side(front=tombstone, resources="Fortress"), p2=side(front="9/9 Defenders", hand=make_a_plan)
        )
        table.p1.attacks("Tombstone", "9/9")
        table.p1.uses("Tombstone", "Hard as Marble")
        if plan:
            table.p2.plays("Make a Plan")
        table.passes()
        assert table.p1["Tombstone"].koed is struck


@rule("2P-CRD-81")
def test_a_planned_vision_who_made_himself_light_still_does_not_strike():
    table = duel(p1=side(front="3/9 h2"), p2=side(front=vision, resources="Laboratory", hand=make_a_plan))
    table.p1.attacks("3/9", "Vision")
    table.p1.passes()
    table.p2.uses("Vision", "Decrease Density")
    table.p1.passes()
    table.p2.plays("Make a Plan")
    table.passes()
    assert table.p1["3/9"].face_up, "it was his own power that forbade it"


@rule("2P-CRD-75", "2P-CRD-97")
def test_twin_sais_do_not_reach_who_cannot_be_struck():
    table = duel(
        p1=side(main=elektra_1, main_row="front", resources="Training Ground"),
        p2=side(front=vision, resources="Laboratory"),
    )
    table.p1.attacks("Elektra", "Vision")
    table.p1.passes()
    table.p2.uses("Vision", "Decrease Density")
    table.p1.uses("Elektra", "Twin Sais")
    table.passes()
    assert table.p2["Vision"].face_up


@rule("2P-CRD-75", "2P-CMB-65")
def test_with_a_contract_twin_sais_are_deadly():
    table = duel(
        p1=side(
            main=elektra_2, main_row="front", resources="Training Ground", equipment={"Elektra": contract}
        ),
        p2=side(front="1/12 h3"),
    )
    table.p1.attacks("Elektra", "1/12")
    table.p1.uses("Elektra", "Twin Sais")
    assert table.p2["1/12"].koed


@rule("2P-CRD-74")
def test_throwing_knives_stun_a_personality_before_it_can_change():
    table = duel(
        p1=side(front=lying(diamondback, "+3"), resources="Training Ground"),
        p2=side(front=[jake_lockley, "1/1 h2"], hand=steven_grant),
    )
    table.p1.uses("Diamondback", "Throwing Knives")
    assert table.p2["Jake Lockley"].koed, "5 of 5: outside of a combat nobody integrates"
    assert table.p2["1/1"].stunned


@rule("2P-CRD-94")
def test_nuke_readies_though_the_combat_is_over_before_it_resolves():
    table = duel(p1=side(front=[nuke, "1/1"], resources=["Laboratory"]), p2=side(front="1/2 h1", hand=[]))
    table.p1.attacks("Nuke", "1/2")
    table.p1.uses("Nuke", "Adrenaline Pills")
    table.passes()
    assert table.p2["1/2"].koed
    assert table.p1["Nuke"].ready


@rule("2P-KEY-21")
def test_street_smart_counts_twice_for_hulk_in_melee():
    table = duel(p1=side(front=hulk, hand=street_smart), p2=side(front="1/20"))
    table.p1.attacks("Hulk", "1/20")
    table.p1.plays("Street Smart", on="Hulk")
    assert table.p1["Hulk"].stats == (9, 9)
    table.passes()
    assert table.p1["Hulk"].stats == (7, 7)


def test_taskmaster_learns_bullseye_s_aim_and_shoots_whom_nobody_can_strike():
    table = duel(p1=side(back=taskmaster), p2=side(front=vision, back=bullseye, resources="Laboratory"))
    table.p1.attacks("Taskmaster", "Vision")
    table.p1.passes()
    table.p2.uses("Vision", "Decrease Density")
    table.passes()
    assert table.happened("strikes", "Vision") == 1


@rule("2P-CRD-80")
def test_iron_fist_who_cannot_strike_punches_nobody():
    table = duel(p1=side(front=iron_fist, hand=FOCUS), p2=side(front=tombstone, resources="Fortress"))
    table.p1.plays("Focus")
    table.p1.attacks("Iron Fist", "Tombstone")
    table.p1.uses("Iron Fist", "Spend Chi")
    table.p2.uses("Tombstone", "Hard as Marble")
    table.passes()
    assert table.p2["Tombstone"].face_up
