"""Thunder Rosa (AEW-011, AEW-012)."""

import pytest

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.all_elite_wrestling.babyface_main_characters import thunder_rosa_1, thunder_rosa_2
from versus.games.tpcg.language.vocabulary import (
    discard,
    each_enemy,
    face_down_resource,
    ko,
    one_card,
    plot_twist,
)
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, lying, rule, side


def attacking(main, front, back=(), **facts):
    p1 = side(main=main, main_row="front", resources="Double or Nothing", **facts)
    return duel(p1=p1, p2=side(front=front, back=back))


@rule("2P-CRD-65", "2P-CRD-66")
@at_both_levels(thunder_rosa_1, thunder_rosa_2)
def test_la_mera_mera_attacks_on_as_soon_as_she_has_won(main):
    table = attacking(main, ["Ann 0/3", "Bob 0/3", "Cid 0/3"], back="Dan 0/3")
    table.p1.attacks("Thunder Rosa", "Ann")
    table.p1.uses("Thunder Rosa", "La Mera Mera")
    table.passes()
    table.p1.says_yes()
    assert table.p1.choices == ["Bob", "Cid"]
    table.p1.chooses("Cid")
    assert table.in_combat
    assert table.p2["Cid"].defending
    assert table.p1["Thunder Rosa"].exhausted
    table.passes()
    assert table.p2["Ann"].stunned
    assert table.p2["Cid"].stunned
    assert not table.in_combat
    assert not table.p1.may("attack", "Thunder Rosa", "Bob")


@rule("2P-CRD-65")
def test_she_may_leave_it_at_that():
    table = attacking(thunder_rosa_1, ["Ann 0/3", "Bob 0/3"])
    table.p1.attacks("Thunder Rosa", "Ann")
    table.p1.uses("Thunder Rosa", "La Mera Mera")
    table.passes()
    table.p1.says_no()
    assert not table.in_combat


@rule("2P-CRD-65")
def test_without_a_win_there_is_no_second_attack():
    table = attacking(thunder_rosa_1, ["Ann 0/4", "Bob 0/3"])
    table.p1.attacks("Thunder Rosa", "Ann")
    table.p1.uses("Thunder Rosa", "La Mera Mera")
    table.passes()
    assert not table.in_combat
    assert not table.p2["Ann"].stunned


@rule("2P-CRD-65")
def test_the_row_is_that_of_a_defender_who_is_gone():
    table = attacking(thunder_rosa_1, ["Ann 0/3 h1", "Bob 0/3"], back="Dan 0/3")
    table.p1.attacks("Thunder Rosa", "Ann")
    table.p1.uses("Thunder Rosa", "La Mera Mera")
    table.passes()
    assert table.p2["Ann"].koed
    table.p1.says_yes()
    assert table.p2["Bob"].defending
    table.passes()


@rule("2P-CRD-65")
def test_in_the_back_row_she_goes_on_there_whoever_protects():
    p1 = side(main=thunder_rosa_1, main_row="front", resources="Double or Nothing", front="Pal 0/9")
    p2 = side(front="Guard 0/9, stunned", back=["Ann 0/3", "Bob 0/3"])
    table = duel(p1=p1, p2=p2)
    table.p1.attacks("Thunder Rosa", "Ann")
    table.p1.uses("Thunder Rosa", "La Mera Mera")
    table.passes()
    table.p1.says_yes()
    assert table.p1.choices == ["Leader 2", "Bob"]
    table.p1.chooses("Bob")
    table.passes()
    assert table.p2["Bob"].stunned


def test_alone_in_the_row_the_defender_has_no_neighbour_to_attack():
    table = attacking(thunder_rosa_1, ["Ann 0/3"], back="Dan 0/3")
    table.p1.attacks("Thunder Rosa", "Ann")
    table.p1.uses("Thunder Rosa", "La Mera Mera")
    table.passes()
    assert not table.in_combat


def test_the_second_combat_is_struck_back_and_won_on_its_own():
    table = attacking(thunder_rosa_1, ["Ann 0/3", "Bob 9/9"])
    table.p1.attacks("Thunder Rosa", "Ann")
    table.p1.uses("Thunder Rosa", "La Mera Mera")
    table.passes()
    table.p1.says_yes()
    table.passes()
    assert table.p1["Thunder Rosa"].stunned


def test_it_is_used_on_her_own_turn_only():
    p2 = side(main=thunder_rosa_1, main_row="front", resources="Double or Nothing")
    table = duel(p1=side(front="Foe 0/3"), p2=p2)
    table.p1.attacks("Foe", "Thunder Rosa")
    table.p1.passes()
    assert not table.p2.may("use", "Thunder Rosa", power="La Mera Mera")
    table.p2.passes()


def test_everybody_who_comes_into_a_ko_pile_is_an_experience():
    p1 = side(main=thunder_rosa_1, levels=thunder_rosa_2, front="Pal 9/1 h1")
    table = duel(p1=p1, p2=side(front="Foe 9/9 h1"))
    table.p1.attacks("Pal", "Foe")
    table.passes()
    assert table.p1.xp == 2


@pytest.mark.parametrize(("card", "xp"), [("Ann 1/1", 1), ("Academy", 0)])
def test_so_is_a_character_that_is_discarded_and_no_other_card(card, xp):
    theft = plot_twist("T-T", "Theft", MAIN, discard(1, each_enemy))
    p1 = side(main=thunder_rosa_1, levels=thunder_rosa_2, hand=theft)
    table = duel(p1=p1, p2=side(hand=card))
    table.p1.plays("Theft")
    assert len(table.p2.ko_pile) == 1
    assert table.p1.xp == xp


@pytest.mark.parametrize(("card", "xp"), [("Ann 1/1, down", 1), ("Academy, down", 0)])
def test_and_one_that_lay_face_down_as_a_resource(card, xp):
    raze = plot_twist("T-R", "Raze", MAIN, ko(one_card(face_down_resource)))
    p1 = side(main=thunder_rosa_1, levels=thunder_rosa_2, hand=raze)
    table = duel(p1=p1, p2=side(resources=card))
    table.p1.plays("Raze")
    assert len(table.p2.ko_pile) == 1
    assert table.p1.xp == xp


def test_powering_up_puts_one_there_as_well():
    p1 = side(main=thunder_rosa_1, levels=thunder_rosa_2, front="Pal 1/1", hand="Pal 1/1")
    table = duel(p1=p1)
    table.p1.powers_up("Pal", with_="Pal in hand")
    assert table.p1.xp == 1


def test_the_fifth_makes_her_level_two():
    p1 = side(main=lying(thunder_rosa_1, "xp4"), levels=thunder_rosa_2, front="Pal 1/1", hand="Pal 1/1")
    table = duel(p1=p1)
    table.p1.powers_up("Pal", with_="Pal in hand")
    assert table.p1["Thunder Rosa"].stats == (6, 8)


def dia_de_los_muertos():
    p1 = side(main=thunder_rosa_2, resources="Revolution", ko=["Ann 3/3", "Academy"])
    table = duel(p1=p1, p2=side(ko="Bob 4/4"), at="build")
    table.p1.uses("Thunder Rosa", "Dia de Los Muertos")
    assert table.p1.choices == ["Ann", "Bob"]
    return table


def test_dia_de_los_muertos_calls_somebody_from_any_ko_pile_for_a_turn():
    table = dia_de_los_muertos()
    table.p1.answers("Bob", "front")
    assert table.p1.front == ["Bob"]
    assert table.p2["Bob"].controller == 1
    table.p1.ends_turn()
    assert table.p2["Bob"].zone == "removed from the game"


@pytest.mark.parametrize(("health", "zone"), [("h1", "KO pile"), ("h2", "removed from the game")])
def test_who_is_kod_before_the_turn_ends_stays_in_the_ko_pile_and_who_is_stunned_goes(health, zone):
    p1 = side(main=thunder_rosa_2, resources="Revolution", ko=f"Ann 3/3 {health}")
    table = duel(p1=p1, p2=side(front="Wall 9/9"), at="build")
    table.p1.uses("Thunder Rosa", "Dia de Los Muertos", on=["Ann", "front"])
    table.p1.goes_to("main")
    table.p1.attacks("Ann", "Wall")
    table.passes()
    table.p1.ends_turn()
    assert table.p1["Ann"].zone == zone
