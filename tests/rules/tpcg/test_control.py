"""Owner and control: side changes, "your main character", prisoners (2P-CTL-01 to 2P-CTL-10)."""

import pytest

from versus.games.tpcg.language.changes import Cannot
from versus.games.tpcg.language.effects.lasting import MakeMain
from versus.games.tpcg.language.effects.moving import TakeControl
from versus.games.tpcg.language.effects.piles import PutIntoDeck
from versus.games.tpcg.language.vocabulary import (
    another,
    at_start_of_your_turn,
    becomes,
    draw,
    each,
    enemy,
    equipment,
    face_up,
    freeze,
    gets,
    hide,
    it,
    ko,
    main,
    main_character,
    named,
    one,
    one_anywhere,
    plot_twist,
    return_to_hand,
    stun,
    super_power,
    supporting,
    supporting_only,
    take,
    when_appears,
    your_main,
    yours,
)
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.words import COMBAT, FRONT, MAIN, TO_TURN_UP
from versus.kernel.modifiers import FOREVER
from versus.testing.tpcg import duel, rule, side

SEDUCE = plot_twist("T-SEDUCE", "Seduce", MAIN, take(one(enemy, supporting_only), FRONT))
ABDUCT = plot_twist("T-ABDUCT", "Abduct", MAIN, take(one(enemy, main), FRONT))
AMBUSH = plot_twist("T-AMBUSH", "Ambush", COMBAT, take(one_anywhere(enemy, main), FRONT), any_turn=True)
PRAISE = plot_twist("T-PRAISE", "Praise", MAIN, gets(each(your_main), atk=3, defense=3))
FREE = plot_twist("T-FREE", "Free", MAIN, TakeControl(each(named("Toad")), to_owner=True, row=FRONT))


# Owner


@rule("2P-CTL-01", "2P-CTL-02")
@pytest.mark.parametrize(("deed", "zone"), [(return_to_hand, "hand"), (ko, "KO pile"), (PutIntoDeck, "deck")])
def test_a_card_on_another_side_goes_back_to_its_owners_zones(deed, zone):
    away = plot_twist("T-AWAY", "Away", MAIN, deed(each(named("Toad"))))
    table = duel(p1=side(hand=[away]), p2=side(front="Toad 1/1", owners={"Toad 1/1": 1}))
    assert table.p1["Toad"].controller == 2
    table.p1.plays("Away")
    assert table.p1["Toad"].zone == zone
    assert table.p1["Toad"].controller == 1


@rule("2P-CTL-02")
def test_for_everything_that_does_not_ask_for_the_owner_its_controller_counts():
    cheer = plot_twist("T-CHEER", "Cheer", MAIN, gets(each(yours, supporting_only), atk=1))
    table = duel(p1=side(front=["Toad 1/1", "Pyro 2/4"], owners={"Toad 1/1": 2}, hand=[cheer]))
    table.p1.plays("Cheer")
    assert table.p1["Toad"].atk == 2
    assert table.p1["Toad"].owner == 2


# Control


@rule("2P-CTL-03")
def test_you_attack_with_what_you_took_and_use_its_powers():
    toad = supporting(
        "T-TOAD", "Toad", cost=1, atk=3, defense=3, health=5, powers=[super_power("Tongue", MAIN, (), draw())]
    )
    table = duel(p1=side(hand=[SEDUCE]), p2=side(front=[toad], back="Pyro 2/4"))
    assert table.p1.why_not("use", "Toad", power="Tongue") == "2P-CTL-03"
    table.p1.plays("Seduce", on="Toad")
    table.p1.uses("Toad", "Tongue")
    assert len(table.p1.hand) == 1
    assert table.p2.why_not("use", "Toad", power="Tongue") == "2P-CTL-03"
    table.p1.attacks("Toad", "Pyro")
    table.passes()
    assert table.p2["Pyro"].face_up
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert not table.p2.offered("attack", "Toad")
    assert table.p2.why_not("attack", "Toad", "Leader 1") == "2P-CTL-03"


@rule("2P-CTL-04")
def test_a_side_change_keeps_readiness_wounds_and_counters():
    table = duel(p1=side(hand=[SEDUCE]), p2=side(front="Toad 2/2, exhausted w1 +1"))
    table.p1.plays("Seduce")
    toad = table.p1["Toad"]
    assert toad.controller == 1
    assert (toad.exhausted, toad.wounds, toad.plus) == (True, 1, 1)


@rule("2P-CTL-04")
def test_a_side_change_keeps_equipment_and_modifiers():
    shield = equipment("T-SHIELD", "Shield", cost=1)
    weaken = plot_twist("T-WEAKEN", "Weaken", MAIN, gets(one(enemy, supporting_only), atk=-1))
    table = duel(p1=side(hand=[weaken, SEDUCE]), p2=side(front="Toad 2/2", equipment={"Toad 2/2": shield}))
    table.p1.plays("Weaken")
    table.p1.plays("Seduce")
    toad = table.p1["Toad"]
    assert toad.ready
    assert toad.stats == (1, 2)
    assert toad.equipment == ["Shield"]
    assert table.p1["Shield"].controller == 1
    assert table.p1["Shield"].owner == 2


@rule("2P-CTL-04")
@pytest.mark.parametrize("state", ["stunned", "hidden"])
def test_a_side_change_keeps_the_facing(state):
    table = duel(p1=side(hand=[SEDUCE]), p2=side(front=f"Toad 2/2, {state}"))
    table.p1.plays("Seduce")
    assert (table.p1["Toad"].stunned, table.p1["Toad"].hidden) == (state == "stunned", state == "hidden")


@rule("2P-CTL-05")
def test_a_side_change_is_no_appearing():
    herald = supporting(
        "T-HERALD",
        "Herald",
        cost=1,
        atk=1,
        defense=1,
        health=5,
        powers=[when_appears(draw(), subject=another)],
    )
    toad = supporting("T-TOAD", "Toad", cost=1, atk=3, defense=3, health=5, powers=[when_appears(draw())])
    table = duel(p1=side(front=herald, hand=[SEDUCE]), p2=side(front=[toad]))
    table.p1.plays("Seduce")
    assert table.p1["Toad"].controller == 1
    assert table.p1.hand == []
    assert table.happened("appeared") == 0
    assert table.happened("changed sides", "Toad") == 1


@rule("2P-CTL-06")
def test_it_lasts_over_turns_until_an_effect_ends_it():
    table = duel(p1=side(hand=[SEDUCE]), p2=side(front="Toad 1/1", hand=[FREE]))
    table.p1.plays("Seduce")
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.ends_turn()
    assert table.p2["Toad"].controller == 1
    table.p2.goes_to("main")
    table.p2.plays("Free")
    assert table.p2["Toad"].controller == 2


@rule("2P-CTL-06")
def test_it_ends_as_the_character_leaves_play():
    away = plot_twist("T-AWAY", "Away", MAIN, return_to_hand(each(named("Toad"))))
    table = duel(p1=side(hand=[SEDUCE, away]), p2=side(front="Toad 1/1 c0"))
    table.p1.plays("Seduce")
    table.p1.plays("Away")
    table.p1.ends_turn()
    table.p2.goes_to("recruit")
    table.p2.recruits("Toad", "front")
    assert table.p2.front == ["Toad"]


@rule("2P-CTL-07")
def test_a_character_recovers_and_readies_on_the_turns_of_its_present_controller():
    table = duel(p1=side(hand=[SEDUCE]), p2=side(front="Toad 1/1, stunned w1"))
    table.p1.plays("Seduce")
    table.p1.ends_turn()
    assert table.p2["Toad"].stunned
    table.p2.ends_turn()
    assert table.p2["Toad"].face_up
    assert table.p2["Toad"].ready


@rule("2P-CTL-07")
def test_a_frozen_character_stays_exhausted_on_the_turn_of_its_present_controller():
    chill = plot_twist("T-CHILL", "Chill", MAIN, freeze(one(enemy, supporting_only)))
    table = duel(p1=side(hand=[chill, SEDUCE]), p2=side(front="Toad 1/1"))
    table.p1.plays("Chill")
    table.p1.plays("Seduce")
    table.p1.ends_turn()
    table.p2.ends_turn()
    assert table.p2["Toad"].exhausted
    table.p1.ends_turn()
    table.p2.ends_turn()
    assert table.p2["Toad"].ready


# Your main character


@rule("2P-CTL-08")
def test_your_main_character_is_the_one_you_started_with():
    table = duel(p1=side(hand=[PRAISE]))
    table.p1.plays("Praise")
    assert table.p1.main.stats == (6, 9)


@rule("2P-CTL-08")
def test_text_about_your_main_character_is_ignored_while_an_enemy_has_it():
    table = duel(p1=side(main_row="front", hand=[PRAISE]), p2=side(front="Wall 1/9", hand=[AMBUSH]))
    table.p1.attacks("Leader 1", "Wall")
    table.p1.passes()
    table.p2.plays("Ambush")
    assert table.p1.main.controller == 2
    table.p1.plays("Praise")
    assert table.p1.main.stats == (3, 6)
    assert table.p2.main.stats == (3, 6)


@rule("2P-CTL-08")
def test_a_stolen_main_character_is_not_your_main_character():
    table = duel(p1=side(hand=[ABDUCT, PRAISE]))
    table.p1.plays("Abduct")
    table.p1.plays("Praise")
    assert table.p1.main.stats == (6, 9)
    assert table.p2.main.stats == (3, 6)


@rule("2P-CTL-08")
def test_effects_may_change_which_one_it_is():
    succeed = plot_twist(
        "T-SUCCEED",
        "Succeed",
        MAIN,
        MakeMain(one(yours, supporting_only)),
        MakeMain(each(yours, named("Leader 1")), main=False),
    )
    table = duel(p1=side(front="Heir 2/2", hand=[succeed, PRAISE]))
    table.p1.plays("Succeed")
    table.p1.plays("Praise")
    assert table.p1["Heir"].stats == (5, 5)
    assert table.p1["Leader 1"].stats == (3, 6)


# Two main characters


def stolen_on_their_own_turn(**mine):
    """P1 takes P2's main character while P2 attacks; then it is P1's turn."""
    rules = mine.pop("rules", Rules())
    table = duel(
        p1=side(front="Wall 1/9", hand=[AMBUSH], **mine), p2=side(front="3/3"), active=2, rules=rules
    )
    table.p2.attacks("3/3", "Wall")
    table.p2.passes()
    table.p1.plays("Ambush")
    table.passes()
    table.p2.ends_turn()
    return table


@rule("2P-CTL-09")
def test_at_the_start_of_your_turn_you_keep_one_main_character_and_the_other_is_kod():
    table = stolen_on_their_own_turn()
    assert table.asked is table.p1
    assert table.p1.choices == ["Leader 2", "Leader 1"]
    table.p1.chooses("Leader 1")
    assert table.p2.main.koed
    assert table.over
    assert table.winners == [1]


@rule("2P-CTL-09")
def test_whoever_keeps_the_stolen_one_plays_on_with_it():
    table = stolen_on_their_own_turn()
    table.p1.chooses("Leader 2")
    assert table.p1.main.koed
    assert not table.over
    table.p1.ends_turn()
    assert table.winners == [1]


@rule("2P-CTL-09")
def test_the_choice_comes_before_powers_of_the_turns_start():
    boast = at_start_of_your_turn(draw())
    table = stolen_on_their_own_turn(
        main=main_character("T-BOASTER", "Boaster", atk=3, defense=6, powers=[boast])
    )
    assert table.p1.choices == ["Leader 2", "Boaster"]
    assert table.p1.hand == []
    table.p1.chooses("Boaster")
    assert table.over


@rule("2P-CTL-09")
def test_an_edition_without_that_rule_lets_you_have_two():
    table = stolen_on_their_own_turn(rules=Rules(two_mains="off"))
    assert table.p1.offered("go on")
    assert table.p2.main.in_play


@rule("2P-CTL-10")
def test_several_main_characters_on_purpose_stay_and_all_must_fall():
    promote = plot_twist("T-PROMOTE", "Promote", MAIN, MakeMain(one(yours, supporting_only)))
    fell = plot_twist("T-FELL", "Fell", MAIN, ko(one(enemy, main)))
    table = duel(p1=side(front="Heir 2/2", hand=[promote]), p2=side(hand=[fell, fell]))
    table.p1.plays("Promote")
    table.p1.ends_turn()
    table.p2.ends_turn()
    assert table.p1.offered("go on")
    assert table.p1["Heir"].main
    assert table.p1.main.in_play
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.plays("Fell", on="Leader 1")
    assert not table.over
    table.p2.plays("Fell")
    assert table.winners == [2]


# A prisoner

EVIDENCE = plot_twist(
    "T-EVIDENCE",
    "Evidence",
    MAIN,
    take(one(enemy, supporting_only, face_up), FRONT),
    hide(it),
    becomes(it, Cannot(TO_TURN_UP), until=FOREVER),
)


def imprisoned(**more):
    table = duel(p1=side(hand=[EVIDENCE, *more.pop("hand", [])], **more), p2=side(front="Suspect 3/3 h2 c0"))
    table.p1.plays("Evidence")
    return table


@rule("2P-T-32")
def test_a_prisoner_stays_face_down_on_its_captors_side_through_every_recovery_phase():
    table = imprisoned()
    for _ in range(2):
        table.next_turn()
        table.next_turn()
        assert table.p2["Suspect"].hidden
        assert table.p2["Suspect"].controller == 1
    table.p1.goes_to("main")
    assert not table.p1.offered("attack", "Suspect")


@rule("2P-T-32")
def test_a_prisoner_can_be_stunned_and_wounded_and_does_not_recover():
    beat = plot_twist("T-BEAT", "Beat", MAIN, stun(one(yours, named("Suspect"))))
    table = imprisoned(hand=[beat])
    table.p1.plays("Beat")
    table.next_turn()
    table.next_turn()
    suspect = table.p2["Suspect"]
    assert (suspect.stunned, suspect.exhausted, suspect.wounds) == (True, True, 1)


@rule("2P-T-32")
def test_a_prisoner_counts_for_uniqueness_and_goes_to_its_owners_ko_pile():
    table = imprisoned(hand=["Suspect 1/1 c0"])
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("recruit")
    table.p1.recruits("Suspect 1/1 c0", "front")
    assert table.p1.front == ["Suspect"]
    assert table.p1["Suspect 1/1 c0"].face_up
    assert table.p2.ko_pile == ["Suspect"]


@rule("2P-T-32")
def test_a_prisoner_that_leaves_play_is_free_again():
    away = plot_twist("T-AWAY", "Away", MAIN, return_to_hand(each(named("Suspect"))))
    table = imprisoned(hand=[away])
    table.p1.plays("Away")
    table.next_turn()
    table.p2.goes_to("recruit")
    table.p2.recruits("Suspect", "front")
    table.next_turn()
    table.next_turn()
    assert table.p2["Suspect"].face_up
