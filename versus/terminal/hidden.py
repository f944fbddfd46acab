"""Whether an answer told anybody what was hidden: what has been learned cannot be taken back."""

from __future__ import annotations

from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.plug import Plug
from versus.kernel.types import CardId, Seat
from versus.kernel.views import offered


class Hidden:
    """What a person did not know before an answer, and which other seats did.

    What they showed of their own hand is theirs to take back: nobody else has looked at the screen since.
    Everything else counts, whoever learned it, and so does chance.
    """

    def __init__(self, plug: Plug, game: Game, seat: Seat) -> None:
        self.plug = plug
        self.seat = seat
        self.rng = game.rng
        open_cards = offered_cards(plug, game, seat)
        self.known_by = {
            card: known_by(plug, game, card)
            for card in range(len(game.definition))
            if card not in open_cards and not plug.sees(game, seat, card)
        }

    def was_told(self, game: Game, events: list[Event]) -> bool:
        """Whether any of it came out, for good or for a moment, or the dice were thrown."""
        if game.rng != self.rng:
            return True
        everyone = (1 << game.seats) - 1
        for event in events:
            if event.seen & everyone & ~self.known_by.get(event.card, everyone):
                return True
        if any(card in self.known_by for card in offered_cards(self.plug, game, self.seat)):
            return True
        return any(known_by(self.plug, game, card) & ~known for card, known in self.known_by.items())


def known_by(plug: Plug, game: Game, card: CardId) -> int:
    """A bit per seat that may look at a card."""
    return sum(1 << seat for seat in range(game.seats) if plug.sees(game, seat, card))


def offered_cards(plug: Plug, game: Game, seat: Seat) -> set[CardId]:
    """Cards of decks and hands that the question lays open to the seat that is asked."""
    return {card for card in offered(game.ask, seat) if game.zone(card) in plug.laid_open}
