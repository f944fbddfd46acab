"""The teams of the Defenders."""

from typing import Final

DEFENDERS: Final = "Defenders"
UNDERWORLD: Final = "Underworld"
