"""Instructions that move cards: between rows, sides and zones; equipment, tokens, transforming."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from versus.games.tpcg.flow.powers import has_team_member
from versus.games.tpcg.language.effects.piles import shuffle_afterwards
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.table import hands, sides
from versus.games.tpcg.table.learning import learn
from versus.games.tpcg.words import (
    BACK,
    CHOOSE_ROW,
    DECK,
    DOWN,
    EQUIPMENT,
    EQUIPPED,
    FRONT,
    HAND,
    LOCATION,
    NOWHERE,
    P_ROW,
    PLACE_DOWN,
    PLACE_UP,
    PLAYED,
    RECRUITED,
    REMOVED,
    RESOURCE,
    UP,
)
from versus.kernel.ask import PICK, Ask, Option
from versus.kernel.choosing import AboutCards, Choice, Each, OnCards, Who
from versus.kernel.events import Event
from versus.kernel.nodes import Effect, Procedure
from versus.kernel.types import NOTHING, CardId, Seat, Zone
from versus.kernel.verbs import CHOOSE, CHOOSE_PROMPT, DONE

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame

ASK_ROW: Final = NOTHING
OTHER_ROW: Final = NOTHING
ASK_FACE: Final[int] = NOTHING
OWNER: Final = 0
YOURS: Final = 1
SIDES: Final = 2
"""From here on: the side of a certain player."""
CROWD: Final = 50
"""No token joins a side with so many characters, whatever makes it: a game never hangs."""


@dataclass(frozen=True)
class Move(OnCards):
    """Pull to the front row, push to the back row, or move to the other one (2P-KEY-32)."""

    row: Zone = OTHER_ROW

    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        return sides.can_move(game, card, self.goal(game, card))

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        for card in cards:
            sides.move(game, card, self.goal(game, card))

    def goal(self, game: Battle, card: CardId) -> Zone:
        if self.row != OTHER_ROW:
            return self.row
        return BACK if game.zone(card) == FRONT else FRONT


@dataclass(frozen=True)
class SwitchPlaces(AboutCards):
    """Two characters move into each other's place at once (2P-MOD-19)."""

    one: Who
    other: Who

    def whom(self) -> Who:
        return self.other

    def partner(self) -> Who:
        return self.one

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        if frame.cards and cards:
            sides.switch_places(game, frame.cards[0], cards[0])


@dataclass(frozen=True)
class TakeControl(OnCards):
    """Move a character to your side, or to its owner's; the mover chooses the row (OP-23)."""

    to_owner: bool = False
    row: Zone = ASK_ROW

    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        return sides.can_change_sides(game, card, self.goal(game, frame, card))

    def goal(self, game: Battle, frame: Frame, card: CardId) -> Seat:
        return game.owner[card] if self.to_owner else frame.seat

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        for card in reversed(cards):
            seat = self.goal(game, frame, card)
            arrival = game.push(CHANGE_SIDES, frame.seat, card, game.stamp[card])
            arrival.numbers = [seat, self.row]


@dataclass(frozen=True)
class SendBeside(AboutCards):
    """Move a character to the side of another; into its row, if none is named. That is no appearing."""

    who: Who
    beside: Who
    row: Zone = ASK_ROW

    def whom(self) -> Who:
        return self.who

    def partner(self) -> Who:
        return self.beside

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        place = place_of(game, frame)
        if place is not None:
            for card in cards:
                sides.change_sides(game, card, place[0], place[1] if self.row == ASK_ROW else self.row)


def place_of(game: Battle, frame: Frame) -> tuple[Seat, Zone] | None:
    """The side and the row of the character beside whom somebody is put."""
    if not frame.cards or not game.in_row(frame.cards[0]):
        return None
    return game.controller(frame.cards[0]), game.zone(frame.cards[0])


@dataclass(frozen=True)
class ChangeSides(Procedure):
    """Ask for a row if none is fixed, then move the character over. `numbers`: the side, the row."""

    def step(self, game: Battle, frame: Frame) -> None:
        seat, row = frame.numbers
        if row == ASK_ROW and not sides.bears_main_name(game, frame.source, seat):
            game.ask = ask_row(frame)
            return
        game.stack.pop()
        if game.stamp[frame.source] == frame.stamp and row != ASK_ROW:
            sides.change_sides(game, frame.source, seat, row)

    def answered(self, game: Battle, frame: Frame, option: Option) -> None:
        frame.numbers[1] = option.row


def ask_row(frame: Frame) -> Ask:
    options = [Option(CHOOSE_ROW, frame.source, row=FRONT), Option(CHOOSE_ROW, frame.source, row=BACK)]
    return Ask(frame.seat, PICK, P_ROW, options, frame.source)


@dataclass(frozen=True)
class PutIntoPlay(OnCards):
    """Put cards from any zone into play on their owner's side, or on yours (2P-ZON-04).

    Equipment goes onto this card, a location or a resource into the resource row (2P-ZON-05). That is no
    playing, unless the text says so (2P-GEN-32).
    """

    side: int = OWNER
    row: Zone = ASK_ROW
    as_resource: bool = False
    face: int = 0
    played: bool = False

    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        """A namesake of the main character stays where it is, and so does what has no place to go to.

        Which card lies face down, or in a hand, is not for everyone to see.
        """
        if game.in_play(card):
            return False
        if not hands.lies_open(game, card):
            return True
        printed = game.definition[card]
        if self.as_resource or printed.type == LOCATION:
            return True
        if printed.is_character:
            return not sides.bears_main_name(game, card, side_for(game, frame, self.side, card))
        return printed.type == EQUIPMENT and sides.can_bear(game, frame.source, card)

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        if isinstance(self.who, Choice | Each):
            searched = [game.owner[card] for card in cards if game.zone(card) == DECK]
            shuffle_afterwards(game, list(dict.fromkeys(searched)))
        arrival = game.push(ARRIVE, frame.seat, frame.source, frame.stamp)
        arrival.cards = [card for card in cards if not game.in_play(card)]
        if self.face == ASK_FACE:
            for card in arrival.cards:
                game.known[card] |= 1 << frame.seat
        arrival.numbers = [self.side, self.row, int(self.as_resource), self.face, int(self.played)]


@dataclass(frozen=True)
class PutBeside(AboutCards):
    """Put cards from any zone into play next to a character: on its side, in its row."""

    who: Who
    beside: Who

    def whom(self) -> Who:
        return self.who

    def partner(self) -> Who:
        return self.beside

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        place = place_of(game, frame)
        if place is not None:
            arrival = game.push(ARRIVE, frame.seat, frame.source, frame.stamp)
            arrival.cards = [card for card in cards if not game.in_play(card)]
            arrival.numbers = [SIDES + place[0], place[1], 0, 0, 0]


def side_for(game: Battle, frame: Frame, side: int, card: CardId) -> Seat:
    """On whose side a card comes into play: its owner's, yours, or a certain player's."""
    if side >= SIDES:
        return side - SIDES
    return frame.seat if side == YOURS else game.owner[card]


@dataclass(frozen=True)
class Arrive(Procedure):
    """Ask a row for each character, then let all appear together.

    `numbers`: side, row, as resource, face, whether they are played, and then the rows chosen so far, after
    them the faces where those are asked for.
    """

    def step(self, game: Battle, frame: Frame) -> None:
        if frame.pc == 1:
            game.stack.pop()
            if frame.numbers[4]:
                self.count_as_played(game, frame)
            return
        side, row, as_resource = frame.numbers[:3]
        chosen = frame.numbers[5:]
        if len(chosen) < len(frame.cards):
            card = frame.cards[len(chosen)]
            if as_resource or game.definition[card].type == LOCATION:
                frame.numbers.append(RESOURCE)
            elif row != ASK_ROW or not game.definition[card].is_character:
                frame.numbers.append(row)
            else:
                seat = side_for(game, frame, side, card)
                options = [Option(CHOOSE_ROW, card, row=FRONT), Option(CHOOSE_ROW, card, row=BACK)]
                game.ask = Ask(seat, PICK, P_ROW, options, card)
            return
        count = len(frame.cards)
        if frame.numbers[3] == ASK_FACE and len(chosen) < 2 * count:
            game.ask = self.ask_face(game, frame, frame.cards[len(chosen) - count])
            return
        frame.pc = 1
        self.appear(game, frame, chosen[:count], chosen[count:])

    def ask_face(self, game: Battle, frame: Frame, card: CardId) -> Ask:
        """Only a location may lie face up; who places it sees whether it is one."""
        options = [Option(PLACE_DOWN, card)]
        if game.definition[card].type == LOCATION:
            options.insert(0, Option(PLACE_UP, card))
        return Ask(frame.seat, PICK, CHOOSE_PROMPT, options, frame.source)

    def answered(self, game: Battle, frame: Frame, option: Option) -> None:
        if option.verb in (PLACE_UP, PLACE_DOWN):
            frame.numbers.append(UP if option.verb == PLACE_UP else DOWN)
        else:
            frame.numbers.append(option.row)

    def appear(self, game: Battle, frame: Frame, rows: list[Zone], faces: list[int]) -> None:
        side, face = frame.numbers[0], frame.numbers[3]
        events = []
        for place, (card, row) in enumerate(zip(frame.cards, rows, strict=True)):
            if row != RESOURCE and not game.definition[card].is_character:
                # A plot twist has no row to come to.
                if game.definition[card].type == EQUIPMENT:
                    sides.equip(game, card, frame.source)
                continue
            # A resource always enters its owner's resource row (2P-ZON-05).
            seat = game.owner[card] if row == RESOURCE else side_for(game, frame, side, card)
            if row == RESOURCE:
                # Only a location lies face up there (2P-BLD-03).
                chosen = faces[place] if face == ASK_FACE else face
                lies = chosen if game.definition[card].type == LOCATION else DOWN
                events.append(sides.appear_event(card, seat, row, lies))
            else:
                events.append(sides.appear_event(card, seat, row))
        game.cause_together(events)

    def count_as_played(self, game: Battle, frame: Frame) -> None:
        for card in frame.cards:
            if game.in_play(card):
                game.happens(Event(PLAYED, card, frame.seat, amount=game.face[card]))
                if game.zone(card) != RESOURCE:
                    game.happens(Event(RECRUITED, card, frame.seat))


@dataclass(frozen=True)
class ReturnToHand(OnCards):
    """To the owner's hand, from play or from another zone (2P-ZON-03)."""

    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        return game.zone(card) != HAND

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        for card in cards:
            if game.in_play(card):
                sides.return_to_hand(game, card)
            elif game.zone(card) != HAND:
                hands.to_hand(game, card)


@dataclass(frozen=True)
class RemoveFromGame(OnCards):
    """Lay aside, for good unless something brings it back (2P-ZON-13)."""

    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        return game.zone(card) not in (REMOVED, NOWHERE)

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        for card in cards:
            if self.works_on(game, frame, card):
                sides.remove_from_game(game, card)


@dataclass(frozen=True)
class Equip(AboutCards):
    """Put equipment onto a character; the part that would put it on a face-down one is ignored.

    That is no playing, unless the text says so (2P-GEN-32); then its teams matter as well (2P-EQP-04), or any
    will do.
    """

    equipment: Who
    bearer: Who
    played: bool = False
    any_team: bool = False

    def whom(self) -> Who:
        return self.bearer

    def partner(self) -> Who:
        return self.equipment

    def possible(self, game: Any, frame: Frame) -> bool:
        items = self.equipment.meant(game, frame)
        bearers = self.bearer.meant(game, frame)
        return any(self.fits(game, frame, item, card) for item in items for card in bearers)

    def fits(self, game: Battle, frame: Frame, item: CardId, bearer: CardId) -> bool:
        if self.played and not self.any_team and not has_team_member(game, frame.seat, item):
            return False
        return sides.can_bear(game, bearer, item)

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        if not frame.cards or not cards or not self.fits(game, frame, frame.cards[0], cards[0]):
            return
        item = frame.cards[0]
        if sides.equip(game, item, cards[0]) and self.played:
            game.happens(Event(PLAYED, item, frame.seat))
            game.happens(Event(RECRUITED, item, frame.seat))


@dataclass(frozen=True)
class RearrangeEquipment(Effect):
    """Take any number of equipment off and put it onto other characters on any side (2P-CRD-25).

    `cards` is equipment and new bearer by turns. All of it moves at once, so two pieces may change places.
    """

    def step(self, game: Battle, frame: Frame) -> None:
        if len(frame.cards) % 2:
            cards = new_bearers(game, frame.cards[-1], frame.cards[1::2])
        else:
            items = [c for seat in game.from_seat(frame.seat) for c in game.pile(seat, EQUIPPED)]
            cards = [
                item
                for item in items
                if item not in frame.cards and new_bearers(game, item, frame.cards[1::2])
            ]
        options = [Option(CHOOSE, card) for card in cards]
        if not options:
            self.rearrange(game, frame)
            return
        if len(frame.cards) % 2 == 0:
            options.append(Option(DONE))
        game.ask = Ask(frame.seat, PICK, CHOOSE_PROMPT, options, frame.source)

    def answered(self, game: Battle, frame: Frame, option: Option) -> None:
        if option.verb == DONE:
            self.rearrange(game, frame)
        else:
            frame.cards.append(option.card)

    def rearrange(self, game: Battle, frame: Frame) -> None:
        game.stack.pop()
        sides.rearrange(game, frame.cards[::2], frame.cards[1::2])


def new_bearers(game: Battle, equipment: CardId, taken: list[CardId]) -> list[CardId]:
    """Face-up characters other than its bearer onto whom equipment may go, one piece each (2P-EQP-07)."""
    return [
        card
        for card in game.all_characters()
        if card != game.bearer[equipment] and card not in taken and sides.can_bear(game, card, equipment)
    ]


@dataclass(frozen=True)
class Flip(OnCards):
    """Turn resources face up or face down (2P-LOC-12)."""

    face: int

    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        """Whether a face-down card is a location is not for everyone to see."""
        return game.zone(card) == RESOURCE and game.face[card] != self.face

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        for card in cards:
            sides.flip(game, card, self.face, frame.seat)


@dataclass(frozen=True)
class Transform(AboutCards):
    """This character becomes the card chosen; what it was goes to a zone (2P-KEY-41, OP-38)."""

    into: Who
    old_goes_to: Zone = REMOVED

    def whom(self) -> Who:
        return self.into

    def possible(self, game: Any, frame: Frame) -> bool:
        """What a hand or a deck decides counts as possible: everybody could see that it is not."""
        for card in self.into.meant(game, frame):
            if not hands.lies_open(game, card) or sides.can_transform(game, frame.source, card):
                return True
        return False

    def idle(self, game: Any, frame: Frame) -> bool:
        """Whatever it would become, only a character in play becomes something."""
        return not game.in_row(frame.source) or super().idle(game, frame)

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        if cards:
            sides.transform(game, frame.source, cards[0], self.old_goes_to)


@dataclass(frozen=True)
class MakeToken(Effect):
    """A token character appears on your side; you own it (2P-TOK-01, 2P-TOK-06)."""

    token: str
    count: int = 1
    row: Zone = ASK_ROW
    fill: bool = False
    """So many of them are on your side in the end: those that are there count."""

    def step(self, game: Battle, frame: Frame) -> None:
        pinned: Any = game.pinned.get(self.token)
        definition: Card = pinned if pinned is not None else TOKENS[self.token]
        learn(game, definition)
        mine = game.characters(frame.seat)
        count = min(self.count, CROWD - len(mine))
        if self.fill:
            count -= sum(game.definition[card].shares_name(definition) for card in mine)
        made = [game.add_card(definition, frame.seat, NOWHERE) for _ in range(count)]
        game.stack.pop()
        arrival = game.push(ARRIVE, frame.seat, frame.source, frame.stamp)
        arrival.cards = made
        arrival.numbers = [YOURS, self.row, 0, 0, 0]


TOKENS: Final[dict[str, Card]] = {}
"""Token definitions by key; a card set registers its own."""
CHANGE_SIDES: Final = ChangeSides()
ARRIVE: Final = Arrive()
