"""The columns of one side: which of them are drawn, where, and how wide, so that both rows line up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from versus.kernel.views import CardView, SideView, View
from versus.terminal.picture import MARGIN, NARROWEST, WIDEST

GAP = 4
"""How wide an empty column is: it parts neighbours, so it must be seen."""
FENCE = 5
"""How wide the sign between the visible and the hidden area is."""


@dataclass(frozen=True)
class Column:
    """One column of an area with who stands in it, or the keys that would place somebody there."""

    hidden: bool
    number: int
    front: CardView | None
    support: CardView | None
    front_key: str = ""
    support_key: str = ""

    @property
    def is_taken(self) -> bool:
        return self.front is not None or self.support is not None

    def card(self, support: bool) -> CardView | None:
        return self.support if support else self.front

    def key(self, support: bool) -> str:
        return self.support_key if support else self.front_key


@dataclass(frozen=True)
class Columns:
    """The columns of a side that are drawn, and which of how many they are."""

    shown: Sequence[Column]
    more: str = ""

    def first_hidden(self) -> Column | None:
        """The column before which the fence stands."""
        return next((column for column in self.shown if column.hidden), None)


def columns(view: View, side: SideView, answer_keys: Sequence[str] = ()) -> list[Column]:
    """Every column of both areas from the first to the last one that matters."""
    keys = place_keys(view, side, answer_keys)
    found: list[Column] = []
    for hidden, rows in ((False, ("front", "support")), (True, ("hidden front", "hidden support"))):
        front, support = side[rows[0]], side[rows[1]]
        numbers = {card.column or 0 for card in (*front, *support)}
        numbers |= {number for row, number in keys if row in rows}
        for number in range(min(numbers), max(numbers) + 1) if numbers else ():
            places = [standing(cards, number) for cards in (front, support)]
            signs = [keys.get((row, number), "") for row in rows]
            found.append(Column(hidden, number, places[0], places[1], signs[0], signs[1]))
    return found


def place_keys(view: View, side: SideView, keys: Sequence[str]) -> dict[tuple[str, int], str]:
    """The positions that the viewer may choose now, with the keys that choose them."""
    ask = view.ask
    if ask is None:
        return {}
    return {
        (option.row, option.column): key
        for key, option in zip(keys, ask.options, strict=False)
        if option.row is not None and option.column is not None and option.seat == side.seat
    }


def standing(cards: Sequence[CardView], number: int) -> CardView | None:
    return next((card for card in cards if card.column == number), None)


def fitting(found: Sequence[Column], cursor: int | None, width: int) -> Columns:
    """Those columns around the cursor that fit."""
    taken = [column for column in found if column.is_taken]
    capacity = max(1, room(found, width) // NARROWEST)
    if len(taken) <= capacity:
        return Columns(found)
    capacity = max(1, capacity - 1)
    at = next((place for place, column in enumerate(taken) if holds(column, cursor)), 0)
    first = min(max(0, at - capacity // 2), len(taken) - capacity)
    kept = taken[first : first + capacity]
    between = found[found.index(kept[0]) : found.index(kept[-1]) + 1]
    return Columns(between, f" {first + 1}-{first + capacity} of {len(taken)}")


def room(found: Sequence[Column], width: int) -> int:
    """What is left for characters beside the margin, the gaps and the fence."""
    gaps = sum(not column.is_taken for column in found)
    fence = FENCE if any(column.hidden for column in found) else 0
    return width - MARGIN - fence - gaps * GAP


def cell_width(found: Sequence[Column], width: int, widest: int = WIDEST) -> int:
    taken = sum(column.is_taken for column in found)
    return max(NARROWEST, min(widest, room(found, width) // max(1, taken)))


def holds(column: Column, number: int | None) -> bool:
    return any(card is not None and card.number == number for card in (column.front, column.support))
