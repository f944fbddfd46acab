"""What a game is worth to each seat: a zero-sum score, whether it ends in a win, a tie or with teams."""

from __future__ import annotations

from versus.games.tpcg.table.battle import Battle


def scores(battle: Battle) -> list[float]:
    """One number per seat, summing to 0; all 0 before the end, and where everybody ties.

    Each seat that has not won pays its share of a stake of 1 to the winners, who divide it: 1 and -1 with
    two sides, 1 and three times -1/3 with four.
    """
    winners = battle.winners
    losers = battle.seats - len(winners)
    if not battle.over or not winners or not losers:
        return [0.0] * battle.seats
    stake = 1 / (len({battle.side_of[seat] for seat in range(battle.seats)}) - 1)
    return [stake * losers / len(winners) if seat in winners else -stake for seat in range(battle.seats)]
