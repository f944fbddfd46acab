"""The classic game for computer players: one object that answers everything they ask about the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from versus.games.classic.printed.definition import Card
from versus.games.classic.table.contest import contest_of
from versus.games.classic.words import EQUIPPED, FRONT, GO_ON, KOD, P_PROPOSAL, PASS, STUN, ZONES
from versus.kernel.ask import ACT, Ask, Option
from versus.kernel.definition import Definition
from versus.kernel.events import Event
from versus.kernel.types import CardId, Seat
from versus.players.classic import belief, evaluation, habits
from versus.players.craft import AnyGame, Craft


@mypyc_attr(allow_interpreted_subclasses=True)
class ClassicCraft(Craft):
    """Every question is passed to the room that knows the answer."""

    def hidden(self, game: AnyGame, seat: Seat) -> list[list[CardId]]:
        return belief.hidden_from(contest_of(game), seat)

    def lists_for(
        self, game: AnyGame, owner: Seat, open_cards: list[Definition], count: int
    ) -> list[list[Definition]]:
        known = [card for card in open_cards if isinstance(card, Card)]
        return belief.lists_for(known, count)

    def learn_anew(self, game: AnyGame, possible: list[Definition]) -> None:
        belief.learn_anew(contest_of(game), possible)

    def values(self, game: AnyGame) -> list[float]:
        return evaluation.values(contest_of(game))

    def weights(self, game: AnyGame, ask: Ask) -> list[float]:
        return habits.weights(contest_of(game), ask)

    def in_play(self, game: AnyGame, card: CardId) -> bool:
        return FRONT <= game.where[card] % ZONES <= EQUIPPED

    def is_at_a_loss(self, game: AnyGame, ask: Ask) -> bool:
        return habits.is_at_a_loss(ask)

    def effort(self, game: AnyGame, ask: Ask) -> float:
        return QUIET if self.at_rest(game) and habits.is_quiet(ask) else 1.0

    def at_rest(self, game: AnyGame) -> bool:
        """Nothing waits on the chain, and no attack is named, proposed or under way."""
        ask = game.ask
        contest = contest_of(game)
        return (
            ask is not None
            and ask.kind == ACT
            and ask.prompt != P_PROPOSAL
            and not contest.chain
            and contest.proposal is None
            and contest.attack is None
        )

    def moves_on(self, game: AnyGame, option: Option) -> bool:
        return option.verb == PASS or option.verb == GO_ON

    def moment(self, game: AnyGame) -> int:
        return contest_of(game).turn

    def feat_kinds(self) -> int:
        return FEATS

    def feat(self, game: AnyGame, event: Event, seat: Seat) -> str:
        if event.definition is None or event.seat == seat:
            return ""
        return f"{'KOs' if event.kind == KOD else 'stuns'} {event.definition.name}"

    def open_cards(self, game: AnyGame) -> set[CardId]:
        return set(contest_of(game).all_characters())


FEATS: Final = 1 << STUN | 1 << KOD
QUIET: Final = 0.2
"""Priority comes round some twenty times in a turn; mostly there is no reason to do anything."""


CRAFT: Final = ClassicCraft()
