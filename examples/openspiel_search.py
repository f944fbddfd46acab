"""OpenSpiel: its own information-set tree search, judging by Versus's evaluation, against a random player."""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from versus.lab.environments.tpcg import openspiel  # noqa: F401, registers the game
from versus.players.craft import craft_of


class Evaluation:
    """What a leaf of the tree is worth to each player, from -1 to 1."""

    def evaluate(self, state):
        if state.is_terminal():
            return np.array(state.returns())
        battle = state.point.battle
        return 2 * np.array(craft_of(battle).values(battle)) - 1

    def prior(self, state):
        return [(action, 1 / len(state.legal_actions())) for action in state.legal_actions()]


def main(max_steps=2000, simulations=10):
    game = pyspiel.load_game("python_versus_2pcg", {"decks": "Professor X;Magneto", "max_steps": max_steps})
    chance = np.random.RandomState(1)
    bot = ISMCTSBot(game, Evaluation(), uct_c=1.0, max_simulations=simulations, random_state=chance)
    state = game.new_initial_state()
    state.apply_action(7)  # the deal
    while not state.is_terminal():
        searches = state.current_player() == 0
        state.apply_action(bot.step(state) if searches else chance.choice(state.legal_actions()))
    print(state.observation_string(0))
    print(f"Returns: {state.returns()}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
