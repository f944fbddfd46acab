"""Taking a seat, giving it back, and inviting: a seat belongs to whoever took it, and to nobody else."""

from __future__ import annotations

from typing import Any, Final

from versus.decks import starters
from versus.kernel.plug import Plug
from versus.kernel.types import Seat
from versus.server import journal, library
from versus.server.bodies import Invitation, InviteSeat, JoinSeat, LeaveSeat
from versus.server.chairs import Chair
from versus.server.errors import Declined
from versus.server.fairness import checked_promise
from versus.server.hall import Hall
from versus.server.signs import clean_name, looks_like
from versus.server.table import Table
from versus.server.tokens import (
    NOT_YOURS,
    Ticket,
    Token,
    brought,
    check_host,
    holder_of,
    holds,
    read_token,
)

NO_SEAT: Final = "There is no such seat at this table."
STARTED: Final = "The game has started: everybody keeps their seat and deck."


def chair_of(table: Table, seat: Seat) -> Chair:
    """A person's chair."""
    if not 0 <= seat < len(table.chairs) or table.chairs[seat].kind != "person":
        raise Declined("no-such-seat", NO_SEAT)
    return table.chairs[seat]


def check_holder(table: Table, token: Token) -> Seat:
    """The seat that a token opens."""
    if not holds(token.secret, chair_of(table, token.seat).holder):
        raise Declined("bad-token", NOT_YOURS)
    return token.seat


def check_names(names: list[str]) -> None:
    """At one table nobody can be taken for another."""
    for place, name in enumerate(names):
        if any(looks_like(name, other) for other in names[:place]):
            raise Declined("bad-name", "Somebody at this table is called that already. Choose another name.")


# Sitting down


async def join(hall: Hall, match: str, wish: JoinSeat) -> tuple[Token, Table]:
    """Take the seat of a ticket; or change name, deck or promise with one's token before the start."""
    if (wish.ticket is None) == (wish.token is None):
        raise Declined("bad-message", "Bring an invitation, or the token of your seat.")
    ticket = hall.seal.read(wish.ticket, match) if wish.ticket is not None else None
    token = (
        Token(match, ticket.seat, brought(wish.secret))
        if ticket is not None
        else read_token(wish.token or "", match)
    )
    async with hall.at(match) as table:
        if ticket is not None:
            check_ticket(table, ticket, token.secret)
        else:
            check_holder(table, token)
        entry = await wished(hall, table, token, wish)
        if changes(table, entry):
            if table.result is not None:
                raise Declined("over", "The game is over. Ask for a rematch to play again.")
            if table.game is not None and table.chairs[token.seat].seated:
                raise Declined("started", STARTED)
            await hall.enter(table, entry)
        return token, table


def check_ticket(table: Table, ticket: Ticket, secret: str) -> None:
    """Whether a ticket still lets somebody in: whoever took it may show it again, nobody else."""
    chair = chair_of(table, ticket.seat)
    if ticket.round < chair.round:
        raise Declined("void", "This invitation is void. Ask whoever laid the table for a new one.")
    if ticket.round > chair.round:
        raise Declined("bad-token", "This invitation is not from this table. Ask for the link again.")
    if chair.seated and not holds(secret, chair.holder):
        raise Declined("seat-taken", "Somebody has taken this seat with the invitation. Ask for a new one.")


async def wished(hall: Hall, table: Table, token: Token, wish: JoinSeat) -> journal.Seated:
    """How somebody wants to sit. What they do not say stays, and so does a deck that is being played."""
    chair = table.chairs[token.seat]
    name = clean_name(wish.name) or chair.name
    check_names([*(other.name for other in table.chairs if other is not chair), name])
    promise = chair.promise if wish.promise is None else checked_promise(wish.promise)
    if chair.must_promise and promise == chair.shown:
        promise = ""
    says_deck = wish.deck is not None or wish.deck_list is not None
    takes_over = table.game is not None and not chair.seated
    if chair.deck is not None and (takes_over or not says_deck):
        entry = journal.Seated(
            at=hall.now(), seat=token.seat, name=name, deck=chair.deck, deck_name=chair.deck_name
        )
    else:
        entry = await seated(hall, table.plug, table.rules, token.seat, name, wish.deck, wish.deck_list)
    entry.holder = holder_of(token.secret)
    entry.promise = "" if takes_over else promise
    return entry


def changes(table: Table, entry: journal.Seated) -> bool:
    """Whether it is not so already: a request whose answer was lost comes again."""
    chair = table.chairs[entry.seat]
    same = (chair.name, chair.deck, chair.deck_name) == (entry.name, entry.deck, entry.deck_name)
    return not (same and chair.seated and chair.holder == entry.holder and chair.promise == entry.promise)


async def seated(
    hall: Hall, plug: Plug, rules: Any, place: Seat, name: str, deck: str | None, listing: str | None
) -> journal.Seated:
    """Somebody with a deck; the first of the shelf where none is chosen."""
    if deck is None and listing is None:
        shelf = starters(plug.name)
        if not shelf:
            raise Declined("bad-deck", "There is no deck on the shelf of this game. Bring a deck list.")
        deck = shelf[place % len(shelf)].name
    data, deck_name = await hall.in_time(library.deck_from, plug, deck, listing, rules)
    return journal.Seated(at=hall.now(), seat=place, name=name, deck=data, deck_name=deck_name)


# Inviting and leaving


async def invite(hall: Hall, match: str, wish: InviteSeat) -> Invitation:
    """A new ticket, by whoever laid the table; it opens a seat only to somebody who sits down with it."""
    async with hall.at(match) as table:
        check_host(wish.host, match, table.plan.host)
        chair = chair_of(table, wish.seat)
        if table.result is not None or chair.conceded:
            raise Declined("over", "Nobody plays on in this seat any more.")
        if table.game is not None and chair.seated:
            raise Declined("started", "The game has started: the seat belongs to whoever took it.")
        await hall.enter(table, journal.Invited(at=hall.now(), seat=wish.seat))
        return invitation(hall, match, wish.seat, chair.round)


def invitation(hall: Hall, match: str, seat: Seat, round: int) -> Invitation:
    ticket = hall.seal.ticket(match, seat, round)
    return Invitation(seat=seat, ticket=ticket, link=f"/#/join/{match}/{ticket}")


async def leave(hall: Hall, match: str, wish: LeaveSeat) -> tuple[Seat, Table]:
    """Give a seat back. While a game runs it waits for whoever is invited next."""
    token = read_token(wish.token, match)
    async with hall.at(match) as table:
        chair = chair_of(table, token.seat)
        if not chair.seated and holds(token.secret, chair.left_by):
            return token.seat, table  # They have said so already, and did not hear the answer.
        check_holder(table, token)
        if table.result is not None:
            raise Declined("over", "The game is over; there is nothing to give back.")
        await hall.enter(table, journal.Left(at=hall.now(), seat=token.seat))
        return token.seat, table
