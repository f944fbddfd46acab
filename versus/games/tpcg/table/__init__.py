"""The position and what befalls the cards in it: sides, rows, numbers, counters, harm."""
