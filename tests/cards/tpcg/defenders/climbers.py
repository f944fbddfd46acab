"""A main character that gains its one XP whenever it likes: whoever asks for levels."""

from __future__ import annotations

from typing import Final

from versus.games.tpcg.language.vocabulary import gain_xp, main_character, phase_action
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import MAIN

CLIMBER: Final[Card] = main_character(
    "T-C1", "Climber", atk=1, defense=5, level_up=1, powers=[phase_action("Climb", MAIN, gain_xp())]
)
SUMMIT: Final[Card] = main_character("T-C2", "Climber", atk=9, defense=9, level=2)
