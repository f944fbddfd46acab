"""The OpenSpiel game passes that project's own generic tests, and tells each player only what it may know."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from versus.decks import UnknownDeck
from versus.games.tpcg.words import P_RESOURCE, PLACE_DOWN
from versus.kernel.errors import BadSetup
from versus.kernel.extras import MissingExtra
from versus.kernel.save import digest
from versus.lab.environments.tpcg.encoding import observed
from versus.lab.environments.tpcg.layout import NEXT_PAGE, OPTIONS, length
from versus.lab.environments.tpcg.openspiel import NAME, VersusGame
from versus.lab.environments.tpcg.point import Point
from versus.testing.five_ways import permuted
from versus.testing.tpcg import duel, side


def load(**params: Any) -> Any:
    return pyspiel.load_game(NAME, params)


def played(steps: int, deal: int = 3, seed: int = 1, **params: Any) -> Any:
    """A state after so many random steps, or at the end."""
    chance = np.random.RandomState(seed)
    state = load(**params).new_initial_state()
    state.apply_action(deal)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def sampler(seed: int) -> Callable[[], float]:
    return np.random.RandomState(seed).random_sample


# OpenSpiel's own tests


@pytest.mark.parametrize(
    "params",
    [
        pytest.param({}, id="two players"),
        pytest.param({"players": 3, "max_steps": 100}, id="three players"),
        pytest.param({"players": 4, "max_steps": 100}, id="four players"),
        pytest.param({"players": 4, "teams": True, "max_steps": 100}, id="teams"),
    ],
)
def test_it_passes_the_random_simulation_test(params: dict[str, Any]) -> None:
    game = load(**params)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.num_players() == params.get("players", 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_passes_the_generic_python_simulation(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    np.random.seed(players)
    games_sim_test.GamesSimTest().sim_game(load(players=players, max_steps=250))
    assert "terminated with" in capsys.readouterr().out


def test_agents_of_its_learning_environment_can_play_it() -> None:
    table = rl_environment.Environment(load(max_steps=40), chance_event_sampler=None)
    chance = np.random.RandomState(2)
    step = table.reset()
    taken = 0
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == length(2)
        step = table.step([chance.choice(step.observations["legal_actions"][player])])
        taken += 1
    assert taken == 40


# States


def test_a_history_determines_its_state() -> None:
    state = played(60)
    again = load().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)


def test_a_copy_goes_its_own_way() -> None:
    state = played(60)
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)
    assert twin.point.pasts != state.point.pasts


def test_a_saved_state_keeps_page_past_and_position() -> None:
    game = load()
    state = played(80)
    _, loaded = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for player in (0, 1):
        assert loaded.information_state_string(player) == state.information_state_string(player)
    action = state.legal_actions()[-1]
    state.apply_action(action)
    loaded.apply_action(action)
    assert str(loaded) == str(state)


def test_the_deal_is_the_only_chance_node() -> None:
    state = load(deals=4).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(deal, 0.25) for deal in range(4)]
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 2) == "Deal 2"
    assert "before the deal" in state.observation_string(0)
    state.apply_action(2)
    assert not state.is_chance_node()


def test_the_end_is_zero_sum() -> None:
    state = played(100_000)
    winner = state.point.battle.winners[0]
    assert state.returns()[winner] == 1
    assert sum(state.returns()) == 0
    assert state.legal_actions() == []


def test_a_game_that_takes_too_long_is_worth_nothing() -> None:
    state = played(49, max_steps=50)
    assert not state.is_terminal()
    state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0, 0]


def test_actions_are_named_in_the_words_of_the_game() -> None:
    state = played(0)
    player = state.current_player()
    assert [state.action_to_string(player, action) for action in state.legal_actions()] == [
        "0: Player 1 goes first",
        "1: Player 2 goes first",
    ]
    assert state.action_to_string(player, 30) == "Action 30"


def test_further_options_are_an_action_of_their_own() -> None:
    state = played(0)
    crowd = [f"Toad{number} 1/1 h1" for number in range(OPTIONS + 8)]
    state.point = Point.first(duel(p1=side(front=crowd), p2=side(front="Blob 1/3 h2")).battle)
    options = state.point.battle.ask.options
    assert state.legal_actions() == [*range(OPTIONS), NEXT_PAGE]
    assert state.action_to_string(0, NEXT_PAGE) == f"{NEXT_PAGE}: further options"
    first = state.observation_string(0)
    state.apply_action(NEXT_PAGE)
    assert state.legal_actions() == [*range(len(options) - OPTIONS), NEXT_PAGE]
    assert state.observation_string(0) != first
    state.apply_action(NEXT_PAGE)
    assert state.observation_string(0) == first
    assert state.history()[-2:] == [NEXT_PAGE, NEXT_PAGE]


# What players know


def test_the_tensor_is_the_players_observation() -> None:
    state = played(50)
    for player in (0, 1):
        numbers = np.frombuffer(observed(state.point.battle, player), np.int8)
        assert state.observation_tensor(player) == numbers.astype(float).tolist()
    observation = make_observation(state.get_game())
    observation.set_from(state, 0)
    assert observation.dict["options"].shape[0] == OPTIONS
    assert observation.dict["hand of the viewer"].any()


def test_a_hidden_choice_is_known_to_whoever_made_it_alone() -> None:
    """Two different cards are placed face down: the opponent cannot tell which, then or later."""
    for steps in range(200):
        state = played(steps)
        battle = state.point.battle
        placed = [
            (battle.definition[option.card].key, action)
            for action, option in enumerate(battle.ask.options)
            if option.verb == PLACE_DOWN
        ]
        if battle.ask.prompt == P_RESOURCE and len({key for key, _ in placed}) > 1:
            break
    (key, one), *rest = placed
    other = next(action for another, action in rest if another != key)
    player = state.current_player()
    first, second = state.clone(), state.clone()
    first.apply_action(one)
    second.apply_action(other)
    assert first.information_state_string(player) != second.information_state_string(player)
    assert first.information_state_string(1 - player) == second.information_state_string(1 - player)


def test_the_past_is_remembered_where_the_table_looks_the_same() -> None:
    """Turning the page and back leaves the table as it was, and is not forgotten."""
    state = played(0)
    crowd = [f"Toad{number} 1/1 h1" for number in range(OPTIONS + 8)]
    state.point = Point.first(duel(p1=side(front=crowd), p2=side(front="Blob 1/3 h2")).battle)
    before = state.information_state_string(0)
    state.apply_action(NEXT_PAGE)
    state.apply_action(NEXT_PAGE)
    assert state.information_state_string(0) != before


@pytest.mark.parametrize("steps", [5, 60, 140])
def test_a_resampled_state_looks_the_same_to_its_player(steps: int) -> None:
    state = played(steps)
    assert not state.is_terminal()
    for player in (0, 1):
        twin = state.resample_from_infostate(player, sampler(player))
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.current_player() == state.current_player()
        assert twin.history() == []
        if state.current_player() == player:
            assert twin.legal_actions() == state.legal_actions()


def test_a_resampled_state_deals_the_rest_of_each_list_anew_and_plays_on() -> None:
    state = played(60)
    true = state.point.battle
    cards = Counter((owner, card.key) for owner, card in zip(true.owner, true.definition, strict=True))
    hands = set()
    for seed in range(5):
        twin = state.resample_from_infostate(0, sampler(seed))
        battle = twin.point.battle
        dealt = zip(battle.owner, battle.definition, strict=True)
        assert Counter((owner, card.key) for owner, card in dealt) == cards
        hands.add(twin.information_state_string(1))
    assert len(hands) == 5
    chance = np.random.RandomState(3)
    while not twin.is_terminal():
        twin.apply_action(chance.choice(twin.legal_actions()))
    assert sum(twin.returns()) == 0


@pytest.mark.parametrize("steps", [30, 90])
def test_resampling_learns_nothing_from_the_true_cards(steps: int) -> None:
    state = played(steps)
    other = state.clone()
    other.point.battle = permuted(state.point.battle, 0)
    if other.current_player() == 0:
        other.point.battle.ask = None
        other.point.battle.run()
    assert digest(other.point.battle) != digest(state.point.battle)
    twins = [world.resample_from_infostate(0, sampler(4)) for world in (state, other)]
    assert str(twins[0]) == str(twins[1])
    assert twins[0].information_state_string(1) == twins[1].information_state_string(1)


# What bad input gets


def test_bad_parameters_are_refused_with_a_reason() -> None:
    with pytest.raises(BadSetup, match="3 players need as many decks; 2 were named"):
        VersusGame({"players": 3, "decks": "Magneto;Magneto"})
    with pytest.raises(UnknownDeck, match="Magneto"):
        VersusGame({"decks": "Magneto;Magnetto"})
    with pytest.raises(BadSetup, match="two, three or four"):
        VersusGame({"players": 5})
    with pytest.raises(BadSetup, match="2 vs 2 needs four"):
        VersusGame({"players": 3, "teams": True})
    with pytest.raises(BadSetup, match="at least one deal"):
        VersusGame({"deals": 0})
    public_only = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    with pytest.raises(BadSetup, match="one player at a time"):
        VersusGame().make_py_observer(public_only)


def test_a_missing_package_names_the_extra_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "versus.lab.environments.tpcg.openspiel")
    with pytest.raises(MissingExtra, match=r"versus\[openspiel\]"):
        import_module("versus.lab.environments.tpcg.openspiel")
