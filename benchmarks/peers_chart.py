"""The comparison with the peers as bars: choices and games per second, ours in another colour."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from benchmarks.measure import Spread

OURS: Final = "#c8102e"
THEIRS: Final = "#8a94a6"


def draw(bars: list[tuple[str, Spread, Spread]], path: Path) -> bool:
    """Write the chart; False where matplotlib is missing."""
    try:
        import matplotlib
    except ImportError:
        return False
    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, panels = pyplot.subplots(1, 2, figsize=(13, 0.5 * len(bars) + 1.8), sharey=True)
    choices, games = panels
    names = [name for name, _, _ in bars]
    colours = [OURS if name.startswith("versus") else THEIRS for name in names]
    choices.barh(names, [rate.median for _, rate, _ in bars], color=colours, height=0.6)
    choices.set_title("choices per second", fontsize=11)
    choices.locator_params(axis="x", nbins=5)
    choices.xaxis.set_major_formatter("{x:,.0f}")
    choices.set_xlim(0, max(max(rate.values) for _, rate, _ in bars) * 1.2)
    # Games differ a hundredfold in length: a place on a logarithmic line, not the length of a bar.
    games.scatter([rate.median for _, _, rate in bars], names, c=colours, s=70, zorder=3)
    games.set_title("games per second (logarithmic; a game of Versus is the longest)", fontsize=11)
    games.set_xscale("log")
    games.set_xlim(min(rate.median for _, _, rate in bars) / 2, max(max(r.values) for _, _, r in bars) * 5)
    figures(choices, [rate for _, rate, _ in bars])
    figures(games, [rate for _, _, rate in bars])
    choices.invert_yaxis()
    figure.suptitle("Random play on one core: Versus beside other card-game engines", fontsize=14)
    figure.tight_layout()
    figure.savefig(path, dpi=110)
    pyplot.close(figure)
    return True


def figures(axes: Any, rates: list[Spread]) -> None:
    """The medians in figures, and lines from the least to the most."""
    for place, rate in enumerate(rates):
        axes.plot([min(rate.values), max(rate.values)], [place, place], color="#333333", linewidth=1.5)
        shown = f"  {rate.median:,.0f}" if rate.median >= 100 else f"  {rate.median:,.1f}"
        axes.text(max(rate.values), place, shown, va="center", fontsize=10)
    axes.grid(axis="x", alpha=0.3)
    axes.set_axisbelow(True)
    for edge in ("top", "right"):
        axes.spines[edge].set_visible(False)
