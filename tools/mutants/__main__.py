"""`python -m tools.mutants`: break rules one at a time and tell which breaks no test notices."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.mutants.breaking import CannotBreak
from tools.mutants.equivalents import EquivalentsError, check, read_equivalents
from tools.mutants.hunt import Hunt, NotGreen, test_folders
from tools.mutants.places import Mutant, games, mutants
from tools.mutants.report import (
    Fate,
    as_json,
    as_text,
    key_of,
    killed,
    percents,
    renewed,
    survivor,
    survivors,
)
from tools.mutants.running import with_tests
from tools.mutants.sampling import sample
from tools.rules.collect import CollectionError
from tools.rules.ledger import LedgerError, read_ledgers

RULES = Path("versus/games")


def main() -> str | None:
    """Return what went wrong, in the form `sys.exit` prints it."""
    args = parse_arguments()
    chosen = args.game or games(RULES)
    try:
        equivalents = read_equivalents(args.equivalents)
        everything = {game: mutants(RULES, game) for game in games(RULES)}
        check(equivalents, (mutant for found in everything.values() for mutant in found))
        ledgers = read_ledgers(args.ledgers)
        before = args.json.read_text(encoding="utf-8") if args.again else ""
        drawn = [mutant for game in chosen for mutant in draw(everything[game], args, before)]
        known = {mutant for mutant in drawn if any(entry.is_about(mutant) for entry in equivalents)}
        verdicts = with_tests(
            args.tests or test_folders(chosen),
            lambda tests: Hunt(tests, ledgers, args.workers, args.patience, say).hunt(drawn, known),
        )
    except (CannotBreak, CollectionError, EquivalentsError, LedgerError, NotGreen) as error:
        return str(error)

    print(as_text(verdicts))
    args.json.parent.mkdir(parents=True, exist_ok=True)
    told = renewed(before, verdicts) if args.again else as_json(verdicts, args.seed, args.sample)
    args.json.write_text(told, encoding="utf-8")
    if wrong := [verdict for verdict in verdicts if verdict.mutant in known and verdict.test]:
        return "\nThese are explained as equivalent, and a test kills them:\n" + "\n".join(map(killed, wrong))
    if args.none_unexplained and (left := [verdict for verdict in verdicts if verdict.fate is Fate.SURVIVED]):
        return "\nThese survived unexplained; test or explain them:\n" + "\n".join(map(survivor, left))
    for game, percent in percents(told).items():
        if percent < args.at_least:
            return f"\n{game}: {percent:.1f} % of the mutants were killed, fewer than {args.at_least} %"
    return None


def draw(found: list[Mutant], args: argparse.Namespace, before: str) -> list[Mutant]:
    if args.again:
        wanted = survivors(before)
        return [mutant for mutant in found if key_of(mutant) in wanted]
    return sample(found, args.sample, args.seed)


def say(text: str) -> None:
    print(text, flush=True)


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    add = parser.add_argument
    add("--game", action="append", choices=games(RULES), help="only this game; may be repeated")
    add("--sample", type=int, default=300, help="mutants per game (300)")
    add("--seed", type=int, default=1, help="which mutants (1)")
    add("--again", action="store_true", help="only the survivors of the last run; renews its figures")
    add("--tests", type=Path, action="append", help="only these tests; may be repeated")
    add("--at-least", type=float, default=0, help="fail if fewer percent of a game's are killed")
    add("--none-unexplained", action="store_true", help="fail if one survives that is not explained")
    add("--workers", type=int, default=2, help="how many at a time (2)")
    add("--patience", type=float, default=5, help="seconds until a test is given up (5)")
    add("--ledgers", type=Path, default=Path("versus/games/ledgers"), help="folder of <game>.toml")
    add("--equivalents", type=Path, default=Path(__file__).with_name("equivalent.toml"), help="known ones")
    add("--json", type=Path, default=Path("build/mutants.json"), help="figures to write")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
