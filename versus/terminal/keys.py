"""Which key gives which answer."""

COMMANDS = "hioqrsu"
"""Letters that mean something else than an answer."""
KEYS = "123456789" + "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in COMMANDS)
"""The keys of the options, in order; what comes after them is reached with the arrows."""


def key_of(index: int) -> str:
    return KEYS[index] if index < len(KEYS) else " "
