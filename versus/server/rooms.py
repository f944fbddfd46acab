"""Who is at which table, and telling them what happens there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import islice

from versus.kernel.types import Seat
from versus.server.clocks import MOST_LAG
from versus.server.connection import POLICY, Connection, encode
from versus.server.crowd import MOST_ROOMS, Crowd, Elsewhere, Room, largest
from versus.server.errors import Declined
from versus.server.protocol import Courtesy, Notice, Presence, Said, Told
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
        self.elsewhere = Elsewhere()
        """Who is at the other servers of this database; limits are for all of them together."""

    # Coming and leaving

    def admit(self, address: str) -> None:
        """Let a connection in, if there is room."""
        limits = self.settings
        others = self.elsewhere
        guest = others.guest(address)
        if (
            self.total() + others.connections >= limits.connections
            or self.addresses[address] + guest.connections >= limits.connections_per_address
            or self.arriving.total() + others.strangers >= limits.strangers
            or self.arriving[address] + guest.arriving >= limits.strangers_per_address
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
        limits, others = self.settings, self.elsewhere
        if (
            self.spectators(match) >= limits.spectators_per_table
            or self.watching[connection.address] + others.guest(connection.address).watching
            >= limits.spectators_per_address
            or self.watching.total() + others.spectators >= limits.spectators
        ):
            raise Declined("too-many", "There is no room left to watch. Please try again later.")

    def make_room(self, match: str, seat: Seat) -> None:
        """Close the oldest connection of a seat that has too many."""
        theirs = [connection for connection in self.at(match) if seat in connection.seats]
        windows = len(theirs) + self.elsewhere.seats(match).count(seat)
        if theirs and windows >= self.settings.connections_per_seat:
            theirs[0].refuse(Declined("too-many", "You have opened this table elsewhere as well."))
            theirs[0].close(POLICY)

    def come(self, table: Table, connection: Connection) -> None:
        if connection.closing is not None:
            return  # They left while they were being greeted.
        self.rooms.setdefault(table.match, []).append(connection)
        if not connection.seats:
            self.watching[connection.address] += 1
        connection.number = table.told
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
        return [connection for connection in self.at(table.match) if connection.number < table.told]

    def windows(self, match: str) -> Counter[Seat]:
        """How many connections play each seat, here and at the other servers."""
        return Counter(self.playing_here(match)) + Counter(self.elsewhere.seats(match))

    def playing_here(self, match: str) -> list[Seat]:
        """Every seat once for each of its windows."""
        return [
            seat for connection in self.at(match) if not connection.dismissed for seat in connection.seats
        ]

    def spectators(self, match: str) -> int:
        return self.spectators_here(match) + self.elsewhere.watching(match)

    def spectators_here(self, match: str) -> int:
        return sum(1 for connection in self.at(match) if not connection.seats)

    def lag(self, match: str, seat: Seat | None) -> float:
        """How long an answer of a seat may have been under way; at another server, as long as any may."""
        if seat is not None and seat in self.elsewhere.seats(match):
            return MOST_LAG
        ways = (connection.pulse.lag() for connection in self.at(match) if seat in connection.seats)
        return max(ways, default=0.0)

    def beat(self, match: str, now: float) -> None:
        """Ask the players of a table how far away they are."""
        for connection in self.at(match):
            if connection.seats:
                connection.beat(now)

    def crowd(self, in_full: bool) -> Crowd:
        """Who is here, for the other servers; without particulars where there are none."""
        if not in_full:
            return Crowd()
        return Crowd(
            connections=self.total(),
            spectators=self.watching.total(),
            strangers=self.arriving.total(),
            addresses=largest(self.addresses, self.watching, self.arriving),
            rooms={
                match: Room(self.playing_here(match), self.spectators_here(match))
                for match in islice(self.rooms, MOST_ROOMS)
            },
        )

    # Telling

    def tell(self, table: Table, change: Change) -> None:
        """Send everybody at a table what a change is to them."""
        now = self.now()
        texts: dict[Seat | None, str] = {}
        for connection in self.at(table.match):
            if connection.number >= change.number:
                continue  # They were told of it as they came.
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
        if change.vacated:
            self.send_away(table, change.vacated)
        if change.presence:
            self.tell_presence(table)

    def bring_up(self, connection: Connection, table: Table, steps: Sequence[Told]) -> None:
        """Tell somebody at once all that was written while the table was not in memory here."""
        since = connection.number
        connection.catch_up(table.told, steps)
        for line in table.chat:
            if line.number > since and line.seat not in connection.muted:
                connection.send(Said(number=line.number, line=line))
        connection.send(Courtesy(number=table.told, undo=table.undo, rematch=table.rematch))

    def send_away(self, table: Table, why: str) -> None:
        """Close every connection of a seat that is its player's no more."""
        for connection in self.at(table.match):
            if connection.dismissed or all(
                table.chairs[seat].holder == holder for seat, holder in connection.holders.items()
            ):
                continue
            connection.dismissed = True
            connection.refuse(Declined("seat-lost", why))
            connection.close(POLICY)

    def tell_presence(self, table: Table) -> None:
        message = Presence(
            seats=table.seats(self.windows(table.match)),
            spectators=self.spectators(table.match),
            state=table.state,
            result=table.result if table.game is None else None,
        )
        for connection in self.at(table.match):
            connection.send(message)

    def tell_everybody(self, message: Notice) -> None:
        for match in list(self.rooms):
            self.tell_room(match, message)

    def tell_room(self, match: str, message: Notice) -> None:
        for connection in self.at(match):
            connection.send(message)
