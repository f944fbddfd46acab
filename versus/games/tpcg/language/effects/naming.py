"""Instructions to name something: anything there is, in play or not (2P-GEN-31)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.printed.teams import ALIGNMENT
from versus.games.tpcg.words import BACK, CHOOSE_ROW, FRONT, NAMED, P_NAME_ROW, ZONE_NAMES
from versus.kernel.ask import NAME, PICK, Ask, Option
from versus.kernel.events import Event
from versus.kernel.nodes import Effect, Filter
from versus.kernel.types import CardId, Seat, Zone
from versus.kernel.verbs import DONE, NAME_PROMPT, SAY_NAME

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class NameRow(Effect):
    """Choose a row of an enemy; `InNamedRow` means it in the rest of the effect."""

    def step(self, game: Battle, frame: Frame) -> None:
        options = [
            Option(CHOOSE_ROW, seat=seat, row=row)
            for seat in game.opponents(frame.seat)
            if game.lead[seat] == seat
            for row in (FRONT, BACK)
        ]
        game.ask = Ask(frame.seat, PICK, P_NAME_ROW, options, frame.source)

    def answered(self, game: Battle, frame: Frame, option: Option) -> None:
        game.stack.pop()
        game.stack[frame.base].word = row_word(option.seat, option.row)


def row_word(seat: Seat, row: Zone) -> str:
    """A row of the table as the word that an effect remembers."""
    return f"{ZONE_NAMES[row]} {seat}"


@dataclass(frozen=True)
class InNamedRow(Filter):
    """Stands in the row that was chosen; outside of such an effect nobody does."""

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        if frame.base < 0 or not battle.in_row(card):
            return False
        whose = battle.lead[battle.controller(card)]
        return battle.stack[frame.base].word == row_word(whose, battle.zone(card))


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


ANOTHER: Final = "Another name"
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789*"
MOST_LETTERS: Final = 40


@dataclass(frozen=True)
class NameCard(Effect):
    """Name a card; `OfNamedName` means it in the rest of the effect.

    Offered are the names that whoever names can see, or has in the own deck; any other is spelled out, letter
    by letter, so that what is offered tells nothing of hidden cards. `word` is what has been spelled so far.
    """

    def step(self, game: Battle, frame: Frame) -> None:
        if frame.pc == 0:
            words = [*names_known(game, frame.seat), ANOTHER]
        elif len(frame.word) < MOST_LETTERS:
            words = list(LETTERS)
        else:
            self.say(game, frame, frame.word)
            return
        options = [Option(SAY_NAME, word=word) for word in words]
        if frame.word:
            options.append(Option(DONE))
        game.ask = Ask(frame.seat, NAME, NAME_PROMPT, options, frame.source)

    def answered(self, game: Battle, frame: Frame, option: Option) -> None:
        if option.verb == DONE:
            self.say(game, frame, frame.word)
        elif frame.pc:
            frame.word += option.word
        elif option.word == ANOTHER:
            frame.pc = 1
        else:
            self.say(game, frame, option.word)

    def say(self, game: Battle, frame: Frame, name: str) -> None:
        game.stack.pop()
        game.stack[frame.base].word = name
        game.happens(Event(NAMED, frame.source, frame.seat, word=name))


def names_known(game: Battle, seat: Seat) -> list[str]:
    """The titles of all cards that a player sees or owns."""
    from versus.games.tpcg.seen.sight import sees

    known = {
        game.definition[card].name
        for card in range(len(game.definition))
        if game.owner[card] == seat or sees(game, seat, card)
    }
    return sorted(known)
