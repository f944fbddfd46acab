"""The findings of one pairing as pictures: win rates, lengths, and what each card goes with."""

from __future__ import annotations

from pathlib import Path

from versus.lab.chart import (
    BLUE,
    FAINT,
    GREY,
    INK,
    ORANGE,
    WHOLE_PERCENT,
    Axes,
    MaxNLocator,
    figure,
    headline,
    plain,
    points_formatter,
    save,
)
from versus.lab.findings import impact, telling_cards
from versus.lab.summary import PairingFinding, Share, SideFinding

NOTE = "Bars are 95 % intervals; a tie counts half."


def draw(found: PairingFinding, folder: Path) -> list[Path]:
    """Three pictures beside the results."""
    return [
        draw_rates(found, folder / "win-rates.png"),
        draw_lengths(found, folder / "lengths.png"),
        draw_cards(found, folder / "cards.png"),
    ]


# Who wins


def draw_rates(found: PairingFinding, path: Path) -> Path:
    rows: list[tuple[str, Share, str]] = []
    for side, name, colour in ((found.a, names(found)[0], BLUE), (found.b, names(found)[1], ORANGE)):
        rows += [
            (name, side.share, colour),
            ("in seat 1", side.in_seat[0], colour),
            ("in seat 2", side.in_seat[1], colour),
            ("going first", side.going_first, colour),
            ("going second", side.going_second, colour),
        ]
    rows.append(("whoever goes first", found.first_player, INK))
    picture = figure(8, 5)
    axes = picture.add_subplot()
    places = [place + place // 5 * 0.6 for place in range(len(rows))]
    for place, (_, share, colour) in zip(places, rows, strict=True):
        interval(axes, place, share, colour, large=place in (places[0], places[5]))
    axes.axvline(0.5, color=GREY, linewidth=1, linestyle=(0, (4, 3)))
    axes.set_yticks(places, [row[0] for row in rows])
    for place in (0, 5):
        axes.get_yticklabels()[place].set_fontweight("bold")
    axes.invert_yaxis()
    axes.set_xlim(*window([row[1] for row in rows]))
    axes.xaxis.set_major_formatter(WHOLE_PERCENT)
    axes.set_xlabel("games won")
    plain(axes)
    headline(picture, verdict(found), f"{found.games:,} games. {NOTE}")
    return save(picture, path)


def names(found: PairingFinding) -> tuple[str, str]:
    """The two decks, with their players where these tell them apart."""
    if found.a.player == found.b.player:
        return found.a.deck, found.b.deck
    return f"{found.a.deck} ({found.a.player})", f"{found.b.deck} ({found.b.player})"


def interval(axes: Axes, place: float, share: Share, colour: str, large: bool) -> None:
    if not share.games:
        return
    axes.plot([share.low, share.high], [place, place], color=colour, linewidth=4 if large else 2, alpha=0.55)
    axes.plot([share.rate], [place], "o", color=colour, markersize=9 if large else 6)
    axes.annotate(
        f"{share.rate * 100:.1f}",
        (share.rate, place),
        xytext=(0, 7 if large else 5),
        textcoords="offset points",
        ha="center",
        fontsize=8,
        color=INK,
    )


def window(shares: list[Share]) -> tuple[float, float]:
    """From a little below the lowest to a little above the highest, one half always in it."""
    counted = [share for share in shares if share.games]
    low = min([0.5, *(share.low for share in counted)])
    high = max([0.5, *(share.high for share in counted)])
    space = max(0.02, (high - low) * 0.06)
    return low - space, high + space


def verdict(found: PairingFinding) -> str:
    a, b = names(found)
    share = found.a.share
    if share.low <= 0.5 <= share.high:
        return f"{a} and {b}: no better deck to be seen yet"
    if share.rate > 0.5:
        return f"{a} beats {b} in {share.rate * 100:.0f} % of games"
    return f"{b} beats {a} in {100 - share.rate * 100:.0f} % of games"


# How long it takes


def draw_lengths(found: PairingFinding, path: Path) -> Path:
    picture = figure(8, 4)
    axes = picture.add_subplot()
    low, high = found.rounds_middle
    lengths = list(found.rounds)
    colours = [BLUE if low <= length <= high else "#9BC4DF" for length in lengths]
    axes.bar(lengths, list(found.rounds.values()), width=0.86, color=colours)
    axes.axvline(found.rounds_median, color=ORANGE, linewidth=2)
    axes.annotate(
        f"median {found.rounds_median}",
        (found.rounds_median, 1),
        xycoords=("data", "axes fraction"),
        xytext=(6, -10),
        textcoords="offset points",
        color=ORANGE,
        fontweight="bold",
    )
    axes.margins(y=0.14)
    axes.set_xlabel("rounds")
    axes.set_ylabel("games")
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    plain(axes)
    axes.grid(axis="x", visible=False)
    axes.grid(axis="y", color=FAINT, linewidth=0.8)
    title = f"A game takes {found.rounds_median} rounds; eight of ten take {low} to {high}"
    headline(picture, title, f"{' against '.join(names(found))}, {found.games:,} games. Dark: eight of ten.")
    return save(picture, path)


# What each card does


def draw_cards(found: PairingFinding, path: Path) -> Path:
    """Each deck's cards by how much more often it wins with them in its opening hand."""
    sides = (found.a, found.b)
    most = max(4, *(len(telling_cards(side)) for side in sides))
    picture = figure(14, 2 + 0.27 * most)
    panels = picture.subplots(1, 2, sharex=True)
    for axes, side, name in zip(panels, sides, names(found), strict=True):
        draw_side(axes, side, name, most)
    headline(
        picture,
        "Games won with a card in the opening hand, against games without it",
        f"{found.games:,} games. Bars are 95 % intervals; grey ones may be chance. At the right: games won "
        "when the card was drawn and played at any time, in %.",
    )
    return save(picture, path)


def draw_side(axes: Axes, side: SideFinding, name: str, most: int) -> None:
    cards = telling_cards(side)
    for place, card in enumerate(cards):
        found = impact(card)
        colour = BLUE if found.low > 0 else ORANGE if found.high < 0 else GREY
        axes.plot([found.low, found.high], [place, place], color=colour, linewidth=2.5, alpha=0.5)
        axes.plot([found.value], [place], "o", color=colour, markersize=5.5)
        for where, share in ((1.06, card.drawn), (1.15, card.played)):
            beside(axes, where, place, f"{share.rate * 100:.0f}" if share.games else "–")
    for where, word in ((1.06, "drawn"), (1.15, "played")):
        beside(axes, where, -1, word)
    axes.axvline(0, color=INK, linewidth=1)
    axes.set_yticks(range(len(cards)), [card.name for card in cards], fontsize=9)
    axes.set_ylim(most - 0.4, -0.6)
    axes.xaxis.set_major_formatter(points_formatter())
    axes.set_xlabel("percentage points")
    axes.set_title(side_title(side, name), loc="left", fontsize=11, color=INK, pad=14)
    plain(axes)
    if not cards:
        axes.text(0.5, 0.5, "too few games to tell", transform=axes.transAxes, ha="center", color=GREY)


def beside(axes: Axes, where: float, place: float, words: str) -> None:
    """A word to the right of a row."""
    row = axes.get_yaxis_transform()
    axes.text(where, place, words, transform=row, ha="center", va="center", fontsize=8, color=INK)


def side_title(side: SideFinding, name: str) -> str:
    sure = [card for card in telling_cards(side) if impact(card).low > 0]
    if not sure:
        return f"{name}: no card stands out yet"
    return f"{name} is helped most by {sure[0].name} ({impact(sure[0]).value * 100:+.0f})"
