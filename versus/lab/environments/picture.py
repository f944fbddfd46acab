"""The table in plain lines, as one seat may see it."""

from __future__ import annotations

from versus.games.tpcg.seen.view import CardView, SideView, view
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.text import option, prompt
from versus.kernel.types import Seat


def picture(battle: Battle, seat: Seat) -> str:
    """Every side, then the question if it is the viewer's."""
    seen = view(battle, seat)
    where = f"{seen.phase} phase" + (f", {seen.step} step" if seen.step else "")
    lines = [f"Turn {seen.turn}, seat {seen.active + 1}, {where}; seen by seat {seat + 1}"]
    for side in seen.sides:
        lines += side_lines(side)
    ask = battle.ask
    if ask is None:
        winners = " and ".join(str(winner + 1) for winner in battle.winners)
        lines.append(f"The game is over; seat {winners} won." if winners else "The game is over; nobody won.")
    elif ask.seat == seat:
        lines.append(prompt(battle, ask))
        lines += [f"  {index} {option(battle, ask, chosen)}" for index, chosen in enumerate(ask.options)]
    return "\n".join(lines)


def side_lines(side: SideView) -> list[str]:
    out = "" if side.alive else ", out of the game"
    lines = [f"Seat {side.seat + 1}: hand {side.hand}, deck {side.deck}, KO pile {len(side.ko)}{out}"]
    for name, cards in (
        ("front", side.front),
        ("back", side.back),
        ("resources", side.resources),
        ("equipment", side.equipment),
        ("hand", side.hand_cards),
    ):
        if cards:
            lines.append(f"  {name}: {', '.join(map(card_words, cards))}")
    return lines


def card_words(card: CardView) -> str:
    """ "Cyclops 3/3 (stunned, 1 wound)"; a card that may not be seen is a card."""
    words = card.name or "a card"
    if card.atk is not None:
        words += f" {card.atk}/{card.def_}"
    states = [card.face] if card.face != "face up" else []
    if card.exhausted:
        states.append("exhausted")
    if card.wounds:
        states.append(f"{card.wounds} wound{'' if card.wounds == 1 else 's'}")
    return f"{words} ({', '.join(states)})" if states else words
