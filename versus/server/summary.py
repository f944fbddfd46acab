"""What lists show of a table."""

from __future__ import annotations

from versus.kernel.types import Seat
from versus.server.bodies import Match
from versus.server.connection import encode
from versus.server.table import Table


def summary(table: Table, connected: frozenset[Seat] = frozenset()) -> Match:
    return Match(
        match=table.match,
        game=table.plan.game,
        state=table.state,
        commitment=table.commitment,
        seats=table.seats(connected),
        clock=table.plan.clock,
        agreed=table.agreed(),
        created=table.created,
        updated=table.updated,
        number=table.number,
        result=table.result,
    )


def kept(table: Table, connected: frozenset[Seat] = frozenset()) -> tuple[str, str, float, str]:
    """The same as the database keeps it: match, state, the time of the last entry, and the summary."""
    never_began = table.game is None and table.result is not None
    state = "closed" if never_began else table.state
    return table.match, state, table.updated, encode(summary(table, connected)).decode()
