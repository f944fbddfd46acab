"""Computer players, in processes of their own: however long they think, no table waits for another's."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from heapq import heappop, heappush
from typing import Final, TypeAlias

from versus.cards.catalogue import house
from versus.games.house import games
from versus.kernel.save import load, save
from versus.players.roster import player_called
from versus.server.pinned import catalogue_with
from versus.server.table import Table
from versus.server.testers import Testers, TrialGame
from versus.server.thinkers import settle

PATIENCE: Final = 1.0
"""Seconds that a person likes to wait for a computer."""
LAST_THOUGHT: Final = 3.0
"""Seconds that a server which ends waits for its thinkers."""
POLITENESS: Final = 5
"""How far the thinkers stand back behind the tables when the processor is busy."""


Job: TypeAlias = tuple[str, bytes, str, int, dict[str, bytes]]
"""A question to think about: the game, the position, the level, the player's own chance, and those cards that
are not as they are elsewhere."""


def job(table: Table) -> Job:
    """What the computer whose turn it is has to think about."""
    seat = table.asked()
    assert seat is not None
    assert table.game is not None
    level = table.chairs[seat].level or "easy"
    return table.plan.game, save(table.game), level, chance(table), table.changed


@dataclass(order=True)
class Turn:
    """A question that waits for a thinker: longest waited first, but those that nobody looks at last."""

    abandoned: bool
    asked: float
    number: int
    job: Job = field(compare=False)
    answered: asyncio.Future[int] = field(compare=False)


class Computers:
    """A pool of thinkers, made when the first one is needed, shared fairly by all tables.

    Each table asks one question at a time. Where more ask than can be answered at once, everybody is thought
    about for a shorter time, so that nobody waits longer than `PATIENCE`.
    """

    def __init__(self, thinkers: int, python_cards: str = "", testers: int = 1) -> None:
        self.count = thinkers
        self.testers = Testers(testers, python_cards)
        self.python_cards = python_cards
        self.pool: ProcessPoolExecutor | None = None
        self.queue: list[Turn] = []
        self.thinking = 0
        self.asked = 0
        self.tasks: set[asyncio.Task[None]] = set()

    def crowd(self) -> int:
        """Questions of people who wait."""
        return self.thinking + sum(not turn.abandoned for turn in self.queue)

    def share(self) -> float:
        """How much of its time a question gets."""
        return min(1.0, self.count / max(1, self.crowd()))

    async def answer(self, job: Job, abandoned: bool = False) -> int:
        self.asked += 1
        answered: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        heappush(self.queue, Turn(abandoned, time.monotonic(), self.asked, job, answered))
        self.go_on()
        return await answered

    async def play(self, game: TrialGame) -> bytes:
        """A game of a trial, played beside everything else."""
        return await self.testers.play(game)

    def go_on(self) -> None:
        """Give free thinkers something to think about."""
        while self.queue and self.thinking < self.count:
            seconds = PATIENCE * self.share()
            turn = heappop(self.queue)
            if turn.answered.done():
                continue  # Nobody waits for it any more.
            self.thinking += 1
            task = asyncio.ensure_future(self.think(turn, 1000.0 * seconds))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def think(self, turn: Turn, milliseconds: float) -> None:
        try:
            option = await self.option(turn.job, milliseconds)
        except BaseException as error:
            if not turn.answered.done():
                turn.answered.set_exception(error)
            if not isinstance(error, Exception):
                raise
        else:
            if not turn.answered.done():
                turn.answered.set_result(option)
        finally:
            self.thinking -= 1
            self.go_on()

    async def option(self, job: Job, milliseconds: float) -> int:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.thinkers(), think, *job, milliseconds)
        except BrokenProcessPool:
            # Somebody has killed a thinker: others take its place.
            self.stop()
            return await loop.run_in_executor(self.thinkers(), think, *job, milliseconds)

    def warm(self) -> None:
        """Call the thinkers before the first question comes: they need a moment to learn the cards."""
        if self.pool is None:
            for _ in range(self.count):
                self.thinkers().submit(get_ready)

    def thinkers(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.count,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=settle,
                initargs=(os.getpid(), self.python_cards, POLITENESS),
            )
        return self.pool

    async def close(self) -> None:
        """Let who is thinking finish, for a moment, so that nothing of them is left behind."""
        await self.testers.close()
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


def get_ready() -> None:
    for game in games():
        house(game)


def think(
    game: str, position: bytes, level: str, seed: int, changed: dict[str, bytes], milliseconds: float
) -> int:
    """The answer of a player to the question of a saved game."""
    cards = catalogue_with(games()[game], changed)
    found = load(position, cards)
    found.pinned = cards.cards
    return player_called(level, seed, milliseconds).answer(found)
