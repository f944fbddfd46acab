"""Whether an answer told anybody what was hidden: what has been learned cannot be taken back."""

from __future__ import annotations

from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.types import CardId, Seat
from versus.terminal.face import Face


class Hidden:
    """What a person did not know before an answer, and which other seats did.

    What they showed of their own hand is theirs to take back: nobody else has looked at the screen since.
    Everything else counts, whoever learned it, and so does chance.
    """

    def __init__(self, face: Face, game: Game, seat: Seat) -> None:
        self.face = face
        self.seat = seat
        self.rng = game.rng
        offered = offered_cards(face, game, seat)
        self.known_by = {
            card: known_by(face, game, card)
            for card in range(len(game.definition))
            if card not in offered and not face.sees(game, seat, card)
        }

    def was_told(self, game: Game, events: list[Event]) -> bool:
        """Whether any of it came out, for good or for a moment, or the dice were thrown."""
        if game.rng != self.rng:
            return True
        everyone = (1 << game.seats) - 1
        for event in events:
            if event.seen & everyone & ~self.known_by.get(event.card, everyone):
                return True
        if any(card in self.known_by for card in offered_cards(self.face, game, self.seat)):
            return True
        return any(known_by(self.face, game, card) & ~known for card, known in self.known_by.items())


def known_by(face: Face, game: Game, card: CardId) -> int:
    """A bit per seat that may look at a card."""
    return sum(1 << seat for seat in range(game.seats) if face.sees(game, seat, card))


def offered_cards(face: Face, game: Game, seat: Seat) -> set[CardId]:
    """Cards of decks and hands that the question lays open to the seat that is asked."""
    ask = game.ask
    if ask is None or ask.seat != seat:
        return set()
    cards = {card for option in ask.options for card in (option.card, option.other) if card >= 0}
    return {card for card in cards if face.held(game, card)}
