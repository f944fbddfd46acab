"""Skipped phases, and where the two ends of a turn go then (2P-TRN-20 to 2P-TRN-23)."""

from versus.games.tpcg.language.changes import SkipsPhase
from versus.games.tpcg.language.effects.lasting import OnTheirNextTurn
from versus.games.tpcg.language.vocabulary import (
    at_end_of_your_turn,
    at_start_of_your_turn,
    do,
    draw,
    gain_xp,
    main_character,
    plot_twist,
    super_power,
    supporting,
)
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import (
    BUILD,
    BUILD_PHASE,
    DRAW_PHASE,
    MAIN,
    MAIN_PHASE,
    PHASE_NAMES,
    PHASE_STARTED,
    RECOVERY,
    RECOVERY_PHASE,
)
from versus.testing.tpcg import Table, duel, lying, rule, side

LEARNER = main_character(
    "T-1", "Learner", atk=3, defense=6, level_up=4, powers=[at_start_of_your_turn(gain_xp())]
)
GROWN = main_character("T-2", "Learner", atk=4, defense=7, level=2)
COLLECTOR = supporting(
    "T-3", "Collector", cost=1, atk=2, defense=2, health=5, powers=[at_end_of_your_turn(draw())]
)
SCHOLAR = supporting(
    "T-4", "Scholar", cost=1, atk=2, defense=2, health=5, powers=[at_start_of_your_turn(draw())]
)
RECOVERY_TWIST = plot_twist("T-5", "Second Wind", RECOVERY, draw())
BUILD_TWIST = plot_twist("T-6", "Good Plans", BUILD, draw())


def skip(*skipped: int) -> Card:
    """A plot twist that takes phases from the enemy's next turn."""
    return plot_twist("T-7", "Lost Time", MAIN, do(*(OnTheirNextTurn(SkipsPhase(p)) for p in skipped)))


def phases(table: Table, player: int) -> list[str]:
    return [
        PHASE_NAMES[event.amount]
        for event in table.log
        if event.kind == PHASE_STARTED and event.seat == player - 1
    ]


@rule("2P-TRN-20")
def test_without_build_there_are_no_resources_points_or_moves():
    planner = supporting(
        "T-8", "Planner", cost=1, atk=1, defense=1, health=5, powers=[super_power("Plan", BUILD, 0, draw())]
    )
    table = duel(
        p1=side(hand=[skip(BUILD_PHASE)]),
        p2=side(front=planner, resources=3, hand=["Ann 1/1 c0", BUILD_TWIST]),
    )
    table.p1.plays("Lost Time")
    table.p1.ends_turn()
    assert table.active is table.p2
    assert table.at == "main"
    assert phases(table, 2) == ["draw", "recovery", "main"]
    assert table.happened("recruit points") == 0
    assert not table.p2.may("place face down", "Ann")
    assert not table.p2.may("recruit", "Ann")
    assert not table.p2.may("move", "Planner")
    assert not table.p2.may("use", "Planner", power="Plan")
    assert not table.p2.may("play", "Good Plans")


@rule("2P-TRN-20")
def test_only_the_next_turn_of_that_player_loses_the_phase():
    table = duel(p1=side(hand=[skip(BUILD_PHASE)]))
    table.p1.plays("Lost Time")
    table.p1.ends_turn()
    table.p2.ends_turn()
    assert table.at == "resource"
    table.p1.ends_turn()
    assert table.active is table.p2
    assert table.at == "resource"


@rule("2P-TRN-20")
def test_without_recovery_nobody_recovers_or_readies():
    table = duel(
        p1=side(hand=[skip(RECOVERY_PHASE)]),
        p2=side(front=["Ann 2/2 stunned", "Bob 2/2 hidden", "Cleo 2/2 exhausted"]),
    )
    table.p1.plays("Lost Time")
    table.p1.ends_turn()
    assert table.p2["Ann"].stunned
    assert table.p2["Bob"].hidden
    assert table.p2["Cleo"].exhausted


@rule("2P-TRN-21")
def test_without_a_draw_phase_start_of_turn_effects_open_recovery():
    table = duel(
        p1=side(hand=[skip(DRAW_PHASE)]),
        p2=side(main=LEARNER, levels=GROWN, front="2/2 stunned", hand=[RECOVERY_TWIST]),
    )
    table.p1.plays("Lost Time")
    table.p1.ends_turn()
    assert table.phase == "recovery"
    assert table.p2.xp == 1
    assert len(table.p2.hand) == 1
    assert table.p2["2/2"].stunned
    table.p2.goes_to("resource")
    assert table.p2.xp == 1
    assert len(table.p2.hand) == 1
    assert table.p2["2/2"].face_up


@rule("2P-T-06")
def test_a_stunned_character_has_no_start_of_turn_power_without_a_draw_phase_either():
    table = duel(p1=side(hand=[skip(DRAW_PHASE)]), p2=side(front=lying(SCHOLAR, "stunned"), hand=1))
    table.p1.plays("Lost Time")
    table.p1.ends_turn()
    assert table.p2["Scholar"].face_up
    assert len(table.p2.hand) == 1


@rule("2P-TRN-22")
def test_without_a_main_phase_end_of_turn_effects_follow_the_formation_step():
    table = duel(p1=side(hand=[skip(MAIN_PHASE)]), p2=side(front=COLLECTOR))
    table.p1.plays("Lost Time")
    table.p1.ends_turn()
    table.p2.goes_to("formation")
    assert len(table.p2.hand) == 2
    table.p2.goes_on()
    assert len(table.p2.hand) == 3
    assert table.active is table.p1
    assert "main" not in phases(table, 2)


@rule("2P-TRN-23")
def test_without_draw_and_recovery_start_of_turn_effects_open_build():
    table = duel(
        p1=side(hand=[skip(DRAW_PHASE, RECOVERY_PHASE)]),
        p2=side(main=LEARNER, levels=GROWN, front=[lying(SCHOLAR, "stunned")], hand=1),
    )
    table.p1.plays("Lost Time")
    table.p1.ends_turn()
    assert table.at == "resource"
    assert phases(table, 2) == ["build"]
    assert table.p2.xp == 1
    assert len(table.p2.hand) == 1
    assert table.p2["Scholar"].stunned


@rule("2P-TRN-23")
def test_without_build_and_main_end_of_turn_effects_close_recovery():
    table = duel(
        p1=side(hand=[skip(BUILD_PHASE, MAIN_PHASE)]), p2=side(front=COLLECTOR, hand=[RECOVERY_TWIST])
    )
    table.p1.plays("Lost Time")
    table.p1.ends_turn()
    while table.active is table.p2:
        assert table.phase == "recovery"
        assert len(table.p2.hand) == 3
        table.p2.goes_on()
    assert len(table.p2.hand) == 4
    assert phases(table, 2) == ["draw", "recovery", "end"]


@rule("2P-TRN-23")
def test_a_turn_without_any_phase_still_has_both_its_ends():
    every_phase = (DRAW_PHASE, RECOVERY_PHASE, BUILD_PHASE, MAIN_PHASE)
    table = duel(p1=side(hand=[skip(*every_phase)]), p2=side(main=LEARNER, levels=GROWN, front=COLLECTOR))
    table.p1.plays("Lost Time")
    table.p1.ends_turn()
    assert table.active is table.p1
    assert table.turn == 5
    assert table.p2.xp == 1
    assert len(table.p2.hand) == 1
