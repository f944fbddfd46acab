"""A classic deck on one page of the terminal: the curve with its names, the other cards, teams."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from versus.games.classic.printed.deck import faults
from versus.games.classic.printed.definition import Card
from versus.games.classic.printed.origin import fields
from versus.games.classic.words import CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST
from versus.kernel.deck import Deck
from versus.kernel.english import in_figures
from versus.kernel.provenance import sign
from versus.terminal.card_page import LEGEND
from versus.terminal.tpcg.deck_page import (
    BAR,
    NO_TEAM,
    WIDTH,
    CardsText,
    blank,
    grid,
    indented,
    measured,
    title,
)

KINDS = {CHARACTER: "Char.", PLOT_TWIST: "Twists", EQUIPMENT: "Equip.", LOCATION: "Loc."}
HEADINGS = {PLOT_TWIST: "PLOT TWISTS", EQUIPMENT: "EQUIPMENT", LOCATION: "LOCATIONS"}


def page(deck: Deck) -> RenderableType:
    """Everything a deck builder looks at first, in 80 columns, readable without colour."""
    others = [part for kind in HEADINGS for part in paragraph(deck, kind)]
    return Group(header(deck), blank(), curve(of_type(deck, CHARACTER)), *others, *legend(deck))


def header(deck: Deck) -> Panel:
    found = len(faults(deck))
    verdict = "legal" if not found else in_figures(found, "fault")
    return Panel(
        Text(" · ".join(f"{name} {count}" for name, count in teams(deck)) or NO_TEAM),
        title=Text(deck.name, style="bold"),
        title_align="left",
        subtitle=Text.assemble(f"{len(deck.cards)} cards · ", (verdict, "red" if found else "green")),
        subtitle_align="right",
        box=box.HEAVY,
        width=WIDTH,
        padding=(0, 1),
    )


def curve(characters: Sequence[Card]) -> RenderableType:
    """Characters by recruit cost: a bar, how many, and who."""
    rows = grid(2, BAR + 3, None)
    by_cost = Counter(card.cost for card in characters)
    for cost in range(min(by_cost, default=1), max(by_cost, default=0) + 1):
        label = Text(str(cost), style="bold", justify="right")
        bar = measured(by_cost[cost], max(by_cost.values()), BAR)
        rows.add_row(label, bar, copies(card for card in characters if card.cost == cost))
    return Group(title(f"CHARACTERS {len(characters)}"), indented(rows))


def paragraph(deck: Deck, kind: int) -> list[RenderableType]:
    """The cards of a type, cheap ones first."""
    cards = sorted(of_type(deck, kind), key=threshold)
    if not cards:
        return []
    return [blank(), title(f"{HEADINGS[kind]} {len(cards)}"), indented(copies(cards))]


def copies(cards: Iterable[Card]) -> CardsText:
    """ "4 Abe Sapien* · 2 Liz Sherman (HEL-012)": versions of one name are told apart by their numbers."""
    found = list(cards)
    by_key = {card.key: card for card in found}
    namesakes = Counter(card.name for card in by_key.values())
    return CardsText(
        [
            (count, called(by_key[key], namesakes[by_key[key].name] > 1))
            for key, count in Counter(card.key for card in found).items()
        ]
    )


def called(card: Card, by_number: bool) -> str:
    """A card's name with the sign of the least certain of its fields."""
    number = f" ({card.key})" if by_number else ""
    return f"{card.name}{number}{sign(card, *fields(card))}"


def legend(deck: Deck) -> list[RenderableType]:
    """What the signs mean, where there are any."""
    if not any(card.facts.filled or card.facts.inferred for card in deck.cards):
        return []
    return [blank(), Text(f" {LEGEND} See `versus cards NAME`.", style="dim")]


def shelf(decks: Sequence[Deck]) -> RenderableType:
    """Every classic deck that comes with Versus, a line each."""
    rows = Table(box=box.SIMPLE_HEAD, padding=(0, 1), header_style="bold")
    for heading in ("Classic deck", "Teams"):
        rows.add_column(heading, no_wrap=True)
    for words in KINDS.values():
        rows.add_column(words, justify="right")
    for deck in decks:
        own = " and ".join(name for name, _ in teams(deck)) or NO_TEAM
        counts = [str(len(of_type(deck, kind))) for kind in KINDS]
        rows.add_row(Text(deck.name, style="bold cyan"), own, *counts)
    return rows


def of_type(deck: Deck, kind: int) -> list[Card]:
    return [card for card in deck.cards if card.type == kind]


def teams(deck: Deck) -> list[tuple[str, int]]:
    """How many cards of each team, the most common first."""
    return Counter(team for card in deck.cards for team in card.facts.teams).most_common()


def threshold(card: Card) -> int:
    return card.cost
