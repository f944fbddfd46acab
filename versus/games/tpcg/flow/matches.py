"""Challenge Matches: who chooses one as the very first turn starts, and in which order (2P-MOD4-15 to 19)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.table import in_force
from versus.games.tpcg.words import CHALLENGE_MATCH, P_MATCH, PILE
from versus.kernel.ask import PICK, Ask, Option
from versus.kernel.frames import Frame
from versus.kernel.nodes import Procedure
from versus.kernel.types import CardId, Seat
from versus.kernel.verbs import CHOOSE

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle


@dataclass(frozen=True)
class ChooseMatches(Procedure):
    """Each player whose main character brings Challenge Matches chooses one, from the first player on.

    `pc` is how many players have had their choice.
    """

    def step(self, battle: Battle, frame: Frame) -> None:
        if frame.pc == battle.seats:
            battle.stack.pop()
            return
        seat = self.chooser(battle, frame)
        offered = matches(battle, seat)
        if len(offered) > 1 and battle.rules.challenge == "chosen":
            options = [Option(CHOOSE, card) for card in offered]
            battle.ask = Ask(seat, PICK, P_MATCH, options, battle.first_main[seat])
            return
        frame.pc += 1
        if offered:
            in_force.choose(battle, offered[battle.random(len(offered))])

    def answered(self, battle: Battle, frame: Frame, option: Option) -> None:
        frame.pc += 1
        in_force.choose(battle, option.card)

    def chooser(self, battle: Battle, frame: Frame) -> Seat:
        return (battle.first + frame.pc) % battle.seats


def matches(battle: Battle, seat: Seat) -> list[CardId]:
    """The Challenge Matches that a player may choose from: those that the starting main character brings."""
    main = battle.definition[battle.first_main[seat]]
    return [
        card
        for card in battle.pile(seat, PILE)
        if battle.definition[card].type == CHALLENGE_MATCH and battle.definition[card].comes_with(main)
    ]


CHOOSE_MATCHES: Final = ChooseMatches()
