from __future__ import annotations

from .databases import url

__all__ = ["url"]
