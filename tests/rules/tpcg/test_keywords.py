"""Keyword powers that change attacks and strikes (2P-KEY-01 to 2P-KEY-19, 2P-KEY-26)."""

import pytest

from versus.games.tpcg.language.changes import Has
from versus.games.tpcg.language.vocabulary import (
    cannot,
    champion,
    daze,
    defender,
    equipment,
    in_combat,
    one,
    only_onto,
    plot_twist,
    plus_counters,
    super_power,
    supporting,
    this,
    while_,
    yours,
)
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.words import BERSERKER, COMBAT, LETHAL, MAIN, TO_BE_WOUNDED
from versus.testing.tpcg import Refused, duel, rule, side

SCHEME = plot_twist("Scheme", "Scheme", COMBAT, plus_counters(one(yours, in_combat)), any_turn=True)
SECOND_SCHEME = plot_twist("Second", "Second Scheme", MAIN, plus_counters(one(yours)))
IMMUNE = supporting(
    "Immune",
    "Immune",
    cost=1,
    atk=1,
    defense=2,
    health=3,
    powers=[super_power("Numb", COMBAT, 0, cannot(this, TO_BE_WOUNDED), any_turn=True)],
)
DAZER = supporting(
    "Dazer",
    "Dazer",
    cost=1,
    atk=5,
    defense=5,
    health=5,
    teams=(),
    keywords=(LETHAL,),
    powers=[super_power("Daze", COMBAT, 0, daze(one(defender)))],
)


@rule("2P-KEY-01")
def test_flight_attacks_over_a_front_row_without_flight_and_not_over_one_with_it():
    table = duel(p1=side(front=["Gull 3/3 F", "Crab 3/3"]), p2=side(front="Guard 2/2", back="Target 2/2"))
    assert table.p1.may("attack", "Gull", "Target")
    assert table.p1.why_not("attack", "Crab", "Target") == "2P-CMB-13"
    table = duel(p1=side(front="Gull 3/3 F"), p2=side(front="Guard 2/2 F", back="Target 2/2"))
    assert table.p1.why_not("attack", "Gull", "Target") == "2P-CMB-15"


@rule("2P-KEY-02")
def test_a_ranged_defender_strikes_a_ranged_attacker():
    table = duel(p1=side(back="Archer 2/2 R"), p2=side(front="Wall 4/4 R"))
    table.p1.attacks("Archer", "Wall")
    table.passes()
    assert table.p1["Archer"].stunned
    assert not table.p2["Wall"].stunned


@rule("2P-KEY-02")
def test_without_ranged_nobody_attacks_from_the_back_row():
    table = duel(p1=side(back="Archer 2/2"), p2=side(front="Wall 4/4"))
    assert table.p1.why_not("attack", "Archer") == "2P-CMB-04"


@rule("2P-KEY-03")
@pytest.mark.parametrize("row", ["front", "back"])
def test_air_superiority_keeps_flyers_from_striking_in_melee_and_at_range(row):
    table = duel(p1=side(**{row: "Flyer 9/9 F R"}), p2=side(front="Falcon 1/1 R Air Superiority"))
    table.p1.attacks("Flyer", "Falcon")
    table.passes()
    assert not table.p2["Falcon"].stunned


@rule("2P-KEY-03")
def test_air_superiority_is_no_help_against_the_ground():
    table = duel(p1=side(front="Walker 1/9"), p2=side(front="Falcon 1/1 Air Superiority"))
    table.p1.attacks("Walker", "Falcon")
    table.passes()
    assert table.p2["Falcon"].stunned


@rule("2P-KEY-03")
def test_in_a_team_attack_only_the_flyer_adds_nothing():
    table = duel(
        p1=side(front=["Flyer 4/9 F X-Men", "Walker 2/9 X-Men"]),
        p2=side(front="Falcon 0/3 Air Superiority"),
    )
    table.p1.attacks(["Flyer", "Walker"], "Falcon")
    table.passes()
    assert not table.p2["Falcon"].stunned


@rule("2P-KEY-04")
def test_berserker_grows_before_the_first_action_and_keeps_it():
    table = duel(p1=side(front="Berserk 3/3 Berserker"), p2=side(front="Wall 1/9"))
    table.p1.attacks("Berserk", "Wall")
    assert table.p1.asked
    assert table.p1["Berserk"].stats == (4, 4)
    table.passes()
    assert table.p1["Berserk"].stats == (4, 4)


@rule("2P-KEY-04")
def test_berserker_does_nothing_in_defence():
    table = duel(p1=side(front="Attacker 1/9"), p2=side(front="Berserk 3/3 Berserker"))
    table.p1.attacks("Attacker", "Berserk")
    assert table.p2["Berserk"].plus == 0


@rule("2P-KEY-05", "2P-KEY-19", "2P-KEY-39", "2P-T-24")
@pytest.mark.parametrize("first", ["Berserk", "Tiny"])
def test_a_cancelled_attack_leaves_the_berserker_its_counter_and_exhausted(first):
    table = duel(p1=side(front=["Berserk 3/3 Berserker", "Second 3/3"]), p2=side(front="Tiny 1/1 Shrink"))
    table.p1.attacks("Berserk", "Tiny")
    table.p1.resolves_first(first)
    table.p2.says_yes()
    assert not table.in_combat
    assert table.p1["Berserk"].plus == 1
    assert table.p1["Berserk"].exhausted
    assert not table.p2["Tiny"].stunned
    assert table.happened("survived") == 0
    assert table.happened("won") == 0
    table.p1.attacks("Second", "Tiny")
    assert table.p1.asked
    table.passes()
    assert table.p2["Tiny"].stunned


@rule("2P-KEY-19")
def test_shrink_is_the_choice_of_its_controller_and_counts_when_declined():
    table = duel(p1=side(front=["First 1/9", "Second 1/9"]), p2=side(front="Tiny 0/2 Shrink"))
    table.p1.attacks("First", "Tiny")
    table.p2.says_no()
    table.passes()
    table.p1.attacks("Second", "Tiny")
    assert table.p1.asked


@rule("2P-KEY-19")
def test_shrink_is_fresh_on_the_next_turn():
    table = duel(p1=side(front="First 1/9"), p2=side(front="Tiny 0/2 Shrink"))
    table.p1.attacks("First", "Tiny")
    table.p2.says_yes()
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    table.p1.attacks("First", "Tiny")
    table.p2.says_yes()
    assert not table.in_combat


@rule("2P-KEY-06")
def test_champion_is_a_word_that_other_cards_ask_for():
    belt = equipment("Belt", "Belt", cost=0, powers=[only_onto(champion)])
    table = duel(p1=side(hand=[belt]), at="recruit")
    assert table.p1.why_not("equip", "Belt", "Leader 1") == "2P-KEY-06"
    assert table.p1.why_not("equip", "Belt") == "2P-BLD-10"


@rule("2P-KEY-07")
def test_dodge_cannot_be_attacked_at_range():
    table = duel(p1=side(front="Fist 2/2", back="Archer 2/2 R"), p2=side(front="Dodger 1/1 Dodge"))
    assert table.p1.why_not("attack", "Archer", "Dodger") == "2P-KEY-07"
    assert table.p1.may("attack", "Fist", "Dodger")


@rule("2P-KEY-08")
def test_fast_trigger_does_nothing_in_melee():
    table = duel(p1=side(front="Gun 3/1 R Fast Trigger"), p2=side(front="Wall 5/3"))
    table.p1.attacks("Gun", "Wall")
    table.passes()
    assert table.p1["Gun"].stunned
    assert table.p2["Wall"].stunned


@rule("2P-KEY-08")
def test_fast_trigger_strikes_first_at_range():
    table = duel(p1=side(back="Gun 3/1 R Fast Trigger"), p2=side(front="Wall 5/3 R"))
    table.p1.attacks("Gun", "Wall")
    table.passes()
    assert not table.p1["Gun"].stunned
    assert table.p2["Wall"].stunned


@rule("2P-KEY-09")
@pytest.mark.parametrize(("row", "struck_back"), [("front", False), ("back", True)])
def test_ferocious_strikes_first_in_melee_only(row, struck_back):
    table = duel(p1=side(**{row: "Claw 3/1 R Ferocious"}), p2=side(front="Wall 5/3 R"))
    table.p1.attacks("Claw", "Wall")
    table.passes()
    assert table.p2["Wall"].stunned
    assert table.p1["Claw"].stunned == struck_back


@rule("2P-KEY-11")
def test_leap_flies_on_its_controllers_turn_only():
    table = duel(p1=side(front="Leaper 3/3 Leap"), p2=side(front="Guard 2/2", back="Target 2/2 F"))
    assert table.p1.may("attack", "Leaper", "Target")
    table = duel(p1=side(front="Flyer 3/3 F"), p2=side(front="Leaper 2/2 Leap", back="Target 2/2"))
    assert table.p1.may("attack", "Flyer", "Target")


@rule("2P-KEY-12")
@pytest.mark.parametrize("edition", ["wound", "stun"])
def test_a_lethal_attacker_kos_the_defender_it_stuns(edition):
    table = duel(
        p1=side(front="Blade 3/9 Lethal"), p2=side(front="Victim 1/3 h3"), rules=Rules(lethal=edition)
    )
    table.p1.attacks("Blade", "Victim")
    table.passes()
    assert table.p2["Victim"].koed


@rule("2P-KEY-12", "2P-T-08")
@pytest.mark.parametrize(("edition", "koed"), [("wound", False), ("stun", True)])
def test_lethal_without_a_wound(edition, koed):
    table = duel(p1=side(front="Blade 3/9 Lethal"), p2=side(front=IMMUNE), rules=Rules(lethal=edition))
    table.p1.attacks("Blade", "Immune")
    table.p1.passes()
    table.p2.uses("Immune", "Numb")
    table.passes()
    assert table.p2["Immune"].koed == koed
    assert table.happened("stunned", "Immune") == 1


@rule("2P-KEY-13", "2P-T-09")
def test_a_lethal_defender_only_stuns():
    table = duel(p1=side(front="Attacker 1/2 h2"), p2=side(front="Blade 3/9 Lethal"))
    table.p1.attacks("Attacker", "Blade")
    table.passes()
    assert table.p1["Attacker"].stunned
    assert table.p1["Attacker"].wounds == 1


@rule("2P-KEY-13", "2P-T-09")
def test_lethal_does_not_ko_a_main_character():
    table = duel(p1=side(front="Blade 9/9 Lethal"), p2=side(main_row="front"))
    table.p1.attacks("Blade", "Leader 2")
    table.passes()
    assert table.p2.main.stunned
    assert table.p2.main.wounds == 1


@rule("2P-KEY-14", "2P-T-08")
@pytest.mark.parametrize(("edition", "koed"), [("wound", False), ("stun", True)])
def test_a_daze_by_a_lethal_attacker(edition, koed):
    table = duel(p1=side(front=DAZER), p2=side(front="Victim 1/3 h3"), rules=Rules(lethal=edition))
    table.p1.attacks("Dazer", "Victim")
    table.p1.uses("Dazer", "Daze")
    assert table.p2["Victim"].koed == koed


@rule("2P-KEY-15")
def test_in_a_team_attack_the_lethal_one_gets_the_credit():
    table = duel(p1=side(front=["Blade 1/1 Lethal X-Men", "Fist 5/5 X-Men"]), p2=side(front="Victim 0/6 h3"))
    table.p1.attacks(["Blade", "Fist"], "Victim")
    table.passes()
    assert table.p2["Victim"].koed


@rule("2P-KEY-15")
def test_a_lethal_attacker_without_atk_still_gets_the_credit():
    table = duel(p1=side(front=["Blade 0/1 Lethal X-Men", "Fist 5/5 X-Men"]), p2=side(front="Victim 0/5 h3"))
    table.p1.attacks(["Blade", "Fist"], "Victim")
    table.passes()
    assert table.p2["Victim"].koed


@rule("2P-KEY-16")
def test_lethal_works_though_its_owner_is_stunned_in_the_same_exchange():
    table = duel(p1=side(front="Blade 3/3 Lethal"), p2=side(front="Victim 3/3 h3"))
    table.p1.attacks("Blade", "Victim")
    table.passes()
    assert table.p1["Blade"].stunned
    assert table.p2["Victim"].koed


@rule("2P-KEY-17")
def test_monstrous_strikes_every_attacker_of_a_melee_team():
    table = duel(
        p1=side(front=["A 2/2 X-Men", "B 2/3 X-Men", "C 2/4 X-Men"]), p2=side(front="Giant 3/9 Monstrous")
    )
    table.p1.attacks(["A", "B", "C"], "Giant")
    table.passes()
    assert [table.p1[name].stunned for name in "ABC"] == [True, True, False]


@rule("2P-KEY-17")
def test_monstrous_strikes_one_of_a_ranged_team():
    table = duel(p1=side(back=["A 2/2 R X-Men", "B 2/2 R X-Men"]), p2=side(front="Giant 3/9 R Monstrous"))
    table.p1.attacks(["A", "B"], "Giant")
    table.passes()
    table.p2.strikes("B")
    assert [table.p1[name].stunned for name in "AB"] == [False, True]


@rule("2P-KEY-18")
def test_schemer_draws_for_your_first_plot_twist_of_the_turn_only():
    table = duel(p1=side(front="Schemer 2/2 Schemer", hand=[SECOND_SCHEME, SECOND_SCHEME]))
    table.p1.plays("Second Scheme", on="Schemer")
    table.p1.says_yes()
    assert len(table.p1.hand) == 2
    table.p1.plays("Second Scheme", on="Schemer")
    assert table.at == "main"
    assert len(table.p1.hand) == 1


@rule("2P-KEY-18")
def test_schemer_draws_on_an_enemy_turn_and_may_decline():
    table = duel(p1=side(front="Attacker 1/9"), p2=side(front="Schemer 2/2 Schemer", hand=[SCHEME, SCHEME]))
    table.p1.attacks("Attacker", "Schemer")
    table.p1.passes()
    table.p2.plays("Scheme")
    table.p2.says_no()
    assert len(table.p2.hand) == 1
    table.p1.passes()
    table.p2.plays("Scheme")
    assert table.p1.asked


@rule("2P-KEY-18")
def test_an_enemys_plot_twist_does_not_concern_a_schemer():
    table = duel(p1=side(front="Fox 2/2", hand=[SECOND_SCHEME]), p2=side(front="Schemer 2/2 Schemer"))
    table.p1.plays("Second Scheme", on="Fox")
    assert table.p1.asked
    assert table.at == "main"


@rule("2P-KEY-26")
@pytest.mark.parametrize(("defense", "stunned"), [(6, True), (7, False)])
def test_violent_doubles_against_a_supporting_character(defense, stunned):
    table = duel(p1=side(front="Violent 3/9 Violent"), p2=side(front=f"Victim 0/{defense}"))
    table.p1.attacks("Violent", "Victim")
    table.passes()
    assert table.p2["Victim"].stunned == stunned
    assert table.p1["Violent"].atk == 3


@rule("2P-KEY-26")
@pytest.mark.parametrize(("defense", "stunned"), [(3, True), (4, False)])
def test_violent_strikes_a_main_character_with_its_plain_atk(defense, stunned):
    table = duel(p1=side(front="Violent 3/9 Violent"), p2=side(main=f"Boss 0/{defense}", main_row="front"))
    table.p1.attacks("Violent", "Boss")
    table.passes()
    assert table.p2.main.stunned == stunned


@rule("2P-KEY-26")
def test_violent_does_not_double_in_defence():
    table = duel(p1=side(front="Attacker 0/4"), p2=side(front="Violent 3/3 Violent"))
    table.p1.attacks("Attacker", "Violent")
    table.passes()
    assert not table.p1["Attacker"].stunned


@rule("2P-KEY-02")
def test_an_attack_from_the_front_row_is_never_refused_for_lack_of_ranged():
    table = duel(p1=side(front="Fist 2/2"), p2=side(front="Wall 1/9"))
    table.p1.attacks("Fist", "Wall")
    with pytest.raises(Refused):
        table.p1.attacks("Fist", "Wall")
    table.passes()


@rule("2P-KEY-04")
def test_a_berserker_by_somebody_elses_grace_grows_too():
    banner = supporting(
        "Banner", "Banner", cost=1, atk=0, defense=9, powers=[while_(Has(BERSERKER), on=yours)]
    )
    table = duel(p1=side(front=["Fist 3/3"], back=banner), p2=side(front="Wall 0/9"))
    table.p1.attacks("Fist", "Wall")
    assert table.p1["Fist"].plus == 1
