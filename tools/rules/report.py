"""Rule coverage as a table for the terminal, a page for docs/ and JSON for other programs."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from tools.rules.collect import Proofs
from tools.rules.coverage import Tally, tally
from tools.rules.ledger import Ledger, Rule, Status

NAMED_TESTS = 3
COLUMNS = ("rules", "covered", "not covered", "open", "not testable", "later")


def as_text(ledger: Ledger, proofs: Proofs) -> str:
    rows = list(_group_rows(ledger, proofs))
    width = max(len(label) for label, _ in rows)
    lines = [" ".join([f"{ledger.name:{width}}", *COLUMNS])]
    for label, standing in rows:
        cells = (f"{n:{len(column)}}" for n, column in zip(_numbers(standing), COLUMNS, strict=True))
        lines.append(" ".join([f"{label:{width}}", *cells]))
    for status in (Status.NOT_TESTABLE, Status.LATER):
        lines += ["", f"{status}:", *(f"{count:5} {reason}" for reason, count in _reasons(ledger, status))]
    if missing := tally(ledger.rules.values(), proofs).missing:
        lines += ["", "not covered:"]
        lines += [f"      {rule_id} {ledger.rules[rule_id].title}" for rule_id in missing]
    return "\n".join(lines)


def as_markdown(ledgers: Sequence[Ledger], proofs: Proofs) -> str:
    lines = ["# Rule coverage", "", "Written by `make rules` from `versus/games/ledgers/` and the tests."]
    for ledger in ledgers:
        lines += ["", f"## {ledger.name}", ""]
        lines += _markdown_table(
            ("group", *COLUMNS),
            ([label, *map(str, _numbers(standing))] for label, standing in _group_rows(ledger, proofs)),
        )
        for group, title in ledger.groups.items():
            lines += ["", f"### {group}: {title}", ""]
            lines += _markdown_table(
                ("rule", "title", "tests"),
                ([rule.id, rule.title, _standing(rule, proofs)] for rule in ledger.in_group(group)),
            )
    return "\n".join(lines) + "\n"


def as_json(ledgers: Sequence[Ledger], proofs: Proofs) -> str:
    games = {}
    for ledger in ledgers:
        rules = [rule for rule in ledger.rules.values() if not rule.trap]
        traps = [rule for rule in ledger.rules.values() if rule.trap]
        games[ledger.game] = _figures(rules, proofs) | {"traps": _figures(traps, proofs)}
    return json.dumps(games, indent=2) + "\n"


def _group_rows(ledger: Ledger, proofs: Proofs) -> Iterator[tuple[str, Tally]]:
    for group, title in ledger.groups.items():
        yield f"{group} {title}", tally(ledger.in_group(group), proofs)
    yield "all, traps included", tally(ledger.rules.values(), proofs)


def _numbers(standing: Tally) -> tuple[int, ...]:
    return (
        standing.rules,
        standing.covered,
        len(standing.missing),
        standing.open,
        standing.not_testable,
        standing.later,
    )


def _figures(rules: Iterable[Rule], proofs: Proofs) -> dict[str, object]:
    standing = tally(rules, proofs)
    return {
        "rules": standing.rules,
        "testable": standing.testable,
        "covered": standing.covered,
        "missing": standing.missing,
        "open": standing.open,
    }


def _reasons(ledger: Ledger, status: Status) -> list[tuple[str, int]]:
    return Counter(rule.reason for rule in ledger.rules.values() if rule.status is status).most_common()


def _standing(rule: Rule, proofs: Proofs) -> str:
    if rule.status is Status.OPEN:
        return "open"
    if rule.status is not Status.TEST:
        return f"{rule.status}: {rule.reason}"
    tests = proofs.get(rule.id, [])
    if not tests:
        return "**none**"
    named = [f"`{test}`" for test in tests[:NAMED_TESTS]]
    return ", ".join([*named, f"+{len(tests) - NAMED_TESTS}"] if len(tests) > NAMED_TESTS else named)


def _markdown_table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield _markdown_row(header)
    yield _markdown_row(["---"] * len(header))
    yield from map(_markdown_row, rows)


def _markdown_row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", r"\|") for cell in cells) + " |"
