"""All Elite Wrestling: the Babyfaces' supporting characters and plot twists."""

from versus.cards.tpcg.all_elite_wrestling.teams import BABYFACES
from versus.games.tpcg.language.vocabulary import gets, has, super_power, supporting, this
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import DODGE, MAIN, SKILL, STEALTH

hikaru_shida = supporting(
    "AEW-014", "Hikaru Shida", cost=1, atk=2, defense=3, teams=(BABYFACES,), keywords=(DODGE,),
    photographic=True,
    powers=[super_power("Kendo Stick", MAIN, SKILL, gets(this, atk=3), has(this, STEALTH))],
)  # fmt: skip

CARDS: tuple[Card, ...] = (hikaru_shida,)
