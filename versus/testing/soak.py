"""`python -m versus.testing.soak`: thousands of random games with real cards, held to what must be."""

from __future__ import annotations

import os
import sys
import traceback
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from time import perf_counter
from typing import Final

from rich.progress import track

from versus.kernel.errors import VersusError
from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.match_options import written
from versus.kernel.plug import plug_of
from versus.kernel.save import digest, load, save
from versus.players.random import RandomPlayer
from versus.testing.five_ways import explained
from versus.testing.match_ups import AGAINST, MatchUp, drawn, match_up_called
from versus.testing.taking_back import declarations_are_taken_back

GAMES: Final = 10_000
BOUND: Final = 10_000
"""No game takes so many answers."""
LOOK: Final = 20
"""Every so many answers a position is looked at closely; it takes much longer than the invariants."""
SAVE: Final = 200
"""Every so many answers a position is saved and loaded."""


@dataclass(frozen=True)
class Job:
    """One game to play; the same job always plays the same game."""

    match_up: MatchUp
    seed: int
    every: int
    """After how many answers the invariants are checked."""

    def command(self) -> str:
        """How to play it again."""
        agreed = "".join(f' --option "{name}={value}"' for name, value in self.match_up.options)
        decks = AGAINST.join(self.match_up.decks)
        return f'python -m versus.testing.soak --match-up "{decks}"{agreed} --seed {self.seed} --games 1'


@dataclass(frozen=True)
class Outcome:
    """How a game went: how many answers it took, and the traceback if it broke."""

    job: Job
    answers: int
    fault: str = ""


def jobs(games: int, seed: int, every: int = 1, match_up: MatchUp | None = None) -> list[Job]:
    """So many games, of match-ups by lot or all of one; each has a seed of its own."""
    seeds = range(seed, seed + games)
    return [Job(match_up or drawn(number), number, every) for number in seeds]


def play(job: Job) -> Outcome:
    """Play a game to its end; what goes wrong is told and not raised."""
    game: Game | None = None
    try:
        game = job.match_up.start(job.seed)
        check(game)
        player = RandomPlayer(job.seed)
        for number in range(1, BOUND + 1):
            events = game.answer(player.answer(game))
            if number % job.every == 0 or game.over:
                check(game)
            if number % LOOK == 0:
                look_closely(game, events)
            if number % SAVE == 0:
                survives_saving(game)
            if game.over:
                return Outcome(job, number)
        raise AssertionError(f"the game is not over after {BOUND} answers")
    except Exception:
        return Outcome(job, len(game.answers) if game is not None else 0, traceback.format_exc())


def check(game: Game) -> None:
    """Hold a position to the invariants of its game."""
    import_module(f"versus.testing.{plug_of(game).room}.invariants").check(game)


def look_closely(game: Game, events: Sequence[Event]) -> None:
    """Nothing allowed is missing, all can be seen and put into words, and what is begun can be taken back."""
    plug = plug_of(game)
    words = plug.words
    for event in events:
        words.log_line(game, event, None, ())
    for seat in (None, *range(game.seats)):
        game.view(seat)
    ask = game.ask
    if ask is not None:
        explained(game, plug)
        assert words.prompt(game, ask, ()), f"a question without words: {ask}"
        for option in ask.options:
            assert words.option(game, ask, option, ()), f"an option without words: {option}"
    declarations_are_taken_back(game)


def survives_saving(game: Game) -> None:
    cards = {card.key: card for card in game.definition}
    assert digest(load(save(game), cards)) == digest(game), "a saved game is another game when loaded"


def played(work: Sequence[Job], processes: int) -> Iterator[Outcome]:
    """Play games on several processors, in the order of the jobs."""
    if processes == 1:
        yield from map(play, work)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play, work, chunksize=max(1, min(10, len(work) // processes)))


def watched(outcomes: Iterator[Outcome], total: int) -> Iterator[Outcome]:
    """Show how far it is: a bar at a terminal, otherwise a line for each tenth."""
    if sys.stdout.isatty():
        yield from track(outcomes, "Playing", total)
        return
    for number, outcome in enumerate(outcomes, 1):
        yield outcome
        if number * 10 // total > (number - 1) * 10 // total:
            print(f"{number * 100 // total:3} %  {number:,} games", flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    options = parser().parse_args(arguments)
    work = jobs(options.games, options.seed, options.every, asked_for(options))
    begun = perf_counter()
    answers = 0
    broken: list[Outcome] = []
    for outcome in watched(played(work, options.processes), len(work)):
        answers += outcome.answers
        if outcome.fault:
            broken.append(outcome)
            print(told(outcome), flush=True)
    seconds = perf_counter() - begun
    print(
        f"{len(work):,} games of {len({job.match_up for job in work}):,} match-ups, {answers:,} answers, "
        f"{len(work) / seconds:.1f} games/s, {answers / seconds:,.0f} answers/s: {len(broken)} broken."
    )
    return 1 if broken else 0


def asked_for(options: Namespace) -> MatchUp | None:
    """The one match-up that somebody wants to see, or none."""
    if options.match_up is None:
        return None
    try:
        return match_up_called(options.match_up, tuple(written(options.option).items()))
    except (ValueError, VersusError) as error:
        parser().error(str(error))


def told(outcome: Outcome) -> str:
    """A failure with everything needed to see it again."""
    job = outcome.job
    return (
        f"{job.match_up}, seed {job.seed}, answer {outcome.answers}:\n{outcome.fault}"
        f"Again: {job.command()} --every 1\n"
    )


def parser() -> ArgumentParser:
    found = ArgumentParser(prog="python -m versus.testing.soak", description=__doc__)
    found.add_argument("--games", type=at_least_one, default=GAMES, help="how many (%(default)s)")
    found.add_argument("--seed", type=int, default=0, help="the seed of the first game (%(default)s)")
    found.add_argument(
        "--every", type=at_least_one, default=1, help="check after every so many answers (%(default)s)"
    )
    found.add_argument("--match-up", help='only this one: "Storm against Toad"')
    found.add_argument(
        "--option", action="append", default=[], help='what it is played by: "edition=2016", "mode=2 vs 2"'
    )
    found.add_argument("--processes", type=at_least_one, default=os.cpu_count() or 1, help="(%(default)s)")
    return found


def at_least_one(text: str) -> int:
    number = int(text) if text.isdigit() else 0
    if number < 1:
        raise ArgumentTypeError(f"{text} should be a number from 1 up")
    return number


if __name__ == "__main__":
    sys.exit(main())
