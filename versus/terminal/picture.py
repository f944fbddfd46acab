"""The table in characters, as one seat may see it, with a cursor that walks over its cards: what the tables
of all games have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from versus.kernel.picture import mates
from versus.kernel.sheet import CardSheet
from versus.kernel.views import BESIDE, HAND, RESOURCES, ROW, CardView, SideView, View
from versus.terminal.reading import borne_by, brief
from versus.terminal.tiles import SHORT, Look, label, lasts

MARGIN = 10
"""Columns for the name of a row."""
WIDEST, NARROWEST, SHORTEST = 21, 11, 7
"""How wide a character is at most and at least, and a card that is only a name."""
SHRINKING = range(WIDEST, SHORTEST, -1)

Rows = list[Sequence[CardView]]


@dataclass
class Picture:
    """The drawn lines, and the cards in them as rows that arrow keys walk through."""

    lines: list[Text] = field(default_factory=list)
    rows: Rows = field(default_factory=list)


@dataclass(frozen=True)
class Scene:
    """What is to be drawn: a view, the players' names, printed cards by key, and what the question offers."""

    view: View
    names: Sequence[str]
    printed: Mapping[str, CardSheet]
    offered: frozenset[int] = frozenset()
    keys: Sequence[str] = ()
    """The key of each answer."""
    cursor: int | None = None

    def look(self, card: CardView, role: str = "") -> Look:
        equipment = tuple(item.name or "?" for item in borne_by(self.view, card))
        return Look(card.number == self.cursor, card.number in self.offered, role, equipment)


def opposed(view: View) -> tuple[list[int], int]:
    """The sides above, and the one below: the viewer's, or for a spectator the first.

    Whoever has no rows but those of a teammate sits above that teammate.
    """
    mine = view.viewer if view.viewer is not None else 0
    guests = [
        side.seat
        for side in view.sides
        if mates(view, side.seat) and not any(pile.kind == ROW for pile in side.piles)
    ]
    above: list[int] = []
    for side in view.sides:
        if side.seat != mine and side.seat not in guests:
            above += [mate for mate in mates(view, side.seat) if mate in guests]
            above.append(side.seat)
    return above + [mate for mate in mates(view, mine) if mate in guests], mine


def title(name: str, turn: str, parts: Sequence[str], width: int) -> Text:
    """ "── ▶ Player 2 ── hand 5 · deck 41 · KO 2 ────"."""
    text = Text(f"── {turn}{name} ── {' · '.join(parts)} ", no_wrap=True, end="")
    text.stylize("bold", 3, 3 + len(turn) + len(name))
    text.append("─" * max(0, width - text.cell_len), style="dim")
    return text


@dataclass(frozen=True)
class Window:
    """Some cards of a row, which of how many they are, and how wide each is."""

    cards: Sequence[CardView]
    more: str
    cell: int


def window(
    cursor: int | None, cards: Sequence[CardView], width: int, widest: int, least: int = NARROWEST
) -> Window:
    """The cards of a row around the cursor that fit."""
    room = width - MARGIN
    capacity = room // least
    if len(cards) <= capacity:
        return Window(cards, "", min(widest, room // max(1, len(cards))))
    capacity = max(1, capacity - 1)
    at = next((place for place, card in enumerate(cards) if card.number == cursor), 0)
    first = min(max(0, at - capacity // 2), len(cards) - capacity)
    more = f" {first + 1}-{first + capacity} of {len(cards)}"
    return Window(cards[first : first + capacity], more, least)


def add_beside(picture: Picture, scene: Scene, width: int) -> None:
    """What lies open beside the table, if anything: where the game takes place, what players have chosen."""
    view = scene.view
    shelves = [(pile.name, pile) for pile in view.piles]
    shelves += [(scene.names[side.seat], pile) for side in view.sides for pile in side.piles]
    lying = [(name, pile.cards) for name, pile in shelves if pile.kind == BESIDE and pile.cards]
    if not lying:
        return
    text = margin("beside")
    room = (width - MARGIN - sum(len(name) + 3 for name, _ in lying)) // sum(len(cards) for _, cards in lying)
    for name, cards in lying:
        text.append(f" {name}:", style="dim")
        for card in cards:
            words = card.name or "?"
            text.append_text(label(words, card, scene.look(card), max(SHORTEST, min(len(words) + 3, room))))
    picture.lines.append(text)
    picture.rows.append([card for _, cards in lying for card in cards])


def add_resources(picture: Picture, scene: Scene, side: SideView, width: int) -> None:
    """Face-up cards by name, the rest as backs; one's own face-down cards in brackets."""
    if not any(pile.kind == RESOURCES for pile in side.piles):
        return
    cards = side.of_kind(RESOURCES)
    shown = window(scene.cursor, cards, width, WIDEST, least=SHORTEST)
    widths = label_widths(shown.cards, width - MARGIN - len(shown.more))
    text = margin("resources")
    if not shown.cards:
        text.append("  ·", style="dim")
    for card, room in zip(shown.cards, widths, strict=True):
        text.append_text(label(resource_words(card), card, scene.look(card), room))
    text.append(shown.more)
    picture.lines.append(text)
    picture.rows.append(cards)


def label_widths(cards: Sequence[CardView], room: int) -> list[int]:
    """As much as each needs; where that is too much, what lies face down gives way first."""
    needs = [len(resource_words(card)) + 3 for card in cards]
    for down, up in (*((most, WIDEST) for most in SHRINKING), *((SHORTEST, most) for most in SHRINKING)):
        widths = [
            min(need, up if card.face == "face up" else down) for card, need in zip(cards, needs, strict=True)
        ]
        if sum(widths) <= room:
            return widths
    return [min(need, SHORTEST) for need in needs]


def resource_words(card: CardView) -> str:
    if card.name is None:
        words = "▮"
    else:
        words = card.name if card.face == "face up" else f"({card.name})"
    states = ["exhausted"] if card.exhausted else []
    return " ".join([words + lasts(card), *[SHORT.get(state, state) for state in (*states, *card.marks)]])


def add_hand(picture: Picture, scene: Scene, side: SideView, width: int) -> None:
    """What the viewer may see of the hand at the bottom, on two lines."""
    cards = side.of_kind(HAND)
    per_line = (len(cards) + 1) // 2 if len(cards) > 4 else 4
    for line, start in (("hand", 0), ("", per_line)):
        some = cards[start : start + per_line]
        if not line and not some:
            return
        text = margin(line)
        if line and not cards:
            text.append("  ·", style="dim")
        cell = min(WIDEST + 2, (width - MARGIN) // per_line)
        for card in some:
            look = scene.look(card)
            text.append_text(label(hand_words(scene, card, cell), card, look, cell, dim=not look.offered))
        picture.lines.append(text)
        if some:
            picture.rows.append(some)


def hand_words(scene: Scene, card: CardView, width: int) -> str:
    """ "Blob 3: 4/4": the name gives way where there is no room for both."""
    name = card.name or "?"
    printed = scene.printed.get(card.key or "")
    tail = (f" {brief(printed)}" if printed is not None else "") + lasts(card)
    room = width - 2 - len(tail)
    return (name if len(name) <= room else name[: max(3, room - 1)] + "…") + tail


def margin(words: str) -> Text:
    return Text(f"{words:<{MARGIN - 1}.{MARGIN - 1}} ", style="", no_wrap=True, end="")


def strip(
    view: View, turn: str, phases: Sequence[str], step: str, more: Sequence[tuple[str, str]], width: int
) -> Text:
    """The line at the top: the turn, the phases with the present one in capitals, and more with its style."""
    text = Text(f" {turn} ", style="bold", no_wrap=True, end="")
    if view.over:
        text.append("· the game is over")
        return text
    for phase in phases if view.turn else ():
        now = phase == view.phase
        words = f" {step}" if now and step else ""
        text.append("│", style="dim")
        text.append(
            f"[{phase.upper()}{words}]" if now else f" {phase} ", style="reverse bold" if now else "dim"
        )
    for words, style in more:
        text.append("│", style="dim")
        text.append(f" {words} ", style=style)
    text.truncate(width)
    return text


def moved(rows: Rows, cursor: int | None, across: int, down: int) -> int | None:
    """Where the cursor goes: within its row, or to the nearest row that has cards."""
    filled = [row for row in rows if row]
    if not filled:
        return None
    for y, row in enumerate(filled):
        for x, card in enumerate(row):
            if card.number == cursor:
                if down:
                    target = filled[(y + down) % len(filled)]
                    return target[min(x, len(target) - 1)].number
                return row[(x + across) % len(row)].number
    return filled[-1][0].number
