"""What one seat may know of any game: one shape, filled in by each game by permission, read by every client.

A card is told by its timestamp: one that was out of sight comes back under another number, so that nobody can
follow it. A seat of None is a spectator.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import msgspec

from versus.kernel.ask import ASK_KINDS, Ask, Option
from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.types import NOTHING, NOTHING_THERE, CardId, Seat, Zone

encode = msgspec.json.Encoder(order="deterministic").encode


class LastingView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that lasts: what it does, for how long, and the card it comes from.

    In the words "{giver}" and "{giver's}" stand for the player of `seat`, "Ann" and "Ann's", "{player}" and
    "{owner}" for that of `until_seat`. A view speaks to its own seat: there such a player is "you".
    """

    words: str
    until: str = ""
    source: str | None = None
    seat: int | None = None
    """Whose effect it is."""
    until_seat: int | None = None


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as a seat sees it; without `key` it is only known to be there."""

    number: int
    key: str | None = None
    name: str | None = None
    owner: int | None = None
    face: str = "face up"
    exhausted: bool = False
    column: int | None = None
    bearer: int | None = None
    """Whoever it is equipped to."""
    numbers: dict[str, int] = msgspec.field(default_factory=dict)
    """Its current numbers by the names that its game gives them, such as "atk"."""
    counters: dict[str, int] = msgspec.field(default_factory=dict)
    keywords: list[str] = msgspec.field(default_factory=list)
    marks: list[str] = msgspec.field(default_factory=list)
    """What else is true of it, such as "frozen" or "protected"."""
    sign: str = ""
    """What stands in no source, its numbers in play or its name: * filled in by us, ~ inferred."""
    lasting: list[LastingView] = msgspec.field(default_factory=list)


class PileView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards that lie together. Of a hand only the cards that the viewer may see are here, of a deck none."""

    name: str
    kind: str
    count: int
    cards: list[CardView]
    area: str = ""
    """The part of the side in which it stands apart from the others, such as "hidden area"."""
    label: str = ""
    """Its name within that area, where it is shorter."""
    middle: int | None = None
    """Of a row with columns: where the first card stands."""
    on_its_way: bool = False
    """Whether its cards do not stay: they are being played, or wait on the chain."""


class SideView(msgspec.Struct, frozen=True):
    """One player's side of the table.

    Rows that teammates share are told once, with the viewer's own side or that of the first of them: the
    others' sides have no rows.
    """

    seat: int
    out: bool
    """Whether the player is out of the game."""
    numbers: dict[str, int]
    """The player's own numbers, such as "endurance"."""
    piles: list[PileView]

    def pile(self, name: str) -> PileView:
        return next(pile for pile in self.piles if pile.name == name)

    def of_kind(self, kind: str) -> list[CardView]:
        """The cards of all piles that lie in one way."""
        return [card for pile in self.piles if pile.kind == kind for card in pile.cards]

    def __getitem__(self, name: str) -> list[CardView]:
        """The cards of a pile: `side["front"]`."""
        return self.pile(name).cards


class FightView(msgspec.Struct, frozen=True):
    """Who fights whom. Without a defender it goes against a player, or the defender is out of it."""

    seat: int
    attackers: list[int]
    defender: int | None
    against: int
    """The player who is attacked, or whose character is."""
    direct: bool
    proposed: bool
    """Whether it is only proposed as yet."""


class LinkView(msgspec.Struct, frozen=True):
    """An effect that waits: its own number, its source and its targets, cards or effects, by theirs."""

    number: int
    seat: int
    source: int | None
    targets: list[int]


class OptionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer and what it points at. Cards and effects by number, rows by the names of their piles."""

    verb: str
    card: int | None = None
    other: int | None = None
    seat: int | None = None
    row: str | None = None
    column: int | None = None
    taken_from: str | None = None
    """The pile that the card is taken from, where that is part of the answer."""
    link: int | None = None
    """An effect that waits, by its own number."""
    number: int | None = None
    word: str = ""


class AskView(msgspec.Struct, frozen=True):
    """Who is asked; what exactly, only the asked seat learns."""

    seat: int
    kind: str
    prompt: int
    options: list[OptionView]
    shown: list[CardView]
    """Cards that nothing but this question lays open, such as those of a deck that is searched."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table for one pair of eyes."""

    game: str
    viewer: int | None
    turn: int
    first: int
    """Who began, or who has the initiative."""
    active: int
    """Whose turn or step it is; -1 where it is nobody's."""
    acting: int
    """Who may act now; -1 where nobody may."""
    passes: int
    phase: str
    step: str
    order: list[str] = []
    """The phases of a turn in their order, where it is not the game's usual one."""
    numbers: dict[str, int]
    over: bool
    winners: list[int]
    teams: list[list[int]]
    """Which seats play together; empty where everybody plays alone."""
    sides: list[SideView]
    piles: list[PileView]
    """What belongs to nobody's side."""
    fights: list[FightView]
    chain: list[LinkView]
    """The effects that wait, the next to resolve last."""
    lasting: list[LastingView]
    """What lasts and sits on no single card."""
    ask: AskView | None


# How piles are shown

ROW: Final = "row"
RESOURCES: Final = "resources"
HAND: Final = "hand"
DECK: Final = "deck"
EQUIPMENT: Final = "equipment"
STACK: Final = "stack"
BESIDE: Final = "beside"
"""Open beside the table: not in play, but what it says holds."""


@dataclass(frozen=True)
class Pile:
    """A zone that people see, its name for them, and how it lies there."""

    zone: Zone
    name: str
    kind: str
    area: str = ""
    label: str = ""
    middle: int | None = None
    on_its_way: bool = False


ShowCard: TypeAlias = Callable[[CardId], CardView]


def pile_view(pile: Pile, cards: Sequence[CardId], show: ShowCard) -> PileView:
    """A pile; a deck is counted and nothing else, and of a hand the unseen cards are only counted."""
    seen = [] if pile.kind == DECK else [show(card) for card in cards]
    if pile.kind == HAND:
        seen = [card for card in seen if card.key is not None]
    return PileView(
        pile.name,
        pile.kind,
        len(cards),
        seen,
        pile.area,
        pile.label,
        pile.middle,
        pile.on_its_way,
    )


# Questions


@dataclass(frozen=True)
class Names:
    """What a game calls its verbs, zones, events and phases where it tells of them."""

    verbs: tuple[str, ...]
    rows: dict[Zone, str]
    events: tuple[str, ...]
    phases: tuple[tuple[str, tuple[str, ...]], ...]
    """The phases of a turn in order, each with its steps."""
    zones: tuple[str, ...] = ()
    """Every zone as the rules say it; a game that gives none says its rows."""
    faces: tuple[str, ...] = ("face up",)
    """How a card may lie."""

    def zone(self, zone: Zone) -> str:
        return self.zones[zone] if self.zones else self.rows[zone]


def ask_view(game: Game, seat: Seat | None, names: Names, shown: Sequence[CardView]) -> AskView | None:
    """The open question as a seat may know it; `shown` is what it lays open to the asked one."""
    ask: Ask | None = game.ask
    if ask is None:
        return None
    own = ask.seat == seat
    return AskView(
        seat=ask.seat,
        kind=ASK_KINDS[ask.kind] if own else "",
        prompt=ask.prompt if own else NOTHING,
        options=[option_view(game, option, names) for option in ask.options] if own else [],
        shown=list(shown) if own else [],
    )


def option_view(game: Game, option: Option, names: Names) -> OptionView:
    return OptionView(
        verb=names.verbs[option.verb],
        card=game.stamp[option.card] if option.card >= 0 else None,
        other=game.stamp[option.other] if option.other >= 0 else None,
        seat=option.seat if option.seat >= 0 else None,
        row=names.rows[option.row] if option.row >= 0 else None,
        column=option.column if option.column != NOTHING_THERE else None,
        taken_from=names.rows[option.taken_from] if option.taken_from >= 0 else None,
        link=option.link if option.link >= 0 else None,
        number=option.number if option.number >= 0 else None,
        word=option.word,
    )


def offered(ask: Ask | None, seat: Seat | None) -> list[CardId]:
    """The cards that the open question names to a seat, each once."""
    if ask is None or ask.seat != seat:
        return []
    found: dict[CardId, None] = {}
    for option in ask.options:
        for card in (option.card, option.other):
            if card >= 0:
                found[card] = None
    return list(found)


# Events


class EventView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as a seat may know it."""

    kind: str
    seat: int = -1
    amount: int = 0
    word: str = ""
    name: str | None = None
    number: int | None = None


def event_view(event: Event, seat: Seat | None, names: Sequence[str]) -> EventView:
    """What a seat learns of an event: the card only if it may know which one it was."""
    knows = event.seen < 0 or (seat is not None and bool(event.seen >> seat & 1))
    named = event.definition is not None and knows
    return EventView(
        kind=names[event.kind],
        seat=event.seat,
        amount=event.amount,
        word=event.word,
        name=event.definition.name if named and event.definition is not None else None,
        number=event.stamp if named else None,
    )
