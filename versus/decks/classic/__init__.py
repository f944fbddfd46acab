"""Decks of the classic game, and those that come with Versus."""

from typing import Final

STARTERS: Final = ("bprd", "thule-society")
"""The lists in `starters`, those of the starter box in its order."""
