"""Laying tables: who sits where with which deck, joining, and playing again."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from versus.decks import starters
from versus.games.house import game_called
from versus.kernel.errors import BadSetup
from versus.kernel.match_options import Value
from versus.kernel.plug import Plug
from versus.kernel.types import Seat
from versus.players.roster import levels_of, usual
from versus.server import journal, library
from versus.server.bodies import JoinSeat, OpenTable, SeatKey, SeatWish, TableOpened
from versus.server.errors import Declined
from versus.server.fairness import commitment, new_salt, new_seed
from versus.server.hall import Hall
from versus.server.journal import AnyEntry, Plan, SeatPlan
from versus.server.protocol import ClockRule
from versus.server.signs import clean_name, looks_like
from versus.server.table import Table, default_name
from versus.server.tokens import new_match

LONGEST_CLOCK: Final = 24 * 3600
LEVEL_NAMES: Final = {
    "random": "Random computer",
    "easy": "Easy computer",
    "fair": "Fair computer",
    "hard": "Hard computer",
}


async def check_tables(hall: Hall, address: str) -> None:
    """Whether somebody may lay another table, and there is one."""
    if not hall.layings.take(address, time.monotonic()):
        raise Declined("too-many", "You have laid many tables. Play at one of them for a while.")
    if await hall.patiently(hall.storage.open_tables, hall.long_ago()) >= hall.settings.open_tables:
        raise Declined("too-many", "All tables are taken. Please try again later.")


async def open_table(hall: Hall, wish: OpenTable, address: str) -> TableOpened:
    """Lay a table, with a token for every seat of a person."""
    await check_tables(hall, address)
    plug = game_wished(wish.game)
    if len(wish.seats) not in plug.seats:
        raise Declined("bad-setup", plug.wrong_seats(len(wish.seats)))
    options = agreed(plug, wish.options, len(wish.seats))
    if all(seat.kind == "computer" for seat in wish.seats):
        raise Declined("bad-setup", "Somebody must play: keep a seat for yourself or for a friend.")
    plan = Plan(
        game=plug.name,
        seats=[seat_plan(plug, seat) for seat in wish.seats],
        clock=checked(wish.clock),
        seed=new_seed(),
        salt=new_salt(),
        options=options,
        listed=wish.listed,
    )
    entries: list[AnyEntry] = []
    names = [clean_name(seat.name) or usual_name(place, plan.seats) for place, seat in enumerate(wish.seats)]
    check_names(names)
    for place, seat in enumerate(wish.seats):
        if seat.deck is not None or seat.deck_list is not None or seat.kind != "friend":
            entries.append(await seated(hall, plug, place, names[place], seat.deck, seat.deck_list))
    if any(seat.kind == "computer" for seat in plan.seats):
        hall.computers.warm()
    match = await lay(hall, plan, entries)
    return TableOpened(
        match=match,
        commitment=commitment(plan.salt, plan.seed),
        seats=[
            SeatKey(seat=place, kind=seat.kind, token=token, link=f"/#/table/{match}/{token}")
            for place, seat in enumerate(wish.seats)
            if seat.kind != "computer"
            for token in (hall.seal.token(match, place),)
        ],
        watch=f"/#/table/{match}",
    )


def game_wished(name: str) -> Plug:
    try:
        return game_called(name)
    except BadSetup as error:
        raise Declined("bad-setup", str(error)) from None


def agreed(plug: Plug, wanted: dict[str, Value], seats: int) -> dict[str, Value]:
    """Every option of a match, if these may be chosen for so many players."""
    try:
        rules = plug.options.read(wanted)
    except BadSetup as error:
        raise Declined("bad-setup", str(error)) from None
    together = sum(len(side) for side in plug.sides(rules))
    if together and together != seats:
        words = f"These options are for {together} players; {seats} seats were asked for."
        raise Declined("bad-setup", words)
    return plug.options.data(rules)


async def lay(hall: Hall, plan: Plan, entries: list[AnyEntry]) -> str:
    match = new_match()
    await asyncio.wrap_future(hall.writer.lay(match, plan, entries, hall.now()))
    hall.measures.tables_laid.labels(plan.game).inc()
    async with hall.at(match) as table:
        hall.sum_up(table)
    return match


def seat_plan(plug: Plug, wish: SeatWish) -> SeatPlan:
    if wish.kind != "computer":
        return SeatPlan(kind="person")
    level = wish.level or usual(plug)
    known = levels_of(plug)
    if level not in known:
        raise Declined(
            "bad-setup",
            f'There is no computer player "{level[:30]}" for {plug.title}. There are: {", ".join(known)}.',
        )
    return SeatPlan(kind="computer", level=level)


def checked(clock: ClockRule) -> ClockRule:
    if clock.kind == "none":
        return ClockRule()
    if not 5 <= clock.seconds <= LONGEST_CLOCK or not 0 <= clock.increment <= LONGEST_CLOCK:
        raise Declined("bad-setup", "A clock has between 5 seconds and a day.")
    return clock


def usual_name(place: Seat, seats: list[SeatPlan]) -> str:
    """ "Player 1", "Fair computer"; computers of one level are counted where there are several."""
    plan = seats[place]
    if plan.level is None:
        return default_name(place, plan)
    name = LEVEL_NAMES[plan.level]
    if seats.count(plan) == 1:
        return name
    return f"{name} {seats[: place + 1].count(plan)}"


def check_names(names: list[str]) -> None:
    """At one table nobody can be taken for another."""
    for place, name in enumerate(names):
        if any(looks_like(name, other) for other in names[:place]):
            raise Declined("bad-name", "Somebody at this table is called that already. Choose another name.")


async def seated(
    hall: Hall, plug: Plug, place: Seat, name: str, deck: str | None, listing: str | None
) -> journal.Seated:
    """Somebody with a deck; the first of the shelf where none is chosen."""
    if deck is None and listing is None:
        shelf = starters(plug.name)
        if not shelf:
            raise Declined("bad-deck", "There is no deck on the shelf of this game. Bring a deck list.")
        deck = shelf[place % len(shelf)].name
    data, deck_name, pin = await hall.in_time(library.pinned_deck, plug, deck, listing)
    return journal.Seated(at=hall.now(), seat=place, name=name, deck=data, deck_name=deck_name, pin=pin)


async def join(hall: Hall, match: str, wish: JoinSeat) -> tuple[Seat, Table]:
    """Take the seat of a token, or change one's name and deck while the game has not started."""
    found, seat = hall.seal.read(wish.token)
    if found != match:
        raise Declined("bad-token", "This link is for another table.")
    async with hall.at(match) as table:
        if seat >= len(table.chairs) or table.chairs[seat].kind != "person":
            raise Declined("no-such-seat", "There is no such seat at this table.")
        if table.game is not None:
            raise Declined("started", "The game has started: everybody keeps their seat and deck.")
        name = clean_name(wish.name) or table.chairs[seat].name
        check_names([*(chair.name for chair in table.chairs if chair is not table.chairs[seat]), name])
        await hall.enter(table, await seated(hall, table.plug, seat, name, wish.deck, wish.deck_list))
        return seat, table


async def lay_rematch(hall: Hall, table: Table) -> str:
    """A table with the same people and decks, and new luck."""
    plan = Plan(
        game=table.plan.game,
        seats=table.plan.seats,
        clock=table.plan.clock,
        seed=new_seed(),
        salt=new_salt(),
        options=table.plan.options,
        listed=table.plan.listed,
    )
    entries: list[AnyEntry] = [
        journal.Seated(at=hall.now(), seat=place, name=chair.name, deck=chair.deck, deck_name=chair.deck_name)
        for place, chair in enumerate(table.chairs)
        if chair.deck is not None
    ]
    return await lay(hall, plan, entries)
