"""Playing chunks on many machines with Ray: the same tasks, the same results."""

from __future__ import annotations

import os
import socket
from collections.abc import Sequence
from typing import Any, Final

from versus.kernel.extras import brought_by
from versus.lab.arena import play_chunk
from versus.lab.errors import LabError
from versus.lab.plan import Chunk, Plan
from versus.lab.pool import Played

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

with brought_by("ray"):
    import ray
    import ray.exceptions

RETRIES: Final = 20
"""How often a chunk is played again elsewhere because its machine was lost."""
PATIENCE: Final = 5.0
"""Seconds in which an address must answer."""
QUEUED: Final = 4
"""Chunks under way for each processor of the cluster; more would only fill its memory."""


def play_on_ray(plan: Plan, card_files: tuple[str, ...], work: Sequence[Chunk], address: str) -> Played:
    """Play chunks on a cluster and give each as soon as it is finished.

    A machine that is lost loses nothing but time: its chunks are played again on the others.
    """
    joined = join(address)
    running: dict[Any, Chunk] = {}
    try:
        encoded = ray.put(plan.encoded())
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(play_chunk)
        waiting = iter(work)
        at_once = QUEUED * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while True:
            while len(running) < at_once and (chunk := next(waiting, None)) is not None:
                running[task.remote(encoded, card_files, chunk)] = chunk
            if not running:
                return
            done, _ = ray.wait(list(running), num_returns=1)
            for result in done:
                yield running.pop(result), result_of(result)
    except ray.exceptions.RayError as error:
        raise LabError(
            f"The Ray cluster failed: {error}. Finished games are kept; the same command goes on."
        ) from error
    finally:
        for result in running:
            ray.cancel(result, force=True)
        if joined:
            ray.shutdown()


def join(address: str) -> bool:
    """Connect to a cluster; whether that was new."""
    if ray.is_initialized():
        return False
    try:
        knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise LabError(
            f"No Ray cluster answers at {address} ({str(error).splitlines()[0]}). "
            "Start one with `ray start --head`, and give the address that it prints."
        ) from error
    return True


def knock(address: str) -> None:
    """See that something listens at an address; Ray itself would wait for a minute to say no."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if port.isdigit():
        socket.create_connection((host, int(port)), PATIENCE).close()


def result_of(reference: Any) -> Any:
    """The rows of a chunk. What a worker refused is said in its own words."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, LabError):
            raise error.cause from error
        raise
