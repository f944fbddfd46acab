"""The rules of the Vs. System 2PCG."""

# Whoever has a 2PCG card can load a 2PCG save: the machine learns how when this package is imported.
from versus.games.tpcg import saving as saving
