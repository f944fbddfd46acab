"""The teams of the Marvel Battles."""

from typing import Final

AVENGERS: Final = "Avengers"
X_MEN: Final = "X-Men"
GUARDIANS: Final = "Guardians"
VILLAINS: Final = "Villains"
