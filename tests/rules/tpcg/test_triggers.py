"""Effects and triggers: what waits for what, and which powers see an event (2P-TRG-01 to 2P-TRG-19)."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    another,
    attacker,
    card_in,
    count,
    discard,
    draw,
    each,
    enemy,
    face_down,
    gain_xp,
    gets,
    ko,
    main_character,
    may,
    minus_counters,
    named,
    one,
    plot_twist,
    plus_counters,
    put_into_play,
    reaction,
    recover,
    stun,
    supporting,
    supporting_only,
    the_event_card,
    this,
    this_card,
    when,
    when_appears,
    when_attacked,
    when_attacks,
    wound,
    yours,
)
from versus.games.tpcg.words import (
    ANY_COMBAT,
    DREW,
    FRONT,
    HAND,
    KOD,
    MAIN,
    SCHEMER,
    STUN,
    TURNED_UP,
    WOUNDED,
)
from versus.testing.tpcg import duel, lying, rule, side

LEVEL_2 = "Hero 9/9 L2"
STUDENT = main_character("T-STUDENT", "Hero", atk=3, defense=6, powers=[when(DREW, gain_xp())], level_up=9)
REWRITE = plot_twist("T-REWRITE", "Rewrite", MAIN, draw(2), discard(1))
SHOCK = plot_twist("T-SHOCK", "Shock", MAIN, stun(one(enemy)))
MOURNER = supporting("T-MOURNER", "Mourner", cost=1, atk=1, defense=9, health=5, powers=[when(KOD, draw())])
INSPIRED = when_appears(plus_counters(the_event_card), subject=another)
PARADE = plot_twist("T-PARADE", "Parade", MAIN, put_into_play(card_in(HAND, supporting_only, up_to=2), FRONT))


# One thing after another


@rule("2P-TRG-01")
def test_nobody_acts_before_a_plot_twist_has_resolved():
    snap = plot_twist("T-SNAP", "Snap", ANY_COMBAT, draw(), any_turn=True)
    think = plot_twist("T-THINK", "Think", ANY_COMBAT, draw(2), discard(1))
    table = duel(
        p1=side(front="3/3", hand=[think, "Left 1/1", "Right 1/1"]), p2=side(front="Wall 1/9", hand=[snap])
    )
    table.p1.attacks("3/3", "Wall")
    table.p1.plays("Think")
    assert table.asked is table.p1
    assert not table.p1.offered("pass")
    assert table.p2.why_not("play", "Snap") == "2P-TRG-01"
    table.p1.chooses("Left")
    assert table.asked is table.p2
    assert table.p2.may("play", "Snap")
    table.passes()


@rule("2P-TRG-02")
def test_a_trigger_waits_for_the_end_of_the_action_that_set_it_off():
    table = duel(p1=side(main=STUDENT, levels=LEVEL_2, hand=[REWRITE, "Old 1/1"]))
    table.p1.plays("Rewrite")
    assert len(table.p1.hand) == 3
    assert table.p1.xp == 0
    table.p1.chooses("Old")
    assert table.p1.xp == 2
    assert table.moments("discarded")[0] < table.moments("gained XP")[0]


@rule("2P-TRG-03")
def test_a_waiting_trigger_resolves_before_anybody_acts_again():
    jeer = plot_twist("T-JEER", "Jeer", ANY_COMBAT, minus_counters(one(enemy, supporting_only)))
    sulk = supporting(
        "T-SULK",
        "Sulk",
        cost=1,
        atk=1,
        defense=9,
        health=5,
        powers=[when(WOUNDED, may(draw()), subject=this_card)],
    )
    prick = plot_twist("T-PRICK", "Prick", ANY_COMBAT, wound(one(enemy)))
    table = duel(p1=side(front="3/3", hand=[prick]), p2=side(front=sulk, hand=[jeer]))
    table.p1.attacks("3/3", "Sulk")
    table.p1.plays("Prick", on="Sulk")
    assert table.asked is table.p2
    assert not table.p2.offered("pass")
    table.p2.says_yes()
    assert table.p2.offered("pass")
    assert len(table.p2.hand) == 2
    table.passes()


@rule("2P-TRG-08")
@pytest.mark.parametrize(
    ("effects", "drawn"),
    [
        ((stun(one(enemy, named("Toad"))), draw(count(each(enemy, face_down)))), 2),
        ((draw(count(each(enemy, face_down))), stun(one(enemy, named("Toad")))), 1),
    ],
)
def test_an_effect_is_carried_out_in_the_order_of_its_text(effects, drawn):
    twist = plot_twist("T-TWIST", "Twist", MAIN, *effects)
    table = duel(p1=side(hand=[twist]), p2=side(front=["Toad 1/1", "Blob 1/1, stunned w1"]))
    table.p1.plays("Twist")
    assert table.p2["Toad"].stunned
    assert len(table.p1.hand) == drawn


@rule("2P-TRG-09")
def test_an_impossible_instruction_is_skipped_and_the_rest_happens():
    table = duel(p1=side(hand=[REWRITE, "Last 1/1"], deck=0))
    table.p1.plays("Rewrite")
    assert table.p1.hand == []
    assert table.p1["Last"].koed


@rule("2P-TRG-19")
@pytest.mark.parametrize(("answer", "cards"), [("yes", 1), ("no", 0)])
def test_may_is_asked_as_the_effect_resolves(answer, cards):
    offer = plot_twist("T-OFFER", "Offer", MAIN, may(draw()))
    table = duel(p1=side(hand=[offer]))
    table.p1.plays("Offer", on=answer)
    assert len(table.p1.hand) == cards


@rule("2P-TRG-19")
def test_what_does_not_say_may_is_not_asked():
    gift = plot_twist("T-GIFT", "Gift", MAIN, draw())
    table = duel(p1=side(hand=[gift]))
    table.p1.plays("Gift")
    assert table.p1.offered("go on")
    assert len(table.p1.hand) == 1


# The rules themselves come at once


@rule("2P-TRG-17")
@pytest.mark.parametrize(("health", "drawn"), [(1, 1), (2, 2)])
def test_a_ko_by_wounds_comes_before_the_next_instruction(health, drawn):
    prick = plot_twist("T-PRICK", "Prick", MAIN, wound(one(enemy, supporting_only)), draw(count(each(enemy))))
    table = duel(p1=side(hand=[prick]), p2=side(front=f"Toad 1/1 h{health}"))
    table.p1.plays("Prick")
    assert table.p2["Toad"].koed is (health == 1)
    assert len(table.p1.hand) == drawn


@rule("2P-TRG-17")
def test_a_stun_at_def_0_comes_before_the_next_instruction():
    twist = plot_twist(
        "T-DIM", "Dim", MAIN, gets(one(enemy), defense=-1), draw(count(each(enemy, face_down)))
    )
    table = duel(p1=side(hand=[twist]), p2=side(front="Toad 1/1"))
    table.p1.plays("Dim", on="Toad")
    assert len(table.p1.hand) == 1


@rule("2P-TRG-17")
def test_a_ko_by_wounds_comes_between_what_is_paid_and_what_it_buys():
    bargain = plot_twist(
        "T-BARGAIN", "Bargain", MAIN, may(draw(count(each(yours))), price=wound(one(yours, supporting_only)))
    )
    table = duel(p1=side(front="Toad 1/1 h1", hand=[bargain]))
    table.p1.plays("Bargain", on="yes")
    assert table.p1["Toad"].koed
    assert len(table.p1.hand) == 1


@rule("2P-TRG-17")
def test_what_the_rules_do_at_once_is_no_trigger_that_could_be_ordered():
    grudge = supporting(
        "T-GRUDGE", "Grudge", cost=1, atk=1, defense=9, health=5, powers=[when(WOUNDED, draw())]
    )
    prick = plot_twist("T-PRICK", "Prick", MAIN, wound(one(enemy, supporting_only)))
    table = duel(p1=side(front=grudge, hand=[prick]), p2=side(front="Toad 1/1 h1"))
    table.p1.plays("Prick")
    assert table.p1.offered("go on")
    assert table.moments("KO'd", "Toad")[0] < table.moments("drew")[0]


@rule("2P-TRG-18")
def test_several_kos_due_at_one_moment_happen_together():
    rain = plot_twist("T-RAIN", "Rain", MAIN, wound(each(supporting_only)))
    mourner = supporting(
        "T-MOURNER", "Mourner", cost=1, atk=1, defense=9, health=1, powers=[when(KOD, draw())]
    )
    table = duel(p1=side(front=mourner, hand=[rain]), p2=side(front=["Toad 1/1 h2 w1", "Blob 1/1 h3 w1"]))
    table.p1.plays("Rain")
    assert table.p1["Mourner"].koed
    assert table.p2["Toad"].koed
    assert table.p2["Blob"].wounds == 2
    assert len(table.p1.hand) == 2


# Which powers see an event


@rule("2P-TRG-10")
def test_a_reaction_resolves_before_what_caused_it_and_a_trigger_after():
    eager = supporting(
        "T-EAGER",
        "Eager",
        cost=1,
        atk=1,
        defense=9,
        health=5,
        powers=[reaction("Hurry", (), STUN, draw(), subject=enemy)],
    )
    calm = supporting(
        "T-CALM",
        "Calm",
        cost=1,
        atk=1,
        defense=9,
        health=5,
        powers=[when(STUN, gets(this, atk=1), subject=enemy)],
    )
    table = duel(p1=side(front=[eager, calm], hand=[SHOCK]), p2=side(front="Toad 1/1"))
    table.p1.plays("Shock", on="Toad")
    table.p1.reacts("Eager")
    assert table.p1["Calm"].atk == 2
    assert table.moments("drew")[0] < table.moments("stunned", "Toad")[0]
    assert table.moments("stunned", "Toad")[0] < table.moments("modified", "Calm")[0]


@rule("2P-TRG-11")
@pytest.mark.parametrize(("state", "cards"), [("stunned w1", 0), ("hidden", 0), ("", 1)])
def test_a_power_must_be_on_when_the_event_happens(state, cards):
    finish = plot_twist("T-FINISH", "Finish", MAIN, ko(one(enemy, supporting_only)))
    table = duel(p1=side(front=lying(MOURNER, state), hand=[finish]), p2=side(front="Toad 1/1"))
    table.p1.plays("Finish")
    assert table.p2["Toad"].koed
    assert len(table.p1.hand) == cards


@rule("2P-TRG-11")
@pytest.mark.parametrize("deed", [stun, ko])
def test_for_being_stunned_or_kod_the_state_just_before_counts(deed):
    martyr = supporting(
        "T-MARTYR",
        "Martyr",
        cost=1,
        atk=1,
        defense=9,
        health=5,
        powers=[when(STUN, draw(), subject=this_card), when(KOD, draw(), subject=this_card)],
    )
    strike_down = plot_twist("T-DOWN", "Strike Down", MAIN, deed(one(enemy, supporting_only)))
    table = duel(p1=side(hand=[strike_down]), p2=side(front=martyr))
    table.p1.plays("Strike Down")
    assert not (table.p2["Martyr"].in_play and table.p2["Martyr"].face_up)
    assert len(table.p2.hand) == 1


@rule("2P-TRG-12")
def test_a_characters_own_power_sees_the_wound_of_its_own_stun():
    britt = main_character("T-BRITT", "Hero", atk=3, defense=6, powers=[when(WOUNDED, gain_xp())], level_up=9)
    table = duel(p1=side(hand=[SHOCK]), p2=side(main=britt, levels=LEVEL_2))
    table.p1.plays("Shock")
    assert table.p2["Hero"].stunned
    assert table.p2.xp == 1


@rule("2P-TRG-12")
def test_a_power_that_waits_for_wounds_is_off_on_a_character_stunned_before():
    britt = main_character("T-BRITT", "Hero", atk=3, defense=6, powers=[when(WOUNDED, gain_xp())], level_up=9)
    prick = plot_twist("T-PRICK", "Prick", MAIN, wound(one(enemy)))
    table = duel(p1=side(hand=[prick]), p2=side(main=lying(britt, "stunned w1"), levels=LEVEL_2))
    table.p1.plays("Prick")
    assert table.p2["Hero"].wounds == 2
    assert table.p2.xp == 0


@rule("2P-TRG-14")
def test_characters_that_appear_together_see_one_another():
    hope = supporting("T-HOPE", "Hope", cost=1, atk=2, defense=2, health=5, powers=[INSPIRED])
    faith = supporting("T-FAITH", "Faith", cost=1, atk=2, defense=2, health=5, powers=[INSPIRED])
    table = duel(p1=side(hand=[PARADE, hope, faith]))
    table.p1.plays("Parade", on=["Hope", "Faith"])
    table.p1.resolves_first("Hope")
    assert table.p1["Hope"].plus == 1
    assert table.p1["Faith"].plus == 1


@rule("2P-TRG-14")
def test_one_that_appears_later_is_not_seen_by_itself_but_sees_nobody_before():
    hope = supporting("T-HOPE", "Hope", cost=1, atk=2, defense=2, health=5, powers=[INSPIRED])
    faith = supporting("T-FAITH", "Faith", cost=1, atk=2, defense=2, health=5, powers=[INSPIRED])
    table = duel(p1=side(front=hope, hand=[PARADE, faith]))
    table.p1.plays("Parade", on=["Faith"])
    assert table.p1["Hope"].plus == 0
    assert table.p1["Faith"].plus == 1


@rule("2P-TRG-14")
def test_characters_that_turn_up_together_see_one_another():
    greeting = when(TURNED_UP, plus_counters(the_event_card), subject=another)
    hope = supporting("T-HOPE", "Hope", cost=1, atk=2, defense=2, health=5, powers=[greeting])
    faith = supporting("T-FAITH", "Faith", cost=1, atk=2, defense=2, health=5, powers=[greeting])
    wake = plot_twist("T-WAKE", "Wake", MAIN, recover(each(yours)))
    table = duel(p1=side(front=[lying(hope, "stunned w1"), lying(faith, "stunned w1")], hand=[wake]))
    table.p1.plays("Wake")
    table.p1.resolves_first("Hope")
    assert table.p1["Hope"].plus == 1
    assert table.p1["Faith"].plus == 1


@rule("2P-TRG-15")
def test_the_first_time_each_turn_counts_from_the_start_of_the_turn():
    schemer = supporting("T-SCHEMER", "Schemer", cost=1, atk=1, defense=1, health=5, keywords=(SCHEMER,))
    wait = plot_twist("T-WAIT", "Wait", MAIN, gets(each(yours), atk=1))
    table = duel(p1=side(hand=[PARADE, wait, schemer]))
    table.p1.plays("Parade", on=["Schemer"])
    table.p1.plays("Wait")
    assert table.p1.offered("go on")
    assert table.p1.hand == []


@rule("2P-TRG-15")
def test_a_schemer_that_is_there_sees_the_first_plot_twist():
    wait = plot_twist("T-WAIT", "Wait", MAIN, gets(each(yours), atk=1))
    table = duel(p1=side(front="Schemer 1/1 Schemer", hand=[wait]))
    table.p1.plays("Wait", on="yes")
    assert len(table.p1.hand) == 1


@rule("2P-TRG-16")
def test_triggers_of_one_exchange_of_strikes_follow_all_its_stuns():
    vengeance = when(STUN, wound(one(enemy, supporting_only, face_down)), subject=this_card)
    cain = supporting("T-CAIN", "Cain", cost=1, atk=3, defense=3, health=5, powers=[vengeance])
    abel = supporting("T-ABEL", "Abel", cost=1, atk=3, defense=3, health=5, powers=[vengeance])
    table = duel(p1=side(front=cain), p2=side(front=abel))
    table.p1.attacks("Cain", "Abel")
    table.passes()
    table.p1.resolves_first("Cain")
    assert table.p1["Cain"].wounds == 2
    assert table.p2["Abel"].wounds == 2
    assert max(table.moments("stunned")) < min(table.moments("wounded", "Abel")[1:])


@rule("2P-TRG-13")
@pytest.mark.parametrize("deed", [stun, ko])
def test_what_has_triggered_resolves_though_its_source_is_stunned_or_gone(deed):
    howl = supporting("T-HOWL", "Howl", cost=1, atk=3, defense=3, health=5, powers=[when_attacks(draw())])
    briar = supporting(
        "T-BRIAR", "Briar", cost=1, atk=1, defense=9, health=5, powers=[when_attacked(deed(each(attacker)))]
    )
    table = duel(p1=side(front=howl), p2=side(front=briar))
    table.p1.attacks("Howl", "Briar")
    table.p1.resolves_first("Briar")
    assert not (table.p1["Howl"].in_play and table.p1["Howl"].face_up)
    assert len(table.p1.hand) == 1


@rule("2P-TRG-11", "2P-GEN-01")
@pytest.mark.parametrize(("subject", "cards"), [(this_card, 1), (None, 0)])
def test_what_a_character_says_of_its_own_ko_works_though_the_last_wound_has_stunned_it(subject, cards):
    power = when(KOD, draw(), subject=subject)
    martyr = supporting("T-LAST", "Martyr", cost=1, atk=1, defense=1, health=1, powers=[power])
    strike_down = plot_twist("T-DOWN", "Strike Down", MAIN, stun(one(enemy, supporting_only)))
    table = duel(p1=side(hand=[strike_down]), p2=side(front=martyr))
    table.p1.plays("Strike Down")
    assert table.p2["Martyr"].koed
    assert len(table.p2.hand) == cards
