"""What is printed: a card, a deck, and what makes a deck illegal."""
