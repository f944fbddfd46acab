"""Moon Knight, the main character with his pile (DHK-009) and the supporting one (DHK-021).

How he transforms, that his pact lasts all game and ends the changes, and Integrated Personalities are stated;
what his powers do besides, what they cost and when the pact calls him are ours.
"""

from dataclasses import replace

import pytest

from tests.cards.tpcg.defenders_of_hells_kitchen.knights import ALL, as_, pile_beside, piled, uses_power
from tests.rules.tpcg.opening import first_turn
from versus.cards.tpcg.defenders.defenders import moon_knight as old_moon_knight
from versus.cards.tpcg.defenders_of_hells_kitchen.personalities import (
    jake_lockley,
    moon_knight,
    moon_knight_main,
    mr_knight,
)
from versus.decks import starter
from versus.games.tpcg.language.vocabulary import (
    each,
    freeze,
    loses_powers,
    main,
    plot_twist,
    special_location,
    wound,
    yours,
)
from versus.games.tpcg.plug import start
from versus.games.tpcg.printed.deck import faults
from versus.games.tpcg.words import MAIN, SKILL
from versus.testing.tpcg import duel, lying, rule, side

COLD = plot_twist("T-1", "Cold", MAIN, freeze(each(main)))
SCRATCH = plot_twist("T-2", "Scratch", MAIN, wound(each(main, yours)), deck_limit=30)
SILENCING_SCRATCH = plot_twist(
    "T-3", "Scratch", MAIN, loses_powers(each(main)), wound(each(main, yours)), deck_limit=30
)
DOJO = special_location("T-4", "Dojo", SKILL, deck_limit=30)


def knight_deck(*pile):
    return replace(starter("Daredevil of Hell's Kitchen"), leader=moon_knight_main, levels=(), pile=pile)


def with_his_pile():
    """The Daredevil deck, led by him."""
    return knight_deck(*pile_beside(moon_knight_main))


# The pile


@rule("2P-DCK-20", "2P-CRD-83")
def test_his_deck_brings_the_three_others_and_nobody_else():
    assert faults(with_his_pile()) == []
    for pile in (
        (),
        ALL,
        pile_beside(moon_knight_main)[:2],
        (jake_lockley, *pile_beside(moon_knight_main)[1:]),
    ):
        assert [fault.rule for fault in faults(knight_deck(*pile))] == ["2P-DCK-20"]


@rule("2P-CRD-83", "2P-ZON-23")
def test_everybody_sees_the_pile_from_the_start():
    battle = start([with_his_pile(), starter("Kingpin of Hell's Kitchen")], seed=3)
    for seat in (0, 1, None):
        piles = {pile.name: pile for pile in battle.view(seat).sides[0].piles}
        assert sorted(card.name for card in piles["out-of-game pile"].cards) == [
            "Jake Lockley",
            "Mr. Knight",
            "Steven Grant",
        ]


# The Fist of Khonshu


@rule("2P-CRD-84", "2P-CRD-87", "2P-KEY-42")
def test_the_fist_makes_him_somebody_of_the_pile_and_puts_himself_there():
    table = as_(moon_knight_main)
    was, is_now = uses_power(table)
    assert (was, is_now in ("Jake Lockley", "Mr. Knight", "Steven Grant")) == ("Moon Knight", True)
    assert len(piled(table)) == 3
    assert "Moon Knight" in piled(table)
    assert table.p1.main.plus == 2, "the counters pass over"


@rule("2P-CRD-84")
def test_chance_decides_who():
    found = set()
    for number in range(12):
        table = duel(
            p1=side(main=moon_knight_main, pile=pile_beside(moon_knight_main), resources="Training Ground"),
            seed=number,
        )
        found.add(uses_power(table)[1])
    assert found == {"Jake Lockley", "Mr. Knight", "Steven Grant"}


@rule("2P-CRD-85")
def test_the_new_one_lies_as_the_old_one_lay():
    table = as_(moon_knight_main, "exhausted", back=["Ann 1/1", "Bob 1/1"])
    uses_power(table)
    assert table.p1.main.row == "back"
    assert table.p1.main.exhausted
    assert table.happened("appeared") == 0


@rule("2P-CRD-86")
def test_wounds_counters_and_freeze_pass_over():
    table = as_(moon_knight_main, "w2 +1", hand=[COLD])
    table.p1.plays("Cold")
    uses_power(table)
    assert (table.p1.main.wounds, table.p1.main.plus) == (2, 3)
    assert table.p1.main.frozen


# Pact With Khonshu


def a_real_game(twist):
    """Played from its start, where the pact is made; half his deck is this twist, half pays for the Fist."""
    deck = knight_deck(*pile_beside(moon_knight_main))
    mine = replace(deck, cards=(twist, DOJO) * 30)
    table = first_turn([mine, starter("Kingpin of Hell's Kitchen")])
    table.p1.goes_to("main")
    return table


def transformed(twist=SCRATCH):
    """Somebody of the pile is in play."""
    table = a_real_game(twist)
    assert uses_power(table)[1] != "Moon Knight"
    return table


def wounded(table, times):
    for _ in range(times):
        table.p1.plays("Scratch")
    return table


@rule("2P-CRD-89")
def test_at_three_wounds_the_pact_turns_a_personality_into_moon_knight():
    table = wounded(transformed(), 2)
    assert table.p1.main.name != "Moon Knight"
    wounded(table, 1)
    assert table.p1.main.name == "Moon Knight"
    assert table.p1.main.wounds == 3
    assert len(piled(table)) == 3


@rule("2P-CRD-89")
def test_it_does_though_the_personality_has_lost_its_powers():
    table = wounded(transformed(SILENCING_SCRATCH), 3)
    assert table.p1.main.name == "Moon Knight"


@rule("2P-CRD-90")
def test_after_that_he_transforms_no_more_and_the_fist_does_the_rest():
    table = wounded(transformed(), 3)
    counters = table.p1.main.plus
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    uses_power(table)
    assert table.p1.main.name == "Moon Knight"
    assert table.p1.main.plus == counters + 2


@rule("2P-CRD-89")
def test_moon_knight_himself_is_not_called_and_still_changes():
    table = wounded(a_real_game(SCRATCH), 3)
    assert table.p1.main.name == "Moon Knight"
    assert uses_power(table)[1] != "Moon Knight"


# The supporting character


@rule("2P-CRD-91", "2P-KEY-42")
def test_in_combat_he_becomes_another_personality_from_your_hand():
    table = duel(p1=side(front="9/9"), p2=side(front=lying(jake_lockley, "w0 +1"), hand=moon_knight))
    table.p1.attacks("9/9", "Jake Lockley")
    table.p1.passes()
    table.p2.uses("Jake Lockley", "Integrated Personalities", on="Moon Knight")
    changed = table.p2["Moon Knight"]
    assert changed.defending
    assert changed.plus == 1
    assert changed.stats == (7, 7)
    table.passes()


@rule("2P-CRD-92")
def test_the_old_card_goes_to_your_hand():
    table = duel(p1=side(front=moon_knight, hand=jake_lockley), p2=side(front="1/9"))
    table.p1.attacks("Moon Knight", "1/9")
    table.p1.uses("Moon Knight", "Integrated Personalities", on="Jake Lockley")
    assert table.p1.hand == ["Moon Knight"]
    assert table.p1.front == ["Jake Lockley"]
    assert table.happened("appeared") == 0
    table.passes()


@rule("2P-CRD-93")
def test_once_per_combat_whoever_he_is_by_then():
    table = duel(p1=side(front=moon_knight, hand=[jake_lockley, mr_knight]), p2=side(front="1/9"))
    table.p1.attacks("Moon Knight", "1/9")
    table.p1.uses("Moon Knight", "Integrated Personalities", on="Jake Lockley")
    table.p2.passes()
    assert not table.p1.may("use", "Jake Lockley", power="Integrated Personalities")
    table.passes()


@rule("2P-CRD-93")
def test_once_per_combat_for_two_of_them_together():
    table = duel(p1=side(front=[moon_knight, jake_lockley], hand=mr_knight), p2=side(front="1/20"))
    table.p1.attacks(["Moon Knight", "Jake Lockley"], "1/20")
    table.p1.uses("Moon Knight", "Integrated Personalities", on="Mr. Knight")
    table.p2.passes()
    assert not table.p1.may("use", "Jake Lockley", power="Integrated Personalities")
    table.passes()
    table.p2.strikes("Mr. Knight")


@rule("2P-CRD-93")
def test_again_in_a_later_combat():
    table = duel(p1=side(front="1/1", back="1/2 R"), p2=side(front=moon_knight, hand=jake_lockley))
    table.p1.attacks("1/1", "Moon Knight")
    table.p1.passes()
    table.p2.uses("Moon Knight", "Integrated Personalities", on="Jake Lockley")
    table.passes()
    table.p1.attacks("1/2", "Jake Lockley")
    table.p1.passes()
    assert table.p2.may("use", "Jake Lockley", power="Integrated Personalities")
    table.p2.uses("Jake Lockley", "Integrated Personalities", on="Moon Knight")
    assert table.p2.front == ["Moon Knight"]
    table.passes()


@rule("2P-CRD-91")
@pytest.mark.parametrize("hand", [[], [old_moon_knight], ["Ann 1/1"]], ids=["nothing", "another card", "Ann"])
def test_only_cards_with_the_same_words_will_do(hand):
    table = duel(p1=side(front=jake_lockley, hand=hand), p2=side(front="1/9"))
    table.p1.attacks("Jake Lockley", "1/9")
    assert not table.p1.may("use", "Jake Lockley", power="Integrated Personalities")
    table.passes()


@rule("2P-CRD-91")
def test_not_outside_of_combat_and_not_for_somebody_else_s_fight():
    table = duel(p1=side(front=[moon_knight, "2/2"], hand=jake_lockley), p2=side(front="1/9"))
    assert not table.p1.may("use", "Moon Knight", power="Integrated Personalities")
    table.p1.attacks("2/2", "1/9")
    assert not table.p1.may("use", "Moon Knight", power="Integrated Personalities")
    table.passes()
