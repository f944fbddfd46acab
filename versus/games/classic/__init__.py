"""The rules of the classic Vs. System: shared turns, initiative, the chain, endurance."""

# Whoever has a classic card can load a classic save: the machine learns how when this package is imported.
import versus.games.classic.plug  # noqa: F401
