"""Computer players, in processes of their own: however long they think, no table waits for another's."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from hashlib import sha256
from typing import Final, TypeAlias

from versus.cards.catalogue import house
from versus.games.house import games
from versus.kernel.save import load, save
from versus.players.roster import player_called
from versus.server.table import Table

LAST_THOUGHT: Final = 3.0
"""Seconds that a server which ends waits for its thinkers."""
POLITENESS: Final = 5
"""How far the thinkers stand back behind the tables when the processor is busy."""


Job: TypeAlias = tuple[str, bytes, str, int]
"""A question to think about: the game, the position, the level, the player's own chance."""


def job(table: Table) -> Job:
    """What the computer whose turn it is has to think about."""
    seat = table.asked()
    assert seat is not None
    assert table.game is not None
    return table.plan.game, save(table.game), table.chairs[seat].level or "easy", chance(table)


class Computers:
    """A pool of thinkers, made when the first one is needed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def answer(self, job: Job) -> int:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.thinkers(), think, *job)
        except BrokenProcessPool:
            # Somebody has killed a thinker: others take its place.
            self.stop()
            return await loop.run_in_executor(self.thinkers(), think, *job)

    def warm(self) -> None:
        """Call the thinkers before the first question comes: they need a moment to learn the cards."""
        if self.pool is None:
            for _ in range(self.workers):
                self.thinkers().submit(get_ready)

    def thinkers(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=settle,
                initargs=(os.getpid(),),
            )
        return self.pool

    async def close(self) -> None:
        """Let who is thinking finish, for a moment, so that nothing of them is left behind."""
        if self.pool is not None:
            pool, self.pool = self.pool, None
            ending = asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
            with suppress(TimeoutError):
                await asyncio.wait_for(ending, LAST_THOUGHT)

    def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def chance(table: Table) -> int:
    """The computer's own chance at this question: it tells nothing of the game's."""
    words = f"player {table.plan.salt} {table.question}"
    return int.from_bytes(sha256(words.encode()).digest()[:8], "big")


# In the processes


def settle(parent: int) -> None:
    """Stand back behind the server, and leave when it is gone."""
    os.nice(POLITENESS)
    threading.Thread(target=watch, args=(parent,), daemon=True).start()


def get_ready() -> None:
    for game in games():
        house(game)


def watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(0)


def think(game: str, position: bytes, level: str, seed: int) -> int:
    """The answer of a player to the question of a saved game."""
    return player_called(level, seed).answer(load(position, house(game)))
