"""80x24: the header, the answers and the log are in sight in both games, however much lies on the table."""

from __future__ import annotations

import pytest
from textual.geometry import Region
from textual.pilot import Pilot

from tests.terminal.classic.test_app import under_attack
from tests.terminal.tables import screen_words
from tests.terminal.test_app import at_the_screen, game_screen
from versus.decks import starters
from versus.players.random import RandomPlayer
from versus.terminal.opening import seated
from versus.terminal.session import Session

SMALL = (80, 24)
PARTS = {"#strip": 1, "#table": 8, "#prompt": 1, "#options": 3, "#log": 3, "Footer": 1}
"""What must be in sight, and with how many lines at least."""


def late(game: str, seats: int) -> Session:
    """A game of some turns, at a question with several answers."""
    session = seated(starters(game)[:seats], 4, [0], ["Ann", "Ben", "Cy", "Di"][:seats])
    session.go_on()
    chance = RandomPlayer(3)
    while len(session.game.answers) < 150 or len(session.question().options) < 3:  # type: ignore[union-attr]
        session.answer(chance.answer(session.game))
    return session


@pytest.mark.parametrize(("game", "seats"), [("2pcg", 2), ("2pcg", 3), ("2pcg", 4), ("classic", 2)])
def test_header_answers_and_log_are_in_sight(game: str, seats: int):
    session = late(game, seats)

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.pause()
        seen_whole(pilot)
        words, question = screen_words(pilot.app), session.question()
        assert question is not None
        assert f"Turn {session.view().turn}" in words.split("\n")[0]
        for key, answer in list(zip(question.keys, question.options, strict=True))[:2]:
            assert f"{key} {answer[:20]}" in words
        assert session.log()[-1].split()[-1] in words, "the newest line"

    at_the_screen(session, scene, SMALL)


def test_an_attack_and_a_chain_leave_room_for_the_log():
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.pause()
        seen_whole(pilot)
        assert game_screen(pilot).waiting.display

    at_the_screen(under_attack(), scene, SMALL)


def seen_whole(pilot: Pilot[None]) -> None:
    """Every part is on the screen, beside the others and as high as it must be."""
    screen = Region(0, 0, *SMALL)
    found = {name: pilot.app.screen.query_one(name).region for name in PARTS}
    for name, region in found.items():
        assert screen.contains_region(region), name
        assert region.height >= PARTS[name], f"{name}: {region}"
    regions = list(found.values())
    for place, region in enumerate(regions):
        assert not any(region.overlaps(other) for other in regions[place + 1 :])
