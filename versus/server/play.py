"""The WebSocket of a seat: hello first, then one message after the other, each answered or refused."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from versus.server import messages
from versus.server.connection import POLICY, Connection
from versus.server.errors import Declined
from versus.server.hall import Hall
from versus.server.limits import Bucket, counted_as
from versus.server.logs import LOG
from versus.server.origins import check_origin
from versus.server.protocol import Answer, AskUndo, ClientMessage, Explain, Hello

TRY_AGAIN: Final = 1013
UNDO_COST: Final = 8.0
"""To find out whether an undo is free takes as long as several other messages."""

router = APIRouter()
DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


@router.websocket("/api/tables/{match}/play")
async def play(socket: WebSocket, match: str) -> None:
    """Play a seat, several seats, or watch."""
    hall: Hall = socket.app.state.hall
    address = counted_as(socket.client.host) if socket.client is not None else ""
    try:
        check_origin(socket.headers, hall.settings.origins)
        if hall.stopping:
            raise Declined("too-many", "The server is stopping. Please try again in a minute.")
        if not hall.requests.take(address, time.monotonic()):
            raise Declined("too-fast", "Too many connections at once. Wait a moment.")
        hall.rooms.admit(address)
        hall.measures.connections.set(hall.rooms.total())
    except Declined as declined:
        hall.measures.refused.labels(declined.code).inc()
        await socket.close(POLICY if declined.code == "bad-origin" else TRY_AGAIN, declined.code)
        return
    try:
        await seat(hall, socket, match, address)
    finally:
        hall.rooms.dismiss(address)
        hall.measures.connections.set(hall.rooms.total())


async def seat(hall: Hall, socket: WebSocket, match: str, address: str) -> None:
    """Listen and deliver until the connection ends."""
    await socket.accept()
    bucket = Bucket(hall.settings.message_burst, hall.settings.message_rate, time.monotonic())
    connection = Connection(socket, match, bucket, address)
    delivery = asyncio.create_task(connection.deliver())
    listening = asyncio.create_task(listen(hall, connection))
    try:
        await asyncio.wait((delivery, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.close(POLICY)
        listening.cancel()
        delivery.cancel()
        await asyncio.gather(listening, delivery, return_exceptions=True)
        await hall.leave(connection)


async def listen(hall: Hall, connection: Connection) -> None:
    """Take messages until the connection ends."""
    greeted = False
    try:
        while connection.closing is None:
            wait = None if greeted else hall.settings.hello
            text = await asyncio.wait_for(receive(connection.socket), wait)
            if text is None:
                return
            knew = greeted
            greeted = await hall.finish(take(hall, connection, text, greeted))
            if greeted and not knew:
                hall.rooms.greeted(connection.address)
    except TimeoutError:
        connection.refuse(Declined("hello-first", "Say hello first."))
        connection.close(POLICY)
        await asyncio.sleep(1)
    except WebSocketDisconnect:
        return
    finally:
        if not greeted:
            hall.rooms.greeted(connection.address)


async def receive(socket: WebSocket) -> str | bytes | None:
    """The next message, whatever kind of frame it came in; None at the end."""
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        return None
    text = message.get("text")
    found: str | bytes = text if text is not None else message.get("bytes") or b""
    return found


async def take(hall: Hall, connection: Connection, text: str | bytes, greeted: bool) -> bool:
    """Carry out one message, or say why not; whether the connection has said hello."""
    begun = time.perf_counter()
    question: int | None = None
    id: int | None = None
    try:
        message = read(hall, connection, text)
        if isinstance(message, Answer):
            question = message.question
        elif isinstance(message, Explain):
            id = message.id
        if greeted:
            await hall.anew(messages.do, hall, connection, message)
        elif isinstance(message, Hello):
            await messages.hello(hall, connection, message)
            greeted = True
        else:
            raise Declined("hello-first", "Say hello first.")
        if isinstance(message, Answer):
            hall.measures.answer_seconds.observe(time.perf_counter() - begun)
    except Declined as declined:
        hall.measures.refused.labels(declined.code).inc()
        connection.refuse(declined, question, id)
    except Exception:
        LOG.exception("a message failed", extra={"match": connection.match})
        hall.measures.refused.labels("internal").inc()
        words = "Something went wrong here; nothing has changed. Please load the page again."
        connection.refuse(Declined("internal", words), question, id)
    return greeted


def read(hall: Hall, connection: Connection, text: str | bytes) -> ClientMessage:
    """A message, if it is small and slow enough and can be understood."""
    check_haste(hall, connection)
    if len(text) > hall.settings.message_bytes:
        raise Declined("too-large", f"A message has at most {hall.settings.message_bytes:,} bytes.")
    try:
        message = DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Declined("bad-message", f"The message cannot be understood: {str(error)[:200]}.") from error
    if isinstance(message, AskUndo):
        check_haste(hall, connection, UNDO_COST)
    return message


def check_haste(hall: Hall, connection: Connection, cost: float = 1.0) -> None:
    """Refuse who speaks too fast; who does not stop is cut off."""
    if connection.bucket.take(time.monotonic(), cost):
        return
    connection.refused_for_haste += 1
    if connection.refused_for_haste > hall.settings.flood:
        connection.close(POLICY)
    raise Declined("too-fast", "Too many messages at once. Wait a moment.")
