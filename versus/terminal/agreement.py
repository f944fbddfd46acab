"""What was settled before a game, in words: what was agreed on, who plays together, who answers by chance."""

from __future__ import annotations

from collections.abc import Sequence

from versus.kernel.game import Game
from versus.kernel.picture import sides_words
from versus.kernel.plug import plug_of
from versus.kernel.types import Seat
from versus.players.craft import has_craft


def settled(game: Game, seat: Seat | None, names: Sequence[str]) -> list[str]:
    """A sentence for each thing that is not as usual; none at a usual table."""
    sides = sides_words(game.view(seat), names)
    return [f"{words}." for words in (*plug_of(game).agreed(game), sides) if words]


def chance_alone(game: Game) -> str:
    """A word about machines that can only guess; nothing where they have learned the game."""
    plug = plug_of(game)
    return "" if has_craft(plug) else f"The computer has not learned {plug.title} yet and plays it at random."
