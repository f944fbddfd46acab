"""The hunt: the tests on the rules as they are, then on each mutant, then its killers once more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.mutants.breaking import break_rule, watch
from tools.mutants.places import Mutant
from tools.mutants.proofs import in_rounds, rules_named
from tools.mutants.report import Fate, Verdict, survivor
from tools.mutants.running import Tests, Trial
from tools.rules.ledger import Ledger

FIRST_LIMIT: Final = 120.0
"""Seconds of the processor for a test on the rules as they are."""
SLOW: Final = 2.0
CHUNK: Final = 40


class NotGreen(Exception):
    """Tests that fail on the rules as they are; the message names them."""


@dataclass(frozen=True)
class Unmutated:
    """The tests on the rules as they are: how long each took, and which reach the place of each mutant."""

    seconds: list[float]
    reaching: list[set[int]]

    def limit(self, test: int, patience: float) -> float:
        """A test that takes much longer than it did will not end."""
        return patience + 10 * self.seconds[test]


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

    def hunt(self, mutants: Sequence[Mutant], spared: Iterable[Mutant]) -> list[Verdict]:
        """What becomes of each mutant; those that are spared are known to be no others than the rule."""
        unmutated = self.on_the_rules_as_they_are(mutants)
        verdicts = {mutant: Verdict(mutant, Fate.EQUIVALENT) for mutant in spared}
        wanted = [index for index, mutant in enumerate(mutants) if mutant not in verdicts]
        trials = (self.trial(index, mutants[index], unmutated) for index in wanted)
        killers: set[int] = set()
        for count, trial in enumerate(self.tests.trials(trials, self.workers), 1):
            mutant = mutants[trial.key]
            verdicts[mutant] = self.verdict(mutant, trial, len(unmutated.reaching[trial.key]))
            if trial.failed_at is not None:
                killers.add(trial.failed_at)
            else:
                self.say(survivor(verdicts[mutant]))
            if count % CHUNK == 0:
                self.say(f"{count} of {len(wanted)} mutants tried")
        self.on_their_own(sorted(killers), unmutated)
        return [verdicts[mutant] for mutant in mutants]

    def on_the_rules_as_they_are(self, mutants: Sequence[Mutant]) -> Unmutated:
        """Every test must pass; on the way, note which of them reach the places of the mutants."""
        tests = range(len(self.described))
        seconds = [0.0] * len(tests)
        reaching: list[set[int]] = [set() for _ in mutants]
        chunks = [tests[start : start + CHUNK] for start in tests[::CHUNK]]
        trials = [
            Trial(chunk[0], chunk, [FIRST_LIMIT] * len(chunk), lambda note: watch(mutants, note))
            for chunk in chunks
        ]
        faults: list[str] = []
        for trial in self.tests.trials(trials, self.workers):
            faults += self.faults([trial])
            for ran in trial.ran:
                seconds[ran.test] = ran.seconds
                for index in ran.noted:
                    reaching[index].add(ran.test)
        if faults:
            raise NotGreen("Tests fail on the rules as they are:\n" + "\n".join(faults))
        self.say(f"{len(tests)} tests pass on the rules as they are in {sum(seconds):.0f} s of the processor")
        for test in sorted(tests, key=lambda test: -seconds[test]):
            if seconds[test] > SLOW:
                self.say(f"  slow: {self.tests.name(test)} ({seconds[test]:.1f} s)")
        return Unmutated(seconds, reaching)

    def trial(self, index: int, mutant: Mutant, unmutated: Unmutated) -> Trial:
        """The tests that reach what is changed, round by round."""
        order = [
            test for round_ in self.rounds(mutant) for test in round_ if test in unmutated.reaching[index]
        ]
        limits = [unmutated.limit(test, self.patience) for test in order]
        return Trial(index, order, limits, lambda _: break_rule(mutant))

    def rounds(self, mutant: Mutant) -> list[list[int]]:
        """Tests of the function's own rules, of its module's, other rule tests, the rest of its game's."""
        place = mutant.place
        named = [rules_named(text, self.ledgers) for text in (place.own_text, place.text)]
        return in_rounds(self.described, named, folders_of(place.game))

    def verdict(self, mutant: Mutant, trial: Trial, reached_by: int) -> Verdict:
        if trial.failed_at is None:
            return Verdict(mutant, Fate.SURVIVED, "", reached_by)
        fate = Fate.TIMEOUT if trial.timed_out else Fate.KILLED
        return Verdict(mutant, fate, self.tests.name(trial.failed_at), reached_by)

    def on_their_own(self, killers: Iterable[int], unmutated: Unmutated) -> None:
        """A test that killed must pass alone on the rules as they are, or it killed for a wrong reason."""
        alone = (
            Trial(test, [test], [unmutated.limit(test, self.patience)], lambda _: None) for test in killers
        )
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
    tests = Path("tests")
    return [[tests / "rules" / game], [tests / "cards" / game, tests / "games" / game]]


def test_folders(games: Iterable[str]) -> Iterator[Path]:
    for game in games:
        for folders in folders_of(game):
            yield from (folder for folder in folders if folder.exists())
