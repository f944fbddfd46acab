"""HTTP for whoever builds decks: searching cards, checking and writing decks."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from versus.server import card_bodies as bodies
from versus.server import deck_room, looking_up
from versus.server.routes import A_DAY, documented, given, hall_of, read

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
