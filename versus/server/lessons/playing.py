"""Playing a lesson: a position and the answers so far lead to a moment; nothing is kept between two."""

from __future__ import annotations

from typing import Final

from versus.kernel.ask import Ask, Option
from versus.kernel.game import Game
from versus.kernel.types import NOTHING, Seat
from versus.kernel.views import option_view
from versus.server.bodies import LessonMoment, LessonTry
from versus.server.errors import Declined
from versus.server.journal import Plan, SeatPlan
from versus.server.lessons.reading import Lesson, Move, Pattern, Stage, laid
from versus.server.naming import wishes
from versus.server.protocol import ClockRule, Explanation
from versus.server.table import Change, Table
from versus.server.telling import Telling

LEARNER: Final[Seat] = 0
MOST_QUIET: Final = 60
"""So many questions may lie between two moves of a lesson."""


class Walk:
    """A stage being played: the game, how far the lesson has come, and what the learner is told."""

    def __init__(self, lesson: Lesson, stage: Stage) -> None:
        self.stage = stage
        computers = [SeatPlan(kind="computer", level="easy") for _ in lesson.others]
        seats = [SeatPlan(kind="person"), *computers]
        options = stage.position.get("rules", {})
        plan = Plan(game=lesson.game, seats=seats, clock=ClockRule(), seed=0, salt="", options=options)
        self.table = Table("", plan)
        for chair, name in zip(self.table.chairs, ("You", *lesson.others), strict=True):
            chair.name = name
        # A learner is asked everywhere: nothing is passed over by itself but what the lesson passes over.
        self.table.chairs[LEARNER].stops = frozenset(self.table.plug.stops.names)
        self.table.game = laid(lesson, stage)
        self.done = 0
        self.telling = Telling(LEARNER, 0)
        self.number = 1
        self.table.moved(0.0, Change(self.number))
        self.go_on(list(stage.opening))

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    @property
    def move(self) -> Move | None:
        """What the lesson waits for."""
        return self.stage.moves[self.done] if self.done < len(self.stage.moves) else None

    def is_busy(self) -> bool:
        """Whether something is under way whose end a learner should see."""
        return self.table.plug.is_busy(self.game)

    def hints(self) -> list[int]:
        """The options that the lesson waits for."""
        ask = self.game.ask
        if self.move is None or ask is None or ask.seat != LEARNER:
            return []
        if self.move.calm and self.is_busy():
            return []
        return [
            index
            for index, option in enumerate(ask.options)
            if any(self.fits(option, pattern) for pattern in self.move.allow)
        ]

    def fits(self, option: Option, pattern: Pattern) -> bool:
        game = self.game
        seen = option_view(game, option, self.table.plug.names)
        return (
            seen.verb == pattern.verb
            and (pattern.card is None or named(game, option.card, pattern.card))
            and (pattern.other is None or named(game, option.other, pattern.other))
            and pattern.row in (None, seen.row)
            and pattern.column in (None, seen.column)
            and pattern.number in (None, seen.number)
            and pattern.word in (None, seen.word)
        )

    def take(self, option: int) -> bool:
        """Give an answer of the learner's if the lesson waits for it."""
        if option not in self.hints():
            return False
        move = self.move
        assert move is not None
        self.done += 1
        self.number += 1
        self.telling = Telling(LEARNER, self.number - 1)
        self.answer(option)
        self.go_on(list(move.replies))
        return True

    def answer(self, option: int) -> None:
        change = Change(self.number, events=self.game.answer(option))
        self.table.moved(0.0, change)
        self.telling.add(self.table, change)

    def go_on(self, replies: list[Pattern]) -> None:
        """Answer what nobody need be asked, until the lesson's next move can be made."""
        for _ in range(MOST_QUIET):
            ask = self.game.ask
            if ask is None or self.hints():
                break
            if self.move is None and not self.is_busy() and not self.stage.to_the_end:
                break
            self.answer(self.reply(ask, replies))
        self.table.told = self.number
        self.table.question = self.number

    def reply(self, ask: Ask, replies: list[Pattern]) -> int:
        if replies and ask.seat != LEARNER:
            for index, option in enumerate(ask.options):
                if self.fits(option, replies[0]):
                    del replies[0]
                    return index
        return max(self.table.plug.going_on(ask), 0)


def named(game: Game, card: int, name: str) -> bool:
    return card != NOTHING and card >= 0 and name in (game.definition[card].name, game.definition[card].key)


def moment(lesson: Lesson, place: int, wish: LessonTry) -> LessonMoment:
    """Where a stage stands after the answers given, and what comes of the one that is tried."""
    if not 0 <= place < len(lesson.steps):
        raise Declined("no-such-page", "The lesson has no such step.")
    stage = lesson.steps[place]
    walk = Walk(lesson, stage)
    for option in wish.answers:
        if not walk.take(option):
            raise Declined("stale", "The lesson has changed. Begin this step again.")
    begins = not wish.answers
    said = walk.move
    wrong = ""
    answers = list(wish.answers)
    if wish.tried is not None:
        if walk.take(wish.tried):
            answers.append(wish.tried)
        else:
            wrong = said.wrong if said is not None else "This step is done. Go on to the next."
            walk.telling = Telling(LEARNER, walk.number)
    elif not begins:
        walk.telling = Telling(LEARNER, walk.number)
    move = walk.move
    return LessonMoment(
        step=walk.telling.step(walk.table, 0.0),
        answers=answers,
        done=move is None,
        say=move.say if move is not None else stage.learned,
        do=move.do if move is not None else "",
        rules=move.rules if move is not None else [],
        hints=walk.hints(),
        wrong=wrong,
        explanation=explained(walk, wish.explain) if wish.explain is not None else None,
    )


def explained(walk: Walk, number: int) -> Explanation:
    """What can be done with a card that the learner sees, and why what cannot."""
    game = walk.game
    table = walk.table
    if number not in game.stamp or not table.plug.sees(game, LEARNER, game.stamp.index(number)):
        raise Declined("no-such-card", "There is no such card, or you may not look at it.")
    card = game.stamp.index(number)
    found = wishes(table.plug, game, LEARNER, card)
    return Explanation(id=0, card=number, name=game.definition[card].name, wishes=found)
