"""A player at the table, in a player's verbs. Each verb answers the questions it meets on its way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from versus.games.tpcg.flow.powers import powers_of
from versus.games.tpcg.flow.recruiting import FOR_SYMBOLS
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
    PAID,
    PASS,
    PAY,
    PILE,
    PLACE_DOWN,
    PLACE_UP,
    POWER_UP,
    RECRUIT,
    RESOURCE,
    STRIKE,
    VERB_NAMES,
)
from versus.kernel.ask import Option
from versus.kernel.english import listed
from versus.kernel.types import CardId
from versus.kernel.verbs import CHOOSE, FIRST_OWN_VERB, SAY_NAME, SAY_NUMBER
from versus.testing.addressing import Named, Names, numbered, several
from versus.testing.named_answers import NamedAnswers
from versus.testing.player import SharedPlayer, called
from versus.testing.tpcg.piece import Piece

if TYPE_CHECKING:
    from versus.testing.tpcg.table import Table

ROWS = {"front": FRONT, "back": BACK}


class Player(SharedPlayer):
    """One seat of a 2PCG table."""

    search_order = (FRONT, BACK, EQUIPPED, HAND, RESOURCE, KO, LEVEL_UP, PILE, DECK)
    from_hand = ("place face up", "place face down", "recruit", "equip", "play", "power up")
    attacking = (ATTACK, ADD_ATTACKER, CHOOSE_DEFENDER)
    choosing = (CHOOSE, STRIKE)
    row_verb = CHOOSE_ROW
    table: Table

    # Looking

    def __getitem__(self, name: Named) -> Piece:
        """A card of this player's, by the words it was laid with or by its name."""
        return Piece(self.table.battle, self.find(name))

    @property
    def main(self) -> Piece:
        """The main character this player started with."""
        return Piece(self.table.battle, self.table.battle.first_main[self.seat])

    @property
    def ko_pile(self) -> list[str]:
        return self.names(KO)

    @property
    def resources(self) -> list[str]:
        return self.names(RESOURCE)

    @property
    def front(self) -> list[str]:
        return self.names(FRONT)

    @property
    def back(self) -> list[str]:
        return self.names(BACK)

    @property
    def xp(self) -> int:
        return self.main.xp

    @property
    def recruit_points(self) -> int:
        return self.table.battle.recruit_points[self.seat]

    @property
    def is_out(self) -> bool:
        return not self.table.battle.alive[self.seat]

    def power_number(self, card: CardId, power: str) -> int:
        """Its place among the card's Super Powers; "Smash #2" is the second of that name."""
        name, number = numbered(power)
        own = [(place, known) for lent, place, known in powers_of(self.table.battle, card) if lent < 0]
        found = [place for place, known in own if known.name == name]
        if not 0 < (number or 1) <= len(found):
            known = listed([f'"{known.name}"' for _, known in own]) or "none"
            printed = self.table.battle.definition[card].name
            raise AssertionError(f'{printed} has no Super Power "{power}"; it has {known}')
        return found[(number or 1) - 1]

    def pointing_at(self, card: Named, power: str) -> dict[str, Any]:
        """By its name, since it may be lent; where a number is said, as printed on the card itself."""
        name, number = numbered(power)
        return {"word": name, **(super().pointing_at(card, power) if number is not None else {})}

    # Acting

    def attacks(self, attackers: Names, defender: Named) -> None:
        """Declare an attack: the first attacker, the others, then the defender."""
        names = several(attackers)
        first = self.take(ATTACK, names[0], why=("attack", names[0], None))
        for name in names[1:]:
            self.take(ADD_ATTACKER, name, why=("add attacker", name, names[0]))
        self.take(CHOOSE_DEFENDER, defender, why=("choose defender", defender, names[0]))
        assert first.verb == ATTACK

    def passes(self) -> None:
        self.take(PASS)

    def plays(self, card: Named, on: Names = (), paying: Names = ()) -> None:
        """Play a plot twist and answer its choices with `on`."""
        self.acts("play", card, None, on, paying)

    def uses(self, card: Named, power: str | None = None, on: Names = (), paying: Names = ()) -> None:
        """Use a Super Power, pay for it, and answer its choices with `on`."""
        self.acts("use", card, power, on, paying)

    def reacts(self, card: Named, on: Names = (), paying: Names = (), power: str | None = None) -> None:
        self.acts("use", card, power, on, paying)

    def acts(self, verb: str, card: Named, power: str | None, on: Names, paying: Names) -> None:
        names = NamedAnswers(self.table, on)
        self.begin(verb, card, power)
        self.follow_up(names, paying)

    def powers_up(self, character: Named, with_: Named | None = None, on: Names = ()) -> None:
        """Discard a card of the character's name, or the named one, to power it up."""
        card = with_ or character
        names = NamedAnswers(self.table, on)
        self.take(POWER_UP, card, other=character, why=("power up", card, character))
        self.follow_up(names)

    def places(self, card: Named, face_up: bool = False) -> None:
        """Place a resource."""
        verb = PLACE_UP if face_up else PLACE_DOWN
        self.take(verb, card, why=(VERB_NAMES[verb - FIRST_OWN_VERB], card, None))

    def recruits(
        self, card: Named, row: str = "front", into: int | None = None, on: Names = (), paying: Names = ()
    ) -> None:
        """Recruit a character into a row of yours, or of player `into`; paying with locations if named."""
        names = NamedAnswers(self.table, on)
        self.take(
            RECRUIT,
            card,
            word=FOR_SYMBOLS if several(paying) else "",
            why=("recruit", card, None),
            row=ROWS[row],
            seat=self.seat if into is None else into - 1,
        )
        self.follow_up(names, paying)

    def brings_back(self, card: Named, row: str = "front") -> None:
        """Put a card that was removed from the game onto your side."""
        self.take(BRING_BACK, card, why=("bring back", card, None), row=ROWS[row])

    def equips(self, equipment: Named, bearer: Named) -> None:
        self.take(EQUIP, equipment, other=bearer, why=("equip", equipment, bearer))

    def moves(self, *cards: Named) -> None:
        """Move characters to their other row in the Formation Step."""
        for card in cards:
            self.take(MOVE, card, why=("move", card, None))

    def goes_on(self) -> None:
        """End the step, the moment or the phase."""
        self.take(GO_ON)

    def goes_to(self, at: str, on: Names = ()) -> None:
        """Go on until a step or phase of this turn: "recruit", "formation", "main"."""
        self.table.moves_on_until(lambda: self.table.at == at, f"{self} cannot go on to {at} yet", on)

    def ends_turn(self, on: Names = ()) -> None:
        """Go on until it is another player's turn; `on` answers what is asked at its end."""
        if self.table.active is not self:
            self.table.refuse(f"it is not the turn of {self}; {self.table.situation()}")
        self.table.next_turn(on)

    # Answering

    def chooses_number(self, number: int) -> None:
        """Choose the n-th of several instructions, counted from 0, or say a number."""
        for option in [*self.options(CHOOSE), *self.options(SAY_NUMBER)]:
            if option.number == number:
                self.table.give(option)
                return
        self.table.refuse(f"{self} cannot choose number {number}; {self.table.situation()}")

    def says(self, word: str) -> None:
        self.take(SAY_NAME, word=word)

    def resolves_first(self, name: Named) -> None:
        """Say which waiting power comes next."""
        self.take(CHOOSE, name)

    def strikes(self, attacker: Named) -> None:
        """Pick the attacker that the defender strikes."""
        self.take(STRIKE, attacker)

    def pays(self, *locations: Named) -> None:
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

    def payment(self, payments: list[Named]) -> Option | None:
        ask = self.game.ask
        if ask is None or ask.prompt != P_PAY:
            return None
        chosen = self.game.stack[-1].cards
        while payments:
            name = payments.pop(0)
            found = self.table.matching(name, [option.card for option in ask.options])
            for option in ask.options:
                if option.card in found:
                    return option
            if not self.table.matching(name, chosen):
                self.table.refuse(f'{self} cannot pay with "{called(name)}"; {self.table.situation()}')
        return ask.options[0]

    def paid_since(self, heard: int) -> list[CardId]:
        return [event.card for event in self.table.log[heard:] if event.kind == PAID]
