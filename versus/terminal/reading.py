"""Something to read on a page of its own; what is printed on a card, and what it bears."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from versus.kernel.definition import Definition
from versus.kernel.game import Game
from versus.kernel.naming import YOU
from versus.kernel.refusal import Wish
from versus.kernel.types import CardId
from versus.terminal.seen import CardSeen, Seen, SideSeen

UNSEEN = "A card whose face you may not see."

D = TypeVar("D", bound=Definition)


@dataclass(frozen=True)
class Page:
    """A heading and the lines under it."""

    title: str
    lines: tuple[str, ...]


def wishes_page(title: str, found: Sequence[Wish], otherwise: str) -> Page:
    """What is forbidden first, then what is allowed; where there is nothing of either, a word on that."""
    forbidden = [wish.line() for wish in found if wish.refusal is not None]
    allowed = [wish.line() for wish in found if wish.refusal is None]
    lines: list[str] = []
    if forbidden:
        lines += ["You cannot now:", *forbidden]
    if allowed:
        lines += ["You can now:", *allowed]
    return Page(title, tuple(lines or [otherwise]))


def card_with_number(game: Game, number: int) -> CardId:
    """The card that a view calls by a number."""
    return game.stamp.index(number)


def printed(definitions: Iterable[D], card: CardSeen) -> D | None:
    """What is printed on a card of a view, if the viewer knows which one it is."""
    if card.key is None:
        return None
    return next(definition for definition in definitions if definition.key == card.key)


def borne_by(view: Seen, card: CardSeen) -> list[CardSeen]:
    """The equipment on a character."""
    return [item for side in view.sides for item in side.equipment if item.bearer == card.number]


def owns(side: SideSeen, names: Sequence[str]) -> str:
    """ "Your" or "Ben's", at the beginning of a heading."""
    return "Your" if names[side.seat] == YOU else f"{names[side.seat]}'s"
