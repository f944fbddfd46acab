"""Random games with the two Hellboy decks, held to the invariants; `make soak` plays many more."""

import pytest

from versus.decks import starters
from versus.games.classic.plug import start
from versus.games.classic.words import (
    ATTACHED,
    FLIPPED,
    KOD,
    P_SEARCH,
    PLAYED,
    POWER_USED,
)
from versus.players.random import RandomPlayer
from versus.testing import five_ways, soak
from versus.testing.classic.invariants import check
from versus.testing.match_ups import pairings

DECKS = list(starters("classic"))
BOUND = 6_000


@pytest.mark.parametrize("pairing", pairings("classic"), ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_a_random_game_of_each_pairing_breaks_nothing(pairing, seed):
    outcome = soak.play(soak.Job(pairing, seed, every=3))
    assert outcome.fault == "", soak.told(outcome)


@pytest.mark.parametrize("seed", range(2))
def test_a_random_game_goes_five_ways(seed):
    contest = start(DECKS, seed)
    player = RandomPlayer(seed)
    while not contest.over:
        index = player.answer(contest)
        if len(contest.answers) % 9 == 0 or contest.ask.prompt == P_SEARCH:
            five_ways.answer(contest, index)
        else:
            contest.answer(index)
    five_ways.replays(contest)


def test_random_games_meet_what_the_cards_do():
    happened, asked = set(), set()
    for seed in range(6):
        contest = start(DECKS, seed)
        player = RandomPlayer(seed)
        for _ in range(BOUND):
            if contest.over:
                break
            asked.add(contest.ask.prompt)
            happened |= {event.kind for event in contest.answer(player.answer(contest))}
        check(contest)
    assert {ATTACHED, FLIPPED, KOD, PLAYED, POWER_USED} <= happened
    assert P_SEARCH in asked
