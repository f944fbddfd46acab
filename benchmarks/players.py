"""`python -m benchmarks.players`: how long computer players think about a question, on usual and wide boards.

A budget is a promise in real time, so this is measured by the clock on the wall: the longest answer counts.
"""

from __future__ import annotations

from statistics import median
from time import perf_counter
from typing import Final

from benchmarks.measure import build
from benchmarks.scenarios import REAL, halfway
from versus.games.tpcg.table.battle import Battle
from versus.players.roster import Player, player_called
from versus.testing.tpcg import duel, side

PLAYERS: Final = ("greedy", "search:100ms", "search:200")
GAMES: Final = 6
QUESTIONS: Final = 40
"""Choices that are put to each player, on each kind of board."""
ROW: Final = 8
"""Characters in each of the two rows of a wide board."""


def main() -> None:
    print(f"{build()} build; milliseconds a choice: median, longest; tries a choice of the searches")
    boards = (
        ("usual", [halfway(REAL.decks(), seed) for seed in range(GAMES)]),
        (f"{2 * ROW} characters a side", [wide_board()]),
    )
    for words, battles in boards:
        for name in PLAYERS:
            times, tries = thought(battles, name)
            shown = f", {median(tries):.0f} tries" if tries else ""
            print(f"{words:>22}  {name:<13} {median(times):7.1f}  {max(times):7.1f}{shown}", flush=True)


def thought(battles: list[Battle], name: str) -> tuple[list[float], list[int]]:
    """Milliseconds for each choice as the game is played on, and tries where the player counts them."""
    times: list[float] = []
    tries: list[int] = []
    for battle in battles:
        game = battle.fork()
        player = player_called(name, 1)
        asked = 0
        while game.ask is not None and asked < QUESTIONS / len(battles):
            choice = len(game.ask.options) > 1
            begun = perf_counter()
            index = player.answer(game)
            if choice:
                times.append((perf_counter() - begun) * 1000)
                tries += tries_told(player)
                asked += 1
            game.answer(index)
    return times, tries


def tries_told(player: Player) -> list[int]:
    """The number of tries that a reason speaks of."""
    words = player.reason().split()
    return [int(words[2])] if words[:2] == ["Best", "of"] and words[3].startswith("tries") else []


def wide_board() -> Battle:
    """Sixteen characters a side, all ready to fight."""
    rows = [[f"Guard {seat}{place} 4/4 h2" for place in range(ROW)] for seat in range(2)]
    shooters = [[f"Archer {seat}{place} 3/3 h2 Ranged" for place in range(ROW)] for seat in range(2)]
    return duel(
        p1=side(front=rows[0], back=shooters[0]), p2=side(front=rows[1], back=shooters[1]), at="main"
    ).battle


if __name__ == "__main__":
    main()
