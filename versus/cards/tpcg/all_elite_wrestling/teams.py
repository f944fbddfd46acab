"""The teams of All Elite Wrestling."""

from typing import Final

BABYFACES: Final = "Babyfaces"
HEELS: Final = "Heels"
