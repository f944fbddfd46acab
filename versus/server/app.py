"""The web application: routes, refusals as JSON, headers, and the browser client."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, HTTPException, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.requests import ClientDisconnect

from versus import __version__
from versus.cards.bringing import bring
from versus.server import card_routes, play, routes
from versus.server.bodies import Fault
from versus.server.borrowing import Thinking
from versus.server.client_files import show
from versus.server.clocks import steady_clock
from versus.server.connection import encode
from versus.server.doors import headers_for
from versus.server.errors import Declined, status
from versus.server.hall import Hall
from versus.server.lessons import addresses as lesson_addresses
from versus.server.logs import LOG
from versus.server.routing import ALONE, Place
from versus.server.schema import schemas
from versus.server.settings import Settings

NO_PAGE: Final = Declined("no-such-page", "There is no such page here.")


def create_app(
    settings: Settings,
    now: Callable[[], float] | None = None,
    computers: Thinking | None = None,
    place: Place = ALONE,
) -> FastAPI:
    """The application with a hall of its own, and the cards that the settings bring."""
    bring(settings.python_cards)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await hall.open()
        yield
        await hall.close()

    hall = Hall(settings, now or steady_clock(), computers, place)
    app = FastAPI(
        title="Versus",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
    )
    app.state.hall = hall
    app.include_router(routes.router)
    app.include_router(card_routes.router)
    app.include_router(play.router)
    app.include_router(lesson_addresses.router)
    app.middleware("http")(guarded)
    app.exception_handler(Declined)(declined)
    app.exception_handler(RequestValidationError)(misunderstood)
    app.exception_handler(HTTPException)(not_found)
    app.exception_handler(404)(not_found)
    app.exception_handler(405)(not_found)
    app.openapi = described(app)  # type: ignore[method-assign]
    if settings.client:
        show(app, Path(settings.client))
    return app


async def guarded(request: Request, call_next: Callable[[Request], Any]) -> Response:
    """Refuse who asks too fast; let nothing unforeseen reach a client but as a coded refusal."""
    response = await answered(request, call_next)
    for name, value in headers_for(request.headers.get("host", "")).items():
        response.headers.setdefault(name, value)
    return response


async def answered(request: Request, call_next: Callable[[Request], Any]) -> Response:
    hall: Hall = request.app.state.hall
    if not hall.requests.take(routes.address(request), time.monotonic()):
        return await declined(request, Declined("too-fast", "Too many requests at once. Wait a moment."))
    try:
        response: Response = await call_next(request)
    except ClientDisconnect:
        LOG.info("a request was broken off", extra={"path": request.url.path[:200]})
        return await declined(request, Declined("bad-message", "The request was broken off."))
    except Exception:
        LOG.exception("a request failed", extra={"path": request.url.path[:200]})
        words = "Something went wrong here; nothing has changed. Please try again."
        return await declined(request, Declined("internal", words))
    return response


async def declined(request: Request, error: Any) -> Response:
    request.app.state.hall.measures.refused.labels(error.code).inc()
    fault = Fault(code=error.code, words=error.words)
    return Response(encode(fault), status(error.code), media_type="application/json")


async def misunderstood(request: Request, error: Any) -> Response:
    return await declined(request, Declined("bad-message", "The address cannot be understood."))


async def not_found(request: Request, error: Any) -> Response:
    return await declined(request, NO_PAGE)


def described(app: FastAPI) -> Callable[[], dict[str, Any]]:
    """OpenAPI with the types that really travel."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            found = FastAPI.openapi(app)
            found.setdefault("components", {})["schemas"] = schemas("#/components/schemas/{name}")
            app.openapi_schema = found
        return app.openapi_schema

    return openapi
