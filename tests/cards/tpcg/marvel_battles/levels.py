"""Main characters at either level."""

import pytest


def at_both_levels(*levels):
    """Run a test once with each level of a main character."""
    return pytest.mark.parametrize("main", levels, ids=[f"level {card.facts.level}" for card in levels])
