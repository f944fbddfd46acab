"""A card in a few characters, legible without colour: what the tiles of all games have in common."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from versus.terminal.seen import CardSeen


@dataclass(frozen=True)
class Look:
    """What the table adds to a card: the cursor, whether an answer is about it, its part in the fight."""

    cursor: bool = False
    offered: bool = False
    role: str = ""
    equipment: tuple[str, ...] = ()


@dataclass(frozen=True)
class Words:
    """What a tile says: its name with what follows it, its numbers, and its states, long and short."""

    name: str
    extra: str
    numbers: str
    states: list[str]
    short: Mapping[str, str]
    colour: str = ""


def tile(words: Words, card: CardSeen, look: Look, width: int, height: int) -> list[Text]:
    """A character in play as `height` lines of `width` characters."""
    inside = width - 2
    if height == 1:
        tail = f" {words.numbers} {' '.join(shortened(words))}".rstrip()
        lines = [heading(words, max(6, inside - cell_len(tail))) + tail]
    elif height == 2:
        room = inside - cell_len(words.numbers) - 1
        lines = [heading(words, inside), f"{words.numbers} {fitted(words, room)}"]
    else:
        lines = [heading(words, inside), words.numbers, fitted(words, inside)]
    colour = words.colour or ("bold" if look.offered else "")
    if card.face != "face up":
        colour = "dim"
    if look.role:
        colour = "bold yellow"
    return [styled(line, card, look, width, place == 0, colour) for place, line in enumerate(lines)]


def label(words: str, card: CardSeen, look: Look, width: int, dim: bool = False) -> Text:
    """A card that is only a name here: in hand or in the resource row."""
    colour = "dim" if card.face != "face up" else "bold" if look.offered else ""
    text = styled(words, card, look, width, True, colour)
    if dim and not look.cursor:
        text.stylize("dim")
    return text


def styled(words: str, card: CardSeen, look: Look, width: int, first: bool, colour: str) -> Text:
    """A line of a card, cut or filled to its width, with the sign of the cursor or of an answer before it."""
    sign = " "
    if first:
        sign = "▶" if look.cursor else "›" if look.offered else " "
    text = Text(sign + words, no_wrap=True, end="")
    text.truncate(width - 1, overflow="ellipsis", pad=True)
    text.append(" ")
    if look.cursor:
        text.stylize("reverse", 0, width - 1)
    elif first:
        text.stylize(colour)
    elif card.face != "face up":
        text.stylize("dim")
    return text


def heading(words: Words, room: int) -> str:
    """The name, cut where it must be, and what follows it whole."""
    fits = max(3, room - len(words.extra))
    name = words.name if len(words.name) <= fits else words.name[: fits - 1] + "…"
    return name + words.extra


def icons(keywords: list[str], signs: Mapping[str, str]) -> str:
    found = "".join(signs[word] for word in keywords if word in signs)
    return f" {found}" if found else ""


def fitted(words: Words, room: int) -> str:
    """Whole words where they fit, else the short ones."""
    whole = " ".join(words.states)
    return whole if len(whole) <= room else " ".join(shortened(words))


def shortened(words: Words) -> list[str]:
    return [words.short.get(state, state) for state in words.states]
