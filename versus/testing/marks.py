"""The mark that ties a test to the rules it proves."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("2P-CMB-07")`: this test fails if that rule is broken."""
    return pytest.mark.rule(*ids)
