"""Which build of the machine runs: the Python source, or the same source compiled."""

from typing import Final

COMPILED: Final = not __file__.endswith(".py")
BUILD: Final = "compiled" if COMPILED else "pure"
