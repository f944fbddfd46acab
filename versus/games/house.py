"""Every game that can be played: the two of the house, and those that somebody has registered."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from versus.kernel.errors import BadSetup
from versus.kernel.plug import PLUGS, Plug

PACKAGES: Final = {"2pcg": "versus.games.tpcg", "classic": "versus.games.classic"}
"""The games of the house; each package registers its plug when it is imported."""

USUAL: Final = next(iter(PACKAGES))
"""The game that is played where nobody names one."""


def games() -> dict[str, Plug]:
    """All plugs by name, those of the house first, whichever was imported first."""
    for package in PACKAGES.values():
        import_module(package)
    return {name: PLUGS[name] for name in (*PACKAGES, *PLUGS)}


def game_called(name: str) -> Plug:
    """A game by its name; capitals do not matter."""
    found = games().get(name.strip().casefold())
    if found is None:
        raise BadSetup(f'There is no game "{name[:40]}". Choose {" or ".join(games())}.')
    return found


def own_room(room: str, plug: Plug) -> ModuleType | None:
    """What a room of the house has for one game, such as `versus.decks.tpcg`; None where it has nothing."""
    found = f"{room}.{plug.room}"
    return import_module(found) if find_spec(found) is not None else None
