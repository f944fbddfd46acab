"""Where the tests of a card are: one file per title, in the folder of its set."""

from __future__ import annotations

import re
import unicodedata


def file_of(title: str) -> str:
    """Professor X: test_professor_x.py. Spaces and hyphens become underscores, other signs fall away."""
    plain = unicodedata.normalize("NFKD", title.casefold())
    words = re.sub(r"[^a-z0-9 -]", "", plain).replace("-", " ").split()
    return f"test_{'_'.join(words)}.py"
