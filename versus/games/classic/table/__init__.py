"""The position and what befalls the cards in it: rows and columns, numbers, counters, harm."""
