"""The classic table: players speak, cards answer.

    table = duel(p1=side(front="Liz Sherman 5/4 c3"), p2=side(front="Ilsa 4/5 c3"))
    table.p1.attacks("Liz Sherman", "Ilsa")
    table.passes()
    assert table.p2["Ilsa"].stunned and table.p2.endurance == 47

Every answer is given five ways (see `five_ways`), and a test that ends inside an effect fails.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from versus.games.classic.positions.position import LaidOut, Layout, Position, Side
from versus.games.classic.table.contest import Contest
from versus.games.classic.words import (
    ADD_ATTACKER,
    ATTACK_PLAYER,
    CHOOSE_DEFENDER,
    EVENT_NAMES,
    GO_ON,
    P_PRIORITY,
    P_RECOVER,
    PASS,
    PHASE_NAMES,
    PROPOSE,
    STEP_NAMES,
)
from versus.kernel.happen import RESOLUTION
from versus.kernel.modifiers import FOREVER
from versus.kernel.nodes import Change, Effect
from versus.kernel.save import SavedGame, save
from versus.kernel.types import NOTHING, CardId, Seat
from versus.kernel.verbs import DONE
from versus.testing.classic.player import Player
from versus.testing.five_ways import catalogue
from versus.testing.seated import SharedTable

side = Side


class Table(SharedTable):
    """A classic game and its players."""

    event_names = EVENT_NAMES

    def __init__(self, contest: Contest, said: dict[str, list[CardId]] | None = None) -> None:
        super().__init__(contest, said)
        self.contest = contest
        self.players = [Player(self, seat) for seat in range(contest.seats)]

    def seated(self) -> Sequence[Player]:
        return self.players

    def names_of(self, card: CardId) -> tuple[str, ...]:
        """Its name, and the name with its version in parentheses."""
        return (self.contest.definition[card].name, self.contest.definition[card].key)

    @property
    def p1(self) -> Player:
        return self.players[0]

    @property
    def p2(self) -> Player:
        return self.players[1]

    # Where the game stands

    @property
    def turn(self) -> int:
        return self.contest.turn

    @property
    def phase(self) -> str:
        return PHASE_NAMES[self.contest.phase]

    @property
    def at(self) -> str:
        """The step, or the phase outside of one."""
        return STEP_NAMES[self.contest.step] or self.phase

    @property
    def whose(self) -> int:
        """The number of the primary player."""
        return self.contest.primary() + 1

    @property
    def initiative(self) -> int:
        return self.contest.initiative + 1

    @property
    def asked(self) -> Player:
        """Who must answer now."""
        ask = self.contest.ask
        assert ask is not None, "the game is over"
        return self.players[ask.seat]

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

    def moves_on(self) -> None:
        """Whoever is asked does as little as possible."""
        ask = self.contest.ask
        assert ask is not None, "the game is over"
        verb = PASS if ask.prompt == P_PRIORITY else DONE if ask.prompt == P_RECOVER else GO_ON
        self.asked.take(verb)

    def goes_to(self, at: str, whose: int | None = None) -> None:
        """Everybody does as little as possible until a phase or a step, of a player if one is named."""
        self.moves_on()
        while self.at != at or (whose is not None and self.whose != whose):
            self.moves_on()

    def next_turn(self) -> None:
        """Everybody does as little as possible until the next turn."""
        turn = self.turn
        while self.turn == turn and not self.over:
            self.moves_on()

    def befalls(self, change: Callable[[Contest], None]) -> None:
        """Let something befall the table that no card on it does; its record starts anew from here."""
        contest = self.contest
        contest.events = []
        change(contest)
        contest.ask = None
        contest.run()
        self.log += contest.events
        contest.origin = SavedGame(save(contest), catalogue(contest))
        contest.answers = []

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

    def why_not_together(self, seat: Seat, attackers: Sequence[str], defender: str | None) -> str | None:
        """Propose a team attack on a fork of the game, up to where a rule forbids it."""
        contest = self.contest.fork()
        cards = [self.anywhere(name, seat) for name in attackers]
        steps = [(PROPOSE, cards[0], NOTHING), *((ADD_ATTACKER, card, NOTHING) for card in cards[1:])]
        if defender is not None:
            steps.append((CHOOSE_DEFENDER, self.anywhere(defender, seat, True), NOTHING))
        else:
            steps.append((ATTACK_PLAYER, NOTHING, contest.opponents(seat)[0]))
        for verb, card, player in steps:
            refusal = contest.why_not(seat, card if card != NOTHING else cards[0], verb, number=player)
            if refusal is not None:
                return refusal.rule
            ask = contest.ask
            assert ask is not None
            offered = [(option.verb, option.card, option.seat) for option in ask.options]
            contest.answer(offered.index((verb, card, player)))
        return None


def duel(p1: Side | None = None, p2: Side | None = None, **position: Any) -> Table:
    """A table for two: `duel(p1=side(...), p2=side(...), at="recruit", whose=1, initiative=1)`."""
    sides = tuple(given if given is not None else Side() for given in (p1, p2))
    laid = Position(sides, **position)
    layout = Layout(laid)
    contest = layout.contest()
    contest.origin = LaidOut(laid)
    return Table(contest, layout.said)
