"""Which rules are played here: the version of the program, and a hash of what its rules are made of."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import versus

ROOMS: Final = ("kernel", "games")
"""What decides where an answer leads."""
MADE_OF: Final = (".py", ".so", ".pyd")


@cache
def engine() -> str:
    """The same words as long as every answer leads where it led."""
    found = blake2b(digest_size=8)
    home = Path(versus.__file__).parent
    for room in ROOMS:
        for path in sorted((home / room).rglob("*")):
            if path.suffix in MADE_OF:
                found.update(f"{path.relative_to(home)} ".encode() + path.read_bytes())
    return f"{versus.__version__} {found.hexdigest()}"
