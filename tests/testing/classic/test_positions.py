"""A classic position is laid before a turn, as a phase begins, or at a step of either player."""

import pytest

from versus.kernel.laying import Unspoken
from versus.testing.classic import duel, rule, side


@rule("CL-TRN-09")
def test_before_the_turn_its_draw_is_still_to_come():
    table = duel(at="start", turn=3)
    assert (table.turn, table.at) == (3, "draw")
    assert table.happened("turn started") == 1
    assert table.chain == ["draw"]
    assert table.p1.hand == []


def test_at_the_draw_phase_the_draw_waits_and_the_turn_has_started():
    table = duel(at="draw")
    assert (table.at, table.chain) == ("draw", ["draw"])
    assert not table.happened("turn started")
    table.passes()
    assert (len(table.p1.hand), len(table.p2.hand)) == (2, 2)


@pytest.mark.parametrize("phase", ["build", "combat", "recovery"])
def test_a_phase_begins_with_a_window_of_its_own(phase):
    table = duel(at=phase)
    assert table.at == phase
    assert table.happened("phase started") == 1
    assert table.p1.has_priority


@pytest.mark.parametrize("whose", [1, 2])
def test_at_a_resource_step_its_player_builds(whose):
    table = duel(p1=side(hand="Ann 1/1"), p2=side(hand="Bob 1/1"), at="resource", whose=whose)
    assert (table.at, table.whose) == ("resource", whose)
    table.asked.builds("Ann" if whose == 1 else "Bob")
    assert len(table.asked.resources) == 1


@pytest.mark.parametrize("whose", [1, 2])
def test_at_a_recruit_step_its_player_has_points(whose):
    table = duel(p1=side(resources=3), p2=side(resources=2), at="recruit", whose=whose)
    assert (table.at, table.whose) == ("recruit", whose)
    assert (table.p1.points, table.p2.points) == ((3, 0) if whose == 1 else (0, 2))


@pytest.mark.parametrize("whose", [1, 2])
def test_at_a_formation_step_its_player_moves(whose):
    table = duel(p1=side(front="Ann 1/1"), p2=side(front="Bob 1/1"), at="formation", whose=whose)
    assert (table.at, table.whose) == ("formation", whose)
    assert table.p1.offered("move") is (whose == 1)
    assert table.p2.offered("move") is (whose == 2)


@pytest.mark.parametrize("whose", [1, 2])
def test_at_an_attack_step_its_player_attacks(whose):
    table = duel(p1=side(front="Ann 1/1"), p2=side(front="Bob 1/1"), at="attack", whose=whose)
    assert (table.at, table.whose) == ("attack", whose)
    assert table.p1.may("propose", "Ann") is (whose == 1)
    assert table.p2.may("propose", "Bob") is (whose == 2)


def test_steps_of_the_player_without_the_initiative_come_second():
    table = duel(at="formation", whose=2, initiative=1)
    table.passes()
    assert table.at == "combat"


def test_at_the_wrap_up_the_last_window_of_the_turn_is_over():
    table = duel(p1=side(front="Ann 1/1, stunned"), at="wrap-up")
    assert not table.happened("phase started")
    table.p1.recovers("Ann")
    assert not table.p1["Ann"].stunned
    assert table.turn == 4


def test_a_moment_that_does_not_exist_is_refused_with_those_that_do():
    with pytest.raises(Unspoken, match='cannot start at "lunch"; it can at start, draw, build'):
        duel(at="lunch")


def test_the_first_card_named_is_the_top_of_the_deck():
    table = duel(p1=side(deck=["Ann 1/1", "Bob 1/1", "Cat 1/1"]), at="draw")
    table.passes()
    assert table.p1.hand == ["Ann", "Bob"]
    assert table.p1.deck == ["Cat"]
