"""What an operator may set, each from the environment: VERSUS_ and the name in capitals."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from versus.kernel.errors import VersusError


class BadSetting(VersusError):
    """A setting that cannot be read."""


def default_database() -> str:
    """A file in the folder where this person's programs keep their data."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local/share")
    return f"sqlite:///{home}/versus/versus.db"


def own_client() -> str:
    """Where the browser client lies: beside this file if it is installed, else where `make web` puts it."""
    packed = Path(__file__).with_name("client")
    trees = [tree for tree in packed.parents if (tree / "versus").is_dir() and (tree / "web").is_dir()]
    return str(packed if packed.is_dir() or not trees else trees[0] / "web/dist")


@dataclass(frozen=True)
class Settings:
    """Names as in the environment, without VERSUS_."""

    database_url: str = ""
    """SQLAlchemy's URL; a SQLite file where none is given."""
    secret: str = ""
    """Signs invitations; kept in the database where none is given."""
    origins: str = ""
    """Other sites, separated by commas, whose pages may connect; the server's own always may."""
    metrics_token: str = ""
    """Who brings it may read /metrics from elsewhere; without one, only whoever sits at the machine may."""
    thinkers: int = 2
    """Processes in which computer players think."""
    testers: int = 1
    """Processes in which people's decks are tested, beside those; with 0 none are."""
    trials: int = 8
    """Decks that are tested at a time, from all addresses."""
    trials_per_address: int = 1
    trial_burst: float = 6.0
    trial_rate: float = 0.01
    """Tests that one address may begin: at once, and a second."""
    trial_games: int = 200
    """Games of one test."""
    trial_seconds: float = 900.0
    """How long one test may take; what was found by then is told."""
    message_bytes: int = 8_192
    body_bytes: int = 65_536
    body_seconds: float = 10.0
    """How long a request may take to arrive."""
    message_burst: float = 60.0
    message_rate: float = 20.0
    """Messages of one connection: at once, and a second."""
    flood: int = 300
    """So many refused for haste, and the connection is closed."""
    request_burst: float = 200.0
    request_rate: float = 20.0
    """Requests of one address; a connection counts for one, a replay for ten."""
    table_burst: float = 20.0
    table_rate: float = 0.2
    """Tables laid from one address."""
    open_tables: int = 5_000
    entries: int = 50_000
    """What a table's journal holds at most."""
    last_entries: int = 10_000
    """Those at its end that are kept for answers, concessions and clocks."""
    seatings: int = 100
    """How often whoever is invited to a seat may take it with another name, deck or promise."""
    invitations: int = 50
    """How often one seat may be offered."""
    wishes: int = 2_000
    """How often one seat may change its stops and orders to pass."""
    undos: int = 500
    """How often an answer may be taken back in one game."""
    snapshots: int = 200
    """After how many entries a table is written down as it stands, so that it can be read from there."""
    story: int = 500
    """How much of a table's past whoever comes is told at most: so many entries."""
    sockets_per_address: int = 100
    """Connections of one address that are no WebSockets, the machine's own apart; 0 for any number."""
    connections: int = 2_000
    connections_per_address: int = 200
    connections_per_seat: int = 6
    """One more, and the oldest connection of the seat is closed: its player can always come back."""
    spectators: int = 500
    spectators_per_address: int = 50
    spectators_per_table: int = 40
    """Who only watches never takes a place that a player needs."""
    strangers: int = 500
    strangers_per_address: int = 40
    """Connections that have not said yet what they want."""
    hello: float = 10.0
    """Seconds in which a connection must say it."""
    left_days: float = 14.0
    """Days without a move after which an unfinished table is closed."""
    archive_days: float = 7.0
    """Days after which the journal of a finished game is packed."""
    keep_days: float = 365.0
    """Days after which a finished game is removed; 0 keeps it for ever."""
    tidy_every: float = 3600.0
    """Seconds between two looks at all that; 0 leaves it to versus tidy."""
    reading: float = 3.0
    """Seconds in which a deck that somebody brings must have been read."""
    chat_lines: int = 200
    """Lines of chat that one seat may say."""
    patience: float = 60.0
    """Seconds for which an answer waits for the database before it is refused."""
    idle: float = 30.0
    """Seconds after which a table that nothing happens at is dropped from memory."""
    python_cards: str = ""
    """Files and folders of cards in Python, separated as in PATH, which are run as the server starts."""
    client: str = own_client()
    """The folder of the built browser client; where there is none, a page says how to come by it."""

    def database(self) -> str:
        return self.database_url or default_database()


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    found: dict[str, str | int | float] = {}
    for field in fields(Settings):
        name = f"VERSUS_{field.name.upper()}"
        if name not in environment:
            continue
        kind: type[str] | type[int] | type[float] = type(field.default)  # type: ignore[assignment]
        try:
            found[field.name] = kind(environment[name])
        except ValueError as error:
            raise BadSetting(f"{name} should be a number, not {environment[name]!r}.") from error
    return Settings(**found)  # type: ignore[arg-type]
