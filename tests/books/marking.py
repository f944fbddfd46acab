"""The mark that ties a test to a worked example of a rulebook."""

import pytest


def example(book: str, heading: str) -> pytest.MarkDecorator:
    """`@example("Heroes of Krakoa", "Team attacks")`: plays what the book tells there."""
    return pytest.mark.example(book, heading)
