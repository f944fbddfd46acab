"""`python -m benchmarks.against REVISION`: this tree beside an older one, into build/bench-against.json.

The older source is checked out into build/before and compiled there. The trees take turns to measure
themselves, so that a busy machine slows both; what is compared is one round with the other tree's beside it.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from benchmarks.__main__ import COMPILED, ROWS, Round, figures_of, one_round
from benchmarks.measure import REPETITIONS, Spread
from benchmarks.scenarios import SCENARIOS

BEFORE: Final = Path("build/before")
OUTPUT: Final = Path("build/bench-against.json")
BUILDS: Final = {"pure": ".", "compiled": f"{COMPILED}{os.pathsep}."}


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the speed of this tree with an older revision.")
    parser.add_argument("revision", help="a commit of this repository")
    parser.add_argument("--rounds", type=int, default=REPETITIONS)
    wanted = parser.parse_args()
    if not COMPILED.is_dir():
        raise SystemExit("There is no compiled build here. Run make compiled first.")
    lay_out(wanted.revision)
    figures: list[dict[str, object]] = []
    for build, path in BUILDS.items():
        before: list[Round] = []
        after: list[Round] = []
        for _ in range(wanted.rounds):
            before.append(one_round(build, path, BEFORE))
            after.append(one_round(build, path))
        figures += compared(build, before, after)
    OUTPUT.write_text(json.dumps(figures, indent=2) + "\n")
    print(f"\nWritten to {OUTPUT}.")


def lay_out(revision: str) -> None:
    """The older tree, whole and compiled."""
    subprocess.run(["git", "worktree", "prune"], check=True)
    if not BEFORE.is_dir():
        subprocess.run(["git", "worktree", "add", "--detach", BEFORE, revision], check=True)
    subprocess.run(["git", "checkout", "--quiet", "--detach", revision], cwd=BEFORE, check=True)
    environment = {**os.environ, "PYTHONPATH": "."}
    subprocess.run([sys.executable, "-m", "tools.compile"], cwd=BEFORE, env=environment, check=True)


def compared(build: str, before: list[Round], after: list[Round]) -> list[dict[str, object]]:
    """Print and return how this tree does, as multiples of the older one; more is faster but for forks."""
    found: list[dict[str, object]] = []
    for scenario in SCENARIOS:
        print(f"\n{scenario.name}, {build}:")
        for label, figure, spec in ROWS:
            old, new = (figures_of(rounds, scenario, figure) for rounds in (before, after))
            ratio = Spread(tuple(b / a for a, b in zip(old.values, new.values, strict=True)))
            print(f"  {label:<12}{old:{spec}} then, {new:{spec}} now: {ratio:.2f}", flush=True)
            facts = {"scenario": scenario.name, "build": build, "figure": figure}
            found.append({**facts, "before": old.median, "after": new.median, "ratio": ratio.median})
    return found


if __name__ == "__main__":
    main()
