"""`python -m benchmarks`: measure every scenario, print a table, write build/bench.json."""

from __future__ import annotations

import json
import platform
from pathlib import Path
from typing import Final

from benchmarks.measure import Figures, build, measure, pin_to_one_core, share
from benchmarks.parts import Parts, split
from benchmarks.scenarios import PLAIN, REAL, SCENARIOS

OUTPUT: Final = Path("build/bench.json")


def main() -> None:
    pin_to_one_core()
    print(
        f"{build()} build, Python {platform.python_version()}, one core, CPU seconds; "
        "median [min..max] of 7 repetitions"
    )
    found: list[Figures] = []
    for scenario in SCENARIOS:
        figures = measure(scenario)
        found.append(figures)
        show(figures, split(scenario))
    print(
        f"\nReal cards run at {share(REAL, PLAIN):.2f} of the decisions/s of plain characters; wanted: 0.60"
    )
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text(json.dumps([figures.as_json() for figures in found], indent=2) + "\n")
    print(f"\nWritten to {OUTPUT}.")


def show(figures: Figures, parts: Parts) -> None:
    modules = ", ".join(f"{module.removesuffix('.py')} {share:.0%}" for module, share in parts.modules[:8])
    print(
        f"\n{figures.scenario}\n"
        f"  decisions/s   {figures.decisions:,.0f}   ({figures.decisions_per_game:.0f} a game)\n"
        f"  choices/s     {figures.choices:,.0f}   ({figures.choices_per_game:.0f} a game)\n"
        f"  games/s       {figures.games:,.1f}\n"
        f"  fork          {figures.fork_us:.1f} µs, {figures.fork_bytes:,.0f} bytes\n"
        f"  time goes to  listing {parts.listing:.0%}, applying {parts.applying:.0%}, "
        f"set-up {parts.setting_up:.0%}, rest {parts.rest:.0%}\n"
        f"  by module     {modules}",
        flush=True,
    )


if __name__ == "__main__":
    main()
