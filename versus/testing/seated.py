"""What the tables and players of both games have in common: finding cards, giving answers, looking back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, NoReturn

from versus.kernel.ask import ASK_KINDS, Option
from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.plug import plug_of
from versus.kernel.types import CardId, Seat
from versus.kernel.verbs import CHOOSE, DONE, FIRST_OWN_VERB, NO, TAKE_BACK, YES
from versus.testing import five_ways


class Refused(AssertionError):
    """Something a player may not do; `rule` is the ledger id behind it, if the game names one."""

    def __init__(self, words: str, rule: str | None) -> None:
        super().__init__(f"{words} ({rule})" if rule else words)
        self.rule = rule


class SharedTable:
    """A game and its players, and everything that has happened since the table was laid."""

    event_names: ClassVar[tuple[str, ...]]

    def __init__(self, game: Game, said: dict[str, list[CardId]] | None) -> None:
        self.game = game
        self.said = said if said is not None else {}
        self.log: list[Event] = list(game.events)
        self.closed = False
        OPEN_TABLES.append(self)

    def seated(self) -> Sequence[SharedPlayer]:
        """The players, by seat."""
        raise AssertionError

    def names_of(self, card: CardId) -> tuple[str, ...]:
        """Every name a card bears."""
        raise AssertionError

    # Where the game stands

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def winners(self) -> list[int]:
        """The numbers of the players who have won, from 1."""
        return [seat + 1 for seat in self.game.winners]

    def happened(self, event: str, name: str | None = None) -> int:
        """How often something has happened, to a card if one is named: `happened("stunned", "Blob")`."""
        return len(self.moments(event, name))

    def moments(self, event: str, name: str | None = None) -> list[int]:
        """When something has happened, as places in the log; earlier is smaller."""
        kind = self.event_names.index(event)
        return [
            place
            for place, entry in enumerate(self.log)
            if entry.kind == kind
            and (name is None or (entry.definition is not None and entry.definition.name.startswith(name)))
        ]

    def situation(self) -> str:
        ask = self.game.ask
        if ask is None:
            return "the game is over"
        return f"player {ask.seat + 1} is asked ({ASK_KINDS[ask.kind]}, prompt {ask.prompt}): {ask.options}"

    # Moving on

    def give(self, option: Option) -> None:
        """Give an answer, five ways."""
        ask = self.game.ask
        assert ask is not None
        self.log += five_ways.answer(self.game, ask.options.index(option))

    def refuse(self, words: str, rule: str | None) -> NoReturn:
        raise Refused(words, rule)

    def finish(self) -> None:
        """The end of a test: replay it all, and no question may be left but a free choice of action."""
        if self.closed:
            return
        self.closed = True
        ask = self.game.ask
        if ask is not None and not plug_of(self.game).is_free(ask):
            raise AssertionError(f"the test ends inside an effect: {self.situation()}")
        five_ways.replays(self.game)

    # Finding cards

    def matching(self, name: str, cards: Sequence[CardId]) -> list[CardId]:
        """Those of some cards that a name means: laid with these words, so called, or beginning so."""
        known = [card for card in cards if card >= 0]
        laid = [card for card in known if card in self.said.get(name, ())]
        titled = [card for card in known if name in self.names_of(card)]
        if titled and not any(card in laid for card in titled):
            # A card laid with this name has become another one.
            return titled
        definition = self.game.definition
        return laid or titled or [card for card in known if definition[card].name.startswith(name)]

    def anywhere(self, name: str, seat: Seat, enemies_first: bool = False) -> CardId:
        """A card by name: of one player first, then of the others."""
        others = [s for s in range(self.game.seats) if s != seat]
        for owner in [*others, seat] if enemies_first else [seat, *others]:
            try:
                return self.seated()[owner].find(name)
            except AssertionError:
                continue
        raise AssertionError(f'there is no card called "{name}" on this table')


OPEN_TABLES: list[SharedTable] = []
"""Tables laid by the running test; the pytest plugin finishes them."""


class SharedPlayer:
    """One seat of a table. Numbers people say start at 1."""

    verb_names: ClassVar[tuple[str, ...]]
    search_order: ClassVar[tuple[int, ...]]
    """The zones in which a card is looked for by name."""

    def __init__(self, table: Any, seat: Seat) -> None:
        self.table = table
        self.seat = seat

    def __repr__(self) -> str:
        return f"p{self.seat + 1}"

    # Looking

    @property
    def game(self) -> Game:
        game: Game = self.table.game
        return game

    def find(self, name: str, zones: Sequence[int] | None = None) -> CardId:
        game = self.game
        for zone in zones if zones is not None else self.search_order:
            found: list[CardId] = self.table.matching(name, game.pile(self.seat, zone))
            if found:
                return found[0]
        owned = [card for card in range(len(game.owner)) if game.owner[card] == self.seat]
        found = self.table.matching(name, owned)
        if found:
            return found[0]
        raise AssertionError(f'{self} has no card called "{name}"')

    def names(self, zone: int) -> list[str]:
        return [self.game.definition[card].name for card in self.game.pile(self.seat, zone)]

    @property
    def asked(self) -> bool:
        return self.game.ask is not None and self.game.ask.seat == self.seat

    def offered(self, verb: str, card: str | None = None) -> bool:
        """Whether the question asked of this player offers a verb, for a card if one is named."""
        ask = self.game.ask
        if ask is None or ask.seat != self.seat:
            return False
        wanted = self.verb(verb)
        return any(
            option.verb == wanted and (card is None or bool(self.table.matching(card, [option.card])))
            for option in ask.options
        )

    def verb(self, name: str) -> int:
        return FIRST_OWN_VERB + self.verb_names.index(name)

    @property
    def choices(self) -> list[str]:
        """The names of the cards that this player may choose now."""
        definition = self.game.definition
        return [definition[option.card].name for option in self.options(CHOOSE) if option.card >= 0]

    @property
    def players_offered(self) -> list[int]:
        """The players whom this one may choose now, counted from 1."""
        return [option.seat + 1 for option in self.options(CHOOSE) if option.seat >= 0]

    # Answering

    def chooses(self, *names: str) -> None:
        for name in names:
            self.take(CHOOSE, name)

    def chooses_player(self, player: int) -> None:
        self.take(CHOOSE, seat=player - 1)

    def stops(self) -> None:
        """Choose no more."""
        self.take(DONE)

    def declines(self) -> None:
        self.stops()

    def takes_back(self) -> None:
        """Leave the attack, the payment or the move that was begun."""
        self.take(TAKE_BACK)

    def says_yes(self) -> None:
        self.take(YES)

    def says_no(self) -> None:
        self.take(NO)

    # The machinery of a verb

    def options(self, verb: int) -> list[Option]:
        ask = self.game.ask
        if ask is None or ask.seat != self.seat:
            self.table.refuse(f"{self} is not asked now; {self.table.situation()}", None)
        assert ask is not None
        return [option for option in ask.options if option.verb == verb]

    def take(
        self,
        verb: int,
        name: str | None = None,
        word: str | None = None,
        why: tuple[str, str, str | None] | None = None,
        **pointing: int,
    ) -> Option:
        """Give the answer with this verb and card that points at this seat, row or number, or fail."""
        for option in self.options(verb):
            if any(getattr(option, field) != value for field, value in pointing.items()):
                continue
            if name is not None and not self.table.matching(name, [option.card]):
                continue
            if word is not None and option.word != word:
                continue
            self.table.give(option)
            return option
        if why is not None:
            self.refuse(why)
        self.table.refuse(f'{self} cannot do that with "{name}"; {self.table.situation()}', None)
        raise AssertionError

    def refuse(self, why: tuple[str, str, str | None]) -> None:
        verb, card, other = why
        self.table.refuse(
            f'{self} cannot {verb} "{card}" {other or ""}', self.rule_against(verb, card, other)
        )

    def rule_against(self, verb: str, card: str, other: str | None) -> str | None:
        """The id of the rule that forbids something, or None."""
        raise AssertionError
