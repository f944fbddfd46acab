"""A game at one screen: who sits where, what each may read, taking back, handing over. No drawing here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count

from versus.kernel.ask import Ask
from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.naming import YOU
from versus.kernel.picture import all_cards
from versus.kernel.plug import Plug, plug_of
from versus.kernel.stops import Order, Stops
from versus.kernel.types import NOTHING, Seat
from versus.kernel.views import CardView, View
from versus.players.roster import Player, must_know, player_called
from versus.terminal.agreement import chance_alone, settled
from versus.terminal.hidden import Hidden
from versus.terminal.keys import BACK, KEYS, labels


@dataclass(frozen=True)
class Question:
    """What the person at the screen is asked, in words, with the cards that each answer is about."""

    prompt: str
    options: tuple[str, ...]
    cards: tuple[tuple[CardView, ...], ...]
    going_on: int = NOTHING
    """The answer that does nothing more, if there is one."""
    taking_back: int = NOTHING
    """The answer that takes back what was begun, if there is one."""

    @property
    def keys(self) -> tuple[str, ...]:
        """The key of each answer on a screen."""
        return labels(len(self.options), self.going_on, self.taking_back, KEYS, BACK)

    @property
    def numbers(self) -> tuple[str, ...]:
        """What is typed for each answer at a prompt."""
        return labels(len(self.options), self.going_on, self.taking_back, map(str, count(1)), "back")

    def about(self, number: int) -> list[int]:
        """The answers that concern a card of the view."""
        return [
            index for index, cards in enumerate(self.cards) if any(card.number == number for card in cards)
        ]


@dataclass(frozen=True)
class Moment:
    """The game before an answer, and how long each log was."""

    game: Game
    lines: tuple[int, ...]


class Session:
    """One screen with one or more people at it; every other seat is played by the machine."""

    def __init__(
        self,
        game: Game,
        people: Iterable[Seat],
        names: Sequence[str],
        seeds: Sequence[int],
        level: str = "random",
    ) -> None:
        self.game = game
        self.plug = plug_of(game)
        self.people = tuple(sorted(people))
        self.names = list(names)
        self.level = level
        if len(self.people) < game.seats:
            must_know(self.plug, level)
        self.machines: dict[Seat, Player] = {
            seat: player_called(level, seeds[seat]) for seat in range(game.seats) if seat not in self.people
        }
        self.reasons: list[str] = []
        """Why the machines did what they did. It may tell of their hands: not to be read in the game."""
        self.watching: Seat | None = self.people[0] if len(self.people) == 1 else None
        """Whose eyes are on the screen; nobody's while it is handed over."""
        self.logs: list[list[str]] = [[] for _ in range(game.seats + 1)]
        """What each person may read of the past, by seat; the last log is a spectator's."""
        self.read_until = [0] * (game.seats + 1)
        """How much of each log was there when its seat last chose something."""
        self.past: list[Moment] = []
        self.stops: dict[Seat, Stops] = dict.fromkeys(self.people, self.plug.stops.usual)
        """Where each person wants to be asked."""
        self.orders: dict[Seat, Order] = {}
        """Who has said to pass for a while."""
        for seat in (*self.people, None):
            self.logs[self.place(seat)] += self.introduction(seat)
        self.note(game.history or game.events)

    def introduction(self, seat: Seat | None) -> list[str]:
        """What a person should know before the game: what is not as usual at this table."""
        lines = settled(self.game, seat, self.names_for(seat))
        if self.machines:
            lines += filter(None, [chance_alone(self.game)])
        return lines

    # What the person at the screen sees

    def view(self) -> View:
        return self.game.view(self.watching)

    def called(self) -> list[str]:
        """The players' names for whoever watches: "You" for themselves."""
        return self.names_for(self.watching)

    def names_for(self, seat: Seat | None) -> list[str]:
        return [YOU if other == seat else name for other, name in enumerate(self.names)]

    def log(self) -> list[str]:
        return self.logs[self.place(self.watching)]

    def news(self) -> int:
        """Where the lines begin that the watcher has not answered to yet."""
        return self.read_until[self.place(self.watching)]

    def place(self, seat: Seat | None) -> int:
        return self.game.seats if seat is None else seat

    def question(self) -> Question | None:
        """What the person at the screen is asked."""
        return asked(self.plug, self.game, self.watching, self.called())

    def result(self) -> str:
        """How the game ended."""
        words = self.plug.words.result(self.game, self.called())
        return words[:1].upper() + words[1:] + "."

    # Answering

    def go_on(self) -> None:
        """Let the machine answer, and what leaves no choice be answered, until a person must choose."""
        player = self.next_machine()
        while player is not None:
            self.machine_answers(player, player.answer(self.game))
            player = self.next_machine()

    def next_machine(self) -> Player | None:
        """Answer what leaves no choice; then the machine whose turn it is, or None where a person's is."""
        while self.game.ask is not None:
            ask = self.game.ask
            if ask.seat in self.machines:
                return self.machines[ask.seat]
            index = self.granted(ask)
            if index == NOTHING:
                self.orders.pop(ask.seat, None)
                return None
            self.take(index)
        if len(self.people) > 1:
            self.watching = None
        return None

    def is_forced(self) -> bool:
        """Whether there is only one answer, so that nobody needs to think about it."""
        return self.game.ask is not None and self.game.ask.choices == 1

    def granted(self, ask: Ask) -> int:
        """The answer that a person need not be asked for, or NOTHING.

        With several people at the screen their stops count without a look at what they could do, and
        nobody's only option is given before they sit there: either would tell.
        """
        stops, order = self.stops[ask.seat], self.orders.get(ask.seat)
        view = self.game.view(ask.seat)
        index = self.plug.stops.granted(view, stops, order, len(self.people) > 1)
        if index == NOTHING and ask.seat == self.watching and self.plug.without_choice(ask):
            return 0
        return index

    def machine_answers(self, player: Player, index: int) -> None:
        """Carry out what a machine has chosen."""
        ask = self.game.ask
        assert ask is not None
        before = Hidden(self.plug, self.game, self.people[0]) if self.past else None
        if not self.plug.tells_nothing(self.game, ask, ask.options[index]):
            # To take back an answer of one's own would be to know what others do about it.
            self.past.clear()
        if ask.choices > 1 and player.reason():
            words = self.plug.words.option(self.game, ask, ask.options[index], self.names)
            self.reasons.append(
                f"Turn {self.view().turn}, {self.names[ask.seat]}: {words}. {player.reason()}"
            )
        events = self.game.answer(index, ask.seat)
        self.note(events)
        if before is not None and before.was_told(self.game, events):
            self.past.clear()

    def told_reasons(self) -> list[str]:
        """Why the machines did what they did, for when the game is over."""
        return self.reasons if self.game.over else []

    def answer(self, index: int) -> None:
        """The person at the screen chooses; then the game goes on to their next choice or another's."""
        self.choose(index)
        self.go_on()

    def choose(self, index: int) -> None:
        """The person at the screen chooses, and can take it back for now."""
        ask = self.game.ask
        if ask is not None and index == taking_back(ask):
            self.leave_begun(index)
            return
        moment = Moment(self.game.fork(), tuple(len(log) for log in self.logs))
        self.read_until[self.place(self.watching)] = len(self.log())
        self.past.append(moment)
        try:
            self.take(index)
        except Exception:
            self.past.pop()
            raise

    def take(self, index: int) -> None:
        """Answer for a person, write the logs, and forget the past if somebody learned what was hidden."""
        ask = self.game.ask
        assert ask is not None
        before = Hidden(self.plug, self.game, ask.seat)
        events = self.game.answer(index, ask.seat)
        self.note(events)
        if before.was_told(self.game, events):
            self.past.clear()

    def note(self, events: list[Event]) -> None:
        """Write down what each person, and a spectator, may know of what happened."""
        for seat in (*self.people, None):
            names = self.names_for(seat)
            lines = (self.plug.words.log_line(self.game, event, seat, names) for event in events)
            self.logs[self.place(seat)] += [line for line in lines if line]

    # Taking back

    def can_undo(self) -> bool:
        return bool(self.past) and self.hand_over() is None

    def take_back(self) -> bool:
        """Take back all of what was begun, such as an attack, else the last choice; whether that can be."""
        ask = self.game.ask
        if ask is not None and self.has_begun():
            self.leave_begun(taking_back(ask))
            return True
        return self.undo()

    def has_begun(self) -> bool:
        """Whether the person at the screen has begun something that can be taken back."""
        ask = self.game.ask
        return ask is not None and ask.seat == self.watching and is_begun(self.game)

    def leave_begun(self, index: int) -> None:
        """Answer so that nothing was begun; the choices for it are then no longer there to be taken back."""
        self.take(index)
        while self.past and is_begun(self.past[-1].game):
            self.past.pop()
        if self.past:
            self.past.pop()

    def undo(self) -> bool:
        """Take back the last choice; whether there was one that nobody has learned anything from."""
        if not self.can_undo():
            return self.has_begun() and self.take_back()
        moment = self.past.pop()
        self.game = moment.game
        self.orders.clear()
        for log, length in zip(self.logs, moment.lines, strict=True):
            del log[length:]
        here = self.place(self.watching)
        self.read_until[here] = min(self.read_until[here], len(self.logs[here]))
        return True

    # Passing for a while

    def pass_on(self, name: str) -> bool:
        """Pass now and, as an order says, for a while; whether this is a question that can be passed."""
        ask, seat = self.game.ask, self.watching
        if ask is None or seat is None or ask.seat != seat or self.plug.stops.passing(ask) == NOTHING:
            return False
        order = self.plug.stops.orders[name](self.view())
        self.choose(self.plug.stops.passing(ask))
        self.orders[seat] = order
        return True

    def is_passing(self) -> bool:
        """Whether the watcher has said to pass for a while."""
        return self.watching in self.orders

    def stop_passing(self) -> None:
        """Take the order back that the watcher gave."""
        if self.watching is not None:
            self.orders.pop(self.watching, None)

    # Handing over

    def hand_over(self) -> Seat | None:
        """Who must take the screen before anything is shown; None while its owner sits there."""
        ask = self.game.ask
        if ask is None or ask.seat == self.watching or ask.seat in self.machines:
            return None
        return ask.seat

    def accept(self) -> None:
        """The next person sits down, and the game goes on."""
        self.sit_down()
        self.go_on()

    def sit_down(self) -> None:
        seat = self.hand_over()
        if seat is not None:
            self.watching = seat
            self.past.clear()


def is_begun(game: Game) -> bool:
    """Whether something has been begun that can be taken back."""
    return game.ask is not None and taking_back(game.ask) != NOTHING


def asked(plug: Plug, game: Game, seat: Seat | None, names: Sequence[str]) -> Question | None:
    """A question in words, for nobody but the seat that is asked."""
    ask = game.ask
    if ask is None or ask.seat != seat:
        return None
    view = game.view(seat)
    assert view.ask is not None
    seen = {card.number: card for card in (*all_cards(view), *view.ask.shown)}
    return Question(
        plug.words.prompt(game, ask, names),
        tuple(plug.words.option(game, ask, option, names) for option in ask.options),
        tuple(
            tuple(seen[number] for number in (option.card, option.other) if number in seen)
            for option in view.ask.options
        ),
        plug.going_on(ask),
        taking_back(ask),
    )


def taking_back(ask: Ask) -> int:
    """The answer that takes back what was begun: always the last, where it is offered."""
    return ask.choices if ask.choices < len(ask.options) else NOTHING
