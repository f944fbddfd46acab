"""A power that a main character has at both levels is tried at both."""

from __future__ import annotations

import pytest

from versus.games.tpcg.printed.definition import Card


def at_both_levels(first: Card, second: Card) -> pytest.MarkDecorator:
    """The test is given `main`, the character at level 1, then at level 2."""
    return pytest.mark.parametrize("main", [first, second], ids=["level 1", "level 2"])
