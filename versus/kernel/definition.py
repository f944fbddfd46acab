"""What is printed on a card: immutable, shared by every game and every fork."""

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Definition:
    """The part of a card's definition that the machine itself needs."""

    __slots__ = ("has_one_name", "key", "name", "names")

    def __init__(self, key: str, name: str, also: tuple[str, ...] = ()) -> None:
        self.key = key
        self.name = name
        self.names = (name, *also)
        """Its title and every other name that it counts as."""
        self.has_one_name = not also

    def content(self) -> tuple[Any, ...]:
        """Everything that makes the card what it is."""
        return (self.key, self.name)

    def substance(self) -> tuple[Any, ...]:
        """What two printings of one card have in common: all but the number and what we filled in."""
        return (self.name,)

    def rank(self) -> tuple[int, int]:
        """Where it stands in a list of cards: its type, then what it costs."""
        return (0, 0)

    def shares_name(self, other: "Definition") -> bool:
        """Whether a name of one is a name of the other."""
        if self.name == other.name:
            return True
        if self.has_one_name and other.has_one_name:
            return False
        for name in self.names:
            if name in other.names:
                return True
        return False

    def __repr__(self) -> str:
        return f"<{self.key} {self.name}>"
