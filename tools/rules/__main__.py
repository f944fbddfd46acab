"""`python -m tools.rules`: print rule coverage and write it down; fails where tests and ledger disagree."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.rules.collect import CollectionError, collect
from tools.rules.coverage import contradictions, tally
from tools.rules.ledger import LedgerError, read_ledgers
from tools.rules.report import as_json, as_markdown, as_text


def main() -> str | None:
    """Return what went wrong, in the form `sys.exit` prints it."""
    args = parse_arguments()
    try:
        ledgers = read_ledgers(args.ledgers)
        proofs = collect(args.tests)
    except (LedgerError, CollectionError) as error:
        return str(error)
    if errors := list(contradictions(ledgers, proofs)):
        return "\n".join(errors)

    for ledger in ledgers:
        print(as_text(ledger, proofs))
    write(args.page, as_markdown(ledgers, proofs))
    write(args.json, as_json(ledgers, proofs))
    missing = sum(len(tally(ledger.rules.values(), proofs).missing) for ledger in ledgers)
    return f"\n{missing} testable rules have no test" if missing and args.strict else None


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.rules", description=__doc__)
    parser.add_argument("--strict", action="store_true", help="fail if a testable rule has no test")
    ledgers = Path("versus/games/ledgers")
    parser.add_argument("--ledgers", type=Path, default=ledgers, help="folder of <game>.toml")
    parser.add_argument("--tests", type=Path, default=Path("tests"), help="folder of the tests")
    parser.add_argument("--page", type=Path, default=Path("docs/rules-coverage.md"), help="page to write")
    parser.add_argument("--json", type=Path, default=Path("build/rules.json"), help="figures to write")
    return parser.parse_args()


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
