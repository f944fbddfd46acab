"""How a game goes on: turns, phases, actions, fights, and what the rules demand in between."""
