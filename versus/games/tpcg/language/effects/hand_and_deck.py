"""Instructions about cards in hand and deck: draw, discard, reveal, search, shuffle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from versus.games.tpcg.language.players import YOU, players
from versus.games.tpcg.table import hands, sides, watching
from versus.games.tpcg.words import DECK, DRAWS, HAND, LOOKED, P_DISCARD, PEEKED, SEARCHED
from versus.kernel.ask import PICK, Ask, Option
from versus.kernel.choosing import OnCards, Who
from versus.kernel.effects import Number
from versus.kernel.events import Event
from versus.kernel.nodes import Amount, Effect, Filter
from versus.kernel.types import CardId
from versus.kernel.verbs import CHOOSE, CHOOSE_PROMPT, DONE

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame

ONE: Final = Number(1)


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards; from an empty deck the draw is skipped (2P-END-06)."""

    amount: Amount = ONE
    whose: int = YOU

    def idle(self, game: Battle, frame: Frame) -> bool:
        """From empty decks, unless something would happen instead of the draw."""
        seats = players(game, frame, self.whose)
        return not game.heeded >> DRAWS & 1 and not any(game.pile(seat, DECK) for seat in seats)

    def step(self, game: Battle, frame: Frame) -> None:
        amount = self.amount.value(game, frame)
        seats = players(game, frame, self.whose)
        game.stack.pop()
        game.cause_together([hands.draw_event(seat, amount) for seat in seats if amount > 0])


@dataclass(frozen=True)
class Discard(Effect):
    """Players discard cards from hand: of their own choice, at random, or the whole hand.

    `numbers`: the amount, and how many players are done; `cards`: what this player has chosen.
    """

    amount: Amount = ONE
    whose: int = YOU
    at_random: bool = False

    def possible(self, game: Battle, frame: Frame) -> bool:
        amount = self.amount.value(game, frame)
        return all(len(game.pile(s, HAND)) >= amount for s in players(game, frame, self.whose))

    def idle(self, game: Battle, frame: Frame) -> bool:
        return not any(game.pile(seat, HAND) for seat in players(game, frame, self.whose))

    def step(self, game: Battle, frame: Frame) -> None:
        if frame.pc == 0:
            frame.numbers = [self.amount.value(game, frame), 0]
            frame.pc = 1
        amount, done = frame.numbers
        seats = players(game, frame, self.whose)
        if done == len(seats):
            game.stack.pop()
            return
        seat = seats[done]
        hand = [card for card in game.pile(seat, HAND) if card not in frame.cards]
        if len(frame.cards) < amount and hand:
            if self.at_random:
                frame.cards.append(hand[game.random(len(hand))])
            elif len(hand) <= amount - len(frame.cards):
                frame.cards += hand
            else:
                options = [Option(CHOOSE, card) for card in hand]
                game.ask = Ask(seat, PICK, P_DISCARD, options, frame.source)
            return
        chosen = frame.cards
        frame.cards = []
        frame.numbers[1] += 1
        game.cause_together([hands.discard_event(card, seat) for card in chosen])

    def answered(self, game: Battle, frame: Frame, option: Option) -> None:
        frame.cards.append(option.card)


@dataclass(frozen=True)
class DiscardCards(OnCards):
    """Discard certain cards from their owners' hands."""

    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        return game.zone(card) == HAND

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        game.cause_together([hands.discard_event(card, game.owner[card]) for card in cards])


@dataclass(frozen=True)
class Reveal(OnCards):
    """Show cards to every player (2P-GEN-24); what they stay is hidden again once they are shuffled."""

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        hands.reveal(game, cards, frame.seat)


@dataclass(frozen=True)
class Look(OnCards):
    """Look at cards that nobody else sees; they stay known to you until they move or are shuffled."""

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        for card in cards:
            game.known[card] |= 1 << frame.seat
        game.happens(Event(PEEKED, seat=frame.seat, amount=len(cards)))


@dataclass(frozen=True)
class WatchTheGame(OnCards):
    """Put cards into their owners' hands, turned around to watch the game from there (2P-KEY-44).

    Attackers need `safe_below` ATK together to attack one of them (2P-CRD-19).
    """

    safe_below: int

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        for card in cards:
            if game.in_play(card):
                sides.return_to_hand(game, card)
            elif game.zone(card) != HAND:
                hands.to_hand(game, card)
            if game.zone(card) == HAND:
                watching.watch(game, card, self.safe_below)


@dataclass(frozen=True)
class TopCards(Who):
    """The top cards of your deck, or of other players' decks."""

    amount: Amount
    whose: int = YOU

    def found(self, game: Any, frame: Frame) -> list[CardId]:
        amount = self.amount.value(game, frame)
        decks: list[list[CardId]] = [game.pile(seat, DECK) for seat in players(game, frame, self.whose)]
        return [card for deck in decks for card in reversed(deck[-amount:] if amount > 0 else [])]

    def settles(self) -> bool:
        return True


@dataclass(frozen=True)
class Search(Effect):
    """Look through your deck for cards that fit, do something with them, and shuffle (2P-GEN-25).

    The player may always fail to find. `then` finds the cards as "it". `zones`: a bit for each zone of yours
    that is looked through.
    """

    filter: Filter
    then: Effect
    most: int = 1
    zones: int = 1 << DECK

    def idle(self, game: Battle, frame: Frame) -> bool:
        return not self.pool(game, frame)

    def pool(self, game: Battle, frame: Frame) -> list[CardId]:
        zones = [zone for zone in range(game.width) if self.zones >> zone & 1]
        return [card for zone in zones for card in game.pile(frame.seat, zone)]

    def step(self, game: Battle, frame: Frame) -> None:
        if frame.pc == 2:
            game.stack.pop()
            if self.zones >> DECK & 1:
                hands.shuffle(game, frame.seat)
            return
        if frame.pc == 1:
            frame.pc = 2
            if frame.cards:
                game.bind(frame, frame.cards)
                game.call(self.then, frame)
            return
        found = [
            card
            for card in self.pool(game, frame)
            if card not in frame.cards and self.filter.matches(game, frame, card)
        ]
        if len(frame.cards) >= self.most:
            frame.pc = 1
            return
        options = [Option(CHOOSE, card) for card in found]
        options.append(Option(DONE))
        game.ask = Ask(frame.seat, PICK, CHOOSE_PROMPT, options, frame.source)

    def answered(self, game: Battle, frame: Frame, option: Option) -> None:
        if option.verb == DONE:
            frame.pc = 1
        else:
            frame.cards.append(option.card)
            if game.zone(option.card) == DECK:
                game.happens(Event(SEARCHED, option.card, frame.seat, seen=1 << frame.seat))


@dataclass(frozen=True)
class RevealUntil(Effect):
    """Reveal cards from the top of your deck until one fits; do one thing with it, another with the rest.

    Each part finds its cards as "it". Where none fits, the whole deck is the rest. `numbers`: the card
    that fits; `cards`: the others.
    """

    filter: Filter
    then: Effect
    rest: Effect

    def idle(self, game: Battle, frame: Frame) -> bool:
        return not game.pile(frame.seat, DECK)

    def step(self, game: Battle, frame: Frame) -> None:
        frame.pc += 1
        if frame.pc == 1:
            self.reveal(game, frame)
        elif frame.pc == 2 and frame.numbers:
            game.bind(frame, frame.numbers)
            game.call(self.then, frame)
        elif frame.pc == 3 and frame.cards:
            game.bind(frame, frame.cards)
            game.call(self.rest, frame)
        elif frame.pc > 3:
            game.stack.pop()

    def reveal(self, game: Battle, frame: Frame) -> None:
        for card in reversed(game.pile(frame.seat, DECK)):
            hands.reveal(game, [card], frame.seat)
            if self.filter.matches(game, frame, card):
                frame.numbers.append(card)
                return
            frame.cards.append(card)


@dataclass(frozen=True)
class LookAtHand(Effect):
    """Look at the hand of an enemy player of your choice; `then` finds its cards as "them".

    What was seen stays known to whoever looked, as long as it is in that hand.
    """

    then: Effect

    def step(self, game: Battle, frame: Frame) -> None:
        if frame.pc == 1:
            game.stack.pop()
            return
        enemies = game.opponents(frame.seat)
        if len(enemies) > 1 and not frame.numbers:
            options = [Option(CHOOSE, seat=seat) for seat in enemies]
            game.ask = Ask(frame.seat, PICK, CHOOSE_PROMPT, options, frame.source)
            return
        frame.pc = 1
        seat = frame.numbers[0] if frame.numbers else enemies[0]
        hand = game.pile(seat, HAND).copy()
        for card in hand:
            game.known[card] |= 1 << frame.seat
        game.happens(Event(LOOKED, seat=frame.seat, detail=seat))
        game.bind(frame, hand)
        game.call(self.then, frame)

    def answered(self, game: Battle, frame: Frame, option: Option) -> None:
        frame.numbers = [option.seat]


@dataclass(frozen=True)
class Shuffle(Effect):
    """Shuffle your deck."""

    def step(self, game: Battle, frame: Frame) -> None:
        game.stack.pop()
        hands.shuffle(game, frame.seat)
