"""What lasts, in words: told as it is given, and shown on its card or on the table as long as it stands.

The words are printed from the change itself, for one reader: whoever gave it reads "your turn" and "enemy",
others read whose turn and whose enemies. Players stand there as in `LastingView`; who shows it puts names in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from versus.kernel.english import sentence, sentences, told_to_others
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
    UNTIL_YOUR_NEXT_TURN_ENDS,
    UNTIL_YOUR_RECOVERY_ENDS,
    WHILE_SOURCE_STANDS,
    WHILE_SOURCE_STAYS,
    Duration,
    Modifier,
)
from versus.kernel.naming import event_card, filled, players_own, reader
from versus.kernel.nodes import Change, Filter, Node
from versus.kernel.phrasing import Book, Entry, Piece
from versus.kernel.text import Printer
from versus.kernel.triggering import Watches
from versus.kernel.types import CardId, Seat
from versus.kernel.views import LastingView

UNTIL: Final[Mapping[Duration, str]] = {
    FOREVER: "for the rest of the game",
    THIS_COMBAT: "this combat",
    THIS_TURN: "this turn",
    UNTIL_YOUR_NEXT_TURN: "until {owner} next turn",
    NEXT_TURN: "on {owner} next turn",
    ITS_NEXT_TURN: "on its controller's next turn",
    FROM_YOUR_NEXT_TURN: "from {owner} next turn on",
    WHILE_SOURCE_STAYS: "as long as its source is in play",
    WHILE_SOURCE_STANDS: "until its source is stunned or leaves play",
    UNTIL_YOUR_NEXT_TURN_ENDS: "until {owner} next turn ends",
    UNTIL_YOUR_RECOVERY_ENDS: "until {owner} next Recovery Phase ends",
}
WHILE_IN_PLAY: Final = "as long as it is in play"
"""How long "for good" is on a card: another zone makes it a new object."""
KEPT: Final = 4096
"""How many changes are kept in words at a time."""


def character(change: Change) -> str:
    """Whom a change is about, as a rule."""
    return "character"


class LastingText:
    """A game's way to tell of what lasts."""

    def __init__(
        self,
        book: Book,
        of_others: Mapping[Any, Entry],
        until: Mapping[Duration, str] = UNTIL,
        noun_for: Callable[[Change], str] = character,
    ) -> None:
        self.book = book
        self.others_book = book.for_others(of_others)
        """How it is said to others than its giver, with words of its own for whose cards they are."""
        self.until = until
        self.noun_for = noun_for
        self.kept: dict[tuple[int, int, bool, bool, bool], tuple[Node, Node | None, str]] = {}

    # For views

    def on_card(self, game: Game, card: CardId, seat: Seat | None) -> list[LastingView]:
        """What sits on a card, in the order in which it came."""
        stamp = game.stamp[card]
        return [
            self.view(game, modifier, seat)
            for modifier in game.modifiers
            if modifier.card == card and modifier.stamp == stamp and not modifier.change.is_silent()
        ]

    def on_table(self, game: Game, seat: Seat | None) -> list[LastingView]:
        """What sits on no single card."""
        return [
            self.view(game, modifier, seat)
            for modifier in game.modifiers
            if modifier.card < 0 and not modifier.change.is_silent()
        ]

    def view(self, game: Game, modifier: Modifier, seat: Seat | None) -> LastingView:
        made_by = modifier.made_by
        ends_with_card = modifier.until == FOREVER and modifier.card >= 0 and not game.keeps(modifier)
        return LastingView(
            words=self.words(modifier, seat),
            until=WHILE_IN_PLAY if ends_with_card else self.until[modifier.until],
            source=made_by.name if made_by is not None else None,
            seat=modifier.seat if modifier.seat >= 0 else None,
            until_seat=modifier.until_seat if modifier.until_seat >= 0 else None,
        )

    def words(self, modifier: Modifier, seat: Seat | None) -> str:
        """ "gets +2/+0" of a card; "Enemy characters cannot attack" of all that fit."""
        change, scope, on_card = modifier.change, modifier.scope, modifier.card >= 0
        # No giver, no "you": then all read the same.
        is_giver = modifier.seat < 0 or modifier.seat == seat
        is_player = modifier.until_seat >= 0 and modifier.until_seat == seat
        place = (id(change), id(scope), on_card, is_giver, is_player)
        known = self.kept.get(place)
        if known is not None:
            return known[2]
        text = self.printed(change, scope, on_card, self.book if is_giver else self.others_book, is_player)
        if not is_giver:
            text = told_to_others(text)
        if not on_card and scope is None and not isinstance(change, Watches):
            text = f"{'you' if is_player else '{player}'} {text}"
        if len(self.kept) >= KEPT:
            self.kept.clear()
        # The nodes are kept as well, so that their identities are not reused.
        self.kept[place] = (change, scope, text)
        return text

    def printed(
        self, change: Change, scope: Filter | None, on_card: bool, book: Book, is_player: bool
    ) -> str:
        """The same as it is said to its giver; what befalls a card or a player, without its subject."""
        printer = Printer(book)
        if scope is not None and not on_card:
            return printer.statement(Printer(book).noun(scope, self.noun_for(change)).every(), (change,))
        if isinstance(change, Watches) and not on_card:
            return sentences(printer.power(change.trigger)).rstrip(".")
        return printer.statement(Piece("~", is_player and not on_card), (change,)).removeprefix("~ ")

    # For the log

    def line(self, game: Game, event: Event, seat: Seat | None, names: Sequence[str]) -> str | None:
        """ "Blob gets -2/+0 this turn (your Pyro)."."""
        modifier = event.given
        if modifier is None or modifier.change.is_silent():
            return None
        lasting = self.view(game, modifier, reader(names))
        words = f"{event_card(game, event, seat)} {lasting.words}" if modifier.card >= 0 else lasting.words
        owner = f"{players_own(modifier.seat, names)} " if modifier.seat >= 0 else ""
        source = f" ({owner}{lasting.source})" if lasting.source else ""
        return sentence(
            filled(f"{words} {lasting.until}", modifier.seat, modifier.until_seat, names) + source
        )
