"""`python -m benchmarks.wrappers`: what the research interfaces add to an answer of the engine.

The same games with the same answers, through the engine alone, the PettingZoo environment and the OpenSpiel
game; CPU seconds of each, turn by turn, and the difference for one step. Then how long questions are, from
which the length of a page was chosen.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import process_time
from typing import Final

import pyspiel

from benchmarks.measure import REPETITIONS, Spread, build, pin_to_one_core
from versus.decks import starter
from versus.games.tpcg.plug import start
from versus.games.tpcg.rules import ON, TWO_AGAINST_TWO, Rules
from versus.kernel.deck import Deck
from versus.lab.environments.tpcg.layout import OPTIONS
from versus.lab.environments.tpcg.openspiel import NAME
from versus.lab.environments.tpcg.pettingzoo import env
from versus.players.random import RandomPlayer
from versus.testing.tpcg.decks import wild_deck

NAMES: Final = ("Professor X", "Magneto")
DECKS: Final = [starter(name) for name in NAMES]
GAMES: Final = 20
WANTED: Final = 20.0
"""Microseconds that a step may add."""
CROWDS: Final = (
    ("two seats, the rulebook's decks", [DECKS] * 40, Rules()),
    ("four seats", [DECKS * 2] * 10, Rules()),
    ("two against two, shared recruiting", [DECKS * 2] * 10, Rules(mode=TWO_AGAINST_TWO, team_recruit=ON)),
    (
        "two seats, cards written at random",
        [[wild_deck(2 * n), wild_deck(2 * n + 1)] for n in range(10)],
        Rules(),
    ),
)


def main() -> None:
    pin_to_one_core()
    answers = [answers_of(seed) for seed in range(GAMES)]
    steps = sum(map(len, answers))
    table = env(NAMES)
    game = pyspiel.load_game(NAME)

    def engine(seed: int) -> None:
        battle = start(DECKS, seed)
        for answer in answers[seed]:
            battle.answer(answer)

    def stepping(seed: int) -> None:
        table.reset(seed)
        for answer in answers[seed]:
            table.step(answer)

    def looking(seed: int) -> None:
        table.reset(seed)
        for answer in answers[seed]:
            table.last()
            table.step(answer)

    def spiel(seed: int) -> None:
        state = game.new_initial_state()
        state.apply_action(seed)
        for answer in answers[seed]:
            state.apply_action(answer)

    print(
        f"{build()} build, one core, CPU seconds; {GAMES} games of {NAMES[0]} against {NAMES[1]}, "
        f"{steps} steps; µs a step, median [min..max] of {REPETITIONS} repetitions"
    )
    alone, step, look, applied = compared(steps, engine, stepping, looking, spiel)
    print(f"  the engine's answer                  {alone:.1f}")
    print(f"  a PettingZoo step adds               {step:.1f}   (wanted: at most {WANTED:.0f})")
    print(f"  with the observation, last(), adds   {look:.1f}")
    print(f"  an OpenSpiel apply_action adds       {applied:.1f}")
    print(f"\nOptions of a question in random play; a page holds {OPTIONS}")
    for name, decks, rules in CROWDS:
        print(f"  {name:38}{lengths(decks, rules)}")


def lengths(decks: list[list[Deck]], rules: Rules) -> str:
    found: list[int] = []
    for seed, seats in enumerate(decks):
        battle = start(seats, seed, rules)
        player = RandomPlayer(seed)
        while battle.ask is not None:
            found.append(len(battle.ask.options))
            battle.answer(player.answer(battle))
    found.sort()
    paged = sum(options > OPTIONS for options in found)
    return (
        f"median {found[len(found) // 2]}, 99.9 % at most {found[len(found) * 999 // 1000]}, "
        f"longest {found[-1]}; more than a page: {paged} of {len(found):,}"
    )


def answers_of(seed: int) -> list[int]:
    """Every answer of a random game. Questions of the starter decks fit on one page, so each is an action."""
    battle = start(DECKS, seed)
    player = RandomPlayer(seed)
    while battle.ask is not None:
        battle.answer(player.answer(battle))
    return battle.answers


def compared(steps: int, engine: Callable[[int], None], *wrapped: Callable[[int], None]) -> list[Spread]:
    """Microseconds a step: of the engine, and what each wrapper adds to it.

    Every game is played by all of them one after another, so that a busy machine slows all alike.
    """
    found: list[list[float]] = [[] for _ in range(len(wrapped) + 1)]
    for repetition in range(REPETITIONS + 1):
        gc.collect()
        spent = [0.0] * len(found)
        for seed in range(GAMES):
            for place, play in enumerate((engine, *wrapped)):
                begun = process_time()
                play(seed)
                spent[place] += process_time() - begun
        if repetition:  # The first one warms up.
            for place, seconds in enumerate(spent):
                added = seconds - spent[0] if place else seconds
                found[place].append(added / steps * 1e6)
    return [Spread(tuple(values)) for values in found]


if __name__ == "__main__":
    main()
