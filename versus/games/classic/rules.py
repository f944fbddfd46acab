"""What a table may agree on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from versus.kernel.match_options import MatchOption, OptionList


@dataclass(frozen=True)
class Rules:
    """One field per option."""

    turn_limit: int = 60
    """After so many turns the higher endurance wins: the rules know no draw, a game still ends (OP-19)."""


OPTIONS: Final = OptionList(
    Rules,
    (MatchOption("turn_limit", "After so many turns the higher endurance wins", 60, least=1, most=1000),),
)
