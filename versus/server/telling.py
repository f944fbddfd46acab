"""What one pair of eyes is told of a table: the view, what happened, the question. Nothing else leaves."""

from __future__ import annotations

from typing import Final

from versus.kernel.ask import ASK_KINDS
from versus.kernel.events import Event
from versus.kernel.naming import knows
from versus.kernel.types import NOTHING, Seat
from versus.kernel.views import View
from versus.server.naming import offer, table_event
from versus.server.protocol import CardName, LogLine, Question, Step, TableEvent
from versus.server.table import Change, Table

MOST_EVENTS: Final = 200
MOST_LINES: Final = 1_500
"""Whoever was away for longer sees the end of it: a message has a bound, however long a game was."""
VERBS: Final = {
    True: {"be": "are", "take": "take", "give": "give", "concede": "concede", "own": "your"},
    False: {"be": "is", "take": "takes", "give": "gives", "concede": "concedes", "own": "their"},
}


class Telling:
    """What happened, collected for one pair of eyes."""

    def __init__(self, seat: Seat | None, since: int, anew: bool = False) -> None:
        self.seat = seat
        self.since = since
        self.anew = anew
        self.events: list[TableEvent] = []
        self.log: list[LogLine] = []

    def add(self, table: Table, change: Change) -> None:
        """Take up a change, right after it was made: the log speaks of cards as they are now."""
        game = table.game
        plug = table.plug
        names = table.names(self.seat)
        if game is not None:
            for event in change.events:
                self.events.append(table_event(plug, game, event, self.seat))
                words = plug.words.log_line(game, event, self.seat, names)
                if words:
                    cards = named_cards(table, event, self.seat, words)
                    self.log.append(LogLine(words=words, number=change.number, cards=cards))
        if change.note:
            self.log.append(LogLine(words=noted(table, change, self.seat), number=change.number))

    def step(self, table: Table, now: float) -> Step:
        """The message: where the game stands, and all that was collected."""
        game = table.game
        assert game is not None
        seat = self.seat
        view = game.view(seat)
        return Step(
            number=table.told,
            since=self.since,
            anew=self.anew,
            seat=seat,
            view=view,
            asked=table.asked(),
            question=question(table, seat, view),
            events=self.events[-MOST_EVENTS:],
            log=self.log[-MOST_LINES:],
            clocks=table.clocks.state(table.time(now)),
            can_undo=seat is not None and table.result is None and table.last_by_hand(seat) >= 0,
            result=table.result,
        )


def told(table: Table, change: Change, seat: Seat | None, now: float) -> Step:
    """What one change is to a pair of eyes."""
    telling = Telling(seat, change.number - 1)
    telling.add(table, change)
    return telling.step(table, now)


def question(table: Table, seat: Seat | None, view: View) -> Question | None:
    """The open question, for the seat that is asked alone, and not if its answer is taken for granted."""
    game = table.game
    if seat is None or game is None or game.ask is None or table.asked() != seat:
        return None
    if table.taken_for_granted() is not None:
        return None
    ask = game.ask
    plug, names = table.plug, table.names(seat)
    going_on = plug.going_on(ask)
    return Question(
        number=table.question,
        seat=seat,
        kind=ASK_KINDS[ask.kind],
        prompt=plug.words.prompt(game, ask, names),
        rule=plug.words.asking_rules.get(ask.prompt),
        options=[offer(plug, game, ask, option, names) for option in ask.options],
        going_on=going_on if going_on != NOTHING else None,
        taking_back=ask.choices if ask.choices < len(ask.options) else None,
        idle=ask.choices == 1
        and going_on == 0
        and (plug.without_choice(ask) or plug.stops.passing(ask) == 0),
        pass_for=[
            name
            for name, order in plug.stops.orders.items()
            if plug.stops.granted(view, table.chairs[seat].stops, order(view), True) != NOTHING
        ],
        left_undone=plug.left_undone(ask),
    )


def named_cards(table: Table, event: Event, seat: Seat | None, words: str) -> list[CardName]:
    """The cards that a line speaks of, as far as the reader may know them."""
    game = table.game
    assert game is not None
    found: dict[str, str] = {}
    if event.definition is not None and knows(game, event, seat):
        found[event.definition.name] = event.definition.key
    for card in (event.other, *event.by):
        if card >= 0 and table.plug.sees(game, seat, card):
            definition = game.definition[card]
            found.setdefault(definition.name, definition.key)
    return [CardName(name=name, key=key) for name, key in found.items() if name in words]


def noted(table: Table, change: Change, seat: Seat | None) -> str:
    """A sentence about a player, who is spoken to where they read it themselves."""
    if change.about < 0:
        return change.note
    own = change.about == seat
    name = "You" if own else table.chairs[change.about].name
    return change.note.format(player=name, **VERBS[own])
