"""`python -m versus.testing.classic.soak`: random games of wild classic cards, watched for what cannot be."""

from __future__ import annotations

import os
import sys
import traceback
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from versus.games.classic import text as phrases
from versus.games.classic.table.contest import Contest
from versus.kernel.events import Event
from versus.testing import five_ways
from versus.testing.classic.invariants import check
from versus.testing.classic.wild_games import answers, wild_game
from versus.testing.soak import at_least_one
from versus.testing.taking_back import declarations_are_taken_back

GAMES: Final = 500
LOOK: Final = 20
"""Every so many answers everything is put into words, and what could be begun is taken back."""


@dataclass(frozen=True)
class Outcome:
    """How a game went: how many answers it took, and the traceback if it broke."""

    seed: int
    answers: int
    fault: str = ""


def play(seed: int, every: int = 5) -> Outcome:
    """Play a game to its end; what goes wrong is told and not raised. Every so many answers go five ways."""
    number = 0
    try:
        contest = wild_game(seed)
        for events in answers(contest, seed, give=five_ways.answer, every=every):
            number += 1
            check(contest)
            if number % LOOK == 0:
                put_into_words(contest, events)
                declarations_are_taken_back(contest)
        five_ways.replays(contest)
    except Exception:
        return Outcome(seed, number, traceback.format_exc())
    return Outcome(seed, number)


def put_into_words(contest: Contest, events: list[Event]) -> None:
    for event in events:
        for seat in (None, *range(contest.seats)):
            phrases.log_line(contest, event, seat)
    phrases.chain_lines(contest)
    ask = contest.ask
    if ask is not None:
        assert phrases.prompt(contest, ask), f"a question without words: {ask}"
        for option in ask.options:
            assert phrases.option(contest, ask, option), f"an option without words: {option}"


def played(seeds: Sequence[int], processes: int) -> Iterator[Outcome]:
    if processes == 1:
        yield from map(play, seeds)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play, seeds)


def main(arguments: Sequence[str] | None = None) -> int:
    options = parser().parse_args(arguments)
    seeds = range(options.seed, options.seed + options.games)
    begun = perf_counter()
    total = broken = 0
    for number, outcome in enumerate(played(seeds, options.processes), 1):
        total += outcome.answers
        if outcome.fault:
            broken += 1
            again = f"python -m versus.testing.classic.soak --seed {outcome.seed} --games 1"
            print(
                f"Seed {outcome.seed}, answer {outcome.answers}:\n{outcome.fault}Again: {again}", flush=True
            )
        if number * 10 // len(seeds) > (number - 1) * 10 // len(seeds):
            print(f"{number * 100 // len(seeds):3} %  {number:,} games", flush=True)
    seconds = perf_counter() - begun
    print(f"{len(seeds):,} wild classic games, {total:,} answers in {seconds:.0f} s: {broken} broken.")
    return 1 if broken else 0


def parser() -> ArgumentParser:
    found = ArgumentParser(prog="python -m versus.testing.classic.soak", description=__doc__)
    found.add_argument("--games", type=at_least_one, default=GAMES, help="how many (%(default)s)")
    found.add_argument("--seed", type=int, default=0, help="the seed of the first game (%(default)s)")
    found.add_argument("--processes", type=at_least_one, default=os.cpu_count() or 1, help="(%(default)s)")
    return found


if __name__ == "__main__":
    sys.exit(main())
