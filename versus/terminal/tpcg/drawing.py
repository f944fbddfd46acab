"""The table of the 2PCG: wounds as pips, level and XP of a main character."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from versus.games.tpcg.plug import TPCG
from versus.games.tpcg.seen.view import HEALTH, LEVEL, LEVEL_UP_AT, MAIN, PROTECTED, RECRUIT_POINTS, WOUNDS
from versus.games.tpcg.words import BESIDE, COUNTER_NAMES, RESOURCE, SCENE, XP
from versus.kernel.english import digits, in_figures
from versus.kernel.game import Game
from versus.kernel.naming import players_own
from versus.kernel.types import CardId, Seat
from versus.kernel.views import CardView, View
from versus.terminal import tiles
from versus.terminal.drawing import Drawing
from versus.terminal.tiles import Look, Words

WOUND, HEALTHY = "●", "○"
MOST_PIPS: Final = 6
UNCOUNTED: Final = ("equipment", "levels")


class TpcgDrawing(Drawing):
    """The 2PCG as people see it."""

    legend = (
        "4/5         ATK and DEF",
        "●○○         a wound and the Health left",
        "↑ →         Flight, Ranged",
        "L1 2/3xp    level of a main character, its XP and how many it needs",
        "+2  -1      +1/+1 and -1/-1 counters",
        "+Torch      equipment",
        "exh stun hid frz   exhausted, stunned, hidden, frozen",
        "°           something lasts on it: read the card",
        "›           a card that some answer is about",
        "(Academy)   your own face-down resource; ▮ another's",
    )

    unseen = "You may not look at it (2P-ZON-19)."

    def counted(self, pile: str) -> bool:
        return pile not in UNCOUNTED

    def words(self, card: CardView, look: Look) -> Words:
        main = MAIN in card.marks
        marks = [mark for mark in card.marks if mark not in (MAIN, PROTECTED)]
        return Words(
            name=card.name or "?",
            extra=level(card) if main else "",
            numbers=f"{tiles.fighting_numbers(card)} {pips(card)}{tiles.icons(card.keywords)}",
            states=tiles.states_of(card, look, marks, card.exhausted),
            short=tiles.SHORT,
            colour="bold cyan" if main else "",
        )

    def standing(self, view: View, names: Sequence[str]) -> str:
        """ "Turn 3, your build phase, recruit step, 2 recruit points."."""
        if not view.turn:
            return "Set-up."
        step = f", {view.step} step" if view.step else ""
        points = view.numbers[RECRUIT_POINTS]
        said = f", {in_figures(points, 'recruit point')}" if points else ""
        return f"Turn {view.turn}, {players_own(view.active, names)} {view.phase} phase{step}{said}."

    def nothing_to_do(self, game: Game, seat: Seat, card: CardId) -> str:
        if game.zone(card) == RESOURCE and game.controller(card) == seat:
            return "Nothing is done with a resource by itself: it counts for recruiting and pays for powers."
        if game.zone(card) in (BESIDE, SCENE):
            return "It is not in play: what it says holds all game, and nothing is done to it (2P-MOD4-20)."
        return super().nothing_to_do(game, seat, card)


def level(card: CardView) -> str:
    """ " L1 2/3xp"."""
    found = card.numbers.get(LEVEL, 0)
    xp, target = card.numbers.get(COUNTER_NAMES[XP], 0), card.numbers.get(LEVEL_UP_AT)
    text = f" L{found}" if found else ""
    if xp or target:
        text += f" {xp}/{target}xp" if target else f" {xp}xp"
    return text


def pips(card: CardView) -> str:
    """Wounds filled, Health left empty; figures where there are too many."""
    health, wounds = card.numbers.get(HEALTH, 0), card.numbers.get(WOUNDS, 0)
    if wounds > MOST_PIPS or health > MOST_PIPS:
        return f"{WOUND}{wounds}/{digits(health)}"
    return WOUND * wounds + HEALTHY * max(0, health - wounds)


DRAWING: Final = TpcgDrawing(TPCG)
