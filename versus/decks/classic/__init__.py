"""Decks of the classic game, and those that come with Versus."""
