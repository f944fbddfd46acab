"""A player at a classic table, in a player's verbs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from versus.games.classic.table.contest import Contest
from versus.games.classic.table.formation import ROW_WORDS
from versus.games.classic.words import (
    ADD_ATTACKER,
    ATTACH,
    ATTACK_PLAYER,
    BOTTOM,
    BUILD,
    CHOOSE_DEFENDER,
    DECK,
    EQUIPPED,
    FLIP,
    FRONT,
    GO_ON,
    HAND,
    HIDDEN_FRONT,
    HIDDEN_SUPPORT,
    KEEP_HAND,
    KO,
    MOVE,
    MULLIGAN,
    PASS,
    PLACE,
    PLAY_TWIST,
    POWER_UP,
    PROPOSE,
    RECOVER,
    RECRUIT,
    REINFORCE,
    REMOVED,
    RESOURCE,
    STRIKE_BACK,
    SUPPORT,
    TAKE_INITIATIVE,
    USE,
    VERB_NAMES,
)
from versus.kernel.types import NOTHING
from versus.kernel.verbs import CHOOSE, SAY_NUMBER
from versus.testing.classic.piece import Piece
from versus.testing.seated import SharedPlayer

if TYPE_CHECKING:
    from versus.testing.classic.table import Table

Names = str | Sequence[str]
FROM_HAND = ("build", "recruit", "power up", "play")
"""Verbs whose card is looked for in hand first."""


class Player(SharedPlayer):
    """One seat of a classic table."""

    verb_names = VERB_NAMES
    search_order = (
        FRONT,
        SUPPORT,
        HIDDEN_FRONT,
        HIDDEN_SUPPORT,
        EQUIPPED,
        HAND,
        RESOURCE,
        KO,
        REMOVED,
        DECK,
    )
    table: Table

    # Looking

    @property
    def contest(self) -> Contest:
        return self.table.contest

    def __getitem__(self, name: str) -> Piece:
        """A card of this player's, by the words it was laid with or by its name."""
        return Piece(self.contest, self.find(name))

    @property
    def endurance(self) -> int:
        return self.contest.endurance[self.seat]

    @property
    def points(self) -> int:
        """Resource points."""
        return self.contest.resource_points if self.contest.stepper == self.seat else 0

    @property
    def has_priority(self) -> bool:
        return self.contest.priority == self.seat

    @property
    def hand(self) -> list[str]:
        return self.names(HAND)

    @property
    def deck(self) -> list[str]:
        """The deck, top card first."""
        return self.names(DECK)[::-1]

    @property
    def resources(self) -> list[str]:
        return self.names(RESOURCE)

    @property
    def ko_pile(self) -> list[str]:
        return self.names(KO)

    @property
    def characters(self) -> list[str]:
        contest = self.contest
        return [contest.definition[card].name for card in contest.characters(self.seat)]

    # Asking whether something is allowed

    def why_not(self, verb: str, card: Names, other: str | None = None) -> str | None:
        """The id of the rule that forbids something, or None: `p1.why_not("propose", "Liz", "Ilsa")`.

        Several names of attackers are about a team attack; without a defender it is about a direct one.
        """
        if not isinstance(card, str):
            return self.table.why_not_together(self.seat, card, other)
        in_hand = self.table.matching(card, self.contest.pile(self.seat, HAND)) if verb in FROM_HAND else []
        mine = in_hand[0] if in_hand else self.table.anywhere(card, self.seat, verb == "choose defender")
        second = self.table.anywhere(other, self.seat, verb == "propose") if other else NOTHING
        refusal = self.contest.why_not(self.seat, mine, self.verb(verb), second)
        return refusal.rule if refusal is not None else None

    def rule_against(self, verb: str, card: str, other: str | None) -> str | None:
        return self.why_not(verb, card, other)

    def may(self, verb: str, card: Names, other: str | None = None) -> bool:
        return self.why_not(verb, card, other) is None

    # Acting

    def passes(self) -> None:
        self.take(PASS)

    def builds(self, card: str) -> None:
        self.take(BUILD, card, why=("build", card, None))

    def recruits(self, card: str, onto: str | None = None) -> None:
        """Pay for a character, or for equipment onto a character, and put it on the chain."""
        if onto is None:
            self.take(RECRUIT, card, why=("recruit", card, None))
        else:
            self.take_both(RECRUIT, card, onto, ("recruit", card, onto))

    def attaches(self, card: str, onto: str) -> None:
        """Choose who bears an equipment."""
        self.take_both(ATTACH, card, onto, ("attach", card, onto))

    def take_both(self, verb: int, card: str, other: str, why: tuple[str, str, str]) -> None:
        """Give the answer with this verb about two cards."""
        for option in self.options(verb):
            if self.table.matching(card, [option.card]) and self.table.matching(other, [option.other]):
                self.table.give(option)
                return
        self.refuse(why)

    def equips(self, card: str, onto: str) -> None:
        """Recruit an equipment onto a character and let it resolve unanswered."""
        self.recruits(card, onto)
        self.table.passes()

    def brings(self, card: str, row: str = "front", column: int | None = None) -> None:
        """Recruit a character, let it resolve unanswered, and place it."""
        self.recruits(card)
        self.table.passes()
        self.places(row, column)

    def places(self, row: str, column: int | None = None) -> None:
        """Choose a position: a row and, where it matters, a column."""
        for option in self.options(PLACE):
            if ROW_WORDS[option.row] == row and column in (None, option.column):
                self.table.give(option)
                return
        self.table.refuse(f"{self} cannot place it in {row} {column}; {self.table.situation()}", None)

    @property
    def positions(self) -> list[tuple[str, int]]:
        """The positions that this player may choose now."""
        return [(ROW_WORDS[option.row], option.column) for option in self.options(PLACE)]

    def moves(self, card: str, row: str, column: int) -> None:
        """Reposition a character in the formation step; whoever stands there changes places with it."""
        self.take(MOVE, card, why=("move", card, None))
        self.places(row, column)

    def proposes(self, attackers: Names, defender: str | None = None) -> None:
        """Propose an attack on a character, or without one on the opponent."""
        names = [attackers] if isinstance(attackers, str) else list(attackers)
        self.take(PROPOSE, names[0], why=("propose", names[0], None))
        for name in names[1:]:
            self.take(ADD_ATTACKER, name, why=("add attacker", name, names[0]))
        if defender is not None:
            self.take(CHOOSE_DEFENDER, defender, why=("choose defender", defender, names[0]))
        else:
            self.take(ATTACK_PLAYER)

    def attacks(self, attackers: Names, defender: str | None = None) -> None:
        """Propose an attack that nobody answers, so that it begins."""
        self.proposes(attackers, defender)
        self.table.passes()

    def powers_up(self, character: str, with_: str | None = None) -> None:
        """Discard a card of the character's name, or the named one, to power it up."""
        card = with_ or character
        hand = self.table.matching(card, self.contest.pile(self.seat, HAND))
        target = self.find(character, (FRONT, SUPPORT, HIDDEN_FRONT, HIDDEN_SUPPORT))
        for option in self.options(POWER_UP):
            if option.card in hand and option.other == target:
                self.table.give(option)
                return
        self.refuse(("power up", card, character))

    def reinforces(self, card: str) -> None:
        self.take(REINFORCE, card, why=("reinforce", card, None))

    def uses(self, card: str, *targets: str, x: int | None = None, power: int | None = None) -> None:
        """Use a payment power, the named or the first one, with X and targets where there is a choice."""
        mine = self.find(card)
        for option in self.options(USE):
            if option.card == mine and power in (None, option.number):
                self.table.give(option)
                break
        else:
            self.refuse(("use", card, None))
        self.announces(targets, x)

    def plays(self, card: str, *targets: str, x: int | None = None) -> None:
        """Play a plot twist from hand or row."""
        self.take(PLAY_TWIST, card, why=("play", card, None))
        self.announces(targets, x)

    def announces(self, targets: Sequence[str], x: int | None) -> None:
        if x is not None:
            self.take(SAY_NUMBER, number=x)
        self.chooses(*targets)

    @property
    def effects_offered(self) -> list[int]:
        """The places of `table.chain` whose effects this player may choose as a target now."""
        stamps = [link.stamp for link in self.contest.chain]
        return [stamps.index(option.number) for option in self.options(CHOOSE) if option.card == NOTHING]

    def aims_at(self, place: int) -> None:
        """Choose the effect at a place of `table.chain` as a target."""
        self.take(CHOOSE, number=self.contest.chain[place].stamp)

    def flips(self, card: str) -> None:
        self.take(FLIP, card, why=("flip", card, None))

    def strikes(self, attacker: str) -> None:
        """Choose the team attacker that the defender strikes."""
        self.take(STRIKE_BACK, attacker)

    def recovers(self, card: str) -> None:
        self.take(RECOVER, card)

    def goes_on(self) -> None:
        """Build nothing, stay in formation, be done attacking."""
        self.take(GO_ON)

    # Before the first turn

    def names_first(self, player: int) -> None:
        self.take(TAKE_INITIATIVE, seat=player - 1)

    def keeps(self) -> None:
        self.take(KEEP_HAND)

    def mulligans(self, *order: str) -> None:
        """Put the whole hand under the deck, in an order if one is given."""
        self.take(MULLIGAN)
        names = order or tuple(self.hand)
        # The last card has no choice left.
        for name in names[: len(self.hand) - 1]:
            self.take(BOTTOM, name)
