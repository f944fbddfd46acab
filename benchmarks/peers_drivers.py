"""Random play of RLCard's and OpenSpiel's card games, through their public functions."""

from __future__ import annotations

import random
from typing import Any, Final

import numpy
import pyspiel
import rlcard
from peers_contest import contend
from rlcard.games.gin_rummy import Game as GinRummy
from rlcard.games.uno import Game as Uno


class UnoCore:
    """The game object, without any encoding; its state comes with the legal actions."""

    def __init__(self) -> None:
        self.game: Any = Uno()

    def seed(self, seed: int) -> None:
        self.game.np_random = numpy.random.RandomState(seed)
        self.chance = random.Random(seed)

    def play(self) -> tuple[int, int]:
        game, chance = self.game, self.chance
        decisions = choices = 0
        state, _ = game.init_game()
        while not game.is_over():
            actions = state["legal_actions"]
            decisions += 1
            choices += len(actions) > 1
            state, _ = game.step(actions[int(chance.random() * len(actions))])
        return decisions, choices


class GinRummyCore:
    """The game object; its judge lists the actions."""

    def __init__(self) -> None:
        self.game: Any = GinRummy()

    def seed(self, seed: int) -> None:
        self.game.np_random = numpy.random.RandomState(seed)
        self.chance = random.Random(seed)

    def play(self) -> tuple[int, int]:
        game, chance = self.game, self.chance
        decisions = choices = 0
        game.init_game()
        while not game.is_over():
            actions = game.judge.get_legal_actions()
            decisions += 1
            choices += len(actions) > 1
            game.step(actions[int(chance.random() * len(actions))])
        return decisions, choices


class Environment:
    """The environment that an RLCard agent sees, with its observations."""

    def __init__(self, name: str) -> None:
        self.name = name

    def seed(self, seed: int) -> None:
        self.env: Any = rlcard.make(self.name, config={"seed": seed})
        self.chance = random.Random(seed)

    def play(self) -> tuple[int, int]:
        env, chance = self.env, self.chance
        decisions = choices = 0
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            decisions += 1
            choices += len(actions) > 1
            state, _ = env.step(actions[int(chance.random() * len(actions))])
        return decisions, choices


class OpenSpiel:
    """A game of OpenSpiel, driven from Python; chance is sampled and counts as no decision."""

    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)

    def seed(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def play(self) -> tuple[int, int]:
        chance = self.chance
        decisions = choices = 0
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            actions = state.legal_actions()
            decisions += 1
            choices += len(actions) > 1
            state.apply_action(actions[int(chance.random() * len(actions))])
        return decisions, choices


DRIVERS: Final = {
    "rlcard uno core": UnoCore,
    "rlcard uno environment": lambda: Environment("uno"),
    "rlcard gin-rummy core": GinRummyCore,
    "rlcard gin-rummy environment": lambda: Environment("gin-rummy"),
    "openspiel gin_rummy": lambda: OpenSpiel("gin_rummy"),
    "openspiel crazy_eights": lambda: OpenSpiel("crazy_eights"),
}

if __name__ == "__main__":
    contend(DRIVERS)
