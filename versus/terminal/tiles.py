"""One card in a few characters: name, numbers, wounds, icons and state, legible without colour."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from versus.games.tpcg.view import CardView
from versus.kernel.english import digits

WOUND, HEALTHY = "●", "○"
ICONS = {"Flight": "↑", "Ranged": "→"}
SHORT = {
    "stunned": "stun",
    "hidden": "hid",
    "exhausted": "exh",
    "frozen": "frz",
    "attacking": "att!",
    "defending": "def!",
}
MOST_PIPS = 6


@dataclass(frozen=True)
class Look:
    """What the table adds to a card: the cursor, whether an answer is about it, its part in the combat."""

    cursor: bool = False
    offered: bool = False
    role: str = ""
    equipment: tuple[str, ...] = ()


def tile(card: CardView, look: Look, width: int, height: int) -> list[Text]:
    """A character in play as `height` lines of `width` characters."""
    inside = width - 1
    numbers = f"{digits(card.atk or 0)}/{digits(card.def_ or 0)} {pips(card)}{icons(card)}"
    states = states_of(card, look)
    if height == 1:
        tail = f" {numbers} {' '.join(shortened(states))}".rstrip()
        lines = [heading(card, max(6, inside - cell_len(tail))) + tail]
    elif height == 2:
        room = inside - cell_len(numbers) - 1
        lines = [heading(card, inside), f"{numbers} {fitted(states, room)}"]
    else:
        lines = [heading(card, inside), numbers, fitted(states, inside)]
    return [styled(line, card, look, width, first=place == 0) for place, line in enumerate(lines)]


def label(words: str, card: CardView, look: Look, width: int, dim: bool = False) -> Text:
    """A card that is only a name here: in hand or in the resource row."""
    text = styled(words, card, look, width, first=True)
    if dim and not look.cursor:
        text.stylize("dim")
    return text


def styled(words: str, card: CardView, look: Look, width: int, first: bool) -> Text:
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
        text.stylize(colour(card, look))
    elif card.face != "face up":
        text.stylize("dim")
    return text


def colour(card: CardView, look: Look) -> str:
    if look.role:
        return "bold yellow"
    if card.face != "face up":
        return "dim"
    if card.main:
        return "bold cyan"
    return "bold" if look.offered else ""


def heading(card: CardView, room: int) -> str:
    """The name, and for a main character its level and XP."""
    extra = f" L{card.level}" if card.main and card.level else ""
    extra += f" {card.xp}xp" if card.xp else ""
    name = card.name or "?"
    fits = max(3, room - 1 - len(extra))
    return (name if len(name) <= fits else name[: fits - 1] + "…") + extra


def pips(card: CardView) -> str:
    """Wounds filled, Health left empty; figures where there are too many."""
    health = card.health or 0
    if card.wounds > MOST_PIPS or health > MOST_PIPS:
        return f"{WOUND}{card.wounds}/{digits(health)}"
    return WOUND * card.wounds + HEALTHY * max(0, health - card.wounds)


def icons(card: CardView) -> str:
    found = "".join(ICONS[word] for word in card.keywords if word in ICONS)
    return f" {found}" if found else ""


def states_of(card: CardView, look: Look) -> list[str]:
    states = [look.role] if look.role else []
    if card.face != "face up":
        states.append(card.face)
    if card.exhausted:
        states.append("exhausted")
    if card.frozen:
        states.append("frozen")
    for kind, count in card.counters.items():
        states.append(counters(kind, count))
    states += [f"+{name}" for name in look.equipment]
    return [state for state in states if state]


def counters(kind: str, count: int) -> str:
    """ "+2" for two +1/+1 counters, "-1" for a -1/-1 counter, "2 vitality" for others."""
    if kind == "XP":
        return ""
    if kind == "+1/+1":
        return f"+{count}"
    if kind == "-1/-1":
        return f"-{count}"
    return f"{count} {kind}"


def fitted(states: list[str], room: int) -> str:
    """Whole words where they fit, else the short ones."""
    whole = " ".join(states)
    return whole if len(whole) <= room else " ".join(shortened(states))


def shortened(states: list[str]) -> list[str]:
    return [SHORT.get(state, state) for state in states]
