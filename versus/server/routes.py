"""HTTP: lists, laying and joining tables, replays, and what operators ask for."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any, Final, Literal, TypeVar

import msgspec
from fastapi import APIRouter, Request, Response

from versus import __version__
from versus.games import house
from versus.kernel.build import BUILD
from versus.server import bodies, laying, ledger, library, replaying, seating
from versus.server.bodies import Fault
from versus.server.chairs import shares
from versus.server.connection import encode
from versus.server.doors import may_read_figures
from versus.server.errors import Declined
from versus.server.hall import Hall
from versus.server.limits import counted_as
from versus.server.origins import check_origin
from versus.server.schema import json_schema
from versus.server.tokens import read_token

T = TypeVar("T", bound=msgspec.Struct)

MOST_TOKENS: Final = 40
MOST_REPLAYS: Final = 30
REPLAY_COST: Final = 10.0
A_DAY: Final = "public, max-age=86400"

router = APIRouter()


def given(value: Any, cache: str = "no-store") -> Response:
    return Response(encode(value), media_type="application/json", headers={"cache-control": cache})


def documented(answer: type[msgspec.Struct], body: type[msgspec.Struct] | None = None) -> dict[str, Any]:
    """What OpenAPI says of a request."""
    fault = {"description": "Refused", "content": reference(Fault)}
    found: dict[str, Any] = {
        "responses": {
            "200": {"description": (answer.__doc__ or "").strip(), "content": reference(answer)},
            "4XX": fault,
            "503": fault,
        }
    }
    if body is not None:
        found["requestBody"] = {"required": True, "content": reference(body)}
    return found


def reference(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def read(request: Request, kind: type[T]) -> T:
    """The body of a request, if it is small enough and can be understood."""
    hall = hall_of(request)
    check_origin(request.headers, hall.settings.origins)
    data = bytearray()
    try:
        async with asyncio.timeout(hall.settings.body_seconds):
            async for part in request.stream():
                data += part
                if len(data) > hall.settings.body_bytes:
                    raise Declined("too-large", f"A request has at most {hall.settings.body_bytes:,} bytes.")
    except TimeoutError:
        raise Declined("too-slow", "The request took too long to arrive. Please try again.") from None
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Declined("bad-message", f"The request cannot be understood: {str(error)[:200]}.") from error


def address(request: Request) -> str:
    return counted_as(request.client.host) if request.client is not None else ""


# Games, cards, rules


@router.get("/api/games", openapi_extra=documented(bodies.Games))
async def games() -> Response:
    return given(
        bodies.Games(games=[library.info(plug) for plug in house.games().values()]), "public, max-age=60"
    )


@router.get("/api/games/{game}/cards", openapi_extra=documented(bodies.Cards))
async def cards(game: str) -> Response:
    return given(library.printed(library.game_called(game).name), "public, max-age=60")


@router.get("/api/games/{game}/rules", openapi_extra=documented(bodies.RuleBook))
async def rules(game: str) -> Response:
    return given(ledger.rule_book(library.game_called(game)), A_DAY)


@router.get("/api/games/{game}/rules/{id}", openapi_extra=documented(bodies.RuleEntry))
async def rule(game: str, id: str) -> Response:
    return given(ledger.rule(library.game_called(game), id), A_DAY)


# Tables


@router.post("/api/tables", openapi_extra=documented(bodies.TableOpened, bodies.OpenTable))
async def open_table(request: Request) -> Response:
    hall = hall_of(request)
    wish = await read(request, bodies.OpenTable)
    return given(await hall.finish(laying.open_table(hall, wish, address(request))))


@router.post("/api/tables/{match}/join", openapi_extra=documented(bodies.Joined, bodies.JoinSeat))
async def join(request: Request, match: str) -> Response:
    hall = hall_of(request)
    wish = await read(request, bodies.JoinSeat)
    token, table = await hall.finish(hall.anew(seating.join, hall, match, wish))
    return given(bodies.Joined(seat=token.seat, token=str(token), match=hall.summary(table)))


@router.post("/api/tables/{match}/invite", openapi_extra=documented(bodies.Invitation, bodies.InviteSeat))
async def invite(request: Request, match: str) -> Response:
    hall = hall_of(request)
    wish = await read(request, bodies.InviteSeat)
    return given(await hall.finish(hall.anew(seating.invite, hall, match, wish)))


@router.post("/api/tables/{match}/leave", openapi_extra=documented(bodies.LeftSeat, bodies.LeaveSeat))
async def leave(request: Request, match: str) -> Response:
    hall = hall_of(request)
    wish = await read(request, bodies.LeaveSeat)
    seat, table = await hall.finish(hall.anew(seating.leave, hall, match, wish))
    return given(bodies.LeftSeat(seat=seat, match=hall.summary(table)))


@router.get("/api/tables/{match}", openapi_extra=documented(bodies.Match))
async def table(request: Request, match: str) -> Response:
    hall = hall_of(request)
    async with hall.at(match) as found:
        return given(hall.summary(found))


@router.post("/api/resume", openapi_extra=documented(bodies.MyTables, bodies.Resume))
async def resume(request: Request) -> Response:
    hall = hall_of(request)
    wish = await read(request, bodies.Resume)
    if len(wish.tokens) > MOST_TOKENS:
        raise Declined("too-many", f"Ask for at most {MOST_TOKENS} tables at a time.")
    if not hall.requests.take(address(request), time.monotonic(), len(wish.tokens) / 4):
        raise Declined("too-fast", "Too many requests at once. Wait a moment.")
    found: list[bodies.Mine] = []
    for token in dict.fromkeys(wish.tokens):
        try:
            kept = read_token(token)
            async with hall.at(kept.match) as table:
                seat = seating.check_holder(table, kept)
                asked = table.asked() == seat
                found.append(bodies.Mine(seat=seat, token=token, asked=asked, match=hall.summary(table)))
        except Declined as declined:
            if declined.code == "storage":
                raise
    found.sort(key=lambda mine: (mine.match.state == "over", not mine.asked, -mine.match.updated))
    return given(bodies.MyTables(tables=found))


# Replays


@router.get("/api/replays", openapi_extra=documented(bodies.Replays))
async def replays(request: Request, game: str | None = None, before: float | None = None) -> Response:
    hall = hall_of(request)
    if game is not None:
        library.game_called(game)
    found = await hall.patiently(hall.storage.finished, game, before, MOST_REPLAYS)
    return given({"replays": [msgspec.Raw(summary.encode()) for summary in found]})


@router.get("/api/replays/{match}", openapi_extra=documented(bodies.Replay))
async def replay(
    request: Request, match: str, seat: int | None = None, begin: int = 0, end: int = 0
) -> Response:
    hall = hall_of(request)
    if not hall.requests.take(address(request), time.monotonic(), REPLAY_COST):
        raise Declined("too-fast", "Too many replays at once. Wait a moment.")
    async with hall.at(match) as found:
        game = replaying.check_over(found)
        summary = hall.summary(found)
    # A finished game does not change any more: it is played again beside everything else.
    frames, turns = await hall.watch(replaying.frames, found, seat, begin, end)
    return given(
        bodies.Replay(
            match=summary,
            seed=str(found.plan.seed),
            salt=found.plan.salt,
            shares=shares(found.chairs),
            dealt=replaying.dealt(game),
            seat=seat,
            answers=len(game.answers),
            turns=turns,
            frames=frames,
        )
    )


@router.get("/api/replays/{match}/record", openapi_extra=documented(bodies.MatchFile))
async def record(request: Request, match: str) -> Response:
    async with hall_of(request).at(match) as found:
        response = given(replaying.match_file(found))
    response.headers["content-disposition"] = 'attachment; filename="match.versus.json"'
    return response


# Operators


@router.get("/health", openapi_extra=documented(bodies.Health))
async def health(request: Request) -> Response:
    hall = hall_of(request)
    status: Literal["ok", "storage", "stopping"] = "stopping" if hall.stopping else "ok"
    if hall.troubles and not hall.stopping:
        status = "storage"
    response = given(
        bodies.Health(
            status=status,
            version=__version__,
            build=BUILD,
            database=hall.storage.kind,
            tables=len(hall.tables),
            server=hall.writer.name,
            pid=os.getpid(),
            owned=len(hall.owning.mine),
            servers=hall.rooms.elsewhere.servers(),
        )
    )
    response.status_code = 200 if status == "ok" else 503
    return response


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    hall = hall_of(request)
    client = request.client.host if request.client is not None else ""
    if not may_read_figures(client, request.headers, hall.settings.metrics_token):
        raise Declined("not-allowed", "Figures are for the operator: ask from there, or bring the token.")
    return Response(hall.measures.text(), media_type="text/plain; version=0.0.4")


@router.get("/api/schema", include_in_schema=False)
async def schema() -> Response:
    return given(json_schema(), A_DAY)
