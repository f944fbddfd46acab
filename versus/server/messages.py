"""What a client may ask for over its WebSocket, each checked before anything is written."""

from __future__ import annotations

from typing import Final, assert_never

from versus.kernel.types import NOTHING, CardId
from versus.server import journal, protocol
from versus.server.connection import Connection
from versus.server.errors import Declined
from versus.server.hall import Hall
from versus.server.laying import check_tables, lay_rematch
from versus.server.naming import wishes
from versus.server.protocol import ClientMessage, Explanation, NewTable, Pong, Welcome
from versus.server.signs import clean_line
from versus.server.table import Table, ordered, running
from versus.server.taking_back import is_free
from versus.server.telling import Telling, caught_up

MOST_SEATS: Final = 4
NO_CARD: Final = "There is no such card, or you may not look at it."
"""The same for both: which numbers exist out of sight is nobody's business."""


async def do(hall: Hall, connection: Connection, message: ClientMessage) -> None:
    """Carry out a message of a connection that has said hello."""
    match message:
        case protocol.Hello():
            raise Declined("bad-message", "This connection has said hello already.")
        case protocol.Ping():
            connection.send(Pong(id=message.id))
        case protocol.Mute():
            if not 0 <= message.who < MOST_SEATS:
                raise Declined("no-such-seat", "There is no such seat at this table.")
            (connection.muted.add if message.muted else connection.muted.discard)(message.who)
        case protocol.Explain():
            await explain(hall, connection, message)
        case protocol.Answer():
            await answer(hall, connection, message)
        case protocol.Say():
            await say(hall, connection, message)
        case protocol.AskUndo():
            await undo(hall, connection, message)
        case protocol.Consent():
            await consent(hall, connection, message)
        case protocol.Concede():
            await concede(hall, connection, message)
        case protocol.AskRematch():
            await rematch(hall, connection, message)
        case protocol.SetStops():
            await set_stops(hall, connection, message)
        case protocol.PassFor():
            await pass_for(hall, connection, message)
        case _:
            assert_never(message)


# Coming


async def hello(hall: Hall, connection: Connection, message: protocol.Hello) -> None:
    """Sit down, or stand behind the players, and be told everything since the last visit."""
    if message.version != protocol.VERSION:
        raise Declined("bad-message", "The page is of another version than the server. Load it again.")
    if len(message.tokens) > MOST_SEATS:
        raise Declined("too-many", "A table has at most four seats.")
    seats = sorted({seat_of(hall, connection.match, token) for token in message.tokens})
    async with hall.at(connection.match) as table:
        hall.rooms.check_room(table.match, connection, seats)
        for seat in seats:
            if seat >= len(table.chairs) or table.chairs[seat].kind != "person":
                raise Declined("no-such-seat", "There is no such seat at this table.")
        connection.seats = tuple(seats)
        steps = await missed(hall, connection, table, message.last)
        connection.send(welcome(hall, connection, table))
        for step in steps:
            connection.send(step)
        if table.rematch.match is not None and seats:
            invite(hall, connection, table.rematch.match)
        hall.rooms.come(table, connection)


def seat_of(hall: Hall, match: str, token: str) -> int:
    found, seat = hall.seal.read(token)
    if found != match:
        raise Declined("bad-token", "This link is for another table.")
    return seat


async def missed(hall: Hall, connection: Connection, table: Table, last: int) -> list[protocol.Step]:
    """One step for each pair of eyes, about everything after the last entry they have seen."""
    if table.game is None:
        return []
    since = last if 0 <= last <= table.number else 0
    if since == table.number:
        return [Telling(seat, since).step(table, hall.now()) for seat in connection.eyes()]
    entries = await hall.patiently(hall.storage.entries, table.match)
    eyes = connection.eyes()
    return await hall.aside(caught_up, table.match, table.plan, entries, eyes, since, hall.now())


def welcome(hall: Hall, connection: Connection, table: Table) -> Welcome:
    stops = table.chairs[connection.seats[0]].stops if connection.seats else frozenset[str]()
    return Welcome(
        match=table.match,
        game=table.plan.game,
        state=table.state,
        you=list(connection.seats),
        number=table.number,
        commitment=table.commitment,
        seats=table.seats(hall.rooms.connected(table.match) | set(connection.seats)),
        spectators=hall.rooms.spectators(table.match) + (not connection.seats),
        clock=table.plan.clock,
        agreed=table.agreed(),
        chat=table.chat,
        stops=[stop for stop in table.plug.stops.names if stop in stops],
        undo=table.undo,
        rematch=table.rematch if table.rematch.wanted_by else None,
    )


# Playing


async def answer(hall: Hall, connection: Connection, message: protocol.Answer) -> None:
    seat = connection.speaker(message.seat)
    async with hall.at(connection.match) as table:
        game = running(table)
        if message.question != table.question:
            raise Declined("stale", "The game has gone on since that question. Answer the one that is open.")
        if table.asked() != seat:
            raise Declined("not-your-question", "Somebody else is asked. Wait for your turn.")
        assert game.ask is not None
        if not 0 <= message.option < len(game.ask.options):
            raise Declined("no-such-option", f"Choose an option from 0 to {len(game.ask.options) - 1}.")
        await hall.enter(table, journal.Answered(at=hall.now(), seat=seat, option=message.option))


async def explain(hall: Hall, connection: Connection, message: protocol.Explain) -> None:
    """What can be done with a card that the seat sees; nothing is said about any other."""
    seat = connection.speaker(message.seat)
    async with hall.at(connection.match) as table:
        game = running(table)
        card = card_numbered(table, message.card)
        if not table.plug.sees(game, seat, card):
            raise Declined("no-such-card", NO_CARD)
        found = wishes(table.plug, game, seat, card)
        if message.verb is not None:
            found = [wish for wish in found if wish.verb == message.verb]
        name = game.definition[card].name
        connection.send(Explanation(id=message.id, card=message.card, name=name, wishes=found))


def card_numbered(table: Table, number: int) -> CardId:
    assert table.game is not None
    try:
        return table.game.stamp.index(number)
    except ValueError:
        raise Declined("no-such-card", NO_CARD) from None


async def set_stops(hall: Hall, connection: Connection, message: protocol.SetStops) -> None:
    seat = connection.speaker(message.seat)
    async with hall.at(connection.match) as table:
        known = frozenset(table.plug.stops.names)
        if not known.issuperset(message.stops):
            raise Declined("bad-message", "There is no such stop. The list of the game names them.")
        if table.chairs[seat].stops != frozenset(message.stops):
            stops = [stop for stop in table.plug.stops.names if stop in message.stops]
            await hall.enter(table, journal.StopsSet(at=hall.now(), seat=seat, stops=stops))


async def pass_for(hall: Hall, connection: Connection, message: protocol.PassFor) -> None:
    seat = connection.speaker(message.seat)
    async with hall.at(connection.match) as table:
        running(table)
        order = None if message.until is None else ordered(table, seat, message.until)
        if order == table.chairs[seat].order:
            return
        await hall.enter(table, journal.PassOrdered(at=hall.now(), seat=seat, until=message.until))


# Courtesies


async def say(hall: Hall, connection: Connection, message: protocol.Say) -> None:
    seat = connection.speaker(message.seat)
    text = clean_line(message.text)
    async with hall.at(connection.match) as table:
        await hall.enter(table, journal.Chatted(at=hall.now(), seat=seat, text=text))


async def undo(hall: Hall, connection: Connection, message: protocol.AskUndo) -> None:
    seat = connection.speaker(message.seat)
    async with hall.at(connection.match) as table:
        running(table)
        kept = table.last_by_hand(seat)
        if kept == NOTHING:
            raise Declined("nothing-to-undo", "You have given no answer that could be taken back.")
        if table.undo is not None:
            raise Declined("already-asked", "An undo is being asked for already.")
        others = [
            other
            for other in table.people()
            if other in table.playing() and other != seat and other not in connection.seats
        ]
        if not others or await hall.aside(is_free, table, seat, kept):
            await hall.enter(table, journal.Undone(at=hall.now(), seat=seat, kept=kept))
        else:
            await hall.enter(table, journal.UndoAsked(at=hall.now(), seat=seat, others=others))


async def consent(hall: Hall, connection: Connection, message: protocol.Consent) -> None:
    seat = connection.speaker(message.seat)
    async with hall.at(connection.match) as table:
        running(table)
        if table.undo is None or seat not in table.undo.waits_for:
            raise Declined("not-asked", "Nobody waits for you to agree.")
        if not message.agree:
            await hall.enter(table, journal.UndoRefused(at=hall.now(), seat=seat))
        elif table.undo.waits_for == [seat]:
            asker = table.undo.by
            undone = journal.Undone(at=hall.now(), seat=asker, kept=table.last_by_hand(asker))
            await hall.enter(table, undone)
        else:
            await hall.enter(table, journal.UndoAgreed(at=hall.now(), seat=seat))


async def concede(hall: Hall, connection: Connection, message: protocol.Concede) -> None:
    seat = connection.speaker(message.seat)
    async with hall.at(connection.match) as table:
        running(table)
        if seat not in table.playing():
            raise Declined("over", "You are out of this game already.")
        await hall.enter(table, journal.Conceded(at=hall.now(), seat=seat))


async def rematch(hall: Hall, connection: Connection, message: protocol.AskRematch) -> None:
    seat = connection.speaker(message.seat)
    async with hall.at(connection.match) as table:
        if table.result is None:
            raise Declined("not-over", "Play this game to its end first.")
        if table.rematch.match is not None or seat in table.rematch.wanted_by:
            raise Declined("already-asked", "You have asked for it already.")
        agreed = {*table.rematch.wanted_by, seat} >= set(table.people())
        if agreed:
            await check_tables(hall, connection.address)
        await hall.enter(table, journal.RematchAsked(at=hall.now(), seat=seat))
        if agreed:
            match = await lay_rematch(hall, table)
            await hall.enter(table, journal.RematchLaid(at=hall.now(), match=match))
            for other in hall.rooms.at(table.match):
                invite(hall, other, match)


def invite(hall: Hall, connection: Connection, match: str) -> None:
    """The tokens of the new table, for the same seats."""
    connection.send(NewTable(match=match, tokens=[hall.seal.token(match, seat) for seat in connection.seats]))
