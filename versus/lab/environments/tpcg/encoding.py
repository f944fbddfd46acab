"""What a seat may know as one fixed row of bytes, read straight from the position by permission.

It shows what `versus.games.tpcg.seen.view` shows and asks the same `sees`; a test permutes what a seat cannot
see and compares every byte.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from versus.games.tpcg.flow.levels import level, xp
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.seen.sight import sees
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.table.stats import all_altered, atk, defense, health, keywords
from versus.games.tpcg.words import (
    BACK,
    DECK,
    EQUIPPED,
    FRONT,
    HAND,
    KO,
    LASTING_MARK,
    LEVEL_UP,
    MAIN_CHARACTER,
    MARK,
    MINUS,
    P_ATTACK,
    PILE,
    PLAYING,
    PLUS,
    RESOURCE,
    SCENE,
    SUPPORTING_CHARACTER,
    SYMBOL_NAMES,
    TYPE_NAMES,
    UP,
    WOUND,
    XP,
    ZONES,
)
from versus.kernel.ask import Ask, Option
from versus.kernel.choosing import Choosing
from versus.kernel.types import CardId, Seat
from versus.lab.environments.tpcg.layout import (
    CARD,
    CHARACTER_SLOTS,
    EQUIPMENT_SLOTS,
    OPTION_SIZE,
    OPTIONS,
    OTHER_HAND_SLOTS,
    OWN_HAND_SLOTS,
    PLAYING_SLOTS,
    QUESTION,
)
from versus.lab.environments.tpcg.rows import (
    ATTACKS,
    DEFENDS,
    ENEMY,
    IS_CHOSEN,
    IS_FROZEN,
    IS_MAIN,
    KEPT,
    SYMBOLS_OFFERED,
    card_row,
    character_row,
    option_row,
    question_row,
    side_row,
    table_row,
    unseen_row,
    whose,
)

NO_CARD: Final = CARD.empty

PLAIN_ROWS: Final[dict[tuple[Any, ...], bytes]] = {}
"""Characters that nothing but counters alters, and cards in the viewer's hand, by all they depend on."""


def observed(battle: Battle, seat: Seat, page: int = 0) -> bytearray:
    """The observation of a seat, a signed byte for each number of the layout."""
    return bytearray().join(Look(battle, seat).everything(page))


class Look:
    """One look at the table by one seat."""

    __slots__ = ("ask", "battle", "chosen", "rows", "seat", "whose")

    def __init__(self, battle: Battle, seat: Seat) -> None:
        self.battle = battle
        self.seat = seat
        self.ask = battle.ask if battle.ask is not None and battle.ask.seat == seat else None
        """The question, if it is the viewer's."""
        self.whose = whose(seat, tuple(battle.side_of))
        self.rows: dict[CardId, bytes] = {}
        """Rows made in this look: an option's card mostly lies on the table."""
        self.chosen: list[CardId] = chosen_by(battle, self.ask) if self.ask is not None else []

    def everything(self, page: int) -> list[bytes]:
        """The parts of the observation in the order of the layout."""
        battle = self.battle
        found = [self.table(), self.question(page), self.source()]
        for place in range(battle.seats):
            self.side(found, (self.seat + place) % battle.seats)
        shown = 0
        if self.ask is not None:
            options = self.ask.options[page * OPTIONS : (page + 1) * OPTIONS]
            shown = len(options)
            for option in options:
                self.option(found, option)
        found.append(bytes((OPTIONS - shown) * OPTION_SIZE))
        return found

    def table(self) -> bytes:
        battle = self.battle
        combat = battle.combat
        builder = self.seat if battle.has_turn(self.seat) else battle.active
        return table_row(
            battle.turn,
            battle.phase,
            battle.step,
            self.arena(),
            self.counted(battle.active),
            self.counted(battle.first),
            battle.recruit_points[builder],
            bool(battle.resource_placed >> builder & 1),
            self.counted(combat.acting) if combat is not None else -1,
            combat.passes if combat is not None else 0,
            battle.over,
            self.seat in battle.winners,
        )

    def arena(self) -> str:
        """The name of the arena; empty where there is none, or none yet."""
        lying = self.battle.pile(0, SCENE)
        return self.battle.definition[lying[0]].name if len(lying) == 1 else ""

    def counted(self, seat: Seat) -> int:
        """A seat as counted from the viewer; -1 for none."""
        return (seat - self.seat) % self.battle.seats if seat >= 0 else -1

    def question(self, page: int) -> bytes:
        ask = self.battle.ask
        if ask is None:
            return QUESTION.empty
        asked = self.counted(ask.seat)
        if self.ask is None:
            return question_row(asked, ask.kind, ask.prompt, 0, 0, 0)
        options = len(ask.options)
        return question_row(asked, ask.kind, ask.prompt, options, page, -(-options // OPTIONS))

    def source(self) -> bytes:
        """The card that the viewer's question comes from."""
        if self.ask is None or self.ask.card < 0:
            return NO_CARD
        return self.row(self.ask.card)

    # One side of the table

    def side(self, found: list[bytes], side: Seat) -> None:
        battle = self.battle
        start = side * ZONES
        piles = battle.piles
        front, back = piles[start + FRONT], piles[start + BACK]
        characters = front + back if back else front
        found.append(self.summary(side, characters, len(front)))
        self.characters(found, characters, self.whose[side])
        self.slots(found, piles[start + EQUIPPED], EQUIPMENT_SLOTS)
        self.slots(found, piles[start + PLAYING], PLAYING_SLOTS)
        hand = piles[start + HAND]
        if side == self.seat:
            self.own_hand(found, hand)
        else:
            known = battle.known
            shown = [card for card in hand if known[card] and sees(battle, self.seat, card)]
            self.slots(found, shown, OTHER_HAND_SLOTS)

    def slots(self, found: list[bytes], cards: list[CardId], slots: int) -> None:
        """Cards side by side; there are seldom more than slots, and the side's numbers count them all."""
        if not cards:
            found.append(NO_CARD * slots)
            return
        if len(cards) > slots:
            cards = cards[:slots]
        for card in cards:
            found.append(self.row(card))
        found.append(NO_CARD * (slots - len(cards)))

    def summary(self, side: Seat, characters: list[CardId], front: int) -> bytes:
        battle = self.battle
        start = side * ZONES
        piles, definition, face = battle.piles, battle.definition, battle.face
        ko = [0] * len(TYPE_NAMES)
        for card in piles[start + KO]:
            ko[definition[card].type] += 1
        up = 0
        resources = piles[start + RESOURCE]
        symbols = [0] * len(SYMBOL_NAMES)
        for card in resources:
            if face[card] == UP:
                up += 1
                for place in SYMBOLS_OFFERED[definition[card].symbols]:
                    symbols[place] += 1
        wounds = left = 0
        for card in characters:
            # Only a modifier makes a main character of another one, or the other way round.
            if (definition[card].type == MAIN_CHARACTER or battle.modifiers) and battle.is_main(card):
                taken = battle.counters[WOUND][card]
                wounds += taken
                left += health(battle, card) - taken
        return side_row(
            battle.alive[side],
            self.whose[side] == ENEMY,
            battle.turns_taken[side],
            len(piles[start + DECK]),
            len(piles[start + HAND]),
            tuple(ko),
            len(piles[start + LEVEL_UP]),
            len(piles[start + PILE]),
            front,
            len(characters) - front,
            up,
            len(resources) - up,
            tuple(symbols),
            wounds,
            left,
        )

    def characters(self, found: list[bytes], cards: list[CardId], whose: int) -> None:
        """The characters of a side; all may look at them, however they lie (2P-ZON-22).

        Half of the work of an observation is here. A character that nothing but counters alters looks the
        same wherever the same things lie on it, so its row is kept by these.
        """
        battle = self.battle
        definition, where, face, exhausted = battle.definition, battle.where, battle.face, battle.exhausted
        plus, minus, wounds, vitality, _, marks, lasting = battle.counters
        altered: Collection[CardId] = ()
        if battle.alterers or battle.modifiers:
            altered = all_altered(battle)
        modified = [modifier.card for modifier in battle.modifiers]
        combat = battle.combat
        seat = battle.controller(cards[0]) if cards else self.seat
        ours = battle.has_turn(seat)
        if len(cards) > CHARACTER_SLOTS:
            cards = cards[:CHARACTER_SLOTS]
        for card in cards:
            printed = definition[card]
            if (
                card in altered
                or card in modified
                or card in self.chosen
                or (combat is not None and combat.involves(card))
            ):
                row = self.row(card)
            else:
                key = (
                    printed,
                    where[card] % ZONES,
                    whose,
                    face[card],
                    exhausted[card],
                    plus[card],
                    minus[card],
                    wounds[card],
                    vitality[card],
                    marks[card],
                    lasting[card],
                    ours,
                    None if printed.type == SUPPORTING_CHARACTER else self.versions(battle.owner[card]),
                )
                row = self.rows[card] = self.kept(key, card)
            found.append(row)
        found.append(NO_CARD * (CHARACTER_SLOTS - len(cards)))

    def own_hand(self, found: list[bytes], cards: list[CardId]) -> None:
        """The viewer's hand; its rows are kept as well."""
        battle = self.battle
        _, _, _, _, _, marks, lasting = battle.counters
        if len(cards) > OWN_HAND_SLOTS:
            cards = cards[:OWN_HAND_SLOTS]
        for card in cards:
            if marks[card] or lasting[card] or card in self.chosen:
                row = self.row(card)
            else:
                key = (battle.definition[card], battle.face[card], battle.exhausted[card])
                row = self.rows[card] = self.kept(key, card)
            found.append(row)
        found.append(NO_CARD * (OWN_HAND_SLOTS - len(cards)))

    def kept(self, key: tuple[Any, ...], card: CardId) -> bytes:
        """The row of a card that depends on nothing but its key."""
        row = PLAIN_ROWS.get(key)
        if row is None:
            if len(PLAIN_ROWS) >= KEPT:
                PLAIN_ROWS.clear()
            row = PLAIN_ROWS[key] = self.row(card)
        return row

    def versions(self, owner: Seat) -> tuple[tuple[Card, int], ...]:
        """The levels that wait for a main character, with the XP that lie on them (2P-ZON-16)."""
        battle = self.battle
        points = battle.counters[XP]
        return tuple(
            [(battle.definition[card], points[card]) for card in battle.piles[owner * ZONES + LEVEL_UP]]
        )

    # Cards

    def row(self, card: CardId) -> bytes:
        """A card as the viewer may see it where it lies."""
        found = self.rows.get(card)
        if found is None:
            found = self.rows[card] = self.made(card, sees(self.battle, self.seat, card))
        return found

    def made(self, card: CardId, seen: bool) -> bytes:
        battle = self.battle
        place = battle.where[card]
        zone = place % ZONES
        whose = self.whose[place // ZONES]
        if not seen:
            return unseen_row(zone, whose, battle.face[card], battle.exhausted[card])
        if zone == FRONT or zone == BACK:
            return self.character(card, zone, whose)
        counters = battle.counters
        bearer = battle.bearer[card]
        return card_row(
            battle.definition[card],
            zone,
            whose,
            battle.face[card],
            battle.exhausted[card],
            counters[MARK][card] + counters[LASTING_MARK][card],
            battle.characters(place // ZONES).index(bearer) + 1 if bearer >= 0 else 0,
            IS_CHOSEN if card in self.chosen else 0,
        )

    def character(self, card: CardId, zone: int, whose: int) -> bytes:
        battle = self.battle
        counters = battle.counters
        flags = IS_CHOSEN if card in self.chosen else 0
        main = battle.is_main(card)
        if main:
            flags |= IS_MAIN
        if battle.modifiers and battle.is_frozen(card):
            flags |= IS_FROZEN
        combat = battle.combat
        if combat is not None:
            if card == combat.defender:
                flags |= DEFENDS
            elif card in combat.attackers:
                flags |= ATTACKS
        return character_row(
            battle.definition[card],
            zone,
            whose,
            battle.face[card],
            battle.exhausted[card],
            atk(battle, card),
            defense(battle, card),
            health(battle, card),
            counters[WOUND][card],
            counters[PLUS][card],
            counters[MINUS][card],
            counters[MARK][card] + counters[LASTING_MARK][card],
            level(battle, card) if main else 0,
            xp(battle, card) if main else 0,
            keywords(battle, card),
            flags,
        )

    # Options

    def option(self, found: list[bytes], option: Option) -> None:
        """An option of the viewer's question, its card and its other card."""
        seat = self.counted(option.seat) if option.seat >= 0 else -1
        found.append(option_row(option.verb, seat, option.row, option.taken_from, option.number, option.word))
        found.append(self.offered(option.card) if option.card >= 0 else NO_CARD)
        found.append(self.offered(option.other) if option.other >= 0 else NO_CARD)

    def offered(self, card: CardId) -> bytes:
        """A card named by an option: whoever chooses from a deck or from another's hand looks at it."""
        place = self.battle.where[card]
        zone = place % ZONES
        if zone == DECK or (zone == HAND and place // ZONES != self.seat):
            return self.made(card, True)
        return self.row(card)


def chosen_by(battle: Battle, ask: Ask) -> list[CardId]:
    """The cards that the asked seat has chosen so far for the question that is open."""
    frame = battle.stack[-1]
    if ask.prompt == P_ATTACK or isinstance(frame.node, Choosing):
        return frame.cards
    return []
