"""A turn and its phases (2P-TRN-01 to 2P-TRN-19)."""

from dataclasses import replace

from versus.games.tpcg.language.effects.piles import PutIntoDeck
from versus.games.tpcg.language.vocabulary import (
    at_start_of_your_turn,
    burn,
    cards_in,
    draw,
    enemy,
    equipment,
    gets,
    main_character,
    one,
    plot_twist,
    super_power,
    supporting,
    supporting_only,
    yours,
)
from versus.games.tpcg.plug import start
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import (
    BUILD,
    DRAW,
    HAND,
    MAIN,
    PHASE_NAMES,
    PHASE_STARTED,
    RECOVERY,
    RESOURCE_STEP,
    STUN,
)
from versus.testing.tpcg import Table, duel, lying, rule, side
from versus.testing.tpcg.decks import plain_deck

DRAW_TWIST = plot_twist("T-DRAW", "Early Bird", DRAW, draw())
RECOVERY_TWIST = plot_twist("T-RECOVERY", "Second Wind", RECOVERY, draw())
BUILD_TWIST = plot_twist("T-BUILD", "Good Plans", BUILD, draw())
MAIN_TWIST = plot_twist("T-MAIN", "Big Speech", MAIN, draw())
ARSON = plot_twist("T-BURN", "Arson", MAIN, burn(one(enemy, supporting_only)))


def phases(table: Table, player: int) -> list[str]:
    """The phases that a player's turns have had so far."""
    return [
        PHASE_NAMES[event.amount]
        for event in table.log
        if event.kind == PHASE_STARTED and event.seat == player - 1
    ]


def new_game(*mains: Card | None) -> Table:
    """A whole game from its set-up on: player 1 goes first, everybody keeps their hand."""
    decks = [plain_deck(number) for number in range(len(mains))]
    decks = [
        replace(deck, leader=main) if main is not None else deck
        for deck, main in zip(decks, mains, strict=True)
    ]
    table = Table(start(decks, seed=5))
    assert table.asked is not None
    table.asked.names_first(1)
    for player in table.players:
        player.chooses_row("back")
    for player in table.players:
        player.keeps()
    return table


# The phases


@rule("2P-TRN-01")
def test_every_turn_is_draw_recovery_build_main_and_end():
    table = duel(at="start")
    table.next_turn()
    table.next_turn()
    order = ["draw", "recovery", "build", "main", "end"]
    assert phases(table, 1) == [*order, "draw", "recovery", "build"]
    assert phases(table, 2) == order


@rule("2P-TRN-02")
def test_a_player_who_does_nothing_still_draws_recovers_and_gains_points():
    table = duel(p1=side(front="2/2 stunned", resources=3, hand=1), at="start")
    assert len(table.p1.hand) == 3
    assert table.p1["2/2"].face_up
    table.p1.goes_on()
    assert table.p1.recruit_points == 3
    table.p1.goes_on()
    assert table.p1.recruit_points == 0
    table.p1.ends_turn()
    assert len(table.p1.hand) == 3
    assert len(table.p1.resources) == 3


# Draw


@rule("2P-TRN-03")
def test_start_of_turn_effects_come_before_the_draw():
    forgetful = supporting(
        "T-1",
        "Forgetful",
        cost=1,
        atk=1,
        defense=1,
        health=5,
        powers=[at_start_of_your_turn(PutIntoDeck(cards_in(HAND)))],
    )
    table = duel(p1=side(front=forgetful, hand=3), at="start")
    assert len(table.p1.hand) == 2


@rule("2P-TRN-04")
def test_you_draw_two_cards():
    table = duel(p1=side(hand=4), p2=side(hand=4), at="start", turn=3)
    assert len(table.p1.hand) == 6
    assert len(table.p2.hand) == 4


@rule("2P-TRN-05")
def test_the_first_player_draws_nothing_on_the_first_turn():
    table = new_game(None, None)
    assert table.turn == 1
    assert table.at == "resource"
    assert len(table.p1.hand) == 7


@rule("2P-TRN-05")
def test_start_of_turn_effects_happen_on_the_first_turn_too():
    eager = main_character("T-2", "Eager", atk=3, defense=6, powers=[at_start_of_your_turn(draw())])
    table = new_game(eager, eager)
    assert len(table.p1.hand) == 8
    assert len(table.p2.hand) == 7


@rule("2P-TRN-06")
def test_the_second_of_two_players_draws_two_on_turn_two():
    table = new_game(None, None)
    table.p1.ends_turn()
    assert table.turn == 2
    assert len(table.p2.hand) == 9


@rule("2P-TRN-07", "2P-T-06")
def test_a_stunned_character_has_no_start_of_turn_power():
    scholar = supporting(
        "T-3", "Scholar", cost=1, atk=1, defense=1, health=5, powers=[at_start_of_your_turn(draw())]
    )
    table = duel(p1=side(front=lying(scholar, "stunned")), at="start")
    assert len(table.p1.hand) == 2
    awake = duel(p1=side(front=scholar), at="start")
    assert len(awake.p1.hand) == 3


# Recovery


@rule("2P-TRN-08")
def test_every_stunned_character_recovers_and_none_can_be_left_down():
    table = duel(p1=side(front=["Ann 2/2 stunned", "Bob 3/3 stunned"], hand=[RECOVERY_TWIST]), at="start")
    assert table.phase == "recovery"
    assert table.p1["Ann"].stunned
    assert table.p1["Bob"].stunned
    assert not table.p1.offered("pass")
    table.p1.goes_on()
    assert table.p1["Ann"].face_up
    assert table.p1["Bob"].face_up


@rule("2P-TRN-09")
def test_the_hidden_turn_up_after_the_stunned_have_recovered():
    table = duel(p1=side(front=["Ann 2/2 stunned", "Bob 3/3 hidden"], hand=[RECOVERY_TWIST]), at="start")
    table.p1.goes_on()
    assert table.p1["Ann"].face_up
    assert table.p1["Bob"].hidden
    table.p1.goes_on()
    assert table.p1["Bob"].face_up


@rule("2P-TRN-09")
def test_a_hidden_character_stays_hidden_on_the_enemys_turn():
    table = duel(p2=side(front="2/2 hidden"), at="start")
    assert table.phase == "build"
    assert table.p2["2/2"].hidden
    table.next_turn()
    assert table.p2["2/2"].face_up


@rule("2P-TRN-10")
def test_everything_of_yours_readies_last_and_wounds_stay():
    gadget = equipment("T-4", "Gadget", cost=1)
    table = duel(
        p1=side(
            front=["Ann 2/2 stunned w1", "Bob 3/3 exhausted"],
            hand=[RECOVERY_TWIST],
            equipment={"Bob": lying(gadget, "exhausted")},
        ),
        at="start",
    )
    table.p1.goes_on()
    table.p1.goes_on()
    assert table.p1["Ann"].face_up
    assert table.p1["Ann"].exhausted
    table.p1.goes_on()
    assert table.p1["Ann"].face_up
    assert table.p1["Ann"].ready
    assert table.p1["Ann"].wounds == 1
    assert table.p1["Bob"].ready
    assert table.p1["Gadget"].ready


@rule("2P-TRN-11", "2P-T-07")
def test_a_frozen_character_turns_up_but_does_not_ready():
    table = duel(
        p1=side(front=["Ann 2/2 stunned frozen w1", "Bob 3/3 frozen", "Cleo 4/4 stunned", "Dan 5/5 hidden"]),
        at="start",
    )
    assert table.p1["Ann"].face_up
    assert table.p1["Ann"].exhausted
    assert table.p1["Ann"].wounds == 1
    assert table.p1["Bob"].exhausted
    assert table.p1["Cleo"].ready
    assert table.p1["Dan"].face_up
    assert table.p1["Dan"].ready


@rule("2P-TRN-12")
def test_recovery_touches_only_your_own_side():
    table = duel(p2=side(front=["Ann 2/2 stunned", "Bob 3/3 exhausted"]), at="start")
    assert table.phase == "build"
    assert table.p2["Ann"].stunned
    assert table.p2["Bob"].exhausted


@rule("2P-TRN-13")
def test_a_recovery_card_is_played_before_or_after_any_part_of_the_phase():
    table = duel(p1=side(front="2/2 stunned", hand=[RECOVERY_TWIST] * 4), at="start")
    assert table.p1["2/2"].stunned
    table.p1.plays("Second Wind")
    table.p1.goes_on()
    assert table.p1["2/2"].face_up
    assert table.p1["2/2"].exhausted
    table.p1.plays("Second Wind")
    table.p1.goes_on()
    table.p1.goes_on()
    assert table.p1["2/2"].ready
    table.p1.plays("Second Wind")
    table.p1.goes_on()
    assert table.phase == "build"
    assert not table.p1.may("play", "Second Wind")


@rule("2P-TRN-13")
def test_a_draw_card_and_a_draw_power_work_before_and_after_the_draw():
    seer = supporting(
        "T-5", "Seer", cost=1, atk=1, defense=1, health=5, powers=[super_power("Foresee", DRAW, 0, draw())]
    )
    table = duel(p1=side(front=seer, hand=[DRAW_TWIST]), at="start")
    assert table.p1.may("use", "Seer", power="Foresee")
    table.p1.plays("Early Bird")
    assert len(table.p1.hand) == 1
    table.p1.goes_on()
    assert len(table.p1.hand) == 3
    table.p1.uses("Seer", "Foresee")
    assert len(table.p1.hand) == 4
    table.p1.goes_on()
    assert table.phase == "build"
    assert not table.p1.may("play", "Early Bird")


# Build


@rule("2P-TRN-14")
def test_the_steps_of_build_come_in_order_and_never_again():
    table = duel(p1=side(front="2/2", hand=["Ann 1/1 c0", "Bob 1/1 c0"]), at="build")
    assert table.at == "resource"
    assert table.p1.may("place face down", "Ann")
    assert not table.p1.may("recruit", "Ann")
    assert not table.p1.may("move", "2/2")
    table.p1.goes_on()
    assert table.at == "recruit"
    assert table.p1.why_not("place face down", "Ann") == "2P-TRN-14"
    assert table.p1.may("recruit", "Ann")
    assert not table.p1.may("move", "2/2")
    table.p1.goes_on()
    assert table.at == "formation"
    assert table.p1.why_not("place face down", "Ann") == "2P-TRN-14"
    assert not table.p1.may("recruit", "Ann")
    assert table.p1.may("move", "2/2")
    table.p1.goes_on()
    assert table.at == "main"


@rule("2P-TRN-15")
def test_a_build_card_is_played_before_between_and_after_the_steps():
    table = duel(p1=side(front="2/2", resources=1, hand=[*[BUILD_TWIST] * 5, "Ann 1/1 c1"]), at="build")
    table.p1.plays("Good Plans")
    assert table.battle.step == RESOURCE_STEP
    table.p1.places("Ann")
    table.p1.plays("Good Plans")
    table.p1.goes_to("recruit")
    table.p1.plays("Good Plans")
    table.p1.goes_to("formation")
    table.p1.moves("2/2")
    table.p1.plays("Good Plans")
    table.p1.goes_to("main")
    assert not table.p1.may("play", "Good Plans")


@rule("2P-TRN-15")
def test_a_build_power_is_used_after_the_last_step():
    planner = supporting(
        "T-6", "Planner", cost=1, atk=1, defense=1, health=5, powers=[super_power("Plan", BUILD, 0, draw())]
    )
    table = duel(p1=side(front=planner, hand=1), at="build")
    table.p1.goes_to("formation")
    table.p1.moves("Planner")
    table.p1.uses("Planner", "Plan")
    assert len(table.p1.hand) == 2


# Main


@rule("2P-TRN-16")
def test_three_ready_characters_make_three_attacks():
    table = duel(p1=side(front=["Ann 1/1", "Bob 1/1", "Cleo 1/1"]), p2=side(front="1/9"))
    for name in ("Ann", "Bob", "Cleo"):
        table.p1.attacks(name, "1/9")
        table.passes()
        assert not table.in_combat
    assert table.happened("combat ended") == 3
    assert not table.p1.offered("attack")
    assert not table.p1.may("attack", "Ann")


@rule("2P-TRN-17")
def test_main_cards_powers_and_power_ups_are_used_before_between_and_after_attacks():
    boss = main_character(
        "T-7", "Boss", atk=3, defense=6, powers=[super_power("Roar", MAIN, 0, gets(one(yours), atk=1))]
    )
    table = duel(
        p1=side(main=boss, front=["Ann 1/1", "Bob 1/1"], hand=[MAIN_TWIST, MAIN_TWIST, "Ann 1/1"]),
        p2=side(front="1/9"),
    )
    table.p1.plays("Big Speech")
    table.p1.attacks("Ann", "1/9")
    assert not table.p1.may("play", "Big Speech")
    assert not table.p1.may("use", "Boss", power="Roar")
    table.passes()
    table.p1.plays("Big Speech")
    table.p1.powers_up("Ann")
    table.p1.attacks("Bob", "1/9")
    table.passes()
    table.p1.uses("Boss", "Roar", on="Ann")
    assert table.happened("combat ended") == 2


@rule("2P-TRN-18")
def test_nobody_has_to_attack():
    table = duel(p1=side(front=["Ann 9/9", "Bob 9/9"]), p2=side(front="1/1"))
    table.p1.goes_on()
    assert table.turn == 4
    assert table.active is table.p2
    assert table.happened("attacks") == 0


@rule("2P-TRN-19")
def test_end_of_turn_effects_come_before_the_next_players_draw():
    table = duel(p1=side(hand=[ARSON]), p2=side(front="2/2 h3", hand=[DRAW_TWIST]))
    table.p1.plays("Arson")
    assert table.p2["2/2"].face_up
    table.p1.ends_turn()
    assert table.active is table.p2
    assert table.phase == "draw"
    assert table.p2["2/2"].stunned
    kinds = [event.kind for event in table.log if event.kind in (STUN, PHASE_STARTED)]
    assert kinds == [PHASE_STARTED, STUN, PHASE_STARTED]


@rule("2P-TRN-19")
def test_after_the_last_player_it_is_the_first_players_turn_again():
    table = duel()
    table.next_turn()
    assert (table.turn, table.active) == (4, table.p2)
    table.next_turn()
    assert (table.turn, table.active) == (5, table.p1)


def test_each_players_own_turns_are_counted():
    table = duel(at="start")
    taken = list(table.battle.turns_taken)
    table.next_turn()
    assert table.battle.turns_taken == [taken[0], taken[1] + 1]
    table.next_turn()
    assert table.battle.turns_taken == [taken[0] + 1, taken[1] + 1]
