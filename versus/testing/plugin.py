"""A pytest plugin: every table that a test laid is examined once more when the test has passed."""

from collections.abc import Generator

import pytest

from versus.testing import table


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Run the test, then finish its tables as part of it, so that what they find fails the test."""
    table.OPEN_TABLES.clear()
    result = yield
    for laid in table.OPEN_TABLES:
        laid.finish()
    return result
