"""A point in a game for OpenSpiel: the position, the page shown, and what each seat has learned so far.

It can be copied and pickled. The past of a seat is a digest of all it was told and all it chose: equal for
two games exactly if they looked the same to it from the first question on.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from versus.cards.catalogue import house
from versus.games.tpcg.seen.sight import sees
from versus.games.tpcg.table.battle import Battle, battle_of
from versus.games.tpcg.words import DECK, HAND, NAME
from versus.kernel.ask import Ask
from versus.kernel.events import Event
from versus.kernel.save import load, save
from versus.kernel.types import CardId, Seat
from versus.lab.environments.tpcg.layout import OPTIONS
from versus.lab.environments.tpcg.paging import check, next_page
from versus.players.imagining import imagined
from versus.players.tpcg.open_lists import OPEN_LISTS


class Point:
    """Where a game stands, after the deal."""

    __slots__ = ("battle", "page", "pasts", "steps")

    def __init__(self, battle: Battle, page: int, steps: int, pasts: list[bytes]) -> None:
        self.battle = battle
        self.page = page
        self.steps = steps
        self.pasts = pasts
        """By seat, what it has learned and chosen."""

    @staticmethod
    def first(battle: Battle) -> Point:
        """The first question of a game."""
        point = Point(battle, 0, 0, [b""] * battle.seats)
        point.learn(battle.history)
        return point

    def apply(self, action: int) -> None:
        """Answer the question, or turn its page."""
        battle = self.battle
        ask = battle.ask
        assert ask is not None
        check(ask, self.page, action)
        self.steps += 1
        self.choose(ask, action)
        if action >= OPTIONS:
            self.page = next_page(ask, self.page)
            return
        at = self.page * OPTIONS + action
        self.page = 0
        self.learn(battle.answer(at))

    # What each seat learns

    def learn(self, events: list[Event]) -> None:
        """Add what happened to each seat's past, as far as it may know it."""
        told = [Told(event) for event in events]
        for seat in range(self.battle.seats):
            self.add(seat, [event.to(seat) for event in told])

    def choose(self, ask: Ask, action: int) -> None:
        """Whoever chose remembers the choice and its options; the others, who was asked for what."""
        battle = self.battle
        for seat in range(battle.seats):
            if seat != ask.seat:
                self.add(seat, (ask.seat, ask.kind, ask.prompt))
        offered = [
            (
                option.verb,
                self.named(ask.seat, option.card),
                option.seat,
                option.row,
                option.taken_from,
                option.number,
                option.word,
            )
            for option in ask.options
        ]
        self.add(ask.seat, (ask.seat, ask.kind, ask.prompt, offered, self.page, action))

    def named(self, seat: Seat, card: CardId) -> tuple[str, int] | None:
        """A card of an option, as the asked seat sees it."""
        battle = self.battle
        if card < 0:
            return None
        shown = battle.zone(card) in (DECK, HAND) or sees(battle, seat, card)
        return (battle.definition[card].key if shown else "", battle.stamp[card])

    def add(self, seat: Seat, news: object) -> None:
        self.pasts[seat] = blake2b(self.pasts[seat] + repr(news).encode(), digest_size=16).digest()

    # Copies

    def imagined(self, seat: Seat, seed: int) -> Point:
        """A point that looks the same to a seat, with everything it cannot see dealt anew.

        Others' pasts are made anew as well: the true ones speak of their true cards.
        """
        # The decks are parameters of a game of OpenSpiel, and so common knowledge.
        battle = battle_of(imagined(self.battle, seat, OPEN_LISTS, seed))
        pasts = [
            past if other == seat else blake2b(self.pasts[seat] + bytes([other]), digest_size=16).digest()
            for other, past in enumerate(self.pasts)
        ]
        return Point(battle, self.page, self.steps, pasts)

    def __deepcopy__(self, memo: dict[int, Any]) -> Point:
        return Point(self.battle.fork(), self.page, self.steps, self.pasts.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (save(self.battle), self.page, self.steps, self.pasts)


def restored(data: bytes, page: int, steps: int, pasts: list[bytes]) -> Point:
    """A point as it was pickled."""
    return Point(battle_of(load(data, house(NAME))), page, steps, pasts)


class Told:
    """An event as it is told, once for those who may know its card and once for the others."""

    __slots__ = ("known", "seen", "unknown")

    def __init__(self, event: Event) -> None:
        self.seen = event.seen
        self.unknown = (event.kind, event.seat, event.amount, event.word)
        name = event.definition.name if event.definition is not None else ""
        self.known = (*self.unknown, name, event.stamp)

    def to(self, seat: Seat) -> tuple[object, ...]:
        return self.known if self.seen < 0 or self.seen >> seat & 1 else self.unknown
