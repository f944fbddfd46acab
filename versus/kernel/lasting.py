"""What lasts, in words: told as it is given, and shown on its card or on the table as long as it stands.

The words are printed from the change itself. Where they speak of a player, "{player}" or "{owner}" stands for
that player's name or "you", "Ann's" or "your": whoever shows them fills it in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from versus.kernel.english import sentence, sentences
from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.modifiers import (
    FOREVER,
    FROM_YOUR_NEXT_TURN,
    ITS_NEXT_TURN,
    NEXT_TURN,
    THIS_COMBAT,
    THIS_TURN,
    UNTIL_YOUR_NEXT_TURN,
    Duration,
    Modifier,
)
from versus.kernel.naming import event_card, filled, players_own
from versus.kernel.nodes import Node
from versus.kernel.phrasing import Book, Piece
from versus.kernel.text import Printer
from versus.kernel.triggering import Watches
from versus.kernel.types import CardId, Seat
from versus.kernel.views import LastingView

UNTIL: Final[Mapping[Duration, str]] = {
    FOREVER: "",
    THIS_COMBAT: "this combat",
    THIS_TURN: "this turn",
    UNTIL_YOUR_NEXT_TURN: "until {owner} next turn",
    NEXT_TURN: "on {owner} next turn",
    ITS_NEXT_TURN: "on its controller's next turn",
    FROM_YOUR_NEXT_TURN: "from {owner} next turn on",
}
KEPT: Final = 4096
"""How many changes are kept in words at a time."""


class LastingText:
    """A game's way to tell of what lasts."""

    def __init__(self, book: Book, until: Mapping[Duration, str] = UNTIL, noun: str = "character") -> None:
        self.book = book
        self.until = until
        self.noun = noun
        self.kept: dict[tuple[int, int], tuple[Node, Node | None, str]] = {}

    # For views

    def on_card(self, game: Game, card: CardId) -> list[LastingView]:
        """What sits on a card, in the order in which it came."""
        stamp = game.stamp[card]
        return [
            self.view(modifier)
            for modifier in game.modifiers
            if modifier.card == card and modifier.stamp == stamp and not modifier.change.is_silent()
        ]

    def on_table(self, game: Game) -> list[LastingView]:
        """What sits on no single card."""
        return [
            self.view(modifier)
            for modifier in game.modifiers
            if modifier.card < 0 and not modifier.change.is_silent()
        ]

    def view(self, modifier: Modifier) -> LastingView:
        made_by = modifier.made_by
        return LastingView(
            words=self.words(modifier),
            until=self.until[modifier.until],
            source=made_by.name if made_by is not None else None,
            seat=modifier.seat if modifier.seat >= 0 else None,
            until_seat=modifier.until_seat if modifier.until_seat >= 0 else None,
        )

    def words(self, modifier: Modifier) -> str:
        """ "gets +2/+0" of a card; "Enemy characters cannot attack" of all that fit."""
        change, scope = modifier.change, modifier.scope
        place = (id(change), id(scope))
        known = self.kept.get(place)
        if known is not None:
            return known[2]
        if modifier.card >= 0:
            text = self.of("~", modifier).removeprefix("~ ")
        elif scope is not None:
            text = Printer(self.book).statement(Printer(self.book).noun(scope, self.noun).every(), (change,))
        elif isinstance(change, Watches):
            text = sentences(Printer(self.book).power(change.trigger)).rstrip(".")
        else:
            text = self.of("{player}", modifier)
        if len(self.kept) >= KEPT:
            self.kept.clear()
        # The nodes are kept as well, so that their identities are not reused.
        self.kept[place] = (change, scope, text)
        return text

    def of(self, subject: str, modifier: Modifier) -> str:
        return Printer(self.book).statement(Piece(subject), (modifier.change,))

    # For the log

    def line(self, game: Game, event: Event, seat: Seat | None, names: Sequence[str]) -> str | None:
        """ "Blob gets -2/+0 this turn (your Pyro)."."""
        modifier = event.given
        if modifier is None or modifier.change.is_silent():
            return None
        lasting = self.view(modifier)
        words = f"{event_card(game, event, seat)} {lasting.words}" if modifier.card >= 0 else lasting.words
        until = f" {lasting.until}" if lasting.until else ""
        source = f" ({players_own(modifier.seat, names)} {lasting.source})" if lasting.source else ""
        return sentence(filled(f"{words}{until}", modifier.until_seat, names) + source)
