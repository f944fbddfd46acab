"""One 2PCG card in a few characters: name, level, ATK and DEF, wounds, icons and state."""

from __future__ import annotations

from rich.text import Text

from versus.games.tpcg.seen.view import CardView
from versus.kernel.english import digits
from versus.terminal import tiles
from versus.terminal.tiles import Look, Words

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


def tile(card: CardView, look: Look, width: int, height: int) -> list[Text]:
    """A character in play as `height` lines of `width` characters."""
    return tiles.tile(words(card, look), card, look, width, height)


def words(card: CardView, look: Look) -> Words:
    extra = f" L{card.level}" if card.main and card.level else ""
    extra += f" {card.xp}xp" if card.xp else ""
    numbers = f"{digits(card.atk or 0)}/{digits(card.def_ or 0)} {pips(card)}"
    return Words(
        name=card.name or "?",
        extra=extra,
        numbers=numbers + tiles.icons(card.keywords, ICONS),
        states=states_of(card, look),
        short=SHORT,
        colour="bold cyan" if card.main else "",
    )


def pips(card: CardView) -> str:
    """Wounds filled, Health left empty; figures where there are too many."""
    health = card.health or 0
    if card.wounds > MOST_PIPS or health > MOST_PIPS:
        return f"{WOUND}{card.wounds}/{digits(health)}"
    return WOUND * card.wounds + HEALTHY * max(0, health - card.wounds)


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
