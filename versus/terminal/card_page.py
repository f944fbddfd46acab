"""Cards on paper: one card's face, a set as a table, the shelf of sets, problems with somebody's cards."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from versus.cards.catalogue import CardSet
from versus.cards.checking import powers_of
from versus.cards.classic.catalogue import ClassicSet
from versus.cards.problems import CardProblem
from versus.cards.tpcg.sheet import ESCAPE_HATCH, RECONSTRUCTED, provenance, written
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.text import face
from versus.games.tpcg.words import EQUIPMENT, MAIN_CHARACTER, SUPPORTING_CHARACTER, TYPE_NAMES
from versus.kernel.english import digits, in_figures, listed


def shelf(sets: Iterable[CardSet | ClassicSet]) -> Table:
    """The sets there are."""
    table = Table("Code", "Set", "Cards", box=None)
    for card_set in sets:
        table.add_row(card_set.code, card_set.name, str(len(card_set.cards)))
    return table


def set_page(card_set: CardSet) -> Group:
    """A set, a card a row, and how it was written."""
    table = Table(box=None, padding=(0, 2, 1, 0))
    for title, width in (("No.", None), ("Card", 24), ("Numbers", 22), ("Text", None)):
        table.add_column(title, width=width)
    for card in card_set.cards:
        name = Text(card.name, style="bold")
        mark = " *" if provenance(card) == RECONSTRUCTED else ""
        about = Text.assemble(name, mark, "\n", (kind(card), "dim"))
        table.add_row(card.key, about, numbers(card), Text("\n".join(face(card))))
    return Group(Text(f"{card_set.name} ({card_set.code})", style="bold"), table, Text(summary(card_set)))


def summary(card_set: CardSet) -> str:
    """How many cards, how many of them we had to complete, how many powers need the escape hatch."""
    cards = card_set.cards
    filled = sum(provenance(card) == RECONSTRUCTED for card in cards)
    powers = [power for card in cards for _, power in powers_of(card.powers)]
    hatches = sum(written(power) == ESCAPE_HATCH for power in powers)
    return (
        f"{in_figures(len(cards), 'card')}, {filled} of them reconstructed (*); "
        f"{in_figures(len(powers), 'power')}, {hatches} of them with the escape hatch."
    )


def card_page(card: Card) -> Panel:
    """One card: facts, text, and what is not documented of it."""
    head = Text.assemble((card.name, "bold"), f"  {card.key}")
    lines = [Text(" · ".join(part for part in (kind(card), numbers(card)) if part), style="dim")]
    lines += [Text(line) for line in face(card)]
    hatches = [power for _, power in powers_of(card.powers) if written(power) == ESCAPE_HATCH]
    notes = [f"Reconstructed: {listed(card.facts.filled)}."] if card.facts.filled else []
    notes += [f"Escape hatch: {len(hatches)} of its powers."] if hatches else []
    lines += [Text(note, style="italic dim") for note in notes]
    return Panel(Group(*lines), title=head, title_align="left", width=76)


def kind(card: Card) -> str:
    """ "Level 1 main character, X-Men"."""
    level = f"Level {card.facts.level} " if card.type == MAIN_CHARACTER else ""
    return ", ".join((f"{level}{TYPE_NAMES[card.type]}", *dict.fromkeys(card.facts.teams)))


def numbers(card: Card) -> str:
    """ "cost 3, 2/5, health 1"."""
    said = [f"cost {card.cost}"] if card.type in (SUPPORTING_CHARACTER, EQUIPMENT) else []
    if card.is_character:
        said += [f"{digits(card.atk)}/{digits(card.def_)}", f"health {card.health}"]
    return ", ".join(said)


def problem_line(problem: CardProblem) -> Text:
    return Text(str(problem), style="yellow" if problem.warning else "red")
