"""Watching the Game: a card that lies open in its player's hand, for all to see (2P-KEY-44)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.tpcg.table import hands
from versus.games.tpcg.words import HAND, ZONES
from versus.kernel.types import NOTHING, CardId, Seat

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle


def watcher(battle: Battle, seat: Seat) -> CardId:
    """The card in a player's hand that watches the game, or NOTHING.

    It is known by its timestamp, so one that has left the hand watches no longer (2P-ZON-24).
    """
    stamp = battle.watching[seat][0]
    if stamp != NOTHING:
        for card in battle.piles[seat * ZONES + HAND]:
            if battle.stamp[card] == stamp:
                return card
    return NOTHING


def is_watching(battle: Battle, card: CardId) -> bool:
    place = battle.where[card]
    return place % ZONES == HAND and battle.stamp[card] == battle.watching[place // ZONES][0]


def safe_below(battle: Battle, card: CardId) -> int:
    """The ATK that attackers of a watching card need together (2P-CRD-19)."""
    return battle.watching[battle.controller(card)][1]


def watch(battle: Battle, card: CardId, atk: int) -> None:
    """Turn a card in hand around; another that watched is an ordinary hand card again (2P-CRD-21)."""
    seat = battle.controller(card)
    before = watcher(battle, seat)
    if before != NOTHING:
        battle.known[before] = 0
    battle.watching[seat] = (battle.stamp[card], atk)
    hands.reveal(battle, [card], seat)
