"""What travels over HTTP to whoever looks for cards and builds decks. No logic here."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from versus.server.bodies import Body, Deck, Given

# Looking for cards


class QueryFault(Given):
    """What cannot be understood of a search, and where it stands."""

    kind: str
    words: str
    at: int
    length: int
    near: list[str]
    """What may be written in its place."""


class FoundCards(Given):
    """The cards that a search finds, by game; none where it cannot be understood."""

    cards: dict[str, list[str]]
    """Keys, the nearest first."""
    understood: str
    """How the search was understood, in words; empty for every card."""
    fault: QueryFault | None = None


class SearchField(Given):
    """Somewhere to look."""

    name: str
    kind: Literal["number", "label", "words"]
    about: str
    also: list[str]
    """Other names for it."""


class SearchExample(Given):
    query: str
    finds: str


class SearchManual(Given):
    """How a search is written."""

    signs: list[SearchExample]
    fields: list[SearchField]
    examples: list[SearchExample]
    longest: int


# Decks that people bring


class BroughtDeck(Body):
    """A deck by the keys of its cards."""

    name: str = ""
    leader: str | None = None
    cards: dict[str, int] = msgspec.field(default_factory=dict)
    levels: list[str] = msgspec.field(default_factory=list)
    pile: list[str] = msgspec.field(default_factory=list)


class DeckWish(Body):
    """A deck of one's own, by its cards or as text in any format that Versus reads."""

    game: str
    deck: BroughtDeck | None = None
    deck_list: str | None = None


class DeckProblem(Given):
    """Something that cannot be read. Line 0 is the list as a whole."""

    line: int
    words: str


class DeckFault(Given):
    """Why a deck may not be played, by which rule, and a way out where there is an easy one."""

    rule: str
    card: str
    """The title of the card that it is about; empty where it is about the deck."""
    words: str
    fix: str = ""
    fixed: Deck | None = None
    """The deck after the fix."""


class DeckChecked(Given):
    """A deck as it was read, and everything that is wrong with it."""

    deck: Deck | None
    """None where the list cannot be read."""
    problems: list[DeckProblem]
    faults: list[DeckFault]


class DeckTexts(Given):
    """A deck in every format that is written."""

    plain: str
    octgn: str
    cockatrice: str


# Testing decks

TrialEnd: TypeAlias = Literal["played", "time", "stopping", "broken"]
"""All games were played; or as many as there was time for; or the server stops; or games broke off."""


class TrialWish(Body):
    """A deck to be tested in laboratory games against decks of the house."""

    game: str
    deck: BroughtDeck | None = None
    deck_list: str | None = None
    games: int = 100
    """How many, up to what the server allows."""
    against: list[str] = msgspec.field(default_factory=list)
    """Names of decks of the shelf; all of them where none is named."""


class WinShare(Given):
    """A win rate with its 95 % interval. A tie counts half."""

    games: int
    rate: float
    low: float
    high: float


class MatchUp(Given):
    """How the deck does against one of the house."""

    deck: str
    share: WinShare


class CardPart(Given):
    """How the deck does in games in which it draws a card, and in the others; the difference with its 95 %
    interval."""

    card: str
    drawn: WinShare
    not_drawn: WinShare
    gain: float
    low: float
    high: float


class TrialTold(Given):
    """How a test stands: a line of the answer, which ends with the line that says how it ended."""

    played: int
    planned: int
    undecided: int
    """Games that nobody won: cut off, or broken off."""
    end: TrialEnd | None
    player: str
    """Who plays both sides."""
    whole: WinShare
    first: WinShare
    """Going first, and going second."""
    second: WinShare
    match_ups: list[MatchUp]
    cards: list[CardPart]
