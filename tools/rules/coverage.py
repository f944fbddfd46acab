"""Hold the ids that tests carry against the ledgers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches

from tools.rules.collect import Proofs
from tools.rules.ledger import Ledger, Rule, Status


@dataclass(frozen=True)
class Tally:
    """How a set of rules stands; `missing` are the testable ones without a test."""

    rules: int
    testable: int
    covered: int
    missing: list[str]
    open: int
    later: int
    not_testable: int


def tally(rules: Iterable[Rule], proofs: Proofs) -> Tally:
    rules = list(rules)
    testable = [rule.id for rule in rules if rule.status is Status.TEST]
    missing = [rule_id for rule_id in testable if rule_id not in proofs]
    return Tally(
        rules=len(rules),
        testable=len(testable),
        covered=len(testable) - len(missing),
        missing=missing,
        open=sum(rule.status is Status.OPEN for rule in rules),
        later=sum(rule.status is Status.LATER for rule in rules),
        not_testable=sum(rule.status is Status.NOT_TESTABLE for rule in rules),
    )


def contradictions(ledgers: Iterable[Ledger], proofs: Proofs) -> Iterator[str]:
    """A sentence for each id whose tests and ledger disagree."""
    known = {rule.id: rule for ledger in ledgers for rule in ledger.rules.values()}
    for rule_id, tests in proofs.items():
        rule = known.get(rule_id)
        if rule is None:
            nearest = get_close_matches(rule_id, known, n=1, cutoff=0)
            yield f"{tests[0]}: unknown rule {rule_id}; the nearest known one is {nearest[0]}"
        elif rule.status is not Status.TEST:
            yield f"{tests[0]}: proves {rule_id}, which the ledger marks {rule.status}; mark it test"
