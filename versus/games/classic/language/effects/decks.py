"""Instructions about your deck: searching and shuffling it; only what a card says is done (OP-30)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from versus.games.classic.table import moving
from versus.games.classic.words import DECK, HAND, P_SEARCH, SHUFFLED
from versus.kernel.ask import PICK, Ask, Option
from versus.kernel.events import Event
from versus.kernel.nodes import Effect, Filter
from versus.kernel.verbs import CHOOSE, DONE

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class Search(Effect):
    """Look through your deck for a card that fits, show it and put it into your hand.

    Whoever searches may fail to find: nobody else can know what is there.
    """

    filter: Filter

    def step(self, game: Contest, frame: Frame) -> None:
        deck = game.pile(frame.seat, DECK)
        options = [Option(CHOOSE, card) for card in deck if self.filter.matches(game, frame, card)]
        game.ask = Ask(frame.seat, PICK, P_SEARCH, [*options, Option(DONE)], frame.source)

    def answered(self, game: Contest, frame: Frame, option: Option) -> None:
        game.stack.pop()
        if option.verb == CHOOSE:
            moving.reveal(game, option.card, frame.seat)
            game.put(option.card, frame.seat, HAND)


@dataclass(frozen=True)
class Shuffle(Effect):
    """Shuffle your deck."""

    def step(self, game: Contest, frame: Frame) -> None:
        game.stack.pop()
        game.shuffle(frame.seat, DECK)
        game.happens(Event(SHUFFLED, seat=frame.seat))
