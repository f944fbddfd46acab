"""A card in a few characters, legible without colour: what the tiles of all games have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from versus.kernel.english import digits
from versus.kernel.views import CardView

ICONS: Final = {"Flight": "↑", "Ranged": "→", "Range": "→"}
SHORT: Final = {
    "stunned": "stun",
    "hidden": "hid",
    "exhausted": "exh",
    "frozen": "frz",
    "protected": "prot",
    "reinforced": "reinf",
    "attacking": "att!",
    "defending": "def!",
}
"""States where there is no room for the word."""
LASTS: Final = "°"


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


def tile(words: Words, card: CardView, look: Look, width: int, height: int) -> list[Text]:
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


def label(words: str, card: CardView, look: Look, width: int, dim: bool = False) -> Text:
    """A card that is only a name here: in hand or in the resource row."""
    colour = "dim" if card.face != "face up" else "bold" if look.offered else ""
    text = styled(words, card, look, width, True, colour)
    if dim and not look.cursor:
        text.stylize("dim")
    return text


def styled(words: str, card: CardView, look: Look, width: int, first: bool, colour: str) -> Text:
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


def icons(keywords: Sequence[str]) -> str:
    found = "".join(ICONS[word] for word in keywords if word in ICONS)
    return f" {found}" if found else ""


def fighting_numbers(card: CardView) -> str:
    """ "4/5", with a sign where they stand in no source and one where something lasts; else what it has."""
    numbers = card.numbers
    if "atk" not in numbers:
        return " ".join(f"{name} {digits(number)}" for name, number in numbers.items())
    return f"{digits(numbers['atk'])}/{digits(numbers.get('def', 0))}{card.sign}{lasts(card)}"


def lasts(card: CardView) -> str:
    """The sign that something lasts on a card; what it is stands on the card's page."""
    return LASTS if card.lasting else ""


def states_of(card: CardView, look: Look, marks: Sequence[str], exhausted: bool) -> list[str]:
    """What is most pressing first, for a narrow tile is cut at its end."""
    states = [look.role] if look.role else []
    if card.face != "face up":
        states.append(card.face)
    if exhausted:
        states.append("exhausted")
    states += [mark for mark in marks if mark != "protected"]
    states += [counters(kind, count) for kind, count in card.counters.items()]
    states += [f"+{name}" for name in look.equipment]
    return states + [mark for mark in marks if mark == "protected"]


def counters(kind: str, count: int) -> str:
    """ "+2" for two +1/+1 counters, "-1" for a -1/-1 counter, "2 vitality" for others."""
    signs = {"+1/+1": f"+{count}", "-1/-1": f"-{count}"}
    return signs.get(kind, f"{count} {kind}")


def fitted(words: Words, room: int) -> str:
    """Whole words where they fit, else the short ones."""
    whole = " ".join(words.states)
    return whole if len(whole) <= room else " ".join(shortened(words))


def shortened(words: Words) -> list[str]:
    return [words.short.get(state, state) for state in words.states]
