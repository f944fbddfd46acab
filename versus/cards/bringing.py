"""Sets that somebody brings: with them a process knows their cards as it knows those of the house."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from os import pathsep
from pathlib import Path

from versus.cards.catalogue import house, offer
from versus.cards.loading import load_sets
from versus.kernel.authoring import CardProblem


@cache
def bring(paths: str = "") -> tuple[CardProblem, ...]:
    """Sets of installed packages and of files join those of the house, once; what is wrong with them.

    The files are run: whoever names them here has been told so.
    """
    catalogues, problems = load_sets(path for path in paths.split(pathsep) if path)
    for game, catalogue in catalogues.items():
        known = set(house(game).sets)
        for code, card_set in catalogue.sets.items():
            if code not in known:
                offer(game, card_set)
    return tuple(problems)


def joined(paths: Iterable[Path]) -> str:
    """Files as a setting names them, wherever it is read."""
    return pathsep.join(str(path.expanduser().resolve()) for path in paths)
