"""Where a person is asked in a classic game, and where a pass is taken for granted."""

from statistics import median

import pytest

from versus.decks import starters
from versus.games.classic.plug import start
from versus.games.classic.seen import stops
from versus.games.classic.seen.stops import USUAL, Order, Stops, phase_stop, step_stop
from versus.games.classic.words import PASS
from versus.kernel.types import NOTHING
from versus.players.random import RandomPlayer
from versus.testing.classic import duel, side
from versus.testing.classic.player import Player

LIZ, ABE, ILSA = "Liz Sherman 5/4 c3", "Abe Sapien 3/3 c2", "Ilsa 4/5 c3"


def is_asked(
    player: Player, settings: Stops = USUAL, order: Order | None = None, watched: bool = False
) -> bool:
    """Whether the person in a seat that is asked by the game gets to see the question."""
    assert player.table.asked.seat == player.seat, "the game asks somebody else"
    return stops.answer(player.contest.view(player.seat), settings, order, watched) == NOTHING


def recruiting(at: str = "recruit", whose: int = 1):
    """Both have a character to recruit and the resources for it."""
    mine = side(front=LIZ, hand=[ABE], resources=3)
    yours = side(front=ILSA, hand=["Kroenen 3/3 c2"], resources=3)
    return duel(p1=mine, p2=yours, at=at, whose=whose)


def attacking():
    """Player 1's attack step; each has a card to power up with."""
    return duel(p1=side(front=LIZ, hand=[LIZ]), p2=side(front=ILSA, hand=[ILSA]))


def defending_with_nothing():
    """Player 1's attack step; player 2 can do nothing but pass."""
    return duel(p1=side(front=LIZ), p2=side(front=ILSA))


# The usual stops


def test_i_am_asked_in_my_recruit_step_while_i_can_recruit():
    table = recruiting()
    assert is_asked(table.p1)
    table.p1.brings(ABE)
    assert not is_asked(table.p1)


def test_i_am_not_asked_in_the_windows_in_which_nobody_does_anything():
    for at in ("draw", "build", "combat", "recovery"):
        table = recruiting(at)
        assert not is_asked(table.p1), at
    table = recruiting("formation")
    table.p1.goes_on()
    assert not is_asked(table.p1)


def test_what_is_no_pass_is_always_asked():
    assert is_asked(recruiting("formation").p1)
    assert is_asked(recruiting("resource").p1)


def test_my_own_recruit_goes_through_unless_somebody_answers_it():
    table = recruiting()
    table.p1.recruits(ABE)
    assert not is_asked(table.p1)


def test_their_recruit_is_shown_even_if_i_can_only_pass():
    table = recruiting(whose=2)
    table.p2.recruits("Kroenen 3/3 c2")
    table.p2.passes()
    assert is_asked(table.p1)


def test_their_empty_step_is_not_shown():
    table = recruiting(whose=2)
    table.p2.passes()
    assert not is_asked(table.p1)


def test_my_attack_step_asks_while_i_can_attack():
    table = attacking()
    assert is_asked(table.p1)
    table.p1.attacks(LIZ, ILSA)
    table.passes()
    assert not is_asked(table.p1)


def test_a_proposed_attack_on_me_is_always_shown():
    table = defending_with_nothing()
    table.p1.proposes(LIZ, ILSA)
    assert not is_asked(table.p1)
    table.p1.passes()
    assert is_asked(table.p2)


def test_an_attack_on_me_is_always_shown():
    table = defending_with_nothing()
    table.p1.attacks(LIZ, ILSA)
    assert not is_asked(table.p1)
    table.p1.passes()
    assert is_asked(table.p2)


def test_my_attack_asks_me_if_i_can_do_something_about_it():
    table = attacking()
    table.p1.attacks(LIZ, ILSA)
    assert is_asked(table.p1)
    table.p1.powers_up(LIZ)
    assert not is_asked(table.p1)


def test_an_answer_to_my_attack_is_shown_to_me():
    table = attacking()
    table.p1.attacks(LIZ, ILSA)
    table.p1.powers_up(LIZ)
    table.passes()
    assert not is_asked(table.p1)
    table.p1.passes()
    table.p2.powers_up(ILSA)
    table.p2.passes()
    assert is_asked(table.p1)


# Settings


@pytest.mark.parametrize("at", ["draw", "build", "combat", "recovery"])
def test_a_stop_at_a_phase(at: str):
    table = recruiting(at)
    everything = frozenset((phase_stop(at), stops.IDLE))
    assert is_asked(table.p1, everything)
    assert not is_asked(table.p1, everything - {phase_stop(at)})


@pytest.mark.parametrize("step", ["recruit", "attack"])
@pytest.mark.parametrize("whose", [1, 2])
def test_a_stop_at_a_step_of_mine_is_none_at_theirs(step: str, whose: int):
    table = recruiting(step, whose)
    if whose == 2:
        table.p2.passes()
    mine, theirs = frozenset((step_stop(step, True),)), frozenset((step_stop(step, False),))
    idle = {stops.IDLE}
    assert is_asked(table.p1, mine | idle) == (whose == 1)
    assert is_asked(table.p1, theirs | idle) == (whose == 2)


def test_a_stop_counts_where_i_can_do_something_unless_i_want_it_anyway():
    table = defending_with_nothing()
    table.p1.attacks(LIZ, ILSA)
    own = frozenset((stops.YOUR_ATTACKS,))
    assert not is_asked(table.p1, own)
    assert is_asked(table.p1, own | {stops.IDLE})


def test_whoever_wants_is_asked_after_each_effect_of_theirs_and_may_take_it_back():
    table = recruiting()
    table.p1.recruits(ABE)
    assert is_asked(table.p1, USUAL | {stops.YOUR_EFFECTS, stops.IDLE})


def test_whoever_wants_is_asked_before_their_proposed_attack_begins():
    table = attacking()
    table.p1.proposes(LIZ, ILSA)
    assert not is_asked(table.p1, USUAL | {stops.IDLE})
    assert is_asked(table.p1, USUAL | {stops.YOUR_PROPOSALS, stops.IDLE})


def test_attacks_are_passed_over_only_if_i_said_so():
    helpless = defending_with_nothing()
    helpless.p1.attacks(LIZ, ILSA)
    helpless.p1.passes()
    assert not is_asked(helpless.p2, USUAL - {stops.ONLY_PASS})
    armed = attacking()
    armed.p1.attacks(LIZ, ILSA)
    armed.p1.passes()
    assert is_asked(armed.p2, USUAL - {stops.ONLY_PASS})
    assert not is_asked(armed.p2, USUAL - {stops.THEIR_ATTACKS})


def test_effects_are_passed_over_only_if_i_said_so():
    table = recruiting(whose=2)
    table.p2.recruits("Kroenen 3/3 c2")
    table.p2.passes()
    assert not is_asked(table.p1, USUAL - {stops.THEIR_EFFECTS})


def test_every_window_is_shown_to_whoever_wants_them_all():
    table = recruiting("draw")
    while table.turn == 3:
        ask = table.contest.ask
        assert ask is not None
        assert is_asked(table.asked, stops.EVERYWHERE)
        table.moves_on()


# Orders


def test_pass_until_something_happens():
    table = recruiting()
    order = stops.until_something_happens(table.contest.view(0))
    assert not is_asked(table.p1, USUAL, order)
    table.p1.passes()
    table.p2.passes()
    assert is_asked(table.p1, USUAL, order), "the formation is a question of its own"
    table.p1.goes_on()
    table.passes()
    table.p2.builds("Kroenen 3/3 c2")
    table.goes_to("combat")
    assert not is_asked(table.p1, USUAL, order)


def test_pass_until_something_happens_ends_with_their_attack():
    table = attacking()
    table.p1.proposes(LIZ, ILSA)
    table.p1.passes()
    order = stops.until_something_happens(table.contest.view(0))
    assert is_asked(table.p2, USUAL, order)


def test_pass_for_the_rest_of_the_step():
    table = attacking()
    order = stops.rest_of_step(table.contest.view(0))
    assert not is_asked(table.p1, USUAL, order)
    table.passes()
    assert not is_asked(table.p1, USUAL, order), "and be done attacking"
    table.p1.goes_on()
    assert table.whose == 2
    table.p2.proposes(ILSA, LIZ)
    table.p2.passes()
    assert is_asked(table.p1, USUAL, order)


def test_an_order_for_a_step_ends_with_the_step():
    table = recruiting()
    order = stops.rest_of_step(table.contest.view(0))
    table.goes_to("attack")
    assert is_asked(table.p1, USUAL, order)


def test_pass_for_the_rest_of_the_turn_unless_they_attack():
    table = recruiting()
    order = stops.rest_of_turn(table.contest.view(0))
    table.goes_to("recruit", 2)
    table.p2.recruits("Kroenen 3/3 c2")
    table.p2.passes()
    assert not is_asked(table.p1, USUAL, order)
    table.p1.passes()
    table.p2.places("front")
    table.goes_to("attack", 2)
    table.p2.proposes(ILSA, LIZ)
    table.p2.passes()
    assert is_asked(table.p1, USUAL, order)


def test_pass_for_the_rest_of_the_turn_whatever_happens():
    table = recruiting()
    order = stops.rest_of_turn_regardless(table.contest.view(0))
    table.goes_to("attack", 2)
    table.p2.proposes(ILSA, LIZ)
    table.p2.passes()
    assert not is_asked(table.p1, USUAL, order)
    table.goes_to("draw")
    table.goes_to("recruit", 1)
    assert table.turn == 4
    assert is_asked(table.p1, USUAL, order)


# What it tells


def test_at_a_shared_screen_my_hand_makes_no_difference():
    """Whoever looks on would see by the next question whether I could have done anything."""
    settings = [USUAL, USUAL - {stops.ONLY_PASS}, frozenset((stops.YOUR_ATTACKS, step_stop("attack", True)))]
    for chosen in settings:
        told = set()
        for hand in ([LIZ], ["Kroenen 3/3 c2"]):
            table = duel(p1=side(front=LIZ, hand=hand), p2=side(front=ILSA))
            table.p1.attacks(LIZ, ILSA)
            told.add(is_asked(table.p1, chosen, watched=True))
        assert len(told) == 1


def test_a_pass_taken_for_granted_is_a_pass_like_any_other():
    table = recruiting("draw")
    ask = table.contest.ask
    assert ask is not None
    index = stops.answer(table.contest.view(0), USUAL)
    assert ask.options[index].verb == PASS
    by_hand = table.contest.fork()
    by_hand.answer([option.verb for option in ask.options].index(PASS))
    by_stops = table.contest.fork()
    by_stops.answer(index)
    assert by_hand.record == by_stops.record


def test_nobody_is_answered_for_who_is_not_asked():
    table = recruiting()
    assert stops.answer(table.contest.view(1), USUAL) == NOTHING
    assert stops.answer(table.contest.view(None), USUAL) == NOTHING


def test_a_person_is_asked_a_few_times_a_turn():
    """Against random, every decision counted; asked at every window it would be twice as often."""
    asked, windows = [], []
    for seed in range(12):
        contest = start(list(starters("classic")[:2]), seed)
        players = [RandomPlayer(seed), RandomPlayer(seed + 100)]
        turn, here, all_here = 0, 0, 0
        while contest.ask is not None:
            if contest.turn != turn:
                asked, windows = [*asked, here], [*windows, all_here]
                turn, here, all_here = contest.turn, 0, 0
            seat = contest.ask.seat
            index = stops.answer(contest.view(0), USUAL) if seat == 0 else NOTHING
            if seat == 0:
                all_here += 1
                here += index == NOTHING
            contest.answer(index if index != NOTHING else players[seat].answer(contest))
    assert median(asked) < 15
    assert median(windows) > 20
