"""Teams and the side of good or evil each stands on (2P-GEN-20 to 2P-GEN-23)."""

from typing import Final

from versus.kernel.teams import BITS

GOOD: Final = 1
EVIL: Final = 2

ALIGNMENT: Final[dict[str, int]] = dict.fromkeys(
    (
        "Avengers",
        "X-Men",
        "Guardians",
        "Defenders",
        "A-Force",
        "Company",
        "Babyfaces",
        "Spider-Friends",
        "The Boys",
        "MCU Heroes",
        "Fantastic",
        "Anti-Registration",
        "Pro-Registration",
    ),
    GOOD,
) | dict.fromkeys(
    (
        "Villains",
        "Underworld",
        "Femme Fatales",
        "Xenomorphs",
        "Brotherhood",
        "Heels",
        "Sinister Syndicate",
        "The Seven",
        "MCU Villains",
        "Frightful",
    ),
    EVIL,
)
"""A team not listed here is neither good nor evil."""


def alignment_bits(bits: int) -> int:
    """GOOD and/or EVIL for a set of teams."""
    found = 0
    for team, bit in BITS.items():
        if bits & bit:
            found |= ALIGNMENT.get(team, 0)
    return found
