"""Many games at once, and the game for researchers: statistics, and environments for learning."""
