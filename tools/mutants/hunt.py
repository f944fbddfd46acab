"""The hunt: the tests on the rules as they are, then on each mutant, then its killers once more."""

from __future__ import annotations

import sys
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.mutants.breaking import break_rule, watch, watching
from tools.mutants.places import Mutant
from tools.mutants.proofs import in_rounds, rules_named
from tools.mutants.report import Fate, Verdict, survivor
from tools.mutants.running import Tests, Trial
from tools.rules.ledger import Ledger

FIRST_LIMIT: Final = 120.0
"""Seconds of the processor for a test on the rules as they are."""
SLOW: Final = 2.0
CHUNK: Final = 40
TESTS: Final = Path("tests")
RULE_TESTS: Final = TESTS / "rules"


class NotGreen(Exception):
    """Tests that fail on the rules as they are; the message names them."""


@dataclass(frozen=True)
class Unmutated:
    """Tests on the rules as they are: how long each took, and which reach the place of each mutant."""

    seconds: dict[int, float]
    reaching: list[set[int]]


@dataclass
class Hunt:
    """Tests, what the ledgers call their rules, and how much of the machine and of time they get."""

    tests: Tests
    ledgers: Sequence[Ledger]
    workers: int
    patience: float
    """Seconds of the processor that a test may take beyond ten times its own."""
    say: Callable[[str], None]

    def __post_init__(self) -> None:
        self.described = self.tests.described()

    def hunt(self, mutants: Sequence[Mutant], explained: Container[Mutant]) -> list[Verdict]:
        """What becomes of each mutant, stage by stage; those that are explained meet them all too."""
        verdicts: dict[Mutant, Verdict] = {}
        seconds: dict[int, float] = {}
        killers: set[int] = set()
        left = list(mutants)
        for asked, prepare in self.stages():
            if not left or not asked:
                continue
            unmutated = self.on_the_rules_as_they_are(asked, left, prepare)
            seconds |= unmutated.seconds
            trials = [self.trial(index, mutant, unmutated, prepare) for index, mutant in enumerate(left)]
            for count, trial in enumerate(self.tests.trials(trials, self.workers), 1):
                mutant = left[trial.key]
                met = verdicts[mutant].reached_by if mutant in verdicts else 0
                verdicts[mutant] = self.verdict(mutant, trial, met, mutant in explained)
                if trial.failed_at is not None:
                    killers.add(trial.failed_at)
                elif mutant not in explained:
                    self.say(survivor(verdicts[mutant]))
                if count % CHUNK == 0:
                    self.say(f"{count} of {len(left)} mutants tried")
            left = [mutant for mutant in left if not verdicts[mutant].test]
        self.on_their_own(sorted(killers), seconds)
        return [verdicts[mutant] for mutant in mutants]

    def stages(self) -> list[tuple[list[int], Callable[[], None]]]:
        """Rule tests, then the others, both quick; then the rule tests whole. Most meet only the first."""
        tests = range(len(self.described))
        of_rules = [test for test in tests if self.described[test][0].is_relative_to(RULE_TESTS)]
        others = [test for test in tests if not self.described[test][0].is_relative_to(RULE_TESTS)]
        return [(of_rules, answer_once), (others, answer_once), (of_rules, as_ever)]

    def on_the_rules_as_they_are(
        self, tests: Sequence[int], mutants: Sequence[Mutant], prepare: Callable[[], None]
    ) -> Unmutated:
        """Every test must pass; on the way, note which of them reach the places of the mutants."""

        watched = watching(mutants)

        def look(note: Callable[[int], object]) -> None:
            prepare()
            watch(watched, note)

        seconds: dict[int, float] = {}
        reaching: list[set[int]] = [set() for _ in mutants]
        chunks = [tests[start : start + CHUNK] for start in range(0, len(tests), CHUNK)]
        trials = [Trial(chunk[0], chunk, [FIRST_LIMIT] * len(chunk), look) for chunk in chunks]
        faults: list[str] = []
        for trial in self.tests.trials(trials, self.workers):
            faults += self.faults([trial])
            for ran in trial.ran:
                seconds[ran.test] = ran.seconds
                for index in ran.noted:
                    reaching[index].add(ran.test)
        if faults:
            raise NotGreen("Tests fail on the rules as they are:\n" + "\n".join(faults))
        total = sum(seconds.values())
        self.say(f"{len(tests)} tests pass on the rules as they are in {total:.0f} s of the processor")
        for test in sorted(tests, key=lambda test: -seconds[test]):
            if seconds[test] > SLOW:
                self.say(f"  slow: {self.tests.name(test)} ({seconds[test]:.1f} s)")
        return Unmutated(seconds, reaching)

    def trial(self, index: int, mutant: Mutant, unmutated: Unmutated, prepare: Callable[[], None]) -> Trial:
        """The tests that reach what is changed, round by round."""

        def broken(note: Callable[[int], object]) -> None:
            prepare()
            break_rule(mutant)

        order = [test for round_ in self.rounds(mutant, unmutated.reaching[index]) for test in round_]
        limits = [self.limit(unmutated.seconds[test]) for test in order]
        return Trial(index, order, limits, broken)

    def limit(self, seconds: float) -> float:
        """A test that takes much longer than it did will not end."""
        return self.patience + 10 * seconds

    def rounds(self, mutant: Mutant, reaching: Iterable[int]) -> list[list[int]]:
        """Tests of the function's own rules, of its module's, other rule tests, the rest of its game's."""
        place = mutant.place
        named = [rules_named(text, self.ledgers) for text in (place.own_text, place.text)]
        tests = {test: self.described[test] for test in sorted(reaching)}
        return in_rounds(tests, named, folders_of(place.game))

    def verdict(self, mutant: Mutant, trial: Trial, met: int, explained: bool) -> Verdict:
        reached_by = max(met, len(trial.order))
        if trial.failed_at is None:
            return Verdict(mutant, Fate.EQUIVALENT if explained else Fate.SURVIVED, "", reached_by)
        fate = Fate.TIMEOUT if trial.timed_out else Fate.KILLED
        return Verdict(mutant, fate, self.tests.name(trial.failed_at), reached_by)

    def on_their_own(self, killers: Iterable[int], seconds: dict[int, float]) -> None:
        """A test that killed must pass alone on the rules as they are, or it killed for a wrong reason."""
        alone = (Trial(test, [test], [self.limit(seconds[test])], lambda _: None) for test in killers)
        if faults := self.faults(self.tests.trials(alone, self.workers)):
            raise NotGreen("Tests that killed a mutant fail without it, on their own:\n" + "\n".join(faults))

    def faults(self, trials: Iterable[Trial]) -> list[str]:
        return [
            f"{self.tests.name(trial.failed_at)}: {trial.fault}"
            for trial in trials
            if trial.failed_at is not None
        ]


def folders_of(game: str) -> list[list[Path]]:
    """The rounds after the tests of a module's own rules."""
    return [[RULE_TESTS / game], [TESTS / "cards" / game, TESTS / "games" / game]]


def test_folders(games: Iterable[str]) -> Iterator[Path]:
    for game in games:
        for folders in folders_of(game):
            yield from (folder for folder in folders if folder.exists())


def as_ever() -> None:
    """Tests do all they do."""


def answer_once() -> None:
    """At the test table an answer is given once, not five ways: most rules need no more to be missed."""
    if (table := sys.modules.get("versus.testing.five_ways")) is not None:
        vars(table)["straight"] = True
