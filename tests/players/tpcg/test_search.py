import re

from tests.players.tpcg.tables import new_game, questions
from versus.games.tpcg.words import ATTACK, CHOOSE_DEFENDER
from versus.players.budget import Budget
from versus.players.greedy import GreedyPlayer
from versus.players.search import SearchPlayer
from versus.testing.tpcg import duel, side


class Ticking:
    """A clock that goes on by a millisecond at every look."""

    def __init__(self):
        self.looks = 0

    def __call__(self):
        self.looks += 1
        return self.looks / 1000


def tries_of(player: SearchPlayer) -> int:
    """How many walks down the tree it speaks of."""
    found = re.match(r"Best of (\d+) tries", player.reason())
    return int(found[1]) if found else 0


def a_choice():
    return next(battle for battle in questions(new_game(), 2, every=40))


def test_the_budget_of_tries_is_kept_exactly():
    budget = Budget(tries=25)
    SearchPlayer(1, budget).answer(a_choice())
    assert budget.left == 0


def test_each_look_at_an_answer_counts_as_a_try():
    battle = a_choice()
    player = SearchPlayer(1, Budget(tries=25))
    player.answer(battle)
    assert 25 - len(battle.ask.options) <= tries_of(player) < 25


def test_a_budget_of_one_try_is_enough_for_an_answer():
    battle = a_choice()
    assert 0 <= SearchPlayer(1, Budget(tries=1)).answer(battle) < len(battle.ask.options)


def test_the_budget_of_time_is_kept():
    clock = Ticking()
    player = SearchPlayer(1, Budget(milliseconds=30, clock=clock))
    player.answer(a_choice())
    assert clock.looks <= 32
    assert 0 < tries_of(player) < 30


def test_whichever_ends_first():
    clock = Ticking()
    budget = Budget(tries=10, milliseconds=1000, clock=clock)
    SearchPlayer(1, budget).answer(a_choice())
    assert budget.left == 0
    assert clock.looks < 20


def test_no_time_to_think_gives_the_evaluations_first_choice():
    battle = a_choice()
    for nothing in (Budget(tries=0), Budget(milliseconds=0)):
        assert SearchPlayer(7, nothing).answer(battle) == GreedyPlayer(7).answer(battle)


def test_a_reason_counts_tries_and_what_they_brought():
    table = duel(p1=side(front="Fist 9/9 h3"), p2=side(front="Target 1/1 h1"))
    player = SearchPlayer(1, Budget(tries=60))
    options = table.battle.ask.options
    assert options[player.answer(table.battle)].verb == ATTACK
    assert re.fullmatch(r"Best of \d+ tries: (stuns|KOs) Target in \d+ %\.", player.reason())


def test_it_attacks_whom_it_can_stun():
    table = duel(p1=side(front="Fist 4/9 h3"), p2=side(front=["Wall 1/8 h2", "Target 1/1 h1"]))
    player = SearchPlayer(1, Budget(tries=60))
    battle = table.battle.fork()
    battle.answer(player.answer(battle))
    chosen = battle.ask.options[player.answer(battle)]
    assert chosen.verb == CHOOSE_DEFENDER
    assert battle.definition[chosen.card].name == "Target"


def wide(seat):
    """Sixteen characters, all ready to fight."""
    return side(
        front=[f"Guard {seat}{place} 4/4 h2" for place in range(8)],
        back=[f"Archer {seat}{place} 3/3 h2 Ranged" for place in range(8)],
    )


def test_sixteen_characters_a_side_take_no_more_tries():
    table = duel(p1=wide(1), p2=wide(2))
    battle = table.battle
    assert len(battle.ask.options) > 16
    budget = Budget(tries=30)
    assert 0 <= SearchPlayer(1, budget).answer(battle) < len(battle.ask.options)
    assert budget.left == 0


def test_sixteen_characters_a_side_take_no_more_time():
    table = duel(p1=wide(1), p2=wide(2))
    clock = Ticking()
    SearchPlayer(1, Budget(milliseconds=5, clock=clock)).answer(table.battle)
    assert clock.looks <= 7, "the clock is looked at before every answer that is tried"
