"""What the checks of every 2PCG test must know of the game."""

from __future__ import annotations

from typing import Final

from versus.games.tpcg.flow.actions import why_not
from versus.games.tpcg.seen.sight import sees
from versus.games.tpcg.seen.view import event_view, view
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.words import (
    ATTACK,
    DECK,
    EQUIP,
    EQUIPMENT,
    HAND,
    MOVE,
    P_ATTACK,
    PLACE_DOWN,
    PLACE_UP,
    PLAY,
    POWER_UP,
    RECRUIT,
    REVEALED,
    SEARCHED,
    USE,
)
from versus.kernel.ask import ACT, Ask
from versus.kernel.events import Event
from versus.kernel.types import NOTHING, CardId, Seat
from versus.kernel.views import encode
from versus.testing.eyes import Eyes

EXPLAINED: Final = (ATTACK, PLACE_UP, PLACE_DOWN, RECRUIT, EQUIP, MOVE, PLAY, USE, POWER_UP)


class TpcgEyes(Eyes):
    """The 2PCG."""

    game = Battle

    def sees(self, game: Battle, seat: Seat | None, card: CardId) -> bool:
        return sees(game, seat, card)

    def view(self, game: Battle, seat: Seat | None) -> bytes:
        return encode(view(game, seat))

    def event_name(self, event: Event, seat: Seat | None) -> str | None:
        return event_view(event, seat).name

    def shows(self, event: Event) -> bool:
        return event.kind in (REVEALED, SEARCHED)

    def explained(self, game: Battle) -> None:
        ask = game.ask
        assert ask is not None
        if not self.free(ask):
            return
        offered = set()
        for option in ask.options:
            if option.verb in EXPLAINED:
                offered.add((option.card, option.verb))
                number = option.number if option.verb == USE else NOTHING
                other = option.other if option.verb != RECRUIT else NOTHING
                fault = why_not(game, ask.seat, option.card, option.verb, other, number)
                assert not fault, f"{option} is offered, but clause {fault} forbids it"
        for card in (*game.pile(ask.seat, HAND), *game.side(ask.seat)):
            for verb in EXPLAINED:
                if verb != POWER_UP and (card, verb) not in offered:
                    type_fits = verb not in (RECRUIT, EQUIP) or (
                        (game.definition[card].type == EQUIPMENT) == (verb == EQUIP)
                    )
                    fault = why_not(game, ask.seat, card, verb)
                    assert fault or not type_fits, f"verb {verb} with card {card} is allowed, but not offered"

    def explanations(self, game: Battle, seat: Seat) -> list[int]:
        mine = [*game.pile(seat, HAND), *game.side(seat)]
        return [why_not(game, seat, card, verb) for card in mine for verb in EXPLAINED if verb != POWER_UP]

    def open_piles(self, game: Battle, card: CardId) -> bool:
        return game.zone(card) in (DECK, HAND)

    def free(self, ask: Ask) -> bool:
        return ask.kind == ACT and ask.prompt != P_ATTACK
