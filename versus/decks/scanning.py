"""Lines of a plain list taken apart by hand: each sign is looked at a fixed number of times, whatever it is.

A pattern that tries again with fewer spaces would let a stranger's list of blanks hold everybody up.
"""

from __future__ import annotations

from typing import Final

OPENING: Final = "(["
CLOSING: Final = ")]"


def counted_card(line: str) -> tuple[str, str] | None:
    """ "3 Bishop", "3x Bishop", "3 × Bishop": the number and the card."""
    rest = line.lstrip("0123456789")
    count = line[: len(line) - len(rest)]
    if not count:
        return None
    sign = rest if rest[:1] in ("x", "X") else rest.lstrip()
    if sign[:1] in ("x", "X", "×") and sign[1:2].isspace():
        return count, sign[1:].strip()
    return (count, rest.strip()) if rest[:1].isspace() else None


def named_version(card: str) -> tuple[str, str]:
    """ "Bishop (HOX-031)": a name, and what stands in brackets behind it."""
    begin = max(card.rfind(sign, 0, -1) for sign in OPENING)
    version = card[begin + 1 : -1]
    if (
        begin <= 0
        or card[-1] not in CLOSING
        or not version.strip()
        or any(sign in version for sign in CLOSING)
    ):
        return card, ""
    return card[:begin].rstrip(), version.strip()


def labelled(line: str) -> tuple[str, int, str] | None:
    """ "Main: Professor X", "Level 2: Professor X": a label in small letters, a number, and the rest."""
    before, colon, rest = line.partition(":")
    label, level = before.rstrip(), 0
    if label[-1:].isdecimal() and label[-2:-1].isspace():
        label, level = label[:-1].rstrip(), int(label[-1])
    return (label.lower(), level, rest.strip()) if colon and rest.strip() else None


def heading_words(line: str) -> str:
    """ "Plot twists (9)", "[Deck]", "Pile:": the words alone, in small letters."""
    words = line.removesuffix(":").rstrip().removesuffix("]").rstrip()
    uncounted = words.removesuffix(")").rstrip().rstrip("0123456789")
    if uncounted != words.removesuffix(")").rstrip():
        words = uncounted.rstrip()
        words = words[:-1].rstrip() if words[-1:] in ("(", ":") else words
    return words.removeprefix("[").strip().casefold()


def uncommented(line: str) -> str:
    """Without a comment at its end; a name such as "Plan #9" is none."""
    at = line.find("#")
    while at > 0:
        behind = line[at + 1 : at + 2]
        if line[at - 1].isspace() and (not behind or behind.isspace()):
            return line[:at].rstrip()
        at = line.find("#", at + 1)
    return line
