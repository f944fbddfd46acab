"""Words for numbers that are compared, and for what has happened before."""

from __future__ import annotations

from typing import Any, Final

from versus.games.tpcg import words
from versus.games.tpcg.language.comparing import (
    AT_LEAST,
    AT_MOST,
    EXACTLY,
    LESS_THAN,
    MORE_THAN,
    Compares,
    Extreme,
    JustDone,
    Sum,
)
from versus.games.tpcg.language.lately import SinceYourTurn
from versus.games.tpcg.language.past import (
    Befell,
    EventOther,
    StunnedBy,
    TimesThisTurn,
    UsedPower,
    UsesThisGame,
)
from versus.games.tpcg.text.events import Happening, Moment
from versus.games.tpcg.text.nouns import whole
from versus.games.tpcg.text.words import counter_noun
from versus.games.tpcg.words import COUNTERS, LEVEL, PRINTED_POWERS, STAT_NAMES
from versus.kernel.choosing import Each
from versus.kernel.effects import Number
from versus.kernel.english import PERFECT, listed, number_word, plural_of, with_article
from versus.kernel.nodes import Filter
from versus.kernel.phrasing import Entry, Noun, Piece, how_many, say
from versus.kernel.text import Printer
from versus.kernel.types import EventKind

OF_NUMBERS: Final = {
    AT_LEAST: "{} or more",
    AT_MOST: "{} or less",
    MORE_THAN: "above {}",
    LESS_THAN: "below {}",
    EXACTLY: "{}",
}
OF_AMOUNTS: Final = {
    AT_LEAST: "at least {}",
    AT_MOST: "at most {}",
    MORE_THAN: "above {}",
    LESS_THAN: "below {}",
    EXACTLY: "equal to {}",
}


def compared(printer: Printer, filter: Compares, noun: Noun, holds: bool) -> None:
    text = comparison(printer, filter)
    if not holds:
        text = f"that does not have {text[5:]}" if text.startswith("with ") else f"that is not {text}"
    noun.after.append((printer.book.ranks[Compares], text))


def comparison(printer: Printer, filter: Compares) -> str:
    """ "with a +1/+1 counter", "of Level 2 or higher", "with higher ATK than each enemy character"."""
    stat, how, amount = filter.stat, filter.how, filter.amount
    rival = each_rival(printer, filter)
    if rival:
        return rival
    if isinstance(amount, Number):
        if stat == LEVEL and how == AT_LEAST:
            return f"of Level {amount.number} or higher"
        if stat == COUNTERS and how == AT_LEAST and amount.number > 0:
            counter = counter_noun(filter.kind)
            if amount.number == 1:
                return f"with {with_article(counter)}"
            return f"with {number_word(amount.number)} or more {plural_of(counter)}"
        return f"with {label(filter)} {OF_NUMBERS[how].format(amount.number)}"
    return f"with {label(filter)} {OF_AMOUNTS[how].format(printer.amount(amount))}"


def each_rival(printer: Printer, filter: Compares) -> str:
    """More than the highest of some is more than each of them."""
    amount = filter.amount
    if not isinstance(amount, Extreme) or not isinstance(amount.who, Each):
        return ""
    if (amount.stat, amount.kind) != (filter.stat, filter.kind) or filter.stat in (COUNTERS, PRINTED_POWERS):
        return ""
    if filter.how != (LESS_THAN if amount.lowest else MORE_THAN):
        return ""
    degree = "lower" if amount.lowest else "higher"
    return f"with {degree} {STAT_NAMES[filter.stat]} than {printer.selected(amount.who.of).each()}"


def label(node: Compares | Extreme) -> str:
    """What a number is called where it stands before its value."""
    if node.stat == COUNTERS:
        return f"number of {plural_of(counter_noun(node.kind))}"
    return f"number of {STAT_NAMES[node.stat]}" if node.stat == PRINTED_POWERS else STAT_NAMES[node.stat]


def extreme(printer: Printer, amount: Extreme, each: bool) -> str:
    if each:
        return ""
    degree = "lowest" if amount.lowest else "highest"
    joint = "on" if amount.stat == COUNTERS else "among"
    return f"the {degree} {label(amount)} {joint} {whole(printer, amount.who)}"


def sum_of(printer: Printer, amount: Sum, each: bool) -> str:
    """ "for each enemy character and card in your hand", "the number of ... plus the number of ..."."""
    parts = [printer.each_of(part) if each else printer.amount(part) for part in amount.parts]
    if each:
        return listed(parts) if all(parts) else ""
    return " plus ".join(parts)


# The past


def befell(printer: Printer, filter: Befell, noun: Noun, holds: bool) -> None:
    """ "that has been stunned this turn"."""
    span = "this combat" if filter.in_combat else "this turn"
    if filter.manner:
        span = f"in {fought(filter.manner)}combat {span}"
    text = happened_to(printer, filter.kind, filter.by, span, holds)
    noun.after.append((printer.book.ranks[Befell], text))


def fought(manner: int) -> str:
    """ "melee " before a combat; nothing where any manner of fighting will do."""
    names = words.bit_names(manner, words.MANNER_NAMES)
    return "" if len(names) == len(words.MANNER_NAMES) else f"{listed(names, 'or')} "


def since_your_turn(printer: Printer, filter: SinceYourTurn, noun: Noun, holds: bool) -> None:
    """ "that has attacked since your last turn ended"."""
    text = happened_to(printer, filter.kind, None, "since your last turn ended", holds)
    noun.after.append((printer.book.ranks[SinceYourTurn], text))


def happened_to(printer: Printer, kind: EventKind, by: Filter | None, span: str, holds: bool) -> str:
    """What has happened to a card, after its noun."""
    moment = Moment(kind, None, None)
    cause = f" by {printer.noun(by, 'card').one()}" if by is not None else ""
    opens = moment.template.startswith("{subject}")
    said = moment.happening(printer)
    subject = Piece("that" if opens else "it")
    printer.plural = False
    filled = Happening(subject, said.player, said.whose, said.phase, cause, said.side)
    text = printer.line(moment.template, filled, PERFECT)
    if "{subject}" not in moment.template:
        text += " concerning it"
    if "{by}" not in moment.template:
        text += cause
    if not opens:
        return f"of which it is {'' if holds else 'not '}true {span} that {text}"
    return f"{text if holds else text.replace('that has', 'that has not', 1)} {span}"


def times_this_turn(printer: Printer, amount: TimesThisTurn, each: bool) -> str:
    clause = Moment(amount.kind, amount.subject, amount.by).clause(printer, PERFECT)
    return f"time {clause} this turn" if each else f"the number of times {clause} this turn"


def used_power(printer: Printer, condition: UsedPower, holds: bool) -> str:
    return f"the power is {'' if holds else 'not '}{listed(list(condition.names), 'or')}"


def stunned_by(printer: Printer, condition: StunnedBy, holds: bool) -> str:
    ways = listed(words.bit_names(condition.ways, words.STUN_WAYS), "or")
    return f"the stun {'comes' if holds else 'does not come'} from {ways}"


WHO: Final[dict[Any, Entry]] = {EventOther: say("the card that was used for it")}
FILTERS: Final[dict[Any, Entry]] = {
    Compares: compared,
    Befell: befell,
    SinceYourTurn: since_your_turn,
}
CONDITIONS: Final[dict[Any, Entry]] = {UsedPower: used_power, StunnedBy: stunned_by}
AMOUNTS: Final[dict[Any, Entry]] = {
    Extreme: extreme,
    Sum: sum_of,
    JustDone: how_many("that many", many="as many"),
    TimesThisTurn: times_this_turn,
    UsesThisGame: how_many(
        "the number of times you have used a Super Power named {name} this game",
        each="time you have used a Super Power named {name} this game",
    ),
}
