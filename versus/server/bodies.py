"""What travels over HTTP: lists, opening and joining tables, replays. No logic here."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from versus.games.classic.seen.view import View as ClassicView
from versus.games.tpcg.seen.view import View as TpcgView
from versus.server.protocol import (
    ClockRule,
    Code,
    Explanation,
    LogLine,
    Result,
    SeatState,
    Step,
    TableEvent,
)


class Body(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The base of what a client sends."""


class Given(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The base of what a client is given."""


# Games, decks, cards, rules


class Deck(Given):
    """A deck on the shelf."""

    name: str
    leader: str | None
    """The key of the main character, in the game that has one."""
    cards: dict[str, int]
    """Copies by key."""


class Game(Given):
    """A game that can be played here."""

    game: Literal["2pcg", "classic"]
    name: str
    seats: list[int]
    """How many may play."""
    levels: list[str]
    """Computer opponents, the weakest first."""
    decks: list[Deck]
    verbs: list[str]
    events: list[str]
    stops: list[str]
    """Where one may wish to be asked; empty in a game that asks only when there is something to choose."""
    usual_stops: list[str]


class Games(Given):
    games: list[Game]


class Face(Given):
    """What is printed on a card; only what its type has. Text is in the words of this project."""

    key: str
    name: str
    card_set: str
    type: str
    cost: int | None = None
    teams: list[str] = []
    atk: int | None = None
    def_: int | None = msgspec.field(default=None, name="def")
    health: int | None = None
    level: int | None = None
    keywords: list[str] = []
    symbols: list[str] = []
    versions: list[str] = []
    identity: str | None = None
    unique: bool = False
    text: list[str] = []
    filled: list[str] = []
    """What no source states and was filled in."""
    inferred: list[str] = []
    """What no source states, but follows from what sources do state."""


class Faces(Given):
    """Every card of a game, by key."""

    game: Literal["2pcg", "classic"]
    cards: dict[str, Face]


class RuleEntry(Given):
    """A rule of the ledger, in our own words."""

    id: str
    group: str
    title: str


class RuleBook(Given):
    game: Literal["2pcg", "classic"]
    name: str
    groups: dict[str, str]
    rules: list[RuleEntry]


# Tables


class SeatWish(Body):
    """Who is to sit in a seat: the opener, somebody with the link, or the computer."""

    kind: Literal["me", "friend", "computer"]
    name: str | None = None
    deck: str | None = None
    """A deck of the shelf by name; a friend chooses one on joining."""
    deck_list: str | None = None
    """Or a deck list as text, in any format that Versus reads."""
    level: str | None = None


class OpenTable(Body):
    game: Literal["2pcg", "classic"]
    seats: list[SeatWish]
    clock: ClockRule = msgspec.field(default_factory=ClockRule)
    listed: bool = True
    """Whether the replay is shown in the public list afterwards."""


class SeatKey(Given):
    """A seat's token, and the link to share where it is a friend's."""

    seat: int
    kind: Literal["me", "friend"]
    token: str
    link: str


class TableOpened(Given):
    match: str
    commitment: str
    seats: list[SeatKey]
    watch: str
    """The link for spectators."""


class JoinSeat(Body):
    token: str
    name: str | None = None
    deck: str | None = None
    deck_list: str | None = None


class Match(Given):
    """A table, as anybody may know it."""

    match: str
    game: Literal["2pcg", "classic"]
    state: Literal["waiting", "running", "over"]
    commitment: str
    seats: list[SeatState]
    clock: ClockRule
    created: float
    """Seconds since 1970."""
    updated: float
    number: int
    result: Result | None = None


class Joined(Given):
    seat: int
    match: Match


class Resume(Body):
    """Tokens that a browser has kept."""

    tokens: list[str]


class Mine(Given):
    """A table one has a seat at."""

    seat: int
    token: str
    asked: bool
    """Whether one's answer is awaited."""
    match: Match


class MyTables(Given):
    tables: list[Mine]


# Replays


class Replays(Given):
    """Finished games, the latest first."""

    replays: list[Match]


class Frame(Given):
    """A moment of a replay: what led to it, how it looked, what was asked, and what was answered."""

    at: int
    """Answers given before it."""
    turn: int
    view: TpcgView | ClassicView
    events: list[TableEvent]
    log: list[LogLine]
    asked: int | None = None
    prompt: str | None = None
    options: list[str] = []
    given: int | None = None


class Replay(Given):
    """A stretch of a finished game as one seat saw it, or a spectator."""

    match: Match
    seed: str
    salt: str
    seat: int | None
    answers: int
    turns: list[int]
    """After how many answers each turn began."""
    frames: list[Frame]


class MatchFile(Given):
    """The export of a finished match: `versus verify` checks it, `versus replay` shows it."""

    format: str
    version: int
    match: str
    names: list[str]
    commitment: str
    salt: str
    seed: str
    result: Result | None
    record: dict[str, Any]


# Lessons


class LessonInfo(Given):
    """A lesson, by the titles of its steps."""

    lesson: str
    game: Literal["2pcg", "classic"]
    title: str
    about: str
    rival: str
    """Who sits across."""
    steps: list[str]


class Lessons(Given):
    lessons: list[LessonInfo]


class LessonTry(Body):
    """The answers that stand in a step of a lesson, and one to try; or a card to explain."""

    answers: list[int] = []
    tried: int | None = None
    explain: int | None = None


class LessonMoment(Given):
    """Where a step of a lesson stands: the table, and what the lesson says about it."""

    step: Step
    answers: list[int]
    """The answers that stand now: send them with the next try."""
    done: bool
    say: str
    do: str
    rules: list[str]
    hints: list[int]
    """The options that the lesson waits for."""
    wrong: str = ""
    """Why the answer that was tried was not taken."""
    explanation: Explanation | None = None


# Anything


class Health(Given):
    status: Literal["ok", "storage", "stopping"]
    version: str
    build: str
    database: str
    tables: int
    """Tables in memory."""


class Fault(Given):
    """Why a request was refused."""

    code: Code
    words: str
