"""The 2PCG's face: its words, its table, its pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from versus.games.tpcg import text as phrases
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.seen.sight import sees
from versus.games.tpcg.seen.view import View
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.text.log import result
from versus.games.tpcg.words import DECK, HAND, P_MAIN
from versus.kernel.ask import Ask, Option
from versus.kernel.definition import Definition
from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.types import CardId, Seat
from versus.terminal.face import Face, Piles
from versus.terminal.picture import Picture, Scene
from versus.terminal.reading import Page
from versus.terminal.seen import CardSeen, Seen
from versus.terminal.tpcg import board, picture, reading, refusals


class TpcgFace(Face):
    """The 2PCG as people see it."""

    legend = (
        "4/5         ATK and DEF",
        "●○○         a wound and the Health left",
        "↑ →         Flight, Ranged",
        "L1 2xp      level and XP of a main character",
        "+2  -1      +1/+1 and -1/-1 counters",
        "+Torch      equipment",
        "exh stun hid frz   exhausted, stunned, hidden, frozen",
        "›           a card that some answer is about",
        "(Academy)   your own face-down resource; ▮ another's",
    )

    # The position

    def view(self, game: Game, seat: Seat | None) -> View:
        return battle(game).view(seat)

    def sees(self, game: Game, seat: Seat, card: CardId) -> bool:
        return sees(battle(game), seat, card)

    def held(self, game: Game, card: CardId) -> bool:
        return battle(game).zone(card) in (DECK, HAND)

    # In words

    def prompt(self, game: Game, ask: Ask, names: Sequence[str]) -> str:
        return phrases.prompt(battle(game), ask, names)

    def option(self, game: Game, ask: Ask, option: Option, names: Sequence[str]) -> str:
        return phrases.option(battle(game), ask, option, names)

    def log_line(self, game: Game, event: Event, seat: Seat | None, names: Sequence[str]) -> str | None:
        return phrases.log_line(battle(game), event, seat, names)

    def result(self, game: Game, names: Sequence[str]) -> str:
        return result(battle(game), names)

    # Who must be asked

    def without_choice(self, ask: Ask) -> bool:
        """The end of a turn is left to its player, who may take things back."""
        return len(ask.options) == 1 and ask.prompt != P_MAIN

    # Drawn

    def paint(self, scene: Scene, width: int, height: int) -> Picture:
        return picture.paint(scene, seen(scene.view), width, height)

    def strip(self, view: Seen, names: Sequence[str], width: int) -> Text:
        return picture.strip(seen(view), names, width)

    def board(self, game: Game, view: Seen, names: Sequence[str]) -> RenderableType:
        return board.board(seen(view), names)

    # To be read

    def page(self, game: Game, view: Seen, card: CardSeen) -> Page:
        return reading.page(battle(game), seen(view), card)

    def brief(self, card: Definition) -> str:
        assert isinstance(card, Card)
        return reading.brief(card)

    def piles(self, view: Seen, names: Sequence[str]) -> Piles:
        return reading.piles(seen(view), names)

    def in_sight(self, view: Seen) -> list[CardSeen]:
        found: list[CardSeen] = []
        for side in seen(view).sides:
            for cards in (side.front, side.back, side.hand_cards, side.resources, side.equipment, side.ko):
                found += cards
        return found

    def refusals(self, game: Game, seat: Seat, card: CardId) -> Page:
        return refusals.page(battle(game), seat, card)


def battle(game: Game) -> Battle:
    assert isinstance(game, Battle)
    return game


def seen(view: Seen) -> View:
    assert isinstance(view, View)
    return view


TPCG: Final = TpcgFace()
