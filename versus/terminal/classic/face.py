"""The classic game's face: its words, its table, its chain, its stops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from versus.games.classic import text as phrases
from versus.games.classic.printed.definition import Card
from versus.games.classic.seen.sight import sees
from versus.games.classic.seen.view import View
from versus.games.classic.table.contest import Contest
from versus.games.classic.text.log import result
from versus.games.classic.words import DECK, GO_ON, HAND, P_PRIORITY, PASS
from versus.kernel.ask import Ask, Option
from versus.kernel.definition import Definition
from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.types import NOTHING, CardId, Seat
from versus.players.classic.stops import ORDERS, STOPS, USUAL, Order, Stops, answer
from versus.terminal.classic import board, picture, reading, waiting
from versus.terminal.face import Face, Piles
from versus.terminal.picture import Picture, Scene
from versus.terminal.reading import Page
from versus.terminal.seen import CardSeen, Seen


class ClassicFace(Face):
    """The classic game as people see it."""

    legend = (
        "▶ ★         who may act or must choose; who has the initiative",
        "4/5         ATK and DEF",
        "↑ →         flight, range",
        "┆hid        the hidden area is on its right",
        "·           an empty column between others: it parts neighbours",
        "Chain ▸     effects that wait, the next to resolve on top",
        "[3]         the key that places a character there",
        "+Torch      equipment",
        "exh stun prot reinf   exhausted, stunned, protected, reinforced",
        "›           a card that some answer is about",
        "(Abe)       your own face-down resource; ▮ another's",
    )
    stops = STOPS
    usual_stops = USUAL

    # The position

    def view(self, game: Game, seat: Seat | None) -> View:
        return contest(game).view(seat)

    def sees(self, game: Game, seat: Seat, card: CardId) -> bool:
        return sees(contest(game), seat, card)

    def held(self, game: Game, card: CardId) -> bool:
        return contest(game).zone(card) in (DECK, HAND)

    # In words

    def prompt(self, game: Game, ask: Ask, names: Sequence[str]) -> str:
        return phrases.prompt(contest(game), ask, names)

    def option(self, game: Game, ask: Ask, option: Option, names: Sequence[str]) -> str:
        return phrases.option(contest(game), ask, option, names)

    def log_line(self, game: Game, event: Event, seat: Seat | None, names: Sequence[str]) -> str | None:
        return phrases.log_line(contest(game), event, seat, names)

    def result(self, game: Game, names: Sequence[str]) -> str:
        return result(contest(game), names)

    # Who must be asked

    def without_choice(self, ask: Ask) -> bool:
        """A window is a matter of stops, however little there is to do in it."""
        return len(ask.options) == 1 and ask.prompt != P_PRIORITY

    def granted(self, game: Game, seat: Seat, stops: Stops, order: Order | None, watched: bool) -> int:
        return answer(contest(game).view(seat), stops, order, watched)

    def order(self, name: str, view: Seen) -> Order:
        return ORDERS[name](seen(view))

    def passing(self, ask: Ask) -> int:
        verbs = [option.verb for option in ask.options]
        return next((verbs.index(verb) for verb in (PASS, GO_ON) if verb in verbs), NOTHING)

    def tells_nothing(self, game: Game, ask: Ask, option: Option) -> bool:
        """A pass while nothing waits and nobody attacks: there was nothing to respond to."""
        position = contest(game)
        quiet = not position.chain and position.attack is None and position.proposal is None
        return quiet and option.verb == PASS

    # Drawn

    def paint(self, scene: Scene, width: int, height: int) -> Picture:
        return picture.paint(scene, seen(scene.view), width, height)

    def strip(self, view: Seen, names: Sequence[str], width: int) -> Text:
        return picture.strip(seen(view), names, width)

    def waiting(self, game: Game, names: Sequence[str]) -> Text | None:
        return waiting.waiting(contest(game), names)

    def waiting_page(self, game: Game, names: Sequence[str]) -> Page | None:
        return waiting.page(contest(game), names)

    def board(self, game: Game, view: Seen, names: Sequence[str]) -> RenderableType:
        return board.board(contest(game), seen(view), names)

    # To be read

    def page(self, game: Game, view: Seen, card: CardSeen) -> Page:
        return reading.page(contest(game), seen(view), card)

    def brief(self, card: Definition) -> str:
        assert isinstance(card, Card)
        return reading.brief(card)

    def piles(self, view: Seen, names: Sequence[str]) -> Piles:
        return reading.piles(seen(view), names)

    def in_sight(self, view: Seen) -> list[CardSeen]:
        found: list[CardSeen] = []
        for side in seen(view).sides:
            for cards in (
                side.front,
                side.support,
                side.hidden_front,
                side.hidden_support,
                side.hand_cards,
                side.resources,
                side.equipment,
                side.ko,
            ):
                found += cards
        return found

    def refusals(self, game: Game, seat: Seat, card: CardId) -> Page:
        return reading.refusals(contest(game), seat, card)


def contest(game: Game) -> Contest:
    assert isinstance(game, Contest)
    return game


def seen(view: Seen) -> View:
    assert isinstance(view, View)
    return view


CLASSIC: Final = ClassicFace()
