"""Instructions to name something: anything there is, in play or not (2P-GEN-31)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from versus.games.tpcg.printed.teams import ALIGNMENT
from versus.games.tpcg.words import NAMED
from versus.kernel.ask import NAME, Ask, Option
from versus.kernel.events import Event
from versus.kernel.nodes import Effect
from versus.kernel.verbs import NAME_PROMPT, SAY_NAME

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class NameTeam(Effect):
    """Name a team; `OfNamedTeam` means it in the rest of the effect.

    Every team that exists is offered, not those of this match: that would show what decks hold.
    """

    def step(self, game: Battle, frame: Frame) -> None:
        options = [Option(SAY_NAME, word=team) for team in sorted(ALIGNMENT)]
        game.ask = Ask(frame.seat, NAME, NAME_PROMPT, options, frame.source)

    def answered(self, game: Battle, frame: Frame, option: Option) -> None:
        game.stack.pop()
        game.stack[frame.base].word = option.word
        game.happens(Event(NAMED, frame.source, frame.seat, word=option.word))
