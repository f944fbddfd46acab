"""A deck on one page of the terminal: who leads, the curve with its names, symbols, teams and types."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import groupby

from rich import box
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from versus.cards.catalogue import house
from versus.decks.counting import Copies
from versus.decks.tpcg.profile import Profile, Symbol, profile
from versus.games.tpcg.printed.deck import faults
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import FLIGHT, NAME, RANGED
from versus.kernel.deck import Deck
from versus.kernel.types import INFINITE

WIDTH = 80
BAR = 14
FULL = "█"
SHADED = "▒"
BETWEEN = " · "
NO_TEAM = "no team"
PLURALS = {
    "main character": "main characters",
    "supporting character": "characters",
    "plot twist": "plot twists",
    "equipment": "equipment",
    "location": "locations",
}
SHORT = {
    "supporting character": "Char.",
    "plot twist": "Twists",
    "equipment": "Equip.",
    "location": "Loc.",
}
SHADES = {
    "main character": ("▪", "red"),
    "supporting character": (FULL, "cyan"),
    "plot twist": ("▓", "magenta"),
    "equipment": (SHADED, "yellow"),
    "location": ("░", "green"),
}
STYLES = {
    "Energy": "yellow",
    "Intellect": "blue",
    "Might": "green",
    "Skill": "red",
    "Alien": "magenta",
    "Humanity": "cyan",
}


def page(deck: Deck) -> RenderableType:
    """Everything a deck builder looks at first, in 80 columns, readable without colour."""
    numbers = profile(deck)
    return Group(
        header(deck, numbers),
        blank(),
        curve(numbers),
        others(numbers),
        blank(),
        charts(numbers),
    )


def header(deck: Deck, numbers: Profile) -> Panel:
    """The leader at each level, the size of the deck and whether it may be played."""
    found = len(faults(deck))
    verdict = "legal" if not found else "1 fault" if found == 1 else f"{found} faults"
    style = "green" if not found else "red"
    name = Text.assemble(
        (deck.leader.name, "bold cyan"), f" · {' and '.join(deck.leader.facts.teams) or NO_TEAM}"
    )
    levels = Table.grid(padding=(0, 3))
    for card in (deck.leader, *deck.levels):
        levels.add_row(*leader(card))
    return Panel(
        Group(name, levels, blank(), types(numbers)),
        title=Text(deck.name or deck.leader.name, style="bold"),
        title_align="left",
        subtitle=Text.assemble(f"{len(deck.cards)} cards · ", (verdict, style)),
        subtitle_align="right",
        box=box.HEAVY,
        width=WIDTH,
        padding=(0, 1),
    )


def leader(card: Card) -> list[str]:
    """A level of the main character: numbers, icons, and the XP to the next level."""
    up = f"{card.facts.level_up} XP to Level {card.facts.level + 1}" if card.facts.level_up else ""
    return [f"Level {card.facts.level}", stats(card), icons(card), up]


def types(numbers: Profile) -> RenderableType:
    """One strip for the whole deck, a block a card, and what the shades mean."""
    total = sum(numbers.types.values())
    strip, legend = Text(), Text()
    for type, count in numbers.types.items():
        sign, style = SHADES[type]
        strip.append_text(bar(count, total, WIDTH - 6, style, sign))
        legend.append_text(Text.assemble((sign, style), f" {count} {PLURALS[type]}   "))
    return Group(strip, legend)


def curve(numbers: Profile) -> RenderableType:
    """Supporting characters by cost: a bar, how many, and who."""
    total = numbers.types.get("supporting character", 0)
    rows = grid(2, BAR + 3, None)
    highest = max((amount(cards) for cards in numbers.curve.values()), default=0)
    for cost, cards in numbers.curve.items():
        label = Text(str(cost), style="bold", justify="right")
        rows.add_row(label, measured(amount(cards), highest, BAR), CardsText(merged(cards)))
    note = f"average cost {numbers.average_cost:.1f}" if total else ""
    return Group(title(f"CHARACTERS {total}", note), indented(rows))


def others(numbers: Profile) -> RenderableType:
    """Plot twists, equipment and locations, one paragraph each."""
    parts: list[RenderableType] = []
    for type, cards in numbers.others.items():
        parts += [
            blank(),
            title(f"{PLURALS[type].upper()} {amount(cards)}"),
            indented(CardsText(merged(cards))),
        ]
    return Group(*parts)


def charts(numbers: Profile) -> RenderableType:
    """Symbols on the left, teams on the right; below each other where it is narrow."""
    return Columns([symbols(numbers.symbols), teams(numbers.teams)], padding=(0, 4))


def symbols(found: list[Symbol]) -> RenderableType:
    """What locations offer against what powers ask for, bar beside bar."""
    rows = grid(9, 14, 14)
    rows.add_row("", Text("offered", style="dim"), Text("asked", style="dim"))
    highest = max((max(symbol.offered, symbol.asked) for symbol in found), default=0)
    for symbol in found:
        style = STYLES[symbol.name]
        rows.add_row(
            Text(symbol.name, style=style),
            measured(symbol.offered, highest, 11, style),
            measured(symbol.asked, highest, 11, style, SHADED),
        )
    return Group(title("SYMBOLS"), indented(rows))


def teams(found: dict[str, int]) -> RenderableType:
    rows = grid(14, 14)
    rows.add_row("", Text("cards", style="dim"))
    highest = max(found.values(), default=0)
    for team, count in found.items():
        rows.add_row(team or Text(NO_TEAM, style="dim"), measured(count, highest, 11))
    return Group(title("TEAMS"), indented(rows))


def shelf(decks: Sequence[Deck]) -> RenderableType:
    """Every deck that comes with the game, a line each, under the set of whoever leads it."""
    rows = Table(box=box.SIMPLE_HEAD, padding=0, show_edge=False, header_style="bold")
    for heading in ("Deck", "Led by", "Team"):
        rows.add_column(heading, no_wrap=True)
    kinds = [type for type in SHORT if any(type in profile(deck).types for deck in decks)]
    for type in kinds:
        rows.add_column(SHORT[type], justify="right")
    for card_set, group in groupby(decks, key=set_of):
        rows.add_row(Text(card_set, style="bold"))
        for deck in group:
            numbers = profile(deck)
            own = " and ".join(deck.leader.facts.teams) or NO_TEAM
            counts = [str(numbers.types.get(type, 0)) for type in kinds]
            rows.add_row(Text(f" {deck.name}", style="cyan"), deck.leader.name, own, *counts)
    return rows


def set_of(deck: Deck) -> str:
    """The name of the set that the main character of a deck is of."""
    return set_names()[deck.leader.key]


@cache
def set_names() -> dict[str, str]:
    return {card.key: card_set.name for card_set in house(NAME).sets.values() for card in card_set.cards}


# Pieces


def bar(count: int, highest: int, width: int, style: str, sign: str) -> Text:
    """One block a card while there is room, else in proportion; something is never shown as nothing."""
    length = count if highest <= width else max(1, round(count * width / highest)) if count else 0
    return Text(sign * length, style=style)


def measured(count: int, highest: int, width: int, style: str = "cyan", sign: str = FULL) -> Text:
    """A bar with its number at the end; nothing is a dash."""
    if not count:
        return Text("–", style="dim")
    return bar(count, highest, width, style, sign).append(f" {count}", style="default")


class CardsText:
    """ "3 Bishop · 3 Blink": breaks lines between cards, never between a number and its name."""

    def __init__(self, cards: list[tuple[int, str]]) -> None:
        self.parts = [Text.assemble((str(count), "bold"), f" {name}") for count, name in cards]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for part in self.parts:
            if line and cell_len(line.plain) + len(BETWEEN) + cell_len(part.plain) > options.max_width:
                yield line
                line = Text()
            line = Text.assemble(line, (BETWEEN, "dim"), part) if line else part
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [cell_len(part.plain) for part in self.parts]
        whole = sum(widths) + len(BETWEEN) * max(0, len(widths) - 1)
        return Measurement(max(widths, default=0), whole).with_maximum(options.max_width)


def merged(cards: list[Copies]) -> list[tuple[int, str]]:
    """Different cards of one name together: four Multiple Men are "4 Multiple Man"."""
    counts: dict[str, int] = {}
    for copies in cards:
        counts[copies.card.name] = counts.get(copies.card.name, 0) + copies.count
    return [(count, name) for name, count in counts.items()]


def title(words: str, note: str = "") -> Text:
    text = Text(f" {words}", style="bold")
    if note:
        text.append(f" · {note}", style="not bold dim")
    return text


def amount(cards: list[Copies]) -> int:
    return sum(copies.count for copies in cards)


def stats(card: Card) -> str:
    atk = "∞" if card.atk >= INFINITE else str(card.atk)
    return f"{atk}/{card.defense}, Health {card.health}"


def icons(card: Card) -> str:
    """Flight and Ranged in words."""
    return ", ".join(
        word for bit, word in ((FLIGHT, "Flight"), (RANGED, "Ranged")) if bit in card.facts.keywords
    )


def grid(*widths: int | None) -> Table:
    rows = Table.grid(padding=(0, 1))
    for width in widths:
        rows.add_column(width=width)
    return rows


def indented(part: RenderableType) -> Padding:
    return Padding(part, (0, 1, 0, 1))


def blank() -> Text:
    return Text("")
