"""Chris Jericho (AEW-003, AEW-004)."""

import pytest

from versus.cards.tpcg.all_elite_wrestling.babyface_main_characters import chris_jericho_1, chris_jericho_2
from versus.cards.tpcg.all_elite_wrestling.babyfaces import CARDS as BABYFACES
from versus.cards.tpcg.all_elite_wrestling.gear import aew_world_championship_belt, baseball_bat
from versus.games.tpcg.language.vocabulary import (
    becomes,
    daze,
    each,
    enemy,
    hide,
    losing_powers,
    main,
    one,
    plot_twist,
)
from versus.games.tpcg.plug import start
from versus.games.tpcg.printed.deck import faults
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.words import MAIN
from versus.kernel.deck import Deck
from versus.kernel.errors import BadSetup
from versus.testing.tpcg import Table, duel, lying, rule, side
from versus.testing.tpcg.decks import plain_deck


def sixty(*cards):
    return Deck((*cards, *(BABYFACES * 4)[: 60 - len(cards)]), chris_jericho_1, (chris_jericho_2,))


@rule("2P-CRD-43", "2P-DCK-21", "2P-SET-14")
def test_floyd_the_bat_is_set_aside_and_on_him_as_soon_as_he_is_in_play():
    table = Table(start([sixty(baseball_bat), plain_deck(1)], 7, Rules()))
    assert len(table.p1.deck) == 59, "one of the sixty is set aside"
    table.asked.names_first(1)
    assert table.p1["Baseball Bat"].zone == "being played"
    table.p1.chooses_row("back")
    assert table.p1["Chris Jericho"].equipment == ["Baseball Bat"]
    table.p2.chooses_row("front")
    assert len(table.p1.deck) == 52
    table.p1.mulligans()
    table.p2.keeps()
    assert table.p1["Chris Jericho"].equipment == ["Baseball Bat"]
    assert len(table.p1.deck) == 52


@rule("2P-DCK-21")
def test_a_deck_of_his_without_the_bat_is_not_legal():
    assert "2P-DCK-21" in {fault.rule for fault in faults(sixty())}
    assert "2P-DCK-21" not in {fault.rule for fault in faults(sixty(baseball_bat))}


@rule("2P-DCK-21")
def test_no_game_is_started_without_it():
    with pytest.raises(BadSetup, match="Put a Baseball Bat among the sixty cards"):
        start([sixty(), plain_deck(1)], 7, Rules())


@pytest.mark.parametrize(
    ("front", "xp"),
    [
        (["Ann 1/1 Babyfaces", "Bob 1/1 Heels"], 1),
        (["Ann 1/1 Babyfaces", "Bob 1/1 Babyfaces"], 0),
        (["Bob 1/1 Heels"], 0),
    ],
)
def test_judas_effect_takes_a_supporting_character_of_either_team(front, xp):
    p1 = side(main=chris_jericho_1, levels=chris_jericho_2, front=front)
    table = duel(p1=p1, p2=side(front="Foe 1/1 Heels"), at="formation")
    table.p1.goes_to("main")
    assert table.p1.xp == xp


def test_the_second_makes_him_level_two():
    p1 = side(
        main=lying(chris_jericho_1, "xp1"),
        levels=chris_jericho_2,
        front=["Ann 1/1 Babyfaces", "Bob 1/1 Heels"],
    )
    table = duel(p1=p1, at="formation")
    table.p1.goes_to("main")
    assert table.p1["Chris Jericho"].stats == (5, 9)


def champion_with(gear, level=chris_jericho_2):
    return side(main=level, main_row="front", equipment={"Chris Jericho": gear})


@rule("2P-CRD-44", "2P-GEN-01")
def test_le_champion_keeps_the_belt_while_he_is_stunned():
    table = duel(p1=side(front="Foe 9/9"), p2=champion_with(aew_world_championship_belt))
    table.p1.attacks("Foe", "Chris Jericho")
    table.passes()
    assert table.p2["Chris Jericho"].stunned
    assert table.p2["Chris Jericho"].equipment == ["AEW World Championship Belt"]
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.p2["Chris Jericho"].plus == 3


@rule("2P-CRD-44")
def test_the_bat_is_kod_as_ever():
    table = duel(p1=side(front="Foe 9/9"), p2=champion_with(baseball_bat))
    table.p1.attacks("Foe", "Chris Jericho")
    table.passes()
    assert table.p2.ko_pile == ["Baseball Bat"]


@rule("2P-CRD-44")
def test_at_level_one_he_is_no_champion_of_that_kind():
    gear = champion_with(aew_world_championship_belt, chris_jericho_1)
    table = duel(p1=side(front="Foe 9/9"), p2=gear)
    table.p1.attacks("Foe", "Chris Jericho")
    table.passes()
    assert table.p2.ko_pile == ["AEW World Championship Belt"]


def test_a_dazed_champion_keeps_it_too_and_a_hidden_one_does_not():
    for verb, kept in ((daze, True), (hide, False)):
        trick = plot_twist("T-T", "Trick", MAIN, verb(each(enemy, main)))
        table = duel(p1=side(hand=trick), p2=champion_with(aew_world_championship_belt))
        table.p1.plays("Trick")
        assert bool(table.p2["Chris Jericho"].equipment) is kept


def test_without_his_powers_he_loses_it():
    numb = plot_twist("T-N", "Numb", MAIN, becomes(one(enemy, main), losing_powers))
    table = duel(p1=side(front="Foe 9/9", hand=numb), p2=champion_with(aew_world_championship_belt))
    table.p1.plays("Numb")
    table.p1.attacks("Foe", "Chris Jericho")
    table.passes()
    assert table.p2["Chris Jericho"].equipment == []


def test_walls_of_jericho_hold_an_exhausted_enemy():
    p2 = side(main=chris_jericho_2, main_row="front", resources="Double or Nothing")
    table = duel(p1=side(front="Foe 50/50"), p2=p2)
    table.p1.attacks("Foe", "Chris Jericho")
    table.p1.passes()
    table.p2.uses("Chris Jericho", "Walls of Jericho")
    table.passes()
    assert not table.p2["Chris Jericho"].stunned


def test_they_hold_nobody_who_is_ready():
    p1 = side(main=chris_jericho_2, main_row="front", resources="Double or Nothing")
    table = duel(p1=p1, p2=side(front="Foe 50/50"))
    table.p1.attacks("Chris Jericho", "Foe")
    table.p1.uses("Chris Jericho", "Walls of Jericho")
    table.passes()
    assert table.p1["Chris Jericho"].stunned
