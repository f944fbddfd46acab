"""What the server must know of a game: its decks and faces, what a seat is told, what can be tried."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

import msgspec

from versus.kernel.ask import Ask, Option
from versus.kernel.codec import Catalogue, definition_hash, fingerprint
from versus.kernel.errors import VersusError
from versus.kernel.events import Event
from versus.kernel.formats import format_named
from versus.kernel.game import Game
from versus.kernel.naming import knows
from versus.kernel.refusal import Wish as Tried
from versus.kernel.types import NOTHING, CardId, Seat, Verb
from versus.kernel.verbs import FIRST_OWN_VERB
from versus.players.roster import LEVELS
from versus.server import bodies
from versus.server.errors import Declined
from versus.server.protocol import Choice, TableEvent, Wish

SHARED_VERBS = ("choose", "done", "yes", "no", "number", "name")


class TableGame:
    """One game's answers. Each game of the house has its own."""

    name: ClassVar[Literal["2pcg", "classic"]]
    title: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    rules: ClassVar[Any]
    """The options of a match; every one is told to the game, because the compiled ones have no defaults."""
    ledger: ClassVar[str]
    """The file of docs/rules."""
    asking_rules: ClassVar[dict[int, str]]
    """The rule behind each prompt that the rules ask with."""
    verbs: ClassVar[tuple[str, ...]]
    events: ClassVar[tuple[str, ...]]
    stops: ClassVar[tuple[str, ...]] = ()
    usual_stops: ClassVar[tuple[str, ...]] = ()

    # Cards and decks

    def catalogue(self) -> Catalogue:
        raise AssertionError

    def faces(self) -> dict[str, bodies.Face]:
        """Every card there is, by key."""
        raise AssertionError

    def shelf(self) -> list[bodies.Deck]:
        raise AssertionError

    def deck_from(self, name: str | None, listing: str | None) -> tuple[dict[str, Any], str]:
        """A legal deck as data, and its name."""
        raise AssertionError

    # What a seat sees

    def view(self, game: Any, seat: Seat | None) -> Any:
        return game.view(seat)

    def sees(self, game: Any, seat: Seat | None, card: CardId) -> bool:
        raise AssertionError

    def prompt(self, game: Any, ask: Ask, names: Sequence[str]) -> str:
        raise AssertionError

    def option(self, game: Any, ask: Ask, option: Option, names: Sequence[str]) -> str:
        raise AssertionError

    def log_line(self, game: Any, event: Event, seat: Seat | None, names: Sequence[str]) -> str | None:
        raise AssertionError

    def result(self, game: Any, names: Sequence[str]) -> str:
        raise AssertionError

    def tries(self, game: Any, seat: Seat, card: CardId) -> list[Tried]:
        """Everything one might try with a card that the seat sees."""
        raise AssertionError

    def side_of(self, option: Option) -> Seat:
        """The seat that an option names where others name a card."""
        return NOTHING

    def lays_open(self, game: Any, card: CardId) -> bool:
        """Whether an option about this card shows it to whoever is asked."""
        raise AssertionError

    def other_card(self, event: Event) -> CardId:
        """The second card of an event, where `other` is a card at all."""
        return NOTHING

    def order(self, game: Any, seat: Seat, until: str) -> Any:
        """An order to pass for a while, given now."""
        raise Declined("not-allowed", "In this game nobody is asked only to pass.")

    def taken_for_granted(self, game: Any, seat: Seat, stops: frozenset[str], order: Any) -> int:
        """The answer that a seat's stops give by themselves, by what everybody can see; else NOTHING."""
        return NOTHING

    # What is the same in every game

    def pin(self, deck: dict[str, Any]) -> str:
        """A hash of the deck's cards: another one means that a game with it can no longer go on."""
        catalogue = self.catalogue()
        keys = sorted(key for key, _ in deck["cards"])
        return fingerprint(" ".join(definition_hash(catalogue[key]) for key in keys).encode())

    def start(self, decks: list[dict[str, Any]], seed: int) -> Game:
        setup = {"seed": seed, "decks": decks, "rules": msgspec.to_builtins(self.rules)}
        try:
            return format_named(self.name).start(setup, self.catalogue())
        except VersusError as error:
            raise Declined("bad-deck", str(error)) from error

    def verb(self, verb: Verb) -> str:
        own = verb - FIRST_OWN_VERB
        return self.verbs[own] if 0 <= own < len(self.verbs) else SHARED_VERBS[verb]

    def event(self, game: Game, event: Event, seat: Seat | None) -> TableEvent:
        """An event for animations. Cards are named only where the seat may know or see them now."""
        told = event.definition is not None and knows(game, event, seat)
        other = self.other_card(event)
        return TableEvent(
            kind=self.events[event.kind],
            seat=event.seat if event.seat >= 0 else None,
            card=event.stamp if told else None,
            key=event.definition.key if told and event.definition is not None else None,
            other=game.stamp[other] if other >= 0 and self.sees(game, seat, other) else None,
            by=[game.stamp[card] for card in event.by if card >= 0 and self.sees(game, seat, card)],
            amount=event.amount,
            word=event.word,
        )

    def choice(self, game: Game, ask: Ask, option: Option, names: Sequence[str]) -> Choice:
        side = self.side_of(option)
        other = option.other if side < 0 else NOTHING
        return Choice(
            words=self.option(game, ask, option, names),
            verb=self.verb(option.verb),
            card=game.stamp[option.card] if option.card >= 0 else None,
            other=game.stamp[other] if other >= 0 else None,
            side=side if side >= 0 else None,
            amount=option.number if option.number != NOTHING else None,
            word=option.word,
        )

    def wishes(self, game: Game, seat: Seat, card: CardId) -> list[Wish]:
        """The same as it travels."""
        return [
            Wish(
                words=tried.words,
                verb=self.verb(tried.verb),
                allowed=tried.refusal is None,
                reason=tried.refusal.words if tried.refusal is not None else "",
                rule=tried.refusal.rule if tried.refusal is not None else "",
            )
            for tried in self.tries(game, seat, card)
        ]

    def offered(self, game: Game, seat: Seat) -> set[CardId]:
        """Cards that the open question lays open to the asked seat."""
        ask = game.ask
        if ask is None or ask.seat != seat:
            return set()
        cards: set[CardId] = set()
        for option in ask.options:
            for card in (option.card, option.other if self.side_of(option) < 0 else NOTHING):
                if card >= 0 and self.lays_open(game, card):
                    cards.add(card)
        return cards

    def info(self) -> bodies.Game:
        return bodies.Game(
            game=self.name,
            name=self.title,
            seats=list(self.seats),
            levels=list(LEVELS),
            decks=self.shelf(),
            verbs=[*SHARED_VERBS, *self.verbs],
            events=list(self.events),
            stops=list(self.stops),
            usual_stops=list(self.usual_stops),
        )
