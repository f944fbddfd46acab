"""Symbiosis, Angry, Hex and Pounce: keywords that card sets share (2P-KEYC)."""

from versus.games.tpcg.language.set_keywords import HEX, POUNCE
from versus.games.tpcg.language.vocabulary import (
    enemy,
    exhaust,
    gain_xp,
    has,
    hide,
    main_character,
    minus_counters,
    one,
    plot_twist,
    plus_counters,
    stun,
    supporting,
    supporting_only,
    when_appears,
    yours,
)
from versus.games.tpcg.words import ANGRY, MAIN, SYMBIOSIS
from versus.kernel.modifiers import THIS_TURN
from versus.testing.tpcg import duel, rule, side

KNOCK = plot_twist("T-1", "Knock", MAIN, stun(one(yours, supporting_only)))
FEED = plot_twist("T-2", "Feed", MAIN, plus_counters(one(yours, supporting_only), 2))
CURSE = plot_twist("T-3", "Curse", MAIN, minus_counters(one(yours, supporting_only)))
SLINK = plot_twist("T-4", "Slink", MAIN, hide(one(yours, supporting_only)))
BOND = plot_twist("T-5", "Bond", MAIN, has(one(yours, supporting_only), SYMBIOSIS, until=THIS_TURN))
TIRE = plot_twist("T-6", "Tire", MAIN, exhaust(one(enemy)))
ENRAGE = plot_twist("T-7", "Enrage", MAIN, has(one(yours, supporting_only), ANGRY))


# Symbiosis


@rule("2P-KEYC-49")
def test_a_symbiote_keeps_its_counters_as_it_is_stunned_and_gets_more():
    table = duel(p1=side(front="Goo 1/1 h3 Symbiosis, +2", hand=[KNOCK, FEED]))
    table.p1.plays("Knock")
    assert table.p1["Goo"].stunned
    assert table.p1["Goo"].plus == 2
    table.p1.plays("Feed")
    assert table.p1["Goo"].plus == 4


@rule("2P-KEYC-49", "2P-STN-10")
def test_without_symbiosis_a_stunned_character_has_no_counters():
    table = duel(p1=side(front="Goo 1/1 h3, +2", hand=[KNOCK, FEED]))
    table.p1.plays("Knock")
    table.p1.plays("Feed")
    assert table.p1["Goo"].plus == 0


@rule("2P-KEYC-49")
def test_minus_counters_do_not_come_to_a_stunned_symbiote():
    table = duel(p1=side(front="Goo 1/1 h3 Symbiosis, stunned +2", hand=CURSE))
    table.p1.plays("Curse")
    assert table.p1["Goo"].plus == 2
    assert table.p1["Goo"].minus == 0


@rule("2P-KEYC-49")
def test_a_symbiote_that_hides_loses_its_counters():
    table = duel(p1=side(front="Goo 1/1 h3 Symbiosis, +2", hand=SLINK))
    table.p1.plays("Slink")
    assert table.p1["Goo"].hidden
    assert table.p1["Goo"].plus == 0


@rule("2P-KEYC-49")
def test_a_symbiote_recovers_with_its_counters():
    table = duel(p1=side(front="Goo 1/1 h3 Symbiosis, stunned +2 w1"), at="recovery", turn=5)
    assert table.p1["Goo"].face_up
    assert table.p1["Goo"].stats == (3, 3)


@rule("2P-KEYC-49", "2P-STN-10")
def test_counters_go_as_symbiosis_ends_while_its_character_is_stunned():
    table = duel(p1=side(front="Goo 1/1 h3, +2", hand=[BOND, KNOCK]))
    table.p1.plays("Bond")
    table.p1.plays("Knock")
    assert table.p1["Goo"].plus == 2
    table.p1.ends_turn()
    assert table.p1["Goo"].plus == 0


# Angry


@rule("2P-KEYC-03")
def test_somebody_angry_who_can_attack_must_be_in_the_first_attack():
    table = duel(p1=side(front=["Brute 2/2 Angry", "Ann 9/9"]), p2=side(front=["1/1 h3", "1/2 h3"]))
    assert table.p1.why_not("attack", "Ann", "1/1") == "2P-KEYC-03"
    table.p1.attacks("Brute", "1/1")
    table.passes()
    assert table.p1.may("attack", "Ann", "1/2"), "the second attack is free"


@rule("2P-KEYC-03")
def test_the_first_attack_of_somebody_angry_may_be_a_team_attack():
    table = duel(p1=side(front=["Brute 2/2 Angry X-Men", "Ann 9/9 X-Men"]), p2=side(front="1/9 h3"))
    table.p1.attacks(["Brute", "Ann"], "1/9")
    table.passes()
    table.p2.strikes("Ann")
    assert table.p2["1/9"].stunned


@rule("2P-KEYC-03")
def test_two_angry_ones_who_can_attack_together_must():
    table = duel(
        p1=side(front=["Brute 2/2 Angry X-Men", "Boor 2/2 Angry X-Men", "Ann 1/1 X-Men"]),
        p2=side(front="1/9 h3"),
    )
    assert table.p1.could_choose("attack", "Brute") == [], "nobody can be attacked without Boor"
    table.p1.attacks(["Brute", "Boor"], "1/9")
    table.passes()
    table.p2.strikes("Boor")
    assert table.p2["1/9"].face_up


@rule("2P-KEYC-03")
def test_two_angry_ones_of_different_teams_attack_one_after_the_other():
    table = duel(
        p1=side(front=["Brute 2/2 Angry X-Men", "Boor 2/2 Angry Brotherhood"]), p2=side(front="1/9 h3")
    )
    table.p1.attacks("Boor", "1/9")
    table.passes()
    table.p1.attacks("Brute", "1/9")
    table.passes()


@rule("2P-KEYC-03")
def test_somebody_angry_who_cannot_attack_binds_nobody():
    table = duel(p1=side(front=["Brute 2/2 Angry, exhausted", "Ann 9/9"]), p2=side(front="1/1 h3"))
    assert table.p1.may("attack", "Ann", "1/1")


@rule("2P-KEYC-03")
def test_anger_that_was_given_counts_and_nobody_has_to_attack_at_all():
    table = duel(p1=side(front=["Brute 2/2", "Ann 9/9"], hand=ENRAGE), p2=side(front="1/1 h3"))
    table.p1.plays("Enrage", on="Brute")
    assert not table.p1.may("attack", "Ann", "1/1")
    table.p1.ends_turn()


# Hex and Pounce


@rule("2P-KEYC-19")
def test_hex_keeps_enemies_from_levelling_up_but_not_from_gaining_xp():
    trainee = main_character(
        "T-10", "Trainee", atk=1, defense=5, level_up=1, powers=[when_appears(gain_xp(), subject=yours)]
    )
    second = main_character("T-11", "Trainee", atk=9, defense=9, level=2)
    witch = supporting("T-12", "Witch", cost=2, atk=1, defense=5, keywords=(HEX,))
    table = duel(
        p1=side(main=trainee, levels=second, hand="Ann 1/1 c1"),
        p2=side(front=witch, hand=KNOCK),
        at="recruit",
        recruit_points=1,
    )
    table.p1.recruits("Ann")
    assert table.p1.main.level == 1
    assert table.p1.xp == 1
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.plays("Knock", on="Witch")
    assert table.p1.main.level == 2, "as the witch falls, the XP count"


@rule("2P-KEYC-38")
def test_an_exhausted_defender_does_not_strike_somebody_who_pounces():
    cat = supporting("T-13", "Cat", cost=1, atk=2, defense=2, keywords=(POUNCE,))
    table = duel(p1=side(front=cat), p2=side(front=["9/9, exhausted", "8/8"]))
    again = table.imagined()
    table.p1.attacks("Cat", "9/9")
    table.passes()
    assert table.p1["Cat"].face_up
    again.p1.attacks("Cat", "8/8")
    again.passes()
    assert again.p1["Cat"].koed, "who is ready strikes"


@rule("2P-KEYC-38")
def test_pounce_is_for_attacking_only():
    cat = supporting("T-13", "Cat", cost=1, atk=2, defense=2, keywords=(POUNCE,))
    table = duel(p1=side(front="9/9"), p2=side(front=cat))
    table.p1.attacks("9/9", "Cat")
    table.passes()
    assert table.p2["Cat"].koed
