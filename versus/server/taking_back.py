"""Whether an answer can be taken back without asking: nothing hidden was shown since, nobody acted."""

from __future__ import annotations

from versus.kernel.game import Game
from versus.kernel.plug import Plug
from versus.kernel.types import CardId, Seat
from versus.server.naming import laid_open
from versus.server.table import Table


def is_free(table: Table, seat: Seat, kept: int) -> bool:
    """Play again what would be taken back, and see whether any person learned something by it.

    What a computer did or saw does not count: it makes up its mind anew from what its seat may see.
    """
    assert table.course is not None
    people = table.people()
    if any(hand != seat and hand in people for hand, _ in table.hands[kept:]):
        return False
    twin = table.course.at(kept)
    before = Knowledge(table.plug, twin, people)
    for option in table.course.game.answers[kept:]:
        events = twin.answer(option)
        if twin.rng != before.rng:
            return False
        for event in events:
            if event.card >= 0 and any(
                (event.seen < 0 or event.seen >> person & 1) and event.card not in before.known[place]
                for place, person in enumerate(people)
            ):
                return False
        if before.is_less_than(Knowledge(table.plug, twin, people)):
            return False
    return True


class Knowledge:
    """Which cards each person may look at in a position."""

    def __init__(self, plug: Plug, game: Game, people: list[Seat]) -> None:
        self.rng = game.rng
        self.known: list[set[CardId]] = [
            {card for card in range(len(game.definition)) if plug.sees(game, seat, card)}
            | laid_open(plug, game, seat)
            for seat in people
        ]

    def is_less_than(self, later: Knowledge) -> bool:
        """Whether anybody knows a card that they did not know before."""
        return any(now - before for before, now in zip(self.known, later.known, strict=True))
