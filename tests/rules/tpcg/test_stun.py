"""Stun: what causes it, what it does, what a stunned character still is (2P-STN-01 to 2P-STN-17)."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    back_row,
    becomes,
    cost_at_most,
    draw,
    each,
    enemy,
    equipment,
    face_down,
    fits,
    front_row,
    gain_xp,
    gets,
    heal,
    ko,
    main_character,
    minus_counters,
    named,
    one,
    plot_twist,
    plus,
    plus_counters,
    pull,
    put_counters,
    ready,
    stun,
    super_power,
    supporting,
    supporting_only,
    team,
    the_event_card,
    this_card,
    when,
    while_,
    yours,
)
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.words import COMBAT, FLIGHT, MAIN, MARK, STRIKES, STUN, WOUNDED
from versus.kernel.triggering import Watches
from versus.testing.tpcg import duel, lying, rule, side

SHOCK = plot_twist("Shock", "Shock", MAIN, stun(one(enemy)))
ACID_RAIN = plot_twist("Acid Rain", "Acid Rain", MAIN, minus_counters(each(enemy)))
CORRODE = plot_twist("Corrode", "Corrode", MAIN, minus_counters(one(front_row), 3))
SHIELD = equipment("Shield", "Shield", cost=1)
MEDUSA = supporting(
    "Medusa",
    "Medusa",
    cost=2,
    atk=2,
    defense=2,
    health=3,
    teams=("Brotherhood",),
    keywords=(FLIGHT,),
    powers=[super_power("Gaze", MAIN, 0, stun(one(enemy)))],
)


# What stuns


@rule("2P-STN-01")
def test_a_main_power_stuns_without_any_combat():
    table = duel(p1=side(back=MEDUSA), p2=side(front="Blob 1/3 h2"))
    table.p1.uses("Medusa", "Gaze", on="Blob")
    assert table.p2["Blob"].stunned
    assert table.p2["Blob"].wounds == 1
    assert table.happened("attacks") == 0


@rule("2P-STN-01")
def test_a_strike_stuns():
    table = duel(p1=side(front="3/3"), p2=side(front="Blob 1/3 h2"))
    table.p1.attacks("3/3", "Blob")
    table.passes()
    assert table.p2["Blob"].stunned
    assert table.p2["Blob"].wounds == 1


@rule("2P-STN-01", "2P-STN-12")
def test_a_second_minus_counter_on_a_3_2_stuns_it():
    table = duel(p1=side(hand=ACID_RAIN), p2=side(front="3/2 -1"))
    assert table.p2["3/2"].face_up
    table.p1.plays("Acid Rain")
    assert table.p2["3/2"].stunned
    assert table.p2["3/2"].wounds == 1
    assert table.p2["3/2"].minus == 0


@rule("2P-STN-12")
@pytest.mark.parametrize(("loss", "falls"), [(1, False), (2, True)])
def test_any_effect_that_takes_the_last_def_stuns(loss, falls):
    weaken = plot_twist("Weaken", "Weaken", MAIN, gets(one(enemy, front_row), defense=-loss))
    table = duel(p1=side(hand=weaken), p2=side(front="3/2"))
    table.p1.plays("Weaken")
    assert table.p2["3/2"].stunned is falls
    assert table.p2["3/2"].wounds == int(falls)


@rule("2P-STN-12")
def test_moving_away_from_the_bonus_that_held_it_up_stuns_at_once():
    in_the_dark = while_(plus(defense=2), on=fits(this_card, back_row))
    lurker = supporting("Lurker", "Lurker", cost=1, atk=2, defense=0, health=3, powers=[in_the_dark])
    drag = plot_twist("Drag", "Drag", MAIN, pull(one(enemy, named("Lurker"))))
    table = duel(p1=side(hand=drag), p2=side(back=lurker))
    assert table.p2["Lurker"].stats == (2, 2)
    table.p1.plays("Drag")
    assert table.p2["Lurker"].stunned
    assert table.p2["Lurker"].wounds == 1


@rule("2P-STN-12")
def test_a_bonus_that_ends_with_the_turn_leaves_def_0_and_a_stun():
    brace = plot_twist("Brace", "Brace", MAIN, gets(one(yours, front_row), defense=2))
    table = duel(p1=side(front="3/2", hand=[brace, CORRODE]))
    table.p1.plays("Brace")
    table.p1.plays("Corrode")
    assert table.p1["3/2"].stats == (0, 1)
    table.p1.ends_turn()
    assert table.p1["3/2"].stunned
    assert table.p1["3/2"].wounds == 1


@rule("2P-STN-13")
def test_def_below_0_stuns_once_with_one_wound():
    table = duel(p1=side(hand=CORRODE), p2=side(front="1/1"))
    table.p1.plays("Corrode")
    assert table.p2["1/1"].stunned
    assert table.p2["1/1"].wounds == 1
    assert table.happened("stunned") == 1


@rule("2P-STN-14")
def test_a_stunned_character_cannot_be_stunned_again():
    table = duel(p1=side(hand=SHOCK), p2=side(front="2/2 h3, stunned w1"))
    table.p1.plays("Shock", on="2/2")
    assert table.p2["2/2"].stunned
    assert table.p2["2/2"].wounds == 1
    assert table.happened("stunned") == 0


@rule("2P-STN-15")
@pytest.mark.parametrize("striker", ["1/1", "9/9"])
def test_a_strike_that_stuns_for_two_reasons_stuns_once(striker):
    stunning = Watches(when(STRIKES, stun(the_event_card), by=this_card))
    dynamite = plot_twist("Dynamite", "Dynamite", MAIN, becomes(one(yours, front_row), stunning))
    table = duel(p1=side(front=striker, hand=dynamite), p2=side(front="2/9 h3"))
    table.p1.plays("Dynamite")
    table.p1.attacks(striker, "2/9 h3")
    table.passes()
    assert table.p2["2/9 h3"].stunned
    assert table.p2["2/9 h3"].wounds == 1
    assert table.happened("stunned", "2/9") == 1


# What a stun does


@rule("2P-STN-02")
def test_a_stun_turns_down_exhausts_strips_and_wounds():
    struck = side(front="3/3 +2", equipment={"3/3 +2": SHIELD})
    table = duel(p1=side(hand=SHOCK), p2=struck)
    assert table.p2["3/3"].ready
    assert table.p2["3/3"].plus == 2
    assert table.p2["3/3"].equipment == ["Shield"]
    table.p1.plays("Shock", on="3/3")
    assert table.p2["3/3"].stunned
    assert table.p2["3/3"].exhausted
    assert table.p2["3/3"].plus == 0
    assert table.p2["3/3"].equipment == []
    assert table.p2["Shield"].koed
    assert table.p2["3/3"].wounds == 1


@rule("2P-STN-02")
def test_a_stun_removes_minus_counters_too():
    table = duel(p1=side(hand=SHOCK), p2=side(front="3/3 -2"))
    table.p1.plays("Shock", on="3/3")
    assert table.p2["3/3"].minus == 0


@rule("2P-STN-03")
@pytest.mark.parametrize(("words", "dies"), [("Blob 1/3 h2 w1", True), ("Blob 1/3 h3 w1", False)])
def test_wounds_as_many_as_health_knock_out(words, dies):
    table = duel(p1=side(hand=SHOCK), p2=side(front=words))
    table.p1.plays("Shock", on="Blob")
    assert table.p2["Blob"].koed is dies
    assert table.p2["Blob"].stunned is not dies
    assert table.p2["Blob"].wounds == (0 if dies else 2)


@rule("2P-STN-04")
def test_a_1_health_character_is_seen_to_be_stunned_and_wounded_before_it_is_knocked_out():
    crow = supporting("Crow", "Crow", cost=1, atk=3, defense=3, powers=[when(STUN, draw(), subject=enemy)])
    vulture = supporting(
        "Vulture", "Vulture", cost=1, atk=1, defense=1, powers=[when(WOUNDED, draw(), subject=enemy)]
    )
    table = duel(p1=side(front=crow, back=vulture), p2=side(front="Toad 1/1 h1"))
    table.p1.attacks("Crow", "Toad")
    table.passes()
    table.p1.resolves_first("Crow")
    assert table.p2["Toad"].koed
    assert len(table.p1.hand) == 2


@rule("2P-STN-11")
def test_wounds_stay_and_one_more_comes():
    table = duel(p1=side(hand=SHOCK), p2=side(front="Blob 1/3 h4 w2"))
    table.p1.plays("Shock", on="Blob")
    assert table.p2["Blob"].wounds == 3


@rule("2P-STN-11")
def test_vitality_cancels_with_the_wound_and_other_counters_go():
    mark = plot_twist("Mark", "Mark", MAIN, put_counters(one(enemy, front_row), MARK))
    table = duel(p1=side(hand=[mark, SHOCK]), p2=side(front="Blob 1/3 h2 v1 +1"))
    table.p1.plays("Mark")
    assert table.p2["Blob"].counters(MARK) == 1
    table.p1.plays("Shock", on="Blob")
    assert table.p2["Blob"].stunned
    assert table.p2["Blob"].vitality == 0
    assert table.p2["Blob"].wounds == 0
    assert table.p2["Blob"].counters(MARK) == 0
    assert table.p2["Blob"].plus == 0


# What a stunned character is not


@rule("2P-STN-05")
def test_a_stunned_character_neither_attacks_nor_is_attacked():
    table = duel(
        p1=side(front=["Sleeper 3/3, stunned", "Awake 3/3"]), p2=side(front=["Down 1/1, stunned", "Up 1/1"])
    )
    assert not table.p1.offered("attack", "Sleeper")
    assert table.p1.why_not("attack", "Sleeper", "Up") == "2P-CMB-02"
    assert table.p1.why_not("attack", "Awake", "Down") == "2P-CMB-06"
    assert table.p1.may("attack", "Awake", "Up")


@rule("2P-STN-05")
def test_a_stunned_defender_is_out_of_the_combat():
    surprise = plot_twist("Surprise", "Surprise", COMBAT, stun(one(enemy)))
    table = duel(p1=side(front="1/1", hand=surprise), p2=side(front="9/9"))
    table.p1.attacks("1/1", "9/9")
    table.p1.plays("Surprise")
    assert table.p2["9/9"].stunned
    assert not table.in_combat
    assert table.p1["1/1"].face_up


@rule("2P-STN-06")
def test_a_stunned_character_protects_nobody():
    table = duel(p1=side(front="3/3"), p2=side(front="Wall 0/9, stunned", back="Mage 1/1"))
    assert table.p1.may("attack", "3/3", "Mage")
    guarded = duel(p1=side(front="3/3"), p2=side(front=["Wall 0/9, stunned", "Guard 1/1"], back="Mage 1/1"))
    assert guarded.p1.why_not("attack", "3/3", "Mage") == "2P-CMB-13"


@rule("2P-STN-07")
def test_a_stunned_character_has_neither_keyword_nor_super_power():
    table = duel(p1=side(front=lying(MEDUSA, "stunned")), p2=side(front="1/1"))
    assert table.p1["Medusa"].keywords == []
    assert table.p1.why_not("use", "Medusa", power="Gaze") == "2P-PWR-03"
    awake = duel(p1=side(front=MEDUSA), p2=side(front="1/1"))
    assert awake.p1["Medusa"].keywords == ["Flight"]
    assert awake.p1.may("use", "Medusa", power="Gaze")


@rule("2P-STN-07")
@pytest.mark.parametrize(("state", "xp"), [("stunned w1", 0), ("", 1)])
def test_a_stunned_main_character_gains_no_xp(state, xp):
    hero = main_character(
        "Hero 1", "Hero", atk=3, defense=6, powers=[when(STUN, gain_xp(), subject=enemy)], level_up=4
    )
    table = duel(
        p1=side(main=lying(hero, state), levels="Hero 5/8 L2", hand=SHOCK), p2=side(front="Blob 1/3 h2")
    )
    table.p1.plays("Shock", on="Blob")
    assert table.p1.xp == xp


@rule("2P-STN-08")
@pytest.mark.parametrize(
    "wanted", [team("X-Men"), named("Beast"), cost_at_most(2), supporting_only], ids=lambda node: str(node)
)
def test_a_stunned_character_keeps_name_team_cost_and_type(wanted):
    first_aid = plot_twist("First Aid", "First Aid", MAIN, heal(one(yours, wanted, face_down)))
    table = duel(p1=side(front="Beast 3/3 c2 X-Men, stunned w2", hand=first_aid))
    table.p1.plays("First Aid")
    assert table.p1["Beast"].wounds == 1


@rule("2P-STN-09")
def test_the_team_of_a_stunned_character_enables_neither_plot_twist_nor_equipment():
    twist = plot_twist("Riot", "Riot", MAIN, draw(), teams=("Brotherhood",))
    helmet = equipment("Helmet", "Helmet", cost=1, teams=("Brotherhood",))
    down = side(front="Toad 1/1 Brotherhood, stunned", hand=[twist, helmet])
    up = side(front="Toad 1/1 Brotherhood", hand=[twist, helmet])
    assert duel(p1=down).p1.why_not("play", "Riot") == "2P-PLT-09"
    assert duel(p1=up).p1.may("play", "Riot")
    building = duel(p1=down, at="recruit", recruit_points=3)
    assert building.p1.why_not("equip", "Helmet", "Leader 1") == "2P-EQP-04"
    assert duel(p1=up, at="recruit", recruit_points=3).p1.may("equip", "Helmet", "Leader 1")


@rule("2P-STN-10")
def test_a_stunned_character_gains_no_counters():
    cheer = plot_twist("Cheer", "Cheer", MAIN, plus_counters(each(enemy)))
    table = duel(p1=side(hand=[ACID_RAIN, cheer]), p2=side(front=["2/2, stunned w1", "5/5"]))
    table.p1.plays("Acid Rain")
    assert table.p2["2/2"].minus == 0
    assert table.p2["5/5"].minus == 1
    table.p1.plays("Cheer")
    assert table.p2["2/2"].plus == 0
    assert table.p2["5/5"].minus == 0


@rule("2P-STN-10")
def test_where_counters_are_only_stripped_a_stunned_character_gains_them():
    rules = Rules(stun_counters="strip")
    table = duel(p1=side(hand=[ACID_RAIN, SHOCK]), p2=side(front="3/3 +2"), rules=rules)
    table.p1.plays("Shock", on="3/3")
    assert table.p2["3/3"].plus == 0
    table.p1.plays("Acid Rain")
    assert table.p2["3/3"].minus == 1


@rule("2P-STN-16")
def test_an_effect_that_does_not_ask_for_face_up_may_choose_the_stunned_and_the_hidden():
    finish_off = plot_twist("Finish Off", "Finish Off", MAIN, ko(one(enemy, supporting_only, face_down)))
    foes = side(front=["Up 1/1", "Stunned 1/1, stunned", "Hidden 1/1, hidden"])
    for prey in ("Stunned", "Hidden"):
        table = duel(p1=side(hand=finish_off), p2=foes)
        table.p1.plays("Finish Off")
        assert table.p1.choices == ["Stunned", "Hidden"]
        table.p1.chooses(prey)
        assert table.p2[prey].koed


@rule("2P-STN-17")
def test_a_stunned_character_cannot_be_readied():
    rally = plot_twist("Rally", "Rally", MAIN, ready(each(yours)))
    table = duel(p1=side(front=["Down 2/2, stunned", "Up 2/2, exhausted"], hand=rally))
    table.p1.plays("Rally")
    assert table.p1["Down"].exhausted
    assert table.p1["Up"].ready
