"""Who is at a server, as it tells the other servers of its database with every sign of life."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec

from versus.kernel.types import Seat

MOST_ADDRESSES: Final = 500
"""Those with most connections are told; the others are far from any limit."""
MOST_ROOMS: Final = 4_000


class Room(msgspec.Struct, array_like=True):
    """Who is at one table: a seat once for each of its windows."""

    seats: list[Seat]
    spectators: int = 0


class Guest(msgspec.Struct, array_like=True):
    """What one address has: connections, those that only watch, those that have not said hello."""

    connections: int = 0
    watching: int = 0
    arriving: int = 0


class Crowd(msgspec.Struct, omit_defaults=True):
    """Everybody at one server."""

    connections: int = 0
    spectators: int = 0
    strangers: int = 0
    addresses: dict[str, Guest] = {}
    rooms: dict[str, Room] = {}


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Crowd).decode


class Elsewhere:
    """Everybody at the other servers, together."""

    def __init__(self) -> None:
        self.crowds: dict[str, Crowd] = {}
        self.told: dict[str, str] = {}
        self.connections = 0
        self.spectators = 0
        self.strangers = 0
        self.addresses: dict[str, Guest] = {}

    def servers(self) -> int:
        """How many share the work, this one included."""
        return 1 + len(self.crowds)

    def hear(self, told: dict[str, str]) -> set[str]:
        """Take note of what the others tell; the tables at which somebody has come or left."""
        before = self.crowds
        self.crowds = {
            name: before[name] if self.told.get(name) == words and name in before else read(words)
            for name, words in told.items()
        }
        self.told = told
        self.connections = sum(crowd.connections for crowd in self.crowds.values())
        self.spectators = sum(crowd.spectators for crowd in self.crowds.values())
        self.strangers = sum(crowd.strangers for crowd in self.crowds.values())
        self.addresses = together(self.crowds.values())
        changed: set[str] = set()
        for name in before.keys() | self.crowds.keys():
            old = before[name].rooms if name in before else {}
            new = self.crowds[name].rooms if name in self.crowds else {}
            if old is not new:
                changed |= {match for match in old.keys() | new.keys() if old.get(match) != new.get(match)}
        return changed

    def seats(self, match: str) -> list[Seat]:
        return [seat for room in self.rooms(match) for seat in room.seats]

    def watching(self, match: str) -> int:
        return sum(room.spectators for room in self.rooms(match))

    def rooms(self, match: str) -> list[Room]:
        return [crowd.rooms[match] for crowd in self.crowds.values() if match in crowd.rooms]

    def guest(self, address: str) -> Guest:
        return self.addresses.get(address, NOBODY)

    def is_empty(self, server: str, match: str) -> bool:
        """Whether a server has nobody at a table, as far as is known."""
        crowd = self.crowds.get(server)
        return crowd is None or match not in crowd.rooms


NOBODY: Final = Guest()


def read(words: str) -> Crowd:
    """A crowd as another server tells it; of another version it may be something that nobody can count."""
    try:
        return decode(words)
    except msgspec.MsgspecError:
        return Crowd()


def together(crowds: Iterable[Crowd]) -> dict[str, Guest]:
    found: dict[str, Guest] = {}
    for crowd in crowds:
        for address, guest in crowd.addresses.items():
            known = found.get(address, NOBODY)
            found[address] = Guest(
                known.connections + guest.connections,
                known.watching + guest.watching,
                known.arriving + guest.arriving,
            )
    return found


def largest(addresses: Counter[str], watching: Counter[str], arriving: Counter[str]) -> dict[str, Guest]:
    return {
        address: Guest(count, watching[address], arriving[address])
        for address, count in addresses.most_common(MOST_ADDRESSES)
    }
