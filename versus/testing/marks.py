"""The mark that ties a test to the rules it proves."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("2P-CMB-07")`: this test fails if that rule is broken."""
    import pytest  # only tests need it: positions are laid without

    return pytest.mark.rule(*ids)
