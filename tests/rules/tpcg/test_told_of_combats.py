"""What is told of a combat while it goes on and after it: flying over, further wounds, who was in it."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    becomes,
    cancel_combat,
    cancel_it,
    character,
    combat_resolved,
    daze,
    defender,
    draw,
    each,
    enemy,
    everywhere,
    fits,
    having,
    ko,
    leave_combat,
    losing_powers,
    main,
    not_,
    one,
    plot_twist,
    plus_counters,
    reaction,
    stun,
    stunned_in_combat,
    super_power,
    supporting,
    this_card,
    was_in_combat,
    when,
    while_,
    wound,
    wounding_more,
    yours,
)
from versus.games.tpcg.words import (
    ANY_COMBAT,
    COMBAT,
    COMBAT_ENDED,
    FLIES_OVER,
    FLIGHT,
    MAIN,
    STEALTH,
    WON,
    WOUNDED,
)
from versus.testing.tpcg import duel, rule, side


def told(keywords):
    """Somebody who draws a card for flying over an enemy."""
    return supporting(
        "T-1", "Bird", cost=1, atk=1, defense=9, keywords=keywords,
        powers=[when(FLIES_OVER, draw(), subject=this_card)],
    )  # fmt: skip


# Flying over a row


@rule("2P-CMB-14")
def test_whoever_attacks_a_protected_character_by_flight_flies_over_somebody():
    table = duel(p1=side(front=told((FLIGHT,)), deck=3), p2=side(front="Wall 1/9", back="Sage 1/9"))
    table.p1.attacks("Bird", "Sage")
    assert len(table.p1.hand) == 1
    table.passes()


@pytest.mark.parametrize("wall", ["Wall 1/9, stunned", "Wall 1/9, hidden"])
def test_over_nobody_who_stands_there_nobody_flies(wall):
    table = duel(p1=side(front=told((FLIGHT,)), deck=3), p2=side(front=wall, back="Sage 1/9"))
    table.p1.attacks("Bird", "Sage")
    assert table.p1.hand == []
    table.passes()


def test_an_attack_on_the_front_row_flies_over_nobody():
    table = duel(p1=side(front=told((FLIGHT,)), deck=3), p2=side(front="Wall 1/9", back="Sage 1/9"))
    table.p1.attacks("Bird", "Wall")
    assert table.p1.hand == []
    table.passes()


def test_whoever_sneaks_past_does_not_fly():
    table = duel(p1=side(front=told((STEALTH,)), deck=3), p2=side(front="Wall 1/9", back="Sage 1/9"))
    table.p1.attacks("Bird", "Sage")
    assert table.p1.hand == []
    table.passes()


def test_where_a_flyer_guards_whoever_can_also_sneak_sneaks():
    table = duel(
        p1=side(front=told((FLIGHT, STEALTH)), deck=3), p2=side(front="Owl 1/9 Flight", back="Sage 1/9")
    )
    table.p1.attacks("Bird", "Sage")
    assert table.p1.hand == []
    table.passes()


def test_in_a_team_attack_each_one_flies_for_itself():
    p1 = side(front=["Jay 1/9 X-Men Flight", "Crow 1/9 X-Men Flight"])
    table = duel(p1=p1, p2=side(front="Wall 1/9", back="Sage 0/9"))
    table.p1.attacks(["Jay", "Crow"], "Sage")
    assert table.happened("flies over") == 2
    table.passes()


# Further wounds

SPIKED = supporting(
    "T-2", "Spike", cost=1, atk=3, defense=3, health=3, powers=[while_(wounding_more(1, defender))]
)
CRUEL = supporting("T-3", "Cruel", cost=1, atk=3, defense=3, health=3, powers=[while_(wounding_more(2))])


def test_a_defender_gets_a_further_wound_at_once():
    table = duel(p1=side(front=SPIKED), p2=side(front="Foe 1/3 h3"))
    table.p1.attacks("Spike", "Foe")
    table.passes()
    assert table.p2["Foe"].wounds == 2
    assert table.happened("wounded", "Foe") == 1


def test_an_attacker_whom_it_stuns_gets_none():
    table = duel(p1=side(front="Foe 1/3 h3"), p2=side(front=SPIKED))
    table.p1.attacks("Foe", "Spike")
    table.passes()
    assert table.p1["Foe"].wounds == 1


def test_without_a_word_on_whom_everybody_it_wounds_in_combat_gets_them():
    table = duel(p1=side(front="Foe 1/3 h4"), p2=side(front=CRUEL))
    table.p1.attacks("Foe", "Cruel")
    table.passes()
    assert table.p1["Foe"].wounds == 3


def test_outside_of_a_combat_there_is_one_wound():
    poison = supporting(
        "T-4", "Cruel", cost=1, atk=3, defense=3,
        powers=[while_(wounding_more(2)), super_power("Poison", MAIN, (), wound(one(enemy, not_(main))))],
    )  # fmt: skip
    table = duel(p1=side(front=poison), p2=side(front="Foe 1/3 h4"))
    table.p1.uses("Cruel", "Poison")
    assert table.p2["Foe"].wounds == 1


@rule("2P-STN-28")
def test_where_there_is_no_wound_there_is_no_further_one():
    mist = plot_twist("T-5", "Mist", COMBAT, daze(one(defender)))
    table = duel(p1=side(front=CRUEL, hand=mist), p2=side(front="Foe 1/9 h4"))
    table.p1.attacks("Cruel", "Foe")
    table.p1.plays("Mist")
    assert table.p2["Foe"].stunned
    assert table.p2["Foe"].wounds == 0


def test_whoever_prevents_the_wound_prevents_the_further_one():
    nurse = supporting(
        "T-6", "Nurse", cost=1, atk=1, defense=1,
        powers=[reaction("Save", (), WOUNDED, cancel_it, subject=fits(character, yours))],
    )  # fmt: skip
    table = duel(p1=side(front=SPIKED), p2=side(front="Foe 1/3 h3", back=nurse))
    table.p1.attacks("Spike", "Foe")
    table.passes()
    table.p2.reacts("Nurse")
    assert table.p2["Foe"].wounds == 0


def test_a_change_of_the_rules_outlasts_the_loss_of_all_powers():
    vow = supporting(
        "T-7", "Vower", cost=1, atk=3, defense=9,
        powers=[super_power("Vow", MAIN, (), everywhere(this_card, wounding_more(1, defender)))],
    )  # fmt: skip
    gloom = plot_twist("T-8", "Gloom", MAIN, becomes(each(yours), losing_powers))
    table = duel(p1=side(front=vow, hand=gloom), p2=side(front=["Foe 1/3 h3", "Fiend 1/9"]))
    table.p1.uses("Vower", "Vow")
    table.p1.plays("Gloom")
    table.p1.attacks("Vower", "Foe")
    table.passes()
    assert table.p2["Foe"].wounds == 2


# Stunned in some combat of this turn

PUNISH = plot_twist("T-9", "Punish", MAIN, ko(each(stunned_in_combat(by=fits(yours, character)))))


def test_whoever_was_stunned_in_a_combat_before_is_meant_and_nobody_else():
    zap = plot_twist("T-10", "Zap", MAIN, stun(one(enemy)))
    table = duel(
        p1=side(front=["Ann 3/9", "Ben 3/9"], hand=[PUNISH, zap]),
        p2=side(front=["Foe 1/3 h3", "Fiend 1/3 h3", "Thug 1/3 h3"]),
    )
    table.p1.attacks("Ann", "Foe")
    table.passes()
    table.p1.plays("Zap", on="Fiend")
    table.p1.plays("Punish")
    assert table.p2["Foe"].koed
    assert table.p2["Fiend"].stunned
    assert table.p2["Thug"].face_up


def test_a_stun_in_combat_by_somebody_else_is_not_meant():
    table = duel(p1=side(front="Ann 1/1 h3", hand=PUNISH), p2=side(front="Foe 1/3 h3"))
    table.p1.attacks("Ann", "Foe")
    table.passes()
    assert table.p1["Ann"].stunned
    table.p1.plays("Punish")
    assert table.p1["Ann"].in_play


# Who was in it, and whether it resolved

BOAST = plot_twist(
    "T-11", "Boast", COMBAT,
    becomes(one(yours), having(when(WON, plus_counters(each(not_(was_in_combat))), subject=this_card))),
    any_turn=True,
)  # fmt: skip


def test_whoever_fought_is_told_from_those_who_did_not_though_they_have_left_the_combat():
    table = duel(
        p1=side(main="Chief 1/9", front=["Ann 3/9", "Ben 1/1"], hand=BOAST), p2=side(front="Foe 1/3 h3")
    )
    table.p1.attacks("Ann", "Foe")
    table.p1.plays("Boast")
    table.passes()
    assert (table.p1["Ben"].plus, table.p1["Ann"].plus, table.p2["Foe"].plus) == (1, 0, 0)


TOLL = supporting(
    "T-12", "Toller", cost=1, atk=3, defense=9,
    powers=[
        when(COMBAT_ENDED, draw(), when_=combat_resolved),
        super_power("Halt", ANY_COMBAT, (), cancel_combat),
        super_power("Part", ANY_COMBAT, (), leave_combat(one(defender))),
    ],
)  # fmt: skip


@pytest.mark.parametrize(("power", "cards"), [(None, 1), ("Halt", 0), ("Part", 0)])
@rule("2P-KEY-34")
def test_a_combat_that_was_cancelled_or_ended_without_strikes_has_not_resolved(power, cards):
    table = duel(p1=side(front=[TOLL, "Ann 1/9"], deck=3), p2=side(front="Foe 1/9"))
    table.p1.attacks("Ann", "Foe")
    if power:
        table.p1.uses("Toller", power)
    table.passes()
    assert not table.in_combat
    assert len(table.p1.hand) == cards
