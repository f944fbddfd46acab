"""Project Ragna Rok as it lies face up in a resource row, with its doomsday counters."""

from __future__ import annotations

from versus.cards.classic.hellboy.thule import project_ragna_rok
from versus.testing.classic import lying

RAGNA_ROK = lying(project_ragna_rok, "flipped")


def with_doomsday(number):
    return lying(project_ragna_rok, f"flipped doomsday{number}")
