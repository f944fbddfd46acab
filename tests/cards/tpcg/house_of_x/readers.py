"""A character whose Super Power, Read, costs symbols: what a location pays for."""

from __future__ import annotations

from versus.games.tpcg.language.vocabulary import draw, super_power, supporting
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import MAIN


def reader(*symbols: int, team: str = "") -> Card:
    teams = (team,) if team else ()
    return supporting(
        "T-1",
        "Reader",
        cost=1,
        atk=2,
        defense=2,
        health=2,
        teams=teams,
        powers=[super_power("Read", MAIN, symbols, draw())],
    )
