"""Who answers a question: a player looks at a game and returns the index of an option."""
