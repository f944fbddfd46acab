"""What a client may ask for over its WebSocket, each checked before anything is written."""

from __future__ import annotations

import time
from collections import Counter
from copy import copy
from typing import Final, assert_never

from versus.kernel.types import NOTHING, CardId
from versus.server import journal, protocol
from versus.server.chairs import may_reveal
from versus.server.connection import Connection
from versus.server.errors import Declined
from versus.server.fairness import HEX, checked_promise, promised
from versus.server.hall import Hall
from versus.server.laying import check_tables, lay_rematch
from versus.server.naming import wishes
from versus.server.protocol import ClientMessage, Explanation, NewTable, Pong, Welcome
from versus.server.seating import check_holder
from versus.server.signs import clean_line
from versus.server.table import Table, ordered, running
from versus.server.taking_back import is_free
from versus.server.telling import Telling
from versus.server.tokens import read_token

MOST_SEATS: Final = 4
WATCHING_COST: Final = 3.0
"""Whoever only watches is told a whole game each time they come: that costs as much as some requests."""
NO_CARD: Final = "There is no such card, or you may not look at it."
"""The same for both: which numbers exist out of sight is nobody's business."""


async def do(hall: Hall, connection: Connection, message: ClientMessage) -> None:
    """Carry out a message of a connection that has said hello."""
    match message:
        case protocol.Hello():
            raise Declined("bad-message", "This connection has said hello already.")
        case protocol.Ping():
            connection.send(Pong(id=message.id))
        case protocol.BeatBack():
            connection.pulse.answered(message.id, hall.now())
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
        case protocol.Reveal():
            await reveal(hall, connection, message)
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
    tokens = [read_token(token, connection.match) for token in message.tokens]
    async with hall.at(connection.match) as table:
        seats = sorted({check_holder(table, token) for token in tokens})
        hall.rooms.check_room(table.match, connection, seats)
        if not seats and not hall.requests.take(connection.address, time.monotonic(), WATCHING_COST):
            raise Declined("too-fast", "You look at many tables at once. Wait a moment.")
        connection.holders = {seat: table.chairs[seat].holder for seat in seats}
        since = message.last if 0 <= message.last <= table.told else 0
        now = [welcome(hall, connection, table), *standing(hall, connection, table, since)]
        later = [NewTable(match=table.rematch.match)] if table.rematch.match is not None and seats else []
        as_it_was = copy(table)
        connection.hold()
        hall.rooms.come(table, connection)
    # Nobody at the table waits while somebody is told what they have missed.
    try:
        by = hall.tellers if seats else hall.watchers
        missed = await hall.story(as_it_was, connection.eyes(), since, by) if len(now) == 1 else []
    except BaseException:
        await hall.leave(connection)
        connection.holders = {}
        connection.let_go(())
        raise
    connection.let_go((*now, *missed, *later))


def standing(hall: Hall, connection: Connection, table: Table, since: int) -> list[protocol.Step]:
    """Where the game stands, for each pair of eyes that has missed nothing."""
    if table.game is None or since != table.told:
        return []
    return [Telling(seat, since).step(table, hall.now()) for seat in connection.eyes()]


def welcome(hall: Hall, connection: Connection, table: Table) -> Welcome:
    stops = table.chairs[connection.seats[0]].stops if connection.seats else frozenset[str]()
    return Welcome(
        match=table.match,
        game=table.plan.game,
        state=table.state,
        you=list(connection.seats),
        number=table.told,
        commitment=table.commitment,
        seats=table.seats(hall.rooms.windows(table.match) + Counter(connection.seats)),
        spectators=hall.rooms.spectators(table.match) + (not connection.seats),
        clock=table.plan.clock,
        agreed=table.agreed(),
        chat=table.chat,
        stops=[stop for stop in table.plug.stops.names if stop in stops],
        undo=table.undo,
        rematch=table.rematch if table.rematch.wanted_by else None,
        result=table.result if table.game is None else None,
    )


# Playing


async def answer(hall: Hall, connection: Connection, message: protocol.Answer) -> None:
    async with hall.at(connection.match) as table:
        seat = connection.speaker(message.seat)
        game = running(table)
        if message.question != table.question:
            raise Declined("stale", "The game has gone on since that question. Answer the one that is open.")
        if table.asked() != seat:
            raise Declined("not-your-question", "Somebody else is asked. Wait for your turn.")
        assert game.ask is not None
        if not 0 <= message.option < len(game.ask.options):
            raise Declined("no-such-option", f"Choose an option from 0 to {len(game.ask.options) - 1}.")
        now = hall.now()
        lag = table.clocks.forgiven(seat, connection.pulse.lag(), table.time(now))
        await hall.enter(table, journal.Answered(at=now, seat=seat, option=message.option, lag=lag))


async def explain(hall: Hall, connection: Connection, message: protocol.Explain) -> None:
    """What can be done with a card that the seat sees; nothing is said about any other."""
    async with hall.at(connection.match) as table:
        seat = connection.speaker(message.seat)
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
    async with hall.at(connection.match) as table:
        seat = connection.speaker(message.seat)
        known = frozenset(table.plug.stops.names)
        if not known.issuperset(message.stops):
            raise Declined("bad-message", "There is no such stop. The list of the game names them.")
        if table.chairs[seat].stops != frozenset(message.stops):
            stops = [stop for stop in table.plug.stops.names if stop in message.stops]
            await hall.enter(table, journal.StopsSet(at=hall.now(), seat=seat, stops=stops))


async def pass_for(hall: Hall, connection: Connection, message: protocol.PassFor) -> None:
    async with hall.at(connection.match) as table:
        seat = connection.speaker(message.seat)
        running(table)
        order = None if message.until is None else ordered(table, seat, message.until)
        if order == table.chairs[seat].order:
            return
        await hall.enter(table, journal.PassOrdered(at=hall.now(), seat=seat, until=message.until))


# Courtesies


async def say(hall: Hall, connection: Connection, message: protocol.Say) -> None:
    text = clean_line(message.text)
    async with hall.at(connection.match) as table:
        seat = connection.speaker(message.seat)
        await hall.enter(table, journal.Chatted(at=hall.now(), seat=seat, text=text))


async def undo(hall: Hall, connection: Connection, message: protocol.AskUndo) -> None:
    async with hall.at(connection.match) as table:
        seat = connection.speaker(message.seat)
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
    async with hall.at(connection.match) as table:
        seat = connection.speaker(message.seat)
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
    async with hall.at(connection.match) as table:
        seat = connection.speaker(message.seat)
        running(table)
        if seat not in table.playing():
            raise Declined("over", "You are out of this game already.")
        await hall.enter(table, journal.Conceded(at=hall.now(), seat=seat))


async def rematch(hall: Hall, connection: Connection, message: protocol.AskRematch) -> None:
    async with hall.at(connection.match) as table:
        seat = connection.speaker(message.seat)
        if table.result is None:
            raise Declined("not-over", "Play this game to its end first.")
        wanted = table.rematch.wanted_by
        agreed = {*wanted, seat} >= set(table.sitting())
        if table.rematch.match is not None or (seat in wanted and not agreed):
            raise Declined("already-asked", "You have asked for it already.")
        promise = checked_promise(message.promise)
        if agreed:
            await check_tables(hall, connection.address)
        if seat not in wanted:
            await hall.enter(table, journal.RematchAsked(at=hall.now(), seat=seat, promise=promise))
        if agreed:
            match = await lay_rematch(hall, table)
            await hall.anew(laid_again, hall, table, match)


async def laid_again(hall: Hall, table: Table, match: str) -> None:
    """Note which table the rematch is, if nobody has laid another meanwhile."""
    if table.rematch.match is None:
        await hall.enter(table, journal.RematchLaid(at=hall.now(), match=match))


async def reveal(hall: Hall, connection: Connection, message: protocol.Reveal) -> None:
    """Show what one promised for the shuffle, when nobody can choose any more."""
    async with hall.at(connection.match) as table:
        seat = connection.speaker(message.seat)
        chair = table.chairs[seat]
        if not chair.promise:
            raise Declined("not-asked", "You have promised nothing for this shuffle.")
        if HEX.fullmatch(message.nonce) is None or promised(message.nonce) != chair.promise:
            raise Declined("bad-reveal", "This is not the nonce that you promised. Show that one.")
        if chair.nonce:
            return
        if table.state != "waiting" or not may_reveal(table.chairs):
            raise Declined("not-asked", "Keep your nonce to yourself until everybody has taken a seat.")
        await hall.enter(table, journal.Revealed(at=hall.now(), seat=seat, nonce=message.nonce))
