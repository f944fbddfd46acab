"""The 2PCG where every deck list lies open: what a seat cannot see is what is left of each list."""

from __future__ import annotations

from typing import Final

from versus.kernel.definition import Definition
from versus.kernel.types import CardId, Seat
from versus.players.craft import AnyGame
from versus.players.tpcg.craft import TpcgCraft


class OpenLists(TpcgCraft):
    """Which cards are hidden is known; which of them lies where is not."""

    def guesses(self, game: AnyGame, seat: Seat, hidden: list[list[CardId]]) -> list[list[list[Definition]]]:
        found: list[list[list[Definition]]] = []
        for cards in hidden:
            left = [game.definition[card] for card in cards]
            found.append([sorted(left, key=card_key)] if left else [])
        return found


def card_key(card: Definition) -> str:
    return card.key


OPEN_LISTS: Final = OpenLists()
