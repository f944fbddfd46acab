"""Words for the machine's own nodes: who is meant, one after another, may, if, or, how many."""

from __future__ import annotations

from typing import Any, Final

from versus.kernel.choosing import (
    ANY_NUMBER,
    All,
    AnyOf,
    Cause,
    Choice,
    Choose,
    Chosen,
    Each,
    EventCard,
    IsIt,
    It,
    Not,
    Takers,
    This,
    Who,
)
from versus.kernel.effects import (
    AtLeast,
    Both,
    CountOf,
    Either,
    Fits,
    ForEach,
    Gate,
    Hatch,
    Nothing,
    Number,
    Repeat,
    Sequence,
    Times,
    Unless,
)
from versus.kernel.english import (
    BARE,
    STATES,
    conjugate,
    digits,
    listed,
    lowered,
    next_time,
    number_word,
    ordinal,
    sentences,
)
from versus.kernel.phrasing import Entry, Noun, Piece, say, standing_alone, which
from versus.kernel.text import Printer
from versus.kernel.text_parts import how_often
from versus.kernel.triggering import Watches

# Who is meant

FIRST: Final = -2
"""A rank before those of all filters, and before the place where cards are."""


def it(printer: Printer, who: It, subject: bool) -> Piece:
    plural = bool(printer.groups) and printer.groups[-1]
    named = printer.called.get(len(printer.groups))
    if named is not None:
        return Piece(named, plural)
    if not plural:
        return Piece("it")
    return Piece("they" if subject else "them", True)


def chosen(printer: Printer, who: Chosen, subject: bool) -> Piece:
    known = -len(printer.groups) <= who.group < len(printer.groups)
    plural = known and printer.groups[who.group]
    place = ordinal(who.group) if who.group >= 0 else "last"
    return Piece(f"the {'cards' if plural else 'card'} chosen {place}", plural)


def event_card(printer: Printer, who: EventCard, subject: bool) -> Piece:
    return Piece(printer.that)


def each(printer: Printer, who: Each, subject: bool) -> Piece:
    return Piece(printer.selected(who.of).each())


def choice(printer: Printer, who: Choice, subject: bool) -> Piece:
    noun = printer.selected(who.of)
    if who.at_random:
        noun.before.append((-1, "random", False))
    if who.distinct:
        noun.after.append((FIRST, "of different names"))
    least, most = (who.most, who.most) if who.at_random else (who.least, who.most)
    if least == most == 1:
        return Piece(noun.one())
    if least == 0 and most >= ANY_NUMBER and not noun.whole:
        return Piece(f"as many {noun.words(plural=True)} as you like", True)
    return Piece(noun.number(span(least, most), most != 1), most != 1 and not noun.whole)


def takers(printer: Printer, selector: Takers) -> Noun:
    """That a price must be paid with what can pay it goes without saying."""
    return printer.selected(selector.of)


def span(least: int, most: int) -> str:
    """ "two", "up to two", "one or two", "two to four", "any number of", "one or more"."""
    if least == most:
        return number_word(most)
    if most >= ANY_NUMBER:
        return f"{number_word(least)} or more" if least else "any number of"
    if least == 0:
        return f"up to {number_word(most)}"
    return f"{number_word(least)} {'or' if most == least + 1 else 'to'} {number_word(most)}"


# Filters


def all_of(printer: Printer, filter: All, noun: Noun, holds: bool) -> None:
    if holds:
        for part in filter.parts:
            printer.describe(noun, part, True)
    else:
        deny(printer, filter, noun)


def any_of(printer: Printer, filter: AnyOf, noun: Noun, holds: bool) -> None:
    """Alternatives of one shape share the noun; others are spelled out."""
    if not holds:
        deny(printer, filter, noun)
        return
    parts = [printer.noun(part, noun.heads[0]) for part in filter.parts]
    shapes = {(len(part.before), len(part.after), part.head_said, bool(part.whole)) for part in parts}
    same_noun = len({tuple(part.heads) for part in parts}) == 1
    if shapes == {(0, 0, True, False)} and not noun.head_said:
        noun.heads = [head for part in parts for head in part.heads]
        noun.head_said = True
    elif same_noun and shapes == {(1, 0, False, False)}:
        words = listed([part.before[0][1] for part in parts], "or")
        noun.before.append((parts[0].before[0][0], words, all(part.before[0][2] for part in parts)))
    elif same_noun and shapes == {(0, 1, False, False)}:
        noun.after.append((parts[0].after[0][0], listed([part.after[0][1] for part in parts], "or")))
    else:
        rank = printer.book.ranks[AnyOf]
        noun.after.append((rank, "that is " + listed([part.one() for part in parts], "or")))
        return
    if parts and parts[0].head_implied:
        noun.take_head(parts[0].heads[0], 0, said=False)


def not_so(printer: Printer, filter: Not, noun: Noun, holds: bool) -> None:
    printer.describe(noun, filter.part, not holds)


def deny(printer: Printer, filter: All | AnyOf, noun: Noun) -> None:
    described = printer.noun(filter, noun.heads[0])
    noun.after.append((printer.book.ranks[type(filter)], "that is not " + described.one()))


# Conditions


def fits(printer: Printer, condition: Fits, holds: bool) -> str:
    """ "it is exhausted", "this character has Flight", "no enemy character is in the front row"."""
    if isinstance(condition.who, Each | Choice):
        noun = printer.selected(condition.who.of)
        return f"{noun.one() if holds else noun.none()} {being(printer, condition, False, True)}"
    piece = printer.who(condition.who, True)
    return f"{piece.text} {being(printer, condition, piece.plural, holds)}"


def being(printer: Printer, condition: Fits, plural: bool, holds: bool) -> str:
    """What a filter says of a subject: "is exhausted", "does not have Flight", "is an enemy character"."""
    verb = conjugate("be", STATES, plural) + ("" if holds else " not")
    noun = printer.noun(condition.filter, "card")
    if noun.whole or len(noun.before) + len(noun.after) != 1:
        return f"{verb} {noun.one()}"
    if noun.before:
        text, stands_alone = noun.before[0][1:]
        return f"{verb} {standing_alone(text) if stands_alone else noun.one()}"
    text = noun.after[0][1]
    if text.startswith(("with ", "without ")):
        has = text.startswith("with ") == holds
        have = conjugate("have", STATES, plural) if has else conjugate("do", STATES, plural) + " not have"
        return f"{have} {text.split(' ', 1)[1]}"
    if text.split(" ")[0] in ("on", "in", "not", "named"):
        return f"{verb} {text}"
    return f"{verb} {noun.one()}"


def at_least(printer: Printer, condition: AtLeast, holds: bool) -> str:
    amount, least = condition.amount, condition.least
    if isinstance(amount, CountOf) and isinstance(amount.who, Each) and isinstance(least, Number):
        noun = printer.selected(amount.who.of)
        if least.number == 1:
            return f"there is {noun.one() if holds else noun.none()}"
        words = number_word(least.number)
        return f"there are {noun.number(f'{words} or more' if holds else f'fewer than {words}')}"
    bound = printer.amount(least)
    said = f"{bound} or more" if isinstance(least, Number) else f"at least {bound}"
    return f"{printer.amount(amount)} is {said if holds else f'less than {bound}'}"


def unless(printer: Printer, condition: Unless, holds: bool) -> str:
    return printer.condition(condition.part, not holds)


def both(printer: Printer, condition: Both, holds: bool) -> str:
    parts = [printer.condition(part, holds) for part in condition.parts]
    return listed(parts, "and" if holds else "or")


# Amounts


def number(printer: Printer, amount: Number, each: bool) -> str:
    return "" if each else digits(amount.number)


def multiple(printer: Printer, amount: Times, each: bool) -> str:
    return "" if each else f"{how_often(amount.factor)} {printer.amount(amount.amount)}"


def count_of(printer: Printer, amount: CountOf, each: bool) -> str:
    who: Who = amount.who
    if isinstance(who, Each):
        noun = printer.selected(who.of)
        if each:
            return noun.named() if noun.whole else noun.words()
        return noun.number("the number of")
    return "" if each else f"the number of {printer.who(who).text}"


# Effects


def sequence(printer: Printer, effect: Sequence, use: int) -> list[str]:
    """Sentences; inside another instruction they become one (`Printer.nested`)."""
    if not effect.parts:
        return ["do nothing"]
    return [clause for part in effect.parts for clause in printer.clauses(part, use)]


def for_each(printer: Printer, effect: ForEach, use: int) -> list[str]:
    who = effect.who
    piece = printer.who(who)
    each_text = piece.text if isinstance(who, Each) else f"each of {piece.text}"
    printer.groups.append(False)
    said = printer.nested(effect.effect)
    if use == BARE:
        return [f"do this for {each_text}: " + "; ".join(said)]
    return [f"for {each_text}, {said[0]}", *said[1:]]


def either(printer: Printer, effect: Either, use: int) -> list[str]:
    start = len(printer.groups)
    parts = []
    for part in effect.parts:
        del printer.groups[start:]
        parts.append(printer.block(part))
    lead = "let chance choose one" if effect.at_random else "choose one"
    return [f"{lead}: {'; or '.join(parts)}"]


def hatch(printer: Printer, effect: Hatch, use: int) -> list[str]:
    """A hatch brings its own words, as a sentence that begins with its verb."""
    return [lowered(effect.text)]


EFFECTS: Final[dict[Any, Entry]] = {
    Choose: say("choose {who}"),
    Sequence: sequence,
    Gate: (
        say("unless {given}, {otherwise}", free=True, then=Nothing()),
        say("unless you {price:do}, {otherwise}", free=True, then=Nothing(), may=True),
        say("{then}", free=True),
        say("if {given}, {then}", free=True),
        say("you may {then:do}", free=True, may=True),
        say("if {given}, you may {then:do}", free=True, may=True),
        say("{price}. if you do, {then}", free=True),
        say("if {given}, {price}. if you do, {then}", free=True),
        say("you may {price:do}. if you do, {then}", free=True, may=True),
        say("if {given}, you may {price:do}. if you do, {then}", free=True, may=True),
        say("{then}. otherwise, {otherwise:else}", free=True),
        say("if {given}, {then}. otherwise, {otherwise:else}", free=True),
        say("you may {then:do}. otherwise, {otherwise:else}", free=True, may=True),
        say("if {given}, you may {then:do}. otherwise, {otherwise:else}", free=True, may=True),
        say("{price}. if you do, {then}. otherwise, {otherwise:else}", free=True),
        say("if {given}, {price}. if you do, {then}. otherwise, {otherwise:else}", free=True),
        say("you may {price:do}. if you do, {then}. otherwise, {otherwise:else}", free=True, may=True),
        say(
            "if {given}, you may {price:do}. if you do, {then}. otherwise, {otherwise:else}",
            free=True,
            may=True,
        ),
    ),
    ForEach: for_each,
    Repeat: say("do this {times:times}: {effect:block}"),
    Either: either,
    Nothing: say("do nothing"),
    Hatch: hatch,
}
WHO: Final[dict[Any, Entry]] = {
    This: say("{this}"),
    It: it,
    Chosen: chosen,
    EventCard: event_card,
    Cause: say("whatever caused it"),
    Each: each,
    Choice: choice,
}
SELECTORS: Final[dict[Any, Entry]] = {Takers: takers}
FILTERS: Final[dict[Any, Entry]] = {
    IsIt: which("~ just spoken of", "~ other than it"),
    All: all_of,
    AnyOf: any_of,
    Not: not_so,
}
CONDITIONS: Final[dict[Any, Entry]] = {AtLeast: at_least, Fits: fits, Unless: unless, Both: both}
AMOUNTS: Final[dict[Any, Entry]] = {Number: number, Times: multiple, CountOf: count_of}


def watches(printer: Printer, change: Watches) -> str:
    """A power that a card has for a time, in its own words."""
    power = Printer(printer.book).power(change.trigger)
    if change.once:
        power[0] = next_time(power[0])
    return f'{conjugate("have", printer.use, printer.plural)} "{sentences(power)}"'


CHANGES: Final[dict[Any, Entry]] = {Watches: watches}
PHRASES: Final[dict[Any, Entry]] = {**EFFECTS, **WHO, **SELECTORS, **CONDITIONS, **AMOUNTS, **CHANGES}
"""Filters stand apart: a game puts them after its own, whose order it knows."""
