"""What the game chose by itself because nothing else could be chosen: a test may name it all the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from versus.kernel.ask import Ask
from versus.kernel.choosing import AboutCards, Choice, Who
from versus.kernel.effects import ForEach
from versus.kernel.frames import Frame
from versus.kernel.game import Game
from versus.kernel.types import CardId

Aims: TypeAlias = Callable[[Any], Sequence[CardId]]
"""The targets, as far as they are chosen, of what is being announced in a game."""


def settled_since(game: Game, begun: int, aims: Aims) -> list[CardId]:
    """The cards of which there was no choice, from the answer with this number on."""
    assert game.origin is not None
    twin = game.origin.rebuild()
    for index in game.answers[:begun]:
        twin.answer(index)
    found: list[CardId] = []
    for index in game.answers[begun:]:
        found += settled_by(twin.fork(), index, aims)
        twin.answer(index)
    return found


def settled_by(game: Game, index: int, aims: Aims) -> list[CardId]:
    """Give an answer, and watch every step to the next question."""
    ask = game.ask
    assert ask is not None
    game.ask = None
    frame = game.stack[-1]
    frame.node.answered(game, frame, ask.options[index])
    found: list[CardId] = []
    while game.stack:
        found += settled_in_step(game, game.stack[-1], aims)
        asked = question(game)
        if asked is not None:
            if game.takes_part(asked.seat):
                break
            game.answer_for_absent(asked)
    return found


def question(game: Game) -> Ask | None:
    return game.ask


def settled_in_step(game: Game, frame: Frame, aims: Aims) -> list[CardId]:
    """Cards that a step has settled without asking for them."""
    node, pc, aimed = frame.node, frame.pc, len(aims(game))
    node.step(game, frame)
    if isinstance(node, AboutCards):
        found: list[CardId] = []
        if pc == 0 and frame.pc == 2 and is_chosen(node.partner()):
            found += frame.cards
        if pc < 2 and not any(other is frame for other in game.stack) and is_chosen(node.whom()):
            found += game.found
        return found
    if isinstance(node, ForEach):
        return list(frame.cards) if pc == 0 and frame.pc > 0 and is_chosen(node.who) else []
    still_there = bool(game.stack) and game.stack[-1] is frame
    return list(aims(game)[aimed:]) if still_there else []


def is_chosen(who: Who | None) -> bool:
    """Whether a player chooses these cards where there is a choice."""
    return isinstance(who, Choice) and not who.at_random
