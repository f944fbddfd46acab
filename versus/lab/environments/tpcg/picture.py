"""The table in plain lines, as one seat may see it."""

from __future__ import annotations

from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.text import option, prompt
from versus.kernel.picture import card_words, table_lines
from versus.kernel.types import Seat


def picture(battle: Battle, seat: Seat | None) -> str:
    """Everything that a seat may see, and its question if it is asked."""
    view = battle.view(seat)
    lines = table_lines(view)
    hand = view.sides[seat]["hand"] if seat is not None else []
    if hand:
        lines.append(f"Your hand: {', '.join(map(card_words, hand))}")
    ask = battle.ask
    if ask is None:
        winners = " and ".join(str(winner + 1) for winner in battle.winners)
        lines.append(f"The game is over; seat {winners} won." if winners else "The game is over; nobody won.")
    elif ask.seat == seat:
        lines.append(prompt(battle, ask))
        lines += [f"  {index} {option(battle, ask, chosen)}" for index, chosen in enumerate(ask.options)]
    return "\n".join(lines)
