"""Help for whoever writes a query: every field, every sign, and examples that run."""

from __future__ import annotations

from typing import Final

from versus.cards.search.fields import EXAMPLES, FIELDS

SIGNS: Final = (
    ("burn", "a word anywhere on the card; several words must all be there"),
    ('"front row"', "words one after the other"),
    ("team:x-men", "a part of the word is enough; team=x-men means all of it"),
    ("cost<=3", "numbers: = != < <= > >="),
    ("-type:plot", "not; so does the word not"),
    ("a or b", "one of them; brackets ( ) group"),
)
"""How a query is written."""


def manual() -> str:
    """All of it as plain text."""
    wide = max(len(example.query) for example in EXAMPLES)
    lines = ["A query is written in words and fields:", ""]
    lines += [f"  {sign:<14} {about}" for sign, about in SIGNS]
    lines += ["", "Fields:", ""]
    lines += [
        f"  {field.name:<10} {field.about}" + (f" (also {', '.join(field.also)})" if field.also else "")
        for field in FIELDS
    ]
    lines += ["", "Examples:", ""]
    lines += [f"  {example.query:<{wide}}  {example.finds}" for example in EXAMPLES]
    return "\n".join(lines)
