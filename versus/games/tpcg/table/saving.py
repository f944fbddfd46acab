"""How a 2PCG game is written down: its own fields, its combat, and the decks it started from."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

import msgspec

from versus.games.tpcg.flow.at_once import look_ahead
from versus.games.tpcg.flow.setup import NewGame, start
from versus.games.tpcg.language.effects.moving import TOKENS
from versus.games.tpcg.printed.deck import Deck
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.table.battle import SAVED_BY_BATTLE, Battle
from versus.games.tpcg.table.combat_state import Combat
from versus.games.tpcg.table.uses import Use
from versus.games.tpcg.words import COUNTER_KINDS
from versus.kernel.codec import Catalogue, Reader, tree
from versus.kernel.definition import Definition
from versus.kernel.errors import BadSave
from versus.kernel.events import Event
from versus.kernel.formats import GameFormat, register
from versus.kernel.game import Game
from versus.kernel.origin import Origin
from versus.kernel.position import EventTable, Position, Row
from versus.kernel.rng import MASK
from versus.kernel.types import CardId, Seat, Stamp

NAME: Final = "2pcg"


class CombatRow(Row):
    """One combat."""

    seat: Seat
    attackers: list[CardId]
    defender: CardId
    attacked: list[CardId]
    defended: list[CardId]
    acting: Seat
    passes: int
    hurry: bool
    resolved: bool
    cancelled: bool
    struck: list[CardId]
    struck_value: int
    stunned: list[CardId]


class UseRow(Row):
    """A Super Power that was used this turn."""

    card: CardId
    stamp: Stamp
    power: Any
    fighting: bool


class BattlePosition(Position, kw_only=True, forbid_unknown_fields=True):
    """The fields that `SAVED_BY_BATTLE` adds to the machine's."""

    rules: Rules
    first: Seat
    active: Seat
    turn: int
    turns_taken: list[int]
    phase: int
    step: int
    alive: list[bool]
    recruit_points: int
    resource_placed: bool
    moved: list[CardId]
    combat: CombatRow | None
    arrivals: list[CardId]
    doomed: list[CardId]
    wounders: list[tuple[CardId, tuple[CardId, ...]]]
    spared: list[tuple[CardId, int]]
    lost_main: int
    used: list[UseRow]
    used_up: list[tuple[CardId, Any]]
    quiet_turns: int
    quiet_rounds: int
    first_main: list[CardId]
    watching: list[tuple[Stamp, int]]


class DeckList(msgspec.Struct, forbid_unknown_fields=True):
    """A deck by keys. The order of the sixty cards matters: runs of one card are counted."""

    main: str
    cards: list[tuple[str, int]]
    levels: list[str] = []
    pile: list[str] = []
    name: str = ""


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """What a game started from."""

    seed: int
    decks: list[DeckList]
    rules: Rules


class BattleFormat(GameFormat):
    """The 2PCG's own part of saves and records."""

    def __init__(self) -> None:
        super().__init__(NAME, Battle, BattlePosition, Setup, SAVED_BY_BATTLE, ("combat", "used", "used_up"))

    def own_row(self, game: Game, field: str, table: EventTable) -> Any:
        assert isinstance(game, Battle)
        if field == "used":
            return [UseRow(use.card, use.stamp, tree(use.power), use.fighting) for use in game.used]
        if field == "used_up":
            return [(card, tree(spent)) for card, spent in game.used_up]
        combat = game.combat
        if combat is None:
            return None
        return CombatRow(*[getattr(combat, name) for name in CombatRow.__struct_fields__])

    def blank(self, position: Position) -> Battle:
        assert isinstance(position, BattlePosition)
        seats = position.seats
        per_seat = (position.turns_taken, position.alive, position.first_main, position.watching)
        if not 2 <= seats <= 4 or any(len(column) != seats for column in per_seat):
            raise BadSave("The save is of another number of players than it says. Use an undamaged copy.")
        if not any(position.alive) or len(position.counters) != COUNTER_KINDS:
            raise BadSave("The save has no players or no counters. Use an undamaged copy of it.")
        return Battle(seats, position.rules, position.rng)

    def restore_own(self, game: Game, position: Position, reader: Reader, events: list[Event]) -> None:
        assert isinstance(game, Battle)
        assert isinstance(position, BattlePosition)
        row = position.combat
        game.combat = read_combat(row) if row is not None else None
        game.used = [Use(use.card, use.stamp, reader.value(use.power), use.fighting) for use in position.used]
        game.used_up = [(card, reader.value(spent)) for card, spent in position.used_up]
        game.learn_all(game.definition)
        look_ahead(game)

    def find(self, key: str, catalogue: Catalogue) -> Definition:
        """A token may be missing from a catalogue of cards to build decks from."""
        try:
            definition = catalogue[key]
        except KeyError:
            definition = TOKENS[key]
        if not isinstance(definition, Card):
            raise BadSave(f'"{key}" is a card of another game. Use the catalogue of the 2PCG.')
        return definition

    def setup(self, origin: Origin) -> Setup | None:
        if not isinstance(origin, NewGame):
            return None
        return Setup(origin.seed & MASK, [deck_list(deck) for deck in origin.decks], origin.rules)

    def begin(self, setup: Setup, reader: Reader) -> Battle:
        return start([read_deck(deck, reader) for deck in setup.decks], setup.seed, setup.rules)


def read_combat(row: CombatRow) -> Combat:
    combat = Combat(row.seat, row.attackers, row.defender)
    for name in CombatRow.__struct_fields__:
        setattr(combat, name, getattr(row, name))
    return combat


def deck_list(deck: Deck) -> DeckList:
    return DeckList(
        deck.main.key,
        [(key, len(list(run))) for key, run in groupby(card.key for card in deck.cards)],
        [card.key for card in deck.levels],
        [card.key for card in deck.pile],
        deck.name,
    )


def read_deck(deck: DeckList, reader: Reader) -> Deck:
    cards: list[Card] = []
    for key, copies in deck.cards:
        # A deck of any size but sixty is refused; counting further would only waste memory.
        cards += [card_of(reader, key)] * min(copies, 100)
    return Deck(
        card_of(reader, deck.main),
        tuple(cards),
        tuple([card_of(reader, key) for key in deck.levels]),
        tuple([card_of(reader, key) for key in deck.pile]),
        deck.name,
    )


def card_of(reader: Reader, key: str) -> Card:
    card = reader.card(key)
    assert isinstance(card, Card)
    return card


register(BattleFormat())
