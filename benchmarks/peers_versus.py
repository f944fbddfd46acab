"""Random play of Versus for the comparison with its peers: the rulebook's decks, engine and environment."""

from __future__ import annotations

from typing import Final

from peers_contest import contend

from versus.decks import starter
from versus.games.tpcg.plug import start
from versus.players.random import RandomPlayer

NAMES: Final = ("Professor X", "Magneto")


class Core:
    """The game itself."""

    def __init__(self) -> None:
        self.decks = [starter(name) for name in NAMES]

    def seed(self, seed: int) -> None:
        self.game = seed

    def play(self) -> tuple[int, int]:
        self.game += 1
        decisions = choices = 0
        battle = start(self.decks, self.game)
        player = RandomPlayer(self.game)
        while battle.ask is not None:
            decisions += 1
            choices += len(battle.ask.options) > 1
            battle.answer(player.answer(battle))
        return decisions, choices


class Environment:
    """The PettingZoo environment, with an observation at every step."""

    def __init__(self) -> None:
        from versus.lab.environments.tpcg.pettingzoo import env

        self.env = env(NAMES)

    def seed(self, seed: int) -> None:
        self.game = seed

    def play(self) -> tuple[int, int]:
        self.game += 1
        decisions = choices = 0
        env = self.env
        env.reset(self.game)
        assert env.battle is not None
        player = RandomPlayer(self.game)
        while env.battle.ask is not None:
            env.last()
            decisions += 1
            choices += len(env.battle.ask.options) > 1
            env.step(player.answer(env.battle))
        return decisions, choices


if __name__ == "__main__":
    contend({"core": Core, "environment": Environment})
