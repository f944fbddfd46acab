"""Playing chunks on the processors of one machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from versus.lab.arena import play_chunk
from versus.lab.errors import PoolBroken
from versus.lab.plan import Chunk, Plan
from versus.lab.results import GameRow

Played = Generator[tuple[Chunk, list[GameRow]], None, None]

ATTEMPTS: Final = 3
"""How often a pool whose processes die is set up before giving up."""


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_here(plan: Plan, card_files: tuple[str, ...], work: Sequence[Chunk], workers: int) -> Played:
    """Play chunks and give each as soon as it is finished, in whatever order that is."""
    encoded = plan.encoded()
    workers = min(workers, len(work))
    if workers <= 1:
        for chunk in work:
            yield chunk, play_chunk(encoded, card_files, chunk)
        return
    left = {chunk.number: chunk for chunk in work}
    for _ in range(ATTEMPTS):
        try:
            for chunk, rows in play_in_pool(encoded, card_files, list(left.values()), workers):
                del left[chunk.number]
                yield chunk, rows
            return
        except BrokenProcessPool:
            continue
    raise PoolBroken(
        f"Processes that play were killed {ATTEMPTS} times, perhaps for want of memory. "
        "Finished games are kept; the same command with fewer --workers goes on from here."
    )


def play_in_pool(plan: bytes, card_files: tuple[str, ...], work: Sequence[Chunk], workers: int) -> Played:
    """One pool of fresh processes. Little is queued at a time; what still runs at the end is stopped."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=leave_to_parent)
    waiting = iter(work)
    running: dict[Future[list[GameRow]], Chunk] = {}
    try:
        while True:
            while len(running) < 2 * workers and (chunk := next(waiting, None)) is not None:
                running[pool.submit(play_chunk, plan, card_files, chunk)] = chunk
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield running.pop(future), future.result()
    finally:
        if running:
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def leave_to_parent() -> None:
    """Ctrl-C reaches every process of a terminal; the one that was started decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
