"""Reactions: when they are offered, and what they do to what they react to (2P-PWR-35 to 2P-PWR-42)."""

import pytest

from versus.games.tpcg.language.conditions import ItIsAnEnemy
from versus.games.tpcg.language.players import ITS_PLAYER
from versus.games.tpcg.language.vocabulary import (
    another,
    cancel_it,
    draw,
    enemy,
    exhaust,
    fits,
    gets,
    heal,
    ko,
    main_character,
    one,
    plot_twist,
    plus_counters,
    reaction,
    recover,
    stun,
    super_power,
    supporting,
    supporting_only,
    the_event_card,
    this,
    this_card,
    wound,
    yours,
)
from versus.games.tpcg.words import (
    APPEARED,
    ATTACKED,
    DRAWS,
    INTELLECT,
    KOD,
    MAIN,
    MIGHT,
    POWER_RESOLVES,
    RECOVERED,
    SKILL,
    STUN,
    TURN_ENDS,
    TWIST_RESOLVES,
    WOUNDED,
)
from versus.testing.tpcg import duel, lying, rule, side

objection = reaction("Rules Lawyer", INTELLECT, POWER_RESOLVES, cancel_it, by=enemy)
she_hulk = main_character("T-SHE-HULK", "She-Hulk", atk=4, defense=5, powers=[objection])
thinker = supporting(
    "T-THINKER",
    "Thinker",
    cost=1,
    atk=1,
    defense=1,
    powers=[super_power("Idea", MAIN, MIGHT, draw()), super_power("Better Idea", MAIN, MIGHT, draw(2))],
)
black_cat = supporting(
    "T-CAT",
    "Black Cat",
    cost=2,
    atk=2,
    defense=2,
    powers=[
        reaction(
            "Bad Luck", INTELLECT, DRAWS, cancel_it, draw(1, whose=ITS_PLAYER), given=ItIsAnEnemy(), limit=0
        )
    ],
)


def objecting(resources=("Academy",), **more):
    """P1 thinks aloud, P2 has She-Hulk and something to pay with."""
    return duel(
        p1=side(front=thinker, resources=["Fortress", "Fortress"]),
        p2=side(main=she_hulk, resources=list(resources), **more),
    )


@rule("2P-PWR-35")
def test_a_reaction_is_offered_paid_and_happens():
    table = objecting()
    table.p1.uses("Thinker", "Idea")
    assert table.asked is table.p2
    table.p2.reacts("She-Hulk")
    assert not table.p2["Academy"].face_up
    assert table.p1.hand == []


@rule("2P-PWR-35")
def test_a_reaction_is_not_used_without_its_condition():
    table = duel(p1=side(main=she_hulk, resources=["Academy"]))
    assert table.p1.why_not("use", "She-Hulk") == "2P-PWR-35"
    assert not table.p1.offered("use")


@rule("2P-PWR-35")
def test_a_reaction_waits_for_its_own_condition_only():
    table = duel(
        p1=side(
            main=she_hulk,
            front=thinker,
            resources=["Fortress", "Academy"],
            hand=[plot_twist("T", "Tip", MAIN, draw())],
        ),
        p2=side(
            main=main_character("T-2", "Rival", atk=3, defense=6, powers=[objection]), resources=["Academy"]
        ),
    )
    table.p1.plays("Tip")
    assert table.asked is table.p1
    table.p1.uses("Thinker", "Idea")
    assert table.asked is table.p2
    table.p2.declines()
    assert len(table.p1.hand) == 2


@rule("2P-PWR-35")
def test_a_reaction_that_nothing_can_pay_is_not_offered():
    table = objecting(resources=["Fortress"])
    table.p1.uses("Thinker", "Idea")
    assert table.asked is table.p1
    assert len(table.p1.hand) == 1


@rule("2P-PWR-35")
def test_whoever_has_a_hand_is_asked_so_that_it_tells_nothing():
    table = objecting(resources=["Fortress"], hand=["2/2"])
    table.p1.uses("Thinker", "Idea")
    assert table.asked is table.p2
    assert not table.p2.offered("use", "She-Hulk")
    table.p2.declines()
    assert len(table.p1.hand) == 1


@rule("2P-PWR-36")
def test_black_cat_reacts_to_the_draw_of_an_enemys_draw_phase():
    table = duel(p2=side(front=black_cat, resources=["Academy"]), at="start")
    assert table.phase == "draw"
    assert table.asked is table.p2
    table.p2.reacts("Black Cat")
    assert len(table.p1.hand) == 1


@rule("2P-PWR-36")
def test_a_reaction_works_on_your_own_turn_too():
    greedy = supporting(
        "T-GREEDY",
        "Greedy",
        cost=1,
        atk=1,
        defense=1,
        powers=[reaction("More", INTELLECT, DRAWS, plus_counters(this))],
    )
    table = duel(p1=side(front=greedy, resources=["Academy"]), at="start")
    table.p1.reacts("Greedy")
    assert table.p1["Greedy"].plus == 1
    assert len(table.p1.hand) == 2


@rule("2P-PWR-36")
def test_a_reaction_works_in_recovery_and_at_the_end_of_a_turn():
    nurse = supporting(
        "T-NURSE",
        "Nurse",
        cost=1,
        atk=1,
        defense=1,
        powers=[
            reaction("Smile", 0, RECOVERED, plus_counters(this)),
            reaction("Good Night", 0, TURN_ENDS, draw()),
        ],
    )
    table = duel(p1=side(front="Sick 1/1 stunned"), p2=side(front=nurse), at="start")
    assert table.phase == "recovery"
    table.p2.reacts("Nurse")
    assert table.p2["Nurse"].plus == 1
    table.p1.goes_to("main")
    table.p1.goes_on()
    assert table.phase == "end"
    table.p2.reacts("Nurse")
    assert len(table.p2.hand) == 1 + 2


@rule("2P-PWR-36")
def test_a_reaction_works_in_combat_outside_the_order_of_actions():
    dodger = supporting(
        "T-DODGER",
        "Dodger",
        cost=1,
        atk=1,
        defense=2,
        powers=[reaction("Duck", MIGHT, ATTACKED, gets(this, defense=5), subject=this_card)],
    )
    table = duel(p1=side(front="4/4"), p2=side(front=dodger, hand=["Fortress"]))
    table.p1.attacks("4/4", "Dodger")
    assert table.asked is table.p2
    table.p2.reacts("Dodger")
    assert table.p2["Dodger"].stats == (1, 7)
    assert table.asked is table.p1
    table.passes()
    assert not table.p2["Dodger"].stunned


@rule("2P-PWR-37")
def test_a_reaction_is_used_once_a_turn():
    table = objecting(resources=["Academy", "Academy"])
    table.p1.uses("Thinker", "Idea")
    table.p2.reacts("She-Hulk")
    table.p1.uses("Thinker", "Better Idea")
    assert table.asked is table.p1
    assert len(table.p1.hand) == 2


@rule("2P-PWR-37")
def test_a_reaction_used_on_this_turn_is_offered_on_the_next():
    p2 = side(front=black_cat, resources=["Academy", "Academy"])
    table = duel(p2=p2, at="start")
    table.p2.reacts("Black Cat")
    table.next_turn()
    table.next_turn()
    assert table.phase == "draw"
    table.p2.reacts("Black Cat")
    assert len(table.p1.hand) == 2


@rule("2P-PWR-38")
@pytest.mark.parametrize("reacts", [True, False])
def test_a_reaction_resolves_before_the_power_it_reacts_to(reacts):
    sap = super_power("Sap", MAIN, 0, gets(one(enemy, supporting_only), defense=-2))
    sapper = supporting("T-SAPPER", "Sapper", cost=1, atk=1, defense=1, powers=[sap])
    brace = reaction("Brace", SKILL, POWER_RESOLVES, gets(this, defense=3), by=enemy)
    tough = supporting("T-TOUGH", "Tough", cost=1, atk=2, defense=2, health=5, powers=[brace])
    table = duel(p1=side(front=sapper), p2=side(front=tough, resources=["Training Ground"]))
    table.p1.uses("Sapper", "Sap")
    if reacts:
        table.p2.reacts("Tough")
    else:
        table.p2.declines()
    assert table.p2["Tough"].stunned is not reacts
    assert table.p2["Tough"].stats == ((2, 3) if reacts else (2, 0))


@rule("2P-PWR-38", "2P-TRG-17")
@pytest.mark.parametrize("reacts", [True, False])
def test_who_is_kod_by_a_reaction_is_not_healed_by_what_it_reacted_to(reacts):
    mend = super_power("Mend", MAIN, 0, heal(this))
    medic = supporting("T-MEDIC", "Medic", cost=1, atk=1, defense=1, health=2, powers=[mend])
    jab = reaction("Jab", SKILL, POWER_RESOLVES, wound(one(enemy, supporting_only)), by=enemy)
    boxer = supporting("T-BOXER", "Boxer", cost=1, atk=1, defense=1, powers=[jab])
    table = duel(p1=side(front=lying(medic, "w1")), p2=side(front=boxer, resources=["Training Ground"]))
    table.p1.uses("Medic", "Mend")
    if reacts:
        table.p2.reacts("Boxer")
    else:
        table.p2.declines()
    assert table.p1["Medic"].koed is reacts
    assert table.p1["Medic"].wounds == 0


matt = supporting(
    "T-MATT",
    "Matt Jackson",
    cost=1,
    atk=1,
    defense=1,
    powers=[reaction("Whatever", SKILL, WOUNDED, cancel_it, subject=fits(yours, another))],
)
ward = supporting(
    "T-WARD",
    "Ward",
    cost=1,
    atk=1,
    defense=1,
    powers=[reaction("Selfless", SKILL, WOUNDED, cancel_it, wound(this), subject=fits(yours, another))],
)
shot = plot_twist("T-SHOT", "Shot", MAIN, stun(one(enemy)))


@rule("2P-PWR-39")
def test_a_reaction_may_cancel_a_part_of_what_happens():
    table = duel(p1=side(hand=[shot]), p2=side(front=["Pal 1/1 h1", matt], resources=["Training Ground"]))
    table.p1.plays("Shot", on="Pal")
    table.p2.reacts("Matt Jackson")
    assert table.p2["Pal"].stunned
    assert table.p2["Pal"].wounds == 0
    assert not table.p2["Pal"].koed


@rule("2P-PWR-39")
def test_a_reaction_may_change_whom_it_happens_to():
    table = duel(p1=side(hand=[shot]), p2=side(front=["Pal 1/1 h2", ward], resources=["Training Ground"]))
    table.p1.plays("Shot", on="Pal")
    table.p2.reacts("Ward")
    assert table.p2["Pal"].wounds == 0
    assert table.p2["Ward"].koed


@rule("2P-PWR-39")
def test_a_plot_twist_can_be_cancelled_by_a_reaction():
    royce = supporting(
        "T-ROYCE",
        "Royce",
        cost=1,
        atk=1,
        defense=1,
        powers=[reaction("Fast", SKILL, TWIST_RESOLVES, cancel_it, by=enemy)],
    )
    table = duel(p1=side(hand=[shot]), p2=side(front=royce, resources=["Training Ground"]))
    table.p1.plays("Shot")
    table.p2.reacts("Royce")
    assert table.happened("stunned") == 0
    assert table.p1.ko_pile == ["Shot"]


@rule("2P-PWR-40", "2P-T-17")
def test_objection_cancels_a_power_that_never_resolves():
    table = duel(
        p1=side(main=she_hulk, resources=["Academy"]),
        p2=side(front=thinker, resources=["Fortress", "Fortress"]),
        active=2,
    )
    table.p2.uses("Thinker", "Idea")
    table.p1.reacts("She-Hulk")
    assert table.p2.hand == []
    assert table.happened("power resolves", "Thinker") == 0
    assert table.happened("flipped", "Fortress") == 1
    assert not table.p1["Academy"].face_up
    assert table.p2.why_not("use", "Thinker", power="Idea") == "2P-PWR-26"


@rule("2P-PWR-41")
def test_a_declined_reaction_does_nothing_and_is_offered_again():
    table = objecting()
    table.p1.uses("Thinker", "Idea")
    table.p2.declines()
    assert len(table.p1.hand) == 1
    assert table.p2["Academy"].face_up
    table.p1.uses("Thinker", "Better Idea")
    table.p2.reacts("She-Hulk")
    assert len(table.p1.hand) == 1


@rule("2P-PWR-42")
@pytest.mark.parametrize("state", ["stunned", "hidden"])
def test_a_face_down_character_cannot_react(state):
    table = duel(
        p1=side(front=thinker, resources=["Fortress"]),
        p2=side(main=lying(she_hulk, state), resources=["Academy"]),
    )
    table.p1.uses("Thinker", "Idea")
    assert table.asked is table.p1
    assert len(table.p1.hand) == 1


anna = supporting(
    "T-ANNA",
    "Anna",
    cost=1,
    atk=1,
    defense=1,
    powers=[
        reaction(
            "Up With You", SKILL, STUN, recover(the_event_card), subject=fits(yours, another), after=True
        )
    ],
)
iceman = supporting(
    "T-ICEMAN",
    "Iceman",
    cost=1,
    atk=1,
    defense=1,
    powers=[reaction("Frosty Welcome", SKILL, APPEARED, exhaust(the_event_card), subject=enemy, after=True)],
)


@rule("2P-PWR-35")
def test_a_reaction_to_what_has_happened_comes_after_it():
    table = duel(p1=side(hand=[shot]), p2=side(front=["Pal 1/1", anna], resources=["Training Ground"]))
    table.p1.plays("Shot", on="Pal")
    assert table.p2["Pal"].stunned
    table.p2.reacts("Anna")
    assert table.p2["Pal"].face_up
    assert table.p2["Pal"].wounds == 1


@rule("2P-PWR-42")
def test_a_character_stunned_by_the_same_action_reacts_no_more():
    both = plot_twist("T-BOTH", "Both", MAIN, stun(one(enemy)), stun(one(enemy)))
    p2 = side(main="Boss 3/6 stunned", front=["Pal 1/1", anna], resources=["Training Ground"])
    table = duel(p1=side(hand=[both]), p2=p2)
    table.p1.plays("Both", on=["Pal", "Anna"])
    assert table.asked is table.p1
    assert table.p2["Pal"].stunned


@rule("2P-PWR-36")
def test_a_newcomer_is_welcomed_on_an_enemys_turn():
    table = duel(
        p1=side(hand=["Guest 3/3 c1"]),
        p2=side(front=iceman, resources=["Training Ground"]),
        at="recruit",
        recruit_points=1,
    )
    table.p1.recruits("Guest")
    table.p2.reacts("Iceman")
    assert table.p1["Guest"].exhausted
    assert not table.p2["Training Ground"].face_up


@rule("2P-PWR-35")
def test_a_character_reacts_to_its_own_ko():
    legacy = reaction("Legacy", SKILL, KOD, draw(2), subject=this_card, after=True)
    martyr = supporting("T-MARTYR", "Martyr", cost=1, atk=1, defense=1, powers=[legacy])
    bury = plot_twist("T-BURY", "Bury", MAIN, ko(one(enemy, supporting_only)))
    table = duel(p1=side(hand=[bury]), p2=side(front=martyr, resources=["Training Ground"]))
    table.p1.plays("Bury")
    assert table.p2["Martyr"].koed
    table.p2.reacts("Martyr")
    assert len(table.p2.hand) == 2
    assert not table.p2["Training Ground"].face_up
