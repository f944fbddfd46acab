"""A player of any game: looking, answering, asking what is allowed and possible, doing what is offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, NoReturn

from versus.kernel.ask import Option
from versus.kernel.english import listed
from versus.kernel.game import Game
from versus.kernel.plug import plug_of
from versus.kernel.refusal import Refusal
from versus.kernel.types import NOTHING, CardId, Seat, Verb, Zone
from versus.kernel.verbs import CHOOSE, DONE, FIRST_OWN_VERB, NO, SAY_NAME, TAKE_BACK, YES
from versus.testing.addressing import Named, Names, place_of, several
from versus.testing.named_answers import NamedAnswers
from versus.testing.piece import SharedPiece

SAID: dict[str, Verb] = {"yes": YES, "no": NO, "stop": DONE}
"""Answers that are words of their own."""


class SharedPlayer:
    """One seat of a table. Numbers people say start at 1."""

    search_order: ClassVar[tuple[Zone, ...]] = ()
    """Where a card is looked for by name; without it, in every zone in the order of the view."""
    from_hand: ClassVar[tuple[str, ...]] = ()
    """Verbs whose card is looked for in hand first."""
    attacking: ClassVar[tuple[Verb, Verb, Verb]] = (NOTHING, NOTHING, NOTHING)
    """The verbs of an attack, where there are any: its first attacker, another one, the defender."""
    choosing: ClassVar[tuple[Verb, ...]] = (CHOOSE,)
    """Verbs of answers that a card's name stands for."""
    row_verb: ClassVar[Verb] = NOTHING
    """The verb of an answer that a row's name stands for."""

    def __init__(self, table: Any, seat: Seat) -> None:
        self.table = table
        self.seat = seat

    def __repr__(self) -> str:
        return f"p{self.seat + 1}"

    # Looking

    @property
    def game(self) -> Game:
        game: Game = self.table.game
        return game

    def __getitem__(self, name: Named) -> SharedPiece:
        """A card of this player's, by the words it was laid with or by its name."""
        return SharedPiece(self.game, self.find(name))

    def find(self, name: Named, zones: Sequence[Zone] | None = None) -> CardId:
        game = self.game
        everywhere = self.search_order or tuple(plug_of(game).names.rows)
        for zone in zones if zones is not None else everywhere:
            found: list[CardId] = self.table.matching(name, game.pile(self.seat, zone))
            if found:
                return found[0]
        owned = [card for card in range(len(game.owner)) if game.owner[card] == self.seat]
        found = self.table.matching(name, owned)
        if found:
            return found[0]
        raise AssertionError(f'{self} has no card called "{called(name)}"')

    def names(self, zone: Zone) -> list[str]:
        return [self.game.definition[card].name for card in self.game.pile(self.seat, zone)]

    def lying_in(self, place: str) -> list[str]:
        """The names of the cards in a zone of this player's: `p1.lying_in("hand")`."""
        return self.names(self.zone(place))

    def zone(self, place: str) -> Zone:
        known: dict[str, Zone] = self.table.places
        return list(known.values())[place_of(place, list(known), "zone")]

    @property
    def hand(self) -> list[str]:
        return self.lying_in("hand")

    @property
    def deck(self) -> list[str]:
        """The deck, top card first."""
        return self.lying_in("deck")[::-1]

    # What may be done

    @property
    def asked(self) -> bool:
        return self.game.ask is not None and self.game.ask.seat == self.seat

    def offered(self, verb: str, card: Named | None = None) -> bool:
        """Whether the question asked of this player offers a verb, for a card if one is named."""
        if not self.asked:
            return False
        cards = [option.card for option in self.options(self.verb(verb))]
        return bool(cards if card is None else self.table.matching(card, cards))

    def verb(self, name: str) -> Verb:
        return FIRST_OWN_VERB + place_of(name, plug_of(self.game).names.verbs[FIRST_OWN_VERB:], "verb")

    @property
    def choices(self) -> list[str]:
        """The names of the cards that this player may choose now."""
        definition = self.game.definition
        return [definition[option.card].name for option in self.options(CHOOSE) if option.card >= 0]

    @property
    def players_offered(self) -> list[int]:
        """The players whom this one may choose now, counted from 1."""
        return [option.seat + 1 for option in self.options(CHOOSE) if option.seat >= 0]

    def could_choose(
        self, verb: str, card: Names, power: str | None = None, on: Names = (), paying: Names = ()
    ) -> list[str]:
        """Whom or what there would be to choose if this player did something; nothing is done.

        `p1.could_choose("use", "Pyro", power="Mister Burns")` names the cards of the first choice, `on` those
        of the choices before it. Several attackers are a team.
        """
        thought = self.table.imagined()
        me = thought.players[self.seat]
        names = NamedAnswers(thought, on)
        first, *others = several(card)
        me.begin(verb, first, power)
        for other in others:
            me.take(self.attacking[1], other)
        me.follow_up(names, paying)
        ask = thought.game.ask
        if ask is None or plug_of(thought.game).is_free(ask):
            return [thought.game.definition[found].name for found in names.settled()]
        shown = [o for o in ask.options if o.verb not in (self.attacking[1], TAKE_BACK, DONE)]
        return [self.name_of(thought, option) for option in shown]

    def name_of(self, table: Any, option: Option) -> str:
        """What is chosen with an answer: a card, or whatever it says."""
        if option.card >= 0 and option.verb in (*self.choosing, self.attacking[2]):
            return str(table.game.definition[option.card].name)
        return str(table.words_for(option))

    def begin(self, verb: str, card: Named, power: str | None) -> Option:
        """Do the first part of something: name the card, and the power if it has several."""
        pointing = self.pointing_at(card, power) if power is not None else {}
        return self.take(self.verb(verb), card, why=(verb, card, None), **pointing)

    def pointing_at(self, card: Named, power: str) -> dict[str, Any]:
        """The fields of an option that tell a card's powers apart."""
        return {"number": self.power_number(self.find(card), power)}

    def why_not(
        self, verb: str, card: Names, other: Named | None = None, power: str | None = None
    ) -> str | None:
        """The id of the rule that forbids something, or None: `p1.why_not("attack", "Daken", "Blob")`.

        Several names of attackers are about a team attack.
        """
        refusal = self.refusal(verb, card, other, power)
        return refusal.rule if refusal is not None else None

    def may(self, verb: str, card: Names, other: Named | None = None, power: str | None = None) -> bool:
        return self.why_not(verb, card, other, power) is None

    def refusal(
        self, verb: str, card: Names, other: Named | None = None, power: str | None = None
    ) -> Refusal | None:
        if not isinstance(card, (str, SharedPiece)):
            return self.refusal_together(several(card), other)
        game = self.game
        known = game.pile(self.seat, self.zone("hand")) if verb in self.from_hand else []
        in_hand = self.table.matching(card, known)
        at_enemies = self.verb(verb) == self.attacking[2]
        mine = in_hand[0] if in_hand else self.table.anywhere(card, self.seat, at_enemies)
        attacks = self.verb(verb) == self.attacking[0]
        second = self.table.anywhere(other, self.seat, attacks) if other is not None else NOTHING
        number = self.power_number(mine, power) if power is not None else NOTHING
        return game.why_not(self.seat, mine, self.verb(verb), second, number)

    def refusal_together(self, attackers: list[Named], defender: Named | None) -> Refusal | None:
        """Declare a team attack on a copy of the table, up to where a rule forbids it."""
        me = self.table.imagined().players[self.seat]
        start, join, _ = self.attacking
        for verb, name in zip((start, *[join] * len(attackers)), attackers, strict=False):
            card = me.table.anywhere(name, self.seat)
            refusal: Refusal | None = me.game.why_not(self.seat, card, verb)
            if refusal is not None:
                return refusal
            me.take(verb, name)
        found: Refusal | None = me.refusal_of_defender(defender)
        return found

    def refusal_of_defender(self, defender: Named | None) -> Refusal | None:
        """Why those who have been named cannot attack somebody."""
        if defender is None:
            return None
        card = self.table.anywhere(defender, self.seat, enemies_first=True)
        return self.game.why_not(self.seat, card, self.attacking[2])

    def power_number(self, card: CardId, power: str) -> int:
        """The number of a card's power, by the words for it."""
        raise AssertionError

    # Answering

    def does(self, verb: str, card: Named, on: Names = ()) -> None:
        """Do what the game calls so with a card, and answer what it asks with `on`."""
        names = NamedAnswers(self.table, on)
        self.begin(verb, card, None)
        self.follow_up(names)

    def chooses(self, *names: Named) -> None:
        for name in names:
            self.take(CHOOSE, name)

    def answers(self, *names: Named) -> None:
        """Answer what is asked of this player: cards, rows, "yes", "stop", an option as it reads."""
        self.follow_up(NamedAnswers(self.table, names))

    def chooses_player(self, player: int) -> None:
        self.take(CHOOSE, seat=player - 1)

    def stops(self) -> None:
        """Choose no more."""
        self.take(DONE)

    def declines(self) -> None:
        self.stops()

    def takes_back(self) -> None:
        """Leave the attack, the payment or the move that was begun."""
        self.take(TAKE_BACK)

    def says_yes(self) -> None:
        self.take(YES)

    def says_no(self) -> None:
        self.take(NO)

    # The machinery of a verb

    def options(self, verb: Verb) -> list[Option]:
        ask = self.game.ask
        if ask is None or ask.seat != self.seat:
            self.table.refuse(f"{self} is not asked now; {self.table.situation()}")
        assert ask is not None
        return [option for option in ask.options if option.verb == verb]

    def take(
        self,
        verb: Verb,
        name: Named | None = None,
        word: str | None = None,
        why: tuple[str, Named, Named | None] | None = None,
        other: Named | None = None,
        **pointing: Any,
    ) -> Option:
        """Give the answer with this verb and card that points at this seat, row or number, or fail."""
        options = [
            option
            for option in self.options(verb)
            if all(getattr(option, field) == value for field, value in pointing.items())
            and word in (None, option.word)
            and (other is None or self.table.matching(other, [option.other]))
        ]
        if name is not None:
            found = self.table.matching(name, [option.card for option in options])
            options = [option for option in options if option.card in found]
        if options:
            self.table.give(options[0])
            return options[0]
        if why is not None:
            self.refuse(why)
        what = f' "{called(name)}"' if name is not None else ""
        said = plug_of(self.game).names.verbs[verb]
        self.table.refuse(f"{self} cannot {said}{what}; {self.table.situation()}")
        raise AssertionError

    def refuse(self, why: tuple[str, Named, Named | None]) -> NoReturn:
        """Fail with the rule that stands against something, and what could be done instead."""
        verb, card, other = why
        found = self.refusal(verb, card, other)
        onto = f' with "{called(other)}"' if other is not None else ""
        reason = found.words if found is not None else "it is not offered in this way."
        self.table.refuse(
            f'{self} cannot {verb} "{called(card)}"{onto}: {reason} Now {self.table.situation()}',
            found.rule if found is not None else None,
        )
        raise AssertionError

    def follow_up(self, names: NamedAnswers, paying: Names = ()) -> None:
        """Answer what an action asks its player: payments, and choices in the order of the names."""
        payments = several(paying)
        while self.asked:
            option = self.payment(payments) or names.next_for(self)
            if option is None:
                break
            self.table.give(option)
        names.are_said()
        paid = self.paid_since(names.heard)
        for name in payments:
            if not self.table.matching(name, paid):
                with_ = listed([self.game.definition[card].name for card in paid]) or "nothing"
                self.table.refuse(f'{self} did not pay with "{called(name)}"; they paid with {with_}')

    def payment(self, payments: list[Named]) -> Option | None:
        """The answer to a question for a payment, as named or the first there is; None to other questions."""
        return None

    def paid_since(self, heard: int) -> list[CardId]:
        """The cards with which this player has paid, from a place in the log on."""
        return []

    def meant_by(self, name: Named) -> Option | None:
        """The answer to the question that a name stands for: a word, a card, or an option as it reads."""
        ask = self.game.ask
        assert ask is not None
        options = ask.options
        if isinstance(name, str):
            for option in options:
                if self.stands_for(option, name):
                    return option
        named = [option for option in options if option.verb in self.choosing]
        found = self.table.matching(name, [option.card for option in named])
        for option in named:
            if option.card in found:
                return option
        return next((option for option in options if self.table.words_for(option) == name), None)

    def stands_for(self, option: Option, word: str) -> bool:
        """Whether a word that is no card stands for an answer."""
        if option.verb == self.row_verb:
            return plug_of(self.game).names.rows[option.row] == word
        return SAID.get(word) == option.verb or (option.verb in (CHOOSE, SAY_NAME) and option.word == word)


def called(name: Named) -> str:
    return name if isinstance(name, str) else name.name
