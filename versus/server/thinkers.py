"""How a process that plays for the server begins: politely, and never outliving it."""

from __future__ import annotations

import os
import threading
import time

from versus.cards.bringing import bring


def settle(parent: int, python_cards: str, politeness: int) -> None:
    """Stand back behind the server, leave when it is gone, and know the cards that it knows."""
    os.nice(politeness)
    threading.Thread(target=watch, args=(parent,), daemon=True).start()
    bring(python_cards)


def watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(0)
