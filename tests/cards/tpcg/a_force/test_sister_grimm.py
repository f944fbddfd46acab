"""Sister Grimm, the main character (AFF-005, AFF-006) and the supporting one (AFF-010)."""

import pytest

from versus.cards.tpcg.a_force.heroines import (
    build_a_better_world,
    heroines_of_arcadia,
    sister_grimm,
    you_wont_like_her,
)
from versus.cards.tpcg.a_force.main_characters import sister_grimm_1, sister_grimm_2
from versus.games.tpcg.flow import levels
from versus.testing.tpcg import duel, rule, side


def test_a_wound_on_an_enemys_turn_wakes_the_staff():
    table = duel(
        p1=side(front="Ann 9/9"), p2=side(main=sister_grimm_1, main_row="front", levels=sister_grimm_2)
    )
    table.p1.attacks("Ann", "Sister Grimm")
    table.passes()
    assert table.p2.main.level == 2


def test_a_wound_on_her_own_turn_does_not():
    p1 = side(main=sister_grimm_1, main_row="front", levels=sister_grimm_2)
    table = duel(p1=p1, p2=side(front="Foe 9/9"))
    table.p1.attacks("Sister Grimm", "Foe")
    table.passes()
    assert table.p1.main.wounds == 1
    assert table.p1.main.level == 1


ALL = ["Academy", "Fortress", "Laboratory", "Training Ground"]


def awake(**more):
    return duel(
        p1=side(main=sister_grimm_2, levels=sister_grimm_1, front="Ann 1/9", resources=ALL, deck=9, **more),
        p2=side(front="Foe 3/3", deck=9),
    )


@pytest.mark.parametrize(
    ("spell", "on"),
    [("Muzzle", ()), ("Bounce House", ["Foe", "stop"]), ("Open Sesame", ()), ("Caffeine Injection", ["Ann"])],
)
def test_each_spell_sends_her_back_to_level_1(spell, on):
    table = awake()
    table.p1.uses("Sister Grimm", spell, on=on)
    assert table.p1.main.level == 1


def test_muzzle_keeps_your_side_from_attack_until_your_next_turn_is_over():
    table = awake()
    table.p1.uses("Sister Grimm", "Muzzle")
    table.next_turn()
    table.p2.goes_to("main")
    assert not table.p2.may("attack", "Foe", "Ann")
    table.next_turn()
    table.next_turn()
    table.p2.goes_to("main")
    assert table.p2.may("attack", "Foe", "Ann")


def test_bounce_house_puts_up_to_two_supporting_characters_into_their_owners_hands():
    table = awake()
    table.p1.uses("Sister Grimm", "Bounce House", on=["Ann", "Foe"])
    assert table.p1.hand == ["Ann"]
    assert table.p2.hand == ["Foe"]


def test_open_sesame_draws_three_and_caffeine_injection_puts_four_counters():
    table = awake()
    table.p1.uses("Sister Grimm", "Open Sesame")
    assert len(table.p1.hand) == 3
    table = awake()
    table.p1.uses("Sister Grimm", "Caffeine Injection", on="Ann")
    assert table.p1["Ann"].plus == 4


@rule("2P-PWR-30")
def test_a_spell_once_said_is_said_for_the_whole_game():
    table = awake()
    table.p1.uses("Sister Grimm", "Open Sesame")
    table.next_turn()
    table.p2.goes_to("main")
    table.next_turn()
    table.p1.goes_to("main")
    assert table.p1.main.level == 1
    table.befalls(awaken)
    assert table.p1.main.level == 2
    assert table.p1.why_not("use", "Sister Grimm", power="Open Sesame") == "2P-PWR-30"
    assert table.p1.may("use", "Sister Grimm", power="Muzzle")


def awaken(game):
    grimm = game.first_main[0]
    levels.change_level(game, grimm, levels.version(game, grimm, 2))


# The supporting character


def staff(ko_pile=(), deck=(heroines_of_arcadia, you_wont_like_her)):
    p1 = side(front=[sister_grimm, "Ann 3/9 A-Force"], resources="Academy", ko=list(ko_pile), deck=list(deck))
    return duel(p1=p1, p2=side(front="Foe 3/9"))


def test_the_staff_of_one_plays_an_any_turn_combat_plot_twist_out_of_the_deck():
    table = staff()
    table.p1.attacks("Ann", "Foe")
    table.p1.uses("Sister Grimm", "The Staff of One", on="You Won't Like Her")
    assert table.p2["Foe"].plus == 2
    assert table.p1.ko_pile == ["You Won't Like Her When She's Angry"]
    assert table.p1.deck == ["Heroines of Arcadia"]
    table.passes()


def test_one_whose_name_lies_in_the_ko_pile_is_not_to_be_found():
    table = staff(ko_pile=[you_wont_like_her])
    table.p1.attacks("Ann", "Foe")
    table.p1.uses("Sister Grimm", "The Staff of One")
    assert table.p1.choices == ["Heroines of Arcadia"]
    table.p1.stops()
    assert table.happened("shuffled") == 1
    table.passes()


def test_a_plot_twist_of_the_main_phase_is_not_to_be_found_unless_it_is_for_combat_too():
    table = staff(deck=[build_a_better_world, "Bob 1/1"])
    table.p1.attacks("Ann", "Foe")
    table.p1.uses("Sister Grimm", "The Staff of One")
    assert table.p1.choices == ["Build a Better World"]
    table.p1.stops()
    table.passes()
