"""Events, options and wishes of a game as they travel: by number, in words, as far as a seat may know."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from versus.kernel.ask import Ask, Option
from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.naming import knows
from versus.kernel.plug import Plug
from versus.kernel.types import CardId, Seat
from versus.kernel.views import offered, option_view
from versus.server.protocol import Offer, TableEvent, Wish


def table_event(plug: Plug, game: Game, event: Event, seat: Seat | None) -> TableEvent:
    """An event for animations. Cards are named only where the seat may know or see them now."""
    told = event.definition is not None and knows(game, event, seat)
    other = event.other
    return TableEvent(
        kind=plug.names.events[event.kind],
        seat=event.seat if event.seat >= 0 else None,
        card=event.stamp if told else None,
        key=event.definition.key if told and event.definition is not None else None,
        other=game.stamp[other] if other >= 0 and plug.sees(game, seat, other) else None,
        by=[game.stamp[card] for card in event.by if card >= 0 and plug.sees(game, seat, card)],
        amount=event.amount,
        word=event.word,
    )


def offer(plug: Plug, game: Game, ask: Ask, option: Option, names: Sequence[str]) -> Offer:
    """An option in words, and what it points at."""
    pointing = msgspec.structs.asdict(option_view(game, option, plug.names))
    return Offer(words=plug.words.option(game, ask, option, names), **pointing)


def wishes(plug: Plug, game: Game, seat: Seat, card: CardId) -> list[Wish]:
    """Everything one might try with a card that the seat sees."""
    return [
        Wish(
            words=tried.words,
            verb=plug.names.verbs[tried.verb],
            allowed=tried.refusal is None,
            reason=tried.refusal.words if tried.refusal is not None else "",
            rule=tried.refusal.rule if tried.refusal is not None else "",
        )
        for tried in plug.wishes(game, seat, card)
    ]


def laid_open(plug: Plug, game: Game, seat: Seat) -> set[CardId]:
    """Cards that the open question lays open to the asked seat."""
    return {card for card in offered(game.ask, seat) if game.zone(card) in plug.laid_open}
