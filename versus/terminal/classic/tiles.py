"""One classic character in a few characters: name, ATK and DEF, icons and state."""

from __future__ import annotations

from rich.text import Text

from versus.games.classic.seen.view import CardView
from versus.kernel.english import digits
from versus.terminal import tiles
from versus.terminal.tiles import Look, Words

ICONS = {"Flight": "↑", "Range": "→"}
SHORT = {
    "stunned": "stun",
    "exhausted": "exh",
    "protected": "prot",
    "reinforced": "reinf",
    "attacking": "att!",
    "defending": "def!",
}


def tile(card: CardView, look: Look, width: int, height: int, key: str = "") -> list[Text]:
    """A character in play as `height` lines of `width` characters; `key` answers with its position."""
    return tiles.tile(words(card, look, key), card, look, width, height)


def words(card: CardView, look: Look, key: str) -> Words:
    return Words(
        name=f"[{key}]{card.name or '?'}" if key else card.name or "?",
        extra="",
        numbers=f"{digits(card.atk or 0)}/{digits(card.def_ or 0)}{card.sign}"
        f"{tiles.icons(card.keywords, ICONS)}",
        states=states_of(card, look),
        short=SHORT,
    )


def states_of(card: CardView, look: Look) -> list[str]:
    """What is most pressing first, for a narrow tile is cut at its end."""
    said = (
        (look.role, look.role),
        (card.face, card.face != "face up"),
        ("exhausted", card.exhausted and card.face == "face up"),
        ("reinforced", card.reinforced),
        *((f"{count} {kind}", True) for kind, count in card.counters.items()),
        *((f"+{name}", True) for name in look.equipment),
        ("protected", card.protected),
    )
    return [state for state, holds in said if holds]
