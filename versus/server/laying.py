"""Laying tables: who sits where with which deck, and playing again."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from versus.games.house import game_called
from versus.kernel.errors import BadSetup
from versus.kernel.match_options import Value
from versus.kernel.plug import Plug
from versus.kernel.types import Seat
from versus.players.roster import levels_of, usual
from versus.server import journal
from versus.server.bodies import OpenTable, SeatKey, SeatWish, TableOpened
from versus.server.chairs import default_name
from versus.server.errors import Declined
from versus.server.fairness import checked_promise, commitment, new_salt, new_seed
from versus.server.hall import Hall
from versus.server.journal import AnyEntry, Plan, SeatPlan
from versus.server.pinned import pin_start
from versus.server.protocol import ClockRule
from versus.server.seating import check_names, invitation, seated
from versus.server.signs import clean_name
from versus.server.table import Table
from versus.server.tokens import Token, brought, holder_of, host_key, new_secret

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
    """Lay a table, with a token for each seat of one's own and an invitation for each friend."""
    await check_tables(hall, address)
    plug = game_wished(wish.game)
    if len(wish.seats) not in plug.seats:
        raise Declined("bad-setup", plug.wrong_seats(len(wish.seats)))
    options = agreed(plug, wish.options, len(wish.seats))
    if all(seat.kind == "computer" for seat in wish.seats):
        raise Declined("bad-setup", "Somebody must play: keep a seat for yourself or for a friend.")
    host = new_secret()
    plan = Plan(
        game=plug.name,
        seats=[seat_plan(plug, seat) for seat in wish.seats],
        clock=checked(wish.clock),
        seed=new_seed(),
        salt=new_salt(),
        options=options,
        listed=wish.listed,
        host=holder_of(host),
    )
    entries: list[AnyEntry] = []
    names = [seat.name or usual_name(place, plan.seats) for place, seat in enumerate(plan.seats)]
    check_names(names)
    secrets: dict[Seat, str] = {}
    rules = plug.options.read(options)
    for place, seat in enumerate(wish.seats):
        check_what_is_brought(seat)
        if seat.kind == "friend":
            continue
        entry = await seated(hall, plug, rules, place, names[place], seat.deck, seat.deck_list)
        if seat.kind == "me":
            secrets[place] = brought(seat.secret)
            entry.holder = holder_of(secrets[place])
            entry.promise = checked_promise(seat.promise)
        entries.append(entry)
    if any(seat.kind == "computer" for seat in plan.seats):
        hall.computers.warm()
    match = await lay(hall, plan, entries)
    return TableOpened(
        match=match,
        commitment=commitment(plan.salt, plan.seed),
        host=host_key(match, host),
        seats=[
            own_key(Token(match, place, secrets[place]))
            if place in secrets
            else friend_key(hall, match, place)
            for place, seat in enumerate(wish.seats)
            if seat.kind != "computer"
        ],
        watch=f"/#/table/{match}",
    )


def check_what_is_brought(seat: SeatWish) -> None:
    """Nobody brings anything for somebody else."""
    if seat.kind == "friend" and (seat.deck is not None or seat.deck_list is not None):
        raise Declined("bad-setup", "A friend brings a deck on joining. Leave it out.")
    if seat.kind != "me" and (seat.secret is not None or seat.promise is not None):
        raise Declined("bad-setup", "Only for a seat of your own can you bring a secret or a promise.")


def own_key(token: Token) -> SeatKey:
    return SeatKey(seat=token.seat, kind="me", token=str(token), link=f"/#/table/{token.match}/{token}")


def friend_key(hall: Hall, match: str, place: Seat) -> SeatKey:
    invited = invitation(hall, match, place, 0)
    return SeatKey(seat=place, kind="friend", ticket=invited.ticket, link=invited.link)


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
    match = hall.place.new_match()
    decks = [entry.deck for entry in entries if isinstance(entry, journal.Seated)]
    whole = decks if len(decks) == len(plan.seats) else None
    cards: dict[str, bytes] = {}
    if entries:
        plug = game_called(plan.game)
        cards = pin_start(plug, whole, plan.options, entries[-1], hall.writer.known)
    await asyncio.wrap_future(hall.writer.lay(match, plan, entries, hall.now(), cards))
    hall.owning.laid(match)
    hall.measures.tables_laid.labels(plan.game).inc()
    async with hall.at(match) as table:
        hall.sum_up(table)
    return match


def seat_plan(plug: Plug, wish: SeatWish) -> SeatPlan:
    if wish.kind != "computer":
        return SeatPlan(kind="person", name=clean_name(wish.name))
    level = wish.level or usual(plug)
    known = levels_of(plug)
    if level not in known:
        raise Declined(
            "bad-setup",
            f'There is no computer player "{level[:30]}" for {plug.title}. There are: {", ".join(known)}.',
        )
    return SeatPlan(kind="computer", level=level, name=clean_name(wish.name))


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
    alike = [seat for seat, other in enumerate(seats) if other.level == plan.level and not other.name]
    return name if len(alike) == 1 else f"{name} {alike.index(place) + 1}"


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
        host=table.plan.host,
    )
    entries: list[AnyEntry] = [
        journal.Seated(
            at=hall.now(),
            seat=place,
            name=chair.name,
            deck=chair.deck,
            deck_name=chair.deck_name,
            holder=chair.holder,
            promise=table.next_promises.get(place, ""),
        )
        for place, chair in enumerate(table.chairs)
        if chair.deck is not None and chair.seated
    ]
    return await lay(hall, plan, entries)
