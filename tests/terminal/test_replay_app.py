import asyncio

from tests.terminal.tables import SIZE, screen_words, table
from versus.cards.catalogue import house
from versus.games.tpcg.words import HAND
from versus.players.random import RandomPlayer
from versus.terminal.replay import Replay
from versus.terminal.replay_app import ReplayApp


def some_replay() -> Replay:
    session = table()
    chance = RandomPlayer(3)
    while session.game.ask is not None and len(session.game.answers) < 60:
        session.answer(chance.answer(session.game))
    return Replay(session.game.record, house("2pcg"))


def test_keys_step_through_the_record():
    replay = some_replay()
    last = len(replay.answers)

    async def run() -> None:
        app = ReplayApp(replay)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            assert f"Answer 0 of {last} · seen by a spectator" in screen_words(app)
            await pilot.press("right", "right", "left")
            assert replay.at == 1
            await pilot.press("end")
            assert replay.at == last
            await pilot.press("home", "t", "t")
            assert replay.game().turn == 2
            await pilot.press("b")
            assert replay.game().turn == 1
            await pilot.pause()
            assert "Turn 1" in screen_words(app)

    asyncio.run(run())


def test_the_view_is_a_spectators_or_a_seats():
    replay = some_replay()

    async def run() -> None:
        app = ReplayApp(replay)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.press("t", "t")
            await pilot.pause()
            battle = replay.game()
            open_cards = [*battle.side(0), *battle.side(1), *battle.first_main]
            seen = {battle.definition[card].name for card in open_cards}
            hands = {battle.definition[card].name for seat in (0, 1) for card in battle.pile(seat, HAND)}
            table_words = "\n".join(screen_words(app).split("\n")[:18])
            assert not [name for name in hands - seen if name in table_words]
            await pilot.press("v")
            await pilot.pause()
            assert replay.seat == 0
            own = [battle.definition[card].name for card in battle.pile(0, HAND)]
            assert all(name[:5] in screen_words(app) for name in own)
            await pilot.press("v", "v")
            assert replay.seat is None

    asyncio.run(run())


def test_a_card_is_read_in_a_replay():
    replay = some_replay()

    async def run() -> None:
        app = ReplayApp(replay)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.press("end", "tab", "tab", "space")
            await pilot.pause()
            assert "escape closes" in screen_words(app)
            await pilot.press("escape", "q")

    asyncio.run(run())
