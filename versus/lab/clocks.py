"""Which players think by the clock, so that their games do not come out alike twice."""

from __future__ import annotations

from functools import cache

from versus.players.roster import player_called
from versus.players.search import SearchPlayer


@cache
def is_timed(name: str) -> bool:
    """Whether a player stops thinking after some time, and not only after some number of tries."""
    player = player_called(name, 0)
    return isinstance(player, SearchPlayer) and player.budget.milliseconds is not None
