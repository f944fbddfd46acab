"""The games that the laboratory can play; which one is a matter of the decks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from versus.lab.classic import ClassicLab
from versus.lab.errors import BadRequest, LabError
from versus.lab.game import AnyDeck, LabGame
from versus.lab.tpcg import TpcgLab

GAMES: Final[tuple[LabGame, ...]] = (TpcgLab(), ClassicLab())


def game_of(decks: Iterable[AnyDeck]) -> LabGame:
    """The one game that all of these decks are for."""
    found = [next(game for game in GAMES if isinstance(deck, game.deck)) for deck in decks]
    if not found:
        return GAMES[0]
    if len(set(found)) > 1:
        raise BadRequest("These decks are of different games. Name decks of one game.")
    return found[0]


def game_called(name: str) -> LabGame:
    for game in GAMES:
        if game.name == name:
            return game
    raise LabError(f'This run is of a game called "{name}", which is not known here.')
