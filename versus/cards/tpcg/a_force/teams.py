"""The teams of A-Force."""

from typing import Final

A_FORCE: Final = "A-Force"
FEMME_FATALES: Final = "Femme Fatales"
