"""The games that are played here, each behind one class."""

from __future__ import annotations

from typing import Final

from versus.server.errors import Declined
from versus.server.games.base import TableGame
from versus.server.games.classic import Classic
from versus.server.games.tpcg import Tpcg

GAMES: Final[dict[str, TableGame]] = {game.name: game for game in (Tpcg(), Classic())}


def game_called(name: str) -> TableGame:
    found = GAMES.get(name)
    if found is None:
        raise Declined("no-such-page", f'There is no game "{name}" here. There are: {", ".join(GAMES)}.')
    return found


__all__ = ["GAMES", "TableGame", "game_called"]
