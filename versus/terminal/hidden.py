"""Whether an answer told anybody what was hidden: what has been learned cannot be taken back."""

from __future__ import annotations

from versus.games.tpcg.battle import Battle
from versus.games.tpcg.sight import sees
from versus.games.tpcg.words import DECK, HAND
from versus.kernel.events import Event
from versus.kernel.types import CardId, Seat


class Hidden:
    """What a person did not know before an answer, and which other seats did.

    What they showed of their own hand is theirs to take back: nobody else has looked at the screen since.
    Everything else counts, whoever learned it, and so does chance.
    """

    def __init__(self, battle: Battle, seat: Seat) -> None:
        self.seat = seat
        self.rng = battle.rng
        offered = offered_cards(battle, seat)
        self.known_by = {
            card: known_by(battle, card)
            for card in range(len(battle.definition))
            if card not in offered and not sees(battle, seat, card)
        }

    def was_told(self, battle: Battle, events: list[Event]) -> bool:
        """Whether any of it came out, for good or for a moment, or the dice were thrown."""
        if battle.rng != self.rng:
            return True
        everyone = (1 << battle.seats) - 1
        for event in events:
            if event.seen & everyone & ~self.known_by.get(event.card, everyone):
                return True
        if any(card in self.known_by for card in offered_cards(battle, self.seat)):
            return True
        return any(known_by(battle, card) & ~known for card, known in self.known_by.items())


def known_by(battle: Battle, card: CardId) -> int:
    """A bit per seat that may look at a card."""
    return sum(1 << seat for seat in range(battle.seats) if sees(battle, seat, card))


def offered_cards(battle: Battle, seat: Seat) -> set[CardId]:
    """Cards of decks and hands that the question lays open to the seat that is asked."""
    ask = battle.ask
    if ask is None or ask.seat != seat:
        return set()
    cards = {card for option in ask.options for card in (option.card, option.other) if card >= 0}
    return {card for card in cards if battle.zone(card) in (DECK, HAND)}
