"""The rules of the Vs. System 2PCG."""

# Whoever has a 2PCG card can load a 2PCG save: the machine learns how when this package is imported.
import versus.games.tpcg.plug  # noqa: F401
