"""The teams of Defenders of Hell's Kitchen. Whose a card is follows from its number or its deck list."""

from typing import Final

from versus.games.tpcg.language.vocabulary import inferred

DEFENDERS: Final = "Defenders"
UNDERWORLD: Final = "Underworld"

A_DEFENDER: Final = inferred((DEFENDERS,))
OF_THE_UNDERWORLD: Final = inferred((UNDERWORLD,))
ON_BOTH_TEAMS: Final = inferred((DEFENDERS, UNDERWORLD))
