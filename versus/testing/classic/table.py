"""The classic table: players speak, cards answer.

    table = duel(p1=side(front="Liz Sherman 5/4 c3"), p2=side(front="Ilsa 4/5 c3"))
    table.p1.attacks("Liz Sherman", "Ilsa")
    table.passes()
    assert table.p2["Ilsa"].stunned and table.p2.endurance == 47

Every answer is given five ways (see `five_ways`), and a test that ends inside an effect fails.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from versus.games.classic.flow.playing import Announce
from versus.games.classic.positions.position import LaidOut, Layout, Position, Side
from versus.games.classic.table.contest import Contest
from versus.games.classic.words import GO_ON, P_PRIORITY, P_RECOVER, PASS
from versus.kernel.ask import Ask, Option
from versus.kernel.happen import RESOLUTION
from versus.kernel.modifiers import FOREVER
from versus.kernel.nodes import Change, Effect
from versus.kernel.types import NOTHING, CardId
from versus.kernel.verbs import DONE
from versus.testing.addressing import Names
from versus.testing.classic.player import Player
from versus.testing.table import SharedTable

side = Side


class Table(SharedTable[Player]):
    """A classic game and its players."""

    seated = Player

    def __init__(self, contest: Contest, said: dict[str, list[CardId]] | None = None) -> None:
        super().__init__(contest, said)
        self.contest = contest

    def names_of(self, card: CardId) -> tuple[str, ...]:
        """Its name, and the name with its version in parentheses."""
        return (self.contest.definition[card].name, self.contest.definition[card].key)

    def idle(self, ask: Ask) -> Option | None:
        """Pass, go on, recover nobody."""
        verb = PASS if ask.prompt == P_PRIORITY else DONE if ask.prompt == P_RECOVER else GO_ON
        return next((option for option in ask.options if option.verb == verb), None)

    def aims(self, game: Contest) -> Sequence[CardId]:
        if not game.stack or not isinstance(game.stack[-1].node, Announce):
            return ()
        return [aim.card for aim in game.chain[-1].targets] if game.chain else ()

    @property
    def whose(self) -> int:
        """The number of the primary player."""
        return self.contest.primary() + 1

    @property
    def initiative(self) -> int:
        return self.contest.initiative + 1

    @property
    def chain(self) -> list[str]:
        """The sources of the effects on the chain, the next to resolve last; the turn's draw is "draw"."""
        definition = self.contest.definition
        return [definition[link.source].name if link.source >= 0 else "draw" for link in self.contest.chain]

    @property
    def proposed(self) -> bool:
        return self.contest.proposal is not None

    @property
    def under_attack(self) -> bool:
        """Whether an attack is under way."""
        return self.contest.attack is not None

    # Moving on

    def passes(self) -> None:
        """All players pass in succession: an effect resolves, or the game moves on."""
        for _ in self.players:
            self.asked.passes()

    def goes_to(self, at: str, whose: int | None = None, on: Names = ()) -> None:
        """Everybody does as little as possible until a phase or a step, of a player if one is named."""
        answered = len(self.contest.answers)

        def reached() -> bool:
            there = self.at == at and whose in (None, self.whose)
            return there and len(self.contest.answers) > answered

        self.moves_on_until(reached, f"the {at} cannot come yet", on)

    def resolves(self, effect: Effect, *about: str | CardId, of: int = 1, source: str | None = None) -> None:
        """Let an effect of a player resolve that no card on the table has; `Chosen(0)` is the first named."""
        cards = [self.anywhere(name, of - 1) if isinstance(name, str) else name for name in about]
        from_card = self.anywhere(source, of - 1) if source is not None else NOTHING

        def resolve(contest: Contest) -> None:
            stamp = contest.stamp[from_card] if from_card >= 0 else NOTHING
            base = contest.push(RESOLUTION, of - 1, from_card, stamp)
            for card in cards:
                contest.bind(base, [card])
            contest.call(effect, base)

        self.befalls(resolve)

    def gives(self, change: Change, *names: str, of: int = 1, until: int = FOREVER) -> None:
        """Let named cards be changed, as a card of a player's might do."""
        cards = [self.anywhere(name, of - 1) for name in names]

        def give(contest: Contest) -> None:
            for card in cards:
                contest.modify(change, card, of - 1, NOTHING, until)

        self.befalls(give)


def duel(p1: Side | None = None, p2: Side | None = None, **position: Any) -> Table:
    """A table for two: `duel(p1=side(...), p2=side(...), at="recruit", whose=1, initiative=1)`."""
    sides = tuple(given if given is not None else Side() for given in (p1, p2))
    laid = Position(sides, **position)
    layout = Layout(laid)
    contest = layout.contest()
    contest.origin = LaidOut(laid)
    return Table(contest, layout.said)
