"""How a classic game is written down: its own fields, chain and attack, and the decks it started from."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

import msgspec

from versus.games.classic.flow.chain import Aim, Link
from versus.games.classic.flow.setup import NewContest, start
from versus.games.classic.printed.deck import Deck
from versus.games.classic.printed.definition import Card, Play
from versus.games.classic.rules import Rules
from versus.games.classic.table.attack_state import Attack
from versus.games.classic.table.contest import SAVED_BY_CONTEST, Contest
from versus.games.classic.words import COUNTER_KINDS
from versus.kernel.codec import Catalogue, Reader, tree
from versus.kernel.definition import Definition
from versus.kernel.errors import BadSave
from versus.kernel.events import Event
from versus.kernel.formats import GameFormat, register
from versus.kernel.game import Game
from versus.kernel.origin import Origin
from versus.kernel.position import EventTable, Position, Row, event_at
from versus.kernel.rng import MASK
from versus.kernel.types import NOTHING, CardId, Seat, Stamp

NAME: Final = "classic"
MANY: Final = 1_000
"""A deck has no upper limit; a record that counts further than this is a damaged one."""


class AttackRow(Row):
    """One attack, proposed or under way."""

    seat: Seat
    attackers: list[CardId]
    stamps: list[Stamp]
    defender: CardId
    defender_stamp: Stamp
    target: Seat
    direct: bool
    team: bool


class LinkRow(Row):
    """An effect on the chain."""

    stamp: Stamp
    play: Any
    seat: Seat
    source: CardId
    source_stamp: Stamp
    card: CardId
    targets: list[tuple[CardId, Stamp]]
    number: int
    event: int


class ContestPosition(Position, kw_only=True, forbid_unknown_fields=True):
    """The fields that `SAVED_BY_CONTEST` adds to the machine's."""

    rules: Rules
    column: list[int]
    endurance: list[int]
    initiative: Seat
    turn: int
    phase: int
    step: int
    stepper: Seat
    priority: Seat
    passes: int
    chain: list[LinkRow]
    proposal: AttackRow | None
    attack: AttackRow | None
    resource_points: int
    used: list[tuple[Stamp, int]]


class CardList(msgspec.Struct, forbid_unknown_fields=True):
    """A deck by keys. The order of the cards matters: runs of one card are counted."""

    cards: list[tuple[str, int]]
    name: str = ""


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """What a game started from."""

    seed: int
    decks: list[CardList]
    rules: Rules


class ContestFormat(GameFormat):
    """The classic game's own part of saves and records."""

    def __init__(self) -> None:
        super().__init__(
            NAME, Contest, ContestPosition, Setup, SAVED_BY_CONTEST, ("chain", "proposal", "attack")
        )

    def own_row(self, game: Game, field: str, table: EventTable) -> Any:
        assert isinstance(game, Contest)
        if field == "chain":
            return [link_row(link, table) for link in game.chain]
        return attack_row(game.attack if field == "attack" else game.proposal)

    def blank(self, position: Position) -> Contest:
        assert isinstance(position, ContestPosition)
        seats = position.seats
        if seats < 2 or len(position.endurance) != seats:
            raise BadSave("The save is of another number of players than it says. Use an undamaged copy.")
        if len(position.column) != len(position.owner) or len(position.counters) != COUNTER_KINDS:
            raise BadSave("The save has columns of different lengths. Use an undamaged copy of it.")
        return Contest(seats, position.rules, position.rng)

    def restore_own(self, game: Game, position: Position, reader: Reader, events: list[Event]) -> None:
        assert isinstance(game, Contest)
        assert isinstance(position, ContestPosition)
        for card in range(len(game.definition)):
            game.learn(card)
        game.chain = [read_link(row, reader, events, row is position.chain[-1]) for row in position.chain]
        game.proposal = read_attack(position.proposal)
        game.attack = read_attack(position.attack)

    def find(self, key: str, catalogue: Catalogue) -> Definition:
        definition = catalogue[key]
        if not isinstance(definition, Card):
            raise BadSave(f'"{key}" is a card of another game. Use the catalogue of the classic game.')
        return definition

    def setup(self, origin: Origin) -> Setup | None:
        if not isinstance(origin, NewContest):
            return None
        return Setup(origin.seed & MASK, [card_list(deck) for deck in origin.decks], origin.rules)

    def begin(self, setup: Setup, reader: Reader) -> Contest:
        return start([read_deck(deck, reader) for deck in setup.decks], setup.seed, setup.rules)


def attack_row(attack: Attack | None) -> AttackRow | None:
    if attack is None:
        return None
    return AttackRow(*[getattr(attack, name) for name in AttackRow.__struct_fields__])


def read_attack(row: AttackRow | None) -> Attack | None:
    if row is None:
        return None
    if len(row.attackers) != len(row.stamps):
        raise BadSave("The save does not say everything about every attacker. Use an undamaged copy of it.")
    attack = Attack(row.seat, row.attackers, row.stamps, row.defender, row.defender_stamp, row.target)
    attack.direct = row.direct
    attack.team = row.team
    return attack


def link_row(link: Link, table: EventTable) -> LinkRow:
    return LinkRow(
        link.stamp,
        tree(link.play),
        link.seat,
        link.source,
        link.source_stamp,
        link.card,
        list(link.targets),
        link.number,
        table.place(link.event) if link.event is not None else NOTHING,
    )


def read_link(row: LinkRow, reader: Reader, events: list[Event], newest: bool) -> Link:
    """An effect; only the newest may still be choosing its targets."""
    play = reader.value(row.play)
    wanted = len(play.targets) if isinstance(play, Play) else NOTHING
    if len(row.targets) > wanted or (len(row.targets) < wanted and not newest):
        raise BadSave("An effect on the chain has other targets than it says. Use an undamaged copy of it.")
    event = event_at(events, row.event) if row.event != NOTHING else None
    targets = tuple([Aim(card, stamp) for card, stamp in row.targets])
    return Link(row.stamp, play, row.seat, row.source, row.source_stamp, row.card, targets, row.number, event)


def card_list(deck: Deck) -> CardList:
    return CardList(
        [(key, len(list(run))) for key, run in groupby(card.key for card in deck.cards)], deck.name
    )


def read_deck(deck: CardList, reader: Reader) -> Deck:
    cards: list[Card] = []
    for key, copies in deck.cards:
        card = reader.card(key)
        assert isinstance(card, Card)
        cards += [card] * min(copies, MANY)
    return Deck(tuple(cards), deck.name)


register(ContestFormat())
