"""The classic game at the screen, by keys alone."""

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.terminal.classic.tables import (
    ABE,
    CARDS,
    HELLBOY,
    ILSA,
    KROENEN,
    LIZ,
    at_table,
    classic_table,
    reach,
)
from tests.terminal.tables import option, screen_words, table
from tests.terminal.test_app import at_the_screen, choose, game_screen, until_shown
from tests.terminal.test_levels import Slow
from versus.games.classic.seen.stops import STOPS, THEIR_ATTACKS, USUAL
from versus.games.classic.words import HAND, P_PRIORITY
from versus.kernel.picture import all_cards
from versus.kernel.save import digest
from versus.players.random import RandomPlayer
from versus.terminal.app import GameScreen
from versus.terminal.dialogs import HandOverScreen, PageScreen, PilesScreen, StopsScreen
from versus.terminal.opening import resumed
from versus.terminal.replay import Replay
from versus.terminal.replay_app import ReplayApp
from versus.testing.classic import duel, side
from versus.testing.five_ways import catalogue

SIZES = [(80, 24), (120, 36), (160, 48)]


def under_attack():
    """Liz attacks Ilsa and both have powered up: two effects wait, Ben's on top, and Ann is asked."""
    table = duel(
        p1=side(front=[HELLBOY, ABE], support=LIZ, hand=[LIZ, HELLBOY], resources=5, endurance=43),
        p2=side(front=[ILSA], hidden_front=KROENEN, hand=[ILSA, ILSA], resources=4, endurance=31),
    )
    table.p1.attacks(LIZ, ILSA)
    table.p1.powers_up(LIZ)
    table.p1.passes()
    table.p2.powers_up(ILSA)
    table.p2.passes()
    return at_table(table)


def test_a_whole_classic_game_is_played_by_keys():
    session = classic_table(seed=6)

    async def scene(pilot: Pilot[None]) -> None:
        chance = RandomPlayer(2)
        while session.game.ask is not None:
            given = len(session.game.answers)
            await choose(pilot, chance.answer(session.game))
            assert len(session.game.answers) > given
        assert "the game" in screen_words(pilot.app)
        await pilot.press("q")

    at_the_screen(session, scene)
    assert session.game.over


def test_a_whole_classic_game_against_greedy():
    """Ann builds, else she passes turn after turn, until Ben has won."""
    session = classic_table(level="greedy", go_on=False)

    async def scene(pilot: Pilot[None]) -> None:
        screen = game_screen(pilot)
        while session.game.ask is not None:
            while screen.thinking is not None:
                await pilot.pause(0.01)
            if session.game.ask is not None:
                can_pass = session.plug.stops.passing(session.game.ask) > 0
                passes = can_pass and session.view().step != "resource"
                await pilot.press("f5" if passes else game_screen(pilot).question.keys[0])
        await pilot.pause()
        assert "Ben wins the game." in screen_words(pilot.app)

    at_the_screen(session, scene)


@pytest.mark.parametrize("size", SIZES)
def test_the_screen_shows_columns_areas_endurance_initiative_priority_and_the_chain(size: tuple[int, int]):
    async def scene(pilot: Pilot[None]) -> None:
        words = screen_words(pilot.app)
        for part in (
            "Turn 3 · ★ You",
            "[COMBAT your attack step]",
            "── ▶ You ★ ── endurance 43",
            "── Ben ── endurance 31",
            "Hellboy",
            "Abe Sapien",
            "defending",
            "hid",
            "Karl Kroenen",
            "▶ You",
        ):
            assert part in words, part
        flowing = " ".join(line.split("│")[-1].strip() for line in words.split("\n")).replace("  ", " ")
        assert "Attack: Liz Sherman → Ilsa Haupstein" in flowing
        first, second = flowing.index("Chain ▸ Ben: Ilsa"), flowing.index("2 ▸ You: Liz Sherman")
        assert first < second, "the next to resolve is on top"

    at_the_screen(under_attack(), scene, size)


def test_the_screen_follows_a_new_size():
    async def scene(pilot: Pilot[None]) -> None:
        for size in ((160, 48), (80, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            words = screen_words(pilot.app)
            assert "Karl Kroenen" in words
            assert "0 Pass" in words
            assert "q Leave" in words

    at_the_screen(under_attack(), scene, (120, 36))


def test_nothing_of_the_opponents_hand_is_on_the_screen():
    session = classic_table(seed=9)

    async def scene(pilot: Pilot[None]) -> None:
        chance = RandomPlayer(4)
        for _ in range(20):
            game = session.game
            if game.ask is None:
                return
            seen = {card.name for card in all_cards(session.view())}
            hidden = {game.definition[card].name for card in game.pile(1, HAND)} - seen
            table_words = "\n".join(screen_words(pilot.app).split("\n")[:20])
            assert not [name for name in hidden if name in table_words]
            await choose(pilot, chance.answer(game))

    at_the_screen(session, scene)


def test_a_position_is_chosen_on_the_table():
    """Each place that may be chosen shows the key that chooses it."""
    table = duel(p1=side(front=LIZ, hand=[ABE], resources=2), at="recruit")
    session = at_table(table)

    async def scene(pilot: Pilot[None]) -> None:
        await choose(pilot, option(session, "Recruit Abe Sapien"))
        await pilot.pause()
        words = screen_words(pilot.app)
        assert "Choose a position for Abe Sapien" in words
        key = next(
            index for index, text in enumerate(session.question().options) if text == "Support row, column 1"
        )
        assert f"[{'123456789abc'[key]}]" in words
        await choose(pilot, key)
        assert [card.name for card in session.view().sides[0]["support"]] == ["Abe Sapien"]

    at_the_screen(session, scene)


def test_a_card_is_read_and_what_cannot_be_done_with_it():
    table = duel(
        p1=side(front=LIZ, hand=["Abe Sapien 3/3 c9"], resources=2), p2=side(front=ILSA), at="recruit"
    )
    session = at_table(table)

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("left", "space")
        await pilot.pause()
        assert isinstance(pilot.app.screen, PageScreen)
        words = screen_words(pilot.app)
        assert "Character" in words
        assert "ATK 3 · DEF 3" in words
        await pilot.press("escape", "question_mark")
        await pilot.pause()
        assert "CL-REC" in screen_words(pilot.app)
        await pilot.press("escape", "o")
        await pilot.pause()
        assert isinstance(pilot.app.screen, PilesScreen)
        assert "Your KO'd pile" in screen_words(pilot.app)
        await pilot.press("escape", "h")
        await pilot.pause()
        assert "pass until somebody else acts" in screen_words(pilot.app)

    session.stops[0] = frozenset(STOPS)
    at_the_screen(session, scene, (100, 40))


def test_the_chain_is_read_in_full():
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("f7")
        await pilot.pause()
        words = screen_words(pilot.app)
        assert "Attack: Liz Sherman → Ilsa Haupstein" in words
        assert "Ilsa Haupstein · Character · cost 3 · ATK 4 · DEF 5" in words

    at_the_screen(under_attack(), scene)


def test_without_an_attack_and_a_chain_there_is_nothing_to_read():
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("f7")
        await until_shown(pilot, "Nobody attacks, and nothing waits.")

    at_the_screen(classic_table(), scene)


def test_a_classic_replay_shows_the_chain_and_the_answer_that_was_given():
    session = under_attack()
    session.answer(0)
    replay = Replay(session.game.record, catalogue(session.game), seat=0)

    async def run() -> None:
        app = ReplayApp(replay)
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.press("end", "left")
            while replay.question() is None:
                await pilot.press("left")
            await pilot.pause()
            words = screen_words(app)
            assert "seen by Player 1" in words
            assert "»0 " in words
            await pilot.press("home")
            while not replay.game().chain:
                await pilot.press("right")
            await pilot.pause()
            assert "Chain ▸" in screen_words(app)

    asyncio.run(run())


# Stops


def test_stops_are_changed_on_a_page():
    session = under_attack()

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("f6")
        await pilot.pause()
        assert isinstance(pilot.app.screen, StopsScreen)
        assert f"[x] {THEIR_ATTACKS}" in screen_words(pilot.app)
        await pilot.press("down", "enter")
        await pilot.pause()
        assert f"[ ] {THEIR_ATTACKS}" in screen_words(pilot.app)
        await pilot.press("escape")
        await pilot.pause()
        assert session.stops[0] == USUAL - {THEIR_ATTACKS}
        await pilot.press("f6", "a", "escape")
        assert session.stops[0] == frozenset(STOPS)
        await pilot.press("f6", "u", "f6")
        assert session.stops[0] == USUAL
        assert isinstance(pilot.app.screen, GameScreen)

    at_the_screen(session, scene)


def test_pass_for_the_rest_of_the_turn_by_key():
    session = at_table(duel(p1=side(front=LIZ, hand=[ABE], resources=2), at="recruit"))

    async def scene(pilot: Pilot[None]) -> None:
        assert session.view().turn == 3
        await pilot.press("f5")
        await pilot.pause()
        assert session.view().turn == 4
        assert "Resource step: build" in screen_words(pilot.app)

    at_the_screen(session, scene)


def test_escape_takes_an_order_back_while_the_other_player_thinks():
    session = at_table(duel(p1=side(front=LIZ, hand=[ABE], resources=2), p2=side(front=ILSA), at="recruit"))
    slow = session.machines[1] = Slow()

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("f5")
        for _ in range(200):
            if game_screen(pilot).thinking is not None:
                break
            await pilot.pause(0.01)
        await pilot.pause()
        assert "Ben is thinking … You pass;" in screen_words(pilot.app)
        await pilot.press("escape")
        assert not session.is_passing()
        slow.may_answer.set()

    at_the_screen(session, scene)


def test_a_question_that_is_no_pass_cannot_be_passed():
    session = classic_table()
    reach(session, "Keep your hand")
    before = digest(session.game)

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("f2")
        await until_shown(pilot, "cannot be passed")
        assert digest(session.game) == before

    at_the_screen(session, scene)


def test_the_two_player_game_has_no_keys_for_stops():
    async def scene(pilot: Pilot[None]) -> None:
        assert "Stops" not in screen_words(pilot.app)
        await pilot.press("f6", "f2")
        await pilot.pause()
        assert isinstance(pilot.app.screen, GameScreen)

    at_the_screen(table(), scene)


# Saving, handing over


def test_save_and_resume_keep_the_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    session = classic_table()
    reach(session, "Your recruit step")
    session.stops[0] = USUAL - {THEIR_ATTACKS}

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("s", "home", "ctrl+k", *"mine", "enter")
        await until_shown(pilot, "Saved.")

    at_the_screen(session, scene)
    again = resumed(tmp_path / "mine", {"classic": CARDS})
    assert digest(again.game) == digest(session.game)
    assert again.stops == session.stops


def test_a_hand_over_shows_no_card_and_comes_only_where_somebody_is_asked():
    session = classic_table(people=2)
    names = {definition.name for definition in session.game.definition}

    async def scene(pilot: Pilot[None]) -> None:
        chance = RandomPlayer(8)
        handed_over = 0
        while handed_over < 5:
            if session.hand_over() is None:
                await choose(pilot, chance.answer(session.game))
                continue
            handed_over += 1
            await pilot.pause()
            assert isinstance(pilot.app.screen, HandOverScreen)
            words = screen_words(pilot.app)
            assert not [name for name in names if name in words]
            ask = session.game.ask
            assert ask is not None
            assert session.granted(ask) < 0
            await pilot.press("enter")

    at_the_screen(session, scene)


def test_a_quiet_window_is_no_hand_over():
    """Both have the usual stops: nobody is handed the keyboard to pass where nothing happens."""
    session = classic_table(people=2, seed=3)
    chance = RandomPlayer(1)
    quiet = 0
    for _ in range(60):
        if session.game.ask is None:
            break
        if session.hand_over() is not None:
            session.accept()
        ask = session.game.ask
        if ask is not None and ask.prompt == P_PRIORITY:
            view = session.view()
            theirs = any(link.seat != ask.seat for link in view.chain)
            quiet += not theirs and not view.fights and view.step not in ("recruit", "attack")
        session.answer(chance.answer(session.game))
    assert quiet == 0
