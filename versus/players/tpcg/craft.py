"""The 2PCG for computer players: one object that answers everything they ask about the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.table.battle import battle_of
from versus.games.tpcg.words import FRONT, GO_ON, KOD, P_COMBAT, RESOURCE, STUN, ZONES
from versus.kernel.ask import ACT, Ask, Option
from versus.kernel.definition import Definition
from versus.kernel.events import Event
from versus.kernel.types import CardId, Seat
from versus.players.craft import AnyGame, Craft
from versus.players.tpcg import belief, evaluation, habits


@mypyc_attr(allow_interpreted_subclasses=True)
class TpcgCraft(Craft):
    """Every question is passed to the room that knows the answer."""

    def hidden(self, game: AnyGame, seat: Seat) -> list[list[CardId]]:
        return belief.hidden_from(battle_of(game), seat)

    def lists_for(
        self, game: AnyGame, owner: Seat, open_cards: list[Definition], count: int
    ) -> list[list[Definition]]:
        known = [card for card in open_cards if isinstance(card, Card)]
        return belief.lists_for(battle_of(game), owner, known, count)

    def learn_anew(self, game: AnyGame, possible: list[Definition]) -> None:
        belief.learn_anew(battle_of(game), possible)

    def noted(self, game: AnyGame, hidden: list[list[CardId]]) -> list[CardId]:
        return belief.lying_in_play(battle_of(game), hidden)

    def learn_dealt(self, game: AnyGame, cards: list[CardId]) -> None:
        belief.learn_dealt(battle_of(game), cards)

    def values(self, game: AnyGame) -> list[float]:
        return evaluation.values(battle_of(game))

    def weights(self, game: AnyGame, ask: Ask) -> list[float]:
        return habits.weights(battle_of(game), ask)

    def in_play(self, game: AnyGame, card: CardId) -> bool:
        return FRONT <= game.where[card] % ZONES <= RESOURCE

    def at_rest(self, game: AnyGame) -> bool:
        ask = game.ask
        battle = battle_of(game)
        return ask is not None and ask.kind == ACT and battle.combat is None and ends_a_step(ask)

    def moves_on(self, game: AnyGame, option: Option) -> bool:
        return option.verb == GO_ON

    def moment(self, game: AnyGame) -> int:
        return battle_of(game).turn

    def feat_kinds(self) -> int:
        return FEATS

    def feat(self, game: AnyGame, event: Event, seat: Seat) -> str:
        battle = battle_of(game)
        if event.definition is None or not battle.enemies(seat, battle.owner[event.card]):
            return ""
        return f"{'KOs' if event.kind == KOD else 'stuns'} {event.definition.name}"

    def open_cards(self, game: AnyGame) -> set[CardId]:
        return set(battle_of(game).all_characters())


FEATS: Final = 1 << STUN | 1 << KOD


def ends_a_step(ask: Ask) -> bool:
    """Whether the question lets its player go on: an action is not half declared."""
    return ask.prompt != P_COMBAT and ask.options[-1].verb == GO_ON


CRAFT: Final = TpcgCraft()
