"""A classic game in progress: the machine's position plus endurance, initiative, priority, chain, attack."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from versus.games.classic.flow import happenings, triggers
from versus.games.classic.flow.clauses import refusal
from versus.games.classic.language.changes import Has
from versus.games.classic.printed.definition import Card
from versus.games.classic.printed.keywords import KEYWORDS
from versus.games.classic.rules import Rules
from versus.games.classic.table.attack_state import Attack
from versus.games.classic.words import (
    CHAIN,
    COUNTER_KINDS,
    DOWN,
    EQUIPPED,
    FRONT,
    HIDDEN_SUPPORT,
    MODIFIED,
    NO_STEP,
    SETUP,
    UP,
    ZONES,
)
from versus.kernel.ask import Ask
from versus.kernel.definition import Definition
from versus.kernel.events import Event
from versus.kernel.game import SAVED_BY_MACHINE, Game
from versus.kernel.refusal import Refusal
from versus.kernel.types import NOTHING, CardId, EventKind, Seat, Stamp, Verb, Zone

if TYPE_CHECKING:
    from versus.games.classic.flow.chain import Link
    from versus.kernel.deck import Deck
    from versus.kernel.nodes import Change, Filter
    from versus.kernel.views import View

START_ENDURANCE: Final = 50

SAVED_BY_CONTEST: Final = (
    *SAVED_BY_MACHINE,
    "rules",
    "column",
    "endurance",
    "initiative",
    "turn",
    "phase",
    "step",
    "stepper",
    "priority",
    "passes",
    "chain",
    "proposal",
    "attack",
    "resource_points",
    "used",
)
"""Every field that makes a classic position, in the order of a save file."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Contest(Game):
    """The players of one table, who share every turn."""

    definition: list[Card]

    def __init__(self, seats: int, rules: Rules, seed: int) -> None:
        super().__init__(seats, ZONES, COUNTER_KINDS, seed)
        self.rules = rules
        self.column: list[int] = []
        """The column in which a character stands; columns are numbered without bounds (OP-20)."""
        self.endurance = [START_ENDURANCE] * seats
        self.initiative: Seat = 0
        self.turn = 0
        self.phase = SETUP
        self.step = NO_STEP
        self.stepper: Seat = NOTHING
        """Whose step it is; nobody's between steps."""
        self.priority: Seat = NOTHING
        self.passes = 0
        """How many players have passed in succession."""
        self.chain: list[Link] = []
        """Effects that wait; the last one resolves first."""
        self.proposal: Attack | None = None
        self.attack: Attack | None = None
        self.resource_points = 0
        self.used: list[tuple[Stamp, int]] = []
        """The once-per-turn powers used this turn: which object's, and which of its powers (OP-13)."""
        self.asking: list[type[Change]] = []
        """The kinds of change that are being looked up right now."""

    @staticmethod
    def start(rules: Rules, decks: list[Deck], seed: int) -> Contest:
        """A new game, at its first question."""
        from versus.games.classic.plug import start

        return start(decks, seed, rules)

    # Forks

    def fork(self) -> Contest:
        twin = Contest.__new__(Contest)
        self.copy_game_into(twin)
        twin.rules = self.rules
        twin.column = self.column.copy()
        twin.endurance = self.endurance.copy()
        twin.initiative = self.initiative
        twin.turn = self.turn
        twin.phase = self.phase
        twin.step = self.step
        twin.stepper = self.stepper
        twin.priority = self.priority
        twin.passes = self.passes
        twin.chain = self.chain.copy()
        twin.proposal = self.proposal.copy() if self.proposal is not None else None
        twin.attack = self.attack.copy() if self.attack is not None else None
        twin.resource_points = self.resource_points
        twin.used = self.used.copy()
        twin.asking = []
        return twin

    def become(self, twin: Game) -> None:
        for name in (*SAVED_BY_CONTEST, "ask", "answers"):
            setattr(self, name, getattr(twin, name))
        self.events = []
        self.version += 1

    # Seats

    def primary(self) -> Seat:
        """Whose step it is; between steps the player with the initiative (CL-TRN-05)."""
        return self.stepper if self.stepper >= 0 else self.initiative

    def turn_seat(self) -> Seat:
        return self.primary()

    def from_seat(self, seat: Seat) -> list[Seat]:
        """All players in turn, beginning with one."""
        return [(seat + place) % self.seats for place in range(self.seats)]

    def opponents(self, seat: Seat) -> list[Seat]:
        return self.from_seat(seat)[1:]

    # Cards

    def add_card(self, definition: Definition, owner: Seat, zone: Zone) -> CardId:
        self.column.append(0)
        card = super().add_card(definition, owner, zone)
        self.learn(self.definition[card])
        return card

    def add_cards(self, definitions: Sequence[Definition], owner: Seat, zone: Zone) -> None:
        self.column += [0] * len(definitions)
        super().add_cards(definitions, owner, zone)
        for definition in self.definition[len(self.definition) - len(definitions) :]:
            self.learn(definition)

    def learn_all(self, definitions: Iterable[Card]) -> None:
        """Note what these cards wait for, and modifiers too; what was noted before is forgotten."""
        self.listening = self.heeded = self.shining = 0
        self.any_auras = False
        for definition in definitions:
            self.learn(definition)
        for modifier in self.modifiers:
            self.learn_change(modifier.change, modifier.scope)

    def learn(self, printed: Card) -> None:
        """Note what a card of this match asks the machine to look out for."""
        self.listening |= printed.listens
        self.heeded |= printed.heeds
        for aura in printed.auras:
            self.learn_aura(aura)
        if printed.keywords:
            self.learn_keywords(KEYWORDS, printed.keywords)

    def learn_change(self, change: Change, scope: Filter | None = None) -> None:
        super().learn_change(change, scope)
        if isinstance(change, Has):
            self.learn_keywords(KEYWORDS, change.keywords)

    def in_play(self, card: CardId) -> bool:
        """Rows of both areas, resources and equipment (CL-ZON-08, CL-GEN-13)."""
        return FRONT <= self.where[card] % ZONES <= EQUIPPED

    def on_chain(self, card: CardId) -> bool:
        """Whether a card stands for an effect that waits: nothing else can befall it (CL-ZON-19)."""
        return self.where[card] % ZONES == CHAIN

    def in_row(self, card: CardId) -> bool:
        """Whether a card is a character: it lies in a front or support row (CL-GEN-07)."""
        return FRONT <= self.where[card] % ZONES <= HIDDEN_SUPPORT

    def characters(self, seat: Seat) -> list[CardId]:
        """Everyone a player controls, visible and hidden."""
        found: list[CardId] = []
        for pile in self.piles[seat * ZONES + FRONT : seat * ZONES + HIDDEN_SUPPORT + 1]:
            found += pile
        return found

    def all_characters(self) -> list[CardId]:
        """All characters in play, from the primary player's on."""
        found: list[CardId] = []
        for seat in self.from_seat(self.primary()):
            found += self.characters(seat)
        return found

    def side(self, seat: Seat) -> list[CardId]:
        """Every card in play that a player controls."""
        found: list[CardId] = []
        for pile in self.piles[seat * ZONES + FRONT : seat * ZONES + EQUIPPED + 1]:
            found += pile
        return found

    def equipment_on(self, card: CardId) -> list[CardId]:
        pile = self.pile(self.controller(card), EQUIPPED)
        return [equipment for equipment in pile if self.bearer[equipment] == card]

    def is_stunned(self, card: CardId) -> bool:
        return self.face[card] != UP

    def is_fighting(self, card: CardId) -> bool:
        """Whether a character is an attacker or the defender of the attack under way."""
        return self.attack is not None and self.attack.involves(card)

    # What a person asks

    def why_not(
        self, seat: Seat, card: CardId, verb: Verb, other: CardId = NOTHING, number: int = NOTHING
    ) -> Refusal | None:
        """The clause that forbids a player to do something with a card, or None where it is allowed."""
        from versus.games.classic.flow.actions import why_not

        clause = why_not(self, seat, card, verb, other, number)
        return refusal(clause) if clause else None

    def view(self, seat: Seat | None) -> View:
        """What a seat may see; None for a spectator."""
        from versus.games.classic.seen.view import view

        return view(self, seat)

    # The machine's questions, answered in the rooms that own the rules

    def apply(self, events: list[Event]) -> None:
        happenings.apply(self, events)

    def given_kind(self) -> EventKind:
        return MODIFIED

    def check(self) -> bool:
        """The classic rules demand nothing at once: what an event brings is part of it."""
        self.unsettled = False
        return False

    def notice(self, event: Event) -> None:
        triggers.notice(self, event)

    def prevented(self, event: Event) -> bool:
        return triggers.prevented(self, event)

    def reactions(self, event: Event, declined: list[int]) -> Ask | None:
        """Nobody reacts to what is about to happen: players respond on the chain."""
        return None

    def seen_by(self, card: CardId) -> int:
        """A face-down resource is nobody's business but its player's (CL-ZON-25)."""
        return 1 << self.controller(card) if self.face[card] == DOWN else -1


def contest_of(game: Game) -> Contest:
    """A game that is known to be a contest, as one."""
    assert isinstance(game, Contest)
    return game
