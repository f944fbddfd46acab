"""Levelling up and down (2P-LVL-01 to 2P-LVL-16)."""

from versus.games.tpcg.language.changes import SwapsStats
from versus.games.tpcg.language.conditions import ItIsYou
from versus.games.tpcg.language.effects.progress import ChangeLevel
from versus.games.tpcg.language.filters import IsCharacter
from versus.games.tpcg.language.vocabulary import (
    bearer,
    becomes,
    discard,
    draw,
    each,
    equipment,
    gain_xp,
    gets,
    main_character,
    plot_twist,
    plus,
    super_power,
    this,
    when,
    when_appears,
    when_attacked,
    when_attacks,
    while_,
    your_main,
)
from versus.games.tpcg.printed.definition import Card, Power
from versus.games.tpcg.words import DISCARDED, MAIN, MIGHT
from versus.testing.tpcg import duel, lying, rule, side

XP_PER_DISCARD = when(DISCARDED, gain_xp(), when_=ItIsYou())
SWORD = equipment("T-1", "Sword", cost=1, powers=[while_(plus(atk=2), on=bearer)])
FALL = plot_twist("T-2", "Fall", MAIN, ChangeLevel(each(your_main), -1))
RISE = plot_twist("T-3", "Rise", MAIN, ChangeLevel(each(your_main), 1))


def hero(
    level: int, *powers: Power, atk: int = 3, defense: int = 6, health: int = 6, level_up: int = 0
) -> Card:
    """One level of a main character called Hero."""
    key = f"T-HERO-{level}"
    return main_character(
        key, "Hero", atk=atk, defense=defense, health=health, level=level, powers=powers, level_up=level_up
    )


def study(amount: int) -> Card:
    """A plot twist that gives your main character XP."""
    return plot_twist(f"T-XP-{amount}", f"Study {amount}", MAIN, gain_xp(amount, each(your_main)))


def waste(amount: int) -> Card:
    return plot_twist(f"T-WASTE-{amount}", f"Waste {amount}", MAIN, discard(amount))


# Gaining XP


@rule("2P-LVL-01")
def test_a_level_up_power_names_its_condition_and_its_number():
    first = hero(1, XP_PER_DISCARD, level_up=2)
    table = duel(
        p1=side(main=first, levels=hero(2), hand=[waste(1), waste(1), "1/1", "2/2"]),
        p2=side(hand=[waste(1), "3/3"]),
    )
    table.p1.ends_turn()
    assert table.p1.xp == 0
    table.p2.goes_to("main")
    table.p2.plays("Waste 1", on="3/3")
    assert table.p1.xp == 0
    table.p2.ends_turn()
    table.p1.goes_to("main")
    table.p1.plays("Waste 1", on="1/1")
    assert table.p1.xp == 1
    assert table.p1["Hero"].level == 1
    table.p1.plays("Waste 1", on="2/2")
    assert table.p1["Hero"].level == 2


@rule("2P-LVL-01")
def test_a_main_character_without_a_level_up_power_stays_at_its_level():
    table = duel(p1=side(main=hero(1), levels=hero(2), hand=[study(5)]))
    table.p1.plays("Study 5")
    assert table.p1["Hero"].level == 1


@rule("2P-LVL-02")
def test_three_discarded_cards_put_three_xp_on_the_next_level():
    first = hero(1, XP_PER_DISCARD, level_up=4)
    table = duel(p1=side(main=first, levels=hero(2), hand=[waste(3), "1/1", "2/2", "3/3"]))
    table.p1.plays("Waste 3")
    assert table.p1.xp == 3
    assert table.p1["Hero"].level == 1


@rule("2P-LVL-03")
def test_reaching_the_number_levels_up_and_the_surplus_is_lost():
    first, second = hero(1, level_up=4), hero(2, level_up=4)
    table = duel(
        p1=side(main=first, levels=[lying(second, "xp3"), hero(3)], hand=[study(2), study(2)]),
    )
    assert table.p1.xp == 3
    table.p1.plays("Study 2")
    assert table.p1["Hero"].level == 2
    assert table.p1.xp == 0
    assert table.p1.front + table.p1.back == ["Hero"]
    table.p1.plays("Study 2")
    assert table.p1.xp == 2


@rule("2P-LVL-04")
def test_nobody_is_asked_whether_to_level_up():
    table = duel(p1=side(main=hero(1, level_up=4), levels=hero(2), hand=[study(4)]))
    table.p1.plays("Study 4")
    assert table.p1["Hero"].level == 2
    assert table.asked is table.p1
    assert not table.p1.offered("pass")
    assert table.at == "main"


@rule("2P-LVL-11")
def test_a_face_down_main_character_gains_no_xp():
    first = hero(1, XP_PER_DISCARD, level_up=4)
    for state in ("stunned", "hidden"):
        table = duel(p1=side(main=lying(first, state), levels=lying(hero(2), "xp3"), hand=[waste(1), "1/1"]))
        table.p1.plays("Waste 1")
        assert table.p1.ko_pile == ["1/1", "Waste 1"]
        assert table.p1.xp == 3
        assert table.p1["Hero"].level == 1


# It stays the same character


@rule("2P-LVL-05")
def test_the_new_level_stands_where_and_as_the_old_one_stood():
    first = hero(1, level_up=1)
    table = duel(
        p1=side(main=lying(first, "exhausted"), back="1/1", levels=hero(2), hand=[study(1)]),
    )
    table.p1.plays("Study 1")
    assert table.p1["Hero"].level == 2
    assert table.p1.back == ["Hero", "1/1"]
    assert table.p1["Hero"].exhausted
    assert table.p1["Hero"].face_up

    ready = duel(p1=side(main=first, main_row="front", levels=hero(2), hand=[study(1)]))
    ready.p1.plays("Study 1")
    assert ready.p1["Hero"].ready
    assert ready.p1["Hero"].row == "front"


@rule("2P-LVL-05")
def test_a_stunned_main_character_that_an_effect_levels_stays_stunned():
    table = duel(p1=side(main=lying(hero(1), "stunned w1"), levels=hero(2), hand=[RISE]))
    table.p1.plays("Rise")
    assert table.p1["Hero"].level == 2
    assert table.p1["Hero"].stunned
    assert table.p1["Hero"].exhausted


@rule("2P-LVL-06")
def test_counters_wounds_and_equipment_move_over():
    first = hero(1, level_up=1)
    second = hero(2, atk=5, defense=7)
    table = duel(
        p1=side(main=lying(first, "+2 w2"), levels=second, hand=[study(1)], equipment={"Hero": SWORD})
    )
    assert table.p1["Hero"].stats == (7, 8)
    table.p1.plays("Study 1")
    assert table.p1["Hero"].level == 2
    assert table.p1["Hero"].plus == 2
    assert table.p1["Hero"].wounds == 2
    assert table.p1["Hero"].equipment == ["Sword"]
    assert table.p1["Hero"].stats == (9, 9)

    table = duel(p1=side(main=lying(first, "-1 v1"), levels=second, hand=[study(1)]))
    table.p1.plays("Study 1")
    assert table.p1["Hero"].stats == (4, 6)
    assert table.p1["Hero"].minus == 1
    assert table.p1["Hero"].vitality == 1
    assert table.p1["Hero"].health == 7


@rule("2P-LVL-07", "2P-T-03")
def test_loki_swaps_his_numbers_levels_and_gets_four_more():
    trick = super_power("Trickster God", MAIN, 0, becomes(this, SwapsStats()))
    loki = main_character("T-4", "Loki", atk=1, defense=6, powers=[trick], level_up=4)
    loki_2 = main_character("T-5", "Loki", atk=4, defense=8, level=2, powers=[trick])
    cover = plot_twist("T-6", "Find Cover", MAIN, gets(each(your_main), defense=3))
    surprise = plot_twist("T-7", "Savage Surprise", MAIN, gets(each(your_main), atk=4))
    table = duel(
        p1=side(main=loki, levels=lying(loki_2, "xp3"), hand=[cover, surprise, study(1)]),
    )
    table.p1.plays("Find Cover")
    assert table.p1["Loki"].stats == (1, 9)
    table.p1.uses("Loki", "Trickster God")
    assert table.p1["Loki"].stats == (9, 1)
    table.p1.plays("Study 1")
    assert table.p1["Loki"].level == 2
    assert table.p1["Loki"].stats == (11, 4)
    table.p1.plays("Savage Surprise")
    assert table.p1["Loki"].stats == (15, 4)


@rule("2P-LVL-08", "2P-T-30")
def test_an_attacker_that_levels_by_its_attack_goes_on_attacking():
    first = hero(1, when_attacks(gain_xp()), atk=1, level_up=1)
    table = duel(
        p1=side(
            main=lying(first, "+2 w1"),
            main_row="front",
            levels=hero(2, atk=5, defense=6),
            equipment={"Hero": SWORD},
        ),
        p2=side(front="1/9 h2"),
    )
    table.p1.attacks("Hero", "1/9")
    assert table.p1["Hero"].level == 2
    assert table.p1["Hero"].attacking
    assert table.p1["Hero"].exhausted
    assert table.p1["Hero"].stats == (9, 8)
    assert table.p1["Hero"].equipment == ["Sword"]
    assert table.p1["Hero"].wounds == 1
    assert table.p1.xp == 0
    table.passes()
    assert table.p2["1/9"].stunned


@rule("2P-LVL-08")
def test_a_defender_that_levels_by_being_attacked_goes_on_defending():
    first = hero(1, when_attacked(gain_xp()), defense=2, level_up=1)
    table = duel(
        p1=side(front="4/4"), p2=side(main=first, main_row="front", levels=hero(2, atk=4, defense=5))
    )
    table.p1.attacks("4/4", "Hero")
    assert table.p2["Hero"].defending
    table.passes()
    assert table.p2["Hero"].face_up
    assert table.p1["4/4"].stunned


@rule("2P-LVL-09")
def test_the_numbers_of_the_new_card_count_and_ko_is_checked():
    first, second = hero(1, health=6, level_up=1), hero(2, health=5)
    table = duel(p1=side(main=lying(first, "w5"), levels=second, hand=[study(1)]))
    table.p1.plays("Study 1")
    assert table.over
    assert table.winners == [2]

    table = duel(p1=side(main=lying(first, "w4"), levels=second, hand=[study(1)]))
    table.p1.plays("Study 1")
    assert not table.over
    assert table.p1["Hero"].remaining_health == 1


@rule("2P-LVL-09")
def test_a_new_level_without_def_is_stunned():
    first, second = hero(1, defense=6, level_up=1), hero(2, atk=9, defense=2)
    table = duel(p1=side(main=lying(first, "-2"), levels=second, hand=[study(1)]))
    table.p1.plays("Study 1")
    assert table.p1["Hero"].level == 2
    assert table.p1["Hero"].base == (9, 2)
    assert table.p1["Hero"].stunned
    assert table.p1["Hero"].wounds == 1


@rule("2P-LVL-10")
def test_the_new_level_has_the_powers_printed_on_it():
    jab = super_power("Jab", MAIN, 0, draw())
    hook = super_power("Hook", MAIN, MIGHT, draw())
    roar = super_power("Roar", MAIN, 0, draw())
    first, second = hero(1, jab, roar, level_up=1), hero(2, jab, hook)
    table = duel(p1=side(main=first, levels=second, hand=[study(1)], resources=["Fortress"]))
    assert table.p1.may("use", "Hero", power="Roar")
    table.p1.plays("Study 1")
    table.p1.uses("Hero", "Jab")
    table.p1.uses("Hero", "Hook", paying="Fortress")
    assert len(table.p1.hand) == 2
    assert not table.p1.offered("use", "Hero")


@rule("2P-LVL-13")
def test_levelling_is_neither_appearing_nor_leaving_play():
    herald = when_appears(draw(), subject=IsCharacter())
    table = duel(
        p1=side(main=hero(1, herald, level_up=1), levels=hero(2, herald), hand=[study(1)]),
        p2=side(main=main_character("T-8", "Watcher", atk=3, defense=6, powers=[herald])),
    )
    table.p1.plays("Study 1")
    assert table.p1["Hero"].level == 2
    assert table.p1.hand == []
    assert table.p2.hand == []
    assert table.happened("appeared") == 0
    assert table.happened("left play") == 0


@rule("2P-LVL-14")
def test_a_power_used_before_levelling_is_used_for_the_same_named_one_after_it():
    thief = super_power("Master Thief", MAIN, 0, draw())
    other = super_power("Getaway", MAIN, 0, draw())
    table = duel(
        p1=side(main=hero(1, thief, level_up=1), levels=hero(2, thief, other), hand=[study(1)]),
    )
    table.p1.uses("Hero", "Master Thief")
    table.p1.plays("Study 1")
    assert table.p1["Hero"].level == 2
    assert not table.p1.may("use", "Hero", power="Master Thief")
    assert table.p1.may("use", "Hero", power="Getaway")
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("main")
    assert table.p1.may("use", "Hero", power="Master Thief")


# More than two levels, and down again


@rule("2P-LVL-12")
def test_a_second_level_goes_on_to_the_third_from_no_xp():
    levels = [hero(2, level_up=3), hero(3)]
    table = duel(p1=side(main=hero(1, level_up=4), levels=levels, hand=[study(9), study(2), study(1)]))
    table.p1.plays("Study 9")
    assert table.p1["Hero"].level == 2
    assert table.p1.xp == 0
    table.p1.plays("Study 2")
    assert table.p1["Hero"].level == 2
    assert table.p1.xp == 2
    table.p1.plays("Study 1")
    assert table.p1["Hero"].level == 3
    assert table.p1.xp == 0


@rule("2P-LVL-15")
def test_levelling_down_takes_everything_along():
    table = duel(
        p1=side(
            main=lying(hero(2, atk=5, defense=7), "+2 w2 exhausted"),
            levels=hero(1, atk=3, defense=6),
            hand=[FALL],
            equipment={"Hero": SWORD},
        )
    )
    table.p1.plays("Fall")
    assert table.p1["Hero"].level == 1
    assert table.p1["Hero"].stats == (7, 8)
    assert table.p1["Hero"].wounds == 2
    assert table.p1["Hero"].exhausted
    assert table.p1["Hero"].equipment == ["Sword"]


@rule("2P-LVL-15")
def test_xp_are_gone_after_a_level_down_and_up_again():
    table = duel(
        p1=side(
            main=hero(2, level_up=3),
            levels=[hero(1, level_up=4), lying(hero(3), "xp2")],
            hand=[FALL, RISE],
        )
    )
    assert table.p1.xp == 2
    table.p1.plays("Fall")
    assert table.p1["Hero"].level == 1
    assert table.p1.xp == 0
    table.p1.plays("Rise")
    assert table.p1["Hero"].level == 2
    assert table.p1.xp == 0


@rule("2P-LVL-03", "2P-LVL-15")
def test_surplus_xp_do_not_wait_for_the_level_below():
    table = duel(p1=side(main=hero(1, level_up=4), levels=hero(2), hand=[study(9), FALL]))
    table.p1.plays("Study 9")
    assert table.p1["Hero"].level == 2
    table.p1.plays("Fall")
    assert table.p1["Hero"].level == 1
    assert table.p1.xp == 0


@rule("2P-LVL-16")
def test_without_a_version_to_go_to_it_stays_what_it_is():
    table = duel(p1=side(main=hero(1, level_up=1), hand=[study(1), RISE, FALL]))
    table.p1.plays("Study 1")
    table.p1.plays("Rise")
    table.p1.plays("Fall")
    assert table.p1["Hero"].level == 1
    assert table.p1.xp == 0
    assert table.happened("levelled") == 0


@rule("2P-LVL-16")
def test_a_missing_second_level_is_not_skipped():
    table = duel(p1=side(main=hero(1, level_up=1), levels=hero(3), hand=[study(1), RISE]))
    table.p1.plays("Study 1")
    table.p1.plays("Rise")
    assert table.p1["Hero"].level == 1
