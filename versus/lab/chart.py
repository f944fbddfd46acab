"""How the laboratory's pictures look: one style, a palette that colour-blind people can tell apart."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from versus.kernel.extras import brought_by
from versus.lab.writing import written_whole

with brought_by("lab"):
    from matplotlib.axes import Axes
    from matplotlib.colors import LinearSegmentedColormap
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine
    from matplotlib.ticker import FuncFormatter, MaxNLocator, PercentFormatter

__all__ = ["Axes", "MaxNLocator"]

BLUE: Final = "#0072B2"
ORANGE: Final = "#D55E00"
GREY: Final = "#8C8C8C"
INK: Final = "#222222"
QUIET: Final = "#5A5A5A"
FAINT: Final = "#DDDDDD"
DPI: Final = 130

DIVERGING: Final = LinearSegmentedColormap.from_list("versus", [ORANGE, "#FFFFFF", BLUE], bad=FAINT)
WHOLE_PERCENT: Final = PercentFormatter(1.0, decimals=0, symbol=" %")


def figure(width: float, height: float) -> Figure:
    layout = ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.1)
    return Figure(figsize=(width, height), dpi=DPI, layout=layout, facecolor="white")


def plain(axes: Axes) -> None:
    """Only the lines that help to read: no box, a faint grid along the values."""
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(GREY)
    axes.tick_params(axis="y", length=0, colors=INK)
    axes.tick_params(axis="x", colors=INK)
    axes.set_axisbelow(True)
    axes.grid(axis="x", color=FAINT, linewidth=0.8)


def points_formatter() -> FuncFormatter:
    """Differences of rates in percentage points, with their sign."""
    return FuncFormatter(lambda value, _: f"{value * 100:+.0f}" if abs(value) > 1e-9 else "0")


def headline(figure: Figure, title: str, below: str = "") -> None:
    """The finding, and beneath it what it rests on."""
    figure.suptitle(title, x=0.02, ha="left", fontsize=13, fontweight="bold", color=INK)
    if below:
        figure.supxlabel(below, x=0.02, ha="left", fontsize=8.5, color=QUIET)


def save(figure: Figure, path: Path) -> Path:
    with written_whole(path) as file:
        figure.savefig(file, format="png", metadata={"Software": ""})
    return path
