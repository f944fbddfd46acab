"""The browser client: its files, or where it has not been built a page that says how to come by it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI, Response
from fastapi.staticfiles import StaticFiles

from versus.server.logs import LOG

NO_CLIENT: Final = (
    "The browser client is not here: install a wheel of Versus that was built with it, run make web in the "
    "source tree, or name the folder of a built one with VERSUS_CLIENT."
)
PAGE: Final = f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Versus</title>
<h1>Versus</h1>
<p>{NO_CLIENT}</p>
</html>
"""


def show(app: FastAPI, folder: Path) -> None:
    """Serve the client at the addresses that nothing else has."""
    if (folder / "index.html").is_file():
        app.mount("/", StaticFiles(directory=folder, html=True), name="client")
        return
    LOG.warning(NO_CLIENT, extra={"path": str(folder)})

    @app.get("/", include_in_schema=False)
    async def no_client() -> Response:
        return Response(PAGE, 404, media_type="text/html")
