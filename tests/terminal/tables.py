"""Tables for the tests of the terminal client: practice decks, and the words of a screen."""

from __future__ import annotations

import html
import re
from collections import defaultdict

from textual.app import App

from versus.cards.tpcg.practice import DECKS
from versus.terminal.opening import seated
from versus.terminal.session import Session

SIZE = (100, 30)


def table(people: int = 1, seats: int = 2, seed: int = 7, go_on: bool = True) -> Session:
    """A new game of practice decks, at the first choice of a person."""
    decks = [DECKS[seat % 2] for seat in range(seats)]
    session = seated(decks, seed, range(people), ["Ann", "Ben", "Cy", "Di"][:seats])
    if go_on:
        session.go_on()
    return session


def option(session: Session, words: str) -> int:
    """The index of the first answer that begins so."""
    question = session.question()
    assert question is not None
    found = [index for index, text in enumerate(question.options) if text.startswith(words)]
    assert found, f"{words!r} is not among {question.options}"
    return found[0]


def play_until(session: Session, prompt: str) -> None:
    """Take the last option that goes on until a question begins so."""
    for _ in range(200):
        if session.hand_over() is not None:
            session.accept()
        question = session.question()
        assert question is not None, "the game is over"
        if question.prompt.startswith(prompt):
            return
        session.answer(going_on(session))
    raise AssertionError(f"never asked: {prompt}")


def going_on(session: Session) -> int:
    """The last answer that goes on with the game: to take something back is none."""
    assert session.game.ask is not None
    return session.game.ask.choices - 1


def screen_words(app: App[None]) -> str:
    """What a person reads on the screen, line by line."""
    lines: dict[float, list[tuple[float, str]]] = defaultdict(list)
    pattern = r'<text [^>]*?x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>'
    for x, y, words in re.findall(pattern, app.export_screenshot()):
        lines[float(y)].append((float(x), html.unescape(words).replace("\xa0", " ")))
    return "\n".join("".join(words for _, words in sorted(lines[y])) for y in sorted(lines))
