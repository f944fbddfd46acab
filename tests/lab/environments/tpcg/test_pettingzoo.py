"""The PettingZoo environment passes that project's own tests, and keeps the rules of this one."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils import wrappers

from versus.decks import UnknownDeck
from versus.games.tpcg.rules import ON, TWO_AGAINST_TWO, Rules
from versus.kernel.errors import BadSetup, GameOver
from versus.kernel.extras import MissingExtra
from versus.kernel.save import digest
from versus.lab.environments.tpcg.layout import ACTIONS, NEXT_PAGE, OPTIONS
from versus.lab.environments.tpcg.paging import IllegalAction
from versus.lab.environments.tpcg.pettingzoo import VersusEnv, env
from versus.testing.tpcg import duel, side

FOUR = ("Professor X", "Magneto", "Tide", "Ember")
TEAMS = Rules(mode=TWO_AGAINST_TWO, team_recruit=ON)

pytestmark = [
    # PettingZoo's test knows environments with masks by their names alone, and a game that is over has no
    # legal action.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def play(table: VersusEnv, seed: int, steps: int = 100_000) -> list[int]:
    """Random legal actions to the end of the game, or so many of them."""
    chance = np.random.default_rng(seed)
    actions = []
    for _ in table.agent_iter(steps):
        observation, _, over, cut, _ = table.last()
        if over or cut:
            return actions
        actions.append(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
        table.step(actions[-1])
    return actions


# PettingZoo's own tests


@pytest.mark.parametrize(
    ("made", "cycles"),
    [
        pytest.param(env, 1000, id="two seats"),
        pytest.param(lambda: env(FOUR[:3]), 300, id="three seats"),
        pytest.param(lambda: env(FOUR), 300, id="four seats"),
        pytest.param(lambda: env(FOUR, rules=TEAMS), 300, id="teams"),
        pytest.param(lambda: env(max_steps=30), 60, id="with a step limit"),
    ],
)
def test_it_passes_the_api_test(made: Callable[[], VersusEnv], cycles: int) -> None:
    table = made()
    api_test(table, num_cycles=cycles)
    assert table.possible_agents == [f"player_{seat}" for seat in range(len(table.decks))]


@pytest.mark.parametrize("decks", [FOUR[:2], FOUR], ids=["two seats", "four seats"])
def test_it_passes_the_seed_test(decks: tuple[str, ...]) -> None:
    seed_test(lambda: env(decks), num_cycles=100)
    one, other = env(decks), env(decks)
    one.reset(1)
    other.reset(2)
    assert digest(one.battle) != digest(other.battle)


def test_it_passes_the_render_test(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(env)
    lines = capsys.readouterr().out.splitlines()
    assert sum(line.startswith("Turn ") for line in lines) == 5


def test_it_may_be_wrapped_as_other_environments_are() -> None:
    table = wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(env(), illegal_reward=-1))
    api_test(table, num_cycles=60)
    table.reset(seed=1)
    cheater = table.agent_selection
    table.step(NEXT_PAGE)
    assert table.rewards[cheater] == -1
    assert table.terminations[cheater]


# Seeds


def test_a_seed_and_actions_are_a_game_that_can_be_replayed() -> None:
    table = env()
    table.reset(seed=5)
    actions = play(table, 5)
    again = env()
    again.reset(seed=5)
    for action in actions:
        again.step(action)
    assert digest(again.battle) == digest(table.battle)
    assert again.rewards == table.rewards


def test_games_after_a_seeded_one_follow_from_it() -> None:
    tables = env(), env()
    for table in tables:
        table.reset(seed=7)
        table.reset()
    assert tables[0].seed == tables[1].seed != 7
    tables[0].reset()
    assert tables[0].seed != tables[1].seed


def test_games_differ_where_no_seed_is_given() -> None:
    one, other = env(), env()
    one.reset()
    other.reset()
    assert one.seed != other.seed


# Rewards


@pytest.mark.parametrize(
    ("decks", "rules", "won", "lost"),
    [
        pytest.param(FOUR[:2], None, [1.0], [-1.0], id="two"),
        pytest.param(FOUR[:3], None, [1.0], [-0.5, -0.5], id="three"),
        pytest.param(FOUR, TEAMS, [1.0, 1.0], [-1.0, -1.0], id="teams"),
    ],
)
def test_the_winner_takes_what_the_others_lose(
    decks: tuple[str, ...], rules: Rules | None, won: list[float], lost: list[float]
) -> None:
    table = env(decks, rules=rules)
    table.reset(seed=1)
    play(table, 1)
    assert table.battle is not None
    winners = [table.rewards[f"player_{seat}"] for seat in table.battle.winners]
    assert winners == won
    assert sorted(table.rewards.values()) == sorted(won + lost)
    assert all(table.terminations.values())


def test_a_tie_of_everybody_is_worth_nothing_and_a_tie_of_some_is_shared() -> None:
    table = env(FOUR)
    table.reset(seed=1)
    battle = table.battle
    assert battle is not None
    battle.over, battle.winners = True, (0, 1, 2, 3)
    table.finish(battle)
    assert list(table.rewards.values()) == [0, 0, 0, 0]
    battle.winners = (1, 3)
    table.finish(battle)
    assert list(table.rewards.values()) == pytest.approx([-1 / 3, 1 / 3, -1 / 3, 1 / 3])


def test_after_the_end_every_agent_steps_once_with_none() -> None:
    table = env()
    table.reset(seed=1)
    play(table, 1)
    for left in (2, 1):
        assert len(table.agents) == left
        table.step(None)
    assert table.agents == []
    with pytest.raises(GameOver, match="reset"):
        table.step(0)


# Actions


def test_the_mask_marks_the_options_of_whoever_is_asked() -> None:
    table = env()
    table.reset(seed=3)
    play(table, 3, steps=60)
    battle = table.battle
    assert battle is not None
    assert battle.ask is not None
    asked = table.agent_selection
    assert table.observe(asked)["action_mask"].sum() == len(battle.ask.options)
    other = next(agent for agent in table.agents if agent != asked)
    assert table.observe(other)["action_mask"].sum() == 0


@pytest.mark.parametrize("action", [-1, 2, OPTIONS - 1, NEXT_PAGE, ACTIONS, None])
def test_an_illegal_action_is_refused_and_nothing_is_lost(action: Any) -> None:
    table = env()
    table.reset(seed=1)
    assert table.battle is not None
    assert table.battle.ask is not None
    assert len(table.battle.ask.options) == 2
    before = digest(table.battle)
    with pytest.raises(IllegalAction, match=r"not legal here|still in the game"):
        table.step(action)
    assert digest(table.battle) == before
    table.step(1)
    assert digest(table.battle) != before


def crowded(characters: int) -> VersusEnv:
    """A main phase in which so many characters may attack, and the turn may be ended."""
    table = env()
    table.reset(seed=1)
    crowd = [f"Toad{number} 1/1 h1" for number in range(characters)]
    table.battle = duel(p1=side(front=crowd), p2=side(front="Blob 1/3 h2")).battle
    table.agent_selection = "player_0"
    return table


@pytest.mark.parametrize("characters", [OPTIONS - 1, OPTIONS, 2 * OPTIONS - 1, 2 * OPTIONS])
def test_every_option_of_a_long_question_is_on_some_page(characters: int) -> None:
    table = crowded(characters)
    assert table.battle is not None
    assert table.battle.ask is not None
    options = len(table.battle.ask.options)
    assert options >= characters + 1
    pages = -(-options // OPTIONS)
    found = 0
    for page in range(pages):
        observation = table.observe("player_0")
        mask = observation["action_mask"]
        found += int(mask[:OPTIONS].sum())
        assert mask[NEXT_PAGE] == (pages > 1)
        assert table.page == page
        if pages > 1:
            table.step(NEXT_PAGE)
            assert table.agent_selection == "player_0"
    assert found == options
    assert table.page == 0


def test_an_action_on_a_later_page_takes_the_option_of_that_page() -> None:
    table = crowded(OPTIONS + 8)
    battle = table.battle
    assert battle is not None
    assert battle.ask is not None
    wanted = battle.ask.options[OPTIONS + 3]
    table.step(NEXT_PAGE)
    first, second = crowded(OPTIONS + 8).observe("player_0"), table.observe("player_0")
    assert (first["observation"] != second["observation"]).any()
    with pytest.raises(IllegalAction, match=f"or {NEXT_PAGE} for further options"):
        table.step(len(battle.ask.options) - OPTIONS)
    table.step(3)
    assert table.page == 0
    assert battle.stack[-1].cards == [wanted.card]
    # The attack is declared: nothing stays open at the end of the test.
    play(table, 1)


# Limits and looks


def test_a_game_is_cut_at_its_last_step_and_not_before() -> None:
    table = env(max_steps=10)
    table.reset(seed=1)
    play(table, 1, steps=9)
    assert not any(table.truncations.values())
    play(table, 1, steps=1)
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert set(table.rewards.values()) == {0}


def test_an_observation_is_the_callers_own() -> None:
    table = env()
    table.reset(seed=1)
    kept = table.observe("player_0")
    kept["observation"][:] = 9
    kept["action_mask"][:] = 1
    assert (table.observe("player_0")["observation"] != 9).any()
    assert table.observe("player_0")["action_mask"].sum() < ACTIONS


def test_the_table_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    table = env(render_mode="ansi")
    table.reset(seed=1)
    play(table, 1, steps=40)
    text = table.render()
    assert text is not None
    assert "Your hand: " in text
    assert "Professor X" in text
    printed = env(render_mode="human")
    printed.reset(seed=1)
    assert printed.render() is None
    assert "goes first" in capsys.readouterr().out
    silent = env()
    silent.reset(seed=1)
    assert silent.render() is None
    play(table, 1)
    assert "The game is over; seat" in (table.render() or "")


# What bad input gets


def test_bad_input_is_refused_with_a_reason() -> None:
    with pytest.raises(UnknownDeck, match="Magneto"):
        env(("Professor X", "Magnetto"))
    with pytest.raises(BadSetup, match="two, three or four"):
        env(("Magneto",))
    with pytest.raises(BadSetup, match="render mode"):
        env(render_mode="rgb_array")
    with pytest.raises(GameOver, match="reset"):
        env().step(0)
    with pytest.raises(GameOver, match="reset"):
        env().observe("player_0")


def test_a_missing_package_names_the_extra_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "versus.lab.environments.tpcg.pettingzoo")
    with pytest.raises(MissingExtra, match=r"versus\[pettingzoo\]"):
        import_module("versus.lab.environments.tpcg.pettingzoo")
