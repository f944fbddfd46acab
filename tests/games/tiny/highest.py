"""Highest: a whole game in a page, to show what a game must bring. It is played in tests and nowhere else.

Twelve numbered cards a player. Everybody lays one of three cards from hand; the highest takes the trick, and
a tie goes to nobody. Whoever has three tricks first has won, or the most after thirty rounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from versus.kernel import views
from versus.kernel.ask import ACT, Ask, Option
from versus.kernel.deck import Deck, Fault
from versus.kernel.definition import Definition
from versus.kernel.errors import BadSave
from versus.kernel.events import Event
from versus.kernel.frames import Frame
from versus.kernel.game import SAVED_BY_MACHINE, Game
from versus.kernel.match_options import MatchOption, OptionList, OptionValue
from versus.kernel.naming import event_card, player_name
from versus.kernel.nodes import Procedure
from versus.kernel.plug import Counting, Plug, Saving, Wording
from versus.kernel.position import Position
from versus.kernel.refusal import Attempt, Refusal, wish
from versus.kernel.sheet import CardSheet
from versus.kernel.types import NOTHING
from versus.kernel.verbs import FIRST_OWN_PROMPT, FIRST_OWN_VERB, SHARED_VERBS

NAME: Final = "highest"
DECK, HAND, TABLE, WON, ZONES = 0, 1, 2, 3, 4
LAY: Final = FIRST_OWN_VERB
P_LAY: Final = FIRST_OWN_PROMPT
STARTED, DREW, LAID, TOOK, OVER = range(5)
HAND_SIZE, ENOUGH, SIZE, ROUNDS = 3, 3, 12, 30
NOT_ASKED, NOT_IN_HAND = 1, 2
CLAUSES: Final = {NOT_ASKED: "It is not your turn.", NOT_IN_HAND: "It is not in your hand."}


@dataclass(frozen=True)
class Rules:
    ties: str = "nobody"


OPTIONS: Final = OptionList(
    Rules,
    (
        MatchOption(
            "ties",
            "A tie goes to",
            "nobody",
            (OptionValue("nobody", "nobody"), OptionValue("second", "the second")),
        ),
    ),
)


class Card(Definition):
    """A card with a number on it."""

    __slots__ = ("number",)

    def __init__(self, key: str, name: str, number: int) -> None:
        super().__init__(key, name)
        self.number = number

    def content(self) -> tuple[Any, ...]:
        return (self.key, self.name, self.number)

    def substance(self) -> tuple[Any, ...]:
        return (self.name, self.number)

    def rank(self) -> tuple[int, int]:
        return (0, self.number)


WORDS: Final = (
    "Pebble", "Stone", "Boulder", "Hill", "Ridge", "Crag",
    "Peak", "Summit", "Massif", "Range", "Continent", "Planet",
)  # fmt: skip
CARDS: Final = tuple(
    Card(f"HI-{number:02}", f"{word} {number}", number) for number, word in enumerate(WORDS, 1)
)
LIST: Final = "Name: Mountains\n" + "".join(f"1 {card.name}\n" for card in CARDS)


class Highest(Game):
    """A game in progress."""

    def __init__(self, seats: int, rules: Rules, seed: int) -> None:
        super().__init__(seats, ZONES, 0, seed)
        self.rules = rules
        self.turn = 0

    def fork(self) -> Highest:
        twin = Highest(self.seats, self.rules, 0)
        self.copy_game_into(twin)
        twin.turn = self.turn
        return twin

    def become(self, twin: Game) -> None:
        for name in (*SAVED, "ask", "answers"):
            setattr(self, name, getattr(twin, name))

    def turn_seat(self) -> int:
        return self.turn % self.seats

    def check(self) -> bool:
        return False

    def why_not(self, seat, card, verb, other=NOTHING, number=NOTHING) -> Refusal | None:
        clause = 0
        if self.ask is None or self.ask.seat != seat:
            clause = NOT_ASKED
        elif card not in self.pile(seat, HAND):
            clause = NOT_IN_HAND
        return Refusal(clause, "HI-01", CLAUSES[clause]) if clause else None

    def view(self, seat: int | None) -> views.View:
        return view(self, seat)


SAVED: Final = (*SAVED_BY_MACHINE, "rules", "turn")


@dataclass(frozen=True)
class Tricks(Procedure):
    """Trick after trick until somebody has enough or nothing is left to lay."""

    def step(self, game: Highest, frame: Frame) -> None:
        for seat in range(game.seats):
            while len(game.pile(seat, HAND)) < HAND_SIZE and game.pile(seat, DECK):
                card = game.pile(seat, DECK)[-1]
                game.put(card, seat, HAND)
                game.emit(Event(DREW, card, seat, seen=1 << seat))
        seat = game.turn_seat()
        tricks = [len(game.pile(place, WON)) for place in range(game.seats)]
        if max(tricks) >= ENOUGH or game.turn >= ROUNDS * game.seats:
            game.stack.pop()
            game.over = True
            game.winners = tuple(place for place, won in enumerate(tricks) if won == max(tricks))
            game.emit(Event(OVER))
            return
        options = [Option(LAY, card, row=TABLE) for card in game.pile(seat, HAND)]
        game.ask = Ask(seat, ACT, P_LAY, options)

    def answered(self, game: Highest, frame: Frame, option: Option) -> None:
        seat = game.turn_seat()
        game.put(option.card, seat, TABLE)
        game.happens(Event(LAID, option.card, seat))
        game.turn += 1
        if game.turn % game.seats == 0:
            self.take(game)

    def take(self, game: Highest) -> None:
        """The highest card takes the trick; it lies among what was won, the others go under the decks."""
        laid = [game.pile(seat, TABLE)[0] for seat in range(game.seats)]
        numbers = [game.definition[card].number for card in laid]
        best = [seat for seat, number in enumerate(numbers) if number == max(numbers)]
        winner = best[0] if len(best) == 1 else best[-1] if game.rules.ties == "second" else NOTHING
        for seat, card in enumerate(laid):
            won = seat == winner
            game.put(card, seat, WON if won else DECK)
            if not won:
                game.pile(seat, DECK).insert(0, game.pile(seat, DECK).pop())
            else:
                game.happens(Event(TOOK, card, seat))


def begin(decks: list[Deck], seed: int, rules: Rules) -> Highest:
    game = Highest(len(decks), rules, seed)
    for seat, deck in enumerate(decks):
        game.add_cards(deck.cards, seat, DECK)
        game.shuffle(seat, DECK)
    game.push(Tricks())
    game.emit(Event(STARTED, seat=0))
    return game


def faults(deck: Deck) -> list[Fault]:
    if len(deck.cards) == SIZE:
        return []
    return [Fault("HI-02", "", f"A deck has {SIZE} cards; this one has {len(deck.cards)}.")]


# Who sees what

PILES: Final = (
    views.Pile(TABLE, "table", views.ROW),
    views.Pile(HAND, "hand", views.HAND),
    views.Pile(DECK, "deck", views.DECK),
    views.Pile(WON, "tricks", views.STACK),
)
NAMES: Final = views.Names(
    verbs=(*SHARED_VERBS, "lay"),
    rows={pile.zone: pile.name for pile in PILES},
    events=("started", "drew", "laid", "took", "over"),
    phases=(),
)


def sees(game: Highest, seat: int | None, card: int) -> bool:
    zone = game.zone(card)
    return zone in (TABLE, WON) or (zone == HAND and game.controller(card) == seat)


def view(game: Highest, seat: int | None) -> views.View:
    def show(card: int) -> views.CardView:
        if not sees(game, seat, card):
            return views.CardView(game.stamp[card], face="face down")
        printed = game.definition[card]
        return views.CardView(
            game.stamp[card], printed.key, printed.name, game.owner[card], numbers={"number": printed.number}
        )

    return views.View(
        game=NAME,
        viewer=seat,
        turn=game.turn + 1,
        first=0,
        active=game.turn_seat(),
        acting=game.turn_seat(),
        passes=0,
        phase="",
        step="",
        numbers={},
        over=game.over,
        winners=list(game.winners),
        teams=[],
        sides=[
            views.SideView(
                seat=side,
                out=False,
                numbers={},
                piles=[views.pile_view(pile, game.pile(side, pile.zone), show) for pile in PILES],
            )
            for side in range(game.seats)
        ],
        piles=[],
        fights=[],
        chain=[],
        lasting=[],
        ask=views.ask_view(game, seat, NAMES, []),
    )


# Words


def log_line(game: Highest, event: Event, seat: int | None, names: Sequence[str]) -> str | None:
    who = player_name(event.seat, names).text
    card = event_card(game, event, seat)
    return {LAID: f"{who}: lays {card}.", TOOK: f"{who}: takes the trick with {card}."}.get(event.kind)


def result(game: Highest, names: Sequence[str]) -> str:
    return " and ".join(player_name(seat, names).text for seat in game.winners) + " won"


def wishes(game: Highest, seat: int, card: int) -> list[Any]:
    return [wish(game, seat, "Lay it", card, LAY)] if sees(game, seat, card) else []


def sheet(card: Card) -> CardSheet:
    return CardSheet(key=card.key, name=card.name, type="card", numbers={"number": card.number})


# Saves


class HighestPosition(Position, kw_only=True, forbid_unknown_fields=True):
    rules: Rules
    turn: int


def blank(position: HighestPosition) -> Highest:
    if position.seats < 2:
        raise BadSave("It takes two to play. Use an undamaged copy.")
    return Highest(position.seats, position.rules, position.rng)


HIGHEST: Final = Plug(
    name=NAME,
    title="Highest",
    room="highest",
    package=__name__,
    kind=Highest,
    card=Card,
    seats=(2, 3),
    options=OPTIONS,
    names=NAMES,
    words=Wording(
        prompt=lambda game, ask, names: "Lay a card.",
        option=lambda game, ask, option, names: f"Lay {game.definition[option.card].name}",
        log_line=log_line,
        result=result,
        under_way=lambda game, names: [],
        sheet=sheet,
        asking_rules={P_LAY: "HI-01"},
        keywords=dict,
    ),
    counting=Counting(
        drew=DREW,
        mulligan=NOTHING,
        started=STARTED,
        played=lambda event: event.kind == LAID,
        laid=lambda event: False,
        turns=lambda game: game.turn,
        rounds=lambda game: game.turn // game.seats,
        end=lambda game: "tricks",
        deck=DECK,
    ),
    saving=Saving(
        position=HighestPosition,
        fields=SAVED,
        own_rows=(),
        own_row=lambda game, field, table: None,
        blank=blank,
        restore=lambda game, position, reader, events: None,
    ),
    faults=faults,
    begin=begin,
    sees=sees,
    laid_open=(),
    shows=frozenset((LAID, TOOK)),
    attempts=lambda game, seat: [Attempt(LAY, card) for card in game.pile(seat, HAND)],
    wishes=wishes,
    is_free=lambda ask: True,
    without_choice=lambda ask: False,
)
