"""Cards of the classic game: one package per set, definitions only."""

from typing import Final

SETS: Final = (("HEL", "Hellboy", "hellboy"),)
"""The sets that come with Versus: code, name, and the module with their CARDS."""
