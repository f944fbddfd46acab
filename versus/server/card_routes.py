"""HTTP for whoever builds decks: searching cards, checking and writing decks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import ExitStack, aclosing

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from versus.server import card_bodies as bodies
from versus.server import deck_room, looking_up, trials
from versus.server.connection import encode
from versus.server.routes import A_DAY, address, documented, given, hall_of, read

router = APIRouter()

A_MINUTE = "public, max-age=60"


@router.get("/api/cards", openapi_extra=documented(bodies.FoundCards))
async def cards(request: Request, query: str = "") -> Response:
    return given(await hall_of(request).in_time(looking_up.found, query), A_MINUTE)


@router.get("/api/cards/manual", openapi_extra=documented(bodies.SearchManual))
async def manual() -> Response:
    return given(looking_up.manual(), A_DAY)


@router.post("/api/decks/check", openapi_extra=documented(bodies.DeckChecked, bodies.DeckWish))
async def check(request: Request) -> Response:
    wish = await read(request, bodies.DeckWish)
    return given(await hall_of(request).in_time(deck_room.checked, wish))


@router.post("/api/decks/write", openapi_extra=documented(bodies.DeckTexts, bodies.DeckWish))
async def write(request: Request) -> Response:
    wish = await read(request, bodies.DeckWish)
    return given(await hall_of(request).in_time(deck_room.texts, wish))


@router.post("/api/decks/test", openapi_extra=documented(bodies.TrialTold, bodies.TrialWish))
async def test(request: Request) -> Response:
    """A line of JSON for each moment of the test."""
    hall = hall_of(request)
    wish = await read(request, bodies.TrialWish)
    with ExitStack() as leaving:
        leaving.enter_context(hall.trials.admitted(address(request)))
        trial = await hall.in_time(trials.planned, wish, hall.settings.trial_games)
        place = leaving.pop_all()

    async def lines() -> AsyncIterator[bytes]:
        async with aclosing(trials.carried_out(hall, trial, request.is_disconnected)) as moments:
            async for moment in moments:
                yield encode(moment) + b"\n"

    return TrialAnswer(place, lines())


class TrialAnswer(StreamingResponse):
    """Keeps the place of a test for as long as it is told about, and no longer."""

    def __init__(self, place: ExitStack, lines: AsyncIterator[bytes]) -> None:
        super().__init__(lines, media_type="application/x-ndjson", headers={"cache-control": "no-store"})
        self.place = place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.place:
            await super().__call__(scope, receive, send)
