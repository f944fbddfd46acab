"""The ladder as a picture: ratings beside the results they come from."""

from __future__ import annotations

from pathlib import Path

from versus.lab.chart import BLUE, GREY, INK, ORANGE, WHOLE_PERCENT, Axes, figure, headline, plain, save
from versus.lab.ladder import Ladder, anchor, stronger_first


def draw_ladder(ladder: Ladder, path: Path) -> Path:
    rows = max(len(ladder.players) + len(ladder.decks) + 1, len(ladder.results) + 1, 4)
    picture = figure(12, 2.0 + 0.42 * rows)
    left, right = picture.subplots(1, 2, width_ratios=(1, 1.15))
    draw_ratings(left, ladder)
    draw_results(right, ladder)
    note = f"{ladder.games:,} games from both seats, the same deals for both sides. Bars are 95 % intervals. "
    headline(picture, verdict(ladder), note + ("Thinking by the clock." if not ladder.repeatable else ""))
    return save(picture, path)


def verdict(ladder: Ladder) -> str:
    beaten = [stronger_first(result) for result in ladder.results]
    sure = [result for result in beaten if result.share.low > 0.5]
    words = [f"{r.player} beats {r.other_player} in {r.share.rate * 100:.1f} %" for r in sure]
    return ", ".join(words[:3]) or "No player is better than another yet"


def draw_ratings(axes: Axes, ladder: Ladder) -> None:
    names: list[tuple[float, str]] = []
    for standings, colour, offset in (
        (ladder.players, BLUE, 0.0),
        (ladder.decks, ORANGE, len(ladder.players) + 0.6),
    ):
        for place, found in enumerate(standings):
            y = offset + place
            names.append((y, found.name))
            axes.plot([found.low, found.high], [y, y], color=colour, linewidth=4, alpha=0.5)
            axes.plot([found.rating], [y], "o", color=colour, markersize=8)
            label(axes, found.rating, y, f"{found.rating:+.0f}" if found.rating else "0")
    axes.axvline(0, color=GREY, linewidth=1)
    axes.set_yticks([y for y, _ in names], [name for _, name in names])
    axes.invert_yaxis()
    axes.margins(x=0.1, y=0.12)
    if names:
        axes.set_xlabel(f"Elo points above {anchor(ladder.players)} and {anchor(ladder.decks)}")
    axes.set_title("Players and decks", loc="left", fontsize=11, color=INK)
    plain(axes)


def draw_results(axes: Axes, ladder: Ladder) -> None:
    results = [stronger_first(result) for result in ladder.results]
    for place, found in enumerate(results):
        share = found.share
        axes.plot([share.low, share.high], [place, place], color=BLUE, linewidth=4, alpha=0.5)
        axes.plot([share.rate], [place], "o", color=BLUE, markersize=8)
        label(axes, share.rate, place, f"{share.rate * 100:.1f} %")
    axes.axvline(0.5, color=GREY, linewidth=1, linestyle=(0, (4, 3)))
    words = [f"{r.player} against {r.other_player}\n{r.games:,} games" for r in results]
    axes.set_yticks(range(len(results)), words, fontsize=9)
    axes.set_ylim(max(len(results), 2) - 0.4, -0.6)
    axes.set_xlim(min(0.48, *(r.share.low - 0.03 for r in results)), 1.02)
    axes.xaxis.set_major_formatter(WHOLE_PERCENT)
    axes.set_xlabel("games won by the first of the two")
    axes.set_title("Who beats whom", loc="left", fontsize=11, color=INK)
    plain(axes)


def label(axes: Axes, x: float, y: float, words: str) -> None:
    axes.annotate(
        words, (x, y), xytext=(0, 8), textcoords="offset points", ha="center", fontsize=8.5, color=INK
    )
