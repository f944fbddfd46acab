"""A table for any game: finding cards, giving answers, moving on, looking back.

A game is laid and played here by its plug alone; a table of its own adds verbs and answers of course.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, NoReturn, TypeVar

from versus.kernel.ask import Ask, Option
from versus.kernel.english import listed
from versus.kernel.events import Event
from versus.kernel.plug import plug_of
from versus.kernel.save import SavedGame, save
from versus.kernel.types import CardId, Seat, Zone
from versus.kernel.verbs import TAKE_BACK
from versus.kernel.views import View
from versus.testing import five_ways
from versus.testing.addressing import Named, Names, address, place_of, places
from versus.testing.named_answers import NamedAnswers
from versus.testing.piece import SharedPiece
from versus.testing.player import SharedPlayer

P = TypeVar("P", bound="SharedPlayer")


class Refused(AssertionError):
    """Something a player may not do; `rule` is the ledger id behind it, if the game names one."""

    def __init__(self, words: str, rule: str | None) -> None:
        super().__init__(f"{words} ({rule})" if rule else words)
        self.rule = rule


class SharedTable(Generic[P]):
    """A game and its players, and everything that has happened since the table was laid."""

    seated: ClassVar[type[SharedPlayer]] = SharedPlayer
    """Who sits here: a game's own players have its verbs."""

    def __init__(self, game: Any, said: dict[str, list[CardId]] | None = None) -> None:
        self.game = game
        self.said = said if said is not None else {}
        names = plug_of(game).names
        self.event_names = names.events
        self.places = places(enumerate(names.zones) if names.zones else names.rows.items())
        """Zones by the words that a player may say for them."""
        self.players: list[P] = [self.seated(self, seat) for seat in range(game.seats)]  # type: ignore[misc]
        self.log: list[Event] = list(game.events)
        self.trying = False
        self.closed = False
        OPEN_TABLES.append(self)

    def names_of(self, card: CardId) -> tuple[str, ...]:
        """Every name a card bears."""
        return (self.game.definition[card].name,)

    def idle(self, ask: Ask) -> Option | None:
        """The answer with which nothing is done, where one is a matter of course."""
        place = plug_of(self.game).going_on(ask)
        return ask.options[place] if place >= 0 else None

    def aims(self, game: Any) -> Sequence[CardId]:
        """The targets chosen so far for what is being announced."""
        return ()

    @property
    def p1(self) -> P:
        return self.players[0]

    @property
    def p2(self) -> P:
        return self.players[1]

    @property
    def p3(self) -> P:
        return self.players[2]

    @property
    def p4(self) -> P:
        return self.players[3]

    # Where the game stands

    @property
    def over(self) -> bool:
        return bool(self.game.over)

    @property
    def winners(self) -> list[int]:
        """The numbers of the players who have won, from 1."""
        return [seat + 1 for seat in self.game.winners]

    @property
    def turn(self) -> int:
        return self.seen.turn

    @property
    def seen(self) -> View:
        """What everybody sees."""
        view: View = self.game.view(None)
        return view

    @property
    def phase(self) -> str:
        return self.seen.phase

    @property
    def at(self) -> str:
        """The step, or the phase outside of one."""
        seen = self.seen
        return seen.step or seen.phase

    @property
    def asked(self) -> P:
        """Who must answer now."""
        ask: Ask | None = self.game.ask
        assert ask is not None, "the game is over"
        return self.players[ask.seat]

    def happened(self, event: str, name: str | None = None) -> int:
        """How often something has happened, to a card if one is named: `happened("stunned", "Blob")`."""
        return len(self.moments(event, name))

    def moments(self, event: str, name: str | None = None) -> list[int]:
        """When something has happened, as places in the log; earlier is smaller."""
        kind = place_of(event, self.event_names, "event")
        return [
            place
            for place, entry in enumerate(self.log)
            if entry.kind == kind
            and (name is None or (entry.definition is not None and entry.definition.name.startswith(name)))
        ]

    # Saying what stands

    def situation(self) -> str:
        """Who is asked what, and what could be answered, as a player would read it."""
        ask = self.game.ask
        if ask is None:
            return "the game is over"
        words = plug_of(self.game).words
        could = listed([f'"{text}"' for text in dict.fromkeys(map(self.words_for, ask.options))], "or")
        return f'p{ask.seat + 1} is asked "{words.prompt(self.game, ask, ())}" and could answer {could}'

    def words_for(self, option: Option) -> str:
        """An answer to the question asked, as a player would read it."""
        assert self.game.ask is not None
        return plug_of(self.game).words.option(self.game, self.game.ask, option, ())

    def refuse(self, words: str, rule: str | None = None) -> NoReturn:
        raise Refused(words, rule)

    # Moving on

    def give(self, option: Option) -> None:
        """Give an answer, five ways."""
        ask = self.game.ask
        assert ask is not None
        index = ask.options.index(option)
        self.log += self.game.answer(index) if self.trying else five_ways.answer(self.game, index)

    def befalls(self, change: Callable[[Any], None]) -> None:
        """Let something befall the table that no card on it does; its record starts anew from here."""
        game = self.game
        game.events = []
        change(game)
        game.ask = None
        game.run()
        self.log += game.events
        game.origin = SavedGame(save(game), five_ways.catalogue(game))
        game.answers = []

    def next_turn(self, on: Names = ()) -> None:
        """Everybody does as little as possible until the next turn; `on` answers what is asked meanwhile."""
        turn = self.turn
        self.moves_on_until(lambda: self.turn != turn, "the turn cannot end yet", on)

    def moves_on_until(self, reached: Callable[[], bool], why: str, on: Names) -> None:
        """Everybody does as little as possible; a question that somebody must decide is answered by name."""
        names = NamedAnswers(self, on)
        while not reached() and not self.over:
            self.moves_on(names, why)
        names.are_said()

    def moves_on(self, names: NamedAnswers | None = None, why: str = "the game cannot go on yet") -> None:
        """Whoever is asked does as little as possible, or what is named."""
        ask = self.game.ask
        assert ask is not None, "the game is over"
        named = names.next_for(self.asked) if names is not None and not self.is_free(ask) else None
        option = named or self.idle(ask)
        if option is None:
            self.refuse(f"{why}: {self.situation()}. {self.advice(ask)}")
        self.give(option)

    def is_free(self, ask: Ask) -> bool:
        """Whether a question is a free choice of the next action."""
        return plug_of(self.game).is_free(ask)

    def advice(self, ask: Ask) -> str:
        """How to answer a question on the way."""
        option = next(option for option in ask.options if option.verb != TAKE_BACK)
        name = self.game.definition[option.card].name if option.card >= 0 else self.words_for(option)
        return f'Answer it first, or name the answer: on="{name}"'

    def imagined(self) -> SharedTable[P]:
        """A copy of this table to try things on; whatever is done there, nothing happens here."""
        again = type(self)(self.game.fork(), self.said)
        again.trying = again.closed = True
        return again

    def finish(self) -> None:
        """The end of a test: replay it all, and no question may be left but a free choice of action."""
        if self.closed:
            return
        self.closed = True
        ask = self.game.ask
        if ask is not None and not self.is_free(ask):
            raise AssertionError(f"the test ends inside an effect: {self.situation()}")
        five_ways.replays(self.game)

    # Finding cards

    def matching(self, name: Named, cards: Sequence[CardId]) -> list[CardId]:
        """Those of some cards that a name means (see `addressing`)."""
        if isinstance(name, SharedPiece):
            return [card for card in cards if card == name.id]
        found = self.called(name, cards)
        if found:
            return found
        wanted = address(name, self.places)
        near = self.lying_in(wanted.zone, cards)
        found = self.called(wanted.name, near)
        if wanted.number is None:
            return found
        return [card for card in found if self.number(card, wanted.name, wanted.zone) == wanted.number]

    def called(self, name: str, cards: Sequence[CardId]) -> list[CardId]:
        """Those of some cards that were laid with these words, are called so, or have names that begin so."""
        known = [card for card in cards if card >= 0]
        laid = [card for card in known if card in self.said.get(name, ())]
        titled = [card for card in known if name in self.names_of(card)]
        if titled and not any(card in laid for card in titled):
            # A card laid with this name has become another one.
            return titled
        definition = self.game.definition
        return laid or titled or [card for card in known if definition[card].name.startswith(name)]

    def lying_in(self, zone: Zone | None, cards: Sequence[CardId]) -> list[CardId]:
        return [card for card in cards if card >= 0 and zone in (None, self.game.zone(card))]

    def number(self, card: CardId, name: str, zone: Zone | None) -> int:
        """Which one a card is of those of a name that its owner has, there if a zone is named."""
        owner = self.game.owner
        own = [other for other in range(len(owner)) if owner[other] == owner[card]]
        return self.called(name, self.lying_in(zone, own)).index(card) + 1

    def anywhere(self, name: Named, seat: Seat, enemies_first: bool = False) -> CardId:
        """A card by name: of one player first, then of the others."""
        if isinstance(name, SharedPiece):
            return name.id
        others = [s for s in range(self.game.seats) if s != seat]
        for owner in [*others, seat] if enemies_first else [seat, *others]:
            try:
                return self.players[owner].find(name)
            except AssertionError:
                continue
        raise AssertionError(f'there is no card called "{name}" on this table')


OPEN_TABLES: list[SharedTable[Any]] = []
"""Tables laid by the running test; the pytest plugin finishes them."""
