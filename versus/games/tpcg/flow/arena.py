"""Where a game takes place: the arena is revealed, or drafted, before hands are drawn (2P-MOD4-01 to 05)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.arenas import ARENAS, BY_NAME
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.table import in_force
from versus.games.tpcg.table.learning import learn
from versus.games.tpcg.words import EQUIPMENT, NOWHERE, OUT_OF_GAME, P_ARENA, PILE, REVEALED, SCENE
from versus.kernel.ask import PICK, Ask, Option
from versus.kernel.events import Event
from versus.kernel.frames import Frame
from versus.kernel.nodes import Procedure
from versus.kernel.types import NOTHING, CardId, Seat
from versus.kernel.verbs import CHOOSE

if TYPE_CHECKING:
    from versus.games.tpcg.rules import Rules
    from versus.games.tpcg.table.battle import Battle


def brings_gear(rules: Rules) -> bool:
    """Whether players may need the equipment that they have outside the game (2P-MOD4-11)."""
    return rules.arena in ("die", "draft", "full gear")


def possible(rules: Rules) -> tuple[Card, ...]:
    """The arenas that a game may take place in."""
    if rules.arena == "none":
        return ()
    return (BY_NAME[rules.arena],) if rules.arena in BY_NAME else ARENAS


@dataclass(frozen=True)
class RevealArena(Procedure):
    """Turn up one arena; in a draft one more than there are players, of which each strikes out one.

    `pc` is 0 before that, then one more than how many have been struck out.
    """

    def step(self, battle: Battle, frame: Frame) -> None:
        if frame.pc == 0:
            frame.pc = 1
            for printed in drawn(battle):
                card = lay(battle, printed)
                if battle.rules.arena == "draft":
                    battle.happens(Event(REVEALED, card))
        revealed = scene(battle)
        if len(revealed) > 1:
            options = [Option(CHOOSE, card) for card in revealed]
            battle.ask = Ask(self.striker(battle, frame), PICK, P_ARENA, options)
            return
        battle.stack.pop()
        begin(battle, revealed[0])

    def answered(self, battle: Battle, frame: Frame, option: Option) -> None:
        battle.happens(Event(OUT_OF_GAME, option.card, self.striker(battle, frame)))
        battle.put(option.card, 0, NOWHERE)
        frame.pc += 1

    def striker(self, battle: Battle, frame: Frame) -> Seat:
        """Who strikes out the next arena, from the first player on."""
        return (battle.first + frame.pc - 1) % battle.seats


def drawn(battle: Battle) -> list[Card]:
    """The arenas that are revealed: the one agreed on, one by a die, or enough for a draft, all different."""
    rest = list(possible(battle.rules))
    number = battle.seats + 1 if battle.rules.arena == "draft" else 1
    return [rest.pop(battle.random(len(rest))) for _ in range(number)]


def lay(battle: Battle, printed: Card) -> CardId:
    """Bring an arena into the game; as it once was, in a game that began so."""
    pinned = battle.pinned.get(printed.key)
    definition = pinned if isinstance(pinned, Card) else printed
    card = battle.add_card(definition, 0, SCENE)
    learn(battle, definition)
    return card


def begin(battle: Battle, card: CardId) -> None:
    """Let the game take place there. What is brought along for another arena goes away."""
    in_force.put_into_force(battle, card, NOTHING)
    if not battle.definition[card].super_powers:
        for seat in range(battle.seats):
            for item in battle.pile(seat, PILE).copy():
                if brings_gear(battle.rules) and battle.definition[item].type == EQUIPMENT:
                    battle.put(item, seat, NOWHERE)


def scene(battle: Battle) -> list[CardId]:
    """The arena; nobody's, it lies in the first seat's pile as what is removed from the game does."""
    return battle.pile(0, SCENE)


REVEAL_ARENA: Final = RevealArena()
