"""Decks of the 2PCG: from names on a list to cards, decks in numbers, and those that come with Versus."""
