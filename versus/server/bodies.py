"""What travels over HTTP: lists, opening and joining tables, replays. No logic here."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from versus.kernel.match_options import Value
from versus.kernel.sheet import CardSheet
from versus.kernel.views import View
from versus.server.fairness import Share
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
    """A deck by the keys of its cards."""

    name: str
    leader: str | None
    """The key of the main character, in the game that has one."""
    cards: dict[str, int]
    """Copies by key."""
    levels: list[str] = []
    """The main character's higher levels."""
    pile: list[str] = []
    """What stays outside the game until something calls for it."""


class OptionValue(Given):
    """One value of an option."""

    value: str
    words: str
    sides: list[list[int]] = []
    """The seats that play together with this value, a list for each side; none where all play alone."""
    seats: int | None = None
    """How many seats these sides take; with none any number that the game allows."""


class MatchOption(Given):
    """Something that a table may agree on: one of some choices, or a number."""

    name: str
    title: str
    default: Value
    values: list[OptionValue]
    least: int
    most: int
    rule: str | None = None


class Preset(Given):
    """Values of several options under one name, such as an edition of the rules."""

    name: str
    title: str
    values: dict[str, Value]


class Phase(Given):
    """A phase of a turn, and its steps."""

    name: str
    steps: list[str]


class Game(Given):
    """A game that can be played here."""

    game: str
    name: str
    short: str
    """Its name where space is scarce."""
    about: str
    """What it is like, in a line; empty where it does not say."""
    seats: list[int]
    """How many may play."""
    levels: list[str]
    """Computer opponents, the weakest first."""
    decks: list[Deck]
    hand: int
    """Cards of the hand that a game begins with; 0 where that differs."""
    verbs: list[str]
    events: list[str]
    phases: list[Phase]
    stops: list[str]
    """Where one may wish to be asked; empty in a game that asks only when there is something to choose."""
    usual_stops: list[str]
    options: list[MatchOption]
    presets: list[Preset]


class Games(Given):
    games: list[Game]


class PrintedCard(CardSheet, frozen=True, kw_only=True, omit_defaults=True):
    """What is printed on a card; only what its type has. Text is in the words of this project."""

    card_set: str
    leads: int = 0
    """The level at which it leads a deck; 0 for a card that does not."""
    in_deck: bool = False
    """Whether it may be among the cards of a deck."""


class Cards(Given):
    """Every card of a game by key, and what the keywords on them mean."""

    game: str
    cards: dict[str, PrintedCard]
    keywords: dict[str, str]


class RuleEntry(Given):
    """A rule of the ledger, in our own words."""

    id: str
    group: str
    title: str


class RuleBook(Given):
    game: str
    name: str
    groups: dict[str, str]
    rules: list[RuleEntry]
    keywords: dict[str, str]
    """What each keyword and each other word of the cards means."""


# Tables


class SeatWish(Body):
    """Who is to sit in a seat: the opener, somebody with an invitation, or the computer."""

    kind: Literal["me", "friend", "computer"]
    name: str | None = None
    deck: str | None = None
    """A deck of the shelf by name; a friend chooses one on joining."""
    deck_list: str | None = None
    """Or a deck list as text, in any format that Versus reads."""
    level: str | None = None
    secret: str | None = None
    """Of the opener's own seat: 22 to 64 letters, digits, - and _, drawn at random. The server makes one
    where none is brought."""
    promise: str | None = None
    """Of the opener's own seat: the SHA-256, in hexadecimal, of a nonce of 32 bytes that is added to the
    shuffle, to be shown with `reveal` when everybody has sat down."""


class OpenTable(Body):
    game: str
    seats: list[SeatWish]
    clock: ClockRule = msgspec.field(default_factory=ClockRule)
    options: dict[str, Value] = {}
    """What the table agrees on, by name; what is not said is as usual."""
    listed: bool = True
    """Whether the replay is shown in the public list afterwards."""


class SeatKey(Given):
    """What opens a seat: the token of one's own, or the invitation for a friend, each with its link."""

    seat: int
    kind: Literal["me", "friend"]
    link: str
    token: str | None = None
    ticket: str | None = None


class TableOpened(Given):
    match: str
    commitment: str
    host: str
    """The key with which whoever laid the table invites to it. It opens no seat."""
    seats: list[SeatKey]
    watch: str
    """The link for spectators."""


class JoinSeat(Body):
    """Take a seat with a ticket and a secret of one's own; or change name, deck or promise with one's token
    while the game has not started. The same request may be sent again when its answer was lost."""

    ticket: str | None = None
    secret: str | None = None
    """As in `SeatWish`. The server keeps its SHA-256 alone."""
    token: str | None = None
    name: str | None = None
    deck: str | None = None
    deck_list: str | None = None
    promise: str | None = None
    """As in `SeatWish`."""


class InviteSeat(Body):
    """A new invitation to a seat, by whoever laid the table. It voids the one before and, while the game has
    not started, takes the seat from whoever sits there."""

    host: str
    seat: int


class Invitation(Given):
    """A ticket for one person, and its link."""

    seat: int
    ticket: str
    link: str


class LeaveSeat(Body):
    """Give one's seat back, for good."""

    token: str


class Match(Given):
    """A table, as anybody may know it."""

    match: str
    game: str
    state: Literal["waiting", "running", "over"]
    commitment: str
    seats: list[SeatState]
    clock: ClockRule
    agreed: list[str]
    """What the table agreed on that is not as usual, in words."""
    created: float
    """Seconds since 1970."""
    updated: float
    number: int
    result: Result | None = None


class Joined(Given):
    """One's seat, and the token that opens it from now on."""

    seat: int
    token: str
    match: Match


class LeftSeat(Given):
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
    view: View
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
    """The server's own."""
    salt: str
    shares: list[Share]
    """What each seat added to the shuffle."""
    dealt: str
    """The seed that the cards were shuffled with."""
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
    """The server's own; what the cards were shuffled with follows from it and from what the seats added."""
    shares: list[Share]
    result: Result | None
    record: dict[str, Any]
    cards: dict[str, Any] = {}
    """Those of its cards, whole, that were others already when the file was written."""


# Lessons


class LessonInfo(Given):
    """A lesson, by the titles of its steps."""

    lesson: str
    game: str
    title: str
    about: str
    others: list[str]
    """Who sits at the other seats, in their order; the learner sits first."""
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
    server: str
    """The name of this process among those on its database."""
    pid: int
    owned: int
    """Tables that this process sees to."""
    servers: int
    """Processes on its database that are alive."""


class Fault(Given):
    """Why a request was refused."""

    code: Code
    words: str
