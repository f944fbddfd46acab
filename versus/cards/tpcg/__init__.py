"""Cards of the 2PCG: one package or module per set, definitions only."""

from typing import Final

SETS: Final = (
    ("PRA", "Practice", "practice"),
    ("MNB", "The Marvel Battles", "marvel_battles"),
    ("DEF", "The Defenders", "defenders"),
    ("AFF", "A-Force", "a_force"),
    ("HOX", "House of X", "house_of_x"),
    ("AEW", "All Elite Wrestling", "all_elite_wrestling"),
    ("XFC", "X-Force", "x_force"),
    ("DHK", "Defenders of Hell's Kitchen", "defenders_of_hells_kitchen"),
)
"""The sets that come with Versus: code, name, and the module with their CARDS."""
