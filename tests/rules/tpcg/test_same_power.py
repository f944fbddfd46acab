"""When two powers are the same power: only where they are printed as one (2P-PWR-46, 2P-LVL-14)."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    basic_location,
    card_in,
    combat_action,
    draw,
    each,
    equipment,
    gain_xp,
    it,
    main_character,
    named,
    one_anywhere,
    plot_twist,
    plus_counters,
    push,
    put_into_play,
    reaction,
    remove_from_game,
    super_power,
    supporting,
    this,
    transform,
    your_main,
    yours,
)
from versus.games.tpcg.printed.definition import ONCE_A_COMBAT, ONCE_A_GAME
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.words import ANY_COMBAT, COMBAT, FRONT, MAIN, MIGHT, PILE, SKILL, STUN
from versus.testing.tpcg import duel, rule, side

LIFT = super_power("Smash", MAIN, (), plus_counters(this))
DRAW = super_power("Smash", MAIN, (), draw())
STUDY = plot_twist("T-STUDY", "Study", MAIN, gain_xp(1, each(your_main)))


def brute(name, *powers, key=None):
    return supporting(key or f"T-{name}", name, cost=1, atk=1, defense=5, health=5, powers=powers)


@rule("2P-PWR-46")
def test_two_powers_of_one_name_are_each_used_once_a_turn():
    table = duel(p1=side(front=brute("Hulk", LIFT, DRAW)))
    table.p1.uses("Hulk", "Smash")
    assert (table.p1["Hulk"].plus, len(table.p1.hand)) == (1, 0)
    table.p1.uses("Hulk", "Smash")
    assert (table.p1["Hulk"].plus, len(table.p1.hand)) == (1, 1)
    assert not table.p1.offered("use", "Hulk")
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("main")
    assert table.p1.offered("use", "Hulk")


@rule("2P-PWR-46")
def test_the_same_text_for_another_price_is_another_power():
    dear, cheap = super_power("Smash", MAIN, MIGHT, draw()), super_power("Smash", MAIN, SKILL, draw())
    gym = basic_location("T-GYM", "Gym", SKILL)
    table = duel(p1=side(front=brute("Hulk", dear, cheap), resources=["Fortress", "Fortress", gym]))
    table.p1.uses("Hulk", "Smash", paying="Fortress")
    table.p1.uses("Hulk", "Smash", paying="Gym")
    assert len(table.p1.hand) == 2
    assert not table.p1.offered("use", "Hulk")


@rule("2P-PWR-46")
def test_a_power_of_equipment_is_not_its_bearers_power_of_that_name():
    club = equipment("T-CLUB", "Club", cost=1, powers=[DRAW])
    table = duel(p1=side(front=brute("Hulk", LIFT), equipment={"Hulk": club}))
    table.p1.uses("Hulk", "Smash")
    table.p1.uses("Hulk", "Smash")
    assert (table.p1["Hulk"].plus, len(table.p1.hand)) == (1, 1)
    assert not table.p1.offered("use", "Hulk")


@rule("2P-PWR-46")
def test_counted_by_power_only_the_same_printed_one_is_used_up_for_all():
    table = duel(
        p1=side(front=[brute("Hulk", DRAW), brute("Thing", DRAW), brute("Rhino", LIFT)]),
        rules=Rules(once="power"),
    )
    table.p1.uses("Hulk", "Smash")
    assert table.p1.why_not("use", "Thing", power="Smash") == "2P-PWR-26"
    assert table.p1.may("use", "Rhino", power="Smash")


@rule("2P-PWR-46")
def test_each_has_its_own_limit_of_once_a_combat():
    swing = combat_action("Swing", plus_counters(this), limit=ONCE_A_COMBAT)
    backswing = combat_action("Swing", draw(), limit=ONCE_A_COMBAT)
    table = duel(p1=side(front=brute("Hulk", swing, backswing)), p2=side(front=["Blob 0/9", "Toad 0/9"]))
    table.p1.attacks("Hulk", "Blob")
    for _ in range(2):
        table.p1.uses("Hulk", "Swing")
        table.p2.passes()
    assert (table.p1["Hulk"].plus, len(table.p1.hand)) == (1, 1)
    assert not table.p1.offered("use", "Hulk")
    table.passes()


@rule("2P-PWR-46")
def test_what_was_used_in_one_combat_may_be_used_in_the_next():
    swing = combat_action("Swing", plus_counters(this), limit=ONCE_A_COMBAT)
    table = duel(p1=side(front=["Pyro 0/9", "Beast 0/9"]), p2=side(front=brute("Hulk", swing)))
    for number, attacker in enumerate(("Pyro", "Beast"), start=1):
        table.p1.attacks(attacker, "Hulk")
        table.p1.passes()
        table.p2.uses("Hulk", "Swing")
        table.p1.passes()
        assert not table.p2.offered("use", "Hulk")
        table.passes()
        assert table.p2["Hulk"].plus == number


@rule("2P-ZON-24", "2P-PWR-32")
@pytest.mark.parametrize("leaves", [True, False])
def test_one_that_left_play_and_came_back_during_the_combat_may_use_it_again(leaves):
    cheer = super_power("Cheer", ANY_COMBAT, (), draw(), limit=ONCE_A_COMBAT)
    there = one_anywhere(yours, named("Fan"))
    blink = plot_twist("T-BLINK", "Blink", COMBAT, remove_from_game(there), put_into_play(it, FRONT))
    shove = plot_twist("T-SHOVE", "Shove", COMBAT, push(there))
    table = duel(
        p1=side(front=["Hulk 1/5", brute("Fan", cheer)], hand=[blink, shove]), p2=side(front="Blob 0/9")
    )
    table.p1.attacks("Hulk", "Blob")
    table.p1.uses("Fan", "Cheer")
    table.p2.passes()
    table.p1.plays("Blink" if leaves else "Shove")
    table.p2.passes()
    assert table.p1.why_not("use", "Fan", power="Cheer") == (None if leaves else "2P-CMB-41")


@rule("2P-PWR-46")
def test_each_has_its_own_limit_of_once_a_game():
    omen = super_power("Omen", MAIN, (), draw(), limit=ONCE_A_GAME)
    other_omen = super_power("Omen", MAIN, (), plus_counters(this), limit=ONCE_A_GAME)
    table = duel(p1=side(front=brute("Seer", omen, other_omen)))
    table.p1.uses("Seer", "Omen")
    table.p1.uses("Seer", "Omen")
    assert (table.p1["Seer"].plus, len(table.p1.hand)) == (1, 1)
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("main")
    assert table.p1.why_not("use", "Seer", power="Omen") == "2P-PWR-30"


@rule("2P-PWR-46")
def test_each_reaction_of_a_name_is_offered():
    grit, other_grit = reaction("Grit", (), STUN, draw()), reaction("Grit", (), STUN, plus_counters(this))
    table = duel(p1=side(front=brute("Hulk", grit, other_grit)), p2=side(front="Blob 0/1"))
    table.p1.attacks("Hulk", "Blob")
    table.passes()
    table.p1.reacts("Hulk")
    table.p1.reacts("Hulk")
    assert (table.p1["Hulk"].plus, len(table.p1.hand)) == (1, 1)
    assert table.p2["Blob"].stunned


@rule("2P-PWR-46")
@pytest.mark.parametrize(("power", "again"), [(DRAW, False), (LIFT, True)], ids=["the same", "another"])
def test_a_character_that_transforms_may_use_another_power_of_that_name(power, again):
    change = super_power("Change", MAIN, (), transform(card_in(PILE)))
    table = duel(p1=side(front=brute("Banner", DRAW, change), pile=[brute("Hulk", power)]))
    table.p1.uses("Banner", "Smash")
    table.p1.uses("Banner", "Change")
    assert table.p1.front == ["Hulk"]
    assert table.p1.may("use", "Hulk", power="Smash") is again


# Levels


def hero(level, *powers, level_up=0):
    return main_character(
        f"T-HERO-{level}", "Hero", atk=3, defense=6, health=6, level=level, powers=powers, level_up=level_up
    )


@rule("2P-LVL-14", "2P-PWR-46")
@pytest.mark.parametrize("second", [DRAW, LIFT], ids=["word for word", "in other words"])
def test_the_power_that_both_levels_print_is_one_power(second):
    other = super_power("Clap", MAIN, (), draw())
    table = duel(p1=side(main=hero(1, DRAW, level_up=1), levels=hero(2, second, other), hand=STUDY))
    table.p1.uses("Hero", "Smash")
    table.p1.plays("Study")
    assert table.p1.main.level == 2
    assert table.p1.why_not("use", "Hero", power="Smash") == "2P-PWR-26"
    assert table.p1.may("use", "Hero", power="Clap")
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("main")
    assert table.p1.may("use", "Hero", power="Smash")


@rule("2P-LVL-14", "2P-PWR-46")
def test_of_two_powers_of_a_name_only_the_one_that_was_used_is_used_at_the_next_level():
    table = duel(p1=side(main=hero(1, DRAW, LIFT, level_up=1), levels=hero(2, DRAW, LIFT), hand=STUDY))
    table.p1.uses("Hero", "Smash")
    table.p1.plays("Study")
    table.p1.uses("Hero", "Smash")
    assert (table.p1.main.plus, len(table.p1.hand)) == (1, 1)
    assert not table.p1.offered("use", "Hero")


@rule("2P-LVL-14", "2P-PWR-46")
def test_once_a_game_holds_for_the_next_level_too():
    omen = super_power("Omen", MAIN, (), draw(), limit=ONCE_A_GAME)
    greater_omen = super_power("Omen", MAIN, (), draw(2), limit=ONCE_A_GAME)
    table = duel(p1=side(main=hero(1, omen, level_up=1), levels=hero(2, greater_omen), hand=STUDY))
    table.p1.uses("Hero", "Omen")
    table.p1.plays("Study")
    assert table.p1.why_not("use", "Hero", power="Omen") == "2P-PWR-30"


@rule("2P-LVL-14", "2P-PWR-46")
def test_a_power_not_used_at_one_level_is_free_at_the_next():
    table = duel(p1=side(main=hero(1, DRAW, level_up=1), levels=hero(2, DRAW), hand=STUDY))
    table.p1.plays("Study")
    assert table.p1.may("use", "Hero", power="Smash")
