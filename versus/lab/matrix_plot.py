"""The match-up matrix as a heat map with its numbers in the cells."""

from __future__ import annotations

from math import nan
from pathlib import Path
from typing import Final

from versus.lab.chart import DIVERGING, INK, figure, headline, save
from versus.lab.matrix import Matrix

CROWD: Final = 12
"""Of more decks than this only the colours are shown, with numbers for each deck against all."""


def draw_matrix(matrix: Matrix, path: Path) -> Path:
    """Rows beat columns: blue where the row wins, orange where the column does, white at one half."""
    count = len(matrix.decks)
    crowd = count > CROWD
    longest = max(len(name) for name in matrix.decks)
    width, height = (0.24, 0.24) if crowd else (1.05, 0.62)
    picture = figure(3.2 + 0.09 * longest + width * (count + 1), 2.4 + 0.06 * longest + height * count)
    axes = picture.add_subplot()
    values = [[cell.rate if cell else nan for cell in row] for row in matrix.cells]
    shades = [[*row, overall.rate] for row, overall in zip(values, matrix.overall, strict=True)]
    image = axes.imshow(shades, cmap=DIVERGING, vmin=0, vmax=1, aspect="auto")
    for row, (cells, overall) in enumerate(zip(matrix.cells, matrix.overall, strict=True)):
        for column, cell in enumerate((*cells, overall)):
            if cell is None or (crowd and cell is not overall):
                if not crowd:
                    axes.text(column, row, "–", ha="center", va="center", color=INK)
                continue
            dark = abs(cell.rate - 0.5) > 0.34
            share = (
                f"{cell.rate * 100:.0f}" if crowd else f"{cell.rate * 100:.0f} %\n±{cell.margin * 100:.0f}"
            )
            axes.text(
                column,
                row,
                share if cell.games else "?",
                ha="center",
                va="center",
                fontsize=7 if crowd else 9,
                color="white" if dark else INK,
            )
    axes.axvline(count - 0.5, color="white", linewidth=2 if crowd else 6)
    axes.set_xticks(
        range(count + 1),
        [*matrix.decks, "all"],
        rotation=90 if crowd else 35,
        ha="left",
        rotation_mode="anchor",
    )
    axes.xaxis.tick_top()
    axes.set_yticks(range(count), matrix.decks)
    axes.tick_params(length=0, colors=INK)
    for spine in axes.spines.values():
        spine.set_visible(False)
    bar = picture.colorbar(image, ax=axes, shrink=0.8, format=lambda value, _: f"{value * 100:.0f} %")
    bar.set_label("games won by the deck of the row")
    bar.outline.set_visible(False)
    below = "Numbers are per cent against all others" if crowd else "± is a 95 % interval"
    headline(picture, verdict(matrix), f"{matrix.games:,} games. {below}; a tie counts half.")
    return save(picture, path)


def verdict(matrix: Matrix) -> str:
    return f"{matrix.decks[0]} wins most: {matrix.overall[0].rate * 100:.0f} % against all others"
