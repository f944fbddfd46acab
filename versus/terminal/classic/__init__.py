"""The classic game at the terminal: its table, its chain, its cards to read, what cannot be done."""
