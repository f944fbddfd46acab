"""Who is at which table, and telling them what happens there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from versus.kernel.types import Seat
from versus.server.connection import POLICY, Connection, encode
from versus.server.errors import Declined
from versus.server.protocol import Courtesy, Notice, Presence, Said
from versus.server.settings import Settings
from versus.server.table import Change, Table
from versus.server.telling import told


class Rooms:
    """Every open connection, by table."""

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self.settings = settings
        self.now = now
        self.rooms: dict[str, list[Connection]] = {}
        self.addresses: Counter[str] = Counter()
        """How many connections each address has, at a table or not yet."""
        self.arriving: Counter[str] = Counter()
        """How many of them have not said yet what they want."""
        self.watching: Counter[str] = Counter()
        """How many of them only watch."""

    # Coming and leaving

    def admit(self, address: str) -> None:
        """Let a connection in, if there is room."""
        limits = self.settings
        if (
            self.total() >= limits.connections
            or self.addresses[address] >= limits.connections_per_address
            or self.arriving.total() >= limits.strangers
            or self.arriving[address] >= limits.strangers_per_address
        ):
            raise Declined("too-many", "The server is full. Please try again later.")
        self.addresses[address] += 1
        self.arriving[address] += 1

    def greeted(self, address: str) -> None:
        """A connection has said what it wants, or is gone."""
        self.arriving -= Counter({address: 1})

    def dismiss(self, address: str) -> None:
        self.addresses -= Counter({address: 1})

    def total(self) -> int:
        return self.addresses.total()

    def check_room(self, match: str, connection: Connection, seats: list[Seat]) -> None:
        """Whether there is room at a table. Whoever has a seat there always finds some."""
        if seats:
            for seat in seats:
                self.make_room(match, seat)
            return
        limits = self.settings
        if (
            self.spectators(match) >= limits.spectators_per_table
            or self.watching[connection.address] >= limits.spectators_per_address
            or self.watching.total() >= limits.spectators
        ):
            raise Declined("too-many", "There is no room left to watch. Please try again later.")

    def make_room(self, match: str, seat: Seat) -> None:
        """Close the oldest connection of a seat that has too many."""
        theirs = [connection for connection in self.at(match) if seat in connection.seats]
        if len(theirs) >= self.settings.connections_per_seat:
            theirs[0].refuse(Declined("too-many", "You have opened this table elsewhere as well."))
            theirs[0].close(POLICY)

    def come(self, table: Table, connection: Connection) -> None:
        if connection.closing is not None:
            return  # They left while they were being greeted.
        self.rooms.setdefault(table.match, []).append(connection)
        if not connection.seats:
            self.watching[connection.address] += 1
        connection.number = table.number
        self.tell_presence(table)

    def leave(self, connection: Connection) -> bool:
        """Whether there is anybody left who should hear of it."""
        room = self.at(connection.match)
        if connection not in room:
            return False
        room.remove(connection)
        if not connection.seats:
            self.watching -= Counter({connection.address: 1})
        if not room:
            del self.rooms[connection.match]
        return bool(room)

    def at(self, match: str) -> list[Connection]:
        return self.rooms.get(match, [])

    def behind(self, table: Table) -> list[Connection]:
        """Who has not been told of a table's last entry."""
        return [connection for connection in self.at(table.match) if connection.number < table.number]

    def connected(self, match: str) -> frozenset[Seat]:
        return frozenset(seat for connection in self.at(match) for seat in connection.seats)

    def spectators(self, match: str) -> int:
        return sum(1 for connection in self.at(match) if not connection.seats)

    # Telling

    def tell(self, table: Table, change: Change) -> None:
        """Send everybody at a table what a change is to them."""
        now = self.now()
        texts: dict[Seat | None, str] = {}
        for connection in self.at(table.match):
            connection.number = change.number
            if change.moved:
                for seat in connection.eyes():
                    if seat not in texts:
                        texts[seat] = encode(told(table, change, seat, now)).decode()
                    connection.send_text(texts[seat])
            if change.line is not None and change.line.seat not in connection.muted:
                connection.send(Said(number=change.number, line=change.line))
            if change.courtesy:
                connection.send(Courtesy(number=change.number, undo=table.undo, rematch=table.rematch))
        if change.presence:
            self.tell_presence(table)

    def tell_presence(self, table: Table) -> None:
        message = Presence(
            seats=table.seats(self.connected(table.match)),
            spectators=self.spectators(table.match),
            state=table.state,
        )
        for connection in self.at(table.match):
            connection.send(message)

    def tell_everybody(self, message: Notice) -> None:
        for match in list(self.rooms):
            self.tell_room(match, message)

    def tell_room(self, match: str, message: Notice) -> None:
        for connection in self.at(match):
            connection.send(message)
