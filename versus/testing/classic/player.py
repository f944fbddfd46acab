"""A player at a classic table, in a player's verbs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.classic.flow.powers import BY_KEYWORD, payments_of
from versus.games.classic.printed.keywords import KEYWORDS
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
)
from versus.kernel.english import listed
from versus.kernel.refusal import Refusal
from versus.kernel.types import NOTHING, CardId
from versus.kernel.verbs import CHOOSE, SAY_NUMBER
from versus.testing.addressing import Named, Names, numbered, several
from versus.testing.classic.piece import Piece
from versus.testing.named_answers import NamedAnswers
from versus.testing.player import SharedPlayer

if TYPE_CHECKING:
    from versus.testing.classic.table import Table


class Player(SharedPlayer):
    """One seat of a classic table."""

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
    from_hand = ("build", "recruit", "power up", "play")
    attacking = (PROPOSE, ADD_ATTACKER, CHOOSE_DEFENDER)
    choosing = (CHOOSE, RECOVER, STRIKE_BACK, BOTTOM)
    row_verb = PLACE
    table: Table

    # Looking

    @property
    def contest(self) -> Contest:
        return self.table.contest

    def __getitem__(self, name: Named) -> Piece:
        """A card of this player's, by the words it was laid with or by its name."""
        return Piece(self.contest, self.find(name))

    @property
    def ko_pile(self) -> list[str]:
        return self.names(KO)

    @property
    def resources(self) -> list[str]:
        return self.names(RESOURCE)

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
    def characters(self) -> list[str]:
        contest = self.contest
        return [contest.definition[card].name for card in contest.characters(self.seat)]

    def refusal_of_defender(self, defender: Named | None) -> Refusal | None:
        """Without a defender a team attacks the opponent."""
        if defender is not None:
            return super().refusal_of_defender(defender)
        attacker = self.contest.stack[-1].cards[0]
        opponent = self.contest.opponents(self.seat)[0]
        return self.contest.why_not(self.seat, attacker, ATTACK_PLAYER, number=opponent)

    def power_number(self, card: CardId, power: str) -> int:
        """ "#2" is the second power printed on the card; a keyword's power goes by the keyword's name."""
        _, number = numbered(power)
        payments = payments_of(self.contest, card)
        for place, (known, _) in enumerate(payments, 1):
            if known < BY_KEYWORD and place == number:
                return known
            if known >= BY_KEYWORD and keyword_of(known) == power:
                return known
        powers = [f"#{known + 1}" if known < BY_KEYWORD else keyword_of(known) for known, _ in payments]
        name = self.contest.definition[card].name
        raise AssertionError(f'{name} has no power "{power}"; it has {listed(powers) or "none"}')

    # Acting

    def passes(self) -> None:
        self.take(PASS)

    def builds(self, card: Named) -> None:
        self.take(BUILD, card, why=("build", card, None))

    def recruits(self, card: Named, onto: Named | None = None) -> None:
        """Pay for a character, or for equipment onto a character, and put it on the chain."""
        self.take(RECRUIT, card, other=onto, why=("recruit", card, onto))

    def attaches(self, card: Named, onto: Named) -> None:
        """Choose who bears an equipment."""
        self.take(ATTACH, card, other=onto, why=("attach", card, onto))

    def equips(self, card: Named, onto: Named) -> None:
        """Recruit an equipment onto a character and let it resolve unanswered."""
        self.recruits(card, onto)
        self.table.passes()

    def brings(self, card: Named, row: str = "front", column: int | None = None) -> None:
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

    def moves(self, card: Named, row: str, column: int) -> None:
        """Reposition a character in the formation step; whoever stands there changes places with it."""
        self.take(MOVE, card, why=("move", card, None))
        self.places(row, column)

    def proposes(self, attackers: Names, defender: Named | None = None) -> None:
        """Propose an attack on a character, or without one on the opponent."""
        names = several(attackers)
        self.take(PROPOSE, names[0], why=("propose", names[0], None))
        for name in names[1:]:
            self.take(ADD_ATTACKER, name, why=("add attacker", name, names[0]))
        if defender is not None:
            self.take(CHOOSE_DEFENDER, defender, why=("choose defender", defender, names[0]))
        else:
            self.take(ATTACK_PLAYER)

    def attacks(self, attackers: Names, defender: Named | None = None) -> None:
        """Propose an attack that nobody answers, so that it begins."""
        self.proposes(attackers, defender)
        self.table.passes()

    def powers_up(self, character: Named, with_: Named | None = None) -> None:
        """Discard a card of the character's name, or the named one, to power it up."""
        card = with_ or character
        self.take(POWER_UP, card, other=character, why=("power up", card, character))

    def reinforces(self, card: Named) -> None:
        self.take(REINFORCE, card, why=("reinforce", card, None))

    def uses(
        self,
        card: Named,
        *targets: Named,
        x: int | None = None,
        power: str | None = None,
        on: Names = (),
    ) -> None:
        """Use a payment power, the named or the first one, with X and targets; `on` names what follows."""
        self.acts("use", card, power, x, [*targets, *several(on)])

    def plays(self, card: Named, *targets: Named, x: int | None = None, on: Names = ()) -> None:
        """Play a plot twist from hand or row."""
        self.acts("play", card, None, x, [*targets, *several(on)])

    def acts(self, verb: str, card: Named, power: str | None, x: int | None, on: Names) -> None:
        names = NamedAnswers(self.table, on)
        self.begin(verb, card, power)
        if x is not None:
            self.take(SAY_NUMBER, number=x)
        self.follow_up(names)

    @property
    def effects_offered(self) -> list[int]:
        """The places of `table.chain` whose effects this player may choose as a target now."""
        stamps = [link.stamp for link in self.contest.chain]
        return [stamps.index(option.link) for option in self.options(CHOOSE) if option.link != NOTHING]

    def aims_at(self, place: int) -> None:
        """Choose the effect at a place of `table.chain` as a target."""
        self.take(CHOOSE, link=self.contest.chain[place].stamp)

    def flips(self, card: Named) -> None:
        self.take(FLIP, card, why=("flip", card, None))

    def strikes(self, attacker: Named) -> None:
        """Choose the team attacker that the defender strikes."""
        self.take(STRIKE_BACK, attacker)

    def recovers(self, card: Named) -> None:
        self.take(RECOVER, card)

    def goes_on(self) -> None:
        """Build nothing, stay in formation, be done attacking."""
        self.take(GO_ON)

    # Before the first turn

    def names_first(self, player: int) -> None:
        self.take(TAKE_INITIATIVE, seat=player - 1)

    def keeps(self) -> None:
        self.take(KEEP_HAND)

    def mulligans(self, *order: Named) -> None:
        """Put the whole hand under the deck, in an order if one is given."""
        self.take(MULLIGAN)
        names = order or tuple(self.hand)
        # The last card has no choice left.
        for name in names[: len(self.hand) - 1]:
            self.take(BOTTOM, name)


def keyword_of(number: int) -> str:
    """The keyword whose power has this number."""
    keyword, _ = KEYWORDS.others[number - BY_KEYWORD]
    return KEYWORDS.name_of(keyword)
