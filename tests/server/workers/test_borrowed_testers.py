"""A worker has decks tested by the supervisor's testers, over the channel on which it asks for answers."""

from __future__ import annotations

import asyncio
import socket

import pytest

from versus.server.borrowing import Borrowed, lend
from versus.server.computers import Computers
from versus.server.testers import LostGame, TrialGame


class Scripted(Computers):
    """Plays no game, and knows how each went."""

    async def play(self, game: TrialGame) -> bytes:
        plan, pairing, number = game
        if number == 13:
            raise LostGame
        await asyncio.sleep(0.01 * (3 - pairing))
        return plan + bytes((pairing, number))


async def borrowed(*games: TrialGame) -> list[bytes | BaseException]:
    ours, theirs = socket.socketpair()
    lending = asyncio.ensure_future(lend(Scripted(1), theirs))
    worker = Borrowed(ours)
    try:
        return await asyncio.gather(*map(worker.play, games), return_exceptions=True)
    finally:
        await worker.close()
        await asyncio.wait_for(lending, 5)


def test_each_game_comes_back_to_who_asked_for_it_in_whatever_order():
    games: list[TrialGame] = [(b"a", 0, 1), (b"b", 1, 2), (b"c", 2, 3)]
    assert asyncio.run(borrowed(*games)) == [b"a\x00\x01", b"b\x01\x02", b"c\x02\x03"]


def test_a_lost_game_is_lost_there_too():
    found = asyncio.run(borrowed((b"a", 0, 13), (b"a", 0, 1)))
    assert isinstance(found[0], LostGame)
    assert found[1] == b"a\x00\x01"


def test_who_waits_hears_when_the_supervisor_is_gone():
    async def gone() -> None:
        ours, theirs = socket.socketpair()
        worker = Borrowed(ours)
        playing = asyncio.ensure_future(worker.play((b"a", 0, 1)))
        await asyncio.sleep(0.05)
        theirs.close()
        with pytest.raises(ConnectionError):
            await asyncio.wait_for(playing, 5)
        await worker.close()

    asyncio.run(gone())
