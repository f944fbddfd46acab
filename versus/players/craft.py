"""What a player must know of a game to play it. The players themselves know no game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from versus.kernel.ask import Ask, Option
from versus.kernel.definition import Definition
from versus.kernel.errors import VersusError
from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.plug import Plug, plug_of
from versus.kernel.types import CardId, Seat

AnyGame: TypeAlias = Game
OptionKey: TypeAlias = tuple[int, int | str, int | str, int, str, int, int, int, int, int]
"""An answer as its seat means it: a card in play by its number, any other by what is printed on it."""


def by_key(card: Definition) -> str:
    """An order that tells nothing of where cards lie."""
    return card.key


def rest_of(cards: Sequence[Definition], seen: Counter[str]) -> list[Definition]:
    """What is left of a list once the seen cards are out of it, in the order of keys."""
    left = Counter(seen)
    unseen: list[Definition] = []
    for card in sorted(cards, key=by_key):
        if left[card.key]:
            left[card.key] -= 1
        else:
            unseen.append(card)
    return unseen


@mypyc_attr(allow_interpreted_subclasses=True)
class Craft:
    """One game's sight, belief, evaluation and habits. Each game that is to be played has its own."""

    # What a seat does not know

    def hidden(self, game: AnyGame, seat: Seat) -> list[list[CardId]]:
        """The cards that a seat cannot see, by owner."""
        raise AssertionError

    def guesses(self, game: AnyGame, seat: Seat, hidden: list[list[CardId]]) -> list[list[list[Definition]]]:
        """What each owner's hidden cards may be, as lists in an order that tells nothing.

        Any of an owner's lists may be the right one; each is at least as long as there are cards to fill.
        One's own deck list is known: what is left of it is certain, but for its order.
        """
        out_of_sight = {card for cards in hidden for card in cards}
        found: list[list[list[Definition]]] = []
        for owner, cards in enumerate(hidden):
            if not cards:
                found.append([])
            elif owner == seat:
                found.append([sorted([game.definition[card] for card in cards], key=by_key)])
            else:
                open_cards = [
                    game.definition[card]
                    for card in range(len(game.definition))
                    if game.owner[card] == owner and card not in out_of_sight
                ]
                found.append(self.lists_for(game, owner, open_cards, len(cards)))
        return found

    def lists_for(
        self, game: AnyGame, owner: Seat, open_cards: list[Definition], count: int
    ) -> list[list[Definition]]:
        """Lists that a stranger's unseen cards may be out of, each at least `count` long."""
        raise AssertionError

    def learn_anew(self, game: AnyGame, possible: list[Definition]) -> None:
        """Make what the game has noted of the cards in the match follow from these and nothing else."""
        raise AssertionError

    def noted(self, game: AnyGame, hidden: list[list[CardId]]) -> list[CardId]:
        """Those of the hidden cards of which the game notes something by what each of them is."""
        return []

    def learn_dealt(self, game: AnyGame, cards: list[CardId]) -> None:
        """Note it of these cards, which have just been dealt."""

    # What is good

    def values(self, game: AnyGame) -> list[float]:
        """For each seat how likely it is to win from here, between 0 and 1."""
        raise AssertionError

    # What a player would do without thinking

    def weights(self, game: AnyGame, ask: Ask) -> list[float]:
        """How likely a sensible player is to take each option, in any scale.

        0 rules an option out, such as a place that comes to the same as another; one at least is above 0.
        """
        raise AssertionError

    def inclination(self, game: AnyGame, ask: Ask) -> list[float]:
        """The same, but nobody takes back what they have begun."""
        found = self.weights(game, ask)
        if ask.choices < len(found):
            found[ask.choices] = 0.0
        return found

    def in_play(self, game: AnyGame, card: CardId) -> bool:
        """Whether a card lies where it is the same one in every sample."""
        raise AssertionError

    def key(self, game: AnyGame, option: Option) -> OptionKey:
        """What makes an option the same one in another sample."""
        card: int | str = option.card
        other: int | str = option.other
        if option.card >= 0 and not self.in_play(game, option.card):
            card = game.definition[option.card].key
        if option.other >= 0 and not self.in_play(game, option.other):
            other = game.definition[option.other].key
        return (
            option.verb,
            card,
            other,
            option.number,
            option.word,
            option.seat,
            option.row,
            option.column,
            option.taken_from,
            option.link,
        )

    def is_at_a_loss(self, game: AnyGame, ask: Ask) -> bool:
        """Whether habit has no word on a question: its answers are better tried than guessed."""
        return False

    def effort(self, game: AnyGame, ask: Ask) -> float:
        """Which share of the usual time a question is worth."""
        return 1.0

    # Where a position can be judged

    def at_rest(self, game: AnyGame) -> bool:
        """Whether the question is a free choice with nothing left half done."""
        raise AssertionError

    def moves_on(self, game: AnyGame, option: Option) -> bool:
        """Whether an option at rest does nothing but let the turn go on."""
        raise AssertionError

    def moment(self, game: AnyGame) -> int:
        """How many turns have begun: a clock for looking ahead."""
        raise AssertionError

    # What can be said of it

    def feat_kinds(self) -> int:
        """A bit per kind of event that may be a feat."""
        raise AssertionError

    def feat(self, game: AnyGame, event: Event, seat: Seat) -> str:
        """A feat of a seat in a few words, if the event is one: "stuns" and a name."""
        raise AssertionError

    def open_cards(self, game: AnyGame) -> set[CardId]:
        """The cards in play that everybody sees."""
        raise AssertionError


class UnknownGame(VersusError):
    """A game without a craft: only chance can play it."""

    def __init__(self, title: str) -> None:
        super().__init__(f"The computer has not learned to play {title} yet. Take the random player for it.")


CRAFTS: Final[dict[str, Craft]] = {}
"""By game, as they are first asked for; a game's own lies in the room of players under its name."""


def craft_of(game: AnyGame) -> Craft:
    """The craft of a game's kind."""
    plug = plug_of(game)
    known = CRAFTS.get(plug.name)
    if known is None:
        if not has_craft(plug):
            raise UnknownGame(plug.title)
        known = CRAFTS[plug.name] = import_module(f"{room_of(plug)}.craft").CRAFT
    return known


def has_craft(plug: Plug) -> bool:
    """Whether somebody has written down how to judge this game."""
    return find_spec(room_of(plug)) is not None


def room_of(plug: Plug) -> str:
    return f"versus.players.{plug.room}"
