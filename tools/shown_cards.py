"""The cards that a page on writing cards shows: its code is run, and the face under each block printed."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from versus.kernel.definition import Definition
from versus.kernel.effects import HATCHES
from versus.kernel.plug import plug_of_card

CODE: Final = re.compile(r"^```python\n(?!# \w+\.py)(.*?)^```\n(?:```text\n(.*?)^```\n)?", re.M | re.S)
"""A block of code that is no file of its own, and the text right under it."""


def with_faces(page: str) -> str:
    """The page with every face printed anew."""
    scope: dict[str, Any] = {}

    def printed(block: re.Match[str]) -> str:
        card = made_by(block[1], scope)
        if not isinstance(card, Definition) or block[2] is None:
            return block[0]
        text = "".join(f"{line}\n" for line in plug_of_card(card).words.sheet(card).text)
        return f"```python\n{block[1]}```\n```text\n{text}```\n"

    with hatches_kept():
        return CODE.sub(printed, page)


def shown_cards(page: str) -> list[Definition]:
    """Every card that a block of the page ends with."""
    scope: dict[str, Any] = {}
    made = [made_by(block[1], scope) for block in CODE.finditer(page)]
    return [card for card in made if isinstance(card, Definition)]


def made_by(source: str, scope: dict[str, Any]) -> object:
    """Run a block; what its last expression gives."""
    tree = ast.parse(source)
    last = tree.body[-1]
    if not isinstance(last, ast.Expr):
        exec(compile(tree, "the page", "exec"), scope)
        return None
    exec(compile(ast.Module(tree.body[:-1], []), "the page", "exec"), scope)
    given: object = eval(compile(ast.Expression(last.value), "the page", "eval"), scope)
    return given


@contextmanager
def hatches_kept() -> Iterator[None]:
    """Functions that the page registers are gone afterwards."""
    registered = dict(HATCHES)
    try:
        yield
    finally:
        HATCHES.clear()
        HATCHES.update(registered)
