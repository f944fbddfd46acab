import pytest

from tests.players.tpcg.tables import new_game
from versus.players.roster import (
    LEVELS,
    BadBudget,
    UnknownPlayer,
    budget_written,
    player_called,
    player_names,
)


@pytest.mark.parametrize("name", [name for name in player_names() if name not in ("search", "hard")])
def test_everybody_on_the_roster_answers_and_says_why(name):
    battle = new_game()
    player = player_called(name, 1)
    index = player.answer(battle)
    assert 0 <= index < len(battle.ask.options)
    assert player.reason().endswith(".")


def test_the_levels_for_people_are_on_the_roster():
    assert set(LEVELS) <= set(player_names())


def test_capitals_and_spaces_do_not_matter():
    assert type(player_called(" Random ", 1)) is type(player_called("random", 1))


def test_an_unknown_name_lists_the_near_ones():
    with pytest.raises(UnknownPlayer, match="Did you mean random"):
        player_called("randon", 1)


def test_a_name_like_no_other_lists_everybody():
    with pytest.raises(UnknownPlayer) as refused:
        player_called("xyzzy", 1)
    assert refused.value.near == player_names()


def test_only_a_search_has_a_budget():
    with pytest.raises(UnknownPlayer, match="greedy"):
        player_called("greedy:100ms", 1)


@pytest.mark.parametrize(
    ("written", "tries", "milliseconds"),
    [
        ("800", 800, None),
        ("100ms", None, 100),
        ("100ms,800", 800, 100),
        ("800, 100ms", 800, 100),
        ("0", 0, None),
    ],
)
def test_a_budget_is_tries_or_milliseconds_or_both(written, tries, milliseconds):
    budget = budget_written(written)
    assert (budget.tries, budget.milliseconds) == (tries, milliseconds)


@pytest.mark.parametrize("written", ["", "ms", "100s", "-5", "1.5", "100ms,", "٣"])
def test_a_budget_that_cannot_be_read_is_refused_with_an_example(written):
    with pytest.raises(BadBudget, match="search:100ms"):
        player_called(f"search:{written}", 1)
