"""The options of a match."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Rules:
    """What a table may agree on; the defaults are the ledger's."""

    turn_limit: int = 60
    """After so many turns the higher endurance wins: the rules know no draw, a game still ends (OP-19)."""
