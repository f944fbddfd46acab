"""Processes in which decks are tested: few, polite, and never those in which a table's computer thinks."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from versus.cards.catalogue import house
from versus.kernel.errors import VersusError
from versus.lab.arena import Arena
from versus.lab.plan import Plan
from versus.lab.results import GameRow
from versus.server.thinkers import settle

GAME_SECONDS: Final = 180
"""How long one game may take on a machine with much to do; its process ends with it then."""
MOST_DECISIONS: Final = 5_000
"""After so many a game is cut off: nobody has won it."""
IDLE: Final = 60.0
"""Seconds after which testers who have nothing to do are sent home."""
LAST_GAME: Final = 3.0
"""Seconds that a server which ends waits for its testers."""
POLITENESS: Final = 15
"""How far testers stand back behind tables and thinkers when the processor is busy."""
PLANS: Final = 8
"""Trials that a tester keeps ready to go on with."""

TrialGame: TypeAlias = tuple[bytes, int, int]
"""A game to play: the plan of the trial, the pairing, and the number of the game."""


class LostGame(VersusError):
    """A game that took too long, or whose process was killed."""

    def __init__(self) -> None:
        super().__init__("A game of the test broke off.")


class Testers:
    """A pool that is made when the first deck is tested. Whoever has waited longest is served first."""

    def __init__(self, count: int, python_cards: str = "") -> None:
        self.count = count
        self.python_cards = python_cards
        self.free = asyncio.Semaphore(count)
        self.pool: ProcessPoolExecutor | None = None
        self.going_home: asyncio.TimerHandle | None = None

    async def play(self, game: TrialGame) -> bytes:
        """The row of a game, as it travels."""
        async with self.free:
            if self.going_home is not None:
                self.going_home.cancel()
            loop = asyncio.get_running_loop()
            try:
                return await loop.run_in_executor(self.testers(), play_game, *game)
            except BrokenProcessPool:
                self.stop()
                raise LostGame from None
            finally:
                self.going_home = loop.call_later(IDLE, self.stop)

    def testers(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.count,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=settle,
                initargs=(os.getpid(), self.python_cards, POLITENESS),
            )
        return self.pool

    async def close(self) -> None:
        """Let who is playing finish, for a moment, so that nothing of them is left behind."""
        pool = self.pool
        self.stop()
        if pool is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.to_thread(pool.shutdown), LAST_GAME)

    def stop(self) -> None:
        """Wait for nobody: who plays still leaves after the game, or with the server."""
        if self.going_home is not None:
            self.going_home.cancel()
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


# In the processes


@lru_cache(maxsize=PLANS)
def arena_of(plan: bytes) -> Arena:
    found = msgspec.json.decode(plan, type=Plan)
    return Arena(found, house(found.game), MOST_DECISIONS)


def play_game(plan: bytes, pairing: int, game: int) -> bytes:
    """One game to its end. The machine itself ends a process that plays for too long."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, GAME_SECONDS)
    row = arena_of(plan).play(pairing, game)
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, 0)
    return msgspec.msgpack.encode(row)


def row_of(data: bytes) -> GameRow:
    return msgspec.msgpack.decode(data, type=GameRow)
