"""Somebody of each team who can use a Super Power of every symbol of the set: whoever tries out locations."""

from __future__ import annotations

from typing import Final

from versus.cards.tpcg.all_elite_wrestling.teams import BABYFACES, HEELS
from versus.games.tpcg.language.vocabulary import draw, super_power, supporting
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import HUMANITY, INTELLECT, MAIN, MIGHT, SKILL
from versus.testing.tpcg import duel, side

POWERS: Final = {"Humanity": HUMANITY, "Intellect": INTELLECT, "Might": MIGHT, "Skill": SKILL}


def user(team: str) -> Card:
    return supporting(
        f"T-{team}", "User", cost=1, atk=1, defense=1, teams=(team,),
        powers=[super_power(name, MAIN, symbol, draw()) for name, symbol in POWERS.items()],
    )  # fmt: skip


BABYFACE: Final[Card] = user(BABYFACES)
HEEL: Final[Card] = user(HEELS)


def payable(who: Card, location: Card) -> list[str]:
    """The powers that one such location pays for."""
    table = duel(p1=side(front=who, resources=location, deck=1))
    return [name for name in POWERS if table.p1.may("use", "User", power=name)]
