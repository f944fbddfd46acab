"""PettingZoo: an agent that attacks whenever it may, against one that takes any legal action."""

import sys

import numpy as np

from versus.lab.environments.tpcg.layout import OPTION, OPTION_SIZE, OPTIONS
from versus.lab.environments.tpcg.pettingzoo import env

VERBS = next(field for field in OPTION.fields if field.name == "verb")
ATTACK = OPTION.offset("verb") + VERBS.places.index("attack")


def anything(seen, chance):
    return chance.choice(np.flatnonzero(seen["action_mask"]))


def attacker(seen, chance):
    options = seen["observation"][-OPTIONS * OPTION_SIZE :].reshape(OPTIONS, OPTION_SIZE)
    attacks = np.flatnonzero(options[:, ATTACK])
    return chance.choice(attacks) if len(attacks) else anything(seen, chance)


def main(games=20):
    table, chance, won = env(("Professor X", "Magneto")), np.random.default_rng(1), 0
    for game in range(games):
        policies = {f"player_{game % 2}": attacker, f"player_{1 - game % 2}": anything}
        table.reset(seed=game)
        for agent in table.agent_iter():
            seen, reward, over, cut, _ = table.last()
            won += over and reward > 0 and policies[agent] is attacker
            table.step(None if over or cut else policies[agent](seen, chance))
    print(f"Attacking whenever possible won {won} of {games} games.")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
