"""Cards of any game on paper: one card, a set as a table, the shelf of sets, what is wrong with cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from versus.cards.catalogue import CardSet
from versus.kernel.authoring import CardProblem
from versus.kernel.english import digits, in_figures
from versus.kernel.plug import Plug
from versus.kernel.sheet import ESCAPE_HATCH, CardSheet
from versus.terminal.reading import FILLED, INFERRED, PRICES, explained, sign, unsourced

LEGEND: Final = f"{FILLED} filled in by us, {INFERRED} inferred: no source states it."


def shelf(sets: Iterable[tuple[Plug, CardSet]]) -> Table:
    """The sets there are."""
    table = Table("Code", "Set", "Cards", "Game", box=None)
    for plug, card_set in sets:
        table.add_row(card_set.code, card_set.name, str(len(card_set.cards)), plug.title)
    return table


def set_page(card_set: CardSet, plug: Plug) -> Group:
    """A set, a card a row, and how it was written."""
    sheets = [plug.words.sheet(card) for card in card_set.cards]
    title = Text(f"{card_set.name} ({card_set.code})", style="bold")
    return Group(title, rows(sheets), Text(summary(sheets)))


def found_page(query: str, sheets: list[CardSheet]) -> Group:
    """The cards that a query has found, a card a row."""
    return Group(Text(query, style="bold"), rows(sheets), Text(f"{in_figures(len(sheets), 'card')} found."))


def rows(sheets: list[CardSheet]) -> Table:
    table = Table(box=None, padding=(0, 2, 1, 0))
    for title, width in (("No.", None), ("Card", 24), ("Numbers", 24), ("Text", None)):
        table.add_column(title, width=width)
    for sheet in sheets:
        about = Text.assemble((sheet.name, "bold"), sign(sheet, "name"), "\n", (kind(sheet), "dim"))
        number = f"{sheet.key}{sign(sheet, *sheet.filled, *sheet.inferred)}"
        table.add_row(number, about, numbers(sheet), Text("\n".join(sheet.text)))
    return table


def summary(sheets: list[CardSheet]) -> str:
    """How many cards, how many of them we had to complete, how many powers need the escape hatch."""
    filled = sum(bool(sheet.filled) for sheet in sheets)
    words = f"{in_figures(len(sheets), 'card')}, {filled} of them reconstructed in part. {LEGEND}"
    powers = [power for sheet in sheets for power in sheet.powers]
    if not powers:
        return words
    hatches = sum(power.written == ESCAPE_HATCH for power in powers)
    return f"{words} {in_figures(len(powers), 'power')}, {hatches} of them with the escape hatch."


def card_page(sheet: CardSheet, plug: Plug) -> Panel:
    """One card: facts, text, what its keywords mean, and what is not documented of it."""
    head = Text.assemble((sheet.name, "bold"), f"{sign(sheet, 'name')}  {sheet.key}{sign(sheet, 'number')}")
    lines = [Text(" · ".join(part for part in (kind(sheet), numbers(sheet)) if part), style="dim")]
    lines += [Text(line) for line in sheet.text]
    named = (*sheet.keywords, *sheet.mentions)
    lines += [Text(line, style="dim") for line in explained(named, plug.words.keywords())]
    lines += [Text(note, style="italic dim") for note in notes(sheet)]
    return Panel(Group(*lines), title=head, title_align="left", width=76)


def notes(sheet: CardSheet) -> list[str]:
    """Which fields stand in no source, and which powers no word could say."""
    hatches = sum(power.written == ESCAPE_HATCH for power in sheet.powers)
    return unsourced(sheet) + ([f"Escape hatch: {hatches} of its powers."] if hatches else [])


def kind(sheet: CardSheet) -> str:
    """ "Level 1 main character, X-Men"."""
    level = f"Level {sheet.numbers['level']}{sign(sheet, 'level')} " if "level" in sheet.numbers else ""
    version = [f"{name}{sign(sheet, 'version')}" for name in sheet.versions]
    teams = [f"{team}{sign(sheet, 'team')}" for team in dict.fromkeys(sheet.teams)]
    return ", ".join((f"{level}{sheet.type}{sign(sheet, 'type')}", *version, *teams))


def numbers(sheet: CardSheet) -> str:
    """ "cost 3, 2/5, health 1"."""
    found = sheet.numbers
    said = [f"{name} {digits(found[name])}{sign(sheet, name)}" for name in PRICES if name in found]
    if "atk" in found:
        atk, defense = digits(found["atk"]), digits(found.get("def", 0))
        said.append(f"{atk}{sign(sheet, 'atk')}/{defense}{sign(sheet, 'def')}")
    if "health" in found:
        said.append(f"health {digits(found['health'])}{sign(sheet, 'health')}")
    return ", ".join(said)


def problem_line(problem: CardProblem) -> Text:
    return Text(str(problem), style="yellow" if problem.warning else "red")
