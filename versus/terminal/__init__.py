"""The text client: a table drawn in characters, questions answered by number."""
