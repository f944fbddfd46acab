"""Read an observation by the names of its parts."""

from __future__ import annotations

from typing import Any

from versus.games.tpcg.table.battle import Battle
from versus.lab.environments.tpcg.encoding import observed
from versus.lab.environments.tpcg.layout import Part, parts
from versus.players.random import RandomPlayer


class Reading:
    """An observation that can be asked: `reading("hand of the viewer", "cost", slot=2)`."""

    def __init__(self, numbers: Any, seats: int = 2) -> None:
        self.numbers = [int(number) for number in numbers]
        self.parts: dict[str, Part] = {part.name: part for part in parts(seats)}

    def __call__(self, part: str, field: str, slot: int = 0) -> Any:
        found = self.parts[part]
        start = found.start + slot * found.block.size + found.block.offset(field)
        size = next(f.size for f in found.block.fields if f.name == field)
        numbers = self.numbers[start : start + size]
        return numbers[0] if size == 1 else numbers

    def slot(self, part: str, slot: int = 0) -> list[int]:
        found = self.parts[part]
        start = found.start + slot * found.block.size
        return self.numbers[start : start + found.block.size]


def read(battle: Battle, seat: int, page: int = 0) -> Reading:
    return Reading(memoryview(observed(battle, seat, page)).cast("b"), battle.seats)


def positions(battle: Battle, seed: int, every: int) -> Any:
    """The game at every so-manieth question of random play."""
    player = RandomPlayer(seed)
    asked = 0
    while battle.ask is not None:
        if asked % every == 0:
            yield battle
        battle.answer(player.answer(battle))
        asked += 1
