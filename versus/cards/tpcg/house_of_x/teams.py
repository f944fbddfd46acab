"""The teams of House of X."""

from typing import Final

BROTHERHOOD: Final = "Brotherhood"
X_MEN: Final = "X-Men"
