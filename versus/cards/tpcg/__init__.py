"""Cards of the 2PCG: one package or module per set, definitions only."""

from typing import Final

SETS: Final = (("PRA", "Practice", "practice"), ("HOX", "House of X", "hox"), ("XFC", "X-Force", "xfc"))
"""The sets that come with Versus: code, name, and the module with their CARDS."""
