"""A pytest plugin: every table that a test laid is examined once more when the test has passed."""

from collections.abc import Iterator

import pytest

from versus.testing import table


@pytest.hookimpl(hookwrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Iterator[None]:
    """Run the test, then finish its tables as part of it, so that what they find fails the test."""
    table.OPEN_TABLES.clear()
    outcome = yield
    outcome.get_result()  # type: ignore[attr-defined]
    for laid in table.OPEN_TABLES:
        laid.finish()
