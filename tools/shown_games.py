"""Steps of seeded games as a browser is told them, some to every question: what the layout tests look at.

`python -m tools.shown_games --most 1` writes them as JSON; the same numbers give the same games.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from versus.decks import starters
from versus.games.house import game_called
from versus.games.house import games as all_games
from versus.kernel.ask import ASK_KINDS
from versus.kernel.types import Seat
from versus.kernel.views import View
from versus.players.random import RandomPlayer
from versus.server.journal import Plan, SeatPlan
from versus.server.protocol import ClockRule, Step
from versus.server.table import Change, Table
from versus.server.telling import Telling

VIEWER: Final[Seat] = 0
NAMES: Final = ("Kit", "Ann", "Bartholomew", "Easy computer 2")
"""Short ones, a long one, and one of several words."""
MOST_ANSWERS: Final = 1_200
LINES: Final = 40


@dataclass(frozen=True)
class Kind:
    """What the viewer may be asked: a question by its code, at a table of so many."""

    game: str
    seats: int
    asked: str
    prompt: int


class Shown(msgspec.Struct):
    """A step, and where it is from."""

    game: str
    seats: int
    names: list[str]
    step: Step


def steps(game: str, seats: int, seed: int) -> Iterator[tuple[Kind, Step]]:
    """Everything that the viewer is asked in one game of random players."""
    decks = starters(game)
    plan = Plan(game=game, seats=[SeatPlan(kind="person")] * seats, clock=ClockRule(), seed=seed, salt="")
    table = Table("layout", plan)
    for seat, chair in enumerate(table.chairs):
        chair.name = NAMES[seat]
        chair.stops = frozenset(table.plug.stops.names)
    dealt = [decks[(seed + seat) % len(decks)] for seat in range(seats)]
    played = table.plug.start(dealt, seed, table.rules)
    table.game = played
    telling = Telling(VIEWER, 0, anew=True)
    player = RandomPlayer(seed)
    events = list(played.history or played.events)
    for number in range(1, MOST_ANSWERS):
        change = Change(number, moved=True, events=events)
        table.told = table.question = number
        telling.add(table, change)
        ask = played.ask
        if ask is None:
            return
        if ask.seat == VIEWER:
            # Nothing is to move, and the story is long enough.
            telling.events.clear()
            del telling.log[:-LINES]
            yield Kind(game, seats, ASK_KINDS[ask.kind], ask.prompt), telling.step(table, 0.0)
        events = played.answer(player.answer(played))


def weights(step: Step) -> tuple[int, ...]:
    """In how many ways a step may be too much for a page: the hand, the rows, the answers, the words."""
    lying = cards(step.view)
    asked = step.question
    buttons = [one for one in asked.options if one.card is None] if asked is not None else []
    return (
        max(lying.get("row", [0])) * 10 + sum(lying.get("row", [])) + len(step.view.chain) * 5,
        max(lying.get("hand", [0])) * 10 + sum(lying.get("resources", [])),
        len(buttons) * 10 + max((len(one.words) for one in buttons), default=0),
        len(asked.prompt) if asked is not None else 0,
        len(step.view.fights) * 50 + len(step.view.lasting) * 10 + len(step.view.chain),
    )


def cards(view: View) -> dict[str, list[int]]:
    """How many lie in the piles of a kind."""
    found: dict[str, list[int]] = {}
    for side in view.sides:
        for pile in side.piles:
            found.setdefault(pile.kind, []).append(len(pile.cards))
    return found


def heaviest(found: Sequence[Step], most: int) -> list[Step]:
    """So many of them: each way to be too much has its heaviest, in turn."""
    chosen: list[Step] = []
    for way in range(len(weights(found[0]))):
        best = max(found, key=lambda step: weights(step)[way])
        if best not in chosen:
            chosen.append(best)
    return chosen[:most]


def shown(most: int, games: int) -> list[Shown]:
    """Of every question that comes up in so many games, so many steps."""
    found: dict[Kind, list[Step]] = {}
    for game in all_games():
        for seats in game_called(game).seats:
            for seed in range(games):
                for kind, step in steps(game, seats, seed):
                    found.setdefault(kind, []).append(step)
    return [
        Shown(kind.game, kind.seats, list(NAMES[: kind.seats]), step)
        for kind in found
        for step in heaviest(found[kind], most)
    ]


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=1, help="steps to each question")
    parser.add_argument("--games", type=int, default=4, help="games of each kind to take them from")
    given = parser.parse_args()
    sys.stdout.buffer.write(msgspec.json.encode(shown(given.most, given.games)))


if __name__ == "__main__":
    main()
