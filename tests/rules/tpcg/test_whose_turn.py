"""What a player does on another's turn, and how long "this turn" lasts (2P-TRN-24, 2P-TRN-25)."""

from versus.games.tpcg.language.conditions import YourTurn
from versus.games.tpcg.language.vocabulary import (
    at_end_of_your_turn,
    at_start_of_your_turn,
    atk_of,
    cancel_it,
    cannot,
    draw,
    enemy,
    gets,
    main_character,
    minus_counters,
    named,
    one,
    one_anywhere,
    plot_twist,
    reaction,
    stun,
    super_power,
    supporting,
    this,
    when,
    wound,
    yours,
)
from versus.games.tpcg.words import (
    ANY_COMBAT,
    BUILD,
    COMBAT,
    DRAW,
    MAIN,
    POWER_RESOLVES,
    RECOVERY,
    STUN,
    TO_BE_WOUNDED,
)
from versus.kernel.modifiers import UNTIL_YOUR_NEXT_TURN
from versus.testing.tpcg import duel, rule, side

EVERY_TIMING = (DRAW, RECOVERY, BUILD, MAIN, COMBAT, ANY_COMBAT)
SPRINT = super_power("Sprint", MAIN, 0, gets(this, atk=1, defense=1))


@rule("2P-TRN-24")
def test_without_a_combat_nobody_plays_on_anothers_turn():
    handy = plot_twist("T-1", "Handy", EVERY_TIMING, draw(), any_turn=True)
    runner = supporting("T-2", "Runner", cost=1, atk=2, defense=2, health=5, powers=[SPRINT])
    table = duel(p2=side(front=runner, hand=[handy, "Runner 2/2", "Academy"], resources=5))
    assert table.active is table.p1
    assert table.p2.why_not("play", "Handy") == "2P-TRN-24"
    assert table.p2.why_not("use", "Runner", power="Sprint") == "2P-TRN-24"
    assert table.p2.why_not("power up", "Runner 2/2", "Runner") == "2P-TRN-24"
    assert table.p2.why_not("attack", "Runner") == "2P-TRN-24"
    assert table.p2.why_not("place face up", "Academy") == "2P-TRN-24"
    assert table.p2.why_not("recruit", "Runner 2/2") == "2P-TRN-24"
    assert table.p2.why_not("move", "Runner") == "2P-TRN-24"


@rule("2P-TRN-24")
def test_in_an_enemys_combat_any_turn_cards_powers_and_power_ups_work():
    dodge = super_power("Dodge It", COMBAT, 0, gets(this, defense=1), any_turn=True)
    rush = super_power("Rush", COMBAT, 0, gets(this, atk=1))
    guard = supporting("T-3", "Guard", cost=1, atk=2, defense=9, health=5, powers=[dodge, rush])
    cover = plot_twist("T-4", "Cover", COMBAT, gets(one(yours), defense=1), any_turn=True)
    charge = plot_twist("T-5", "Charge", COMBAT, gets(one(yours), atk=1))
    table = duel(p1=side(front="1/1"), p2=side(front=guard, hand=[cover, charge, "Guard 2/9"]))
    table.p1.attacks("1/1", "Guard")
    assert not table.p2.may("play", "Cover")
    table.p1.passes()
    assert not table.p2.may("play", "Charge")
    assert not table.p2.may("use", "Guard", power="Rush")
    table.p2.plays("Cover")
    table.p1.passes()
    table.p2.uses("Guard", "Dodge It")
    table.p1.passes()
    table.p2.powers_up("Guard")
    assert table.p2["Guard"].stats == (3, 12)


@rule("2P-TRN-24")
def test_reactions_and_choices_of_an_effect_are_taken_on_an_enemys_turn():
    lawyer = main_character(
        "T-6",
        "Lawyer",
        atk=4,
        defense=5,
        powers=[reaction("Objection", 0, POWER_RESOLVES, cancel_it, by=enemy)],
    )
    runner = supporting("T-7", "Runner", cost=1, atk=2, defense=2, health=5, powers=[SPRINT])
    table = duel(p1=side(front=runner), p2=side(main=lawyer))
    table.p1.uses("Runner", "Sprint")
    assert table.asked is table.p2
    table.p2.reacts("Lawyer")
    assert table.p1["Runner"].stats == (2, 2)


@rule("2P-TRN-25")
def test_until_your_next_turn_ends_as_that_turn_begins():
    stand = super_power("Stand", MAIN, 0, cannot(this, TO_BE_WOUNDED, until=UNTIL_YOUR_NEXT_TURN))
    rock = supporting("T-8", "Rock", cost=1, atk=2, defense=2, health=5, powers=[stand])
    clumsy = main_character(
        "T-9", "Clumsy", atk=3, defense=6, powers=[at_start_of_your_turn(wound(one(yours, named("Rock"))))]
    )
    blow = plot_twist("T-10", "Blow", MAIN, stun(one_anywhere(enemy, named("Rock"))))
    table = duel(p1=side(main=clumsy, front=rock), p2=side(hand=[blow]), turn=3)
    table.p1.uses("Rock", "Stand")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.turn == 4
    table.p2.plays("Blow")
    assert table.p1["Rock"].stunned
    assert table.p1["Rock"].wounds == 0
    table.p2.ends_turn()
    assert table.turn == 5
    assert table.p1["Rock"].wounds == 1


@rule("2P-TRN-25")
def test_this_turn_lasts_through_the_end_of_turn_effects():
    climber = supporting(
        "T-11",
        "Climber",
        cost=1,
        atk=1,
        defense=1,
        health=5,
        powers=[SPRINT, at_end_of_your_turn(draw(atk_of(this)))],
    )
    table = duel(p1=side(front=climber))
    table.p1.uses("Climber", "Sprint")
    assert table.p1["Climber"].stats == (2, 2)
    table.p1.ends_turn()
    assert len(table.p1.hand) == 2
    assert table.p1["Climber"].stats == (1, 1)


@rule("2P-TRN-25")
def test_who_stood_only_this_turn_falls_while_it_is_still_that_turn():
    sprinter = supporting("T-12", "Sprinter", cost=1, atk=2, defense=2, health=5, powers=[SPRINT])
    curse = super_power("Curse", MAIN, 0, minus_counters(one(yours, named("Sprinter")), 2))
    mourning = when(STUN, draw(), when_=YourTurn())
    witch = main_character("T-13", "Witch", atk=3, defense=6, powers=[curse, mourning])
    table = duel(p1=side(main=witch, front=sprinter))
    table.p1.uses("Sprinter", "Sprint")
    table.p1.uses("Witch", "Curse")
    assert table.p1["Sprinter"].stats == (1, 1)
    table.p1.ends_turn()
    assert table.p1["Sprinter"].stunned
    assert len(table.p1.hand) == 1
