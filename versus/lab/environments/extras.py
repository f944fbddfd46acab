"""Packages that only these interfaces need, and what to install where one is missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from versus.lab.errors import MissingExtra


def needs(package: str, extra: str) -> Any:
    """The package, imported; where it is missing, the extra that brings it."""
    try:
        return import_module(package)
    except ImportError as error:
        raise MissingExtra(package, extra) from error
