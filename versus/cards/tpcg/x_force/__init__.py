"""X-Force: so far the one card of it that the rulebook of House of X shows."""

from versus.cards.tpcg.house_of_x.teams import X_MEN
from versus.games.tpcg.language.vocabulary import bearer, called, costs_less, equipment, plus, team, while_
from versus.games.tpcg.printed.definition import Card

uniform = equipment(
    "XFC-019", "X-Men Uniform", cost=1,
    powers=[
        called("Standard Issue", costs_less(1, team(X_MEN))),
        called("Basic Protection", while_(plus(atk=2, defense=2), on=bearer)),
    ],
    teams=(X_MEN,),
)  # fmt: skip

CARDS: tuple[Card, ...] = (uniform,)
"""Every card of the set that is there, in printed order."""
