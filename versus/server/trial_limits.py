"""How many decks may be tested, by whom and how often."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from versus.server.errors import Declined
from versus.server.limits import Buckets
from versus.server.settings import Settings


class Trials:
    """Every test that is under way, by the address that asked for it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.begun = Buckets(settings.trial_burst, settings.trial_rate)
        self.running: Counter[str] = Counter()

    @contextmanager
    def admitted(self, address: str) -> Iterator[None]:
        """Let somebody test a deck, if there is room; the place is free again whatever happens."""
        if not self.settings.testers:
            raise Declined("not-allowed", "No decks are tested on this server.")
        if self.running[address] >= self.settings.trials_per_address:
            raise Declined("too-many", "A deck of yours is being tested. Stop that test, or wait for it.")
        if self.running.total() >= self.settings.trials:
            raise Declined("too-many", "Many decks are being tested. Please try again in a few minutes.")
        if not self.begun.take(address, time.monotonic()):
            raise Declined("too-many", "You have tested many decks. Please wait a few minutes.")
        self.running[address] += 1
        try:
            yield
        finally:
            self.running -= Counter({address: 1})
