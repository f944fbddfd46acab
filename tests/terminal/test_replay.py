import msgspec
import pytest

from tests.terminal.tables import table
from versus.cards.catalogue import house
from versus.kernel.errors import ReplayDiffers
from versus.kernel.save import digest
from versus.players.random import RandomPlayer
from versus.terminal.replay import STRIDE, Replay


@pytest.fixture(scope="module")
def record():
    session = table()
    chance = RandomPlayer(3)
    while session.game.ask is not None and len(session.game.answers) < 5 * STRIDE:
        session.answer(chance.answer(session.game))
    return session.game.record


def test_every_position_is_reached_both_ways(record):
    found = Replay(record, house("2pcg"))
    there = []
    for at in range(len(record.answers) + 1):
        found.go_to(at)
        there.append(digest(found.game()))
    assert len(set(there)) == len(there)
    for at in reversed(range(len(record.answers) + 1)):
        assert digest(found.game()) == there[at]
        found.step(-1)
    assert found.at == 0


def test_the_ends_hold(record):
    found = Replay(record, house("2pcg"))
    found.step(-1)
    assert found.at == 0
    found.go_to(10_000)
    assert found.at == len(record.answers)
    assert found.given() is None
    found.next_turn()
    assert found.at == len(record.answers)


def test_turns_are_walked_both_ways(record):
    found = Replay(record, house("2pcg"))
    found.next_turn()
    assert found.game().turn == 1
    first = found.at
    found.next_turn()
    assert found.game().turn == 2
    found.step(1)
    found.previous_turn()
    assert found.game().turn == 2
    found.previous_turn()
    assert found.at == first
    found.previous_turn()
    assert found.at == 0


def test_a_spectator_sees_no_hand_and_no_question(record):
    found = Replay(record, house("2pcg"))
    found.go_to(20)
    assert all(not side["hand"] for side in found.view().sides)
    assert found.question() is None


def test_a_seat_sees_its_own_hand_and_its_own_question_only(record):
    found = Replay(record, house("2pcg"), seat=1)
    for at in range(len(record.answers)):
        found.go_to(at)
        ask = found.game().ask
        assert ask is not None
        assert (found.question() is not None) == (ask.seat == 1)
        assert not found.view().sides[0]["hand"]


def test_the_eyes_go_round(record):
    found = Replay(record, house("2pcg"))
    seen = []
    for _ in range(4):
        seen.append(found.seat)
        found.next_seat()
    assert seen == [None, 0, 1, None]


def test_the_log_grows_and_shrinks_with_the_place(record):
    found = Replay(record, house("2pcg"))
    found.go_to(30)
    later = found.log()
    found.go_to(10)
    assert later[: len(found.log())] == found.log()
    assert len(found.log()) < len(later)


def test_only_the_drawing_seat_reads_what_was_drawn(record):
    mine, theirs = Replay(record, house("2pcg"), seat=0), Replay(record, house("2pcg"), seat=1)
    drawn = [line for line in mine.all_lines() if line.startswith("Player 1 draws ")]
    assert any(line != "Player 1 draws a card." for line in drawn)
    assert {line for line in theirs.all_lines() if line.startswith("Player 1 draws ")} == {
        "Player 1 draws a card."
    }


def test_a_record_that_leads_elsewhere_is_refused(record):
    bent = msgspec.structs.replace(record, marks=[(len(record.answers), "0" * 32)])
    with pytest.raises(ReplayDiffers):
        Replay(bent, house("2pcg"))
