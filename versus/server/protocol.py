"""What travels over the WebSocket of a seat: every message both ways, as tagged values. No logic here.

A table keeps a journal; everything that happens there is one numbered entry. A message that tells of entries
carries the number of the last one, and whoever comes back says the last number they have seen.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from versus.kernel.views import OptionView, View

VERSION: Final = 1
LARGEST: Final = 2**53 - 1

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=-LARGEST, le=LARGEST)]
"""An integer that every program can hold."""

Code: TypeAlias = Literal[
    "bad-message",
    "too-large",
    "too-fast",
    "too-many",
    "too-slow",
    "hello-first",
    "bad-token",
    "bad-origin",
    "no-such-match",
    "no-such-seat",
    "no-such-option",
    "no-such-card",
    "no-such-rule",
    "no-such-page",
    "not-your-question",
    "stale",
    "not-started",
    "started",
    "over",
    "not-over",
    "seat-taken",
    "seat-lost",
    "void",
    "bad-reveal",
    "bad-setup",
    "bad-deck",
    "bad-name",
    "nothing-to-undo",
    "already-asked",
    "not-asked",
    "not-allowed",
    "cards-changed",
    "storage",
    "internal",
]
"""Every reason for which the server refuses something."""


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """The base of what a client sends."""


class Told(msgspec.Struct, tag_field="type", kw_only=True, omit_defaults=True):
    """The base of what a client is sent."""


# From the client


class Hello(Message, tag="hello"):
    """The first message of a connection: the seats it plays, none for a spectator."""

    tokens: list[str] = []
    last: Number = 0
    """The number of the last entry seen; 0 for everything."""
    version: Number = VERSION


class Answer(Message, tag="answer"):
    """An answer to the question of that number. Any other number is stale, and nothing happens."""

    question: Number
    option: Number
    seat: Number | None = None
    """Needed only by a connection that plays several seats."""


class Explain(Message, tag="explain"):
    """What can be done with a card and what cannot, or only about one verb, and why."""

    id: Number
    card: Number
    verb: str | None = None
    seat: Number | None = None


class Say(Message, tag="say"):
    """A line of chat."""

    text: str
    seat: Number | None = None


class Mute(Message, tag="mute"):
    """Hear no more, or again, from a seat."""

    who: Number
    muted: bool = True


class AskUndo(Message, tag="undo"):
    """Take one's last answer back: at once while nothing hidden was shown, else if the others agree."""

    seat: Number | None = None


class Consent(Message, tag="consent"):
    """Whether one agrees to the undo that was asked for."""

    agree: bool
    seat: Number | None = None


class Concede(Message, tag="concede"):
    seat: Number | None = None


class AskRematch(Message, tag="rematch"):
    """Play again: a new table is laid as soon as everybody has asked for it."""

    promise: str | None = None
    """What this seat adds to the next shuffle, as in `SeatWish`."""
    seat: Number | None = None


class Reveal(Message, tag="reveal"):
    """Show the nonce that one promised, once everybody has taken a seat: the game starts when all have."""

    nonce: str
    """32 bytes in hexadecimal, of which the promise is the SHA-256."""
    seat: Number | None = None


class SetStops(Message, tag="stops"):
    """Where a seat wants to be asked, by the names that the game lists; elsewhere it passes by itself."""

    stops: list[str]
    seat: Number | None = None


class PassFor(Message, tag="pass-for"):
    """Pass for a while: until somebody does something, for this step or turn; null takes it back."""

    until: Literal["something", "step", "turn", "turn regardless"] | None
    seat: Number | None = None


class Ping(Message, tag="ping"):
    id: Number = 0


class BeatBack(Message, tag="beat"):
    """A beat is answered at once: an answer's clock forgives as much as the way is known to take."""

    id: Number


ClientMessage: TypeAlias = (
    Hello
    | Answer
    | Explain
    | Say
    | Mute
    | AskUndo
    | Consent
    | Concede
    | AskRematch
    | Reveal
    | SetStops
    | PassFor
    | Ping
    | BeatBack
)


# To the client


class SeatState(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Who sits where."""

    seat: int
    name: str
    kind: Literal["person", "computer"]
    ready: bool
    """Whether somebody sits there with a deck. A game starts when all are, and waits where nobody sits."""
    level: str | None = None
    deck: str | None = None
    """The name of the deck, told once the game has started."""
    connected: bool = False
    windows: int = 0
    """How many connections play this seat at the moment."""
    conceded: bool = False
    promise: str = ""
    """The SHA-256 of the nonce that this seat adds to the shuffle; empty where it adds none."""
    owes: Literal["promise", "nonce"] | None = None
    """What the start still waits for from this seat: the nonce that it promised; or a new promise, because
    somebody changed seats after it had shown its nonce."""


class ClockRule(msgspec.Struct, kw_only=True, omit_defaults=True):
    """No clock; so many seconds for each answer; or so many for the game, and an increment per answer."""

    kind: Literal["none", "move", "chess"] = "none"
    seconds: int = 0
    increment: int = 0


class ClockState(msgspec.Struct, kw_only=True):
    """How much time each seat has left as the message leaves, and whose time runs."""

    running: int | None
    left: list[int]
    """Milliseconds by seat."""


class TableEvent(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Something that happened, as the seat may know it: for animations. Cards by their number in views."""

    kind: str
    seat: int | None = None
    card: int | None = None
    key: str | None = None
    other: int | None = None
    by: list[int] = []
    amount: int = 0
    word: str = ""


class CardName(msgspec.Struct, kw_only=True):
    """A card that a line speaks of."""

    name: str
    key: str


class LogLine(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A sentence of the log, and the cards it names."""

    words: str
    number: int
    """The entry it belongs to."""
    cards: list[CardName] = []


class Offer(OptionView, frozen=True, kw_only=True, omit_defaults=True):
    """One option in words, and what it points at. Cards are numbers of the view, or of `view.ask.shown`."""

    words: str


class Question(msgspec.Struct, kw_only=True):
    """What the seat is asked. An answer names the question's number and the index of an option."""

    number: int
    seat: int
    kind: Literal["act", "pick", "order", "number", "yes/no", "name"]
    prompt: str
    rule: str | None
    """The rule that asks, by its id in the rules reference; none where a card asks."""
    options: list[Offer]
    going_on: int | None
    """The option that does nothing more, such as to pass or be done: it has one place or key everywhere."""
    taking_back: int | None
    """The option that takes back what was begun."""
    idle: bool
    """Whether going on is the only answer and ends nobody's turn, so that it may be given unasked."""
    pass_for: list[str]
    """The orders to pass for a while that would answer this question."""
    left_undone: list[int]
    """The options that going on would leave undone, and that people seldom mean to, such as attacks."""


class Result(msgspec.Struct, kw_only=True):
    """How a game ended."""

    winners: list[int]
    reason: Literal["game", "concede", "time", "full", "left", "changed"]
    """By the rules, by a player, by a clock; or closed by the server because too much or nothing happened, or
    because cards or rules have changed."""
    words: str


class Line(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A line of chat."""

    number: int
    seat: int
    name: str
    text: str


class UndoAsked(msgspec.Struct, kw_only=True):
    """An undo that waits for others to agree."""

    by: int
    waits_for: list[int]


class Rematch(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Who wants to play again."""

    wanted_by: list[int]
    match: str | None = None
    """The new table, once everybody wants it."""


class Welcome(Told, tag="welcome"):
    """The answer to hello: the table as it stands. A step follows if the game has started."""

    match: str
    game: str
    state: Literal["waiting", "running", "over"]
    you: list[int]
    """The seats of this connection."""
    number: int
    commitment: str
    """SHA-256 of the server's salt and seed, in hexadecimal; both are told with the replay."""
    seats: list[SeatState]
    spectators: int
    clock: ClockRule
    agreed: list[str]
    """What the table agreed on that is not as usual, in words."""
    chat: list[Line]
    stops: list[str] = []
    undo: UndoAsked | None = None
    rematch: Rematch | None = None
    result: Result | None = None
    """How a table ended at which there is no game to be seen: no step tells it."""
    version: int = VERSION


class Step(Told, tag="step"):
    """Where the game stands now for one pair of eyes, and all that happened after entry `since`.

    Connections with several seats get one for each.
    """

    number: int
    since: int
    seat: int | None
    view: View
    asked: int | None
    """Whose answer is awaited."""
    question: Question | None = None
    """Told only to the seat that is asked."""
    events: list[TableEvent] = []
    log: list[LogLine] = []
    anew: bool = False
    """Whether the log begins anew although `since` is not 0: only the end of a long story is told."""
    clocks: ClockState | None = None
    can_undo: bool = False
    result: Result | None = None


class Wish(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Something one might do with a card; where it is forbidden, the reason and its rule."""

    words: str
    verb: str
    allowed: bool
    reason: str = ""
    rule: str = ""


class Explanation(Told, tag="explanation"):
    """The answer to explain."""

    id: int
    card: int
    name: str
    wishes: list[Wish]


class Said(Told, tag="said"):
    number: int
    line: Line


class Presence(Told, tag="presence"):
    """Somebody came, left, took a seat, gave it back, or showed a nonce."""

    seats: list[SeatState]
    spectators: int
    state: Literal["waiting", "running", "over"]
    result: Result | None = None
    """How a table ended at which there is no game to be seen: no step tells it."""


class Courtesy(Told, tag="courtesy"):
    """Who asks whom for an undo or a rematch."""

    number: int
    undo: UndoAsked | None = None
    rematch: Rematch | None = None


class NewTable(Told, tag="new-table"):
    """The table of a rematch. Seats and secrets are as before: a token differs by the match alone."""

    match: str


class Notice(Told, tag="notice"):
    """Something that concerns everybody here: the database is away or back, computers think for less or again
    for their usual time, the server stops."""

    code: Literal["storage", "storage-back", "hurried", "unhurried", "stopping"]
    words: str


class Refused(Told, tag="refused"):
    """What was sent has changed nothing, and why."""

    code: Code
    words: str
    question: int | None = None
    id: int | None = None


class Pong(Told, tag="pong"):
    id: int


class Beat(Told, tag="beat"):
    """Sent now and then where a clock runs, to be sent back."""

    id: int


ServerMessage: TypeAlias = (
    Welcome | Step | Explanation | Said | Presence | Courtesy | NewTable | Notice | Refused | Pong | Beat
)
