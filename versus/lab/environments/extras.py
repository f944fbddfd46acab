"""Packages that only these interfaces need, and what to install where one is missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from versus.kernel.errors import VersusError


class MissingExtra(VersusError):
    """A package that an optional part of Versus needs is not installed."""


def needs(package: str, extra: str) -> Any:
    """The package, imported; where it is missing, the extra that brings it."""
    try:
        return import_module(package)
    except ImportError as error:
        raise MissingExtra(
            f'"{package}" is not installed. Install it with: pip install "versus[{extra}]"'
        ) from error
