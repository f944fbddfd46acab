"""Packages that only a part of the house needs: where one is missing, the extra that brings it is named."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from versus.kernel.errors import VersusError


class MissingExtra(VersusError):
    """A package that an optional part needs is not installed."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"This needs {package}, which is not installed. Try: pip install versus[{extra}]")


@contextmanager
def brought_by(extra: str) -> Iterator[None]:
    """What is imported within comes with this extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "a package").partition(".")[0]
        raise MissingExtra(package, extra) from error
