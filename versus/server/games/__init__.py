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


def warm_up() -> None:
    """Start a game of each kind before any thread does.

    msgspec looks at a type when it first reads one, and two threads that make it do so at once end the
    process; after the first time it is safe.
    """
    for game in GAMES.values():
        decks = [game.deck_from(deck.name, None)[0] for deck in game.shelf()]
        game.start([decks[place % len(decks)] for place in range(game.seats[0])], 0)


__all__ = ["GAMES", "TableGame", "game_called", "warm_up"]
