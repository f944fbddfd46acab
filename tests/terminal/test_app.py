import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.terminal.tables import SIZE, option, play_until, screen_words, table
from versus.cards.catalogue import house
from versus.games.tpcg.words import HAND
from versus.kernel.picture import all_cards
from versus.kernel.save import digest
from versus.players.random import RandomPlayer
from versus.terminal.app import GameScreen, VersusApp
from versus.terminal.dialogs import (
    FileScreen,
    HandOverScreen,
    LeaveScreen,
    OverwriteScreen,
    PageScreen,
    PilesScreen,
)
from versus.terminal.keys import BACK, NO_KEY
from versus.terminal.opening import resumed
from versus.terminal.session import Session

Scene = Callable[[Pilot[None]], Awaitable[None]]


def at_the_screen(session: Session, scene: Scene, size: tuple[int, int] = SIZE) -> None:
    """Run the client without a terminal and act a scene with its keys."""

    async def run() -> None:
        app = VersusApp(session)
        async with app.run_test(size=size, notifications=True) as pilot:
            await pilot.pause()
            await scene(pilot)

    asyncio.run(run())


def game_screen(pilot: Pilot[None]) -> GameScreen:
    screen = pilot.app.screen
    assert isinstance(screen, GameScreen)
    return screen


async def choose(pilot: Pilot[None], index: int) -> None:
    """Give an answer by its key; beyond the last key by arrows and enter."""
    question = game_screen(pilot).question
    assert question is not None
    key = question.keys[index]
    if key != NO_KEY:
        await pilot.press("backspace" if key == BACK else key)
    else:
        await pilot.press("home", *["down"] * index, "enter")


async def until_shown(pilot: Pilot[None], words: str) -> None:
    """Notices come a moment later than what they are about."""
    for _ in range(50):
        if words in screen_words(pilot.app):
            return
        await pilot.pause(0.05)
    raise AssertionError(f"{words!r} was never shown")


def test_a_whole_game_is_played_by_keys():
    session = table(seed=20)

    async def scene(pilot: Pilot[None]) -> None:
        chance = RandomPlayer(2)
        while session.game.ask is not None:
            given = len(session.game.answers)
            await choose(pilot, chance.answer(session.game))
            assert len(session.game.answers) > given
        words = screen_words(pilot.app)
        assert "game." in words
        await pilot.press("q")

    at_the_screen(session, scene)
    assert session.game.over


def test_arrows_and_enter_answer_too():
    session = table()
    play_until(session, "Resource Step")

    async def scene(pilot: Pilot[None]) -> None:
        question = game_screen(pilot).question
        assert question is not None
        await pilot.press("down", "enter")
        await pilot.pause()
        assert session.game.answers[-1] == 1

    at_the_screen(session, scene)


@pytest.mark.parametrize("size", [(100, 30), (80, 24)])
def test_the_screen_shows_both_sides_the_phase_the_question_and_the_log(size: tuple[int, int]):
    session = table()
    play_until(session, "Resource Step")

    async def scene(pilot: Pilot[None]) -> None:
        words = screen_words(pilot.app)
        for part in ("── Ben ──", "▶ You ──", "[BUILD resource]", "Resource Step: place", "Your Build Phase"):
            assert part in words
        for card in session.game.pile(0, HAND):
            assert session.game.definition[card].name[:6] in words

    at_the_screen(session, scene, size)


def test_nothing_of_the_opponents_hand_is_on_the_screen():
    """Whatever is in the other hand and nowhere open, no name of it is shown at any question."""
    session = table(seed=9)

    async def scene(pilot: Pilot[None]) -> None:
        chance = RandomPlayer(4)
        for _ in range(25):
            if session.game.ask is None:
                return
            battle = session.game
            open_names = {card.name for card in all_cards(session.view())}
            hidden = {battle.definition[card].name for card in battle.pile(1, HAND)} - open_names
            table_words = "\n".join(screen_words(pilot.app).split("\n")[:20])
            assert not [name for name in hidden if name in table_words]
            await choose(pilot, chance.answer(battle))

    at_the_screen(session, scene)


def test_undo_by_key():
    session = table()
    play_until(session, "Resource Step")
    before = digest(session.game)

    async def scene(pilot: Pilot[None]) -> None:
        await choose(pilot, option(session, "Place"))
        assert digest(session.game) != before
        await pilot.press("u")
        await pilot.pause()
        assert digest(session.game) == before
        assert "Resource Step" in screen_words(pilot.app)

    at_the_screen(session, scene)


def test_a_refused_undo_says_why():
    session = table()
    play_until(session, "Main Phase")

    async def scene(pilot: Pilot[None]) -> None:
        await choose(pilot, option(session, "End the turn"))
        before = digest(session.game)
        await pilot.press("u")
        await pilot.pause()
        assert digest(session.game) == before
        await until_shown(pilot, "Nothing can be taken back")

    at_the_screen(session, scene)


def test_reading_the_card_of_an_option():
    session = table()
    play_until(session, "Resource Step")
    question = session.question()
    assert question is not None
    name = question.cards[0][0].name
    assert name is not None

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("space")
        await pilot.pause()
        assert isinstance(pilot.app.screen, PageScreen)
        assert name in screen_words(pilot.app)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, GameScreen)

    at_the_screen(session, scene)


def test_why_not_on_a_card_of_the_table():
    session = table()
    play_until(session, "Main Phase")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("left")
        await pilot.pause()
        assert game_screen(pilot).table.has_focus
        await pilot.press("question_mark")
        await pilot.pause()
        words = screen_words(pilot.app)
        assert "You cannot now:" in words
        assert "2P-" in words

    at_the_screen(session, scene)


def test_enter_on_a_card_leads_to_its_answers():
    session = table()
    play_until(session, "Resource Step")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("left", "right", "enter")
        await pilot.pause()
        screen = game_screen(pilot)
        assert screen.options.has_focus
        assert screen.question is not None
        assert screen.options.highlighted in screen.question.about(screen.table.cursor or 0)

    at_the_screen(session, scene)


def test_piles_and_help_open_and_close():
    session = table()
    play_until(session, "Main Phase")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("o")
        await pilot.pause()
        assert isinstance(pilot.app.screen, PilesScreen)
        assert "Your KO pile" in screen_words(pilot.app)
        await pilot.press("escape", "h")
        await pilot.pause()
        assert "take back your last choice" in screen_words(pilot.app)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, GameScreen)

    at_the_screen(session, scene)


def test_save_and_resume(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    session = table()
    play_until(session, "Main Phase")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "home", "ctrl+k", *"mine", "enter")
        await until_shown(pilot, "Saved.")
        await pilot.press("r", "enter")
        await until_shown(pilot, "Written.")

    at_the_screen(session, scene)
    assert (tmp_path / "versus.record").exists()
    again = resumed(tmp_path / "mine", {"2pcg": house("2pcg")})
    assert digest(again.game) == digest(session.game)

    async def resumed_scene(pilot: Pilot[None]) -> None:
        assert "Main Phase: attack" in screen_words(pilot.app)

    at_the_screen(again, resumed_scene)


def test_a_file_is_written_over_only_after_a_yes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "versus.save").write_bytes(b"mine")
    session = table()

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, OverwriteScreen)
        assert "versus.save is there already." in screen_words(pilot.app)
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(pilot.app.screen, FileScreen), "another name can be given"
        assert (tmp_path / "versus.save").read_bytes() == b"mine"
        await pilot.press("end", *"-2", "enter")
        await until_shown(pilot, "Saved.")
        assert (tmp_path / "versus.save").read_bytes() == b"mine"
        await pilot.press("s", "enter", "y")
        await pilot.pause()
        assert (tmp_path / "versus.save").read_bytes() == (tmp_path / "versus.save-2").read_bytes()

    at_the_screen(session, scene)


def test_leaving_asks_first():
    session = table()

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(pilot.app.screen, LeaveScreen)
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(pilot.app.screen, GameScreen)
        await pilot.press("q", "y")
        await pilot.pause()
        assert pilot.app.return_code == 0

    at_the_screen(session, scene)


# Handing over


def test_a_hand_over_shows_no_card_at_all():
    session = table(people=2)

    async def scene(pilot: Pilot[None]) -> None:
        chance = RandomPlayer(8)
        names = {definition.name for definition in session.game.definition}
        handed_over = 0
        while handed_over < 10:
            if session.hand_over() is None:
                await choose(pilot, chance.answer(session.game))
                continue
            handed_over += 1
            await pilot.pause()
            assert isinstance(pilot.app.screen, HandOverScreen)
            words = screen_words(pilot.app)
            assert not [name for name in names if name in words]
            assert "press enter when you are ready" in words
            await pilot.press("enter")

    at_the_screen(session, scene)


def test_no_key_but_enter_does_anything_at_a_hand_over():
    session = table(people=2)

    async def scene(pilot: Pilot[None]) -> None:
        words = screen_words(pilot.app)
        before = digest(session.game)
        await pilot.press(
            "1", "a", "space", "i", "u", "question_mark", "o", "s", "r", "tab", "escape", "q", "h"
        )
        await pilot.pause()
        assert screen_words(pilot.app) == words
        assert digest(session.game) == before
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, GameScreen)

    at_the_screen(session, scene)


def test_after_the_hand_over_the_next_person_sees_their_own_hand():
    session = table(people=2)

    async def scene(pilot: Pilot[None]) -> None:
        for _ in range(12):
            seat = session.hand_over()
            if seat is None:
                await choose(pilot, 0)
                continue
            await pilot.press("enter")
            await pilot.pause()
            words = screen_words(pilot.app)
            own = [session.game.definition[card].name for card in session.game.pile(seat, HAND)]
            assert all(name[:5] in words for name in own)

    at_the_screen(session, scene)
