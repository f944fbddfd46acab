"""What is made of games: rates, intervals, and the summary's counts."""

import math

import pytest

from tests.lab.small_runs import played, small_plan
from versus.lab.clocks import is_timed
from versus.lab.findings import ENOUGH, impact, most_telling, telling_cards
from versus.lab.intervals import difference, rate
from versus.lab.results import CardRow, GameRow
from versus.lab.summary import Tally, quantile


def game(number: int = 0, **changes) -> GameRow:
    """A game that side A won from seat 1, going first, after ten rounds."""
    row = GameRow(0, number, 5, 1, "a", "a", "main character lost", 20, 10, 300, 200, 0, 0, ())
    return row._replace(**changes)


def summary_of(*games: GameRow):
    tally = Tally(small_plan())
    tally.add(games)
    return tally.summary().pairings[0]


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0)],
)
def test_wilsons_interval(won, games, low, high):
    found = rate(won, games)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_without_games_anything_is_possible():
    assert rate(0, 0)[2:] == (0.5, 0.0, 1.0)


def test_a_difference_is_as_unsure_as_its_two_rates_together():
    # Newcombe's own example: 56 of 70 against 48 of 80.
    found = difference(rate(56, 70), rate(48, 80))
    assert [round(number, 4) for number in found] == [0.2, 0.0524, 0.3339]


def test_wins_are_counted_by_side_seat_and_turn_order():
    found = summary_of(
        game(0),
        game(1, seat_a=2, first="b"),
        game(2, winner="b"),
        game(3, winner="tie", seat_a=2, first="b"),
    )
    assert (found.a.wins, found.b.wins, found.ties) == (2, 1, 1)
    assert found.a.share.rate == 0.625
    assert found.b.share.rate == 0.375
    assert [share.rate for share in found.a.in_seat] == [0.5, 0.75]
    assert [share.rate for share in found.b.in_seat] == [0.25, 0.5]
    assert (found.a.going_first.rate, found.a.going_second.rate) == (0.5, 0.75)
    assert found.first_player.rate == (1 + 0 + 0 + 0.5) / 4
    assert found.first_seat.rate == (1 + 0 + 0 + 0.5) / 4


def test_a_game_without_an_end_counts_as_played_and_in_no_rate():
    found = summary_of(game(0), game(1, winner="none", end="cut off"))
    assert found.games == 2
    assert found.a.share.games == 1
    assert found.ends == {"cut off": 1, "main character lost": 1}


def test_lengths_and_mulligans():
    games = [game(number, rounds=number + 1, mulligans_b=number % 2) for number in range(10)]
    found = summary_of(*games)
    assert (found.rounds_mean, found.rounds_median, found.rounds_middle) == (5.5, 6, (2, 10))
    assert found.rounds == dict.fromkeys(range(1, 11), 1)
    assert (found.a.mulligans, found.b.mulligans) == (0, 5)
    assert found.b.after_mulligan.games == 5
    assert found.a.after_mulligan.games == 0


def test_a_quantile_is_a_value_that_occurred():
    assert [quantile([3, 5, 9], share) for share in (0, 0.34, 0.99, 1)] == [3, 5, 9, 9]


def test_a_card_is_told_of_by_hand_draw_and_play():
    key = next(iter(small_plan().cards))
    held = CardRow("a", key, 4, 1, 2, 1, 0)
    drawn = CardRow("a", key, 4, 0, 1, 0, 0)
    absent = CardRow("a", key, 4, 0, 0, 0, 0)
    found = summary_of(
        game(0, cards=(held,)), game(1, cards=(drawn,), winner="b"), game(2, cards=(absent,), winner="b")
    )
    (card,) = found.a.cards
    assert (card.opening.games, card.opening.rate, card.not_opening.games) == (1, 1.0, 2)
    assert (card.drawn.games, card.drawn.rate, card.not_drawn.rate) == (2, 0.5, 0.0)
    assert (card.played.games, card.played.rate, card.not_played.games) == (1, 1.0, 2)
    assert impact(card).value == 1.0
    assert found.b.cards == []


def test_a_card_tells_something_from_enough_games_on_both_sides():
    key = next(iter(small_plan().cards))

    def side(held: int, without: int):
        cards = [CardRow("a", key, 4, int(number < held), 1, 0, 0) for number in range(held + without)]
        return summary_of(*[game(number, cards=(card,)) for number, card in enumerate(cards)]).a

    assert len(telling_cards(side(ENOUGH, ENOUGH))) == 1
    assert telling_cards(side(ENOUGH - 1, ENOUGH)) == []
    assert telling_cards(side(ENOUGH, ENOUGH - 1)) == []
    assert most_telling(side(ENOUGH, ENOUGH))[1] == []


def test_the_summary_of_a_real_run_adds_up(tmp_path):
    found = played(tmp_path).tally.summary()
    (pairing,) = found.pairings
    assert pairing.a.wins + pairing.b.wins + pairing.ties == found.games == 12
    assert sum(pairing.rounds.values()) == sum(pairing.ends.values()) == 12
    assert math.isclose(pairing.a.share.rate + pairing.b.share.rate, 1, abs_tol=1e-6)
    for side in (pairing.a, pairing.b):
        assert {card.drawn.games + card.not_drawn.games for card in side.cards} == {12}
        assert {card.played.games + card.not_played.games for card in side.cards} == {12}


@pytest.mark.parametrize(
    ("player", "timed"),
    [("random", False), ("easy", False), ("search:50", False), ("search:100ms", True), ("hard", True)],
)
def test_players_who_think_by_the_clock_are_known(player, timed):
    assert is_timed(player) is timed
