"""What befalls characters and players: stun, recovery, exhausting, readying, loss of endurance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.classic.table import counters
from versus.games.classic.table.altering import is_forbidden
from versus.games.classic.table.moving import leave_attack
from versus.games.classic.table.stats import keywords
from versus.games.classic.words import (
    COSMIC_COUNTER,
    EXHAUSTED,
    GAINED_ENDURANCE,
    INVULNERABILITY,
    LOSES_ENDURANCE,
    READIED,
    RECOVERED,
    STUN,
    STUNNED,
    TO_BE_STUNNED,
    TO_READY,
    UP,
)
from versus.kernel.events import Event
from versus.kernel.types import CardId, Seat

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest


def stun_event(card: CardId, by: tuple[CardId, ...] = ()) -> Event:
    return Event(STUN, card, by=by)


def stun(contest: Contest, events: list[Event]) -> None:
    """Stun characters at one moment; each costs its controller endurance (CL-CON-11)."""
    losses: list[Event] = []
    fallen: list[Event] = []
    for event in events:
        if can_be_stunned(contest, event.card):
            event.seat = contest.controller(event.card)
            fallen.append(event)
            contest.happens(event)
            loss = stun_loss(contest, event.card)
            if loss:
                losses.append(endurance_event(event.seat, loss, event.card))
    for event in fallen:
        contest.face[event.card] = STUNNED
        contest.exhausted[event.card] = 1
        leave_attack(contest, event.card)
        # Last, so that what the cosmic text says of the loss still counted (CL-KEY-14).
        counters.remove(contest, event.card, COSMIC_COUNTER)
    contest.stir()
    contest.cause_together(losses)


def can_be_stunned(contest: Contest, card: CardId) -> bool:
    """Nobody is stunned twice (OP-16)."""
    if not contest.in_row(card) or contest.is_stunned(card):
        return False
    return not is_forbidden(contest, TO_BE_STUNNED, card)


def stun_loss(contest: Contest, card: CardId) -> int:
    """The printed cost, whatever was paid; invulnerability makes it nothing (CL-GEN-16, CL-KEY-31)."""
    if keywords(contest, card) & INVULNERABILITY:
        return 0
    return contest.definition[card].cost


def endurance_event(seat: Seat, amount: int, card: CardId = -1) -> Event:
    """A loss of endurance; `card` is the character whose stun it is."""
    return Event(LOSES_ENDURANCE, card, seat, amount=amount)


def lose_endurance(contest: Contest, events: list[Event]) -> None:
    """Endurance may fall below zero (CL-WIN-07)."""
    for event in events:
        contest.endurance[event.seat] -= event.amount
        contest.happens(event)


def gain_endurance(contest: Contest, seat: Seat, amount: int) -> None:
    contest.endurance[seat] += amount
    contest.happens(Event(GAINED_ENDURANCE, seat=seat, amount=amount))


def recover(contest: Contest, cards: list[CardId]) -> None:
    """Turn stunned characters face up; they stay exhausted (CL-STN-20)."""
    for card in cards:
        if contest.face[card] == STUNNED:
            contest.face[card] = UP
            contest.happens(Event(RECOVERED, card, contest.controller(card)))


def exhaust(contest: Contest, cards: list[CardId]) -> None:
    for card in cards:
        contest.exhausted[card] = 1
        contest.happens(Event(EXHAUSTED, card, contest.controller(card)))


def ready(contest: Contest, cards: list[CardId]) -> None:
    """Turn exhausted cards upright, but for the stunned and what cannot be (CL-STN-02, CL-GEN-02)."""
    for card in cards:
        if can_ready(contest, card):
            contest.exhausted[card] = 0
            contest.happens(Event(READIED, card, contest.controller(card)))


def can_ready(contest: Contest, card: CardId) -> bool:
    return (
        contest.exhausted[card] == 1
        and contest.face[card] != STUNNED
        and not is_forbidden(contest, TO_READY, card)
    )
