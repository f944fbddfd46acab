"""Counters on cards in play: put on, taken off, gone as the card leaves (CL-CNT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from versus.games.classic.table.stats import is_cosmic
from versus.games.classic.words import COSMIC_COUNTER, COUNTERS_PUT, COUNTERS_REMOVED
from versus.kernel.events import Event
from versus.kernel.types import CardId, CounterKind

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest

LIMIT: Final = 1_000_000
"""More counters than this are never on a card: amounts stay finite whatever cards compute."""


def put(contest: Contest, card: CardId, kind: CounterKind, amount: int) -> None:
    """Put counters on a card, as many as it has room for."""
    amount = min(amount, room(contest, card, kind))
    if amount > 0:
        contest.counters[kind][card] += amount
        contest.happens(Event(COUNTERS_PUT, card, contest.controller(card), amount=amount, detail=kind))


def room(contest: Contest, card: CardId, kind: CounterKind) -> int:
    """How many more counters a card may have: only cosmic characters one cosmic counter (CL-KEY-13)."""
    if not contest.in_play(card):
        return 0
    limit = LIMIT
    if kind == COSMIC_COUNTER:
        limit = 1 if is_cosmic(contest, card) else 0
    return limit - contest.counters[kind][card]


def remove(contest: Contest, card: CardId, kind: CounterKind, amount: int = LIMIT) -> None:
    """Take counters off, as many as there are."""
    amount = min(amount, contest.counters[kind][card])
    if amount > 0:
        contest.counters[kind][card] -= amount
        contest.happens(Event(COUNTERS_REMOVED, card, contest.controller(card), amount=amount, detail=kind))


def clear(contest: Contest, card: CardId) -> None:
    """A card that leaves play has no counters (CL-CNT-03)."""
    for column in contest.counters:
        column[card] = 0
