"""Who meets whom in random games, of every game that has decks: decks by name, seat by seat, and rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final

from versus.games.house import game_called, games, own_room
from versus.kernel.deck import Deck
from versus.kernel.game import Game
from versus.kernel.rng import MASK, advance, below, mix

AGAINST: Final = " against "
NOT_USUAL: Final = 25
"""One table in so many is of another game than the first."""

Options = tuple[tuple[str, str], ...]
"""What a table agrees on, by name."""


@dataclass(frozen=True)
class MatchUp:
    """Decks of a game by name, the one of seat 1 first, and what their players have agreed on."""

    game: str
    decks: tuple[str, ...]
    options: Options = ()

    def __str__(self) -> str:
        agreed = ", ".join(f"{name}={value}" for name, value in self.options)
        return AGAINST.join(self.decks) + (f" ({agreed})" if agreed else "")

    def start(self, seed: int) -> Game:
        """A game of these decks."""
        plug = game_called(self.game)
        known = decks_of(self.game)
        rules = plug.options.read(dict(self.options))
        return plug.start([known[name] for name in self.decks], seed, rules)


@dataclass(frozen=True)
class Layout:
    """A way to lay the table: how many seats, and what is agreed on."""

    seats: int
    options: Options = ()


@cache
def decks_of(game: str) -> dict[str, Deck]:
    """The decks of a game that meet each other, by name; they lie in its own part of this room."""
    room = own_room_of(game)
    found: dict[str, Deck] = room.decks() if room is not None else {}
    return found


@cache
def layouts(game: str) -> tuple[Layout, ...]:
    """How tables of a game are laid, as its own part of this room says."""
    room = own_room_of(game)
    return tuple(Layout(seats, options) for seats, options in room.LAYOUTS) if room is not None else ()


def own_room_of(game: str) -> Any:
    room = own_room("versus.testing", game_called(game))
    return import_module(f"{room.__name__}.match_ups") if room is not None else None


@cache
def pairings(game: str) -> tuple[MatchUp, ...]:
    """Both seatings of any two decks of a game, and each against itself, by the usual rules."""
    names = list(decks_of(game))
    return tuple(MatchUp(game, (first, second)) for first in names for second in names)


def drawn(seed: int) -> MatchUp:
    """A match-up by lot, the same for the same seed: any decks at any table, mostly of the first game."""
    lot = Lot(seed)
    first, *others = [game for game in games() if layouts(game)]
    game = others[lot.below(len(others))] if others and lot.below(NOT_USUAL) == 0 else first
    layout = layouts(game)[lot.below(len(layouts(game)))]
    names = list(decks_of(game))
    return MatchUp(
        game, tuple(names[lot.below(len(names))] for _ in range(layout.seats)), options=layout.options
    )


class Lot:
    """Draws numbers, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self.state = mix(seed & MASK)

    def below(self, bound: int) -> int:
        self.state = advance(self.state)
        return below(mix(self.state), bound)


def match_up_called(words: str, options: Options = ()) -> MatchUp:
    """ "Storm against Toad", or more of them."""
    wanted = [name.strip().casefold() for name in words.split(AGAINST)]
    for game in games():
        known = {name.casefold(): name for name in decks_of(game)}
        if all(name in known for name in wanted) and len(wanted) in game_called(game).seats:
            return MatchUp(game, tuple(known[name] for name in wanted), options)
    names = ", ".join(name for game in games() for name in decks_of(game))
    raise ValueError(f'"{words}" is no match-up. Write A{AGAINST}B with decks of one game, of: {names}.')
