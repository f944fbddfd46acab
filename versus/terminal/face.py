"""What the screens must know of a game. Each game has one face; the screens themselves know no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from versus.kernel.ask import Ask, Option
from versus.kernel.definition import Definition
from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.types import NOTHING, CardId, Seat
from versus.players.classic.stops import Order, Stops
from versus.terminal.picture import Picture, Scene
from versus.terminal.reading import Page
from versus.terminal.seen import CardSeen, Seen

Piles = Sequence[tuple[str, Sequence[CardSeen]]]


class Face:
    """One game as people see it: its words, its table, its pages. It is shown its own game only."""

    legend: tuple[str, ...]
    """The signs of its table, for the page of keys."""
    stops: tuple[str, ...] = ()
    """Where people may say that they want to be asked; a game without stops asks them everything."""
    usual_stops: Stops = frozenset()
    """Where people are asked who have not said otherwise."""

    # The position

    def view(self, game: Game, seat: Seat | None) -> Seen:
        """What a seat may see; None for a spectator."""
        raise AssertionError

    def sees(self, game: Game, seat: Seat, card: CardId) -> bool:
        raise AssertionError

    def held(self, game: Game, card: CardId) -> bool:
        """Whether a card is in a deck or a hand."""
        raise AssertionError

    # In words

    def prompt(self, game: Game, ask: Ask, names: Sequence[str]) -> str:
        raise AssertionError

    def option(self, game: Game, ask: Ask, option: Option, names: Sequence[str]) -> str:
        raise AssertionError

    def log_line(self, game: Game, event: Event, seat: Seat | None, names: Sequence[str]) -> str | None:
        raise AssertionError

    def result(self, game: Game, names: Sequence[str]) -> str:
        raise AssertionError

    # Who must be asked

    def without_choice(self, ask: Ask) -> bool:
        """One option and no reason to stop."""
        raise AssertionError

    def granted(self, game: Game, seat: Seat, stops: Stops, order: Order | None, watched: bool) -> int:
        """The answer that a seat's stops take for granted, or NOTHING."""
        return NOTHING

    def order(self, name: str, view: Seen) -> Order:
        """An order to pass for a while; only of games with stops."""
        raise AssertionError

    def passing(self, ask: Ask) -> int:
        """The answer that does nothing for now, or NOTHING."""
        return NOTHING

    def tells_nothing(self, game: Game, ask: Ask, option: Option) -> bool:
        """Whether an answer of somebody else's leaves one's own choices as free as they were."""
        return False

    # Drawn

    def paint(self, scene: Scene, width: int, height: int) -> Picture:
        raise AssertionError

    def strip(self, view: Seen, names: Sequence[str], width: int) -> Text:
        """Turn, phase and step in one line."""
        raise AssertionError

    def waiting(self, game: Game, names: Sequence[str]) -> Text | None:
        """What is under way and what waits to resolve, the next first."""
        return None

    def waiting_page(self, game: Game, names: Sequence[str]) -> Page | None:
        """The same in full, with what the cards say that it comes from."""
        return None

    def board(self, game: Game, view: Seen, names: Sequence[str]) -> RenderableType:
        """The table for a pipe or a screen reader."""
        raise AssertionError

    # To be read

    def page(self, game: Game, view: Seen, card: CardSeen) -> Page:
        raise AssertionError

    def brief(self, card: Definition) -> str:
        """A card in hand at a glance."""
        raise AssertionError

    def piles(self, view: Seen, names: Sequence[str]) -> Piles:
        """What lies open beside the rows."""
        raise AssertionError

    def in_sight(self, view: Seen) -> list[CardSeen]:
        """Every card on the table and in the viewer's hand."""
        raise AssertionError

    def refusals(self, game: Game, seat: Seat, card: CardId) -> Page:
        """What cannot be done with a card now, and why."""
        raise AssertionError


def face_of(game: Game) -> Face:
    """The face of a game's kind."""
    from versus.games.tpcg.table.battle import Battle
    from versus.terminal.classic.face import CLASSIC
    from versus.terminal.tpcg.face import TPCG

    return TPCG if isinstance(game, Battle) else CLASSIC


def definitions(game: Any) -> dict[str, Definition]:
    """What is printed on the cards of a match, by key."""
    return {definition.key: definition for definition in game.definition}
