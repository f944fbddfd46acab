"""A player at the table, in a player's verbs. Each verb answers the questions it meets on its way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from versus.games.tpcg.words import (
    ADD_ATTACKER,
    ATTACK,
    BACK,
    BRING_BACK,
    CHOOSE_DEFENDER,
    CHOOSE_ROW,
    DECK,
    EQUIP,
    EQUIPPED,
    FRONT,
    GO_FIRST,
    GO_ON,
    HAND,
    KEEP_HAND,
    KO,
    LEVEL_UP,
    MOVE,
    MULLIGAN,
    P_PAY,
    PASS,
    PAY,
    PILE,
    PLACE_DOWN,
    PLACE_UP,
    PLAY,
    POWER_UP,
    RECRUIT,
    RESOURCE,
    STRIKE,
    USE,
    VERB_NAMES,
)
from versus.kernel.types import NOTHING, CardId
from versus.kernel.verbs import CHOOSE, FIRST_OWN_VERB, NO, SAY_NAME, SAY_NUMBER, YES
from versus.testing.seated import SharedPlayer
from versus.testing.tpcg.piece import Piece

if TYPE_CHECKING:
    from versus.testing.tpcg.table import Table

Names = str | Sequence[str]
ROWS = {"front": FRONT, "back": BACK}
FROM_HAND = ("place face up", "place face down", "recruit", "equip", "play", "power up")
"""Verbs whose card is looked for in hand first."""
SEARCH_ORDER = (FRONT, BACK, EQUIPPED, HAND, RESOURCE, KO, LEVEL_UP, PILE, DECK)


class Player(SharedPlayer):
    """One seat of a 2PCG table."""

    verb_names = VERB_NAMES
    search_order = SEARCH_ORDER
    table: Table

    # Looking

    def __getitem__(self, name: str) -> Piece:
        """A card of this player's, by the words it was laid with or by its name."""
        return Piece(self.table.battle, self.find(name))

    @property
    def main(self) -> Piece:
        """The main character this player started with."""
        return Piece(self.table.battle, self.table.battle.first_main[self.seat])

    @property
    def hand(self) -> list[str]:
        return self.names(HAND)

    @property
    def deck(self) -> list[str]:
        """The deck, top card first."""
        return self.names(DECK)[::-1]

    @property
    def ko_pile(self) -> list[str]:
        return self.names(KO)

    @property
    def front(self) -> list[str]:
        return self.names(FRONT)

    @property
    def back(self) -> list[str]:
        return self.names(BACK)

    @property
    def resources(self) -> list[str]:
        return self.names(RESOURCE)

    @property
    def xp(self) -> int:
        return self.main.xp

    @property
    def recruit_points(self) -> int:
        return self.table.battle.recruit_points if self.table.battle.active == self.seat else 0

    @property
    def is_out(self) -> bool:
        return not self.table.battle.alive[self.seat]

    # Asking whether something is allowed

    def why_not(
        self, verb: str, card: Names, other: str | None = None, power: str | None = None
    ) -> str | None:
        """The id of the rule that forbids something, or None: `p1.why_not("attack", "Daken", "Blob")`.

        Several names of attackers are about a team attack.
        """
        if not isinstance(card, str):
            return self.table.why_not_together(self.seat, card, other)
        battle = self.table.battle
        in_hand = self.table.matching(card, battle.pile(self.seat, HAND)) if verb in FROM_HAND else []
        mine = (
            in_hand[0]
            if in_hand
            else self.table.anywhere(card, self.seat, enemies_first=verb == "choose defender")
        )
        second = self.table.anywhere(other, self.seat, enemies_first=verb == "attack") if other else NOTHING
        number = self.power_number(mine, power) if power else NOTHING
        refusal = battle.why_not(self.seat, mine, FIRST_OWN_VERB + VERB_NAMES.index(verb), second, number)
        return refusal.rule if refusal is not None else None

    def may(self, verb: str, card: Names, other: str | None = None, power: str | None = None) -> bool:
        return self.why_not(verb, card, other, power) is None

    def power_number(self, card: CardId, power: str) -> int:
        names = [p.name for p in self.table.battle.definition[card].super_powers]
        return names.index(power)

    # Acting

    def attacks(self, attackers: Names, defender: str) -> None:
        """Declare an attack: the first attacker, the others, then the defender."""
        names = [attackers] if isinstance(attackers, str) else list(attackers)
        first = self.take(ATTACK, names[0], why=("attack", names[0], None))
        for name in names[1:]:
            self.take(ADD_ATTACKER, name, why=("add attacker", name, names[0]))
        self.take(CHOOSE_DEFENDER, defender, why=("choose defender", defender, names[0]))
        assert first.verb == ATTACK

    def passes(self) -> None:
        self.take(PASS)

    def plays(self, card: str, on: Names = (), paying: Names = ()) -> None:
        """Play a plot twist and answer its choices with `on`."""
        self.take(PLAY, card, why=("play", card, None))
        self.follow_up(on, paying)

    def uses(self, card: str, power: str | None = None, on: Names = (), paying: Names = ()) -> None:
        """Use a Super Power, pay for it, and answer its choices with `on`."""
        self.take(USE, card, word=power, why=("use", card, None))
        self.follow_up(on, paying)

    def reacts(self, card: str, on: Names = (), paying: Names = (), power: str | None = None) -> None:
        self.take(USE, card, word=power)
        self.follow_up(on, paying)

    def powers_up(self, character: str, with_: str | None = None, on: Names = ()) -> None:
        """Discard a card of the character's name, or the named one, to power it up."""
        card = with_ or character
        battle = self.table.battle
        hand = self.table.matching(card, battle.pile(self.seat, HAND))
        target = self.find(character, (FRONT, BACK))
        for option in self.options(POWER_UP):
            if option.card in hand and option.other == target:
                self.table.give(option)
                self.follow_up(on, ())
                return
        self.refuse(("power up", card, character))

    def places(self, card: str, face_up: bool = False) -> None:
        """Place a resource."""
        verb = PLACE_UP if face_up else PLACE_DOWN
        self.take(verb, card, why=(VERB_NAMES[verb - FIRST_OWN_VERB], card, None))

    def recruits(
        self, card: str, row: str = "front", into: int | None = None, on: Names = (), paying: Names = ()
    ) -> None:
        """Recruit a character into a row of yours, or of player `into`; paying with locations if named."""
        side = self.seat if into is None else into - 1
        for option in self.options(RECRUIT):
            if (
                self.table.matching(card, [option.card])
                and option.row == ROWS[row]
                and option.seat == side
                and bool(option.word) == bool(paying)
            ):
                self.table.give(option)
                self.follow_up(on, paying)
                return
        self.refuse(("recruit", card, None))

    def brings_back(self, card: str, row: str = "front") -> None:
        """Put a card that was removed from the game onto your side."""
        for option in self.options(BRING_BACK):
            if self.table.matching(card, [option.card]) and option.row == ROWS[row]:
                self.table.give(option)
                return
        self.refuse(("bring back", card, None))

    def equips(self, equipment: str, bearer: str) -> None:
        for option in self.options(EQUIP):
            if self.table.matching(equipment, [option.card]) and self.table.matching(bearer, [option.other]):
                self.table.give(option)
                return
        self.refuse(("equip", equipment, bearer))

    def moves(self, *cards: str) -> None:
        """Move characters to their other row in the Formation Step."""
        for card in cards:
            self.take(MOVE, card, why=("move", card, None))

    def goes_on(self) -> None:
        """End the step, the moment or the phase."""
        self.take(GO_ON)

    def goes_to(self, at: str) -> None:
        """Go on until a step or phase of this turn: "recruit", "formation", "main"."""
        while self.table.at != at:
            self.goes_on()

    def ends_turn(self) -> None:
        """Go on until it is another player's turn."""
        turn = self.table.battle.turn
        while self.table.battle.turn == turn and not self.table.battle.over:
            self.goes_on()

    # Answering

    def chooses_number(self, number: int) -> None:
        """Choose the n-th of several instructions, counted from 0, or say a number."""
        for option in [*self.options(CHOOSE), *self.options(SAY_NUMBER)]:
            if option.number == number:
                self.table.give(option)
                return
        raise AssertionError(f"{number} cannot be chosen now")

    def says(self, word: str) -> None:
        self.take(SAY_NAME, word=word)

    def resolves_first(self, name: str) -> None:
        """Say which waiting power comes next."""
        self.take(CHOOSE, name)

    def strikes(self, attacker: str) -> None:
        """Pick the attacker that the defender strikes."""
        self.take(STRIKE, attacker)

    def pays(self, *locations: str) -> None:
        for name in locations:
            self.take(PAY, name)

    def chooses_row(self, row: str) -> None:
        self.take(CHOOSE_ROW, row=ROWS[row])

    def names_first(self, player: int) -> None:
        self.take(GO_FIRST, seat=player - 1)

    def keeps(self) -> None:
        self.take(KEEP_HAND)

    def mulligans(self) -> None:
        self.take(MULLIGAN)

    # The machinery of a verb

    def rule_against(self, verb: str, card: str, other: str | None) -> str | None:
        return self.why_not(verb, card, other)

    def follow_up(self, on: Names, paying: Names) -> None:
        """Answer what this action asks its player: payments, and choices in the order of `on`."""
        choices = [on] if isinstance(on, str) else list(on)
        payments = [paying] if isinstance(paying, str) else list(paying)
        while self.table.battle.ask is not None and self.asked:
            ask = self.table.battle.ask
            if ask.prompt == P_PAY:
                if payments:
                    self.pays(payments.pop(0))
                else:
                    self.table.give(ask.options[0])
            elif choices and any(o.verb in (CHOOSE, CHOOSE_ROW, YES, SAY_NAME) for o in ask.options):
                self.choose_next(choices.pop(0))
            else:
                break
        assert not choices, f"nobody asked for {choices}; {self.table.situation()}"

    def choose_next(self, choice: str) -> None:
        if choice in ROWS and self.options(CHOOSE_ROW):
            self.chooses_row(choice)
        elif choice in ("yes", "no"):
            self.take(YES if choice == "yes" else NO)
        elif choice == "stop":
            self.stops()
        elif self.options(SAY_NAME):
            self.says(choice)
        elif any(option.word == choice for option in self.options(CHOOSE)):
            self.take(CHOOSE, word=choice)
        else:
            self.chooses(choice)
