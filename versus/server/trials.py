"""Testing a deck: laboratory games against decks of the house, told as they are played.

A test is one request. Whoever breaks it off, or stops reading, has ended the test.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from versus.decks import starters
from versus.kernel.deck import Deck
from versus.kernel.plug import Plug
from versus.lab.intervals import difference, rate
from versus.lab.plan import Pairing, Plan, plan
from versus.lab.results import NOBODY, A, GameRow
from versus.lab.summary import PairingTally
from versus.players.roster import usual
from versus.server import card_bodies as bodies
from versus.server.deck_room import legal
from versus.server.errors import Declined
from versus.server.fairness import new_seed
from versus.server.hall import Hall
from versus.server.library import game_called
from versus.server.testers import LostGame, row_of

PLAYER: Final = "greedy"
"""Who plays both sides: quick, and without the worst mistakes."""
BEAT: Final = 1.0
"""Seconds between two looks whether anybody still waits."""
MOST_LOST: Final = 3
"""Games that may break off before the test is given up."""
FEWEST: Final = 2
"""Games against each deck: one deal, played from both seats."""


@dataclass
class Trial:
    """A test under way: its plan, and what was found so far."""

    plan: Plan
    played: int = 0
    lost: int = 0
    whole: PairingTally = field(default_factory=PairingTally)
    """All games together; side A is the deck that is tested."""
    pairings: list[PairingTally] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.pairings = [PairingTally() for _ in self.plan.pairings]

    def add(self, row: GameRow) -> None:
        self.played += 1
        self.whole.add(row)
        self.pairings[row.pairing].add(row)

    def told(self, end: bodies.TrialEnd | None = None) -> bodies.TrialTold:
        score = self.whole.score
        return bodies.TrialTold(
            played=self.played,
            planned=self.plan.games,
            undecided=self.whole.winners[NOBODY] + self.lost,
            end=end,
            player=self.plan.entrants[0].player,
            whole=share(score[A, "all"]),
            first=share(score[A, "first"]),
            second=share(score[A, "second"]),
            match_ups=[
                bodies.MatchUp(
                    deck=self.plan.entrants[pairing.b].deck.name, share=share(tally.score[A, "all"])
                )
                for pairing, tally in zip(self.plan.pairings, self.pairings, strict=True)
                if tally.games
            ],
            cards=[self.part(key) for side, key in sorted(self.whole.copies) if side == A],
        )

    def part(self, key: str) -> bodies.CardPart:
        """How the deck does when it draws a card, and when it does not."""
        drawn = rate(*self.whole.score[A, "drawn", key])
        not_drawn = rate(*self.whole.score[A, "not drawn", key])
        gain = difference(drawn, not_drawn)
        return bodies.CardPart(
            card=key,
            drawn=share(self.whole.score[A, "drawn", key]),
            not_drawn=share(self.whole.score[A, "not drawn", key]),
            gain=round(gain.value, 4),
            low=round(max(-1.0, gain.low), 4),
            high=round(min(1.0, gain.high), 4),
        )


def share(score: tuple[float, int]) -> bodies.WinShare:
    found = rate(*score)
    return bodies.WinShare(
        games=found.games, rate=round(found.rate, 4), low=round(found.low, 4), high=round(found.high, 4)
    )


def planned(wish: bodies.TrialWish, most: int) -> Trial:
    """The games of a test: as many against each deck of the field, from both seats."""
    plug = game_called(wish.game)
    deck = legal(bodies.DeckWish(game=wish.game, deck=wish.deck, deck_list=wish.deck_list))
    games = max(FEWEST, min(wish.games, most))
    field = opponents(plug, wish.against)[: games // FEWEST]
    player = usual(plug, PLAYER)
    sides = [(deck, player), *((other, player) for other in field)]
    pairings = [Pairing(0, place + 1, count) for place, count in enumerate(spread(games, len(field)))]
    return Trial(plan("trial", sides, pairings, new_seed()))


def opponents(plug: Plug, names: Sequence[str]) -> list[Deck]:
    """The decks of the house that were asked for; all of them where none was."""
    shelf = starters(plug.name)
    found = [deck for deck in shelf if not names or deck.name in names]
    if not found:
        raise Declined("bad-deck", "None of these decks is on the shelf. Choose others to test against.")
    return found


def spread(games: int, parts: int) -> list[int]:
    """So many games in even shares, the first ones perhaps larger."""
    pairs = games // FEWEST
    return [FEWEST * (pairs // parts + (place < pairs % parts)) for place in range(parts)]


def order(found: Plan) -> Iterator[tuple[int, int]]:
    """Pairing and game, everybody in turn: whenever it is broken off, each deck has been met as often."""
    for deal in range(max(pairing.games for pairing in found.pairings) // FEWEST):
        for place, pairing in enumerate(found.pairings):
            for game in (FEWEST * deal, FEWEST * deal + 1):
                if game < pairing.games:
                    yield place, game


async def carried_out(
    hall: Hall, trial: Trial, is_gone: Callable[[], Awaitable[bool]]
) -> AsyncGenerator[bodies.TrialTold, None]:
    """Play a test, one game at a time, and tell how it stands about once a second."""
    until = time.monotonic() + hall.settings.trial_seconds
    encoded = trial.plan.encoded()
    told = time.monotonic()
    yield trial.told()
    for pairing, game in order(trial.plan):
        playing = asyncio.ensure_future(hall.computers.play((encoded, pairing, game)))
        try:
            while not playing.done():
                await asyncio.wait((playing,), timeout=BEAT)
                if await is_gone():
                    return
                if hall.stopping or time.monotonic() > until:
                    yield trial.told("stopping" if hall.stopping else "time")
                    return
                if time.monotonic() - told >= BEAT:
                    told = time.monotonic()
                    yield trial.told()
            trial.add(row_of(playing.result()))
        except LostGame:
            trial.lost += 1
            if trial.lost >= MOST_LOST:
                yield trial.told("broken")
                return
        finally:
            playing.cancel()
    yield trial.told("played")
