"""Which pages may speak to the server: its own, and those that an operator has named."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from versus.server.errors import Declined


def check_origin(headers: Headers, others: str) -> None:
    """Refuse what another site's page sends. Programs that are no browser send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return
    host = headers.get("host")
    if host and site_of(origin) == host:
        return
    if origin in [other.strip() for other in others.split(",")]:
        return
    raise Declined("bad-origin", "This page belongs to another site.")


def site_of(origin: str) -> str:
    """Host and port of an origin; empty where it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
