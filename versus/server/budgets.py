"""How much of a table's journal each kind of entry may take, so that every game can be played to its end.

Nothing that a seat does besides playing can fill a journal; the last entries are kept for answers, for
whoever concedes and for clocks, and the very last one closes a table at which nobody has won by then.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from versus.server import journal
from versus.server.errors import Declined
from versus.server.journal import AnyEntry
from versus.server.settings import Settings

Spent: TypeAlias = dict[tuple[str, int], int]
"""How often something was done at a table, by what it was and by whose seat; -1 is the table's own."""

PLAYING: Final = (journal.Answered, journal.Conceded, journal.Closed, journal.Reopened)
"""What a game is finished with."""
AT_LAST: Final = (journal.Answered, journal.Reopened)
"""What would go on for ever."""

SEATING: Final = "seating"
INVITING: Final = "inviting"
WISH: Final = "wish"
CHAT: Final = "chat"
UNDO: Final = "undo"
REFUSED: Final = {
    SEATING: "You have sat down here often enough. Play with the deck that you have.",
    INVITING: "This seat has been offered often enough. Lay another table.",
    WISH: "You have changed your stops and orders to pass often enough for one game.",
    CHAT: "You have said enough at this table.",
    UNDO: "Enough has been taken back in this game. Play it to its end.",
}


def purse(entry: AnyEntry) -> tuple[str, int] | None:
    """What an entry is charged to."""
    match entry:
        case journal.Seated():
            return SEATING, entry.seat
        case journal.Invited():
            return INVITING, entry.seat
        case journal.StopsSet() | journal.PassOrdered():
            return WISH, entry.seat
        case journal.Chatted():
            return CHAT, entry.seat
        case journal.UndoAsked() | journal.Undone():
            return UNDO, -1
        case _:
            return None


def spend(spent: Spent, entry: AnyEntry) -> None:
    """Charge an entry that has been written."""
    charged = purse(entry)
    if charged is not None:
        spent[charged] = spent.get(charged, 0) + 1
    if isinstance(entry, journal.Invited):
        spent.pop((SEATING, entry.seat), None)  # Whoever sits down next has a purse of their own.


def allowed(settings: Settings, spent: Spent, number: int, entry: AnyEntry) -> AnyEntry:
    """The entry that may be written under this number: the one that is wanted, or the end of the game."""
    charged = purse(entry)
    if charged is not None and spent.get(charged, 0) >= most(settings, charged[0]):
        raise Declined("too-many", REFUSED[charged[0]])
    if not isinstance(entry, PLAYING) and number > settings.entries - settings.last_entries:
        raise Declined(
            "too-many", "So much has happened at this table that it can only be played to its end."
        )
    if isinstance(entry, AT_LAST) and number >= settings.entries:
        return journal.Closed(at=entry.at, reason="full")
    return entry


def most(settings: Settings, what: str) -> int:
    limits = {
        SEATING: settings.seatings,
        INVITING: settings.invitations,
        WISH: settings.wishes,
        CHAT: settings.chat_lines,
        UNDO: settings.undos,
    }
    return limits[what]
