"""Run tests in forks of one process that has collected them all: nothing is imported twice or left behind."""

from __future__ import annotations

import gc
import json
import os
import resource
import selectors
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NoReturn

import pytest

from tools.rules.collect import CollectionError, rules_of

OUT_OF_TIME: Final = (signal.SIGPROF, signal.SIGALRM)
WAITING: Final = 20
"""A test may take so many times its share of the processor: other people work here too."""
MEMORY: Final = 4 << 30
READY: Final = b"ready\n"


class NotPrepared(Exception):
    """A trial that could not begin: a fault of this tool, no test's doing."""


@dataclass(frozen=True)
class Ran:
    """How a test went; `fault` is empty where it passed, `noted` what it reached of what is watched."""

    test: int
    fault: str
    seconds: float
    noted: list[int]


@dataclass
class Trial:
    """Tests run one after the other, until one fails, on rules that were prepared for it."""

    key: int
    order: Sequence[int]
    limits: Sequence[float]
    """Seconds of the processor that each of them may take."""
    prepare: Callable[[Callable[[int], object]], None]
    """What is done to the rules first; it may keep the function, which notes what a test reaches."""
    ran: list[Ran] = field(default_factory=list)
    signal: int = 0
    """What ended the process, where it did not end by itself."""

    def ended(self, status: int, told: bytes) -> None:
        """The process is gone; this is what it told on its way."""
        if not told.startswith(READY):
            raise NotPrepared(f"trial {self.key} could not be prepared")
        self.signal = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
        self.ran = [
            Ran(*json.loads(line))
            for line in told[len(READY) :].splitlines(keepends=True)
            if line.endswith(b"]\n")
        ]

    @property
    def timed_out(self) -> bool:
        return self.signal in OUT_OF_TIME

    @property
    def failed_at(self) -> int | None:
        """The test that failed, or in which the process ended."""
        if self.ran and self.ran[-1].fault:
            return self.ran[-1].test
        return self.order[len(self.ran)] if len(self.ran) < len(self.order) else None

    @property
    def fault(self) -> str:
        if self.ran and self.ran[-1].fault:
            return self.ran[-1].fault
        if self.failed_at is None:
            return ""
        return "out of time" if self.timed_out else f"the process ended (signal {self.signal})"


class Tests:
    """Collected tests: what they are, and trials of them in forks."""

    def __init__(self, session: pytest.Session) -> None:
        self.items = session.items
        self.faults: list[str] = []
        session.config.pluginmanager.register(self)
        gc.collect()
        gc.freeze()

    def described(self) -> list[tuple[Path, set[str]]]:
        """The file of each test, and the rules it proves."""
        return [(item.path.relative_to(Path.cwd()), rules_of(item)) for item in self.items]

    def name(self, test: int) -> str:
        return self.items[test].nodeid

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.faults.append(report.longreprtext.strip().rpartition("\n")[2])

    def trials(self, trials: Iterable[Trial], workers: int) -> Iterator[Trial]:
        """Run each in a fork of its own, some at a time; they come back as they end."""
        waiting = iter(trials)
        running: dict[int, tuple[int, Trial, bytearray]] = {}
        with selectors.DefaultSelector() as ready:
            try:
                while True:
                    while len(running) < workers and (trial := next(waiting, None)) is not None:
                        pid, pipe = self.fork(trial)
                        running[pipe] = (pid, trial, bytearray())
                        ready.register(pipe, selectors.EVENT_READ)
                    if not running:
                        return
                    for key, _ in ready.select():
                        pid, trial, told = running[key.fd]
                        if more := os.read(key.fd, 1 << 16):
                            told += more
                            continue
                        ready.unregister(key.fd)
                        os.close(key.fd)
                        del running[key.fd]
                        _, status = os.waitpid(pid, 0)
                        trial.ended(status, bytes(told))
                        yield trial
            finally:
                for pid, _, _ in running.values():
                    os.kill(pid, signal.SIGKILL)
                    os.waitpid(pid, 0)

    def fork(self, trial: Trial) -> tuple[int, int]:
        """Begin a trial; its process and the end of a pipe on which it tells how its tests went."""
        sys.stdout.flush()
        reading, writing = os.pipe()
        pid = os.fork()
        if pid == 0:
            self.run(trial, writing)
        os.close(writing)
        return pid, reading

    def run(self, trial: Trial, pipe: int) -> NoReturn:
        """In the fork. A test that takes too long ends the process, also where Python would not notice."""
        try:
            nowhere = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nowhere, stream)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            for end in OUT_OF_TIME:
                signal.signal(end, signal.SIG_DFL)
            noted: set[int] = set()
            trial.prepare(noted.add)
            os.write(pipe, READY)
            for test, limit, after in zip(trial.order, trial.limits, [*trial.order[1:], None], strict=False):
                noted.clear()
                signal.setitimer(signal.ITIMER_PROF, limit)
                signal.setitimer(signal.ITIMER_REAL, limit * WAITING)
                began = time.process_time()
                self.run_test(test, after)
                took = time.process_time() - began
                fault = self.faults[0] or "failed" if self.faults else ""
                os.write(pipe, json.dumps([test, fault, took, sorted(noted)]).encode() + b"\n")
                if fault:
                    break
        finally:
            os._exit(0)

    def run_test(self, test: int, after: int | None) -> None:
        item = self.items[test]
        following = self.items[after] if after is not None else None
        item.ihook.pytest_runtest_protocol(item=item, nextitem=following)


class Work:
    """The pytest plugin that does other work than to run the tests one by one."""

    def __init__(self, work: Callable[[Tests], Any]) -> None:
        self.work = work
        self.result: Any = None
        self.error: Exception | None = None

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return False
        try:
            self.result = self.work(Tests(session))
        except Exception as error:
            self.error = error
        return True


def with_tests(folders: Iterable[Path], work: Callable[[Tests], Any]) -> Any:
    """Collect the tests of some folders and hand them over."""
    plugin = Work(work)
    quiet = ["-qq", "-s", "--no-header", "-p", "no:cacheprovider"]
    code = pytest.main([*quiet, *map(str, folders)], plugins=[plugin])
    if plugin.error is not None:
        raise plugin.error
    if code != pytest.ExitCode.OK:
        raise CollectionError(f"pytest could not collect the tests: {code!r}")
    return plugin.result
