"""Parts of speech that every game shares: what fills a slot that names one of them."""

from __future__ import annotations

from typing import Any, Final

from versus.kernel.effects import Number, Times
from versus.kernel.english import listed, number_word, numbered, plural_of, signed
from versus.kernel.nodes import Amount, Change, Filter
from versus.kernel.phrasing import Part, Piece
from versus.kernel.text import Printer


def one(printer: Printer, filter: Filter | None, head: str, node: Any) -> Piece:
    return Piece(printer.noun(filter, head).one())


def every(printer: Printer, filter: Filter | None, head: str, node: Any) -> Piece:
    return printer.noun(filter, head).every()


def does(printer: Printer, changes: Change | tuple[Change, ...], arg: str, node: Any) -> str:
    """What changes do to the subject."""
    found = changes if isinstance(changes, tuple) else (changes,)
    return listed([printer.predicate(change) for change in found])


def simple(printer: Printer, amount: Amount) -> tuple[int, str] | None:
    """An amount as a plain number, or as a number for each of something; None for any other."""
    if isinstance(amount, Number):
        return amount.number, ""
    factor, counted = (amount.factor, amount.amount) if isinstance(amount, Times) else (1, amount)
    each_text = printer.each_of(counted)
    return (factor, f" for each {each_text}") if each_text else None


def count(printer: Printer, amount: Amount, noun: str, node: Any) -> str:
    """ "a card", "two cards", "that many cards", "X cards"."""
    found = simple(printer, amount)
    if found is not None:
        return numbered(found[0], noun)
    return f"{printer.many(amount) or 'X'} {plural_of(noun)}"


def digits(printer: Printer, amount: Amount, noun: str, node: Any) -> str:
    """ "1 XP", "X XP"."""
    found = simple(printer, amount)
    return f"{found[0] if found is not None else printer.many(amount) or 'X'} {noun}"


def times(printer: Printer, amount: Amount, arg: str, node: Any) -> str:
    """ "twice", "three times", "once for each enemy character"."""
    found = simple(printer, amount)
    if found is None:
        return f"{printer.many(amount) or 'X'} times{tail(printer, amount, '', node)}"
    return how_often(found[0]) + found[1]


def how_often(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number, f"{number_word(number)} times")


def tail(printer: Printer, amount: Amount, arg: str, node: Any) -> str:
    """What follows a clause to explain its amount: " for each ...", ", where X is ..."."""
    found = simple(printer, amount)
    if found is not None:
        return found[1]
    return "" if printer.many(amount) else f", where X is {printer.amount(amount)}"


def boost(printer: Printer, pair: tuple[Amount, Amount], arg: str, node: Any) -> str:
    """ "+2/+0", "+1/+1" (for each ...), "+X/+Y"; with the argument "tail" its explanation."""
    found = [simple(printer, amount) for amount in pair]
    known = [part for part in found if part is not None]
    tails = {part[1] for part in known if part[0] or part[1]}
    if len(known) == len(pair) and len(tails) < 2:
        return "".join(tails) if arg else "/".join(signed(part[0]) for part in known)
    letters: dict[str, str] = {}
    shown = []
    for amount, part in zip(pair, found, strict=True):
        if part is not None and not part[1]:
            shown.append(signed(part[0]))
        else:
            text = printer.amount(amount)
            shown.append("+" + letters.setdefault(text, "XY"[len(letters)]))
    if arg:
        return ", where " + listed([f"{letter} is {text}" for text, letter in letters.items()])
    return "/".join(shown)


PARTS: Final[dict[str, Part]] = {
    "one": one,
    "every": every,
    "does": does,
    "count": count,
    "digits": digits,
    "times": times,
    "tail": tail,
    "boost": boost,
}
