"""`python -m benchmarks`: measure every scenario in both builds, print a table, write build/bench.json.

The builds take turns, round by round, so that a busy machine slows both; what is compared is one round with
the other build's round beside it.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Final, TypeAlias

from benchmarks.measure import REPETITIONS, SETS, Spread
from benchmarks.parts import Parts, split
from benchmarks.scenarios import OLDER, PLAIN, REAL, SCENARIOS, Scenario

OUTPUT: Final = Path("build/bench.json")
COMPILED: Final = Path("build/compiled")

Round: TypeAlias = dict[str, dict[str, float]]
"""What one round of one build yielded, by scenario."""


def main() -> None:
    builds = {"pure": "."}
    if COMPILED.is_dir():
        builds["compiled"] = f"{COMPILED}{os.pathsep}."
    else:
        print("There is no compiled build here (make compiled): only the Python source is measured.")
    print(f"Python {platform.python_version()}, one core, CPU seconds; median [min..max] of {REPETITIONS}")
    rounds: dict[str, list[Round]] = {build: [] for build in builds}
    for _ in range(REPETITIONS):
        for build, path in builds.items():
            rounds[build].append(one_round(build, path))
    for scenario in SCENARIOS:
        show(scenario, rounds, split(scenario))
    for build, found in rounds.items():
        share = shares(found, REAL, PLAIN)
        print(f"\nReal cards run at {share:.2f} of the decisions/s of plain ones ({build}); wanted: 0.60")
        share = shares(found, OLDER, REAL)
        print(f"Decks of the 2016 sets run at {share:.2f} of those of the rulebook ({build}); wanted: 0.70")
        print(
            f"All sets are loaded in {Spread(tuple(one[SETS]['seconds'] for one in found)):.3f} s ({build})"
        )
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text(json.dumps(as_json(rounds), indent=2) + "\n")
    print(f"\nWritten to {OUTPUT}.")


def shares(found: list[Round], of: Scenario, among: Scenario) -> Spread:
    """The decisions/s of one scenario as a share of another's, round by round."""
    return Spread(tuple(one[of.name]["decisions"] / one[among.name]["decisions"] for one in found))


def one_round(build: str, path: str, tree: Path = Path()) -> Round:
    """Measure once in a process of its own, whose path leads to that build of a source tree."""
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-m", "benchmarks.measure"]
    lines = subprocess.run(
        command, cwd=tree, env=environment, check=True, capture_output=True, text=True
    ).stdout
    found: Round = {}
    for line in lines.splitlines():
        figures = json.loads(line)
        if figures.pop("build") != build:
            raise SystemExit(f"The {build} build did not run; try make compiled.")
        found[figures.pop("scenario")] = figures
    return found


def show(scenario: Scenario, rounds: dict[str, list[Round]], parts: Parts) -> None:
    modules = ", ".join(f"{module.removesuffix('.py')} {share:.0%}" for module, share in parts.modules[:8])
    one = rounds["pure"][0][scenario.name]
    print(
        f"\n{scenario.name}: "
        f"{one['decisions_per_game']:.0f} decisions a game, {one['choices_per_game']:.0f} of them choices"
    )
    print(row("", list(rounds), "compiled : pure" if len(rounds) > 1 else ""))
    for label, figure, spec in ROWS:
        values = {build: figures_of(found, scenario, figure) for build, found in rounds.items()}
        print(row(label, [format(of_build, spec) for of_build in values.values()], ratio(values)))
    print(
        f"  pure: listing {parts.listing:.0%}, applying {parts.applying:.0%}, "
        f"set-up {parts.setting_up:.0%}, rest {parts.rest:.0%}; by module {modules}",
        flush=True,
    )


ROWS: Final = (
    ("decisions/s", "decisions", ",.0f"),
    ("choices/s", "choices", ",.0f"),
    ("games/s", "games", ",.1f"),
    ("fork, µs", "fork_us", ",.1f"),
    ("fork, bytes", "fork_bytes", ",.0f"),
)


def row(label: str, cells: list[str], last: str) -> str:
    return f"  {label:<12}" + "".join(f"{cell:<30}" for cell in cells) + last


def ratio(values: dict[str, Spread]) -> str:
    """How much more the compiled build makes than the pure one, round by round."""
    if "compiled" not in values:
        return ""
    pairs = zip(values["compiled"].values, values["pure"].values, strict=True)
    return f"{Spread(tuple(compiled / pure for compiled, pure in pairs)):.2f}"


def figures_of(rounds: list[Round], scenario: Scenario, figure: str) -> Spread:
    return Spread(tuple(one[scenario.name][figure] for one in rounds))


def as_json(rounds: dict[str, list[Round]]) -> list[dict[str, str | float]]:
    return [
        {
            "scenario": scenario.name,
            "build": build,
            "decisions_per_second": round(figures_of(found, scenario, "decisions").median),
            "choices_per_second": round(figures_of(found, scenario, "choices").median),
            "games_per_second": round(figures_of(found, scenario, "games").median, 2),
            "fork_us": round(figures_of(found, scenario, "fork_us").median, 1),
            "fork_bytes": round(figures_of(found, scenario, "fork_bytes").median),
        }
        for scenario in SCENARIOS
        for build, found in rounds.items()
    ]


if __name__ == "__main__":
    main()
