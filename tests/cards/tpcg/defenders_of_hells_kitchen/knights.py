"""Tables with Moon Knight and who else he is, in play and in his pile."""

from __future__ import annotations

from versus.cards.tpcg.defenders_of_hells_kitchen.personalities import (
    jake_lockley_main,
    moon_knight_main,
    mr_knight_main,
    steven_grant_main,
)
from versus.games.tpcg.printed.definition import Card
from versus.testing.tpcg import Table, duel, lying, side

ALL = (moon_knight_main, jake_lockley_main, mr_knight_main, steven_grant_main)
SYMBOLS = ["Training Ground", "Fortress", "Academy", "Laboratory"]
POWERS = {
    "Moon Knight": "The Fist of Khonshu",
    "Jake Lockley": "Night Shift",
    "Mr. Knight": "Consultant",
    "Steven Grant": "Deep Pockets",
}


def pile_beside(main: Card) -> list[Card]:
    return [card for card in ALL if card is not main]


def as_(main: Card, how: str = "", **more: object) -> Table:
    """A game in which he is this one just now, with a location of each symbol."""
    more.setdefault("resources", SYMBOLS)
    return duel(p1=side(main=lying(main, how), pile=pile_beside(main), **more), p2=side(front="Foe 2/9 h3"))


def uses_power(table: Table, on: str = "Foe") -> tuple[str, str]:
    """Whoever he is uses his Super Power; who he was and who he is now."""
    name = table.p1.main.name
    chosen = [on] if name == "Jake Lockley" else []
    table.p1.uses(name, POWERS[name], on=chosen)
    return name, table.p1.main.name


def piled(table: Table) -> list[str]:
    return sorted(table.p1.lying_in("out-of-game pile"))
