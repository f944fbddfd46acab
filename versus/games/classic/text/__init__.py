"""Everything the game says in English, printed from the data that runs: here a card's face and its status.

Questions are worded in `asks`, answers in `options`, the log in `log`, the chain in `links`; all are reached
from here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.classic.flow.clauses import CLAUSES, OK
from versus.games.classic.printed.definition import Card, Payment
from versus.games.classic.printed.keywords import KEYWORDS
from versus.games.classic.table.stats import stats
from versus.games.classic.text.asks import prompt
from versus.games.classic.text.book import BOOK
from versus.games.classic.text.equipping import counter_noun
from versus.games.classic.text.links import chain_lines, link_text
from versus.games.classic.text.log import log_line
from versus.games.classic.text.options import option
from versus.games.classic.text.powers import PowerPrinter, limits, played
from versus.games.classic.words import (
    EQUIPMENT,
    FACE_NAMES,
    FLIGHT,
    ICONS,
    PLOT_TWIST,
    RANGE,
    TYPE_NAMES,
)
from versus.kernel.english import digits, listed, sentences, several
from versus.kernel.nodes import Node
from versus.kernel.provenance import marked, power_field, sign
from versus.kernel.types import CardId, CounterKind

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest

__all__ = ["card_text", "chain_lines", "clause", "link_text", "log_line", "option", "prompt", "status"]


def card_text(card: Card) -> list[str]:
    """The lines of a card's text box and icons; a sign follows what stands in no source."""
    names = KEYWORDS.names_of(card.keywords)
    if card.type == EQUIPMENT and card.unique:
        names.append("Unique")
    if card.facts.boost:
        names.append(f"Boost {card.facts.boost}")
    if card.facts.willpower:
        names.append(f"Willpower {card.facts.willpower}")
    if card.facts.traits:
        names.append(f"Mutant ({listed(card.facts.traits)})")
    lines = [marked(", ".join(names), sign(card, *icon_fields(card)))] if names else []
    if card.facts.borne_by is not None:
        bearer = printer_for(card).noun(card.facts.borne_by, "character").one()
        lines.append(f"Only {bearer} can bear this equipment.")
    for number, power in enumerate(card.printed_powers()):
        lines.append(marked(power_line(card, power), sign(card, power_field(number))))
    return lines


def power_line(card: Card, power: Node) -> str:
    """A power as the face has it."""
    if isinstance(power, Payment) and power == card.powers.twist:
        return twist_text(card, power)
    return f"{'Ongoing: ' if card.type == PLOT_TWIST else ''}{power_text(card, power)}"


def icon_fields(card: Card) -> list[str]:
    """The fields that the first line of a face shows."""
    icons = [name for bit, name in ((FLIGHT, "flight"), (RANGE, "range")) if card.keywords & bit]
    return icons if icons and not card.keywords & ~ICONS else [*icons, "keywords"]


def twist_text(card: Card, twist: Payment) -> str:
    """What playing a plot twist costs and does."""
    printer = printer_for(card)
    costs = [f"As an additional cost, {printer.block(cost)}." for cost in twist.costs]
    return " ".join([*costs, played(printer, twist), *limits(printer, twist)])


def printer_for(card: Card) -> PowerPrinter:
    """A printer that says "this character" or whatever the card is."""
    return PowerPrinter(BOOK, f"this {TYPE_NAMES[card.type]}")


def power_text(card: Card, power: Node) -> str:
    """One power of a card, as sentences."""
    return sentences(printer_for(card).power(power))


def status(contest: Contest, card: CardId) -> str:
    """ "5/4, face up, exhausted"."""
    parts: list[str] = []
    if contest.in_row(card):
        parts.append("/".join(digits(number) for number in stats(contest, card)))
    parts.append(FACE_NAMES[contest.face[card]])
    if contest.exhausted[card]:
        parts.append("exhausted")
    for kind, column in enumerate(contest.counters):
        if column[card]:
            parts.append(several(column[card], counter_noun(CounterKind(kind))))
    for equipment in contest.equipment_on(card):
        parts.append(f"with {contest.definition[equipment].name}")
    return ", ".join(parts)


def clause(code: int) -> str:
    """Why something is not allowed, and the rule that says so."""
    if code == OK:
        return "Nothing stands against it."
    rule, words = CLAUSES[code]
    return f"{words} ({rule})"
