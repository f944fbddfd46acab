"""What is printed on a card: immutable, shared by every game and every fork."""

from typing import Any


class Definition:
    """The part of a card's definition that the machine itself needs."""

    __slots__ = ("key", "name")

    def __init__(self, key: str, name: str) -> None:
        self.key = key
        self.name = name

    def content(self) -> tuple[Any, ...]:
        """Everything that makes the card what it is."""
        return (self.key, self.name)

    def __repr__(self) -> str:
        return f"<{self.key} {self.name}>"
