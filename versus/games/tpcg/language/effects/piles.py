"""Instructions about piles: into a deck, in any order or shuffled in, out of one, what is left over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from versus.games.tpcg.flow import powers
from versus.games.tpcg.flow.clauses import OK
from versus.games.tpcg.table import hands, sides
from versus.games.tpcg.words import PLAYING
from versus.kernel.ask import ORDER, Ask, Option
from versus.kernel.choosing import OnCards, Who
from versus.kernel.nodes import Procedure
from versus.kernel.types import CardId, Seat
from versus.kernel.verbs import CHOOSE, CHOOSE_PROMPT

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class PutIntoDeck(OnCards):
    """On the top or the bottom of the owner's deck; in the order in which they are, or in any order."""

    bottom: bool = True
    any_order: bool = False

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        if self.any_order:
            laying = game.push(LayInOrder(self.bottom), frame.seat, frame.source, frame.stamp)
            laying.cards = list(cards)
        else:
            for card in cards:
                lay(game, card, self.bottom)


def lay(game: Battle, card: CardId, bottom: bool) -> None:
    if game.in_play(card):
        sides.put_into_deck(game, card, bottom)
    else:
        hands.to_deck(game, card, bottom)


@dataclass(frozen=True)
class LayInOrder(Procedure):
    """Ask which of the frame's cards is laid next, until one is left."""

    bottom: bool

    def step(self, game: Battle, frame: Frame) -> None:
        if len(frame.cards) > 1:
            options = [Option(CHOOSE, card) for card in frame.cards]
            game.ask = Ask(frame.seat, ORDER, CHOOSE_PROMPT, options, frame.source)
            return
        game.stack.pop()
        for card in frame.cards:
            lay(game, card, self.bottom)

    def answered(self, game: Battle, frame: Frame, option: Option) -> None:
        frame.cards.remove(option.card)
        lay(game, option.card, self.bottom)


@dataclass(frozen=True)
class ShuffleIntoDeck(OnCards):
    """Put cards into their owners' decks, and shuffle those."""

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        owners = [game.owner[card] for card in cards]
        for card in cards:
            lay(game, card, False)
        for seat in dict.fromkeys(owners):
            hands.shuffle(game, seat)


@dataclass(frozen=True)
class ShuffleDecks(Procedure):
    """The decks of the frame's players are shuffled once what was looked for in them has left (2P-GEN-25)."""

    def step(self, game: Battle, frame: Frame) -> None:
        game.stack.pop()
        for seat in frame.numbers:
            hands.shuffle(game, seat)


def shuffle_afterwards(game: Battle, seats: list[Seat]) -> None:
    if seats:
        game.push(SHUFFLE_DECKS).numbers = seats


@dataclass(frozen=True)
class TheRest(Who):
    """Those of the cards found before from which some were then chosen that were not."""

    def found(self, game: Any, frame: Frame) -> list[CardId]:
        taken = game.bound(frame, -1)
        return [card for card in game.bound(frame, -2) if card not in taken]

    def public(self) -> bool:
        return False

    def settles(self) -> bool:
        return True


@dataclass(frozen=True)
class PlayTwists(OnCards):
    """Play plot twists from wherever they are; not their timing is asked, but their team (2P-PLT-09)."""

    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        # What is being played already, such as the plot twist that says this, would never end.
        return game.zone(card) != PLAYING and powers.play_fault(game, frame.seat, card) == OK

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        for card in reversed(cards):
            if self.works_on(game, frame, card):
                powers.play_twist(game, frame.seat, card)


SHUFFLE_DECKS: Final = ShuffleDecks()
