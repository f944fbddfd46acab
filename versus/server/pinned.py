"""What a game is played with to its end: the cards it began with, whatever has become of them since."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

import msgspec

from versus.cards.catalogue import house
from versus.kernel.codec import definition_hash
from versus.kernel.deck import DeckData, read_deck
from versus.kernel.definition import Definition
from versus.kernel.errors import VersusError
from versus.kernel.match_options import Value
from versus.kernel.pinning import Pinned, definition_data, pins
from versus.kernel.plug import Plug
from versus.kernel.save import digest
from versus.kernel.writing import reader_for
from versus.server import journal
from versus.server.engine import engine
from versus.server.errors import Declined
from versus.server.journal import AnyEntry, Start

EVERY: Final = 20
"""After how many answers the next one carries the digest of what it answers."""
CHANGED: Final = (
    "This game was begun with cards or rules that have changed since, and cannot go on here; nobody wins."
)
NO_REPLAY: Final = (
    "This game was played with cards or rules that have changed since, and cannot be shown here. "
    "Its record can still be had."
)

Definitions: TypeAlias = Callable[[Iterable[str]], Mapping[str, bytes]]
"""Where cards are found as data, by their hashes; those that are nowhere are missing."""


def nowhere(hashes: Iterable[str]) -> Mapping[str, bytes]:
    return {}


class Changed(Declined):
    """The journal does not lead where it led: cards or rules are others than they were."""

    def __init__(self, reason: str) -> None:
        super().__init__("cards-changed", CHANGED)
        self.reason = reason


def cards_of(plug: Plug, decks: list[dict[str, Any]], options: Mapping[str, Value]) -> dict[str, Definition]:
    """Every card that a game with these decks may see under these options, as it is now."""
    reader = reader_for(plug, house(plug.name))
    try:
        read = [read_deck(msgspec.convert(deck, DeckData), reader) for deck in decks]
    except (VersusError, msgspec.MsgspecError) as error:
        raise Declined("bad-deck", str(error)) from error
    brought = plug.brings(plug.options.read(options))
    return pins(plug, [*brought, *[card for deck in read for card in deck.everything()]])


def pin_start(
    plug: Plug,
    decks: list[dict[str, Any]] | None,
    options: Mapping[str, Value],
    entry: AnyEntry,
    known: set[str],
) -> dict[str, bytes]:
    """Let an entry after which everybody has a deck say what a game is played with that begins with it.

    Returns those of its cards that are not written down yet.
    """
    if decks is None:
        return {}
    cards = cards_of(plug, decks, options)
    entry.start = Start(engine(), {key: definition_hash(card) for key, card in cards.items()})
    return as_data(cards, known)


def as_data(cards: Mapping[str, Definition], known: set[str]) -> dict[str, bytes]:
    """These cards by their hashes, but for those that are known already."""
    hashes = {definition_hash(card): card for card in cards.values()}
    return {found: definition_data(hashes[found]) for found in sorted(hashes.keys() - known)}


def outdated(plug: Plug, start: Start) -> dict[str, str]:
    """The cards of a game that are others by now, or gone, with the hashes of what they were."""
    catalogue = house(plug.name)
    found: dict[str, str] = {}
    for key, expected in start.cards.items():
        try:
            if definition_hash(plug.definition(key, catalogue)) == expected:
                continue
        except (KeyError, VersusError):
            pass
        found[key] = expected
    return found


def changed_cards(plug: Plug, start: Start, definitions: Definitions) -> dict[str, bytes]:
    """Those cards as data, by key; a `Changed` where one of them is nowhere."""
    wanted = outdated(plug, start)
    data = definitions(wanted.values()) if wanted else {}
    try:
        return {key: data[found] for key, found in wanted.items()}
    except KeyError as error:
        raise Changed(f"a card is nowhere: {error}") from error


def catalogue_with(plug: Plug, changed: Mapping[str, bytes]) -> Pinned:
    """The cards of the house, but for those that have changed since a game began."""
    return Pinned(plug, house(plug.name), changed)


def mark(entry: AnyEntry, game: Any) -> None:
    """Let an answer say now and then what it answers, so that a reader notices if rules have changed."""
    if isinstance(entry, journal.Answered) and len(game.answers) % EVERY == 0:
        entry.digest = digest(game)
