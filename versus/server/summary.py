"""What lists show of a table."""

from __future__ import annotations

from collections.abc import Mapping

from versus.kernel.types import Seat
from versus.server.bodies import Match
from versus.server.connection import encode
from versus.server.table import NOBODY, Table


def summary(table: Table, windows: Mapping[Seat, int] = NOBODY) -> Match:
    return Match(
        match=table.match,
        game=table.plan.game,
        state=table.state,
        commitment=table.commitment,
        seats=table.seats(windows),
        clock=table.plan.clock,
        agreed=table.agreed(),
        created=table.created,
        updated=table.updated,
        number=table.told,
        result=table.result,
    )


def kept(table: Table, windows: Mapping[Seat, int] = NOBODY) -> tuple[str, str, float, str]:
    """The same as the database keeps it: match, state, the time of the last entry, and the summary."""
    never_began = not table.begun and table.result is not None
    state = "closed" if never_began else table.state
    return table.match, state, table.updated, encode(summary(table, windows)).decode()
