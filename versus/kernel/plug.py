"""One plug per game: all that other rooms know of a game, declared here, given by `games/<game>/plug.py`.

Server, terminal, laboratory, players and test tables find a game through its plug and in no other way. Most
of it is functions of the game's own rooms, named and not wrapped; what is drawn stays with whoever draws.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, TypeAlias

from versus.kernel.ask import Ask, Option
from versus.kernel.authoring import Authoring
from versus.kernel.deck import Deck, Fault
from versus.kernel.definition import Definition
from versus.kernel.english import listed, number_word
from versus.kernel.errors import BadSave, BadSetup
from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.match_options import OptionList
from versus.kernel.position import EventList, Position
from versus.kernel.refusal import Attempt, Wish
from versus.kernel.sheet import CardSheet
from versus.kernel.soundness import Invariant
from versus.kernel.stops import NO_STOPS, StopList
from versus.kernel.types import NOTHING, CardId, EventKind, Seat, Verb, Zone
from versus.kernel.verbs import DONE, NO
from versus.kernel.views import Names

AnyGame: TypeAlias = Any
"""A position of the plug's own kind: its functions say which."""


def nothing_to_note(game: AnyGame) -> None:
    """For a game that derives nothing from a position."""


@dataclass(frozen=True, kw_only=True)
class Saving:
    """How positions of a game are written down and read again."""

    position: type[Position]
    fields: tuple[str, ...]
    own_rows: tuple[str, ...]
    """Fields of the game's own that are no plain data."""
    own_row: Callable[[AnyGame, str, EventList], Any]
    """One of these as a row; events are named by their place in the table."""
    blank: Callable[[Any], Game]
    """An empty game for as many players; a BadSave where no such game exists."""
    restore: Callable[[AnyGame, Any, Any, list[Event]], None]
    """The game's own objects, and what it derives from all its cards."""
    looked_over: Callable[[AnyGame], None] = nothing_to_note
    """What it derives from the position, once that is known to be sound."""
    tokens: Mapping[str, Definition] = field(default_factory=dict)
    """Cards that games make themselves: they may be missing from a catalogue."""
    invariants: tuple[Invariant, ...] = ()
    """What is true of every position besides what the machine knows; anything else is no save."""
    kinds: Mapping[str, int] = field(default_factory=dict)
    """How many there are of each kind of number that words are written with, such as `EventKind`."""
    printed: tuple[type, ...] = ()
    """What a card's content is made of besides nodes and plain data."""


@dataclass(frozen=True, kw_only=True)
class Counting:
    """Which events say what to whoever counts: cards drawn, played and laid down, mulligans, the start."""

    drew: EventKind
    mulligan: EventKind
    started: EventKind
    played: Callable[[Event], bool]
    laid: Callable[[Event], bool]
    turns: Callable[[AnyGame], int]
    rounds: Callable[[AnyGame], int]
    """How often the player with the most turns has had one."""
    end: Callable[[AnyGame], str]
    """In which way the game has ended."""
    deck: Zone


@dataclass(frozen=True, kw_only=True)
class Wording:
    """What a game says to people."""

    prompt: Callable[[AnyGame, Ask, Sequence[str]], str]
    option: Callable[[AnyGame, Ask, Option, Sequence[str]], str]
    log_line: Callable[[AnyGame, Event, Seat | None, Sequence[str]], str | None]
    result: Callable[[AnyGame, Sequence[str]], str]
    under_way: Callable[[AnyGame, Sequence[str]], list[str]]
    """Who fights whom and what waits to resolve, the next first, a line each."""
    sheet: Callable[[Any], CardSheet]
    """What is printed on a card."""
    asking_rules: Mapping[int, str]
    """The rule behind each prompt that the rules ask with."""
    keywords: Callable[[], Mapping[str, str]]
    """Every keyword in a short sentence, those of card sets included."""


def no_leader(card: Definition) -> int:
    return 0


def any_card(card: Definition) -> bool:
    return True


def stays_away(card: Definition, leader: Definition) -> bool:
    return False


def as_it_is(deck: Deck, rules: Any, cards: Iterable[Any]) -> Deck:
    return deck


def nothing_more(rules: Any) -> Sequence[Definition]:
    return ()


def nobody_together(rules: Any) -> tuple[tuple[Seat, ...], ...]:
    return ()


def nothing_is_going_on(game: AnyGame) -> bool:
    return False


def nothing_waits(game: AnyGame) -> Sequence[CardId]:
    return ()


def never(game: AnyGame, ask: Ask, option: Option) -> bool:
    return False


@dataclass(frozen=True, kw_only=True)
class Plug:
    """A game of the house, or of anybody who registers one."""

    name: str
    """In records, messages and on the command line."""
    title: str
    short: str = ""
    """Its title where space is scarce."""
    about: str = ""
    """What it is like, in a line."""
    room: str
    """Under which name its cards, decks, players and drawings lie in the other rooms."""
    package: str
    """Where its words are: two games may each have a word of one name."""
    kind: type[Game]
    card: type[Definition]
    seats: tuple[int, ...]
    """How many may play, and the rule that says so."""
    seats_rule: str = ""
    options: OptionList
    counting: Counting
    saving: Saving
    words: Wording
    names: Names
    stops: StopList = NO_STOPS
    sides: Callable[[Any], tuple[tuple[Seat, ...], ...]] = nobody_together
    """The seats that play together under some options; empty where everybody plays alone."""

    # Decks
    faults: Callable[[Deck], list[Fault]]
    leads: Callable[[Any], int] = no_leader
    """The level at which a card leads a deck; 0 for every other card."""
    in_deck: Callable[[Any], bool] = any_card
    """Whether a card may be among those of a deck."""
    comes_with: Callable[[Any, Any], bool] = stays_away
    """Whether a deck led by somebody, the second one, always has a card beside it."""
    outfit: Callable[[Deck, Any, Iterable[Any]], Deck] = as_it_is
    """A deck with what some options let its player bring along, of all the cards there are."""
    brings: Callable[[Any], Sequence[Definition]] = nothing_more
    """Cards in no deck that a game may be played with under some options."""
    begin: Callable[[list[Deck], int, Any], Game]
    """A new game from legal decks, before it has been told where it came from."""
    hand: int = 0
    """Cards that a player draws before the game begins; 0 where that differs."""
    lay: Callable[[Mapping[str, Any], Mapping[str, Any]], Game] | None = None
    """A game in a position laid out by hand, from plain data and cards by name, where it can be."""
    is_busy: Callable[[AnyGame], bool] = nothing_is_going_on
    """Whether something is under way whose end people want to see."""

    # Who sees what
    sees: Callable[[AnyGame, Seat | None, CardId], bool]
    laid_open: tuple[Zone, ...]
    """Zones whose cards a question shows to whoever is asked to choose one."""
    shows: frozenset[EventKind] = frozenset()
    """Events that are themselves the showing of a card."""
    waiting: Callable[[AnyGame], Sequence[CardId]] = nothing_waits
    """Cards whose effects wait to resolve: they were shown, wherever they lie."""
    attempts: Callable[[AnyGame, Seat], Iterable[Attempt]]
    """What a player might think of doing with the own cards."""
    wishes: Callable[[AnyGame, Seat, CardId], list[Wish]]
    """What a person might try with one card, in words."""

    # Who must be asked
    is_free: Callable[[Ask], bool]
    """Whether a question is a free choice of the next action: nothing is half done."""
    without_choice: Callable[[Ask], bool]
    """Whether a person need not be asked: one option, and no reason to stop."""
    goes_on: tuple[Verb, ...] = (DONE, NO)
    """The verbs of answers that do nothing more: clients give them one place or key at every question."""
    seldom_left: tuple[Verb, ...] = ()
    """The verbs of what a person seldom means to leave undone, such as attacks: clients may ask once more."""
    tells_nothing: Callable[[AnyGame, Ask, Option], bool] = never
    """Whether an answer of somebody else's leaves one's own choices as free as they were."""

    # Cards of other people
    authoring: Authoring | None = None
    """What they are written in and checked by; without it there are none."""

    def start(
        self,
        decks: Sequence[Deck],
        seed: int,
        rules: Any = None,
        pinned: Mapping[str, Definition] | None = None,
    ) -> Game:
        """A new game, at its first question; refuses decks and options that no game can start from.

        `pinned` are cards that it makes as they once were.
        """
        from versus.kernel.origin import NewGame

        options = rules if rules is not None else self.options.read({})
        if len(decks) not in self.seats:
            raise BadSetup(self.wrong_seats(len(decks)))
        for seat, deck in enumerate(decks):
            found = faults_of(self.faults, deck)
            if found:
                said = "; ".join(str(fault) for fault in found)
                raise BadSetup(f"The deck of seat {seat + 1} is not legal. {said}")
        game = self.begin(list(decks), seed, options)
        game.origin = NewGame(self, list(decks), seed, options, pinned)
        game.pinned = pinned or {}
        game.run()
        return game

    def agreed(self, game: AnyGame) -> list[str]:
        """What the table of a game agreed on that is not as usual, in words; every game keeps its `rules`."""
        return self.options.agreed(game.rules)

    def going_on(self, ask: Ask) -> int:
        """The answer that does nothing more, or NOTHING where the question has none."""
        verbs = [option.verb for option in ask.options]
        return next((place for place, verb in enumerate(verbs) if verb in self.goes_on), NOTHING)

    def left_undone(self, ask: Ask) -> list[int]:
        """The answers that going on would leave undone, and that are seldom meant to be."""
        if self.going_on(ask) == NOTHING:
            return []
        return [place for place, option in enumerate(ask.options) if option.verb in self.seldom_left]

    def wrong_seats(self, given: int) -> str:
        allowed = listed([number_word(number) for number in self.seats], "or")
        rule = f" ({self.seats_rule})" if self.seats_rule else ""
        return f"{self.title} is for {allowed} players{rule}; {given} {'is' if given == 1 else 'are'} there."

    def definition(self, key: str, catalogue: Any) -> Definition:
        """A card of this game by its key; a KeyError where there is none."""
        try:
            found: Definition = catalogue[key]
        except KeyError:
            found = self.saving.tokens[key]
        if not isinstance(found, self.card):
            raise BadSave(f'"{key}" is a card of another game. Use the catalogue of {self.title}.')
        return found


@lru_cache(maxsize=256)
def faults_of(faults: Callable[[Deck], list[Fault]], deck: Deck) -> tuple[Fault, ...]:
    """Remembered, since a deck is played more than once."""
    return tuple(faults(deck))


PLUGS: Final[dict[str, Plug]] = {}
"""Every game that has been registered, by name."""


def register(plug: Plug) -> None:
    PLUGS[plug.name] = plug


def plug_for(decks: Iterable[Deck]) -> Plug:
    """The one game that all of these decks are for."""
    found = [plug_of_card(card) for deck in decks for card in deck.everything()[:1]]
    if not found or any(plug is not found[0] for plug in found):
        raise BadSetup("These decks are of different games. Name decks of one game.")
    return found[0]


def plug_of_card(card: Definition) -> Plug:
    for plug in PLUGS.values():
        if isinstance(card, plug.card):
            return plug
    raise AssertionError(f"{type(card).__name__} is a card of no registered game")


def plug_of(game: Game) -> Plug:
    """The plug of the game that is played here."""
    for plug in PLUGS.values():
        if isinstance(game, plug.kind):
            return plug
    raise AssertionError(f"{type(game).__name__} has registered no plug")
