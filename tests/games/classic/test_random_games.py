"""Random games of characters, to their end, held to the invariants all the way."""

import subprocess
import sys

import pytest

from versus.games.classic import text as phrases
from versus.games.classic.plug import start
from versus.games.classic.rules import Rules
from versus.games.classic.words import (
    ATTACHED,
    BECAME_RESOURCE,
    CONTROL_CHANGED,
    COUNTERS_PUT,
    COUNTERS_REMOVED,
    FLIPPED,
    P_BOOST,
    P_REVEAL,
    P_STAND_IN,
    REMOVED_FROM_GAME,
    TRANSFERRED,
)
from versus.kernel.record import from_bytes, replay, to_bytes
from versus.kernel.save import digest
from versus.players.random import RandomPlayer
from versus.testing import five_ways
from versus.testing.classic.decks import equipped_deck, plain_deck, recruiting_deck
from versus.testing.classic.invariants import check
from versus.testing.taking_back import declarations_are_taken_back

DECKS = [plain_deck("X-Men"), plain_deck("Brotherhood")]
RECRUITING = [recruiting_deck("X-Men"), recruiting_deck("Brotherhood")]
EQUIPPED = [equipped_deck("X-Men"), equipped_deck("Brotherhood")]
BOUND = 6_000


def decks_of(seed):
    """Plain characters, those with keywords of recruiting, and cosmic ones with equipment, in turn."""
    return (DECKS, RECRUITING, EQUIPPED)[seed % 3]


def played(seed, rules=None):
    """A random game, position by position; each position is seen before its answer is given."""
    contest = start(decks_of(seed), seed, rules)
    player = RandomPlayer(seed)
    for _ in range(BOUND):
        yield contest
        if contest.over:
            return
        contest.answer(player.answer(contest))
    raise AssertionError(f"the game is not over after {BOUND} answers")


@pytest.mark.parametrize("seed", range(12))
def test_a_random_game_comes_to_its_end_and_breaks_nothing(seed):
    for number, contest in enumerate(played(seed)):
        check(contest)
        if number % 20 == 0:
            declarations_are_taken_back(contest)
    assert len(contest.winners) == 1
    winner = contest.winners[0]
    assert contest.endurance[winner] > contest.endurance[1 - winner] <= 0


@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_goes_five_ways(seed):
    contest = start(decks_of(seed), seed)
    player = RandomPlayer(seed)
    while not contest.over:
        index = player.answer(contest)
        if len(contest.answers) % 7 == 0:
            five_ways.answer(contest, index)
        else:
            contest.answer(index)
    five_ways.replays(contest)


def test_a_record_is_replayed_from_bytes_to_the_same_position():
    *_, contest = played(4)
    cards = {card.key: card for card in contest.definition}
    again = replay(from_bytes(to_bytes(contest.record)), cards)
    assert digest(again) == digest(contest)
    assert again.winners == contest.winners


def test_a_game_that_reaches_the_turn_limit_goes_to_the_higher_endurance():
    *_, contest = played(3, Rules(turn_limit=2))
    assert contest.turn == 2
    best = max(contest.endurance)
    assert contest.winners == tuple(seat for seat in (0, 1) if contest.endurance[seat] == best)


@pytest.mark.parametrize("seed", range(3))
def test_every_question_answer_and_event_is_in_words(seed):
    contest = start(decks_of(seed), seed)
    player = RandomPlayer(seed)
    while not contest.over:
        ask = contest.ask
        assert phrases.prompt(contest, ask).endswith((".", "?"))
        texts = [phrases.option(contest, ask, option) for option in ask.options]
        assert all(texts)
        assert all(line.endswith(".") for line in phrases.chain_lines(contest))
        for event in contest.answer(player.answer(contest)):
            line = phrases.log_line(contest, event, None)
            assert line is None or line.endswith(".")


def test_random_games_ask_everything_that_recruiting_asks():
    asked = set()
    happened = set()
    for seed in range(1, 18, 3):
        for contest in played(seed):
            asked.add(contest.ask.prompt if contest.ask is not None else None)
            happened |= {event.kind for event in contest.events}
    assert {P_STAND_IN, P_BOOST, P_REVEAL} <= asked
    assert {BECAME_RESOURCE, REMOVED_FROM_GAME, CONTROL_CHANGED, FLIPPED} <= happened


def test_random_games_attach_and_transfer_equipment_and_put_and_take_counters():
    happened = set()
    for seed in (2, 5, 8, 11):
        for contest in played(seed):
            happened |= {event.kind for event in contest.events}
    assert {ATTACHED, TRANSFERRED, CONTROL_CHANGED, COUNTERS_PUT, COUNTERS_REMOVED} <= happened


SCRIPT = """
from versus.games.classic.plug import start
from versus.kernel.save import digest
from versus.players.random import RandomPlayer
from versus.testing.classic.decks import equipped_deck
contest = start([equipped_deck("A"), equipped_deck("B")], 5)
player = RandomPlayer(5)
while not contest.over:
    contest.answer(player.answer(contest))
    print(digest(contest))
"""


def test_the_same_seed_plays_the_same_game_under_every_hash_seed():
    outputs = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1
