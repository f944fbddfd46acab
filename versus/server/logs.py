"""Structured logs: one JSON object per line, and no token in any of them."""

from __future__ import annotations

import logging
import sys
from typing import Any, Final

import msgspec

from versus.server.tokens import redacted

LOG: Final = logging.getLogger("versus.server")
PLAIN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


class JsonLines(logging.Formatter):
    """A record with everything that was handed in as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({key: value for key, value in record.__dict__.items() if key not in PLAIN})
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return redacted(msgspec.json.encode(line, enc_hook=str).decode())


def is_news(record: logging.LogRecord) -> bool:
    """Not that a stranger sends what is no request: whoever sends many would fill the disk."""
    return record.name != "uvicorn.error" or record.levelno != logging.WARNING


def set_up(level: str = "INFO") -> None:
    """Let everything, the web server included, write such lines to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_news)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    logging.getLogger("uvicorn.access").setLevel("WARNING")
    logging.getLogger("alembic").setLevel("WARNING")
