"""Playing against a machine that thinks: it never holds up the screen, and keeps its reasons to itself."""

import asyncio
from threading import Event, get_ident

from textual.pilot import Pilot
from typer.testing import CliRunner

from tests.terminal.tables import SIZE, screen_words, table
from versus.cards.catalogue import house
from versus.cards.tpcg.practice import DECKS
from versus.cli import app
from versus.kernel.save import digest
from versus.players.random import RandomPlayer
from versus.terminal.app import VersusApp
from versus.terminal.opening import seated
from versus.terminal.saving import session_bytes, session_from

PRACTICE = ("--deck", "Tide", "--against", "Ember")


class Slow:
    """A player that thinks until it is told to answer."""

    seed = 0

    def __init__(self):
        self.may_answer = Event()
        self.thread = 0

    def answer(self, game):
        self.thread = get_ident()
        assert self.may_answer.wait(20)
        return 0

    def reason(self):
        return "Because."


def against(level):
    return seated(DECKS[:2], 7, [0], ["Ann", "Ben"], level)


def test_the_screen_stays_awake_while_the_machine_thinks():
    session = table(go_on=False)
    slow = session.machines[1] = Slow()

    async def run() -> None:
        terminal = VersusApp(session)
        async with terminal.run_test(size=SIZE, notifications=True) as pilot:
            await until_thinking(pilot)
            given = len(session.game.answers)
            await pilot.press("1", "u", "s")
            assert len(session.game.answers) == given, "nobody else answers meanwhile"
            assert "Ben is thinking" in screen_words(terminal)
            await pilot.press("h")
            await pilot.pause()
            assert "give the answer with that key" in screen_words(terminal), "the keys still work"
            await pilot.press("escape")
            slow.may_answer.set()
            for _ in range(100):
                await pilot.pause(0.02)
                if len(session.game.answers) > given:
                    break
            assert len(session.game.answers) > given
            assert slow.thread != get_ident()

    asyncio.run(run())


async def until_thinking(pilot: Pilot[None]) -> None:
    """Answer for Ann until it is Ben's turn to think."""
    for _ in range(100):
        if "is thinking" in screen_words(pilot.app):
            return
        await pilot.press("1")
        await pilot.pause(0.02)
    raise AssertionError("the machine never had to think")


def test_a_machine_that_thinks_plays_a_whole_game():
    session = against("greedy")
    session.go_on()
    chance = RandomPlayer(1)
    while session.game.ask is not None:
        session.answer(chance.answer(session.game))
    assert session.game.over
    assert any("Best of" in line for line in session.told_reasons())


def test_reasons_are_told_only_when_the_game_is_over():
    session = against("greedy")
    session.go_on()
    chance = RandomPlayer(1)
    while not session.reasons:
        session.answer(chance.answer(session.game))
    assert session.told_reasons() == []
    session.game.over = True
    assert session.told_reasons() == session.reasons


def test_a_saved_table_keeps_its_level_and_plays_on_the_same():
    session = against("easy")
    session.go_on()
    session.answer(0)
    again = session_from(session_bytes(session), house("2pcg").by_key)
    assert again.level == "easy"
    for _ in range(5):
        session.answer(0)
        again.answer(0)
    assert digest(again.game) == digest(session.game)


def test_an_unknown_level_lists_the_near_ones():
    result = CliRunner().invoke(app, ["play", *PRACTICE, "--level", "hrad"])
    assert result.exit_code == 1
    assert "Did you mean hard" in result.output


def test_play_takes_a_level():
    result = CliRunner().invoke(app, ["play", "--plain", *PRACTICE, "--level", "easy"], input="1\nquit\n")
    assert result.exit_code == 0
    assert "unfinished" in result.output
