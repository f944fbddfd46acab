"""Classic cards on paper: one card's face, a set as a table; signs show what stands in no source."""

from __future__ import annotations

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from versus.cards.classic.catalogue import ClassicSet
from versus.cards.classic.sheet import is_reconstructed
from versus.games.classic.printed.definition import Card
from versus.games.classic.printed.origin import sign
from versus.games.classic.text import face
from versus.kernel.english import in_figures, listed
from versus.terminal.classic.reading import facts

LEGEND = "* filled in by us, ~ inferred: no source states it."


def set_page(card_set: ClassicSet) -> Group:
    """A set, a card a row, and how much of it is known."""
    table = Table(box=None, padding=(0, 2, 1, 0))
    for title, width in (("No.", None), ("Card", 40), ("Text", None)):
        table.add_column(title, width=width)
    for card in card_set.cards:
        about = Text.assemble((card.name, "bold"), sign(card, "name"), "\n", (facts(card), "dim"))
        table.add_row(card.key, about, Text("\n".join(face(card))))
    return Group(Text(f"{card_set.name} ({card_set.code})", style="bold"), table, Text(summary(card_set)))


def summary(card_set: ClassicSet) -> str:
    """How many cards, and how many of them we had to complete."""
    filled = sum(is_reconstructed(card) for card in card_set.cards)
    return f"{in_figures(len(card_set.cards), 'card')}, {filled} of them reconstructed in part. {LEGEND}"


def card_page(card: Card) -> Panel:
    """One card: facts, text, and what is not documented of it."""
    head = Text.assemble((card.name, "bold"), f"{sign(card, 'name')}  {card.key}")
    lines = [Text(facts(card), style="dim"), *[Text(line) for line in face(card)]]
    return Panel(
        Group(*lines, *[Text(note, style="italic dim") for note in notes(card)]),
        title=head,
        title_align="left",
        width=76,
    )


def notes(card: Card) -> list[str]:
    """Which fields stand in no source."""
    found = [f"Reconstructed (*): {listed(card.facts.filled)}."] if card.facts.filled else []
    return found + ([f"Inferred (~): {listed(card.facts.inferred)}."] if card.facts.inferred else [])
