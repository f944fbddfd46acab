"""How cards are called at the table, as far as a seat may know them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from versus.games.classic.seen.sight import sees
from versus.games.classic.table.formation import ROW_WORDS
from versus.games.classic.words import ZONE_NAMES
from versus.kernel.naming import UNKNOWN, players_own
from versus.kernel.types import CardId, Seat

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest


def card_name(contest: Contest, seat: Seat | None, card: CardId) -> str:
    """A card's name, if the seat may look at it now."""
    if card < 0 or not sees(contest, seat, card):
        return UNKNOWN
    return contest.definition[card].name


def exact_name(contest: Contest, seat: Seat, card: CardId, names: Sequence[str]) -> str:
    """A card's name and what tells it from its namesakes: its place in play, elsewhere its key."""
    name = card_name(contest, seat, card)
    if card < 0:
        return name
    controller = contest.controller(card)
    whose = "your" if controller == seat else players_own(controller, names)
    if contest.in_row(card):
        return f"{name} ({whose} {place(contest.zone(card), contest.column[card])})"
    if contest.in_play(card):
        return f"{name} ({whose} {ZONE_NAMES[contest.zone(card)]})"
    return f"{name} ({contest.definition[card].key})"


def place(zone: int, column: int) -> str:
    """ "front row, column 2"; columns are numbered from wherever the first character stood."""
    return f"{ROW_WORDS[zone]} row, column {column}"
