"""Decks of the 2PCG: from names on a list to cards, decks in numbers, and those that come with Versus."""

from typing import Final

STARTERS: Final = ("professor-x", "magneto", "tide", "ember")
"""The lists in `starters`, those of the rulebook first."""
