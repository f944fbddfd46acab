"""The Marvel Battles: plot twists without a team."""

from versus.games.tpcg.language.vocabulary import attacker, defender, gets, one, plot_twist
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import COMBAT
from versus.kernel.modifiers import THIS_COMBAT

open_fire = plot_twist(
    "MNB-105", "Open Fire", COMBAT, gets(one(attacker), atk=2, until=THIS_COMBAT), any_turn=True
)
best_offense = plot_twist(
    "MNB-106", "Best Offense is a Good Defense", COMBAT,
    gets(one(attacker), defense=5, until=THIS_COMBAT), any_turn=True,
)  # fmt: skip
savage_surprise = plot_twist(
    "MNB-107", "Savage Surprise", COMBAT, gets(one(defender), atk=4, until=THIS_COMBAT), any_turn=True
)
find_cover = plot_twist(
    "MNB-108", "Find Cover", COMBAT, gets(one(defender), defense=3, until=THIS_COMBAT), any_turn=True
)

CARDS: tuple[Card, ...] = (open_fire, best_offense, savage_surprise, find_cover)
