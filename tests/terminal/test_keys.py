"""Every key that the help names, pressed in both games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from tests.terminal.tables import SIZE, option, screen_words
from tests.terminal.test_app import at_the_screen, game_screen, until_shown
from versus.games.classic.plug import CLASSIC
from versus.games.tpcg.plug import TPCG
from versus.kernel.game import Game
from versus.kernel.plug import plug_of
from versus.kernel.save import digest
from versus.kernel.types import NOTHING
from versus.players.random import RandomPlayer
from versus.terminal.app import GameScreen
from versus.terminal.dialogs import (
    FileScreen,
    LeaveScreen,
    PageScreen,
    PilesScreen,
    StopsScreen,
    help_page,
)
from versus.terminal.drawing import drawing_of
from versus.terminal.keys import BACK, GO_ON, KEYS, NO_KEY, labels
from versus.terminal.session import Session
from versus.testing import classic, tpcg

Scene = Callable[[Pilot[None], Session], Awaitable[None]]
GUARDS = [f"Guard {letter} 3/3 X-Men" for letter in "ABCDEFGHIJK"]
COLUMN = 12
"""How wide the column of keys is on the page of help."""


def tpcg_attack() -> Game:
    return tpcg.duel(p1=tpcg.side(front=GUARDS), p2=tpcg.side(front=["Blob 2/2", "Toad 2/2"])).battle


def classic_attack() -> Game:
    guards = [f"{guard} c2" for guard in GUARDS]
    enemies = ["Blob 2/2 c1", "Toad 2/2 c1"]
    return classic.duel(p1=classic.side(front=guards), p2=classic.side(front=enemies)).contest


POSITIONS = {TPCG.name: tpcg_attack, CLASSIC.name: classic_attack}
PLUGS = {plug.name: plug for plug in (TPCG, CLASSIC)}


class Dicer:
    """A machine with reasons, which does nothing where it may."""

    def __init__(self, seed: int) -> None:
        self.dice = RandomPlayer(seed)

    @property
    def seed(self) -> int:
        return self.dice.seed

    def answer(self, game: Game) -> int:
        assert game.ask is not None
        idle = plug_of(game).going_on(game.ask)
        return idle if idle != NOTHING else self.dice.answer(game)

    def reason(self) -> str:
        return "The dice said so."


def attacking(game: str) -> Session:
    """Ann is about to attack with one of eleven guards; nobody else can do anything."""
    session = Session(POSITIONS[game]().fork(), [0], ["Ann", "Ben"], [1, 2])
    session.machines[1] = Dicer(2)
    session.go_on()
    return session


def keys_of_help(game: str) -> list[str]:
    """The column of keys on the page of help, without the signs of the table."""
    drawing = drawing_of(PLUGS[game])
    lines = help_page(drawing).lines
    keys = lines[: len(lines) - len(drawing.legend)]
    return [line[:COLUMN].strip() for line in keys if line]


async def answers(pilot: Pilot[None], session: Session) -> None:
    """Figures and letters give the answers that they stand before."""
    for word in ("Attack with Guard A", "Attack with Guard K"):
        index = option(session, word)
        given, question = len(session.game.answers), game_screen(pilot).question
        assert question is not None
        key = question.keys[index]
        assert (key in "123456789") == (word[-1] == "A"), "the last of eleven has a letter"
        assert f"{key} {word}" in screen_words(pilot.app) or word[-1] == "K"
        await pilot.press(key)
        assert session.game.answers[given] == index
        await pilot.press("u")


async def going_on(pilot: Pilot[None], session: Session) -> None:
    """0 goes on; where a question must be answered it says so and does nothing."""
    game_screen(pilot).answer(option(session, "Attack with Guard B"))
    question = session.question()
    assert question is not None
    assert question.going_on == NOTHING
    before = digest(session.game)
    await pilot.press("0")
    await until_shown(pilot, "This question must be answered")
    assert digest(session.game) == before
    await pilot.press("backspace")
    question = session.question()
    assert question is not None
    given = len(session.game.answers)
    await pilot.press("0")
    assert session.game.answers[given] == question.going_on


async def arrows(pilot: Pilot[None], session: Session) -> None:
    given = len(session.game.answers)
    await pilot.press("down", "down", "up", "enter")
    assert session.game.answers[given] == 1


async def walking(pilot: Pilot[None], session: Session) -> None:
    screen = game_screen(pilot)
    for key in ("tab", "left", "right"):
        screen.options.focus()
        await pilot.press(key)
        assert screen.table.has_focus
    assert screen.question is not None
    while not screen.question.about(screen.table.cursor or 0):
        await pilot.press("up")
    guard = screen.table.cursor
    await pilot.press("right")
    assert screen.table.cursor not in (None, guard)
    await pilot.press("enter")
    await pilot.pause()
    assert screen.options.has_focus
    assert screen.options.highlighted in screen.question.about(screen.table.cursor or 0)


async def back_to_answers(pilot: Pilot[None], session: Session) -> None:
    await pilot.press("left")
    assert not game_screen(pilot).options.has_focus
    await pilot.press("escape")
    assert game_screen(pilot).options.has_focus


async def reading(pilot: Pilot[None], session: Session) -> None:
    for key in ("space", "i"):
        await pilot.press(key)
        await opened(pilot, PageScreen, "ATK 3 · DEF 3")


async def why(pilot: Pilot[None], session: Session) -> None:
    game_screen(pilot).options.highlighted = option(session, "Attack with Guard A")
    await pilot.press("question_mark")
    await opened(pilot, PageScreen, "You can now:")


async def piles(pilot: Pilot[None], session: Session) -> None:
    await pilot.press("o")
    await opened(pilot, PilesScreen, "Your KO")


async def reasons(pilot: Pilot[None], session: Session) -> None:
    """Not while the game is played, for they may tell of a hand; then all of them."""
    before = digest(session.game)
    await pilot.press("w")
    await until_shown(pilot, "The machine says why")
    assert digest(session.game) == before, "it is no answer"
    chance = RandomPlayer(3)
    while session.game.ask is not None:
        session.answer(chance.answer(session.game))
    game_screen(pilot).go_on()
    await pilot.press("w")
    await opened(pilot, PageScreen, "The dice said so.")


async def undoing(pilot: Pilot[None], session: Session) -> None:
    before = digest(session.game)
    game_screen(pilot).answer(option(session, "Attack with Guard A"))
    assert digest(session.game) != before
    await pilot.press("u")
    assert digest(session.game) == before


async def taking_back(pilot: Pilot[None], session: Session) -> None:
    """The whole team attack at once; and what is gone does not come back with the next undo."""
    screen, first = game_screen(pilot), session.question()
    screen.answer(option(session, "Attack with Guard A"))
    screen.answer(team_mate(session))
    await pilot.pause()
    assert f"{BACK} Take it back" in screen_words(pilot.app) or screen.question.options[-1] == "Take it back"
    await pilot.press("backspace")
    assert session.question() == first
    await pilot.press("u")
    assert session.question() == first


def team_mate(session: Session) -> int:
    question = session.question()
    assert question is not None
    return next(place for place, words in enumerate(question.options) if "Guard B" in words)


async def files(pilot: Pilot[None], session: Session) -> None:
    await pilot.press("s")
    await opened(pilot, FileScreen, "Save the game as")
    await pilot.press("r")
    await opened(pilot, FileScreen, "Write the record to")


async def helping(pilot: Pilot[None], session: Session) -> None:
    for key in ("h", "f1"):
        await pilot.press(key)
        await opened(pilot, PageScreen, "give the answer with that key")


async def leaving(pilot: Pilot[None], session: Session) -> None:
    await pilot.press("q")
    await opened(pilot, LeaveScreen, "leave it unfinished")


async def opened(pilot: Pilot[None], kind: type, words: str) -> None:
    """A page is open with these words on it; escape closes it."""
    await pilot.pause()
    assert isinstance(pilot.app.screen, kind)
    assert words in screen_words(pilot.app) or words in text_of(pilot)
    await pilot.press("escape")
    await pilot.pause()
    assert isinstance(pilot.app.screen, GameScreen)


def text_of(pilot: Pilot[None]) -> str:
    return "\n".join(str(part.render()) for part in pilot.app.screen.query(Static))


async def passing(pilot: Pilot[None], session: Session) -> None:
    question, given = session.question(), len(session.game.answers)
    assert question is not None
    await pilot.press("f2")
    await pilot.pause()
    assert session.game.answers[given] == question.going_on
    assert session.question() != question


async def passing_step(pilot: Pilot[None], session: Session) -> None:
    assert (session.view().step, session.view().active) == ("attack", 0)
    await pilot.press("f3")
    await pilot.pause()
    assert (session.view().step, session.view().active) != ("attack", 0)


def passing_turn(key: str) -> Scene:
    async def scene(pilot: Pilot[None], session: Session) -> None:
        """Nobody else acts, so that nothing comes before the next turn's own choices."""
        turn = session.view().turn
        await pilot.press(key)
        await pilot.pause()
        assert session.view().turn == turn + 1

    return scene


async def choosing_stops(pilot: Pilot[None], session: Session) -> None:
    await pilot.press("f6")
    await opened(pilot, StopsScreen, "Ask me at")


async def reading_the_chain(pilot: Pilot[None], session: Session) -> None:
    await pilot.press("f7")
    await until_shown(pilot, "Nobody attacks, and nothing waits.")


SCENES: dict[str, Scene] = {
    "1-9, a-z": answers,
    "0": going_on,
    "↑ ↓ enter": arrows,
    "← → tab": walking,
    "escape": back_to_answers,
    "space, i": reading,
    "?": why,
    "o": piles,
    "w": reasons,
    "u": undoing,
    "backspace": taking_back,
    "s, r": files,
    "h, F1": helping,
    "q": leaving,
    "F2": passing,
    "F3": passing_step,
    "F4": passing_turn("f4"),
    "F5": passing_turn("f5"),
    "F6": choosing_stops,
    "F7": reading_the_chain,
}


@pytest.mark.parametrize(
    ("game", "keys"), [(game, keys) for game in POSITIONS for keys in keys_of_help(game)]
)
def test_a_key_does_what_the_help_says(game: str, keys: str):
    session = attacking(game)

    async def scene(pilot: Pilot[None]) -> None:
        await SCENES[keys](pilot, session)

    at_the_screen(session, scene, SIZE)


@pytest.mark.parametrize("game", POSITIONS)
def test_the_footer_names_the_key_that_goes_on(game: str):
    async def scene(pilot: Pilot[None]) -> None:
        await until_shown(pilot, "0 Go on")

    at_the_screen(attacking(game), scene, (80, 24))


def test_the_fixed_keys_take_none_of_the_others():
    assert labels(4, 0, 3, KEYS, BACK) == (GO_ON, "1", "2", BACK)
    assert labels(3, 2, NOTHING, KEYS, BACK) == ("1", "2", GO_ON)
    many = labels(len(KEYS) + 2, NOTHING, NOTHING, KEYS, BACK)
    assert many[8:10] == ("9", "a")
    assert many[-2:] == (NO_KEY, NO_KEY), "beyond the last key there are the arrows"
    assert not set("hioqrsuw0") & set(KEYS), "a letter of the help is no answer"


@pytest.mark.parametrize("game", POSITIONS)
def test_what_was_begun_before_a_game_was_resumed_can_still_be_taken_back(game: str):
    """Nothing is left of the choices, but the question itself offers it."""
    for way in (Session.undo, Session.take_back):
        session = attacking(game)
        first = session.question()
        session.answer(option(session, "Attack with Guard A"))
        session.past.clear()
        assert way(session)
        assert session.question() == first
        assert not way(session), "and there is nothing more"
