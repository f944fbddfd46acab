"""A position is laid at any moment of a turn, and what is named on a card lies where the rules want it."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    at_end_of_your_turn,
    at_start_of_your_turn,
    draw,
    each,
    gain_xp,
    main_character,
    plot_twist,
    plus_counters,
    supporting,
    this,
    your_main,
)
from versus.games.tpcg.words import DRAW, MAIN, RECOVERY
from versus.kernel.laying import Unspoken
from versus.testing.tpcg import Position, Side, duel, dump_position, load_position, lying, rule, side

INSIGHT = plot_twist("T-DRAW", "Insight", DRAW, draw())
CARE = plot_twist("T-CARE", "Care", RECOVERY, draw())
STUDY = plot_twist("T-STUDY", "Study", MAIN, gain_xp(1, each(your_main)))
HERO = main_character("T-HERO-1", "Hero", atk=3, defense=6, level=1, level_up=3)
GREATER_HERO = main_character("T-HERO-2", "Hero", atk=5, defense=8, level=2)


def grower(when):
    """Somebody who gets a counter at some moment."""
    return supporting("T-GROW", "Grower", cost=1, atk=1, defense=1, powers=[when(plus_counters(this))])


# Every phase and step


def test_before_the_turn_its_start_is_still_to_come():
    table = duel(p1=side(front=grower(at_start_of_your_turn)), at="start", turn=3)
    assert (table.turn, table.active) == (3, table.p1)
    assert table.p1["Grower"].plus == 1
    assert len(table.p1.hand) == 2


@rule("2P-TRN-04")
def test_at_the_draw_phase_nobody_has_drawn_and_the_turn_has_started():
    table = duel(p1=side(front=grower(at_start_of_your_turn), hand=INSIGHT), at="draw")
    assert table.at == "draw"
    assert table.p1.hand == ["Insight"]
    assert table.p1["Grower"].plus == 0
    table.p1.plays("Insight")
    table.p1.goes_on()
    assert len(table.p1.hand) == 3


def test_at_the_recovery_phase_all_have_drawn_and_nobody_has_recovered():
    table = duel(p1=side(front="Ann 1/1, stunned", hand=CARE), at="recovery")
    assert table.at == "recovery"
    assert table.p1.hand == ["Care"]
    assert table.p1["Ann"].stunned
    table.p1.goes_on()
    assert not table.p1["Ann"].stunned
    assert not table.p1["Ann"].ready, "they ready after the next moment"
    table.p1.goes_to("resource")
    assert table.p1["Ann"].ready


def test_a_phase_in_which_nobody_can_act_is_over_at_the_first_question():
    table = duel(p1=side(front="Ann 1/1, stunned", hand=1), at="recovery")
    assert table.at == "resource"
    assert table.p1["Ann"].ready
    assert len(table.p1.hand) == 1


@pytest.mark.parametrize("at", ["build", "resource"])
def test_build_begins_with_the_resource_step(at):
    table = duel(p1=side(hand="Academy"), at=at)
    assert table.at == "resource"
    table.p1.places("Academy", face_up=True)


def test_build_goes_on_to_the_recruit_step_where_nothing_can_be_placed():
    assert duel(at="build").at == "recruit"


def test_at_the_recruit_step_the_points_are_those_that_were_laid():
    table = duel(p1=side(hand=["Ann 1/1 c2", "Bob 1/1 c1"], resources=3), at="recruit", recruit_points=2)
    assert table.at == "recruit"
    table.p1.recruits("Ann")
    assert not table.p1.may("recruit", "Bob")


def test_at_the_formation_step_characters_move():
    table = duel(p1=side(front="Ann 1/1"), at="formation")
    assert table.at == "formation"
    table.p1.moves("Ann")
    assert table.p1["Ann"].row == "back"


def test_at_the_main_phase_characters_attack():
    table = duel(p1=side(front="Ann 3/3"), p2=side(front="Bob 1/2"), at="main")
    assert table.at == "main"
    table.p1.attacks("Ann", "Bob")
    table.passes()


@rule("2P-TRN-19")
def test_at_the_end_of_a_turn_its_last_powers_are_still_to_come():
    table = duel(p1=side(front=grower(at_end_of_your_turn)), at="end", turn=3)
    assert (table.turn, table.active) == (4, table.p2)
    assert table.p1["Grower"].plus == 1


def test_the_end_of_another_players_turn_is_not_theirs():
    table = duel(p1=side(front=grower(at_end_of_your_turn)), at="end", active=2)
    assert table.p1["Grower"].plus == 0


def test_a_moment_that_does_not_exist_is_refused_with_those_that_do():
    with pytest.raises(Unspoken, match='cannot start at "lunch"; it can at start, draw, recovery'):
        duel(at="lunch")


# XP


@rule("2P-ZON-16")
def test_xp_named_on_a_main_character_lie_on_its_next_level():
    table = duel(p1=side(main=lying(HERO, "xp2"), levels=GREATER_HERO, hand=STUDY))
    assert table.p1.xp == 2
    assert table.p1.main.level == 1
    table.p1.plays("Study")
    assert table.p1.main.level == 2


def test_xp_named_in_words_on_a_main_character_count():
    assert duel(p1=side(main="Hero 3/6, xp2", levels="Hero 5/8 L2")).p1.xp == 2


def test_xp_named_on_the_next_level_count_once():
    assert duel(p1=side(main=HERO, levels=lying(GREATER_HERO, "xp2"))).p1.xp == 2


@pytest.mark.parametrize(
    "laid", [{"main": "Hero 3/6, xp2"}, {"front": "Ann 1/1, xp1", "levels": "Hero 5/8 L2"}]
)
def test_xp_of_somebody_without_a_next_level_are_refused(laid):
    with pytest.raises(Unspoken, match="has none: name it among the levels"):
        duel(p1=side(**laid))


# Decks and files


def test_the_first_card_named_is_the_top_of_the_deck():
    table = duel(p1=side(deck=["Ann 1/1", "Bob 1/1", "Cat 1/1"]), at="draw")
    assert table.p1.deck == ["Cat"]
    assert table.p1.hand == ["Ann", "Bob"]


def test_a_position_written_to_a_file_is_the_same_when_it_is_read():
    sides = (Side(main="Hero 3/6, xp2", levels="Hero 5/8 L2", front=["Ann 1/1, stunned"]), Side(hand=2))
    position = Position(sides, at="recovery", active=2, turn=5)
    assert load_position(dump_position(position)) == position
