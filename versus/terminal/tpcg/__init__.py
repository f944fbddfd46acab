"""The 2PCG at the terminal: its table, its cards to read, what cannot be done."""
