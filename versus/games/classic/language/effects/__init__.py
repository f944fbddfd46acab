"""Instructions of cards, by what they are about."""
