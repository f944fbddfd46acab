"""Cards of our own, which no source names: they do what examples of the rulebook do, and fill the decks."""

from versus.games.classic.language.vocabulary import (
    a_card_in_hand,
    activate,
    attacking,
    character_card,
    continuous,
    defending,
    discard_as_cost,
    equipment,
    gets,
    give,
    give_this_attack,
    has,
    location,
    of_your_teams,
    payment,
    plot_twist,
    search,
    target,
    the_bearer,
    yours,
)
from versus.games.classic.printed.definition import Card
from versus.games.classic.words import FLIGHT

taken_to_the_air = plot_twist(
    "HEL-101",
    "Taken to the Air",
    threshold=1,
    effects=[give(target(yours), has(FLIGHT), gets(atk=1))],
    known="",
)

straight_at_them = plot_twist(
    "HEL-102",
    "Straight at Them",
    threshold=2,
    effects=[give_this_attack(target(attacking), gets(atk=3))],
    known="",
)

backs_to_the_wall = plot_twist(
    "HEL-103", "Backs to the Wall", threshold=2,
    effects=[give_this_attack(target(defending), gets(defense=3))],
    known="",
)  # fmt: skip

old_acquaintance = plot_twist(
    "HEL-104", "Old Acquaintance", threshold=3,
    effects=[search(character_card, of_your_teams)],
    cost=discard_as_cost(a_card_in_hand()),
    known="",
)  # fmt: skip

shooting_range = location(
    "HEL-105", "Shooting Range", threshold=3,
    powers=[payment(activate, give_this_attack(target(yours, attacking), gets(atk=2)))],
    known="",
)  # fmt: skip

long_coat = equipment(
    "HEL-106", "Long Coat", cost=1, powers=[continuous(the_bearer, gets(atk=1, defense=1))], known=""
)

CARDS: tuple[Card, ...] = (
    taken_to_the_air,
    straight_at_them,
    backs_to_the_wall,
    old_acquaintance,
    shooting_range,
    long_coat,
)
