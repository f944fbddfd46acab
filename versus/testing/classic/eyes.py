"""What the checks of every classic test must know of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from versus.games.classic.flow.actions import why_not
from versus.games.classic.flow.power_ups import fighters
from versus.games.classic.seen.sight import sees
from versus.games.classic.seen.view import encoded, event_view
from versus.games.classic.table.contest import Contest
from versus.games.classic.words import (
    BUILD,
    DECK,
    EQUIPMENT,
    FLIP,
    HAND,
    MOVE,
    NEGATED,
    ON_CHAIN,
    P_PROPOSAL,
    PLAY_TWIST,
    POWER_UP,
    POWER_USED,
    PROPOSE,
    RECRUIT,
    REINFORCE,
    RESOLVES,
    REVEALED,
    USE,
)
from versus.kernel.ask import ACT, Ask
from versus.kernel.events import Event
from versus.kernel.types import NOTHING, CardId, Seat, Verb
from versus.testing.eyes import Eyes

FROM_HAND: Final = (BUILD, RECRUIT, USE, PLAY_TWIST, FLIP)
SHOWING: Final = (REVEALED, POWER_USED, ON_CHAIN, RESOLVES, NEGATED)
"""Whoever plays an effect shows its source, which may stay in a hand (CL-PRI-09)."""
IN_PLAY: Final = (MOVE, PROPOSE, REINFORCE)


class ClassicEyes(Eyes):
    """The classic game."""

    game = Contest

    def sees(self, game: Contest, seat: Seat | None, card: CardId) -> bool:
        """What waits on the chain was shown as it was played; its card may lie in a hand (CL-PRI-09)."""
        return sees(game, seat, card) or any(link.source == card for link in game.chain)

    def view(self, game: Contest, seat: Seat | None) -> bytes:
        return encoded(game, seat)

    def event_name(self, event: Event, seat: Seat | None) -> str | None:
        return event_view(event, seat).name

    def shows(self, event: Event) -> bool:
        return event.kind in SHOWING

    def open_piles(self, game: Contest, card: CardId) -> bool:
        return game.zone(card) in (DECK, HAND)

    def explained(self, game: Contest) -> None:
        ask = game.ask
        assert ask is not None
        if not self.free(ask):
            return
        offered = set()
        for option in ask.options:
            if option.card >= 0:
                offered.add((option.verb, option.card, option.other))
                fault = why_not(game, ask.seat, option.card, option.verb, option.other, option.number)
                assert not fault, f"{option} is offered, but clause {fault} forbids it"
        for verb, card, other in conceivable(game, ask.seat):
            if (verb, card, other) not in offered:
                fault = why_not(game, ask.seat, card, verb, other)
                assert fault, f"verb {verb} with card {card} is allowed, but not offered"

    def explanations(self, game: Contest, seat: Seat) -> list[int]:
        return [why_not(game, seat, card, verb, other) for verb, card, other in conceivable(game, seat)]

    def free(self, ask: Ask) -> bool:
        return ask.kind == ACT and ask.prompt != P_PROPOSAL


def conceivable(contest: Contest, seat: Seat) -> Iterator[tuple[Verb, CardId, CardId]]:
    """Everything a player might think of doing with the own cards."""
    for card in contest.pile(seat, HAND):
        yield BUILD, card, NOTHING
        yield USE, card, NOTHING
        if contest.definition[card].type == EQUIPMENT:
            for character in contest.all_characters():
                yield RECRUIT, card, character
        else:
            yield RECRUIT, card, NOTHING
        for fighter in fighters(contest, seat):
            yield POWER_UP, card, fighter
    for card in contest.side(seat):
        for verb in (*FROM_HAND, *IN_PLAY):
            yield verb, card, NOTHING
