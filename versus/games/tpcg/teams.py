"""Teams and the side of good or evil each stands on (2P-GEN-20 to 2P-GEN-23)."""

from typing import Final

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

_bits: Final[dict[str, int]] = {}


def team_bit(team: str) -> int:
    """A bit for a team, so that "do they share a team" is one operation. Never saved."""
    if team not in _bits:
        _bits[team] = 1 << len(_bits)
    return _bits[team]


def team_bits(teams: tuple[str, ...]) -> int:
    bits = 0
    for team in teams:
        bits |= team_bit(team)
    return bits


def alignment_bits(bits: int) -> int:
    """GOOD and/or EVIL for a set of teams."""
    found = 0
    for team, bit in _bits.items():
        if bits & bit:
            found |= ALIGNMENT.get(team, 0)
    return found
