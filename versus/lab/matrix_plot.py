"""The match-up matrix as a heat map with its numbers in the cells."""

from __future__ import annotations

from math import nan
from pathlib import Path

from versus.lab.chart import DIVERGING, INK, figure, headline, save
from versus.lab.matrix import Matrix


def draw_matrix(matrix: Matrix, path: Path) -> Path:
    """Rows beat columns: blue where the row wins, orange where the column does, white at one half."""
    count = len(matrix.decks)
    longest = max(len(name) for name in matrix.decks)
    picture = figure(3.2 + 0.09 * longest + 1.05 * (count + 1), 2.4 + 0.06 * longest + 0.62 * count)
    axes = picture.add_subplot()
    values = [[cell.rate if cell else nan for cell in row] for row in matrix.cells]
    shades = [[*row, overall.rate] for row, overall in zip(values, matrix.overall, strict=True)]
    image = axes.imshow(shades, cmap=DIVERGING, vmin=0, vmax=1, aspect="auto")
    for row, (cells, overall) in enumerate(zip(matrix.cells, matrix.overall, strict=True)):
        for column, cell in enumerate((*cells, overall)):
            if cell is None:
                axes.text(column, row, "–", ha="center", va="center", color=INK)
                continue
            dark = abs(cell.rate - 0.5) > 0.34
            words = f"{cell.rate * 100:.0f} %\n±{cell.margin * 100:.0f}" if cell.games else "?"
            axes.text(
                column, row, words, ha="center", va="center", fontsize=9, color="white" if dark else INK
            )
    axes.axvline(count - 0.5, color="white", linewidth=6)
    axes.set_xticks(range(count + 1), [*matrix.decks, "all"], rotation=35, ha="left", rotation_mode="anchor")
    axes.xaxis.tick_top()
    axes.set_yticks(range(count), matrix.decks)
    axes.tick_params(length=0, colors=INK)
    for spine in axes.spines.values():
        spine.set_visible(False)
    bar = picture.colorbar(image, ax=axes, shrink=0.8, format=lambda value, _: f"{value * 100:.0f} %")
    bar.set_label("games won by the deck of the row")
    bar.outline.set_visible(False)
    headline(picture, verdict(matrix), f"{matrix.games:,} games. ± is a 95 % interval; a tie counts half.")
    return save(picture, path)


def verdict(matrix: Matrix) -> str:
    return f"{matrix.decks[0]} wins most: {matrix.overall[0].rate * 100:.0f} % against all others"
