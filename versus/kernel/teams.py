"""Teams as bits, so that "do they share a team" is one operation. The bits are never saved."""

from typing import Final

BITS: Final[dict[str, int]] = {}
"""Every team named so far, with its bit."""


def team_bit(team: str) -> int:
    if team not in BITS:
        BITS[team] = 1 << len(BITS)
    return BITS[team]


def team_bits(teams: tuple[str, ...]) -> int:
    bits = 0
    for team in teams:
        bits |= team_bit(team)
    return bits
