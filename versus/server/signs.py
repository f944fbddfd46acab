"""Signs that people may write to each other: none that cannot be seen, none that turns the text around."""

from __future__ import annotations

import unicodedata
from typing import Final

from versus.server.errors import Declined
from versus.server.protocol import Code

TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks, embeddings, overrides and isolates: with them a line can be made to look like another's."""
LONGEST_NAME: Final = 30
LONGEST_LINE: Final = 300
UNSEEN: Final = ("Cc", "Cs", "Cn")
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs by their kind, and yet nothing is seen of them."""


def check_direction(text: str, code: Code) -> None:
    """Refuse what would be shown in another order than it was written."""
    if not TURNING.isdisjoint(text):
        raise Declined(code, "Signs that turn the direction of writing are not shown here. Leave them out.")


def clean_line(text: str) -> str:
    """What somebody says, without signs that cannot be seen."""
    check_direction(text, "bad-message")
    shown = "".join(sign for sign in text if unicodedata.category(sign) not in UNSEEN).strip()
    if not shown or len(shown) > LONGEST_LINE:
        raise Declined("bad-message", f"A line has between 1 and {LONGEST_LINE} letters.")
    return shown


def clean_name(name: str | None) -> str:
    """A name in one line, without signs that cannot be seen."""
    if name is None:
        return ""
    check_direction(name, "bad-name")
    shown = "".join(
        sign
        for sign in name
        if sign == " " or (unicodedata.category(sign)[0] not in "CZ" and sign not in BLANK)
    )
    shown = " ".join(shown.split())
    if len(shown) > LONGEST_NAME:
        raise Declined("bad-name", f"A name has at most {LONGEST_NAME} letters.")
    if folded(shown) == "you":
        raise Declined("bad-name", "Everybody is called that by themselves. Choose another name.")
    return shown


def looks_like(name: str, other: str) -> bool:
    """Whether two names could be taken for each other."""
    return folded(name) == folded(other)


def folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")
